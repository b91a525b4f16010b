//! Perft speed on one thread, from the start positions at depth 7: board, leaves, and millions of
//! leaves per second with and without bulk counting.
//!
//! Run by `cargo xtask bench perft`, once for each kind of build.

use std::time::Instant;

use mad_rules::perft::{perft, perft_without_bulk_counting};
use mad_rules::{Board, Options, Position};

const DEPTH: u32 = 7;
const RUNS: usize = 3;

/// The number of leaves, and millions of leaves per second in the best of a few runs.
fn rate(position: &Position, count: fn(&Position, u32) -> u64) -> (u64, f64) {
    let mut leaves = 0;
    let mut best = f64::INFINITY;
    for _ in 0..RUNS {
        let start = Instant::now();
        leaves = count(position, DEPTH);
        best = best.min(start.elapsed().as_secs_f64());
    }
    (leaves, leaves as f64 / best / 1e6)
}

fn main() {
    for board in [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE] {
        let position = board.start(Options::default()).expect("registered");
        let (leaves, bulk) = rate(&position, perft);
        let (played, single) = rate(&position, perft_without_bulk_counting);
        assert_eq!(leaves, played, "both ways count the same turns");
        println!("{board} {leaves} {bulk:.0} {single:.0}");
    }
}
