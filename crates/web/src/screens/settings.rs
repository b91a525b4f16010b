//! The settings screen.

use leptos::prelude::*;
use mad_rules::{Class, Position, Ship, Side};
use mad_session::{Animation, DangerMarks, Handedness, Theme, Volume};
use mad_svg::{BoardStyle, Look, Scene, ShipStyle};

use crate::app::Shell;
use crate::offline;
use crate::settings::{Settings, look};
use crate::sound::Sound;
use crate::widgets::{button, languages, page_with_class, picture_group, radio_group, switch};

/// The ships in the pictures of the ship styles.
const SAMPLES: [Ship; 2] = [Ship::new(Side::Red, Class::C212), Ship::new(Side::Blue, Class::C121)];

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
        {boards(shell)}
        {ships(shell)}
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

/// The board styles, each as a thumbnail of the start.
fn boards(shell: Shell) -> AnyView {
    let (settings, texts) = (shell.settings, shell.texts);
    let picture = |style: BoardStyle| {
        let look = move || Look { small: true, ..settings.with(look) };
        let svg = move || mad_svg::board(&Position::default(), &look(), &Scene::default());
        // The attribute sets the colours of this element.
        view! { <i data-board=style.name() inner_html=Memo::new(move |_| svg())></i> }.into_any()
    };
    let options = BoardStyle::ALL.map(|style| {
        let name = match style {
            BoardStyle::Space => texts.settings_board_space(),
            BoardStyle::Slate => texts.settings_board_slate(),
        };
        (style, picture(style), name)
    });
    picture_group(
        texts.settings_board(),
        options.into(),
        Memo::new(move |_| settings.with(|all| all.board_set)),
        move |style| settings.update(|all| all.board_set = style),
    )
}

/// The ship styles, each with a ship of both sides.
fn ships(shell: Shell) -> AnyView {
    let (settings, texts) = (shell.settings, shell.texts);
    let picture = |ships: ShipStyle| {
        let drawing = move |ship: Ship| {
            let look = move || Look { ships, ..settings.with(look) };
            let svg = Memo::new(move |_| mad_svg::ship(ship, &look()));
            view! { <svg viewBox="0 0 100 100"><g inner_html=svg></g></svg> }
        };
        SAMPLES.map(drawing).collect_view().into_any()
    };
    let options = ShipStyle::ALL.map(|style| {
        let name = match style {
            ShipStyle::Classic => texts.settings_ships_classic(),
            ShipStyle::Outline => texts.settings_ships_outline(),
        };
        (style, picture(style), name)
    });
    picture_group(
        texts.settings_ships(),
        options.into(),
        Memo::new(move |_| settings.with(|all| all.ship_set)),
        move |style| settings.update(|all| all.ship_set = style),
    )
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
