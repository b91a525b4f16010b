//! The logic of a game board without a user interface, shared by the web app and the terminal.
//!
//! [`TurnInput`] is the state machine that makes turns out of taps, drags and keys.
//! [`GameSession`] is a game with its players, [clock](Clock), undo and redo. It is [saved](Saved)
//! as JSON, and a game can be shared as a [link](game_to_query). [`Editor`] sets up positions.
//! [`Achievements`] are the results against the computer, [`advice`] is what a coach says during a
//! game, and [`TurningPoint`] is where it was lost. [`motions`] says how ships are animated between two positions.
//!
//! Nothing here draws, waits, or accesses storage: the caller does.

mod achievements;
mod board_clock;
mod clock;
mod coach;
mod editor;
mod game_session;
mod hint;
mod known_games;
mod lenient;
mod link;
mod marks;
mod motion;
mod new_game;
mod overview;
mod preferences;
mod record_clock;
mod review;
mod saved;
mod series;
mod shortcuts;
mod time_control;
mod turn_input;
mod turn_list;

pub use achievements::{Achievements, LevelScore, RecordedResult};
pub use board_clock::{BoardClock, ClockEnd};
pub use clock::{Clock, clock_text};
pub use coach::{Advice, Learner, advice, endangered, is_coached};
pub use editor::Editor;
pub use game_session::{GameSession, Seat};
pub use hint::{HintReason, hint_reasons};
pub use known_games::KnownGames;
pub use link::{LinkError, SharedGame, game_from_query, game_to_query};
pub use marks::{Marks, Partner, reach};
pub use motion::{MotionKind, Placement, ShipMotion, motions};
pub use new_game::{ClockChoice, NewGameChoices};
pub use overview::{GameFilter, GameOrder, GameOverview, LevelTally, level_tallies};
pub use preferences::{Animation, DangerMarks, Handedness, Preferences, Theme, Volume};
pub use review::{GameFigures, TurningPoint};
pub use saved::{Saved, SavedError};
pub use series::{Series, points_text};
pub use shortcuts::{Chord, ClockKey, GameKey, Modifiers, StudyKey};
pub use time_control::{PerTurn, TimeControl};
pub use turn_input::{InputResult, InputStage, Refusal, Spot, TurnInput};
pub use turn_list::{ListedTurn, TurnNumber, TurnPair, turn_number, turn_pairs};
