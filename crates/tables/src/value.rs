//! Game-theoretic values and counts of them.

use mad_rules::{BySide, Outcome, Side, Victory};

/// The game-theoretic value of a position: its result under perfect play by both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameValue {
    /// This side forces the exile of the other's corvette.
    Victory(Side),
    /// Neither side can force an exile, and this side gets the tie-break.
    SemiVictory(Side),
    /// The tie-break is off, and neither side can force the exile of the other's corvette.
    Undecided,
}

impl GameValue {
    /// The value for a side as a number, from 2 for its victory to -2 for its opponent's.
    #[must_use]
    #[inline]
    pub fn rank(self, side: Side) -> i8 {
        let (winner, rank) = match self {
            Self::Victory(winner) => (winner, 2),
            Self::SemiVictory(winner) => (winner, 1),
            Self::Undecided => return 0,
        };
        if winner == side { rank } else { -rank }
    }

    /// The one of two values that a side prefers.
    #[must_use]
    #[inline]
    pub fn better(self, other: Self, side: Side) -> Self {
        if other.rank(side) > self.rank(side) { other } else { self }
    }
}

impl From<Outcome> for GameValue {
    fn from(outcome: Outcome) -> Self {
        match outcome.victory() {
            Victory::Full => Self::Victory(outcome.winner),
            Victory::Semi => Self::SemiVictory(outcome.winner),
        }
    }
}

/// The number of positions with each value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    /// Each side's victories.
    pub victories: BySide<u64>,
    /// Each side's semi-victories.
    pub semi_victories: BySide<u64>,
    /// Positions that neither side can win; none unless the tie-break is off.
    pub undecided: u64,
}

impl Tally {
    /// All positions counted.
    #[must_use]
    pub fn total(&self) -> u64 {
        let Self { victories, semi_victories, undecided } = *self;
        victories.red + victories.blue + semi_victories.red + semi_victories.blue + undecided
    }
}

impl FromIterator<GameValue> for Tally {
    fn from_iter<I: IntoIterator<Item = GameValue>>(values: I) -> Self {
        let mut tally = Self::default();
        for value in values {
            match value {
                GameValue::Victory(winner) => tally.victories[winner] += 1,
                GameValue::SemiVictory(winner) => tally.semi_victories[winner] += 1,
                GameValue::Undecided => tally.undecided += 1,
            }
        }
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn red_and_blue_see_the_same_scale_from_opposite_ends() {
        use GameValue::{SemiVictory, Undecided, Victory};
        let best_for_red = [
            Victory(Side::Red),
            SemiVictory(Side::Red),
            Undecided,
            SemiVictory(Side::Blue),
            Victory(Side::Blue),
        ];
        assert_eq!(best_for_red.map(|value| value.rank(Side::Red)), [2, 1, 0, -1, -2]);
        assert_eq!(best_for_red.map(|value| value.rank(Side::Blue)), [-2, -1, 0, 1, 2]);
        for pair in best_for_red.windows(2) {
            assert_eq!(pair[0].better(pair[1], Side::Red), pair[0]);
            assert_eq!(pair[0].better(pair[1], Side::Blue), pair[1]);
        }
    }
}
