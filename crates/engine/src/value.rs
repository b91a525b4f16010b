//! Values of positions, on one scale with four ends: win, semi-win, semi-loss, loss.
//!
//! A value is from the view of the side to move. Most are estimates: an expected result
//! `1 / (1 + exp(-x))` is written as `x` hundred centi-units, so +100 means about 73%. A
//! semi-victory counts 3/4, which is +110 on this scale, *between* estimates: a larger advantage
//! is worth more than a semi-victory in hand. So that a proven semi-victory can be told from an
//! estimate of the same size, estimates leave a narrow band free for it.

use std::ops::{Add, Mul, Neg, Sub};

use mad_ugi::Score;

/// A value from the view of the side to move, in eighths of a centi-unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Value(i32);

/// Steps of a [`Value`] in one hundredth; also the unit of the evaluation's weights.
pub const PER_CENTI: i32 = 8;
/// The longest line that is ever searched, in turns.
pub const MAX_TURNS: usize = 250;

/// The value of a win at distance 0; each turn of distance subtracts one.
const WIN: i32 = 32_000;
/// The smallest value of a win.
const WIN_BOUND: i32 = WIN - MAX_TURNS as i32;
/// The value of a semi-victory at distance 0; each turn of distance subtracts one.
const SEMI: i32 = 118 * PER_CENTI;
/// The smallest value of a semi-victory. The middle of the band from here to [`SEMI`] is +110.
const SEMI_BOUND: i32 = SEMI - SEMI_TURNS;
/// Semi-victories further away than this have the same value.
const SEMI_TURNS: i32 = 16 * PER_CENTI;
const MAX_ESTIMATE: i32 = 2_500 * PER_CENTI;

impl Value {
    /// An even position.
    pub const ZERO: Self = Self(0);
    /// Larger than all values.
    pub const INFINITY: Self = Self(WIN + 1);
    /// The largest estimate.
    pub const MAX_ESTIMATE: Self = Self(MAX_ESTIMATE);
    /// The smallest value of a win.
    pub const LEAST_WIN: Self = Self(WIN_BOUND);
    /// The largest value of a semi-victory.
    pub const MOST_SEMI: Self = Self(SEMI);
    /// The smallest value of a semi-victory.
    pub const LEAST_SEMI: Self = Self(SEMI_BOUND);

    /// A difference in hundredths.
    #[must_use]
    pub const fn from_centi(centi: i32) -> Self {
        Self(centi * PER_CENTI)
    }

    /// The value of winning after this many turns from the root; negative for losing.
    #[must_use]
    pub const fn win_in(turns: usize) -> Self {
        Self(WIN - turns as i32)
    }

    /// The value of getting the semi-victory after this many turns from the root.
    #[must_use]
    pub const fn semi_in(turns: usize) -> Self {
        let turns = turns as i32;
        Self(SEMI - if turns < SEMI_TURNS { turns } else { SEMI_TURNS })
    }

    /// Makes an estimate of any number of eighths: within the bounds, and outside the band of
    /// semi-victories.
    #[must_use]
    pub const fn estimate(eighths: i32) -> Self {
        let size = eighths.abs();
        let size = if size > MAX_ESTIMATE {
            MAX_ESTIMATE
        } else if size < SEMI_BOUND || size > SEMI {
            size
        } else if size < (SEMI_BOUND + SEMI) / 2 {
            SEMI_BOUND - 1
        } else {
            SEMI + 1
        };
        Self(if eighths < 0 { -size } else { size })
    }

    /// The value in eighths of a centi-unit.
    #[must_use]
    pub const fn eighths(self) -> i32 {
        self.0
    }

    pub(crate) const fn from_eighths(eighths: i32) -> Self {
        Self(eighths)
    }

    /// The next larger value: the other end of a null window.
    pub(crate) const fn next_up(self) -> Self {
        Self(self.0 + 1)
    }

    /// Returns whether it is a win or a loss.
    #[must_use]
    pub const fn is_decided(self) -> bool {
        self.0.abs() >= WIN_BOUND
    }

    /// Returns whether it is a semi-victory of either side.
    #[must_use]
    pub const fn is_semi(self) -> bool {
        self.0.abs() >= SEMI_BOUND && self.0.abs() <= SEMI
    }

