//! Time controls, and their text form in record tags.

use core::fmt;
use core::str::FromStr;

use mad_rules::{BySide, Side};
use serde::{Deserialize, Serialize};

/// The time control of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub struct TimeControl {
    /// Milliseconds of each side for the whole game.
    pub base: BySide<u32>,
    /// What each turn adds.
    pub per_turn: PerTurn,
}

/// The time for each turn, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PerTurn {
    /// Added after each turn (Fischer clock). Unused time accumulates.
    Increment(u32),
    /// The clock waits this long in each turn before it runs (simple delay).
    Delay(u32),
}

/// The JSON form. Earlier versions had `base` and `increment` only.
#[derive(Serialize, Deserialize)]
struct Stored {
    /// Of both sides; of red if there is `blue`.
    base: u32,
    increment: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    delay: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    blue: Option<u32>,
}

impl From<TimeControl> for Stored {
    fn from(control: TimeControl) -> Self {
        let BySide { red, blue } = control.base;
        let delay = match control.per_turn {
            PerTurn::Increment(_) => None,
            PerTurn::Delay(delay) => Some(delay),
        };
        let increment = control.increment();
        Self { base: red, increment, delay, blue: (blue != red).then_some(blue) }
    }
}

impl From<Stored> for TimeControl {
    fn from(stored: Stored) -> Self {
        let per_turn = stored.delay.map_or(PerTurn::Increment(stored.increment), PerTurn::Delay);
        Self {
            base: BySide { red: stored.base, blue: stored.blue.unwrap_or(stored.base) },
            per_turn,
        }
    }
}

impl TimeControl {
    /// The same time for both sides: base time in minutes, increment in seconds.
    #[must_use]
    pub const fn minutes(base: u32, increment: u32) -> Self {
        Self::milliseconds(base.saturating_mul(60_000), increment.saturating_mul(1_000))
    }

    /// The same time for both sides: base time and increment in milliseconds.
    #[must_use]
    pub const fn milliseconds(base: u32, increment: u32) -> Self {
        Self { base: BySide { red: base, blue: base }, per_turn: PerTurn::Increment(increment) }
    }

    /// Milliseconds added after each turn.
    #[must_use]
    pub const fn increment(self) -> u32 {
        match self.per_turn {
            PerTurn::Increment(increment) => increment,
            PerTurn::Delay(_) => 0,
        }
    }

    /// Milliseconds that the clock waits in each turn.
    #[must_use]
    pub const fn delay(self) -> u32 {
        match self.per_turn {
            PerTurn::Increment(_) => 0,
            PerTurn::Delay(delay) => delay,
        }
    }

    /// The time control after the players have exchanged sides: times belong to players.
    #[must_use]
    pub fn swap(self) -> Self {
        Self { base: self.base.swap(), ..self }
    }

    /// The time of one side as record tags have it, in seconds: `300`, `300+3`, `300d3`.
    #[must_use]
    pub fn text(self, side: Side) -> String {
        let base = Seconds(self.base[side]);
        match self.per_turn {
            PerTurn::Increment(0) | PerTurn::Delay(0) => base.to_string(),
            PerTurn::Increment(more) => format!("{base}+{}", Seconds(more)),
            PerTurn::Delay(delay) => format!("{base}d{}", Seconds(delay)),
        }
    }

    /// Reads the tags of a record: one for both sides, or one for each. Returns `None` if they are
    /// not of the form that [`text`](Self::text) writes.
    #[must_use]
    pub fn from_tags(both: Option<&str>, each: BySide<Option<&str>>) -> Option<Self> {
        let one = |text: Option<&str>| text.or(both)?.parse::<OneSide>().ok();
        let (red, blue) = (one(each.red)?, one(each.blue)?);
        let base = BySide { red: red.base, blue: blue.base };
        (red.per_turn == blue.per_turn).then_some(Self { base, per_turn: red.per_turn })
    }
}

/// The time of one side.
struct OneSide {
    base: u32,
    per_turn: PerTurn,
}

