//! How long players may think.

use std::time::Duration;

use mad_rules::{BySide, Side};

/// What a contestant may use for its turns, the same throughout a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Limits {
    /// So many nodes a turn.
    Nodes(u64),
    /// So deep a search each turn.
    Depth(u32),
    /// So much time for each turn, which is not saved up.
    TurnTime(Duration),
    /// A clock: time for the whole game, and what is added after each of its own turns.
    Clock {
        /// The time at the start.
        base: Duration,
        /// The time added after each turn.
        increment: Duration,
    },
}

/// What a player may use for the turn at hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many nodes.
    Nodes(u64),
    /// So deep a search.
    Depth(u32),
    /// So much time.
    TurnTime(Duration),
    /// What the clocks show.
    Clocks {
        /// The time that each side has left.
        left: BySide<Duration>,
        /// The time that each side gets after each turn.
        increment: BySide<Duration>,
    },
}

/// What a player is told when it is to choose a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Allowance {
    /// What it may use.
    pub budget: Budget,
    /// When the game is lost on time, counted from now; `None` where time does not matter.
    pub deadline: Option<Duration>,
}

impl Allowance {
    /// A budget without a deadline.
    #[must_use]
    pub const fn unhurried(budget: Budget) -> Self {
        Self { budget, deadline: None }
    }
}

/// The limits of both sides in a game, with the clocks as they stand.
#[derive(Debug, Clone)]
pub(crate) struct Clocks {
    limits: BySide<Limits>,
    left: BySide<Duration>,
    margin: Duration,
}

/// A side used more time than it had.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FlagFell;

impl Clocks {
    /// Clocks at the start of a game; `margin` is what a side may be late without losing.
    pub(crate) fn new(limits: BySide<Limits>, margin: Duration) -> Self {
        let left = limits.map(|limits| match limits {
            Limits::Clock { base, .. } => base,
            Limits::TurnTime(time) => time,
            Limits::Nodes(_) | Limits::Depth(_) => Duration::ZERO,
        });
        Self { limits, left, margin }
    }

    /// What a side may use now. A side without a clock shows its opponent the opponent's own.
    pub(crate) fn allowance(&self, side: Side) -> Allowance {
        let budget = match self.limits[side] {
            Limits::Nodes(nodes) => Budget::Nodes(nodes),
            Limits::Depth(depth) => Budget::Depth(depth),
            Limits::TurnTime(time) => Budget::TurnTime(time),
            Limits::Clock { .. } => Budget::Clocks {
                left: BySide::from_fn(|other| self.left[self.with_clock(other, side)]),
                increment: BySide::from_fn(|other| self.increment(self.with_clock(other, side))),
            },
        };
        Allowance { budget, deadline: self.deadline(side) }
    }

    fn with_clock(&self, side: Side, otherwise: Side) -> Side {
        if matches!(self.limits[side], Limits::Clock { .. }) { side } else { otherwise }
    }

    fn increment(&self, side: Side) -> Duration {
        match self.limits[side] {
            Limits::Clock { increment, .. } => increment,
            _ => Duration::ZERO,
        }
    }

    fn deadline(&self, side: Side) -> Option<Duration> {
        match self.limits[side] {
            Limits::Nodes(_) | Limits::Depth(_) => None,
            Limits::TurnTime(_) | Limits::Clock { .. } => {
                Some(self.left[side].saturating_add(self.margin))
            }
        }
    }

    /// Takes the time of a turn off a side's clock.
    pub(crate) fn spend(&mut self, side: Side, taken: Duration) -> Result<(), FlagFell> {
        if self.deadline(side).is_some_and(|deadline| taken > deadline) {
            return Err(FlagFell);
        }
        if let Limits::Clock { increment, .. } = self.limits[side] {
            self.left[side] = self.left[side].saturating_sub(taken).saturating_add(increment);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn clocks_run_down_and_fall() {
        let clock = Limits::Clock { base: ms(100), increment: ms(10) };
        let mut clocks = Clocks::new(BySide { red: clock, blue: clock }, ms(5));
        assert_eq!(clocks.allowance(Side::Red).deadline, Some(ms(105)));
        assert_eq!(clocks.spend(Side::Red, ms(60)), Ok(()));
        let left = BySide { red: ms(50), blue: ms(100) };
        let increment = BySide { red: ms(10), blue: ms(10) };
        assert_eq!(clocks.allowance(Side::Blue).budget, Budget::Clocks { left, increment });
        // Within the margin: late, but not lost.
        assert_eq!(clocks.spend(Side::Red, ms(54)), Ok(()));
        assert_eq!(clocks.allowance(Side::Red).deadline, Some(ms(15)));
        assert_eq!(clocks.spend(Side::Red, ms(16)), Err(FlagFell));
    }

    #[test]
    fn time_for_a_turn_is_not_saved_up() {
        let limits = BySide { red: Limits::TurnTime(ms(20)), blue: Limits::Nodes(9) };
        let mut clocks = Clocks::new(limits, ms(0));
        assert_eq!(clocks.spend(Side::Red, ms(1)), Ok(()));
        assert_eq!(clocks.spend(Side::Red, ms(21)), Err(FlagFell));
        assert_eq!(clocks.spend(Side::Blue, ms(1_000_000)), Ok(()));
        assert_eq!(clocks.allowance(Side::Blue), Allowance::unhurried(Budget::Nodes(9)));
    }

    #[test]
    fn a_lone_clock_is_shown_twice() {
        let clock = Limits::Clock { base: ms(100), increment: ms(10) };
        let clocks = Clocks::new(BySide { red: Limits::Depth(2), blue: clock }, ms(0));
        let twice = |time| BySide { red: time, blue: time };
        let budget = Budget::Clocks { left: twice(ms(100)), increment: twice(ms(10)) };
        assert_eq!(clocks.allowance(Side::Blue).budget, budget);
    }
}
