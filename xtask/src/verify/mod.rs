//! `cargo xtask verify`: the long exhaustive checks.

mod endings;
mod facts;
mod puzzles;
mod random;
mod review;
mod search;
mod tables;

use anyhow::{Result, bail};
use clap::ValueEnum;
use mad_rules::Board;

pub(crate) use endings::EndingsArgs;
pub(crate) use review::ReviewArgs;

/// An exhaustive check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Check {
    /// Solve two ships against two on both official boards and compare with the known figures.
    Facts,
    /// Compare the engine's proven results with the solver in every ending up to three ships.
    Search,
    /// The same for a sample of the endings of two ships against two.
    TwoAgainstTwo,
    /// Build tables of up to four ships and compare every position with the solver in memory.
    Tables,
    /// Search random endings with tables and without, and compare the turns, the proven results and
    /// their distances with exact values.
    Endings,
    /// Review games, and compare the judgements with exact values of endings and with a search a hundred
    /// times longer.
    Review,
    /// Prove every puzzle of the tree anew: legal, unique, as long as stated, no two alike.
    Puzzles,
}

const BOARDS: [Board; 2] = [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE];

/// A selection of boards and limits, to run a long check in parts.
#[derive(Debug, Default)]
pub(crate) struct Part {
    /// Only this board.
    pub(crate) board: Option<Board>,
    /// Only these tie-break limits; all if empty.
    pub(crate) limits: Vec<u16>,
}

impl Part {
    fn boards(&self) -> impl Iterator<Item = Board> {
        BOARDS.into_iter().filter(|&board| self.board.is_none_or(|only| only == board))
    }

    fn has_limit(&self, limit: u16) -> bool {
        self.limits.is_empty() || self.limits.contains(&limit)
    }
}

/// Parses one of the two official boards.
pub(crate) fn board(name: &str) -> Result<Board> {
    match BOARDS.into_iter().find(|board| board.to_string() == name) {
        Some(board) => Ok(board),
        None => bail!("{name:?} is not an official board; expected 6x4 or 5x5"),
    }
}

/// Runs these checks; all if there are none.
pub(crate) fn run(
    checks: &[Check],
    sample: usize,
    part: &Part,
    endings: &EndingsArgs,
    review: &ReviewArgs,
) -> Result<()> {
    let checks = if checks.is_empty() { Check::value_variants() } else { checks };
    for check in checks {
        match check {
            Check::Facts => facts::run(part)?,
            Check::Search => search::run_all(part)?,
            Check::TwoAgainstTwo => search::run_two_against_two(sample, part)?,
            Check::Tables => tables::run(part)?,
            Check::Endings => endings::run(endings, part)?,
            Check::Review => review::run(review, endings.seed(), part)?,
            Check::Puzzles => puzzles::run(part)?,
        }
    }
    println!("All checks passed.");
    Ok(())
}
