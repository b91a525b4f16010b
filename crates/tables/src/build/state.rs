//! What the solver knows of a position while it solves a game.

/// A position that is won or lost for the side to move in a number of turns, or not decided yet.
///
/// Two bytes: two bits for the kind; a number of turns, or else the turns that are still to be
/// refuted and the most turns that any of the refuted ones takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State(u16);

const WON: u16 = 1 << 14;
const LOST: u16 = 1 << 15;
const KIND: u16 = WON | LOST;
const REFUTED: u16 = 7;

/// A decided state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decided {
    /// The side to move wins in this many turns, its own and the opponent's together.
    Won(u16),
    /// It loses in this many turns.
    Lost(u16),
}

impl State {
    /// The most turns of a decided state.
    pub(super) const MAX_TURNS: u16 = WON - 1;
    /// The most turns of a refuted turn.
    pub(super) const MAX_REFUTED: u16 = (1 << REFUTED) - 1;
    /// The most turns that can be left to refute: no side of four ships has more.
    pub(super) const MAX_OPEN: usize = (1 << REFUTED) - 1;

    /// Not decided: this many turns are to be refuted, and the others lose in at most `refuted`
    /// turns.
    pub(super) fn open(turns: usize, refuted: u16) -> Self {
        debug_assert!((1..=Self::MAX_OPEN).contains(&turns) && refuted <= Self::MAX_REFUTED);
        Self(refuted << REFUTED | turns as u16)
    }

    #[inline]
    pub(super) fn won(turns: u16) -> Self {
        debug_assert!(turns <= Self::MAX_TURNS);
        Self(WON | turns)
    }

    #[inline]
    pub(super) fn lost(turns: u16) -> Self {
        debug_assert!(turns <= Self::MAX_TURNS);
        Self(LOST | turns)
    }

    #[inline]
    pub(super) fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    #[inline]
    pub(super) fn bits(self) -> u16 {
        self.0
    }

    #[inline]
    pub(super) fn decided(self) -> Option<Decided> {
        let turns = self.0 & !KIND;
        match self.0 & KIND {
            WON => Some(Decided::Won(turns)),
            LOST => Some(Decided::Lost(turns)),
            _ => None,
        }
    }

    /// The state when a turn is found that wins in this many turns.
    #[inline]
    pub(super) fn with_win(self, turns: u16) -> Self {
        match self.decided() {
            Some(Decided::Won(known)) if known <= turns => self,
            Some(Decided::Lost(_)) => self,
            _ => Self::won(turns),
        }
    }

    /// The state when one more turn is refuted, in this many turns, and none was refuted in more
    /// but those that are stored.
    #[inline]
    pub(super) fn with_refutation(self, turns: u16) -> Self {
        if self.0 & KIND != 0 {
            return self;
        }
        let left = (self.0 & Self::MAX_OPEN as u16) - 1;
        match left {
            0 => Self::lost(turns.max(self.0 >> REFUTED)),
            _ => Self(self.0 - 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_lost_when_all_turns_are_refuted() {
        let state = State::open(2, 0).with_refutation(3);
        assert_eq!(state.decided(), None);
        assert_eq!(state.with_refutation(5).decided(), Some(Decided::Lost(5)));
        let slow = State::open(1, 9);
        assert_eq!(
            slow.with_refutation(5).decided(),
            Some(Decided::Lost(9)),
            "another takes longer"
        );
    }

    #[test]
    fn the_fastest_win_counts() {
        let state = State::open(127, 127).with_win(7);
        assert_eq!(state.decided(), Some(Decided::Won(7)));
        assert_eq!(state.with_win(9), state);
        assert_eq!(state.with_win(5).decided(), Some(Decided::Won(5)));
        assert_eq!(state.with_refutation(6), state, "a win stays one");
        assert_eq!(State::lost(4).with_win(6), State::lost(4));
    }
}
