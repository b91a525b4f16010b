//! The sockets that follow a game, and what they are told.

use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use mad_online::protocol::ServerMessage;
use mad_online::{Action, Event, OnlineGame, Phase, Refusal};
use mad_rules::{BySide, Side};

use super::super::presence::Presence;
use super::super::socket::Connection;
use super::super::{Inner, SendText as _};
use super::Room;

/// Who follows the game here.
#[derive(Default)]
pub(super) struct Audience {
    followers: Vec<Follower>,
    presence: Presence,
    /// When the last follower left, for the eviction of the room.
    empty_since: Option<Instant>,
}

struct Follower {
    connection: Arc<Connection>,
    side: Option<Side>,
}

impl Audience {
    /// How long the maker of an invitation, who counts as red until sides are decided, has had no connection.
    pub(super) fn maker_gone_for(&self, inner: &Inner) -> Option<Duration> {
        self.presence.gone(Side::Red, inner.clock.now()).map(Duration::from_millis)
    }
}

impl Audience {
    /// Nobody follows the game yet.
    pub(super) fn new() -> Self {
        Self { empty_since: Some(Instant::now()), ..Self::default() }
    }

    /// How many milliseconds a player has had no connection; `None` while there is one.
    pub(super) fn gone(&self, side: Side, inner: &Inner) -> Option<u64> {
        self.presence.gone(side, inner.clock.now())
    }
}

impl Room {
    pub(super) fn audience(&self) -> MutexGuard<'_, Audience> {
        self.audience.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends an event to all followers, serialised once.
    pub(super) fn broadcast(&self, inner: &Inner, game: &OnlineGame, event: &Event) {
        let message = |viewer: Option<Side>| {
            ServerMessage::Events {
                game: self.id,
                events: vec![event.seen_by(viewer)],
                hash: game.check_hash(),
                now: inner.clock.now(),
                side: None,
            }
            .into_text()
        };
        let public = message(None);
        let secret = event.by.filter(|_| event.is_secret()).map(|side| (side, message(Some(side))));
        let mut audience = self.audience();
        if let Action::Joined { .. } = event.action {
            // Sides are decided now.
            let players = game.players();
            for follower in &mut audience.followers {
                let person = follower.connection.person;
                follower.side =
                    Side::ALL.into_iter().find(|&side| person.is_some() && players[side] == person);
            }
        }
        for follower in &audience.followers {
            let text = match &secret {
                Some((side, text)) if follower.side == Some(*side) => text,
                _ => &public,
            };
            follower.connection.send(text.clone());
        }
        if let Action::Joined { .. } = event.action {
            self.announce_presence(inner, &mut audience);
        }
    }

    /// Sends the events from a number on to a socket, and everything that happens from now on.
    pub(crate) async fn follow(
        &self,
        inner: &Inner,
        connection: &Arc<Connection>,
        from: u32,
    ) -> Result<(), Refusal> {
        let mut state = self.state.lock().await;
        self.refresh(inner, &mut state).await?;
        let side = match connection.person {
            Some(person) => self.find_side(inner, &mut state, person).await?,
            None => None,
        };
        let is_maker = connection.person.is_some_and(|person| state.is_creator(person));
        let from = usize::try_from(from).unwrap_or(usize::MAX).min(state.events.len());
        let events = state.events[from..].iter().map(|event| event.seen_by(side)).collect();
        let message = ServerMessage::Events {
            game: self.id,
            events,
            hash: state.game.check_hash(),
            now: inner.clock.now(),
            side,
        };
        connection.send(message.into_text());
        let returns = side == Some(state.game.game().to_move()) && state.game.is_paused();
        {
            let mut audience = self.audience();
            audience.followers.retain(|follower| follower.connection.id != connection.id);
            let shown_as =
                side.or((is_maker && state.game.phase() == Phase::Open).then_some(Side::Red));
            audience.followers.push(Follower { connection: connection.clone(), side: shown_as });
            audience.empty_since = None;
            self.announce_presence(inner, &mut audience);
            let (gone, watchers) = audience.presence.view(inner.clock.now());
            connection.send(ServerMessage::Presence { game: self.id, gone, watchers }.into_text());
        }
        if returns {
            // The player to move is back after an outage.
            let now = inner.clock.now();
            self.append(inner, &mut state, None, None, now, Action::Resumed).await?;
        }
        Ok(())
    }

    /// Sends nothing more to a socket.
    pub(crate) fn unfollow(&self, inner: &Inner, connection: u64) {
        let mut audience = self.audience();
        audience.followers.retain(|follower| follower.connection.id != connection);
        if audience.followers.is_empty() {
            audience.empty_since = Some(Instant::now());
        }
        self.announce_presence(inner, &mut audience);
    }

    /// Tells followers and other servers who is here, if that has changed.
    fn announce_presence(&self, inner: &Inner, audience: &mut Audience) {
        let here = |side| audience.followers.iter().any(|follower| follower.side == Some(side));
        let players = BySide::from_fn(here);
        let watchers = audience.followers.iter().filter(|follower| follower.side.is_none()).count();
        let watchers = u32::try_from(watchers).unwrap_or(u32::MAX);
        let now = inner.clock.now();
        if audience.presence.set_local(players, watchers, now) {
            inner.bus.post_presence(self.id, players, watchers);
        }
        self.send_presence(inner, audience);
    }

    /// Another server tells who is connected there.
    pub(crate) fn hear_presence(
        &self,
        inner: &Inner,
        node: u32,
        players: BySide<bool>,
        watchers: u32,
    ) {
        let mut audience = self.audience();
        audience.presence.set_remote(node, players, watchers, inner.clock.now());
        self.send_presence(inner, &mut audience);
    }

    /// Another server wants to know who is here, or has not been heard of for a while.
    pub(crate) fn presence_here(&self) -> (BySide<bool>, u32) {
        self.audience().presence.local()
    }

    pub(crate) fn forget_nodes(&self, inner: &Inner, silent: &[u32]) {
        let mut audience = self.audience();
        if audience.presence.forget(silent, inner.clock.now()) {
            self.send_presence(inner, &mut audience);
        }
    }

    fn send_presence(&self, inner: &Inner, audience: &mut Audience) {
        let Some(view) = audience.presence.changed_view(inner.clock.now()) else { return };
        let (gone, watchers) = view;
        let text = ServerMessage::Presence { game: self.id, gone, watchers }.into_text();
        for follower in &audience.followers {
            follower.connection.send(text.clone());
        }
    }

    /// How long nobody has followed the game here.
    pub(crate) fn empty_for(&self) -> Option<Duration> {
        self.audience().empty_since.map(|since| since.elapsed())
    }
}
