//! The known results for two ships against two.

use mad_rules::{Board, BySide, Options, Side};

use super::{Progress, Tablebase};
use crate::Tally;

/// All endings of two ships against two with red to move, limit 40 and no quiet turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TwoAgainstTwo {
    /// The values of the positions, by the side that expelled last.
    pub tallies: BySide<Tally>,
    /// The longest distance to a victory: see [`Tablebase::distance_to_victory`].
    pub longest: Option<u16>,
}

impl TwoAgainstTwo {
    /// Solves the endings, in about a minute on two cores.
    #[must_use]
    pub fn solve(board: Board, progress: &mut dyn FnMut(Progress)) -> Self {
        let ships = BySide { red: 2, blue: 2 };
        let mut tablebase = Tablebase::new(board, Some(Options::STANDARD_TIE_BREAK));
        tablebase.solve(ships, progress);
        let tally = |last_expeller| tablebase.tally(ships, Side::Red, last_expeller);
        Self {
            tallies: BySide::from_fn(|side| tally(side).expect("they are solved")),
            longest: tablebase.longest_distance(ships, Side::Red),
        }
    }

    /// The expected results, for the official boards.
    #[must_use]
    pub fn known(board: Board) -> Option<Self> {
        let (victories, semi_victories) = match board {
            Board::SIX_BY_FOUR => (BySide { red: 9_090_182, blue: 2_693_036 }, 712_958),
            Board::FIVE_BY_FIVE => (BySide { red: 10_805_467, blue: 3_222_953 }, 847_980),
            _ => return None,
        };
        let tallies = BySide::from_fn(|last_expeller| {
            let mut tally = Tally { victories, ..Tally::default() };
            tally.semi_victories[last_expeller] = semi_victories;
            tally
        });
        Some(Self { tallies, longest: Some(Options::STANDARD_TIE_BREAK.get()) })
    }
}
