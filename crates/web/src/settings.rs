//! The settings of the user.

use leptos::prelude::document;
use mad_form::{FormError, Object, Value};
use mad_i18n::Language;

use crate::{browser, storage};

/// The key in localStorage. theme.js reads the theme from it before the app is loaded.
const KEY: &str = "mad.settings";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) theme: Theme,
    pub(crate) digits: bool,
    pub(crate) sound: bool,
    pub(crate) motion: Motion,
    pub(crate) resigns: bool,
    pub(crate) hand: Hand,
    /// Whether the input field for turns is always visible.
    pub(crate) typed: bool,
    /// The chosen language; `None` for that of the browser.
    pub(crate) language: Option<Language>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Theme {
    System,
    Dark,
    Light,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Motion {
    System,
    On,
    Off,
}

/// Which hand holds the device: the toolbar is on that side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hand {
    Right,
    Left,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::Dark,
            digits: true,
            sound: true,
            motion: Motion::System,
            resigns: false,
            hand: Hand::Right,
            typed: false,
            language: None,
        }
    }
}

impl Theme {
    const ALL: [Self; 3] = [Self::System, Self::Dark, Self::Light];

    const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

impl Motion {
    const ALL: [Self; 3] = [Self::System, Self::On, Self::Off];

    const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::On => "on",
            Self::Off => "off",
        }
    }
}

impl Hand {
    const ALL: [Self; 2] = [Self::Right, Self::Left];

    const fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Left => "left",
        }
    }
}

impl Settings {
    fn to_text(self) -> String {
        Object::new()
            .with("theme", self.theme.name())
            .with("digits", self.digits)
            .with("sound", self.sound)
            .with("motion", self.motion.name())
            .with("resigns", self.resigns)
            .with("hand", self.hand.name())
            .with("typed", self.typed)
            .with("language", self.language.map(Language::code))
            .to_string()
    }

    /// Reads stored settings. Missing or invalid fields get their default.
    fn from_text(text: &str) -> Result<Self, FormError> {
        let value = Value::from_text(text)?;
        let fields = value.fields()?;
        let other = Self::default();
        let language = |code: &Value<'_>| code.text().map(Language::from_tag);
        Ok(Self {
            theme: fields.or(other.theme, "theme", |it| it.one_of(&Theme::ALL, Theme::name)),
            digits: fields.or(other.digits, "digits", Value::bool),
            sound: fields.or(other.sound, "sound", Value::bool),
            motion: fields.or(other.motion, "motion", |it| it.one_of(&Motion::ALL, Motion::name)),
            resigns: fields.or(other.resigns, "resigns", Value::bool),
            hand: fields.or(other.hand, "hand", |it| it.one_of(&Hand::ALL, Hand::name)),
            typed: fields.or(other.typed, "typed", Value::bool),
            language: fields.or(other.language, "language", language),
        })
    }

    /// Returns whether moves of ships are animated.
    pub(crate) fn animates(&self) -> bool {
        match self.motion {
            Motion::System => !browser::prefers_reduced_motion(),
            Motion::On => true,
            Motion::Off => false,
        }
    }
}

/// The stored settings, or the default ones.
pub(crate) fn stored() -> Settings {
    storage::read(KEY).and_then(|text| Settings::from_text(&text).ok()).unwrap_or_default()
}

/// Saves the settings. A failure is ignored: they are still valid while the page is open.
pub(crate) fn save(settings: &Settings) {
    let _ = storage::write(KEY, &settings.to_text());
}

/// Applies the settings that style sheets use to the root element.
pub(crate) fn apply(settings: &Settings) {
    // Without theme.js the colours stay as they are.
    let _ = browser::theme(settings.theme.name());
    if let Some(root) = document().document_element() {
        let motion = if settings.animates() { "on" } else { "off" };
        let _ = root.set_attribute("data-motion", motion);
        let _ = root.set_attribute("data-hand", settings.hand.name());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_back_as_they_were_written() {
        let settings = Settings {
            theme: Theme::Light,
            digits: false,
            sound: false,
            motion: Motion::Off,
            resigns: true,
            hand: Hand::Left,
            typed: true,
            language: Some(Language::French),
        };
        assert_eq!(Settings::from_text(&settings.to_text()).ok(), Some(settings));
        let settings = Settings::default();
        assert_eq!(Settings::from_text(&settings.to_text()).ok(), Some(settings));
    }

    #[test]
    fn settings_of_an_older_version_keep_their_values_and_get_defaults() {
        let settings = Settings::from_text(r#"{"theme":"light","sound":false}"#);
        let expected = Settings { theme: Theme::Light, sound: false, ..Settings::default() };
        assert_eq!(settings.ok(), Some(expected));
    }

    #[test]
    fn invalid_fields_get_defaults_without_changing_the_others() {
        let settings = Settings::from_text(r#"{"theme":7,"hand":"third","motion":"off"}"#);
        let expected = Settings { motion: Motion::Off, ..Settings::default() };
        assert_eq!(settings.ok(), Some(expected));
    }

    #[test]
    fn text_that_is_not_an_object_is_an_error() {
        for text in ["", "null", "[]", "{\"theme\":"] {
            assert!(Settings::from_text(text).is_err(), "{text}");
        }
    }
}
