//! The logic of a game board without a user interface, shared by the web app and the terminal.
//!
//! [`TurnInput`] is the state machine that makes turns out of taps, drags and keys.
//! [`GameSession`] is a game with its players, [clock](Clock), undo and redo. It is [saved](Saved)
//! as JSON, and a game can be shared as a [link](game_to_query). [`Editor`] sets up positions.
//! [`Achievements`] are the results against the computer. [`motions`] says how ships are animated between two positions.
//!
//! Nothing here draws, waits, or accesses storage: the caller does.

mod achievements;
mod clock;
mod editor;
mod game_session;
mod lenient;
mod link;
mod marks;
mod motion;
mod new_game;
mod preferences;
mod saved;
mod turn_input;
mod turn_list;

pub use achievements::{Achievements, LevelScore, RecordedResult};
pub use clock::{Clock, TimeControl, clock_text};
pub use editor::Editor;
pub use game_session::{GameSession, Seat};
pub use link::{LinkError, game_from_query, game_to_query};
pub use marks::{Marks, Partner};
pub use motion::{MotionKind, Placement, ShipMotion, motions};
pub use new_game::NewGameChoices;
pub use preferences::{
    Animation, BoardSet, DangerMarks, Handedness, Preferences, ShipSet, Theme, Volume,
};
pub use saved::{Saved, SavedError};
pub use turn_input::{InputResult, InputStage, Refusal, Spot, TurnInput};
pub use turn_list::{ListedTurn, TurnPair, turn_pairs};
