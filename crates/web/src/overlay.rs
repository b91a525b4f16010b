//! The back button closes what is open over a screen, dialogs and menus, instead of leaving the screen.
//!
//! While something is open, the current entry of the session history is an additional one with the
//! same address, whose state is [`MARKER`]. Going back leaves that entry, and the topmost dialog or
//! menu closes. Closing it in another way goes back. A navigation from a dialog replaces the entry.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Event, MouseEvent};

use crate::browser;

/// The state of the additional history entry.
const MARKER: &str = "mad-overlay";

#[derive(Default)]
struct Overlays {
    /// What is open, the topmost last: a number and a function that closes it.
    open: Vec<(u32, Rc<dyn Fn()>)>,
    last_number: u32,
    /// Whether `history.back()` was called and its `popstate` event has not arrived yet.
    going_back: bool,
    /// Where to navigate when it arrives.
    next: Option<String>,
}

thread_local! {
    static OVERLAYS: RefCell<Overlays> = RefCell::default();
}

/// Installs the event listeners for the lifetime of the page.
pub(crate) fn install() {
    // A reload keeps the state of the entry, but nothing is open any more.
    if is_marked()
        && let Ok(history) = window().history()
    {
        let _ = history.replace_state(&wasm_bindgen::JsValue::NULL, "");
    }
    browser::on_window("popstate", |_| popped());
    browser::on_document_capture("click", follow_link);
}

/// Lets the back button close something while it is open, until the current owner is cleaned up.
pub(crate) fn follow(open: Memo<bool>, close: impl Fn() + 'static) {
    let number = OVERLAYS.with_borrow_mut(|overlays| {
        overlays.last_number += 1;
        overlays.last_number
    });
    let close: Rc<dyn Fn()> = Rc::new(close);
    Effect::new(move |_| {
        remove(number);
        if open.get() {
            let entry = (number, close.clone());
            OVERLAYS.with_borrow_mut(|overlays| overlays.open.push(entry));
        }
        adjust_later();
    });
    on_cleanup(move || {
        remove(number);
        adjust_later();
    });
}

/// Navigates to an address of this page. The entry of an open dialog is replaced: going back from there
/// leads to the screen without the dialog.
pub(crate) fn navigate(address: &str) {
    let waits = OVERLAYS.with_borrow_mut(|overlays| {
        if overlays.going_back {
            overlays.next = Some(address.to_owned());
        }
        overlays.going_back
    });
    if waits {
        return;
    }
    let location = window().location();
    let _ = if is_marked() { location.replace(address) } else { location.set_hash(address) };
}

/// Returns whether the current history entry is the additional one.
fn is_marked() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(MARKER))
}

fn remove(number: u32) {
    OVERLAYS.with_borrow_mut(|overlays| overlays.open.retain(|(other, _)| *other != number));
}

/// Adjusts the history after the current event: a dialog may open another one when it closes, or
/// navigate.
fn adjust_later() {
    set_timeout(adjust, Duration::ZERO);
}

/// Adds the additional entry when something is open, and leaves it when nothing is.
fn adjust() {
    let Ok(history) = window().history() else { return };
    OVERLAYS.with_borrow_mut(|overlays| {
        let is_open = !overlays.open.is_empty();
        if overlays.going_back || is_open == is_marked() {
            return;
        }
        if is_open {
            let _ = history.push_state(&MARKER.into(), "");
        } else {
            overlays.going_back = history.back().is_ok();
        }
    });
}

/// Handles a `popstate` event: the history moved, by the user or by [`adjust`].
fn popped() {
    let (own, next, top) = OVERLAYS.with_borrow_mut(|overlays| {
        let own = std::mem::take(&mut overlays.going_back);
        (own, overlays.next.take(), overlays.open.last().cloned())
    });
    if let Some(next) = next {
        navigate(&next);
    } else if !own
        && !is_marked()
        && let Some((_, close)) = top
    {
        close();
    }
    // Also leaves the entry of a closed dialog, to which the user went forward.
    adjust_later();
}

/// Navigates by [`navigate`] when a link to a screen is clicked while something is open.
fn follow_link(event: &Event) {
    let plain = event.dyn_ref::<MouseEvent>().is_some_and(|event| {
        event.button() == 0 && !(event.ctrl_key() || event.meta_key() || event.shift_key())
    });
    let link = browser::closest(event, "a[href^='#']").filter(|_| plain && is_marked());
    if let Some(address) = link.and_then(|link| link.get_attribute("href")) {
        event.prevent_default();
        navigate(&address);
    }
}
