//! A clock for players at a real board: times, and the count of turns to the tie-break.

use core::num::NonZeroU16;

use mad_rules::Side;
use serde::{Deserialize, Serialize};

use crate::{Clock, TimeControl};

/// The clock of a game on a real board. It does not know the position: the players end their turns
/// and report expulsions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardClock {
    clock: Clock,
    to_move: Side,
    tie_break: TieBreakCount,
    /// The count before each turn.
    before: Vec<TieBreakCount>,
    limit: Option<NonZeroU16>,
}

/// The turns without an expulsion, within a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
struct TieBreakCount {
    /// Turns in a row without an expulsion.
    quiet: u16,
    last_expeller: Option<Side>,
    /// Whether an expulsion is reported for the current turn.
    expelled: bool,
}

/// Why the clock has stopped for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockEnd {
    /// The time of this side has run out.
    Time(Side),
    /// The limit of turns without an expulsion is reached; this side gets the semi-victory.
    TieBreak(Side),
}

impl BoardClock {
    /// A clock before the first turn, which is red's.
    #[must_use]
    pub fn new(control: TimeControl, limit: Option<NonZeroU16>) -> Self {
        Self {
            clock: Clock::new(control),
            to_move: Side::Red,
            tie_break: TieBreakCount::default(),
            before: Vec::new(),
            limit,
        }
    }

    /// Writes the clock as JSON.
    ///
    /// # Panics
    ///
    /// Never: every field has a JSON form.
    #[must_use]
    pub fn to_text(&self) -> String {
        crate::lenient::to_text(self)
    }

