//! When a search has to stop: node limit, depth limit and time management.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use mad_rules::Side;
use mad_ugi::{Clocks, Limits};

use crate::value::{PER_CENTI, Value};

/// Time reserved for parsing the position and writing the answer (move overhead).
const OVERHEAD: Duration = Duration::from_millis(5);

/// How much time a search takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct TimeBudget {
    /// No new iteration begins after this.
    soft: Option<Duration>,
    /// The search stops at this.
    hard: Option<Duration>,
}

impl TimeBudget {
    /// The time for a turn of this side. A fixed time overrides the clocks.
    fn new(limits: &Limits, side: Side) -> Self {
        if let Some(time) = limits.time {
            let time = time.saturating_sub(OVERHEAD.min(time / 10));
            return Self { soft: Some(time), hard: Some(time) };
        }
        let Some(Clocks { left, increment }) = limits.clocks else { return Self::default() };
        Self::share(left[side], increment[side])
    }

    /// A share of the time left on a clock.
    fn share(left: Duration, increment: Duration) -> Self {
        let usable = left.saturating_sub(OVERHEAD.min(left / 4));
        let share = (usable / 25).saturating_add(increment / 4 * 3).min(usable / 2);
        let least = usable.min(Duration::from_millis(1));
        let hard = share.saturating_mul(4).min(usable / 2).max(least);
        Self { soft: Some(share / 5 * 3), hard: Some(hard) }
    }
}

/// The limits, the clock and the node count of a search thread, which other threads may read.
#[derive(Debug)]
pub(crate) struct Control {
    limits: Limits,
    time: TimeBudget,
    start: Option<Instant>,
    /// Positions visited so far, as far as reported.
    nodes: AtomicU64,
}

/// The number of nodes between two checks of the clock.
pub(crate) const CHECK_EVERY: u64 = 512;

impl Control {
    /// Starts the clock for a turn of this side.
    pub(crate) fn new(limits: Limits, side: Side) -> Self {
        // WebAssembly has no clock: searches there are limited by nodes or stopped.
        let start = cfg!(not(target_family = "wasm")).then(Instant::now);
        Self { limits, time: TimeBudget::new(&limits, side), start, nodes: AtomicU64::new(0) }
    }

    pub(crate) const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Time since the start; nothing where there is no clock.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.map_or(Duration::ZERO, |start| start.elapsed())
    }

    /// Adds to the node count.
    pub(crate) fn add_nodes(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Relaxed);
    }

    /// Positions visited, as far as reported.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Returns whether the time is up.
    pub(crate) fn is_late(&self) -> bool {
        self.time.hard.is_some_and(|limit| self.elapsed() >= limit)
    }

    /// Returns whether an iteration of this depth should begin, when the last ones went like this.
    pub(crate) fn may_deepen(&self, depth: u32, stability: Stability) -> bool {
        let late = self.time.soft.is_some_and(|limit| {
            let limit = match self.limits.time {
                Some(_) => limit,
                None => limit.mul_f64(stability.time_factor()),
            };
            self.elapsed() >= limit
        });
        !late && self.limits.depth.is_none_or(|limit| depth <= limit)
    }
}

/// How settled a search is: with a clock, a search whose best turn changes or whose value falls
/// gets more time, and one that finds the same again and again less.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Stability {
    /// Iterations in a row with the same best turn.
    pub(crate) same_turn: u32,
    /// How much the value has fallen since the last iteration.
    pub(crate) fall: Value,
    /// Whether there is only one turn.
    pub(crate) is_forced: bool,
}

impl Stability {
    /// The factor of the usual time.
    fn time_factor(self) -> f64 {
        if self.is_forced {
            return 0.0;
        }
        let by_turn = [1.6, 1.3, 1.1, 0.95, 0.85, 0.75];
        let by_turn = by_turn[(self.same_turn as usize).min(by_turn.len() - 1)];
        let fall = f64::from(self.fall.eighths().clamp(0, 80 * PER_CENTI));
        by_turn * (1.0 + fall / f64::from(80 * PER_CENTI))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mad_rules::BySide;

    #[test]
    fn a_clock_is_shared_out_and_never_overdrawn() {
        let ms = Duration::from_millis;
        for left in [0, 1, 3, 20, 1_000, 60_000, u64::MAX] {
            for increment in [0, 10, 5_000, u64::MAX] {
                let budget = TimeBudget::share(ms(left), ms(increment));
                let (Some(soft), Some(hard)) = (budget.soft, budget.hard) else { panic!() };
                assert!(soft <= hard && hard <= ms(left).max(ms(1)), "{left} {increment}");
            }
        }
        let left = BySide { red: ms(60_000), blue: ms(100) };
        let limits = Limits::clocks(left, BySide { red: ms(0), blue: ms(0) });
        let [red, blue] = Side::ALL.map(|side| TimeBudget::new(&limits, side).hard);
        assert!(red > blue, "each side looks at its own clock");
        let limits = Limits { time: Some(ms(40)), ..limits };
        assert_eq!(TimeBudget::new(&limits, Side::Red).hard, Some(ms(36)));
    }

    #[test]
    fn an_unsettled_search_gets_more_time() {
        let factor = |same_turn, fall, is_forced| {
            Stability { same_turn, fall: Value::from_centi(fall), is_forced }.time_factor()
        };
        assert!(factor(0, 0, false) > 1.0 && factor(9, 0, false) < 1.0);
        assert!(factor(3, 50, false) > factor(3, 0, false));
        assert_eq!(factor(3, -50, false), factor(3, 0, false));
        assert_eq!(factor(0, 90, true), 0.0, "nothing to decide");
        assert!(factor(0, 999, false) * 0.6 <= 4.0, "below the hard limit");
    }
}
