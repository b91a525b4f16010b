//! Games and settings in localStorage.
//!
//! Each game has its own key, so that tabs do not overwrite each other's games, and a revision
//! number, so that two tabs with the same game detect the conflict. A value that localStorage does
//! not accept stays in memory while the page is open, and is written again later.

use std::cell::RefCell;
use std::cmp::Reverse;

use leptos::prelude::*;
use mad_session::{GameOverview, KnownGames, Saved, SavedError};
use wasm_bindgen::JsCast as _;
use web_sys::{Storage, StorageEvent};

use crate::browser;

/// The prefix of the keys of games.
const PREFIX: &str = "mad.game.";

thread_local! {
    /// Values that could not be written, by key.
    static MEMORY: RefCell<Vec<(String, String)>> = RefCell::default();
}

/// Why a value was not saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Failure {
    /// There is no localStorage.
    Disabled,
    /// The quota is exceeded.
    Full,
    /// Another tab has saved a later revision.
    Conflict,
    /// The stored value cannot be read, perhaps because a later version of the app wrote it.
    Unreadable,
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

fn in_memory(key: &str) -> Option<String> {
    MEMORY.with_borrow(|memory| {
        memory.iter().find(|(name, _)| name == key).map(|(_, text)| text.clone())
    })
}

pub(crate) fn read(key: &str) -> Option<String> {
    in_memory(key).or_else(|| storage()?.get_item(key).ok().flatten())
}

/// Writes a value, to memory if localStorage does not accept it.
pub(crate) fn write(key: &str, text: &str) -> Result<(), Failure> {
    let written = match storage() {
        None => Err(Failure::Disabled),
        Some(storage) => storage.set_item(key, text).map_err(|_| Failure::Full),
    };
    forget(key);
    if written.is_err() {
        MEMORY.with_borrow_mut(|memory| memory.push((key.to_owned(), text.to_owned())));
    }
    written
}

/// Removes a value.
pub(crate) fn remove(key: &str) {
    forget(key);
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

fn forget(key: &str) {
    MEMORY.with_borrow_mut(|memory| memory.retain(|(name, _)| name != key));
}

/// Returns whether localStorage has everything, so that closing the page loses nothing.
pub(crate) fn is_all_saved() -> bool {
    MEMORY.with_borrow(Vec::is_empty)
}

/// Tries again to write the values that could not be written.
fn retry() {
    let unsaved = MEMORY.with_borrow(Vec::clone);
    for (key, text) in unsaved {
        let _ = write(&key, &text);
    }
}

fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// An unused id for a new game.
fn new_id() -> String {
    loop {
        let id = format!("{:x}{:08x}", browser::now(), browser::random());
        if read(&key(&id)).is_none() {
            return id;
        }
    }
}

/// A saved game; `None` if there is none with this id.
pub(crate) fn load(id: &str) -> Option<Result<Saved, SavedError>> {
    read(&key(id)).map(|text| Saved::from_text(&text))
}

/// Saves a game as its next revision, unless another tab has saved a later one.
pub(crate) fn save(id: &str, saved: &mut Saved) -> Result<(), Failure> {
    match read(&key(id)).map(|text| Saved::revision_in(&text)) {
        Some(Ok(revision)) if revision > saved.revision => return Err(Failure::Conflict),
        Some(Err(_)) => return Err(Failure::Unreadable),
        _ => {}
    }
    saved.revision += 1;
    saved.updated = browser::now();
    write(&key(id), &saved.to_text())
}

/// Saves a new game. Returns its id even if the game could not be written and is only in memory.
pub(crate) fn save_new(mut saved: Saved) -> (String, Result<(), Failure>) {
    let id = new_id();
    let result = save(&id, &mut saved);
    (id, result)
}

pub(crate) fn delete(id: &str) {
    remove(&key(id));
    retry();
}

/// The ids and texts of all saved games, in no order.
fn games() -> Vec<(String, String)> {
    with_prefix(PREFIX)
}

/// The rest of the key and the value of every key with this prefix, in no order.
pub(crate) fn with_prefix(prefix: &str) -> Vec<(String, String)> {
    let mut keys: Vec<String> =
        MEMORY.with_borrow(|memory| memory.iter().map(|(key, _)| key.clone()).collect());
    if let Some(storage) = storage() {
        for index in 0..storage.length().unwrap_or(0) {
            let key = storage.key(index).ok().flatten();
            keys.extend(key.filter(|key| in_memory(key).is_none()));
        }
    }
    let value = |key: String| Some((key.strip_prefix(prefix)?.to_owned(), read(&key)?));
    keys.into_iter().filter_map(value).collect()
}

/// The ids of all saved games, the latest first; only the time is read from each. Unreadable games
/// come first, so that the user notices them.
pub(crate) fn ids() -> Vec<String> {
    let mut sorted: Vec<(Reverse<u64>, String)> = Vec::new();
    for (id, text) in games() {
        let game = (Reverse(Saved::updated_in(&text).unwrap_or(u64::MAX)), id);
        sorted.insert(sorted.partition_point(|other| *other < game), game);
    }
    sorted.into_iter().map(|(_, id)| id).collect()
}

/// Overviews of all saved games, in no order; `None` for a game that cannot be read.
pub(crate) fn overviews() -> Vec<(String, Option<GameOverview>)> {
    let overview = |(id, text): (String, String)| (id, GameOverview::from_text(&text));
    games().into_iter().map(overview).collect()
}

/// All saved games, to recognise those that are saved already.
pub(crate) fn known_games() -> KnownGames {
    let mut known = KnownGames::default();
    for (_, text) in games() {
        if let Ok(saved) = Saved::from_text(&text) {
            known.insert(&saved.session);
        }
    }
    known
}

/// Calls a function with the id whenever another tab changes a game.
pub(crate) fn on_change(action: impl Fn(String) + 'static) {
    on_change_with_prefix(PREFIX, action);
}

/// Calls a function with the rest of the key whenever another tab changes a key with this prefix.
pub(crate) fn on_change_with_prefix(prefix: &'static str, action: impl Fn(String) + 'static) {
    browser::on_window("storage", move |event| {
        let Ok(event) = event.dyn_into::<StorageEvent>() else { return };
        let name = event.key().unwrap_or_default();
        if let Some(id) = name.strip_prefix(prefix) {
            action(id.to_owned());
        }
    });
}
