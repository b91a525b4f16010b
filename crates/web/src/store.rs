//! Games in the browser's storage.
//!
//! Each game has a name of its own there, so that tabs do not write over each other's games, and
//! counts its revisions, so that two tabs with the same game notice each other.

use leptos::prelude::*;
use mad_play::{Saved, SavedError};
use web_sys::{Storage, StorageEvent};

use crate::browser;

/// What the names of games begin with.
const PREFIX: &str = "mad.game.";

fn storage() -> Option<Storage> {
    browser::window().local_storage().ok().flatten()
}

pub(crate) fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Why something was not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The browser keeps nothing.
    Off,
    /// There is no room left.
    Full,
    /// Somebody else has kept a later revision.
    Overtaken,
}

pub(crate) fn write(key: &str, text: &str) -> Result<(), Failure> {
    let storage = storage().ok_or(Failure::Off)?;
    storage.set_item(key, text).map_err(|_| Failure::Full)
}

/// A name for a new game.
pub(crate) fn new_id() -> String {
    format!("{:x}{:04x}", browser::now(), browser::chance() & 0xffff)
}

fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// A kept game; `None` if there is none of this name.
pub(crate) fn load(id: &str) -> Option<Result<Saved, SavedError>> {
    read(&key(id)).map(|text| Saved::from_text(&text))
}

/// Keeps a game as its next revision, unless somebody else has done that.
pub(crate) fn keep(id: &str, saved: &mut Saved) -> Result<(), Failure> {
    if let Some(Ok(kept)) = load(id)
        && kept.revision > saved.revision
    {
        return Err(Failure::Overtaken);
    }
    saved.revision += 1;
    saved.updated = browser::now();
    write(&key(id), &saved.to_text())
}

/// Keeps a new game and returns its name.
pub(crate) fn add(mut saved: Saved) -> Result<String, Failure> {
    let id = new_id();
    keep(&id, &mut saved)?;
    Ok(id)
}

pub(crate) fn delete(id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&key(id));
    }
}

/// All kept games, the latest first, and the names of those that cannot be read.
pub(crate) fn all() -> (Vec<(String, Saved)>, Vec<String>) {
    let (mut games, mut unreadable) = (Vec::new(), Vec::new());
    let Some(storage) = storage() else { return (games, unreadable) };
    for index in 0..storage.length().unwrap_or(0) {
        let name = storage.key(index).ok().flatten();
        let Some(id) = name.as_deref().and_then(|name| name.strip_prefix(PREFIX)) else { continue };
        match load(id) {
            Some(Ok(saved)) => games.push((id.to_owned(), saved)),
            Some(Err(_)) => unreadable.push(id.to_owned()),
            None => {}
        }
    }
    games.sort_by_key(|(_, saved)| std::cmp::Reverse(saved.updated));
    (games, unreadable)
}

/// Calls a function whenever another tab changes a game, with its name.
pub(crate) fn on_change(action: impl Fn(String) + 'static) {
    let listener = window_event_listener_untyped("storage", move |event| {
        use wasm_bindgen::JsCast as _;
        let Ok(event) = event.dyn_into::<StorageEvent>() else { return };
        let name = event.key().unwrap_or_default();
        if let Some(id) = name.strip_prefix(PREFIX) {
            action(id.to_owned());
        }
    });
    on_cleanup(move || listener.remove());
}
