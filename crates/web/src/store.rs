//! Games in the browser's storage.
//!
//! Each game has a name of its own there, so that tabs do not write over each other's games, and
//! counts its revisions, so that two tabs with the same game notice each other. What the browser
//! does not take stays in memory as long as the page is open, and is offered again later.

use std::cell::RefCell;
use std::cmp::Reverse;

use crate::dom::*;
use mad_session::{Saved, SavedError};
use wasm_bindgen::JsCast as _;
use web_sys::{Storage, StorageEvent};

use crate::browser;

/// What the names of games begin with.
const PREFIX: &str = "mad.game.";

thread_local! {
    /// What could not be kept, by its name.
    static MEMORY: RefCell<Vec<(String, String)>> = RefCell::default();
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

fn in_memory(key: &str) -> Option<String> {
    MEMORY.with_borrow(|memory| {
        memory.iter().find(|(name, _)| name == key).map(|(_, text)| text.clone())
    })
}

pub(crate) fn read(key: &str) -> Option<String> {
    in_memory(key).or_else(|| storage()?.get_item(key).ok().flatten())
}

/// Keeps a text; in memory if the browser does not take it.
pub(crate) fn write(key: &str, text: &str) -> Result<(), Failure> {
    let written = match storage() {
        None => Err(Failure::Off),
        Some(storage) => storage.set_item(key, text).map_err(|_| Failure::Full),
    };
    forget(key);
    if written.is_err() {
        MEMORY.with_borrow_mut(|memory| memory.push((key.to_owned(), text.to_owned())));
    }
    written
}

fn forget(key: &str) {
    MEMORY.with_borrow_mut(|memory| memory.retain(|(name, _)| name != key));
}

/// Whether the browser has kept everything, so that nothing is lost with the page.
pub(crate) fn is_all_kept() -> bool {
    MEMORY.with_borrow(Vec::is_empty)
}

/// There may be room again for what could not be kept.
fn try_again() {
    let kept = MEMORY.with_borrow(Vec::clone);
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
    match read(&key(id)).map(|text| Saved::revision_in(&text)) {
        Some(Ok(revision)) if revision > saved.revision => return Err(Failure::Overtaken),
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
    forget(&key(id));
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&key(id));
    }
    try_again();
}

/// The names of all kept games, the latest first, without reading more of them than that takes.
/// What cannot be read is before them all, so that it is noticed.
pub(crate) fn ids() -> Vec<String> {
    let mut keys: Vec<String> =
        MEMORY.with_borrow(|memory| memory.iter().map(|(key, _)| key.clone()).collect());
    if let Some(storage) = storage() {
        for index in 0..storage.length().unwrap_or(0) {
            let key = storage.key(index).ok().flatten();
            keys.extend(key.filter(|key| in_memory(key).is_none()));
        }
    }
    let mut games: Vec<(Reverse<u64>, String)> = Vec::new();
    for key in keys {
        let (Some(id), Some(text)) = (key.strip_prefix(PREFIX), read(&key)) else { continue };
        let game = (Reverse(Saved::updated_in(&text).unwrap_or(u64::MAX)), id.to_owned());
        games.insert(games.partition_point(|other| *other < game), game);
    }
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
