//! The bench: a fixed set of positions searched to a fixed depth. The number of nodes, the
//! signature, is a checksum of the search's behaviour, the same on every machine.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use mad_rules::Position;

use crate::{Engine, Limits};

/// The search depth.
pub const DEPTH: u32 = 7;
/// The size of the transposition table, in mebibytes. The signature depends on it.
pub const TABLE_MIB: usize = 4;

/// The result of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Signature {
    /// Positions visited.
    pub nodes: u64,
    /// The time it took; zero where there is no clock.
    pub time: Duration,
}

/// The positions: from games on all four boards, a quarter of them near the tie-break.
pub fn positions() -> impl ExactSizeIterator<Item = Position> {
    POSITIONS.iter().map(|mfen| mfen.parse().expect("the list is checked by a test"))
}

/// An engine for [`run_on`], with its usual evaluation.
#[must_use]
pub fn engine() -> Engine {
    Engine::new(TABLE_MIB)
}

/// Searches all positions, each with an empty table.
pub fn run(on_position: impl FnMut(usize, &Position, u64)) -> Signature {
    run_on(&mut engine(), on_position)
}

/// The same with an [`engine`] whose evaluation was changed.
pub fn run_on(
    engine: &mut Engine,
    mut on_position: impl FnMut(usize, &Position, u64),
) -> Signature {
    let stop = AtomicBool::new(false);
    let mut signature = Signature { nodes: 0, time: Duration::ZERO };
    for (index, position) in positions().enumerate() {
        engine.clear();
        if let Some(report) = engine.search(&position, Limits::depth(DEPTH), &stop, |_| {}) {
            signature.nodes += report.nodes;
            signature.time += report.time;
            on_position(index, &position, report.nodes);
        }
    }
    signature
}

