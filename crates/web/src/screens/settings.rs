//! The settings screen.

use leptos::prelude::*;
use mad_session::{Animation, BoardSet, DangerMarks, Handedness, ShipSet, Theme, Volume};

use crate::app::Shell;
use crate::offline;
use crate::settings::Settings;
use crate::sound::Sound;
use crate::widgets::{button, languages, page_with_class, radio_group, switch};

/// The screen.
pub(crate) fn settings(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let groups = view! {
        <div class="groups">
            {group(texts.settings_group_look(), appearance(shell))}
            {group(texts.settings_group_play(), playing(shell))}
            {group(texts.settings_group_sound(), sound_and_animation(shell))}
            {group(texts.settings_group_controls(), controls(shell))}
            {group(texts.settings_offline(), offline::settings(shell))}
        </div>
    };
    page_with_class(shell, "screen broad", texts.settings_title(), groups.into_any())
}

fn group(title: String, content: AnyView) -> AnyView {
    view! {
        <section class="card stack">
            <h2>{title}</h2>
            {content}
        </section>
    }
    .into_any()
}

/// A radio group for a field of the settings.
fn choice<T>(
    shell: Shell,
    label: String,
    options: Vec<(T, String)>,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> AnyView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let settings = shell.settings;
    let chosen = Memo::new(move |_| settings.with(get));
    radio_group(label, options, chosen, move |value| settings.update(|all| set(all, value)))
}

/// A switch for a field of the settings, perhaps with a note.
fn toggle(
    shell: Shell,
    label: String,
    note: Option<String>,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> AnyView {
    let settings = shell.settings;
    let on = Memo::new(move |_| settings.with(get));
    let switch = switch(label, on, move |value| settings.update(|all| set(all, value)));
    view! {
        <div>
            {switch}
            {note.map(|note| view! { <p class="dim">{note}</p> })}
        </div>
    }
    .into_any()
}

fn appearance(shell: Shell) -> AnyView {
    let texts = shell.texts;
    view! {
        <div class="choice">
            <h3>{texts.settings_language()}</h3>
            {languages(shell)}
        </div>
        {choice(
            shell,
            texts.settings_theme(),
            vec![
                (Theme::System, texts.settings_theme_system()),
                (Theme::Dark, texts.settings_theme_dark()),
                (Theme::Light, texts.settings_theme_light()),
            ],
            |settings| settings.theme,
            |settings, theme| settings.theme = theme,
        )}
        {choice(
            shell,
            texts.settings_board(),
            vec![
                (BoardSet::Space, texts.settings_board_space()),
                (BoardSet::Slate, texts.settings_board_slate()),
            ],
            |settings| settings.board_set,
            |settings, set| settings.board_set = set,
        )}
        {choice(
            shell,
            texts.settings_ships(),
            vec![
                (ShipSet::Classic, texts.settings_ships_classic()),
                (ShipSet::Schematic, texts.settings_ships_schematic()),
            ],
            |settings| settings.ship_set,
            |settings, set| settings.ship_set = set,
        )}
        {toggle(
            shell,
            texts.settings_digits(),
            None,
            |settings| settings.digits,
            |settings, digits| settings.digits = digits,
        )}
    }
    .into_any()
}

fn playing(shell: Shell) -> AnyView {
    let texts = shell.texts;
    view! {
        {toggle(
            shell,
            texts.settings_coach(),
            Some(texts.settings_coach_note()),
            |settings| settings.coach,
            |settings, coach| settings.coach = coach,
        )}
        {toggle(
            shell,
            texts.settings_tips(),
            None,
            |settings| settings.explanations,
            |settings, explanations| settings.explanations = explanations,
        )}
        {choice(
            shell,
            texts.settings_danger(),
            vec![
                (DangerMarks::Off, texts.settings_danger_off()),
                (DangerMarks::Beginner, texts.settings_danger_beginner()),
                (DangerMarks::Always, texts.settings_danger_always()),
            ],
            |settings| settings.danger,
            |settings, danger| settings.danger = danger,
        )}
        {toggle(
            shell,
            texts.settings_resigns(),
            None,
            |settings| settings.resigns,
            |settings, resigns| settings.resigns = resigns,
        )}
        {toggle(
            shell,
            texts.settings_face_to_face(),
            Some(texts.settings_face_to_face_note()),
            |settings| settings.face_to_face,
            |settings, face_to_face| settings.face_to_face = face_to_face,
        )}
    }
    .into_any()
}

fn sound_and_animation(shell: Shell) -> AnyView {
    let texts = shell.texts;
    view! {
        {volume(shell)}
        {choice(
            shell,
            texts.settings_motion(),
            vec![
                (Animation::System, texts.settings_motion_system()),
                (Animation::On, texts.settings_motion_on()),
                (Animation::Off, texts.settings_motion_off()),
            ],
            |settings| settings.motion,
            |settings, motion| settings.motion = motion,
        )}
    }
    .into_any()
}

/// The volume as a slider, where 0 switches sounds off, and a button to hear it.
fn volume(shell: Shell) -> AnyView {
    let settings = shell.settings;
    let percent = Memo::new(move |_| settings.with(|all| all.audible_volume().percent()));
    let set = move |text: String| {
        let percent = text.parse::<u8>().unwrap_or_default();
        settings.update(|all| all.set_volume(Volume::new(percent)));
    };
    view! {
        <div class="volume">
            <label class="field">
                <span>{shell.texts.settings_volume()}</span>
                <input
                    type="range"
                    min="0"
                    max="100"
                    step="5"
                    data-action="volume"
                    prop:value=move || percent.get().to_string()
                    on:input=move |event| set(event_target_value(&event))
                />
            </label>
            <output aria-hidden="true">{move || percent.get()}</output>
            {button("button", "try-sound", None, shell.texts.settings_try_sound(), move || {
                shell.play_sound(Sound::Teleportation);
            })}
        </div>
    }
    .into_any()
}

fn controls(shell: Shell) -> AnyView {
    let texts = shell.texts;
    view! {
        {choice(
            shell,
            texts.settings_hand(),
            vec![
                (Handedness::Right, texts.settings_hand_right()),
                (Handedness::Left, texts.settings_hand_left()),
            ],
            |settings| settings.hand,
            |settings, hand| settings.hand = hand,
        )}
        {toggle(
            shell,
            texts.settings_typed(),
            None,
            |settings| settings.typed,
            |settings, typed| settings.typed = typed,
        )}
        {button("button", "keys", None, texts.keys_title(), move || shell.keys_help.set(true))}
    }
    .into_any()
}
