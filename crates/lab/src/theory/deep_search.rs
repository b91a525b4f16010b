//! A deep search as a result that can be stored.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mad_engine::{Engine, Limits, Score};
use mad_rules::{Position, Side};
use serde::{Deserialize, Serialize};

use super::statistics::negated;
use super::study::text_of;
use crate::Interval;

/// A table of this size does not fill up in a search of some million nodes.
const LARGE_TABLE_MIB: usize = 128;
/// Searches of more nodes have the large table.
const MANY_NODES: u64 = 500_000;
/// The iterations whose values make the error bar.
const ITERATIONS: usize = 4;

/// What a deep search found, from red's view.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DeepSearch {
    /// The score as text: `cp 31`, `win -2`, `semi 5`.
    score: String,
    /// The depth.
    pub depth: u32,
    /// The main line, with spaces between the turns.
    pub line: String,
    /// Red's expected result after each of the last iterations.
    results: Vec<f64>,
}

impl DeepSearch {
    /// Searches a position; `None` if it was stopped or if the game is over.
    pub(super) fn new(
        position: &Position,
        engine: &mut Engine,
        nodes: u64,
        stop: &AtomicBool,
    ) -> Option<Self> {
        let mut large = None;
        let engine = if nodes > MANY_NODES {
            large.insert(Engine::new(LARGE_TABLE_MIB))
        } else {
            engine.clear();
            engine
        };
        engine.set_lines(1);
        let red = |score: Score| match position.to_move() {
            Side::Red => score,
            Side::Blue => negated(score),
        };
        let mut results = Vec::new();
        let report = engine.search(position, Limits::nodes(nodes), stop, |report| {
            results.push(red(report.lines[0].score()).expected_result());
        })?;
        if stop.load(Relaxed) {
            return None;
        }
        let line = &report.lines[0];
        let score = red(line.score());
        if results.last() != Some(&score.expected_result()) {
            results.push(score.expected_result());
        }
        let results = results.split_off(results.len().saturating_sub(ITERATIONS));
        let turns = text_of(&line.turns);
        Some(Self { score: score.to_string(), depth: report.depth, line: turns, results })
    }

    /// The score, from red's view.
    #[must_use]
    pub fn score(&self) -> Score {
        self.score.parse().unwrap_or(Score::Centi(0))
    }

    /// Returns whether the result is proven.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        !matches!(self.score(), Score::Centi(_))
    }

    /// Red's expected result, with the least and the greatest of the last four iterations.
    #[must_use]
    pub fn expected(&self) -> Interval {
        let value = self.score().expected_result();
        let low = self.results.iter().copied().fold(value, f64::min);
        let high = self.results.iter().copied().fold(value, f64::max);
        Interval { low, value, high }
    }
}
