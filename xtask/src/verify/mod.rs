//! `cargo xtask verify`: the long exhaustive checks.

mod facts;
mod search;

use anyhow::{Result, bail};
use clap::ValueEnum;
use mad_rules::Board;

/// A long check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Check {
    /// Two ships against two, solved on both official boards, against the known figures.
    Facts,
    /// The engine's proven results in every ending up to three ships, against the solver's.
    Search,
    /// The same for endings of two ships against two, as many as are asked for.
    TwoAgainstTwo,
}

const BOARDS: [Board; 2] = [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE];

/// A part of the checks: they take long, and may be done one after the other.
#[derive(Debug, Default)]
pub(crate) struct Part {
    /// Only this board.
    pub(crate) board: Option<Board>,
    /// Only these limits; all if there are none.
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

/// Reads one of the two official boards.
pub(crate) fn board(name: &str) -> Result<Board> {
    match BOARDS.into_iter().find(|board| board.to_string() == name) {
        Some(board) => Ok(board),
        None => bail!("expected 6x4 or 5x5"),
    }
}

/// Runs the checks that are named, or all.
pub(crate) fn run(checks: &[Check], sample: usize, part: &Part) -> Result<()> {
    let checks = if checks.is_empty() { Check::value_variants() } else { checks };
    for check in checks {
        match check {
            Check::Facts => facts::run(part)?,
            Check::Search => search::run_all(part)?,
            Check::TwoAgainstTwo => search::run_two_against_two(sample, part)?,
        }
    }
    println!("All is well.");
    Ok(())
}
