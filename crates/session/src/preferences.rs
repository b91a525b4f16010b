//! The player's preferences, as the browser stores them.

use mad_svg::{BoardStyle, ShipStyle};
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
    /// The volume of sounds in percent. It is kept while they are switched off.
    pub volume: Volume,
    /// Whether a line beside the board says what matters now.
    pub coach: bool,
    /// Whether marks and terms have tooltips.
    pub explanations: bool,
    /// When ships that can be expelled are marked.
    pub danger: DangerMarks,
    /// The colours of the board.
    pub board_set: BoardStyle,
    /// The drawings of the ships.
    pub ship_set: ShipStyle,
    /// Whether two players sit face to face: blue's half of the screen is upside down.
    pub face_to_face: bool,
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

/// A volume from 0 to 100 percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Volume(u8);

/// When ships that can be expelled are marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DangerMarks {
    /// Never.
    Off,
    /// Against the levels up to [`DangerMarks::BEGINNER_LEVELS`].
    Beginner,
    /// In every game against the computer.
    Always,
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
            volume: Volume(60),
            coach: true,
            explanations: true,
            danger: DangerMarks::Beginner,
            board_set: BoardStyle::Space,
            ship_set: ShipStyle::Classic,
            face_to_face: false,
        }
    }
}

impl Volume {
    /// A volume in percent; more than 100 is 100.
    #[must_use]
    pub const fn new(percent: u8) -> Self {
        Self(if percent > 100 { 100 } else { percent })
    }

    /// The volume in percent.
    #[must_use]
    pub const fn percent(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Volume {
    type Error = &'static str;

    fn try_from(percent: u8) -> Result<Self, Self::Error> {
        if percent > 100 { Err("a volume is at most 100 percent") } else { Ok(Self(percent)) }
    }
}

impl DangerMarks {
    /// The highest level with marks for beginners.
    pub const BEGINNER_LEVELS: u8 = 3;

    /// Returns whether ships are marked in a game against this level.
    #[must_use]
    pub const fn apply_to(self, level: u8) -> bool {
        match self {
            Self::Off => false,
            Self::Beginner => level <= Self::BEGINNER_LEVELS,
            Self::Always => true,
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
    /// The volume to play sounds at: 0 if they are switched off.
    #[must_use]
    pub const fn audible_volume(&self) -> Volume {
        if self.sound { self.volume } else { Volume(0) }
    }

    /// Sets the volume. Zero switches sounds off and keeps the last volume for when they are switched
    /// on again.
    pub const fn set_volume(&mut self, volume: Volume) {
        self.sound = volume.0 > 0;
        if self.sound {
            self.volume = volume;
        }
    }

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
