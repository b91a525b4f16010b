//! What people do at a MAD board, without any screen.
//!
//! A [`Hand`] is how far a player has come in saying a turn: pick a ship, then say where it goes.
//! A [`Table`] is a game with those who play it, its [clock](Clock) and what can be taken back. A
//! table is [kept](Saved) as text, and a game fits into a [link](game_to_query). An [`Editor`] sets up a
//! position.
//!
//! Nothing here draws, waits or stores: whoever shows a board does that, and asks here what a tap
//! means.

mod clock;
mod editor;
mod form;
mod hand;
mod link;
mod marks;
mod motion;
mod saved;
mod table;

pub use clock::{Clock, TimeControl};
pub use editor::Editor;
pub use hand::{Answer, Hand, Refusal, Spot, Stage};
pub use link::{LinkError, game_from_query, game_to_query};
pub use marks::{Marks, Partner};
pub use motion::{Motion, Picture, Way, motions};
pub use saved::{Saved, SavedError};
pub use table::{Seat, Table};
