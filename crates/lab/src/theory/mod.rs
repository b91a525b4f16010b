//! What is known about the game: surveys of strong games, the positioned starts, and the worth of
//! ships and turns.

mod openings;
mod sampled_play;
mod ships;
mod survey;

pub use openings::{OpeningStudy, StudiedOpening};
pub use ships::{ShipState, ShipWorth, ship_worths};
pub use survey::{Survey, SurveyResult, TurnCounts};
