//! `cargo xtask verify`: the long exhaustive checks.

mod facts;
mod search;

use anyhow::Result;
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

/// Runs the checks that are named, or all.
pub(crate) fn run(checks: &[Check], sample: usize) -> Result<()> {
    let checks = if checks.is_empty() { Check::value_variants() } else { checks };
    for check in checks {
        match check {
            Check::Facts => facts::run()?,
            Check::Search => search::run_all()?,
            Check::TwoAgainstTwo => search::run_two_against_two(sample)?,
        }
    }
    println!("All is well.");
    Ok(())
}
