//! What is certain about a position, as opposed to what it is thought to be worth.

use std::ops::Neg;

use crate::value::{SEMI, SEMI_BOUND, Value, WIN_BOUND, is_decided, semi_in};

/// Bounds on a position's result that hold whatever was pruned, reduced or guessed on the way:
/// they rest on finished games alone. From the view of the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proof {
    /// Ranks from -2 (loss) over -1 and 1 (the semi-results) to 2 (win).
    least: i8,
    most: i8,
}

impl Proof {
    /// Nothing is known.
    pub const NOTHING: Self = Self { least: -2, most: 2 };
    /// A win.
    pub const WIN: Self = Self::exactly(2);
    /// A loss.
    pub const LOSS: Self = Self::exactly(-2);
    /// The semi-victory.
    pub const SEMI_WIN: Self = Self::exactly(1);
    /// The semi-defeat.
    pub const SEMI_LOSS: Self = Self::exactly(-1);

    const fn exactly(rank: i8) -> Self {
        Self { least: rank, most: rank }
    }

    /// Whether the result is known.
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.least == self.most
    }

    /// Whether the result is known to be a semi-victory, of whichever side.
    #[must_use]
    pub const fn is_semi(self) -> bool {
        self.is_complete() && self.least.abs() == 1
    }

    /// Whether something of which this is known is to be preferred to something of which that is
    /// known, whatever it is thought to be worth.
    #[must_use]
    pub(crate) const fn surpasses(self, other: Self) -> bool {
        self.least > other.most || self.least == 2 && other.least < 2
    }

    /// With the knowledge of another proof about the same position.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { least: self.least.max(other.least), most: self.most.min(other.most) }
    }

    /// Of a position, by the proofs of all its turns: the best of them.
    #[must_use]
    pub fn best(turns: impl IntoIterator<Item = Self>) -> Self {
        turns.into_iter().fold(Self::LOSS, Self::or)
    }

    /// Of a position in which the one or the other can be chosen.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self { least: self.least.max(other.least), most: self.most.max(other.most) }
    }

    /// Of a position of which only some turns were looked at: the others may be better.
    #[must_use]
    pub const fn or_better(self) -> Self {
        Self { least: self.least, most: 2 }
    }

    /// A value brought within what is certain, if the tie-break is no nearer than so many turns.
    pub(crate) fn clamp(self, value: Value, tie_break: usize) -> Value {
        let result = |rank: i8| match rank {
            2 => WIN_BOUND,
            1 => semi_in(tie_break),
            -1 => -semi_in(tie_break),
            _ => -WIN_BOUND,
        };
        let too_low = match self.least {
            2 => value < WIN_BOUND,
            1 => value < SEMI_BOUND,
            -1 => value < -SEMI,
            _ => false,
        };
        let too_high = match self.most {
            -2 => value > -WIN_BOUND,
            -1 => value > -SEMI_BOUND,
            1 => value > SEMI,
            _ => false,
        };
        match (too_low, too_high) {
            (true, _) => result(self.least),
            (_, true) => result(self.most),
            _ => value,
        }
    }

    pub(crate) const fn to_bits(self) -> u8 {
        (self.least + 2) as u8 | ((self.most + 2) as u8) << 3
    }

    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self { least: (bits & 7) as i8 - 2, most: (bits >> 3 & 7) as i8 - 2 }
    }
}

/// The other side's view.
impl Neg for Proof {
    type Output = Self;

    fn neg(self) -> Self {
        Self { least: -self.most, most: -self.least }
    }
}

/// What a search found: a value, which may be an estimate or a bound, and what is certain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) value: Value,
    pub(crate) proof: Proof,
}

impl Finding {
    /// A value that proves nothing.
    pub(crate) const fn guess(value: Value) -> Self {
        Self { value, proof: Proof::NOTHING }
    }

    /// A win or a loss that was seen.
    pub(crate) const fn certain(value: Value) -> Self {
        debug_assert!(is_decided(value));
        Self { value, proof: if value > 0 { Proof::WIN } else { Proof::LOSS } }
    }
}

impl Neg for Finding {
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
    fn values_stay_within_what_is_certain() {
        assert_eq!(Proof::NOTHING.clamp(1234, 5), 1234);
        assert_eq!(Proof::SEMI_WIN.clamp(1234, 5), semi_in(5));
        assert_eq!(Proof::SEMI_WIN.clamp(-99, 5), semi_in(5));
        assert_eq!(Proof::SEMI_WIN.clamp(semi_in(9), 5), semi_in(9));
        assert_eq!(Proof::SEMI_LOSS.clamp(99, 5), -semi_in(5));
        assert_eq!(Proof::WIN.clamp(99, 5), WIN_BOUND);
        assert_eq!(Proof::LOSS.clamp(99, 5), -WIN_BOUND);
        assert_eq!(Proof::SEMI_WIN.or_better().clamp(12_345, 5), 12_345);
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
