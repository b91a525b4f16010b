//! Lists that clients follow: the open offers, and their own games.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use mad_online::protocol::{GameSummary, ServerMessage};
use mad_online::{GameId, OnlineGame, PersonId};
use mad_rules::Side;
use tokio::sync::Notify;

use super::socket::Connection;
use super::{Inner, SendText as _};

/// The time between two updates of a list.
const INTERVAL: Duration = Duration::from_millis(250);
/// Offers that are listed.
pub(crate) const MOST_OFFERS: u16 = 100;
/// Games of one person that are listed.
pub(crate) const MOST_GAMES: u16 = 100;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The open offers, and who wants to see them.
#[derive(Default)]
pub(crate) struct Lobby {
    subscribers: Mutex<HashMap<u64, Arc<Connection>>>,
    changed: Notify,
    elsewhere: Notify,
}

impl Lobby {
    /// Starts or stops sending the list to a socket.
    pub(crate) fn subscribe(&self, connection: &Arc<Connection>, on: bool) {
        let mut subscribers = lock(&self.subscribers);
        if on {
            subscribers.insert(connection.id, connection.clone());
            drop(subscribers);
            self.elsewhere.notify_one();
        } else {
            subscribers.remove(&connection.id);
        }
    }

    /// The offers have changed here: other servers are told.
    pub(crate) fn changed(&self) {
        self.changed.notify_one();
    }

    /// The offers have changed on another server, or somebody new wants to see them.
    pub(crate) fn changed_elsewhere(&self) {
        self.elsewhere.notify_one();
    }
}

/// Sends the open offers to everybody who wants to see them, when they change.
pub(crate) async fn run_lobby(inner: Arc<Inner>) {
    loop {
        tokio::select! {
            () = inner.lobby.changed.notified() => inner.bus.post_lobby(),
            () = inner.lobby.elsewhere.notified() => {}
        }
        let subscribers: Vec<Arc<Connection>> =
            lock(&inner.lobby.subscribers).values().cloned().collect();
        if !subscribers.is_empty() {
            match inner.store.lobby(MOST_OFFERS).await {
                Ok(offers) => {
                    let text = ServerMessage::Lobby { offers }.into_text();
                    subscribers.iter().for_each(|connection| connection.send(text.clone()));
                }
                Err(error) => tracing::warn!(%error, "cannot read the open offers"),
            }
        }
        tokio::time::sleep(INTERVAL).await;
    }
}

/// People who want to see the list of their own games.
#[derive(Default)]
pub(crate) struct Mine {
    state: Mutex<MineState>,
    changed: Notify,
}

#[derive(Default)]
struct MineState {
    subscribers: HashMap<PersonId, Vec<Arc<Connection>>>,
    /// The games that were sent, so that an event of one of them leads to its players.
    people: HashMap<GameId, Vec<PersonId>>,
    outdated: HashSet<PersonId>,
}

impl Mine {
    /// Starts or stops sending the list to a socket.
    pub(crate) fn subscribe(&self, connection: &Arc<Connection>, on: bool) {
        let Some(person) = connection.person else { return };
        let mut state = lock(&self.state);
        let subscribers = state.subscribers.entry(person).or_default();
        subscribers.retain(|other| other.id != connection.id);
        if on {
            subscribers.push(connection.clone());
            state.outdated.insert(person);
            drop(state);
            self.changed.notify_one();
        } else if subscribers.is_empty() {
            state.subscribers.remove(&person);
            for people in state.people.values_mut() {
                people.retain(|other| *other != person);
            }
            state.people.retain(|_, people| !people.is_empty());
        }
    }

    /// A game of these players has changed here.
    pub(crate) fn touch(&self, game: GameId, fold: &OnlineGame) {
        let mut state = lock(&self.state);
        if state.subscribers.is_empty() {
            return;
        }
        let players = Side::ALL.into_iter().filter_map(|side| fold.players()[side]);
        let known = state.people.get(&game).cloned().unwrap_or_default();
        let people: Vec<PersonId> = players
            .chain([fold.creator()])
            .chain(known)
            .filter(|person| state.subscribers.contains_key(person))
            .collect();
        if !people.is_empty() {
            state.outdated.extend(people);
            drop(state);
            self.changed.notify_one();
        }
    }

    /// A game has changed on another server.
    pub(crate) fn touch_game(&self, game: GameId) {
        let mut state = lock(&self.state);
        let Some(people) = state.people.get(&game).cloned() else { return };
        state.outdated.extend(people);
        drop(state);
        self.changed.notify_one();
    }

    fn take_outdated(&self) -> Vec<(PersonId, Vec<Arc<Connection>>)> {
        let mut state = lock(&self.state);
        let outdated: Vec<PersonId> = state.outdated.drain().collect();
        let subscribers = |person| Some((person, state.subscribers.get(&person)?.clone()));
        outdated.into_iter().filter_map(subscribers).collect()
    }

    fn note(&self, person: PersonId, games: &[GameSummary]) {
        let mut state = lock(&self.state);
        for summary in games {
            let people = state.people.entry(summary.game).or_default();
            if !people.contains(&person) {
                people.push(person);
            }
        }
    }
}

/// Sends people the list of their own games, when it changes.
pub(crate) async fn run_mine(inner: Arc<Inner>) {
    loop {
        inner.mine.changed.notified().await;
        for (person, connections) in inner.mine.take_outdated() {
            match inner.store.games_of(person, MOST_GAMES).await {
                Ok(games) => {
                    inner.mine.note(person, &games);
                    let text = ServerMessage::Mine { games }.into_text();
                    connections.iter().for_each(|connection| connection.send(text.clone()));
                }
                Err(error) => tracing::warn!(%error, "cannot read the games of a person"),
            }
        }
        tokio::time::sleep(INTERVAL).await;
    }
}
