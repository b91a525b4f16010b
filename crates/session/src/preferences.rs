//! The player's preferences, as the browser stores them.

use serde::{Deserialize, Serialize};

use crate::lenient;

/// What a player chooses once for all games. Missing or damaged fields have their default.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preferences {
    /// The colour theme.
    pub theme: Theme,
    /// Whether ships show their numbers.
    pub digits: bool,
    /// Whether there are sounds.
    pub sound: bool,
    /// Whether ships are animated.
    pub motion: Animation,
    /// Whether the computer may resign.
    pub resigns: bool,
    /// The hand that taps; controls are placed so that it does not cover the board.
    pub hand: Handedness,
    /// Whether the field for typing turns is always shown.
    pub typed: bool,
    /// The code of the chosen language; `None` for the browser's.
    pub language: Option<String>,
}

/// The colour theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system is set.
    System,
    /// Dark.
    Dark,
    /// Light.
    Light,
}

/// Whether ships are animated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Animation {
    /// Unless the system asks for reduced motion.
    System,
    /// Always.
    On,
    /// Never.
    Off,
}

/// The hand that taps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Handedness {
    /// The right hand.
    Right,
    /// The left hand.
    Left,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            theme: Theme::Dark,
            digits: true,
            sound: true,
            motion: Animation::System,
            resigns: false,
            hand: Handedness::Right,
            typed: false,
            language: None,
        }
    }
}

impl Theme {
    /// The name in JSON and in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

impl Handedness {
    /// The name in JSON and in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Left => "left",
        }
    }
}

impl Preferences {
    /// Writes the preferences as JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        lenient::to_text(self)
    }

    /// Reads preferences from JSON. What is missing or damaged has its default.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        lenient::from_text(text)
    }
}
