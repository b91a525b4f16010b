//! What the player has chosen once and for all, and the screen for it.

use crate::dom::*;
use mad_texts::Language;
use serde::{Deserialize, Serialize};

use crate::app::Shell;
use crate::ui::{choice, languages, memo, screen, switch};
use crate::{browser, offline, store};

/// The name under which the browser keeps them. The page reads the theme before the app is there.
const KEY: &str = "mad.settings";

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
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
    #[serde(with = "as_code")]
    pub(crate) language: Option<Language>,
}

/// A language is kept as its code.
mod as_code {
    use mad_texts::Language;
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
    pub(super) fn serialize<S: Serializer>(
        language: &Option<Language>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        language.map(Language::code).serialize(to)
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(
        from: D,
    ) -> Result<Option<Language>, D::Error> {
        let code = Option::<String>::deserialize(from)?;
        Ok(code.and_then(|code| Language::from_tag(&code)))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Theme {
    System,
    Dark,
    Light,
}

/// The hand that taps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Hand {
    Right,
    Left,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Motion {
    System,
    On,
    Off,
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

impl Settings {
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
    let text = store::read(KEY);
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// The settings as they were kept, which are kept again whenever they change.
pub(crate) fn keep() -> RwSignal<Settings> {
    let settings = RwSignal::new(kept());
    Effect::new(move |before: Option<Settings>| {
        let settings = settings.get();
        let theme = match settings.theme {
            Theme::System => "system",
            Theme::Dark => "dark",
            Theme::Light => "light",
        };
        // The colours stay as they are if the page has lost its script.
        let _ = browser::theme(theme);
        if let Some(root) = browser::document().document_element() {
            let motion = if settings.moves() { "on" } else { "off" };
            let hand = if settings.hand == Hand::Left { "left" } else { "right" };
            let _ = root.set_attribute("data-motion", motion);
            let _ = root.set_attribute("data-hand", hand);
        }
        if before.is_some_and(|before| before != settings)
            && let Ok(text) = serde_json::to_string(&settings)
        {
            // Settings that cannot be kept are no reason to bother anybody.
            let _ = store::write(KEY, &text);
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
