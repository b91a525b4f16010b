//! Time controls, and the clocks of a game.

use std::time::Duration;

use mad_rules::{BySide, Side};
use mad_ugi::Limits;

/// The time control of a player: what limits each of its turns throughout a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// A number of nodes for each turn.
    Nodes(u64),
    /// A search depth for each turn.
    Depth(u32),
    /// A time for each turn; time that is not used is lost.
    TurnTime(Duration),
    /// A clock: time for the whole game, and an increment after each of the player's turns.
    Clock {
        /// The time at the start.
        base: Duration,
        /// The time added after each turn.
        increment: Duration,
    },
}

/// What a player may use for one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Allowance {
    /// The limits of its search.
    pub limits: Limits,
    /// When the game is lost on time, counted from now; `None` where time does not matter.
    pub deadline: Option<Duration>,
}

impl Allowance {
    /// Limits without a deadline.
    #[must_use]
    pub const fn without_deadline(limits: Limits) -> Self {
        Self { limits, deadline: None }
    }
}

/// The time controls of both sides in a game, with the clocks as they stand.
#[derive(Debug, Clone)]
pub(crate) struct Clocks {
    controls: BySide<TimeControl>,
    left: BySide<Duration>,
    margin: Duration,
}

/// A side used more time than it had.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FlagFell;

impl Clocks {
    /// Clocks at the start of a game; `margin` is how late a side may be without losing.
    pub(crate) fn new(controls: BySide<TimeControl>, margin: Duration) -> Self {
        let left = controls.map(|control| match control {
            TimeControl::Clock { base, .. } => base,
            TimeControl::TurnTime(time) => time,
            TimeControl::Nodes(_) | TimeControl::Depth(_) => Duration::ZERO,
        });
        Self { controls, left, margin }
    }

    /// What a side may use for its turn now. If the opponent has no clock, the limits show the
    /// side's own clock for both.
    pub(crate) fn allowance(&self, side: Side) -> Allowance {
        let limits = match self.controls[side] {
            TimeControl::Nodes(nodes) => Limits::nodes(nodes),
            TimeControl::Depth(depth) => Limits::depth(depth),
            TimeControl::TurnTime(time) => Limits::time(time),
            TimeControl::Clock { .. } => Limits::clocks(
                BySide::from_fn(|other| self.left[self.with_clock(other, side)]),
                BySide::from_fn(|other| self.increment(self.with_clock(other, side))),
            ),
        };
        Allowance { limits, deadline: self.deadline(side) }
    }

    fn with_clock(&self, side: Side, otherwise: Side) -> Side {
        if matches!(self.controls[side], TimeControl::Clock { .. }) { side } else { otherwise }
    }

    fn increment(&self, side: Side) -> Duration {
        match self.controls[side] {
            TimeControl::Clock { increment, .. } => increment,
            _ => Duration::ZERO,
        }
    }

    fn deadline(&self, side: Side) -> Option<Duration> {
        match self.controls[side] {
            TimeControl::Nodes(_) | TimeControl::Depth(_) => None,
            TimeControl::TurnTime(_) | TimeControl::Clock { .. } => {
                Some(self.left[side].saturating_add(self.margin))
            }
        }
    }

    /// Takes the time of a turn off a side's clock.
    pub(crate) fn spend(&mut self, side: Side, taken: Duration) -> Result<(), FlagFell> {
        if self.deadline(side).is_some_and(|deadline| taken > deadline) {
            return Err(FlagFell);
        }
        if let TimeControl::Clock { increment, .. } = self.controls[side] {
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
        let clock = TimeControl::Clock { base: ms(100), increment: ms(10) };
        let mut clocks = Clocks::new(BySide { red: clock, blue: clock }, ms(5));
        assert_eq!(clocks.allowance(Side::Red).deadline, Some(ms(105)));
        assert_eq!(clocks.spend(Side::Red, ms(60)), Ok(()));
        let left = BySide { red: ms(50), blue: ms(100) };
        let increment = BySide { red: ms(10), blue: ms(10) };
        assert_eq!(clocks.allowance(Side::Blue).limits, Limits::clocks(left, increment));
        // Late, but within the margin: no loss on time.
        assert_eq!(clocks.spend(Side::Red, ms(54)), Ok(()));
        assert_eq!(clocks.allowance(Side::Red).deadline, Some(ms(15)));
        assert_eq!(clocks.spend(Side::Red, ms(16)), Err(FlagFell));
    }

    #[test]
    fn time_for_a_turn_is_not_saved_up() {
        let controls = BySide { red: TimeControl::TurnTime(ms(20)), blue: TimeControl::Nodes(9) };
        let mut clocks = Clocks::new(controls, ms(0));
        assert_eq!(clocks.spend(Side::Red, ms(1)), Ok(()));
        assert_eq!(clocks.spend(Side::Red, ms(21)), Err(FlagFell));
        assert_eq!(clocks.spend(Side::Blue, ms(1_000_000)), Ok(()));
        assert_eq!(clocks.allowance(Side::Blue), Allowance::without_deadline(Limits::nodes(9)));
    }

    #[test]
    fn a_lone_clock_is_shown_twice() {
        let clock = TimeControl::Clock { base: ms(100), increment: ms(10) };
        let clocks = Clocks::new(BySide { red: TimeControl::Depth(2), blue: clock }, ms(0));
        let twice = |time| BySide { red: time, blue: time };
        let limits = Limits::clocks(twice(ms(100)), twice(ms(10)));
        assert_eq!(clocks.allowance(Side::Blue).limits, limits);
    }
}
