//! What the player has chosen once and for all, and the screen for it.

use crate::dom::*;
use mad_form::{FormError, Object, Value};
use mad_i18n::Language;

use crate::app::Shell;
use crate::ui::{choice, languages, memo, screen, switch};
use crate::{browser, offline, store};

/// The name under which the browser keeps them. The page reads the theme before the app is there.
const KEY: &str = "mad.settings";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) theme: Theme,
    pub(crate) digits: bool,
    pub(crate) sound: bool,
    pub(crate) motion: Motion,
    pub(crate) resigns: bool,
    pub(crate) hand: Hand,
    /// Whether the field for typing turns is always there.
    pub(crate) typed: bool,
    /// The language that was chosen; `None` for the browser's.
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

/// The hand that taps.
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

    /// What is missing or damaged is as it is without any settings.
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

    /// Whether ships move from place to place.
    pub(crate) fn moves(&self) -> bool {
        match self.motion {
            Motion::System => !browser::prefers_less_motion(),
            Motion::On => true,
            Motion::Off => false,
        }
    }
}

/// The settings as they were kept.
pub(crate) fn kept() -> Settings {
    store::read(KEY).and_then(|text| Settings::from_text(&text).ok()).unwrap_or_default()
}

/// The settings as they were kept, which are kept again whenever they change.
pub(crate) fn keep() -> RwSignal<Settings> {
    let settings = RwSignal::new(kept());
    effect(move |before: Option<Settings>| {
        let settings = settings.get();
        // The colours stay as they are if the page has lost its script.
        let _ = browser::theme(settings.theme.name());
        if let Some(root) = browser::document().document_element() {
            let motion = if settings.moves() { "on" } else { "off" };
            let _ = root.set_attribute("data-motion", motion);
            let _ = root.set_attribute("data-hand", settings.hand.name());
        }
        if before.is_some_and(|before| before != settings) {
            // Settings that cannot be kept are no reason to bother anybody.
            let _ = store::write(KEY, &settings.to_text());
        }
        settings
    });
    settings
}

/// The screen.
pub(crate) fn settings(shell: Shell) -> impl IntoView {
    let t = shell.words;
    let settings = shell.settings;
    let theme = choice(
        t.settings_theme(),
        vec![
            (Theme::System, t.settings_theme_system()),
            (Theme::Dark, t.settings_theme_dark()),
            (Theme::Light, t.settings_theme_light()),
        ],
        memo(move || settings.get().theme),
        move |theme| settings.update(|settings| settings.theme = theme),
    );
    let motion = choice(
        t.settings_motion(),
        vec![
            (Motion::System, t.settings_motion_system()),
            (Motion::On, t.settings_motion_on()),
            (Motion::Off, t.settings_motion_off()),
        ],
        memo(move || settings.get().motion),
        move |motion| settings.update(|settings| settings.motion = motion),
    );
    let hand = choice(
        t.settings_hand(),
        vec![(Hand::Right, t.settings_hand_right()), (Hand::Left, t.settings_hand_left())],
        memo(move || settings.get().hand),
        move |hand| settings.update(|settings| settings.hand = hand),
    );
    let digits = switch(t.settings_digits(), memo(move || settings.get().digits), move |digits| {
        settings.update(|settings| settings.digits = digits);
    });
    let sound = switch(t.settings_sound(), memo(move || settings.get().sound), move |sound| {
        settings.update(|settings| settings.sound = sound);
    });
    let resigns =
        switch(t.settings_resigns(), memo(move || settings.get().resigns), move |resigns| {
            settings.update(|settings| settings.resigns = resigns);
        });
    let typed = switch(t.settings_typed(), memo(move || settings.get().typed), move |typed| {
        settings.update(|settings| settings.typed = typed);
    });
    let languages = view! {
        <div class="choice">
            <h2>{t.settings_language()}</h2>
            {languages(shell)}
        </div>
    };
    screen(
        shell,
        t.settings_title(),
        view! {
            <div class="card stack">
                {languages}{theme}{motion}{hand}{digits}{sound}{typed}{resigns}
                {offline::settings(shell)}
            </div>
        },
    )
}