    /// Returns whether it is a result and not an estimate.
    #[must_use]
    pub const fn is_result(self) -> bool {
        self.is_decided() || self.is_semi()
    }

    /// Returns whether it favours the side to move.
    #[must_use]
    pub const fn is_positive(self) -> bool {
        self.0 > 0
    }

    /// The turns until a win or a loss.
    pub(crate) const fn turns_to_win(self) -> i32 {
        WIN - self.0.abs()
    }

    /// Converts a value seen from the root to one seen from a position `ply` turns away, for the
    /// transposition table.
    #[must_use]
    pub const fn to_table(self, ply: usize) -> Self {
        self.shift(ply as i32)
    }

    /// Converts a value from the transposition table, seen from its position, to one seen from the
    /// root, `ply` turns before it.
    #[must_use]
    pub const fn from_table(self, ply: usize) -> Self {
        self.shift(-(ply as i32))
    }

    /// Brings a result nearer by some turns. Estimates have no distance.
    const fn shift(self, turns: i32) -> Self {
        let size = self.0.abs();
        let size = if size >= WIN_BOUND {
            size + turns
        } else if self.is_semi() {
            let moved = size + turns;
            if moved > SEMI {
                SEMI
            } else if moved < SEMI_BOUND {
                SEMI_BOUND
            } else {
                moved
            }
        } else {
            size
        };
        Self(if self.0 < 0 { -size } else { size })
    }

    /// The score of a value seen from the root.
    #[must_use]
    pub const fn score(self) -> Score {
        if self.is_decided() {
            Score::Win(self.own_turns(WIN))
        } else if self.is_semi() {
            Score::Semi(self.own_turns(SEMI))
        } else {
            Score::Centi(self.0 / PER_CENTI)
        }
    }

    /// The turns to a result as turns of the side to move, negative if it is the other side's. The
    /// winner's last turn counts, and the loser makes one before each of the winner's.
    const fn own_turns(self, at_once: i32) -> i32 {
        let turns = at_once - self.0.abs();
        if self.0 > 0 { (turns + 1) / 2 } else { -(turns + 1) / 2 }
    }
}

/// The other side's view.
impl Neg for Value {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Add for Value {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Value {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Mul<i32> for Value {
    type Output = Self;

    fn mul(self, factor: i32) -> Self {
        Self(self.0 * factor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_are_never_results() {
        for eighths in -40_000..40_000 {
            let estimate = Value::estimate(eighths);
            assert!(!estimate.is_result(), "{eighths}");
            assert!(estimate.eighths().abs() <= MAX_ESTIMATE);
            let distance = (estimate.eighths() - eighths).abs();
            assert!(distance <= 8 * PER_CENTI + 1 || eighths.abs() > MAX_ESTIMATE);
        }
        for turns in 0..MAX_TURNS {
            let (win, semi) = (Value::win_in(turns), Value::semi_in(turns));
            assert!(win.is_decided() && !win.is_semi());
            assert!(semi.is_semi() && !(-semi).is_decided());
        }
        const { assert!((SEMI + SEMI_BOUND) / 2 == Score::SEMI_CENTI * PER_CENTI) };
    }

    #[test]
    fn the_table_stores_distances_from_its_own_position() {
        let (win, semi) = (Value::win_in(70), Value::semi_in(70));
        for ply in 0..60 {
            for value in [win, -win, semi, -semi, Value(123), Value(-4567)] {
                assert_eq!(value.to_table(ply).from_table(ply), value);
            }
        }
        assert_eq!(Value::win_in(5).to_table(3), Value::win_in(2));
        assert_eq!((-Value::semi_in(5)).to_table(3), -Value::semi_in(2));
    }

    #[test]
    fn scores_count_turns_of_ones_own() {
        for (value, score) in [
            (Value::win_in(1), Score::Win(1)),
            (Value::win_in(3), Score::Win(2)),
            // Loses after its next turn.
            (-Value::win_in(2), Score::Win(-1)),
            (-Value::win_in(4), Score::Win(-2)),
            (Value::semi_in(7), Score::Semi(4)),
            (-Value::semi_in(8), Score::Semi(-4)),
            (Value::from_centi(-100), Score::Centi(-100)),
        ] {
            assert_eq!(value.score(), score);
        }
    }
}
