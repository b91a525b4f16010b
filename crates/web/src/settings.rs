//! The settings of the user: stored in localStorage, and applied to the page.

use leptos::prelude::document;
use mad_i18n::Language;
use mad_session::Animation;
pub(crate) use mad_session::Preferences as Settings;
use mad_svg::Look;

use crate::{browser, storage};

/// The key in localStorage. theme.js reads the theme from it before the app is loaded.
const KEY: &str = "mad.settings";

/// Returns whether moves of ships are animated.
pub(crate) fn is_animated(settings: &Settings) -> bool {
    match settings.motion {
        Animation::System => !browser::prefers_reduced_motion(),
        Animation::On => true,
        Animation::Off => false,
    }
}

/// How ships and boards are drawn: in the colours of the page, which has the attribute of the board
/// style.
pub(crate) fn look(settings: &Settings) -> Look {
    Look { digits: settings.digits, ships: settings.ship_set, ..Look::VARIABLES }
}

/// The chosen language; `None` for that of the browser.
pub(crate) fn language(settings: &Settings) -> Option<Language> {
    settings.language.as_deref().and_then(Language::from_tag)
}

/// The stored settings, or the default ones.
pub(crate) fn stored() -> Settings {
    storage::read(KEY).map(|text| Settings::from_text(&text)).unwrap_or_default()
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
        let motion = if is_animated(settings) { "on" } else { "off" };
        let _ = root.set_attribute("data-motion", motion);
        let _ = root.set_attribute("data-hand", settings.hand.name());
        let _ = root.set_attribute("data-board", settings.board_set.name());
    }
}
