//! Fair play: the engine does not help with the current positions of the player's running online games. They are
//! stored on the device, because the games may be played in another tab.

use mad_rules::Position;

use crate::storage;

/// The key in localStorage: words of the form `GAME=POSITION`, with the hash of the position.
const KEY: &str = "mad.online.running";

fn mark(position: &Position) -> String {
    format!("{:016x}", position.key())
}

/// Returns whether the position is that of a running online game of the player.
pub(crate) fn is_locked(position: &Position) -> bool {
    let mark = mark(position);
    storage::read(KEY).is_some_and(|games| {
        games.split(' ').filter_map(|game| game.split_once('=')).any(|(_, locked)| locked == mark)
    })
}

/// Locks the current position of a running game, or unlocks the last one of a game that is over (`None`).
pub(crate) fn lock(game: &str, position: Option<&Position>) {
    let before = storage::read(KEY).unwrap_or_default();
    let others =
        before.split(' ').filter(|other| other.split_once('=').is_some_and(|(id, _)| id != game));
    let own = position.map(|position| format!("{game}={}", mark(position)));
    let after: Vec<&str> = others.chain(own.as_deref()).collect();
    let after = after.join(" ");
    if after != before {
        let _ = storage::write(KEY, &after);
    }
}

/// Unlocks all games but these.
pub(crate) fn keep_only(running: &[String]) {
    let before = storage::read(KEY).unwrap_or_default();
    for (game, _) in before.split(' ').filter_map(|game| game.split_once('=')) {
        if !running.iter().any(|id| id == game) {
            lock(game, None);
        }
    }
}
