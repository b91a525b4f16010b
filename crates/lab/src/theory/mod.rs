//! What is known about the game, by measurement: how games end, what ships and kinds of turns are
//! worth, what the positioned starts are worth, and how much the tie-break limit matters.
//!
//! Each study is a [`Study`]: a list of independent parts, such as games or deep searches. [`run`]
//! computes the parts on several threads and writes each to a file as soon as it is done, so that
//! an interrupted study can be continued. A part depends only on the settings of the study and on
//! its own number, so the results do not depend on the number of threads.

mod deep_search;
mod ends;
mod limits;
mod results_file;
mod sampled_play;
mod ships;
mod starts;
mod statistics;
mod study;
mod turns;

pub use deep_search::DeepSearch;
pub use ends::{Ends, EndsSummary, GameTurns, TurnCounts};
pub use limits::{LimitComparison, TieBreakLimits};
pub use results_file::ResultsError;
pub use ships::{ShipPart, Ships, ShipsSummary, Worth, WorthOf};
pub use starts::{Formation, StartPart, StartResult, Starts, StartsSummary};
pub use statistics::{Verdict, mean, mean_result, quantile, share};
pub(crate) use study::engine_fingerprint;
pub use study::{Progress, Study, run};
pub use turns::{KindMatch, KindUse, TurnClass, TurnPart, Turns, TurnsSummary};
