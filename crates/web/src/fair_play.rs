//! The player's running online games, as this device knows them: their positions, for which the engine does not help,
//! and the way back to a live game. They are in localStorage, because the games may be played in another tab.

use mad_rules::Position;

use crate::storage;

/// The key in localStorage: words of the form `GAME=POSITION`, with the hash of the position, and `=live` behind it for
/// a game with a clock.
const KEY: &str = "mad.online.running";

struct Running {
    game: String,
    position: String,
    live: bool,
}

impl Running {
    fn read(word: &str) -> Option<Self> {
        let mut parts = word.split('=');
        let (game, position) = (parts.next()?.to_owned(), parts.next()?.to_owned());
        Some(Self { game, position, live: parts.next() == Some("live") })
    }

    fn word(&self) -> String {
        let live = if self.live { "=live" } else { "" };
        format!("{}={}{live}", self.game, self.position)
    }
}

fn all() -> Vec<Running> {
    let text = storage::read(KEY).unwrap_or_default();
    text.split(' ').filter_map(Running::read).collect()
}

fn save(games: &[Running]) {
    let text = games.iter().map(Running::word).collect::<Vec<_>>().join(" ");
    if text != storage::read(KEY).unwrap_or_default() {
        let _ = storage::write(KEY, &text);
    }
}

fn hash(position: &Position) -> String {
    format!("{:016x}", position.key())
}

/// Returns whether the position is that of a running online game of the player.
pub(crate) fn is_locked(position: &Position) -> bool {
    let hash = hash(position);
    all().iter().any(|game| game.position == hash)
}

/// The number of running games.
pub(crate) fn count() -> usize {
    all().len()
}

/// A running game with a clock.
pub(crate) fn live_game() -> Option<String> {
    all().into_iter().find(|game| game.live).map(|game| game.game)
}

/// Remembers the current position of a running game.
pub(crate) fn lock(game: &str, position: &Position, live: bool) {
    let mut games = all();
    games.retain(|other| other.game != game);
    games.push(Running { game: game.to_owned(), position: hash(position), live });
    save(&games);
}

/// Forgets a game that is over.
pub(crate) fn unlock(game: &str) {
    let mut games = all();
    games.retain(|other| other.game != game);
    save(&games);
}

/// Forgets all games but these.
pub(crate) fn keep_only(running: &[String]) {
    let mut games = all();
    games.retain(|game| running.contains(&game.game));
    save(&games);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_read_back_from_their_words() {
        for word in ["AAECAwQFBgcI=0123456789abcdef", "AAECAwQFBgcI=0123456789abcdef=live"] {
            assert_eq!(Running::read(word).map(|game| game.word()).as_deref(), Some(word));
        }
        assert!(Running::read("").is_none());
    }
}
