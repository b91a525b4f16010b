//! The installed app: offline availability and updates. offline.js registers the service worker and
//! reports its state in attributes of the root element; this module shows it.

use wasm_bindgen::prelude::*;

use crate::app::Shell;
use crate::icons::Icon;
use crate::widgets::{button, choice_button, icon_button};
use crate::{browser, storage};
use leptos::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_name = takeNewVersion)]
    fn take_new_version() -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_name = installApp)]
    fn install_app() -> Result<(), JsValue>;
}

/// The state of the service worker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Offline {
    /// Files are being stored.
    Filling,
    Ready,
    /// A new version is installed and waits for activation.
    New,
    /// The browser has no service workers.
    Unsupported,
}

/// Offline availability as shown to the user.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Status {
    offline: Offline,
    /// Whether the browser offers to install the app.
    installs: bool,
    /// Whether the user has dismissed the notice about the new version.
    dismissed: bool,
}

fn current() -> Status {
    let page = document().document_element();
    let word = |name: &str| page.as_ref().and_then(|page| page.get_attribute(name));
    let offline = match word("data-offline").as_deref() {
        Some("ready") => Offline::Ready,
        Some("new") => Offline::New,
        Some("none") => Offline::Unsupported,
        _ => Offline::Filling,
    };
    Status {
        offline,
        installs: word("data-install").as_deref() == Some("possible"),
        dismissed: false,
    }
}

/// The status, which follows the attributes of the root element.
pub(crate) fn status() -> RwSignal<Status> {
    let signal = RwSignal::new(current());
    browser::on_window("mad-offline", move |_| {
        signal.update(|before| {
            let now = current();
            // A dismissed notice comes back only with another state.
            let dismissed = before.dismissed && before.offline == now.offline;
            *before = Status { dismissed, ..now };
        });
    });
    signal
}

/// Activates the new version, which reloads the page, unless unsaved games would be lost.
fn activate(shell: Shell) {
    if !storage::is_all_saved() {
        return shell.report(shell.texts.offline_unkept());
    }
    if let Err(error) = take_new_version() {
        shell.report(shell.texts.web_failed(format!("{error:?}")));
    }
}

/// Loads the page again, with the new version if one waits.
pub(crate) fn reload() {
    if take_new_version().is_err() {
        let _ = window().location().reload();
    }
}

/// The notice about a new version, until it is activated or dismissed.
pub(crate) fn new_version_notice(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let notice = move || {
        let status = shell.offline.get();
        (status.offline == Offline::New && !status.dismissed).then(|| {
            let later = move || shell.offline.update(|status| status.dismissed = true);
            view! {
                <div class="notice new-version">
                    <p>{texts.offline_new()}</p>
                    {choice_button(true, "take-version", None, texts.offline_take(), move || activate(shell))}
                    {icon_button("version-later", Icon::Close, texts.offline_later(), true.into(), later)}
                </div>
            }
        })
    };
    notice.into_any()
}

/// The content of the section of the settings screen.
pub(crate) fn settings(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let content = move || {
        let Status { offline, installs, .. } = shell.offline.get();
        let text = match offline {
            Offline::Filling => texts.offline_filling(),
            Offline::Ready => texts.offline_ready(),
            Offline::New => texts.offline_new(),
            Offline::Unsupported => texts.offline_none(),
        };
        let take = (offline == Offline::New).then(|| {
            button("button", "take-version", None, texts.offline_take(), move || activate(shell))
        });
        let install = installs.then(|| {
            button("button", "install", Some(Icon::Save), texts.offline_install(), || {
                // Without the browser's prompt there is nothing to do.
                let _ = install_app();
            })
        });
        view! {
            <p class="dim">{text}</p>
            {take}
            {install}
        }
    };
    content.into_any()
}
