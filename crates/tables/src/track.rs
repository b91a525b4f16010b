//! How a position's value depends on the turns left.

use mad_rules::Side;

use crate::Value;

/// The value of one position for every number of turns left, given who owns the tie-break.
///
/// With no turn left the owner has a semi-victory. Whatever else a side can force, it forces by
/// some turn that leaves the layer, and given more time it can still force that. So the value
/// changes at most twice: to the owner's victory for good; or to the opponent's semi-victory, the
/// opponent's victory, or first the one and then the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Track {
    /// The fewest turns left with which the owner's opponent has a semi-victory or more.
    turned: u8,
    /// The fewest turns left with which a side has a victory.
    decided: u8,
}

const NEVER: u8 = u8::MAX;

impl Track {
    /// The most turns that can be told from never.
    pub(crate) const MAX_TURNS: u16 = NEVER as u16 - 1;
    /// The owner's semi-victory, until more is known.
    pub(crate) const START: Self = Self { turned: NEVER, decided: NEVER };
    /// What is kept where there is no position. No position changes its value at 0 turns.
    pub(crate) const UNUSED: Self = Self { turned: 0, decided: 0 };

    pub(crate) fn is_unused(self) -> bool {
        self == Self::UNUSED
    }

    /// Whether more turns change nothing.
    #[inline]
    pub(crate) fn is_final(self) -> bool {
        self.decided != NEVER
    }

    /// The value as far as it is known.
    #[inline]
    pub(crate) fn latest(self, owner: Side) -> Value {
        self.at(u16::MAX, owner)
    }

    /// The value with this many turns left.
    #[inline]
    pub(crate) fn at(self, turns_left: u16, owner: Side) -> Value {
        let passed = |stage: u8| stage != NEVER && u16::from(stage) <= turns_left;
        let leader = if self.turned == NEVER { owner } else { owner.opponent() };
        if passed(self.decided) {
            Value::Victory(leader)
        } else if passed(self.turned) {
            Value::SemiVictory(leader)
        } else {
            Value::SemiVictory(owner)
        }
    }

    /// The fewest turns left with which a side has a victory, if any number is enough.
    pub(crate) fn decided(self) -> Option<u16> {
        self.is_final().then_some(self.decided.into())
    }

    /// The track with one more number of turns left taken in.
    pub(crate) fn extended(self, turns_left: u16, owner: Side, value: Value) -> Self {
        debug_assert!(!self.is_final() && turns_left <= Self::MAX_TURNS);
        let now = turns_left as u8;
        let turned = self.turned.min(now);
        debug_assert!(
            self.turned == NEVER || value.rank(owner) < 0,
            "a value that was forced is lost with more turns left"
        );
        match value {
            Value::Victory(winner) if winner == owner => Self { decided: now, ..self },
            Value::Victory(_) => Self { turned, decided: now },
            Value::SemiVictory(winner) if winner != owner => Self { turned, ..self },
            Value::SemiVictory(_) | Value::Undecided => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Value::{SemiVictory, Victory};

    fn track(owner: Side, values: &[Value]) -> Track {
        (1..).zip(values).fold(Track::START, |track, (turns, &value)| {
            if track.is_final() { track } else { track.extended(turns, owner, value) }
        })
    }

    #[test]
    fn gives_back_what_it_was_told() {
        let (owner, other) = (Side::Blue, Side::Red);
        let (start, turned) = (SemiVictory(owner), SemiVictory(other));
        for values in [
            [start, start, start, start],
            [start, Victory(owner), Victory(owner), Victory(owner)],
            [start, Victory(other), Victory(other), Victory(other)],
            [turned, turned, turned, turned],
            [start, turned, turned, Victory(other)],
        ] {
            let track = track(owner, &values);
            assert_eq!(track.at(0, owner), start);
            for (turns, value) in (1..).zip(values) {
                assert_eq!(track.at(turns, owner), value, "{values:?} with {turns} turns left");
            }
            assert_eq!(track.latest(owner), values[3]);
        }
    }

    #[test]
    fn knows_when_it_was_decided() {
        let owner = Side::Red;
        assert_eq!(track(owner, &[SemiVictory(owner)]).decided(), None);
        assert_eq!(track(owner, &[SemiVictory(owner), Victory(owner)]).decided(), Some(2));
        assert_eq!(track(owner, &[SemiVictory(Side::Blue)]).decided(), None);
    }
}
