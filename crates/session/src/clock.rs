//! Clocks for two players.

use mad_rules::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::TimeControl;

/// The remaining time of both players, with its history for undo.
///
/// The clock does not measure time: the caller tells how long a player has thought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    control: TimeControl,
    left: BySide<u32>,
    /// The remaining times at the end of each turn, without its increment.
    before: Vec<BySide<u32>>,
    /// The milliseconds of the current turn that the delay has absorbed.
    #[serde(default, skip_serializing_if = "is_zero")]
    waited: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(milliseconds: &u32) -> bool {
    *milliseconds == 0
}

impl Clock {
    /// A clock before the first turn.
    #[must_use]
    pub const fn new(control: TimeControl) -> Self {
        Self { control, left: control.base, before: Vec::new(), waited: 0 }
    }

    /// A clock after turns, from the time that the player of each turn had left after it, with the
    /// increment. `first` is the side of the first turn.
    #[must_use]
    pub(crate) fn after(control: TimeControl, first: Side, times: &[u32]) -> Self {
        let mut clock = Self::new(control);
        let mut side = first;
        for &time in times {
            clock.left[side] = time.saturating_sub(control.increment());
            clock.press(side);
            clock.left[side] = time;
            side = !side;
        }
        clock
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

    /// The remaining milliseconds of a side after it has thought for a while, which is not yet
    /// [spent](Self::spend).
    #[must_use]
    pub fn left_after(&self, side: Side, milliseconds: u32) -> u32 {
        self.left[side].saturating_sub(milliseconds.saturating_sub(self.delay_left()))
    }

    /// The milliseconds of the delay that remain in the current turn.
    #[must_use]
    pub const fn delay_left(&self) -> u32 {
        self.control.delay().saturating_sub(self.waited)
    }

    /// The number of turns in the history.
    #[must_use]
    pub const fn turns(&self) -> usize {
        self.before.len()
    }

    /// The time that a side had left after its turn with this index, with the increment.
    #[must_use]
    pub fn left_after_turn(&self, side: Side, index: usize) -> Option<u32> {
        let before = self.before.get(index)?;
        Some(before[side].saturating_add(self.control.increment()))
    }

    /// Subtracts thinking time of the side to move: first from the delay, then from its time.
    /// Returns whether any time remains.
    pub fn spend(&mut self, side: Side, milliseconds: u32) -> bool {
        let waited = milliseconds.min(self.delay_left());
        self.left[side] = self.left_after(side, milliseconds);
        self.waited += waited;
        self.left[side] > 0
    }

    /// Stops the clock of a side at zero.
    pub(crate) fn run_out(&mut self, side: Side) {
        self.left[side] = 0;
    }

    /// Ends a turn of a side: adds the increment.
    pub fn press(&mut self, side: Side) {
        self.before.push(self.left);
        self.left[side] = self.left[side].saturating_add(self.control.increment());
        self.waited = 0;
    }

    /// Undoes the last [`press`](Self::press). Time spent since then is given back.
    pub fn take_back(&mut self) {
        if let Some(before) = self.before.pop() {
            self.left = before;
            self.waited = 0;
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
    use super::*;
    use crate::PerTurn;

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

    fn with_delay() -> Clock {
        let base = BySide { red: 10_000, blue: 20_000 };
        Clock::new(TimeControl { base, per_turn: PerTurn::Delay(3_000) })
    }

    #[test]
    fn a_delay_passes_before_the_time_runs() {
        let mut clock = with_delay();
        assert!(clock.spend(Side::Red, 2_000));
        assert_eq!((clock.left(Side::Red), clock.delay_left()), (10_000, 1_000));
        assert_eq!(clock.left_after(Side::Red, 1_500), 9_500);
        assert!(clock.spend(Side::Red, 1_500));
        assert_eq!((clock.left(Side::Red), clock.delay_left()), (9_500, 0));
        clock.press(Side::Red);
        assert_eq!((clock.left(Side::Red), clock.delay_left()), (9_500, 3_000));
        assert!(!clock.spend(Side::Blue, 23_000));
    }

    /// However a turn is divided into pieces, it costs the same.
    #[test]
    fn the_delay_is_granted_once_in_a_turn() {
        for pieces in [vec![8_000], vec![1_000; 8], vec![2_999, 1, 1, 4_999], vec![0, 8_000, 0]] {
            let mut clock = with_delay();
            for piece in pieces {
                clock.spend(Side::Red, piece);
            }
            assert_eq!(clock.left(Side::Red), 5_000);
            clock.press(Side::Red);
            clock.take_back();
            assert_eq!((clock.left(Side::Red), clock.delay_left()), (5_000, 3_000));
        }
    }

    #[test]
    fn a_clock_is_rebuilt_from_the_times_after_the_turns() {
        let control = TimeControl::minutes(1, 5);
        let mut clock = Clock::new(control);
        let mut times = Vec::new();
        for (side, spent) in [(Side::Blue, 2_000), (Side::Red, 30_000), (Side::Blue, 58_000)] {
            clock.spend(side, spent);
            clock.press(side);
            times.push(clock.left(side));
        }
        assert_eq!(Clock::after(control, Side::Blue, &times), clock);
        let after = |index, side| clock.left_after_turn(side, index);
        let sides = [Side::Blue, Side::Red, Side::Blue];
        let read: Vec<_> = sides.into_iter().enumerate().filter_map(|(i, s)| after(i, s)).collect();
        assert_eq!(read, times);
    }

    #[test]
    fn a_clock_is_stored_with_the_delay_of_the_current_turn() {
        let mut clock = with_delay();
        clock.spend(Side::Red, 1_000);
        let text = serde_json::to_string(&clock).unwrap();
        assert!(text.contains("\"waited\":1000"), "{text}");
        assert_eq!(serde_json::from_str::<Clock>(&text).unwrap(), clock);
        // Without a delay the text is that of earlier versions.
        let text = serde_json::to_string(&Clock::new(TimeControl::minutes(5, 3))).unwrap();
        let old = r#"{"control":{"base":300000,"increment":3000},"left":{"red":300000,"blue":300000},"before":[]}"#;
        assert_eq!(text, old);
    }
}
