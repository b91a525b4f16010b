//! Limits: how long an engine may search for one turn.

use std::time::Duration;

use mad_rules::BySide;

/// The limits of one search, all of which apply. Without any, the search ends when it is stopped
/// or has proven the result; a level has a node limit of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Limits {
    /// The largest search depth in turns.
    pub depth: Option<u32>,
    /// The largest number of positions visited; exact on one thread.
    pub nodes: Option<u64>,
    /// The time for this turn.
    pub time: Option<Duration>,
    /// The clocks of the game; the engine decides how much of its time it uses.
    pub clocks: Option<Clocks>,
}

/// The clocks of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clocks {
    /// The time left.
    pub left: BySide<Duration>,
    /// The time added after each turn.
    pub increment: BySide<Duration>,
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

    /// A fixed time.
    #[must_use]
    pub fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }

    /// The clocks of both sides.
    #[must_use]
    pub fn clocks(left: BySide<Duration>, increment: BySide<Duration>) -> Self {
        Self { clocks: Some(Clocks { left, increment }), ..Self::default() }
    }

    /// Returns whether there is no limit at all.
    #[must_use]
    pub fn is_unlimited(&self) -> bool {
        *self == Self::default()
    }
}
