//! The clocks of both players, as arithmetic on stored times.

use mad_rules::{BySide, Side};

use crate::{Pace, Time};

/// Lag compensation: how much network delay is given back to a player. It is a quota that refills with each
/// turn, so that single delays are compensated and a connection that is always slow is not an advantage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LagQuota(u32);

impl LagQuota {
    /// The quota at the beginning, in milliseconds.
    const START: u32 = 2_000;
    /// The most that accumulates.
    const MOST: u32 = 3_000;
    /// What each turn adds.
    const REFILL: u32 = 300;
    /// The most that is given back in one turn.
    pub const PER_TURN: u32 = 1_000;

    /// The most that can be given back in this turn, in milliseconds.
    #[must_use]
    pub fn available(self) -> u32 {
        self.0.min(Self::PER_TURN)
    }

    fn after(self, used: u32) -> Self {
        Self((self.0.saturating_sub(used) + Self::REFILL).min(Self::MOST))
    }
}

/// The remaining times at the beginning of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Remaining {
    left: BySide<u64>,
    quota: BySide<LagQuota>,
}

/// The clocks of both players. The clock of the side to move runs from a stored time on; nothing here
/// measures time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clocks {
    pace: Pace,
    remaining: Remaining,
    /// When the clock of the side to move began to run; `None` while it stands still.
    running_since: Option<Time>,
}

impl Clocks {
    pub(crate) fn new(pace: Pace) -> Self {
        let left = BySide { red: pace.first_time(), blue: pace.first_time() };
        let quota = BySide { red: LagQuota(LagQuota::START), blue: LagQuota(LagQuota::START) };
        Self { pace, remaining: Remaining { left, quota }, running_since: None }
    }

    /// The milliseconds that a side had left when the current turn began.
    #[must_use]
    pub fn left(&self, side: Side) -> u64 {
        self.remaining.left[side]
    }

    /// The milliseconds that a side has left at a time.
    #[must_use]
    pub fn left_at(&self, side: Side, to_move: Side, now: Time) -> u64 {
        let thought =
            self.running_since.filter(|_| side == to_move).map_or(0, |since| now.since(since));
        self.left(side).saturating_sub(thought)
    }

