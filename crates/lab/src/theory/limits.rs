//! How much the tie-break limit matters: the positioned starts, searched with several limits.

use std::collections::BTreeMap;
use std::num::NonZeroU16;
use std::sync::atomic::AtomicBool;

use mad_engine::Engine;
use mad_rules::{Board, Options, Position, Turn};
use serde_json::{Value, json};

use super::deep_search::DeepSearch;
use super::starts::{game_after, positioned_starts};
use super::statistics::Verdict;
use super::study::{Study, engine_fingerprint, limit_name, start};

/// Deep searches of all positioned starts with each limit.
#[derive(Debug, Clone)]
pub struct TieBreakLimits {
    /// The board.
    pub board: Board,
    /// The limits, at least one; the others are compared with the first.
    pub limits: Vec<Option<NonZeroU16>>,
    /// Node limit of a search.
    pub nodes: u64,
}

/// How the starts differ under two limits.
#[derive(Debug, Clone)]
pub struct LimitComparison {
    /// The limit.
    pub limit: Option<NonZeroU16>,
    /// The starts that were searched with this limit and with the first.
    pub starts: u64,
    /// Red's mean expected result.
    pub red: f64,
    /// The mean size of the difference to the first limit.
    pub difference: f64,
    /// The starts with another verdict.
    pub changed: u64,
    /// The start with the largest difference, and red's results with the first and with this limit.
    pub largest: Option<([Turn; 2], f64, f64)>,
}

impl TieBreakLimits {
    fn start(&self, limit: Option<NonZeroU16>) -> Position {
        start(self.board, Options { positioning: true, tie_break: limit })
    }

    /// The comparison of each limit with the first.
    #[must_use]
    pub fn summary(&self, parts: &BTreeMap<u64, DeepSearch>) -> Vec<LimitComparison> {
        let count = self.limits.len() as u64;
        let starts = positioned_starts(&self.start(None));
        let red = |index: u64, limit: u64| {
            parts.get(&(index * count + limit)).map(|search| search.expected().value)
        };
        let compare = |(limit, turns): (u64, &Option<NonZeroU16>)| {
            let pairs = (0..)
                .zip(&starts)
                .filter_map(|(index, turns)| Some((*turns, red(index, 0)?, red(index, limit)?)));
            let pairs: Vec<([Turn; 2], f64, f64)> = pairs.collect();
            let size = |&(_, one, two): &([Turn; 2], f64, f64)| (one - two).abs();
            let divisor = pairs.len().max(1) as f64;
            LimitComparison {
                limit: *turns,
                starts: pairs.len() as u64,
                red: pairs.iter().map(|(_, _, red)| red).sum::<f64>() / divisor,
                difference: pairs.iter().map(size).sum::<f64>() / divisor,
                changed: pairs
                    .iter()
                    .filter(|(_, one, two)| Verdict::of(*one) != Verdict::of(*two))
                    .count() as u64,
                largest: pairs.iter().max_by(|one, two| size(one).total_cmp(&size(two))).copied(),
            }
        };
        (0..).zip(&self.limits).map(compare).collect()
    }
}

impl Study for TieBreakLimits {
    type Part = DeepSearch;

    fn settings(&self) -> Value {
        json!({
            "study": "limits",
            "board": self.board,
            "limits": self.limits.iter().map(|&limit| limit_name(limit)).collect::<Vec<_>>(),
            "nodes": self.nodes,
            "engine": engine_fingerprint(self.board),
        })
    }

    fn len(&self) -> u64 {
        (positioned_starts(&self.start(None)).len() * self.limits.len()) as u64
    }

    fn part(&self, number: u64, engine: &mut Engine, stop: &AtomicBool) -> Option<DeepSearch> {
        let count = self.limits.len() as u64;
        let start = self.start(self.limits[(number % count) as usize]);
        let turns = positioned_starts(&start)[(number / count) as usize];
        DeepSearch::new(game_after(&start, &turns).position(), engine, self.nodes, stop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_limit_makes_no_difference() {
        let limit = Some(Options::STANDARD_TIE_BREAK);
        let limits = vec![limit, limit, NonZeroU16::new(4)];
        let study = TieBreakLimits { board: Board::FIVE_BY_FIVE, limits, nodes: 60 };
        assert_eq!(study.len(), 243);
        let (mut engine, stop) = (Engine::new(1), AtomicBool::new(false));
        let part = |number| Some((number, study.part(number, &mut engine, &stop)?));
        let parts: BTreeMap<u64, DeepSearch> = (0..30).filter_map(part).collect();
        let summary = study.summary(&parts);
        assert_eq!(summary.len(), 3);
        for same in &summary[..2] {
            assert_eq!((same.starts, same.changed, same.difference), (10, 0, 0.0));
        }
        // Four turns without an expulsion, two of which are the positioning turns: blue's.
        assert!(summary[2].red < 0.3 && summary[2].difference > 0.1, "{:?}", summary[2]);
        assert_eq!(summary[2].starts, 10);
    }
}
