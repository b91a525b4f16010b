//! A position's value as a function of the turns left.

use mad_rules::Side;

use crate::GameValue;

/// The numbers of turns left at which the value of a position changes, for one owner of the
/// tie-break.
///
/// With no turn left the owner has a semi-victory. Any better result is forced by a turn that
/// leaves the layer, and can still be forced with more turns left. So the value changes at most
/// twice: to the owner's victory; or to the opponent's semi-victory, the opponent's victory, or
/// first the one and then the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Thresholds {
    /// The fewest turns left with which the owner's opponent has a semi-victory or more.
    turned: u8,
    /// The fewest turns left with which a side has a victory.
    decided: u8,
}

const NEVER: u8 = u8::MAX;

impl Thresholds {
    /// The largest number of turns that can be stored.
    pub(super) const MAX_TURNS: u16 = NEVER as u16 - 1;
    /// No change yet: the owner's semi-victory.
    pub(super) const START: Self = Self { turned: NEVER, decided: NEVER };
    /// Marks an unused index. No position changes its value at 0 turns.
    pub(super) const UNUSED: Self = Self { turned: 0, decided: 0 };

    pub(super) fn is_unused(self) -> bool {
        self == Self::UNUSED
    }

    /// Returns whether the value is final: more turns left cannot change it.
    #[inline]
    pub(super) fn is_final(self) -> bool {
        self.decided != NEVER
    }

    /// The value with the most turns left that are computed so far.
    #[inline]
    pub(super) fn latest(self, owner: Side) -> GameValue {
        self.at(u16::MAX, owner)
    }

    /// The value with this many turns left.
    #[inline]
    pub(super) fn at(self, turns_left: u16, owner: Side) -> GameValue {
        let passed = |threshold: u8| threshold != NEVER && u16::from(threshold) <= turns_left;
        let leader = if self.turned == NEVER { owner } else { owner.opponent() };
        if passed(self.decided) {
            GameValue::Victory(leader)
        } else if passed(self.turned) {
            GameValue::SemiVictory(leader)
        } else {
            GameValue::SemiVictory(owner)
        }
    }

    /// The fewest turns left with which a side has a victory, if there is one.
    pub(super) fn decided(self) -> Option<u16> {
        self.is_final().then_some(self.decided.into())
    }

    /// The fewest turns left with which the owner's opponent has a semi-victory or more.
    pub(super) fn turned(self) -> Option<u16> {
        (self.turned != NEVER).then_some(self.turned.into())
    }

    /// Adds the value with one more turn left.
    pub(super) fn extended(self, turns_left: u16, owner: Side, value: GameValue) -> Self {
        debug_assert!(!self.is_final() && turns_left <= Self::MAX_TURNS);
        let now = turns_left as u8;
        let turned = self.turned.min(now);
        debug_assert!(
            self.turned == NEVER || value.rank(owner) < 0,
            "a result that can be forced stays so with more turns left"
        );
        match value {
            GameValue::Victory(winner) if winner == owner => Self { decided: now, ..self },
            GameValue::Victory(_) => Self { turned, decided: now },
            GameValue::SemiVictory(winner) if winner != owner => Self { turned, ..self },
            GameValue::SemiVictory(_) | GameValue::Undecided => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use GameValue::{SemiVictory, Victory};

    fn thresholds(owner: Side, values: &[GameValue]) -> Thresholds {
        (1..).zip(values).fold(Thresholds::START, |thresholds, (turns, &value)| {
            if thresholds.is_final() {
                thresholds
            } else {
                thresholds.extended(turns, owner, value)
            }
        })
    }

    #[test]
    fn values_round_trip() {
        let (owner, other) = (Side::Blue, Side::Red);
        let (start, turned) = (SemiVictory(owner), SemiVictory(other));
        for values in [
            [start, start, start, start],
            [start, Victory(owner), Victory(owner), Victory(owner)],
            [start, Victory(other), Victory(other), Victory(other)],
            [turned, turned, turned, turned],
            [start, turned, turned, Victory(other)],
        ] {
            let thresholds = thresholds(owner, &values);
            assert_eq!(thresholds.at(0, owner), start);
            for (turns, value) in (1..).zip(values) {
                assert_eq!(
                    thresholds.at(turns, owner),
                    value,
                    "{values:?} with {turns} turns left"
                );
            }
            assert_eq!(thresholds.latest(owner), values[3]);
        }
    }

    #[test]
    fn the_first_victory_is_stored() {
        let owner = Side::Red;
        assert_eq!(thresholds(owner, &[SemiVictory(owner)]).decided(), None);
        assert_eq!(thresholds(owner, &[SemiVictory(owner), Victory(owner)]).decided(), Some(2));
        assert_eq!(thresholds(owner, &[SemiVictory(Side::Blue)]).decided(), None);
    }
}
