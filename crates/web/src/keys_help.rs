//! The list of keys, which `?` opens on every screen.

use leptos::prelude::*;
use mad_i18n::Texts;
use wasm_bindgen::JsCast as _;
use web_sys::{Event, KeyboardEvent};

use crate::app::Shell;
use crate::browser;
use crate::icons::Icon;
use crate::widgets::{dialog, icon_button};

/// Keys with the same effect, and the effect.
type Keys = (Vec<String>, String);

/// All keys, in groups with a title. Whoever adds a key to the app adds it here.
fn groups(texts: &Texts) -> [(String, Vec<Keys>); 3] {
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
        (texts.keys_game(), vec![keys(&["←", "→"], texts.key_walk())]),
    ]
}

/// Lets `?` open the list, unless it is typed into a field or follows an open explanation to the
/// rules.
pub(crate) fn listen(shell: Shell) {
    browser::on_document_capture("keydown", move |event| {
        let is_key = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "?");
        if is_key && !is_taken(shell, event) {
            event.prevent_default();
            shell.keys_help.set(true);
        }
    });
}

/// Returns whether the key is meant for something else.
fn is_taken(shell: Shell, event: &Event) -> bool {
    let there_is =
        |selector| document().query_selector(selector).is_ok_and(|found| found.is_some());
    let is_typed = browser::closest(event, "input:not([type=radio], [type=checkbox]), textarea");
    // With this setting all keys go to the field for turns.
    let to_turn_field =
        shell.settings.with_untracked(|settings| settings.typed) && there_is("[data-field=turn]");
    is_typed.is_some()
        || to_turn_field
        || shell.tooltip.with_untracked(Option::is_some)
        || there_is("dialog[open]")
}

/// The dialog with the list.
pub(crate) fn keys_help(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let open = Memo::new(move |_| shell.keys_help.get());
    let close = move || shell.keys_help.set(false);
    let content = move || {
        let groups = groups(texts).map(|(title, keys)| {
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
                {groups.into_iter().collect_view()}
            </div>
        }
        .into_any()
    };
    dialog(shell, Memo::new(move |_| texts.keys_title()), open, close, content)
}
