//! A game between people apart.
//!
//! A game is an append-only list of [`Event`]s, numbered from 0. [`OnlineGame`] is the fold over them: it
//! [applies](OnlineGame::apply) events, [decides](OnlineGame::decide) what a player's [`Command`] leads to, and
//! knows what is [due](OnlineGame::due) by itself, such as the end of somebody's time. There is no I/O and no
//! clock here, so the server, the browser, the terminal and the tests share this code.
//!
//! [`protocol`] has the messages between client and server, and [`client`] the client's end of it.

mod apply;
pub mod client;
mod clock;
mod command;
mod decide;
mod event;
mod game;
mod ids;
mod link;
pub mod protocol;
mod record;
mod terms;

pub use clock::{Clocks, LagQuota};
pub use command::{Command, Offer, Phrase, Refusal};
pub use decide::{
    Due, INVITATION_TIME, MOST_EVENTS, MOST_GIFTS, MOST_PHRASES, Moment, PAUSE_TIME, START_TIME,
};
pub use event::{Action, Event};
pub use game::{Ending, FoldError, OnlineGame, OpenOffer, Phase, Plan};
pub use ids::{GameId, Nonce, ParseGameIdError, PersonId, Time};
pub use link::{Link, ParseLinkError};
pub use terms::{Pace, Terms, TermsError};
