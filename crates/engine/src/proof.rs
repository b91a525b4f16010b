//! Proofs: bounds on the result of a position that are certain, kept apart from its value.

use std::ops::Neg;

use crate::value::Value;

/// Proven lower and upper bounds on a position's result, from the view of the side to move. They
/// are derived from finished games only, so pruning, reductions and estimates cannot make them
/// wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proof {
    /// Ranks from -2 (loss) over -1 and 1 (the semi-results) to 2 (win).
    lower: i8,
    upper: i8,
}

impl Proof {
    /// Nothing is known.
    pub const NOTHING: Self = Self { lower: -2, upper: 2 };
    /// A win.
    pub const WIN: Self = Self::exactly(2);
    /// A loss.
    pub const LOSS: Self = Self::exactly(-2);
    /// The semi-victory.
    pub const SEMI_WIN: Self = Self::exactly(1);
    /// The semi-defeat.
    pub const SEMI_LOSS: Self = Self::exactly(-1);

    const fn exactly(rank: i8) -> Self {
        Self { lower: rank, upper: rank }
    }

    /// Returns whether the result is known.
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.lower == self.upper
    }

    /// Returns whether the result is known to be a semi-victory of either side.
    #[must_use]
    pub const fn is_semi(self) -> bool {
        self.is_complete() && self.lower.abs() == 1
    }

    /// Returns whether a turn with this proof is better than one with the other, whatever their
    /// values.
    #[must_use]
    pub(crate) const fn surpasses(self, other: Self) -> bool {
        self.lower > other.upper || self.lower == 2 && other.lower < 2
    }

    /// The intersection with another proof about the same position.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { lower: self.lower.max(other.lower), upper: self.upper.min(other.upper) }
    }

    /// The proof of a position from the proofs of all its turns: the best of them.
    #[must_use]
    pub fn best(turns: impl IntoIterator<Item = Self>) -> Self {
        turns.into_iter().fold(Self::LOSS, Self::or)
    }

    /// The proof of a choice between two turns.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self { lower: self.lower.max(other.lower), upper: self.upper.max(other.upper) }
    }

    /// The proof of a position of which some turns were not searched: they may be better, so the
    /// upper bound is open.
    #[must_use]
    pub const fn or_better(self) -> Self {
        Self { lower: self.lower, upper: 2 }
    }

    /// Clamps a value to the bounds. A value clamped to a semi-victory gets a distance of
    /// `tie_break` turns, the least that is possible.
    pub(crate) fn clamp(self, value: Value, tie_break: usize) -> Value {
        let result = |rank: i8| match rank {
            2 => Value::LEAST_WIN,
            1 => Value::semi_in(tie_break),
            -1 => -Value::semi_in(tie_break),
            _ => -Value::LEAST_WIN,
        };
        let too_low = match self.lower {
            2 => value < Value::LEAST_WIN,
            1 => value < Value::LEAST_SEMI,
            -1 => value < -Value::MOST_SEMI,
            _ => false,
        };
        let too_high = match self.upper {
            -2 => value > -Value::LEAST_WIN,
            -1 => value > -Value::LEAST_SEMI,
            1 => value > Value::MOST_SEMI,
            _ => false,
        };
        match (too_low, too_high) {
            (true, _) => result(self.lower),
            (_, true) => result(self.upper),
            _ => value,
        }
    }

    pub(crate) const fn to_bits(self) -> u8 {
        (self.lower + 2) as u8 | ((self.upper + 2) as u8) << 3
    }

    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self { lower: (bits & 7) as i8 - 2, upper: (bits >> 3 & 7) as i8 - 2 }
    }
}

/// The other side's view.
impl Neg for Proof {
    type Output = Self;

    fn neg(self) -> Self {
        Self { lower: -self.upper, upper: -self.lower }
    }
}

/// The result of a node: a value, which may be an estimate or a bound, and what is proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NodeResult {
    pub(crate) value: Value,
    pub(crate) proof: Proof,
}

impl NodeResult {
    /// A value that proves nothing.
    pub(crate) const fn unproven(value: Value) -> Self {
        Self { value, proof: Proof::NOTHING }
    }

    /// A proven win or loss.
    pub(crate) const fn decided(value: Value) -> Self {
        debug_assert!(value.is_decided());
        Self { value, proof: if value.is_positive() { Proof::WIN } else { Proof::LOSS } }
    }
}

impl Neg for NodeResult {
    type Output = Self;

    fn neg(self) -> Self {
        Self { value: -self.value, proof: -self.proof }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Proof; 5] =
        [Proof::NOTHING, Proof::WIN, Proof::LOSS, Proof::SEMI_WIN, Proof::SEMI_LOSS];

    #[test]
    fn bits_and_views_lose_nothing() {
        for one in ALL {
            for other in ALL {
                let both = one.or(other);
                assert_eq!(Proof::from_bits(both.to_bits()), both);
                assert_eq!(-(-both), both);
                assert!(both.to_bits() < 64);
            }
        }
    }

    #[test]
    fn values_are_clamped_to_what_is_proven() {
        let [low, high] = [-99, 1234].map(Value::from_eighths);
        let (semi, win) = (Value::semi_in(5), Value::LEAST_WIN);
        assert_eq!(Proof::NOTHING.clamp(high, 5), high);
        assert_eq!(Proof::SEMI_WIN.clamp(high, 5), semi);
        assert_eq!(Proof::SEMI_WIN.clamp(low, 5), semi);
        assert_eq!(Proof::SEMI_WIN.clamp(Value::semi_in(9), 5), Value::semi_in(9));
        assert_eq!(Proof::SEMI_LOSS.clamp(-low, 5), -semi);
        assert_eq!(Proof::WIN.clamp(high, 5), win);
        assert_eq!(Proof::LOSS.clamp(high, 5), -win);
        let estimate = Value::from_eighths(12_345);
        assert_eq!(Proof::SEMI_WIN.or_better().clamp(estimate, 5), estimate);
    }

    #[test]
    fn the_best_of_the_turns_counts() {
        let semi = Proof::best([Proof::LOSS, Proof::SEMI_WIN, Proof::SEMI_LOSS]);
        assert_eq!(semi, Proof::SEMI_WIN);
        let open = Proof::best([Proof::SEMI_WIN, Proof::NOTHING]);
        assert!(!open.is_complete(), "the other turn may win");
        assert_eq!(open.and(-Proof::SEMI_LOSS), Proof::SEMI_WIN);
        assert_eq!(Proof::SEMI_WIN.or_better(), open);
        assert_eq!(Proof::best([Proof::WIN, Proof::NOTHING]), Proof::WIN);
    }
}
