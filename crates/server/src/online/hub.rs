//! The games in the memory of this server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use mad_online::{GameId, Refusal};
use tokio::sync::OnceCell;

use super::Inner;
use super::room::Room;

/// How long a game that nobody follows stays in memory.
const IDLE: Duration = Duration::from_secs(120);

/// A room that is loaded once, however many ask for it at the same time.
type Entry = Arc<OnceCell<Arc<Room>>>;

/// The rooms of this server.
#[derive(Default)]
pub(crate) struct Hub {
    rooms: Mutex<HashMap<GameId, Entry>>,
}

impl Hub {
    fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, Entry>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a game, from the database if it is not in memory.
    pub(crate) async fn room(&self, inner: &Inner, game: GameId) -> Result<Arc<Room>, Refusal> {
        let entry = self.rooms().entry(game).or_default().clone();
        let loaded = entry.get_or_try_init(|| async {
            let room = Room::load(inner, game).await.map_err(|error| {
                tracing::error!(%game, %error, "cannot load a game");
                Refusal::Unavailable
            })?;
            let room = room.ok_or(Refusal::NoSuchGame)?;
            inner.bus.ask(game);
            room.schedule(inner).await;
            Ok(Arc::new(room))
        });
        let result = loaded.await.cloned();
        if result.is_err() {
            let mut rooms = self.rooms();
            if rooms.get(&game).is_some_and(|entry| entry.get().is_none()) {
                rooms.remove(&game);
            }
        }
        let count = self.rooms().len();
        inner.metrics.rooms.set(i64::try_from(count).unwrap_or(i64::MAX));
        result
    }

    /// The room of a game, if it is in memory.
    pub(crate) fn loaded(&self, game: GameId) -> Option<Arc<Room>> {
        self.rooms().get(&game).and_then(|entry| entry.get().cloned())
    }

    /// Returns whether this is still the room of its game.
    pub(crate) fn is_current(&self, room: &Arc<Room>) -> bool {
        self.loaded(room.id).is_some_and(|current| Arc::ptr_eq(&current, room))
    }

    /// All rooms in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        self.rooms().values().filter_map(|entry| entry.get().cloned()).collect()
    }

    /// Removes the rooms that nobody has followed for a while, and what is left of requests that ended while
    /// they loaded a game. Entries and rooms that somebody uses stay: an event that is appended in a room
    /// that was removed would not reach those who follow the new one.
    pub(crate) fn evict(&self, inner: &Inner) {
        let mut rooms = self.rooms();
        rooms.retain(|_, entry| {
            let used = Arc::strong_count(entry) > 1;
            used || entry.get().is_some_and(|room| {
                Arc::strong_count(room) > 1 || room.empty_for().is_none_or(|idle| idle < IDLE)
            })
        });
        inner.metrics.rooms.set(i64::try_from(rooms.len()).unwrap_or(i64::MAX));
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;
    use mad_store::{Location, Store};

    use super::*;
    use crate::{Online, OnlineSettings};

    /// A client that asks for games that do not exist, and leaves before the answer.
    #[tokio::test]
    async fn requests_that_end_while_they_load_leave_nothing_behind() {
        let folder = tempfile::TempDir::new().unwrap();
        let location = Location::File(folder.path().join("mad.db"));
        let store = Store::open(&location).await.unwrap();
        let online = Online::start(store, OnlineSettings::default()).await.unwrap();
        let (inner, hub) = (&online.inner, &online.inner.hub);
        // Polled once and dropped. Most requests are interrupted by that, but the database may be quick.
        let leaves =
            |number: u8| hub.room(inner, GameId::new([number; 9])).now_or_never().is_none();
        let interrupted =
            (0..100).cycle().take(10_000).filter(|&number| leaves(number)).take(50).count();
        assert_eq!(interrupted, 50);
        assert!(!hub.rooms().is_empty());
        let game = GameId::new([200; 9]);
        let used = hub.rooms().entry(game).or_default().clone();
        hub.evict(inner);
        assert!(hub.rooms().keys().eq([&game]), "what somebody waits for stays");
        drop(used);
        hub.evict(inner);
        assert!(hub.rooms().is_empty());
    }
}
