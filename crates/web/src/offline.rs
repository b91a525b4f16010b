//! The app on the device: whether it is there, and whether a newer one waits. A script of the page
//! sees to it; here is what the player hears of that.

use wasm_bindgen::prelude::*;

use crate::app::Shell;
use crate::dom::*;
use crate::ui::{Icon, button, choice_button, icon_button, memo, part};
use crate::{browser, store};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_name = takeNewVersion)]
    fn take_new_version() -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_name = installApp)]
    fn install_app() -> Result<(), JsValue>;
}

/// What has become of the app on the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Offline {
    Filling,
    Ready,
    /// Another version waits to be taken.
    New,
    /// The browser does not do that.
    Never,
}

/// What the page says of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct State {
    offline: Offline,
    /// Whether the browser would install the app.
    installs: bool,
    /// Whether the player has put the new version off.
    later: bool,
}

fn state() -> State {
    let page = browser::document().document_element();
    let word = |name: &str| page.as_ref().and_then(|page| page.get_attribute(name));
    let offline = match word("data-offline").as_deref() {
        Some("ready") => Offline::Ready,
        Some("new") => Offline::New,
        Some("none") => Offline::Never,
        _ => Offline::Filling,
    };
    State { offline, installs: word("data-install").as_deref() == Some("possible"), later: false }
}

/// The state, which follows the page's.
pub(crate) fn follow() -> RwSignal<State> {
    let signal = RwSignal::new(state());
    let listener = listen("mad-offline", move |_| {
        signal.update(|before| {
            let now = state();
            // News that were put off come back only with other news.
            *before = State { later: before.later && before.offline == now.offline, ..now };
        });
    });
    on_cleanup(move || listener.remove());
    signal
}

/// Takes the new version, unless something would be lost that the browser has not kept.
fn take(shell: Shell) {
    if !store::is_all_kept() {
        return shell.tell(shell.words.offline_unkept());
    }
    if let Err(error) = take_new_version() {
        shell.tell(shell.words.web_failed(format!("{error:?}")));
    }
}

/// The news that there is a new version, until it is taken or put off.
pub(crate) fn news(shell: Shell) -> AnyView {
    let words = shell.words;
    part(move || {
        let state = shell.offline.get();
        (state.offline == Offline::New && !state.later).then(|| {
            let always = memo(|| true);
            let later = move || shell.offline.update(|state| state.later = true);
            view! {
                <div class="notice new-version">
                    <p>{words.offline_new()}</p>
                    {choice_button(true, "take-version", None, words.offline_take(), move || take(shell))}
                    {icon_button("version-later", Icon::Close, words.offline_later(), always, later)}
                </div>
            }
        })
    })
    .into_any()
}

/// What the settings say of it.
pub(crate) fn settings(shell: Shell) -> AnyView {
    let words = shell.words;
    let content = part(move || {
        let State { offline, installs, .. } = shell.offline.get();
        let text = match offline {
            Offline::Filling => words.offline_filling(),
            Offline::Ready => words.offline_ready(),
            Offline::New => words.offline_new(),
            Offline::Never => words.offline_none(),
        };
        let take = (offline == Offline::New).then(|| {
            button("button", "take-version", None, words.offline_take(), move || take(shell))
        });
        let install = installs.then(|| {
            button("button", "install", Some(Icon::Save), words.offline_install(), || {
                // The browser has asked for it itself.
                let _ = install_app();
            })
        });
        view! {
            <p class="dim">{text}</p>
            {take}
            {install}
        }
    });
    view! {
        <div class="choice">
            <h2>{words.settings_offline()}</h2>
            {content}
        </div>
    }
    .into_any()
}
