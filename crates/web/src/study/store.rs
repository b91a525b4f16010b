//! Studies in localStorage, each with a key of its own and a revision, as saved games.

use mad_study::{SavedStudy, SavedStudyError, StudyHeader};

use crate::browser;
use crate::storage::{self, Failure};

/// The prefix of the keys of studies.
const PREFIX: &str = "mad.study.";

fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// A stored study; `None` if there is none with this id.
pub(super) fn load(id: &str) -> Option<Result<SavedStudy, SavedStudyError>> {
    storage::read(&key(id)).map(|text| SavedStudy::from_text(&text))
}

/// Saves a study as its next revision, unless another tab has saved a later one.
pub(super) fn save(id: &str, study: &mut SavedStudy) -> Result<(), Failure> {
    match storage::read(&key(id)).map(|text| StudyHeader::from_text(&text)) {
        Some(Ok(header)) if header.revision > study.revision => return Err(Failure::Conflict),
        Some(Err(_)) => return Err(Failure::Unreadable),
        _ => {}
    }
    study.revision += 1;
    study.updated = browser::now();
    storage::write(&key(id), &study.to_text())
}

/// Saves a new study. Returns its id even if it could not be written and is only in memory.
pub(super) fn save_new(study: &mut SavedStudy) -> (String, Result<(), Failure>) {
    let id = loop {
        let id = format!("{:x}{:08x}", browser::now(), browser::random());
        if storage::read(&key(&id)).is_none() {
            break id;
        }
    };
    let result = save(&id, study);
    (id, result)
}

pub(super) fn delete(id: &str) {
    storage::remove(&key(id));
}

/// The ids and headers of all studies, the latest first; `None` for one that cannot be read.
pub(super) fn headers() -> Vec<(String, Option<StudyHeader>)> {
    let mut headers: Vec<(String, Option<StudyHeader>)> = storage::with_prefix(PREFIX)
        .into_iter()
        .map(|(id, text)| (id, StudyHeader::from_text(&text).ok()))
        .collect();
    headers.sort_by_key(|(id, header)| {
        let updated = header.as_ref().map_or(u64::MAX, |header| header.updated);
        (std::cmp::Reverse(updated), id.clone())
    });
    headers
}

/// The study that was made from a saved game, if there is one.
pub(super) fn of_game(game: &str) -> Option<String> {
    let of_game = |header: &StudyHeader| header.source.as_deref() == Some(game);
    headers().into_iter().find(|(_, header)| header.as_ref().is_some_and(of_game)).map(|(id, _)| id)
}

/// Calls a function with the id whenever another tab changes a study.
pub(super) fn on_change(action: impl Fn(String) + 'static) {
    storage::on_change_with_prefix(PREFIX, action);
}
