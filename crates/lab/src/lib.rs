//! Matches between MAD engines, with Elo estimates and sequential tests.
//!
//! A [`Player`] chooses turns: this project's engine ([`OurEngine`]), any engine that speaks the
//! engine protocol ([`UgiPlayer`]), the fixed reference opponent ([`Baseline`]), or a random mover
//! ([`RandomPlayer`]). A [`Match`] plays two of them over the positioning openings of a board, each
//! opening twice with sides swapped, several games at once. [`Statistics`] give the score and the
//! Elo difference with its error bar, and a sequential probability ratio test ([`Sprt`]) may end
//! the match early. [`Ladder`] measures the engine's levels, [`tune`] fits evaluation weights, and
//! [`puzzles`] finds puzzles and proves them.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use mad_lab::{Baseline, Match, RandomPlayer, TimeControl};
//! use mad_rules::Board;
//!
//! let mut contest = Match::new(Board::SIX_BY_FOUR)?;
//! contest.games = 8;
//! contest.limits = [TimeControl::Depth(1); 2];
//! let report = contest.run(
//!     [&|| Ok(Box::new(Baseline::new(1))), &|| Ok(Box::new(RandomPlayer::new(7)))],
//!     &mut |game, _| {
//!         println!("{}", game.record);
//!         ControlFlow::Continue(())
//!     },
//! )?;
//! assert_eq!(report.statistics.game_count(), 8);
//! assert!(report.statistics.score() > 0.5);
//! # Ok::<(), mad_lab::MatchError>(())
//! ```

mod baseline;
mod contest;
mod ladder;
mod limits;
mod openings;
mod ours;
mod player;
pub mod puzzles;
mod random;
mod review;
mod sprt;
mod spsa;
mod statistics;
pub mod theory;
pub mod training;
pub mod tune;
mod ugi;

pub use baseline::{
    Baseline, CLASS_WORTH, ClassWorth, SEMI_VICTORY_VALUE, VICTORY_VALUE, evaluate,
};
pub use contest::{
    Fault, FinishedGame, Forfeit, Match, MatchError, MatchReport, Observer, PlayerFactory,
};
pub use ladder::{Ladder, Misses, Rate, Rung};
pub use limits::{Allowance, TimeControl};
pub use mad_ugi::{Limits, Score};
pub use openings::{openings, varied_openings};
pub use ours::OurEngine;
pub use player::{Choice, Player, PlayerError, SearchInfo};
pub use random::RandomPlayer;
pub use review::{ReviewSettings, evaluation, review};
pub use sprt::{Sprt, Verdict, elo, expected_score};
pub use spsa::Spsa;
pub use statistics::{Faults, Interval, Results, Statistics};
pub use ugi::{CommandLineError, UgiCommand, UgiPlayer};
