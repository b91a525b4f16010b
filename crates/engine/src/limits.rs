//! When a search has to stop.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// What bounds a search. Without any bound it goes on until it is told to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// The most turns to look ahead.
    pub depth: Option<u32>,
    /// The most positions to visit, exactly, on one thread.
    pub nodes: Option<u64>,
    /// No new iteration begins after this.
    pub soft_time: Option<Duration>,
    /// The search stops at this.
    pub hard_time: Option<Duration>,
}

impl Limits {
    /// A fixed number of positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// A fixed depth.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// A fixed time, less what it takes to answer.
    #[must_use]
    pub fn time(time: Duration) -> Self {
        let time = time.saturating_sub(OVERHEAD.min(time / 4));
        Self { soft_time: Some(time), hard_time: Some(time), ..Self::default() }
    }

    /// A share of what is left on a clock.
    #[must_use]
    pub fn clock(left: Duration, increment: Duration) -> Self {
        let usable = left.saturating_sub(OVERHEAD.min(left / 4));
        let share = (usable / 25 + increment * 3 / 4).min(usable / 2);
        let hard = (share * 4).min(usable / 2).max(usable.min(Duration::from_millis(1)));
        Self { soft_time: Some(share * 3 / 5), hard_time: Some(hard), ..Self::default() }
    }
}

/// Kept back from every clock: reading the position and writing the answer.
const OVERHEAD: Duration = Duration::from_millis(5);

/// The clock and the counters that the threads of a search share.
#[derive(Debug)]
pub(crate) struct Control {
    limits: Limits,
    start: Option<Instant>,
    /// Positions that other threads have reported.
    nodes: AtomicU64,
}

/// Positions between two looks at the clock.
pub(crate) const CHECK_EVERY: u64 = 512;

impl Control {
    /// Starts the clock.
    pub(crate) fn new(limits: Limits) -> Self {
        // There is no clock in WebAssembly; searches there are bounded by nodes, and stopped.
        let start = cfg!(not(target_family = "wasm")).then(Instant::now);
        Self { limits, start, nodes: AtomicU64::new(0) }
    }

    pub(crate) const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Time since the start; nothing where there is no clock.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.map_or(Duration::ZERO, |start| start.elapsed())
    }

    /// Reports positions visited, for the sum over all threads.
    pub(crate) fn add_nodes(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Relaxed);
    }

    /// Positions visited by all threads, as far as reported.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Whether the time is up.
    pub(crate) fn is_late(&self) -> bool {
        self.limits.hard_time.is_some_and(|limit| self.elapsed() >= limit)
    }

    /// Whether another iteration should begin.
    pub(crate) fn may_deepen(&self, depth: u32) -> bool {
        let late = self.limits.soft_time.is_some_and(|limit| self.elapsed() >= limit);
        !late && self.limits.depth.is_none_or(|limit| depth <= limit)
    }
}
