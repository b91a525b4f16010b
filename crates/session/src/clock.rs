//! Clocks for two players at one board.

use mad_rules::{BySide, Side};
use serde::{Deserialize, Serialize};

/// The time control: base time and increment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    /// Milliseconds for the whole game.
    pub base: u32,
    /// Milliseconds added after each turn.
    pub increment: u32,
}

impl TimeControl {
    /// Base time in minutes, increment in seconds.
    #[must_use]
    pub const fn minutes(base: u32, increment: u32) -> Self {
        Self { base: base * 60_000, increment: increment * 1_000 }
    }
}

/// The remaining time of both players, with its history for undo.
///
/// The clock does not measure time: the caller tells how long a player has thought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    control: TimeControl,
    left: BySide<u32>,
    /// The remaining times at the end of each turn, without its increment.
    before: Vec<BySide<u32>>,
}

impl Clock {
    /// A clock before the first turn.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        Self { control, left: BySide::from_fn(|_| control.base), before: Vec::new() }
    }

    /// The time control.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// The remaining milliseconds of a side.
    #[must_use]
    pub fn left(&self, side: Side) -> u32 {
        self.left[side]
    }

    /// The number of turns in the history.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.before.len()
    }

    /// Subtracts thinking time of a side. Returns whether any time remains.
    pub fn spend(&mut self, side: Side, milliseconds: u32) -> bool {
        self.left[side] = self.left[side].saturating_sub(milliseconds);
        self.left[side] > 0
    }

    /// Ends a turn of a side: adds the increment.
    pub fn press(&mut self, side: Side) {
        self.before.push(self.left);
        self.left[side] = self.left[side].saturating_add(self.control.increment);
    }

    /// Undoes the last [`press`](Self::press). Time spent since then is given back.
    pub fn take_back(&mut self) {
        if let Some(before) = self.before.pop() {
            self.left = before;
        }
    }
}

/// Remaining time as a clock shows it: minutes and seconds, and tenths below twenty seconds.
#[must_use]
pub fn clock_text(milliseconds: u32) -> String {
    let seconds = milliseconds / 1000;
    if seconds < 20 {
        return format!("0:{seconds:02}.{}", milliseconds % 1000 / 100);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::clock_text;

    #[test]
    fn tenths_are_shown_below_twenty_seconds() {
        for (milliseconds, text) in [
            (0, "0:00.0"),
            (99, "0:00.0"),
            (5_250, "0:05.2"),
            (19_999, "0:19.9"),
            (20_000, "0:20"),
            (61_000, "1:01"),
            (3_600_000, "60:00"),
            (u32::MAX, "71582:47"),
        ] {
            assert_eq!(clock_text(milliseconds), text);
        }
    }
}
