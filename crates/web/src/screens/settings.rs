//! The settings screen.

use leptos::prelude::*;
use mad_session::{Animation, Handedness, Theme};

use crate::app::Shell;
use crate::offline;
use crate::widgets::{languages, page, radio_group, switch};

/// The screen.
pub(crate) fn settings(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let settings = shell.settings;
    let theme = radio_group(
        texts.settings_theme(),
        vec![
            (Theme::System, texts.settings_theme_system()),
            (Theme::Dark, texts.settings_theme_dark()),
            (Theme::Light, texts.settings_theme_light()),
        ],
        Memo::new(move |_| settings.get().theme),
        move |theme| settings.update(|settings| settings.theme = theme),
    );
    let motion = radio_group(
        texts.settings_motion(),
        vec![
            (Animation::System, texts.settings_motion_system()),
            (Animation::On, texts.settings_motion_on()),
            (Animation::Off, texts.settings_motion_off()),
        ],
        Memo::new(move |_| settings.get().motion),
        move |motion| settings.update(|settings| settings.motion = motion),
    );
    let hand = radio_group(
        texts.settings_hand(),
        vec![
            (Handedness::Right, texts.settings_hand_right()),
            (Handedness::Left, texts.settings_hand_left()),
        ],
        Memo::new(move |_| settings.get().hand),
        move |hand| settings.update(|settings| settings.hand = hand),
    );
    let digits =
        switch(texts.settings_digits(), Memo::new(move |_| settings.get().digits), move |digits| {
            settings.update(|settings| settings.digits = digits);
        });
    let sound =
        switch(texts.settings_sound(), Memo::new(move |_| settings.get().sound), move |sound| {
            settings.update(|settings| settings.sound = sound);
        });
    let resigns = switch(
        texts.settings_resigns(),
        Memo::new(move |_| settings.get().resigns),
        move |resigns| {
            settings.update(|settings| settings.resigns = resigns);
        },
    );
    let typed =
        switch(texts.settings_typed(), Memo::new(move |_| settings.get().typed), move |typed| {
            settings.update(|settings| settings.typed = typed);
        });
    let languages = view! {
        <div class="choice">
            <h2>{texts.settings_language()}</h2>
            {languages(shell)}
        </div>
    };
    page(
        shell,
        texts.settings_title(),
        view! {
            <div class="card stack">
                {languages}{theme}{motion}{hand}{digits}{sound}{typed}{resigns}
                {offline::settings(shell)}
            </div>
        },
    )
}
