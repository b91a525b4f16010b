//! The list of keys, which `?` opens on every screen, and when keys are meant for something else.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_session::{Chord, ClockKey, GameKey, Modifiers};
use wasm_bindgen::JsCast as _;
use web_sys::{Event, KeyboardEvent};

use crate::app::Shell;
use crate::browser;
use crate::icons::Icon;
use crate::widgets::{dialog, icon_button};

/// Keys with the same effect, and the effect.
type Keys = (Vec<String>, String);
/// A title and the keys below it.
pub(crate) type Group = (String, Vec<Keys>);

/// All keys, in groups with a title. Those of games and of the clock are in tables of `mad-session`;
/// whoever adds another key to the app adds it here.
fn groups(texts: &Texts) -> [Group; 4] {
    let keys = |keys: &[&str], effect| (keys.iter().map(ToString::to_string).collect(), effect);
    let (enter, space) = (texts.keycap_enter(), texts.keycap_space());
    let (escape, tab) = (texts.keycap_escape(), texts.keycap_tab());
    [
        (
            texts.keys_everywhere(),
            vec![
                keys(&["?"], texts.key_help()),
                keys(&[&tab], texts.key_next()),
                keys(&[&escape], texts.key_close()),
            ],
        ),
        (
            texts.keys_board(),
            vec![
                keys(&["←", "↑", "↓", "→"], texts.key_squares()),
                keys(&[&enter, &space], texts.key_pick()),
                keys(&[&escape], texts.key_back()),
            ],
        ),
        (texts.keys_game(), rows(texts, GameKey::ALL, game_effect)),
        (texts.clock_title(), rows(texts, ClockKey::ALL, clock_effect)),
    ]
}

/// The rows of a table of keys.
pub(crate) fn rows<T: Copy>(
    texts: &Texts,
    table: &[(T, &'static [Chord])],
    effect: fn(&Texts, T) -> String,
) -> Vec<Keys> {
    let row = |&(action, chords): &(T, &'static [Chord])| {
        let keys = chords.iter().map(|&chord| chord_text(texts, chord)).collect();
        (keys, effect(texts, action))
    };
    table.iter().map(row).collect()
}

fn game_effect(texts: &Texts, key: GameKey) -> String {
    match key {
        GameKey::Previous => texts.act_previous(),
        GameKey::Next => texts.act_next(),
        GameKey::First => texts.act_first(),
        GameKey::Last => texts.act_last(),
        GameKey::Undo => texts.act_undo(),
        GameKey::Redo => texts.act_redo(),
        GameKey::Flip => texts.act_flip(),
        GameKey::Hint => texts.act_hint(),
        GameKey::Pass => texts.game_keep(),
        GameKey::Menu => texts.key_menu(),
    }
}

fn clock_effect(texts: &Texts, key: ClockKey) -> String {
    match key {
        ClockKey::EndTurn => texts.game_end_turn(),
        ClockKey::Expulsion => texts.clock_expulsion(),
        ClockKey::Pause => texts.act_pause(),
        ClockKey::Undo => texts.act_undo(),
    }
}

/// A key with its modifiers, as keyboards are labelled.
fn chord_text(texts: &Texts, chord: Chord) -> String {
    let key = match chord.key {
        "ArrowLeft" => "←".to_owned(),
        "ArrowRight" => "→".to_owned(),
        "ArrowUp" => "↑".to_owned(),
        "ArrowDown" => "↓".to_owned(),
        "Home" => texts.keycap_home(),
        "End" => texts.keycap_end(),
        " " => texts.keycap_space(),
        letter => letter.to_uppercase(),
    };
    let (control, shift) = (texts.keycap_control(), texts.keycap_shift());
    match chord.modifiers {
        Modifiers::None => key,
        Modifiers::Shift => format!("{shift}+{key}"),
        Modifiers::Control => format!("{control}+{key}"),
        Modifiers::ControlShift => format!("{control}+{shift}+{key}"),
    }
}

/// The modifiers of a keyboard event, if there are shortcuts with them.
pub(crate) fn modifiers(event: &KeyboardEvent) -> Option<Modifiers> {
    Modifiers::new(event.ctrl_key() || event.meta_key(), event.shift_key(), event.alt_key())
}

/// Returns whether a key belongs to a field, a dialog or an open menu.
pub(crate) fn is_taken(event: &Event) -> bool {
    let field = "input:not([type=radio], [type=checkbox]), textarea, select, .popup";
    browser::closest(event, field).is_some() || there_is("dialog[open]")
}

fn there_is(selector: &str) -> bool {
    document().query_selector(selector).is_ok_and(|found| found.is_some())
}

/// Lets `?` open the list, unless it is typed into a field or follows an open explanation to the
/// rules.
pub(crate) fn listen(shell: Shell) {
    browser::on_document_capture("keydown", move |event| {
        let is_key = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "?");
        if is_key && !is_taken(event) && !is_answered(shell) {
            event.prevent_default();
            shell.keys_help.set(true);
        }
    });
}

/// Returns whether `?` is for the field for turns, to which a setting sends all keys, or for an open
/// explanation.
fn is_answered(shell: Shell) -> bool {
    let to_turn_field =
        shell.settings.with_untracked(|settings| settings.typed) && there_is("[data-field=turn]");
    to_turn_field || shell.tooltip.with_untracked(Option::is_some)
}

/// The dialog with the list.
pub(crate) fn keys_help(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let open = Memo::new(move |_| shell.keys_help.get());
    let close = move || shell.keys_help.set(false);
    let content = move || {
        let groups = groups(texts).into_iter().chain(shell.screen_keys.get());
        let groups = groups.map(|(title, keys)| {
            let rows = keys.into_iter().map(|(keys, effect)| {
                let keys = keys.into_iter().map(|key| view! { <kbd>{key}</kbd> });
                view! { <dt>{keys.collect_view()}</dt><dd>{effect}</dd> }
            });
            view! { <h3>{title}</h3><dl>{rows.collect_view()}</dl> }
        });
        let button = icon_button("close-keys", Icon::Close, texts.web_close(), true.into(), close);
        view! {
            <div class="keys">
                <div class="head"><h2>{texts.keys_title()}</h2>{button}</div>
                {groups.collect_view()}
            </div>
        }
        .into_any()
    };
    dialog(shell, Memo::new(move |_| texts.keys_title()), open, close, content)
}
