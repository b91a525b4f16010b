//! Games in the browser's storage.
//!
//! Each game has a name of its own there, so that tabs do not write over each other's games, and
//! counts its revisions, so that two tabs with the same game notice each other. What the browser
//! does not take stays in memory as long as the page is open, and is offered again later.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use crate::dom::*;
use mad_play::{Saved, SavedError};
use wasm_bindgen::JsCast as _;
use web_sys::{Storage, StorageEvent};

use crate::browser;

/// What the names of games begin with.
const PREFIX: &str = "mad.game.";

thread_local! {
    /// What could not be kept.
    static MEMORY: RefCell<HashMap<String, String>> = RefCell::default();
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
    /// What is kept there cannot be read, perhaps because a later version wrote it.
    Unreadable,
}

fn storage() -> Option<Storage> {
    browser::window().local_storage().ok().flatten()
}

pub(crate) fn read(key: &str) -> Option<String> {
    let in_memory = MEMORY.with_borrow(|memory| memory.get(key).cloned());
    in_memory.or_else(|| storage()?.get_item(key).ok().flatten())
}

/// Keeps a text; in memory if the browser does not take it.
pub(crate) fn write(key: &str, text: &str) -> Result<(), Failure> {
    let written = match storage() {
        None => Err(Failure::Off),
        Some(storage) => storage.set_item(key, text).map_err(|_| Failure::Full),
    };
    MEMORY.with_borrow_mut(|memory| match written {
        Ok(()) => drop(memory.remove(key)),
        Err(_) => drop(memory.insert(key.to_owned(), text.to_owned())),
    });
    written
}

/// Whether the browser has kept everything, so that nothing is lost with the page.
pub(crate) fn is_all_kept() -> bool {
    MEMORY.with_borrow(HashMap::is_empty)
}

/// There may be room again for what could not be kept.
fn try_again() {
    let kept = MEMORY.with_borrow(HashMap::clone);
    for (key, text) in kept {
        let _ = write(&key, &text);
    }
}

fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// A name for a new game.
fn new_id() -> String {
    loop {
        let id = format!("{:x}{:08x}", browser::now(), browser::chance());
        if read(&key(&id)).is_none() {
            return id;
        }
    }
}

/// A kept game; `None` if there is none of this name.
pub(crate) fn load(id: &str) -> Option<Result<Saved, SavedError>> {
    read(&key(id)).map(|text| Saved::from_text(&text))
}

/// Keeps a game as its next revision, unless somebody else has done that.
pub(crate) fn keep(id: &str, saved: &mut Saved) -> Result<(), Failure> {
    match load(id) {
        Some(Ok(kept)) if kept.revision > saved.revision => return Err(Failure::Overtaken),
        Some(Err(_)) => return Err(Failure::Unreadable),
        _ => {}
    }
    saved.revision += 1;
    saved.updated = browser::now();
    write(&key(id), &saved.to_text())
}

/// Keeps a new game. It has a name in any case, also if it is only in memory.
pub(crate) fn add(mut saved: Saved) -> (String, Result<(), Failure>) {
    let id = new_id();
    let kept = keep(&id, &mut saved);
    (id, kept)
}

pub(crate) fn delete(id: &str) {
    MEMORY.with_borrow_mut(|memory| memory.remove(&key(id)));
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&key(id));
    }
    try_again();
}

/// The names of all kept games, the latest first, without reading more of them than that takes.
/// What cannot be read is before them all, so that it is noticed.
pub(crate) fn ids() -> Vec<String> {
    let mut keys: HashSet<String> = MEMORY.with_borrow(|memory| memory.keys().cloned().collect());
    if let Some(storage) = storage() {
        let count = storage.length().unwrap_or(0);
        keys.extend((0..count).filter_map(|index| storage.key(index).ok().flatten()));
    }
    let id = |key: &String| key.strip_prefix(PREFIX).map(str::to_owned);
    let mut games: Vec<(Reverse<u64>, String)> = keys
        .iter()
        .filter_map(|key| {
            let id = id(key)?;
            let updated = Saved::updated_in(&read(key)?).unwrap_or(u64::MAX);
            Some((Reverse(updated), id))
        })
        .collect();
    games.sort();
    games.into_iter().map(|(_, id)| id).collect()
}

/// Calls a function whenever another tab changes a game, with its name.
pub(crate) fn on_change(action: impl Fn(String) + 'static) {
    let listener = listen("storage", move |event| {
        let Ok(event) = event.dyn_into::<StorageEvent>() else { return };
        let name = event.key().unwrap_or_default();
        if let Some(id) = name.strip_prefix(PREFIX) {
            action(id.to_owned());
        }
    });
    on_cleanup(move || listener.remove());
}