impl FromStr for OneSide {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (base, per_turn) = if let Some((base, more)) = text.split_once('+') {
            (base, PerTurn::Increment(Seconds::parse(more)?))
        } else if let Some((base, delay)) = text.split_once('d') {
            (base, PerTurn::Delay(Seconds::parse(delay)?))
        } else {
            (text, PerTurn::Increment(0))
        };
        let base = Seconds::parse(base)?;
        if base == 0 { Err(()) } else { Ok(Self { base, per_turn }) }
    }
}

/// Milliseconds as a decimal number of seconds, without trailing zeros.
struct Seconds(u32);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, rest) = (self.0 / 1000, self.0 % 1000);
        if rest == 0 {
            return write!(f, "{seconds}");
        }
        let fraction = format!("{rest:03}");
        write!(f, "{seconds}.{}", fraction.trim_end_matches('0'))
    }
}

impl Seconds {
    fn parse(text: &str) -> Result<u32, ()> {
        let (seconds, fraction) = text.split_once('.').unwrap_or((text, "0"));
        let digits =
            |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(seconds) || !digits(fraction) || fraction.len() > 3 {
            return Err(());
        }
        let fraction: u32 = format!("{fraction:0<3}").parse().map_err(|_| ())?;
        let seconds: u32 = seconds.parse().map_err(|_| ())?;
        seconds.checked_mul(1000).and_then(|time| time.checked_add(fraction)).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(both: &str) -> Option<TimeControl> {
        TimeControl::from_tags(Some(both), BySide { red: None, blue: None })
    }

    #[test]
    fn tags_are_read_as_they_are_written() {
        for (red, blue, per_turn, texts) in [
            (300_000, 300_000, PerTurn::Increment(3_000), ["300+3", "300+3"]),
            (300_000, 60_000, PerTurn::Delay(2_500), ["300d2.5", "60d2.5"]),
            (1, u32::MAX, PerTurn::Increment(0), ["0.001", "4294967.295"]),
        ] {
            let control = TimeControl { base: BySide { red, blue }, per_turn };
            assert_eq!(Side::ALL.map(|side| control.text(side)), texts);
            let each = BySide { red: Some(texts[0]), blue: Some(texts[1]) };
            assert_eq!(TimeControl::from_tags(None, each), Some(control));
        }
        assert_eq!(read("300+3"), Some(TimeControl::minutes(5, 3)));
        assert_eq!(read("600"), Some(TimeControl::minutes(10, 0)));
    }

    /// Other programs write time controls of other kinds.
    #[test]
    fn other_texts_are_no_time_control() {
        let wrong =
            ["", "?", "-", "40/9000", "40/9000:4500+60", "*180", "300+", "+3", "300d", "0+3"];
        for text in wrong.into_iter().chain(["300+-3", "3e2", "4294968", "1.2345", "300 +3"]) {
            assert_eq!(read(text), None, "{text}");
        }
        let differ = BySide { red: Some("300+3"), blue: Some("300+5") };
        assert_eq!(TimeControl::from_tags(None, differ), None);
        assert_eq!(TimeControl::from_tags(None, BySide { red: Some("300"), blue: None }), None);
    }

    #[test]
    fn the_json_form_of_earlier_versions_is_kept() {
        let text = r#"{"base":300000,"increment":3000}"#;
        let control: TimeControl = serde_json::from_str(text).unwrap();
        assert_eq!(control, TimeControl::minutes(5, 3));
        assert_eq!(serde_json::to_string(&control).unwrap(), text);
        let base = BySide { red: 300_000, blue: 60_000 };
        for per_turn in [PerTurn::Delay(0), PerTurn::Delay(5_000), PerTurn::Increment(7)] {
            let control = TimeControl { base, per_turn };
            let text = serde_json::to_string(&control).unwrap();
            assert_eq!(serde_json::from_str::<TimeControl>(&text).unwrap(), control, "{text}");
        }
    }
}
