//! Calling the player back to a page in the background: title, notification.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationPermission};

use super::controller::OnlineController;
use crate::app::Shell;
use crate::game::remote::Entry;
use crate::{browser, storage};

/// The keys in localStorage.
const NOTIFY_KEY: &str = "mad.online.notify";
const MUTED_KEY: &str = "mad.online.muted";

#[wasm_bindgen]
extern "C" {
    /// Shows a notification: a function of offline.js, which prefers that of the service worker.
    #[wasm_bindgen(catch, js_name = showNotification)]
    fn show_notification(title: &str, text: &str, tag: &str) -> Result<(), JsValue>;
}

/// Returns whether phrases of opponents are hidden.
pub(super) fn is_muted() -> bool {
    storage::read(MUTED_KEY).is_some()
}

pub(super) fn set_muted(controller: OnlineController, muted: bool) {
    controller.muted.set(muted);
    controller.said.set(None);
    set(MUTED_KEY, muted);
}

fn set(key: &str, on: bool) {
    if on {
        let _ = storage::write(key, "1");
    } else {
        storage::remove(key);
    }
}

/// Returns whether the browser has notifications at all.
pub(super) fn is_supported() -> bool {
    js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false)
}

/// Returns whether the player wants notifications and the browser allows them.
pub(super) fn is_on() -> bool {
    is_supported()
        && storage::read(NOTIFY_KEY).is_some()
        && Notification::permission() == NotificationPermission::Granted
}

/// Asks the browser for the permission, or switches notifications off.
pub(super) fn toggle(shell: Shell) {
    if is_on() {
        return set(NOTIFY_KEY, false);
    }
    spawn_local(async move {
        let Ok(promise) = Notification::request_permission() else { return };
        let answer = JsFuture::from(promise).await;
        let granted = answer.is_ok_and(|answer| answer.as_string().as_deref() == Some("granted"));
        set(NOTIFY_KEY, granted);
        let texts = shell.texts;
        if granted {
            shell.notify(texts.online_notify_on());
        } else {
            shell.report(texts.online_notify_refused());
        }
    });
}

/// Shows a notification if the page is in the background and the player wants it.
pub(super) fn notify(controller: OnlineController, text: &str) {
    if browser::is_visible() || !is_on() {
        return;
    }
    let title = controller.shell.texts.web_title();
    // Fails if the permission was withdrawn meanwhile.
    let _ = show_notification(&title, text, &controller.id.to_string());
}

/// The title of a page in the background says when it is the player's turn.
pub(super) fn follow_title(controller: OnlineController) {
    let texts = controller.shell.texts;
    let visible = RwSignal::new(browser::is_visible());
    browser::on_window("visibilitychange", move |_| visible.set(browser::is_visible()));
    let calls = Memo::new(move |_| !visible.get() && controller.entry() == Entry::Turn);
    Effect::new(move |_| {
        let title = texts.web_title();
        document().set_title(&if calls.get() {
            format!("{} · {title}", texts.online_title_turn())
        } else {
            title
        });
    });
}