    /// Reads a clock from JSON; `None` if it is damaged.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let clock: Self = serde_json::from_str(text).ok()?;
        (clock.before.len() == clock.clock.turns()).then_some(clock)
    }

    /// The times of both sides.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The side whose time runs.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The number of turns that have ended.
    #[must_use]
    pub const fn turns(&self) -> usize {
        self.before.len()
    }

    /// The number of turns without an expulsion after which the game ends.
    #[must_use]
    pub const fn limit(&self) -> Option<NonZeroU16> {
        self.limit
    }

    /// The number of turns in a row without an expulsion.
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        if self.tie_break.expelled { 0 } else { self.tie_break.quiet }
    }

    /// Returns whether an expulsion is reported for the current turn.
    #[must_use]
    pub const fn has_expelled(&self) -> bool {
        self.tie_break.expelled
    }

    /// The side that expelled last.
    #[must_use]
    pub const fn last_expeller(&self) -> Option<Side> {
        if self.tie_break.expelled { Some(self.to_move) } else { self.tie_break.last_expeller }
    }

    /// The side that would get the semi-victory now: the last to expel, or blue.
    #[must_use]
    pub fn tie_break_owner(&self) -> Side {
        self.last_expeller().unwrap_or(Side::Blue)
    }

    /// Why the clock has stopped for good; `None` while it has not.
    #[must_use]
    pub fn end(&self) -> Option<ClockEnd> {
        if let Some(side) = Side::ALL.into_iter().find(|side| self.clock.left(*side) == 0) {
            return Some(ClockEnd::Time(side));
        }
        let reached = self.limit.is_some_and(|limit| self.quiet() >= limit.get());
        reached.then(|| ClockEnd::TieBreak(self.tie_break_owner()))
    }

    /// Subtracts thinking time of the side to move.
    pub fn spend(&mut self, milliseconds: u32) {
        if self.end().is_none() {
            self.clock.spend(self.to_move, milliseconds);
        }
    }

    /// Reports an expulsion in the current turn, or takes that back.
    pub fn toggle_expulsion(&mut self) {
        if self.end().is_none() {
            self.tie_break.expelled = !self.tie_break.expelled;
        }
    }

    /// Ends the turn of the side to move. Returns `false` if the clock has stopped for good.
    pub fn press(&mut self) -> bool {
        if self.end().is_some() {
            return false;
        }
        self.before.push(self.tie_break);
        let quiet = if self.tie_break.expelled { 0 } else { self.quiet().saturating_add(1) };
        self.tie_break =
            TieBreakCount { quiet, last_expeller: self.last_expeller(), expelled: false };
        self.clock.press(self.to_move);
        self.to_move = !self.to_move;
        true
    }

    /// Takes the last [`press`](Self::press) back. Returns whether there was one.
    pub fn take_back(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.tie_break = before;
        self.clock.take_back();
        self.to_move = !self.to_move;
        true
    }

    /// The same clock before the first turn.
    #[must_use]
    pub fn reset(&self) -> Self {
        Self::new(self.clock.control(), self.limit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new(limit: u16) -> BoardClock {
        BoardClock::new(TimeControl::minutes(1, 2), NonZeroU16::new(limit))
    }

    #[test]
    fn turns_are_counted_to_the_tie_break() {
        let mut clock = new(3);
        assert_eq!((clock.quiet(), clock.tie_break_owner()), (0, Side::Blue));
        assert!(clock.press());
        // Blue's turn expels.
        clock.toggle_expulsion();
        assert_eq!((clock.quiet(), clock.last_expeller()), (0, Some(Side::Blue)));
        assert!(clock.press());
        assert_eq!((clock.quiet(), clock.has_expelled()), (0, false));
        // Reported by mistake.
        clock.toggle_expulsion();
        assert_eq!(clock.tie_break_owner(), Side::Red);
        clock.toggle_expulsion();
        assert!(clock.press() && clock.press() && clock.end().is_none());
        assert!(clock.press());
        assert_eq!(clock.end(), Some(ClockEnd::TieBreak(Side::Blue)));
        assert!(!clock.press());
        clock.toggle_expulsion();
        clock.spend(1_000_000);
        assert_eq!(clock.end(), Some(ClockEnd::TieBreak(Side::Blue)), "it has stopped");
        assert!(clock.take_back());
        assert_eq!((clock.end(), clock.quiet()), (None, 2));
    }

    #[test]
    fn time_runs_out() {
        let mut clock = new(40);
        clock.spend(10_000);
        clock.press();
        assert_eq!(clock.clock().left(Side::Red), 52_000);
        clock.spend(60_000);
        assert_eq!(clock.end(), Some(ClockEnd::Time(Side::Blue)));
        assert!(clock.take_back());
        assert_eq!((clock.end(), clock.clock().left(Side::Red)), (None, 50_000));
        assert_eq!(clock.reset(), new(40));
    }

    #[test]
    fn everything_is_taken_back_as_it_was() {
        let mut clock = new(40);
        let mut states = Vec::new();
        for turn in 0..10 {
            if turn % 3 == 1 {
                clock.toggle_expulsion();
            }
            states.push(clock.clone());
            clock.press();
        }
        while let Some(state) = states.pop() {
            assert!(clock.take_back());
            assert_eq!(clock, state);
        }
        assert!(!clock.take_back());
    }

    /// Browsers hold clocks in this format.
    #[test]
    fn the_format_of_stored_clocks_does_not_change() {
        let mut clock = new(30);
        clock.spend(1_500);
        clock.press();
        clock.toggle_expulsion();
        let text = r#"{"clock":{"control":{"base":60000,"increment":2000},"left":{"red":60500,"blue":60000},"before":[{"red":58500,"blue":60000}]},"to_move":"blue","tie_break":{"quiet":1,"last_expeller":null,"expelled":true},"before":[{"quiet":0,"last_expeller":null,"expelled":false}],"limit":30}"#;
        assert_eq!(clock.to_text(), text);
        assert_eq!(BoardClock::from_text(text), Some(clock));
        for damaged in
            ["", "{}", &text.replace("30}", "0}"), &text.replace("[{\"quiet", "[],\"x\":[{\"quiet")]
        {
            assert_eq!(BoardClock::from_text(damaged), None, "{damaged}");
        }
    }
}
