//! The stored results against the computer.

use mad_session::{Achievements, GameSession, RecordedResult};

use crate::storage;

/// The key in localStorage.
const KEY: &str = "mad.progress";

/// The stored achievements.
pub(crate) fn stored() -> Achievements {
    storage::read(KEY).map(|text| Achievements::from_text(&text)).unwrap_or_default()
}

/// Records the result of a game, when it is over. A game counts once, with its first result; see
/// [`Achievements::record`]. A failure of the storage is ignored: the game itself is saved, too.
pub(crate) fn record_result(id: &str, session: &GameSession) -> Option<RecordedResult> {
    // Read again each time: another tab may have changed them.
    let mut achievements = stored();
    let recorded = achievements.record(id, session)?;
    let _ = storage::write(KEY, &achievements.to_text());
    Some(recorded)
}
