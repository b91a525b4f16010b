//! What the player has chosen once and for all, and the screen for it.

use crate::dom::*;
use mad_i18n::Language;
use mad_session::{Animation as Motion, Handedness as Hand, Theme};

pub(crate) use mad_session::Preferences as Settings;

use crate::app::Shell;
use crate::ui::{choice, languages, memo, screen, switch};
use crate::{browser, offline, store};

/// The name under which the browser keeps them. The page reads the theme before the app is there.
const KEY: &str = "mad.settings";

/// Whether ships are animated.
pub(crate) fn is_animated(settings: &Settings) -> bool {
    match settings.motion {
        Motion::System => !browser::prefers_less_motion(),
        Motion::On => true,
        Motion::Off => false,
    }
}

/// The language that was chosen; `None` for the browser's.
pub(crate) fn language(settings: &Settings) -> Option<Language> {
    settings.language.as_deref().and_then(Language::from_tag)
}

/// The settings as they were kept.
pub(crate) fn kept() -> Settings {
    store::read(KEY).map(|text| Settings::from_text(&text)).unwrap_or_default()
}

/// The settings as they were kept, which are kept again whenever they change.
pub(crate) fn keep() -> RwSignal<Settings> {
    let settings = RwSignal::new(kept());
    effect(move |before: Option<Settings>| {
        let settings = settings.get();
        // The colours stay as they are if the page has lost its script.
        let _ = browser::theme(settings.theme.name());
        if let Some(root) = browser::document().document_element() {
            let motion = if is_animated(&settings) { "on" } else { "off" };
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