const POSITIONS: &[&str] = &[
    "b221b111b222b212/b121b122b211b112/4/4/r121r122r211r112/r221r111r222r212 r rb - 0/40 1",
    "b1121b111b122/b121b222b211b212/4/2r2111/r1212r112/r212r111r222r122 r - b 0/40 9",
    "b112b222b111b121/b1221b2211/r1223/1r2222/r2112r212/r221r1111r121 b - r 32/40 20",
    "b121b111b222b212/b1221b221b211/1b1122/1r2121r211/r1121r1211/r122r111r222r221 r - - 7/40 11",
    "b122b222b111b121/2b2111/2b2211/r2121r1121/1r2222/r1211r111r122 b - r 0/40 24",
    "b112b111b222b212/b121b122b211b221/4/4/r121r122r211r112/r221r222r111r212 r - - 31/40 3",
    "b221b111b222b212/b2111b112b121/1b1222/4/r2121r211r112/r122r111r222r221 b - b 1/40 6",
    "b221b111b222b211/b112b1221b121/2b2121/1r2111r122/1r2211r112/r212r111r222r121 b - - 7/40 12",
    "b212b111b222b122/b121b1121b221/4/1r211r222r112/r121r1222/r221r1111r212 b - r 34/40 10",
    "b221b111b222b212/b112b122b121b211/4/4/r121r122r211r112/r221r111r222r212 r - - 2/40 3",
    "b221b111b222b121/b212b122b211b112/4/3r211/r121r2121r112/r122r111r222r221 b - - 3/40 4",
    "b221b111b211b222b212/b1211b1221b112/5/r1211r1221r112/r221r111r211r222r212 r rb - 0/40 1",
    "b221b111b211b222b212/b1211b1221b112/5/r1211r2121r112/r122r111r211r222r221 b b - 1/40 2",
    "b221b111b211b222b121/b212b1222b112/1r1213/r2121r2221r112/r122r111r2111r221 r - - 31/40 9",
    "b212b222b211b111b122/b1213b112/5/r1221r2221r112/r212r111r2111r121 r - r 7/40 7",
    "b221b111b211b222b121/b2121b1221b112/5/r2111r1221r212/r221r111r112r222r121 b - - 3/40 4",
    "1b111b1121b122/4b121/b211b222b2122/1r2121r222r121/r221r111r1221r211 r - b 37/40 17",
    "b221b111b211b222b121/1b1223/4b112/1r2211r222r112/r212r111r2111r121 r - b 0/40 13",
    "b221b111b121b222b112/b212b1222b211/r221r2123/2r1221r112/1r111r211r222r121 r - - 7/40 7",
    "b121b1111b2111/b1121r2122/5/r2214/r112r111r2111r121 r - r 37/40 35",
    "b221b111b211b222b212/b1211b1221b112/5/r1211r1221r112/r221r111r211r222r212 r rb - 0/40 1",
    "b221b111b211b222b121/b2121b1221b112/1r2123/2r1221r112/r221r111r211r222r121 b - - 3/40 4",
    "xxb111b222xx/b221b121b122b211b212b112/6/6/r221r121r122r211r212r112/xxr111r222xx r rb - 0/40 1",
    "xxb111b222xx/2b2113/b2123b1121/1r1224/2r2212r121/xxr111r222xx r - b 2/40 29",
    "xxb111b222xx/1b112b211b121b122b221/3b2122/1r2111r2122/1r221r122r1121r121/xxr111r222xx r - - 37/40 11",
    "xxb111b222xx/1r1123b112/6/3b1222/b1211r2211r122r211/xxr222r111xx r - b 7/40 19",
    "xxb111b222xx/1b1211b2112/1b2123b112/5b221/1r121r211r1221r221/xxr111r222xx b - b 3/40 16",
    "xxb222b111xx/3b122b2121/1b121b2113/4r222r212/r221r112r1223/xxr1111xx r - b 36/40 21",
    "xx1b111xx/2r1222b211/b1125/2b2123/1r1121r2121r211/xxr111r222xx r - r 3/40 23",
    "xx1b111xx/b122b1122b2211/6/2b211b2222/1r121r221r2111r212/xxr111r222xx r - b 7/40 23",
    "xxb111b222xx/2b112b1211b212/r2211r122b1222/6/1r2112r222b221/xxr1111xx r - b 33/40 23",
    "xxb111b222xx/2b112r212b212b221/1b1224/6/2r221r112r122r121/xxr111r222xx b - r 0/40 14",
    "xxb111b222xx/b221b212b211b122b1211/5b112/1r2212r2121/1r211r122r1121r121/xxr111r222xx r - - 6/40 7",
    "xxb111b222xx/xb221b122b211b212x/2b121b1122/6/2r121r1122/xr221r122r211r212x/xxr111r222xx r rb - 0/40 1",
    "xx1b111xx/x2b1121x/6/1b222b2213/4r2121/xr221r1222x/xxr111r222xx r - b 6/40 45",
    "xxb111b222xx/x1b212b112b221x/1b2114/1r221r2223/2r2123/x1r1121r122x/xxr1111xx b - b 31/40 26",
    "xxb111b222xx/x2b211b121x/1b2214/2b1221b1121/5r211/xr112r1221r212x/xxr111r222xx b - b 7/40 18",
    "xxb111b222xx/x1b121b122b212x/4b2111/r2125/2r211r2212/xr1223x/xxr111r222xx b - r 2/40 22",
    "xx1b111xx/x2b1221x/2b2223/3b2122/1r1222r2121/x2r2221x/xx1r111xx b - b 37/40 44",
    "xxb222b111xx/x4x/2b1223/4b2121/1r2224/x4x/xx1r111xx b - r 0/40 44",
    "xxb111b222xx/xb112b122b211b212x/2b1213/4b2211/2r211r1212/xr221r122r112r212x/xxr111r222xx b - - 7/40 6",
    "xxb1111xx/x4x/5b121/3b222b1221/6/xr2211r2221x/xx1r111xx r - b 30/40 49",
    "xxb111b222xx/xb221b2111b121x/3b1222/4b212r212/2r1211r1221/xr221r2112x/xxr222r111xx b - r 8/40 20",
    "xxb111b222xx/x2b211b122x/2b2211b1121/1b1211r1222/3r2122/x1r121r2111x/xxr222r111xx r - b 2/40 21",
];

#[cfg(test)]
mod tests {
    use super::*;
    use mad_rules::Board;

    #[test]
    fn the_positions_are_a_fair_mixture() {
        let all: Vec<Position> = positions().collect();
        assert!(all.len() >= 40 && all.iter().all(|position| !position.is_over()));
        for board in Board::REGISTERED {
            assert!(all.iter().filter(|position| position.board() == board).count() >= 8);
        }
        let near =
            |position: &&Position| position.tie_break().turns_left.is_some_and(|left| left <= 10);
        assert!(all.iter().filter(near).count() * 4 >= all.len());
    }

    #[test]
    fn the_signature_is_repeatable() {
        assert_eq!(run(|_, _, _| {}).nodes, run(|_, _, _| {}).nodes);
    }
}
