//! The client's end of the protocol: what every client does, whatever it looks like.
//!
//! A [`Follower`] keeps one game in step with the server. It has no socket: the caller sends the messages that it
//! returns, and gives it those that arrive. After an interruption of any length it catches up by number, and
//! sends again what was not answered.

use crate::protocol::{ClientMessage, ServerMessage};
use crate::{Action, Command, Event, GameId, Nonce, OnlineGame, PersonId, Refusal, Time};
use mad_rules::{BySide, Side, Turn};

/// How long a client waits before it connects again: almost not at all the first time, because most connections
/// are lost for a moment only; then longer each time, with jitter, so that not all clients come back at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Backoff {
    attempts: u32,
}

impl Backoff {
    /// The longest time, in milliseconds.
    const MOST: u32 = 15_000;

    /// The milliseconds until the next attempt, from a random number.
    pub fn next(&mut self, random: u32) -> u32 {
        self.attempts = self.attempts.saturating_add(1);
        match self.attempts {
            1 => 50,
            2 => 200 + random % 500,
            attempt => {
                let longest = (500_u32 << (attempt - 2).min(6)).min(Self::MOST);
                longest / 2 + random % (longest / 2)
            }
        }
    }

    /// A connection works: the next one that is lost is tried again at once.
    pub const fn reset(&mut self) {
        self.attempts = 0;
    }
}

/// One game, as a client sees it.
#[derive(Debug, Clone)]
pub struct Follower {
    id: GameId,
    person: Option<PersonId>,
    side: Option<Side>,
    game: Option<OnlineGame>,
    events: Vec<Event>,
    pending: Vec<Pending>,
    connected: bool,
    gone: BySide<Option<u64>>,
    watchers: u32,
    /// The time of the server, minus that of the client.
    offset: i64,
    /// Whether the offset was measured on this connection.
    is_timed: bool,
    /// When the current turn began by the client's clock; `None` if that was not seen.
    turn_seen: Option<i64>,
}

/// A request that has not been answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pending {
    /// Identifies it.
    pub nonce: Nonce,
    /// What was asked for.
    pub command: Command,
}

/// What a message of the server has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Update {
    /// Nothing of this game.
    Nothing,
    /// These events happened. They are the whole game if `whole` is set.
    Events {
        /// The events.
        events: Vec<Event>,
        /// Whether the game was read from its beginning.
        whole: bool,
    },
    /// Who is connected.
    Presence,
    /// A request was carried out.
    Done(Pending),
    /// A request was refused.
    Refused(Pending, Refusal),
    /// There is no such game.
    NoSuchGame,
    /// The server cannot answer now, and it is not known whether the request was carried out. The message is
    /// to be sent again after a while, with the same nonce.
    Retry(ClientMessage),
    /// Events are missing: the message asks for them.
    Ask(ClientMessage),
    /// The game here differs from the server's: everything is read again.
    Differs(ClientMessage),
}

impl Follower {
    /// Follows a game.
    #[must_use]
    pub const fn new(id: GameId) -> Self {
        Self {
            id,
            person: None,
            side: None,
            game: None,
            events: Vec::new(),
            pending: Vec::new(),
            connected: false,
            gone: BySide { red: None, blue: None },
            watchers: 0,
            offset: 0,
            is_timed: false,
            turn_seen: None,
        }
    }

    /// The game's identifier.
    #[must_use]
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// The game, once its events have arrived.
    #[must_use]
    pub const fn game(&self) -> Option<&OnlineGame> {
        self.game.as_ref()
    }