    /// Returns whether the clock of the side to move runs.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.running_since.is_some()
    }

    /// When the clock of the side to move began to run.
    #[must_use]
    pub const fn running_since(&self) -> Option<Time> {
        self.running_since
    }

    /// The lag compensation that a side can get in this turn.
    #[must_use]
    pub fn lag_available(&self, side: Side) -> u32 {
        if self.pace.is_live() { self.remaining.quota[side].available() } else { 0 }
    }

    /// The time at which the side to move loses on time: its time, and the network delay that its turn could
    /// get back, have passed. `None` while the clock stands still.
    #[must_use]
    pub fn deadline(&self, to_move: Side) -> Option<Time> {
        let since = self.running_since?;
        Some(since + self.left(to_move) + u64::from(self.lag_available(to_move)))
    }

    /// The thinking time of a turn that arrives now, with this lag compensation.
    fn thought(&self, now: Time, lag: u32) -> u64 {
        self.running_since.map_or(0, |since| now.since(since).saturating_sub(u64::from(lag)))
    }

    /// Returns whether a turn that arrives now, with this lag compensation, is in time.
    pub(crate) fn is_in_time(&self, side: Side, now: Time, lag: u32) -> bool {
        self.running_since.is_none() || self.thought(now, lag) < self.left(side)
    }

    /// Ends a turn: subtracts the thinking time, if the clock runs, and adds the increment. The clock stands still
    /// afterwards.
    pub(crate) fn press(&mut self, side: Side, now: Time, lag: u32) {
        let left = self.left(side).saturating_sub(self.thought(now, lag));
        self.remaining.left[side] = self.pace.after_turn(left);
        self.remaining.quota[side] = self.remaining.quota[side].after(lag);
        self.running_since = None;
    }

    /// Lets the clock of the side to move run from a time on.
    pub(crate) const fn run(&mut self, from: Time) {
        self.running_since = Some(from);
    }

    /// Stops the clock of the side to move, as of an earlier time.
    pub(crate) fn stop(&mut self, to_move: Side, at: Time) {
        if self.running_since.is_some() {
            self.remaining.left[to_move] = self.left(to_move).saturating_sub(self.thought(at, 0));
            self.running_since = None;
        }
    }

    /// The time of a side has run out.
    pub(crate) fn run_out(&mut self, side: Side) {
        self.remaining.left[side] = 0;
    }

    /// Gives a side more time.
    pub(crate) fn give(&mut self, side: Side, milliseconds: u64) {
        self.remaining.left[side] = self.left(side).saturating_add(milliseconds);
    }

    /// The remaining times now, to be restored by a takeback.
    pub(crate) const fn remaining(&self) -> Remaining {
        self.remaining
    }

    /// Restores earlier remaining times. The clock stands still afterwards.
    pub(crate) const fn restore(&mut self, remaining: Remaining) {
        self.remaining = remaining;
        self.running_since = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_costs_its_thinking_time_and_earns_the_increment() {
        let mut clocks = Clocks::new(Pace::minutes(1, 2));
        clocks.press(Side::Red, Time(50_000), 0);
        assert_eq!(clocks.left(Side::Red), 62_000, "the clock was not running");
        clocks.run(Time(1_000));
        assert_eq!(clocks.left_at(Side::Red, Side::Red, Time(11_000)), 52_000);
        assert_eq!(clocks.left_at(Side::Blue, Side::Red, Time(11_000)), 60_000);
        clocks.press(Side::Red, Time(11_000), 400);
        assert_eq!(clocks.left(Side::Red), 62_000 - 9_600 + 2_000);
        assert!(!clocks.is_running());
    }

    #[test]
    fn lag_is_given_back_within_a_quota_that_refills() {
        let mut clocks = Clocks::new(Pace::minutes(1, 0));
        let mut given = Vec::new();
        for turn in 0..6 {
            clocks.run(Time(turn * 10_000));
            let lag = clocks.lag_available(Side::Red);
            given.push(lag);
            clocks.press(Side::Red, Time(turn * 10_000 + 1_000), lag);
        }
        assert_eq!(given, [1_000, 1_000, 600, 300, 300, 300]);
    }

    #[test]
    fn the_deadline_includes_the_lag_that_a_turn_could_get_back() {
        let mut clocks = Clocks::new(Pace::Live { base: 10_000, increment: 0 });
        assert_eq!(clocks.deadline(Side::Red), None);
        clocks.run(Time(0));
        assert_eq!(clocks.deadline(Side::Red), Some(Time(11_000)));
        assert!(clocks.is_in_time(Side::Red, Time(9_999), 0));
        assert!(!clocks.is_in_time(Side::Red, Time(10_000), 0));
        assert!(clocks.is_in_time(Side::Red, Time(10_999), 1_000));
        let mut days = Clocks::new(Pace::Days(2));
        days.run(Time(0));
        assert_eq!(days.deadline(Side::Red), Some(Time(2 * 86_400_000)));
        days.press(Side::Red, Time(86_400_000), 0);
        assert_eq!(days.left(Side::Red), 2 * 86_400_000);
    }

    #[test]
    fn a_stopped_clock_keeps_what_was_left_at_that_time() {
        let mut clocks = Clocks::new(Pace::minutes(1, 0));
        clocks.run(Time(0));
        clocks.stop(Side::Blue, Time(5_000));
        assert_eq!(clocks.left_at(Side::Blue, Side::Blue, Time(900_000)), 55_000);
        clocks.stop(Side::Blue, Time(9_000));
        assert_eq!(clocks.left(Side::Blue), 55_000, "it stood still already");
    }
}