    /// All events so far.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The side that this client plays.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        self.side
    }

    /// The requests that have not been answered.
    #[must_use]
    pub fn pending(&self) -> &[Pending] {
        &self.pending
    }

    /// Whether the game is in step with the server.
    #[must_use]
    pub const fn is_connected(&self) -> bool {
        self.connected
    }

    /// For each player, how many milliseconds the connection has been lost, as of the last message.
    #[must_use]
    pub const fn gone(&self) -> BySide<Option<u64>> {
        self.gone
    }

    /// The number of people who watch, roughly.
    #[must_use]
    pub const fn watchers(&self) -> u32 {
        self.watchers
    }

    /// The time of the server at a time of the client, in milliseconds since 1970.
    #[must_use]
    pub const fn server_time(&self, local: i64) -> Time {
        Time(local.saturating_add(self.offset))
    }

    /// The turn that was sent and is neither confirmed nor refused yet.
    #[must_use]
    pub fn sent_turn(&self) -> Option<Turn> {
        let game = self.game.as_ref().filter(|game| game.is_running())?;
        self.pending.iter().find_map(|pending| match pending.command {
            Command::Turn { ply, turn, .. } if ply == game.turns() => Some(turn),
            _ => None,
        })
    }

    /// The command for a turn at a time of the client, with the time that the player has thought, if the beginning of
    /// the turn was seen here.
    #[must_use]
    pub fn turn_command(&self, turn: Turn, local: i64) -> Command {
        let ply = self.game.as_ref().map_or(0, OnlineGame::turns);
        let thought = self.turn_seen.map(|seen| local.saturating_sub(seen).max(0));
        Command::Turn { ply, turn, thought: thought.and_then(|time| u32::try_from(time).ok()) }
    }

    /// Notes when a turn begins. Of several events at once, as after an interruption, it is not known when they
    /// happened by the client's clock.
    fn note_turn(&mut self, update: &Update, local: i64) {
        let Update::Events { events, whole } = update else { return };
        match events.as_slice() {
            [] => {}
            [event] if !whole => {
                let begins = matches!(
                    event.action,
                    Action::Joined { .. }
                        | Action::Turn { .. }
                        | Action::TakenBack { .. }
                        | Action::Resumed
                );
                if begins {
                    self.turn_seen = Some(local);
                }
            }
            _ => self.turn_seen = None,
        }
    }

    fn follow(&self) -> ClientMessage {
        let from = self.game.as_ref().map_or(0, OnlineGame::next_seq);
        ClientMessage::Follow { game: self.id, from }
    }

    /// Takes over requests of an earlier follower of the same game that were not answered.
    #[must_use]
    pub fn with_pending(mut self, pending: Vec<Pending>) -> Self {
        self.pending = pending;
        self
    }

    /// The messages after a connection has been made: what is missing, and what was not answered.
    #[must_use]
    pub fn connect(&self) -> Vec<ClientMessage> {
        let pending = self.pending.iter().map(|pending| self.request(*pending));
        std::iter::once(self.follow()).chain(pending).collect()
    }

    /// Tells who the client is. The server says so in its first message on a connection, which a follower that is made
    /// later has missed.
    pub fn identify(&mut self, person: Option<PersonId>) {
        if self.person != person {
            self.person = person;
            self.side = None;
        }
        self.learn_side();
    }

    /// The connection is lost. Who else is connected is not known then, and clocks may be set before the next one.
    pub const fn disconnect(&mut self) {
        self.connected = false;
        self.gone = BySide { red: None, blue: None };
        self.is_timed = false;
    }

    const fn request(&self, pending: Pending) -> ClientMessage {
        let Pending { nonce, command } = pending;
        ClientMessage::Act { game: self.id, nonce, command }
    }

    /// Asks for something. The message is sent again after an interruption until it is answered.
    #[must_use]
    pub fn act(&mut self, nonce: Nonce, command: Command) -> ClientMessage {
        let pending = Pending { nonce, command };
        self.pending.push(pending);
        self.request(pending)
    }

    /// Handles a message of the server that arrived at a time of the client.
    pub fn receive(&mut self, message: &ServerMessage, local: i64) -> Update {
        match message {
            ServerMessage::Events { game, events, hash, now, side } if *game == self.id => {
                // A message may be handled late, as after a page was frozen, but never early: the largest difference is
                // nearest to the truth.
                let offset = now.0.saturating_sub(local);
                self.offset = if self.is_timed { self.offset.max(offset) } else { offset };
                self.is_timed = true;
                if side.is_some() {
                    self.side = *side;
                }
                let update = self.take(events, *hash);
                self.note_turn(&update, local);
                update
            }
            ServerMessage::Welcome { person, .. } => {
                self.identify(*person);
                Update::Nothing
            }
            ServerMessage::Presence { game, gone, watchers } if *game == self.id => {
                (self.gone, self.watchers) = (*gone, *watchers);
                Update::Presence
            }
            ServerMessage::NoSuchGame { game } if *game == self.id => Update::NoSuchGame,
            ServerMessage::Ok { nonce, .. } => {
                self.answered(*nonce).map_or(Update::Nothing, Update::Done)
            }
            // Whether it was carried out is not known: it stays pending.
            ServerMessage::No { nonce, reason: Refusal::Unavailable } => {
                let pending = self.pending.iter().find(|pending| pending.nonce == *nonce);
                pending.map_or(Update::Nothing, |pending| Update::Retry(self.request(*pending)))
            }
            ServerMessage::No { nonce, reason } => self
                .answered(*nonce)
                .map_or(Update::Nothing, |pending| Update::Refused(pending, *reason)),
            _ => Update::Nothing,
        }
    }

    fn answered(&mut self, nonce: Nonce) -> Option<Pending> {
        let index = self.pending.iter().position(|pending| pending.nonce == nonce)?;
        Some(self.pending.remove(index))
    }

    /// Takes the events that are new.
    fn take(&mut self, events: &[Event], hash: u32) -> Update {
        let whole = self.game.is_none();
        let mut new = Vec::new();
        for event in events {
            let next = self.game.as_ref().map_or(0, OnlineGame::next_seq);
            if event.seq < next {
                continue;
            }
            if event.seq > next {
                return Update::Ask(self.follow());
            }
            let applied = match &mut self.game {
                Some(game) => game.apply(event),
                None => OnlineGame::new(event).map(|game| self.game = Some(game)),
            };
            if applied.is_err() {
                return self.start_again();
            }
            self.events.push(event.clone());
            new.push(event.clone());
        }
        if self.game.as_ref().is_none_or(|game| game.check_hash() != hash) {
            return self.start_again();
        }
        self.connected = true;
        self.learn_side();
        Update::Events { events: new, whole }
    }

    /// The side of this person, once the game has begun.
    fn learn_side(&mut self) {
        if let (None, Some(person), Some(game)) = (self.side, self.person, &self.game) {
            self.side = Side::ALL.into_iter().find(|&side| game.players()[side] == Some(person));
        }
    }

    fn start_again(&mut self) -> Update {
        self.game = None;
        self.events.clear();
        Update::Differs(self.follow())
    }
}
