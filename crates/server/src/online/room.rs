//! A game in the memory of this server: its state, and the sockets that follow it.
//!
//! No server owns a game. What is here is a cache of the stored events; an append that conflicts with
//! another server's shows that it is outdated, and it is read again.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Instant;

use mad_online::protocol::{GameSummary, ServerMessage};
use mad_online::{
    Action, Command, Due, Event, GameId, Moment, Nonce, OnlineGame, PersonId, Phase, Refusal, Time,
};
use mad_rules::{BySide, Side};
use mad_store::{Append, Intent, Seat, StoreError, Stored};

use super::presence::Presence;
use super::socket::Connection;
use super::{Inner, SendText as _};

/// How often an append is tried again after a conflict with another server.
const ATTEMPTS: usize = 8;

/// A game in memory.
pub(crate) struct Room {
    pub(crate) id: GameId,
    state: tokio::sync::Mutex<State>,
    /// Whether events may be missing: the next access reads the database.
    outdated: AtomicBool,
    audience: std::sync::Mutex<Audience>,
}

/// What is stored of the game.
struct State {
    game: OnlineGame,
    events: Vec<Event>,
    seats: Vec<Seat>,
}

/// Who follows the game here.
#[derive(Default)]
struct Audience {
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
    fn maker_gone_for(&self, inner: &Inner) -> Option<std::time::Duration> {
        self.presence.gone(Side::Red, inner.clock.now()).map(std::time::Duration::from_millis)
    }
}

/// A request of a player.
pub(crate) struct Request {
    pub(crate) person: PersonId,
    pub(crate) nonce: Nonce,
    pub(crate) command: Command,
    pub(crate) received: Time,
    /// The network delay of the connection, in milliseconds.
    pub(crate) lag: u32,
}

impl State {
    fn side_of(&self, person: PersonId) -> Option<Side> {
        self.seats.iter().find(|seat| seat.person == person).and_then(|seat| seat.side)
    }

    fn is_creator(&self, person: PersonId) -> bool {
        self.game.creator() == person
    }

    /// The number of the event that a request has caused already.
    fn seq_of(&self, nonce: Nonce) -> Option<u32> {
        self.events.iter().rev().find(|event| event.nonce == Some(nonce)).map(|event| event.seq)
    }
}

impl Room {
    /// Reads a game; `None` if it does not exist.
    pub(crate) async fn load(inner: &Inner, id: GameId) -> Result<Option<Self>, StoreError> {
        let events = inner.store.events(id, 0).await?;
        if events.is_empty() {
            return Ok(None);
        }
        let seats = inner.store.seats(id).await?;
        let game =
            OnlineGame::fold(&events).map_err(|error| StoreError::Fold { game: id, error })?;
        let audience = Audience { empty_since: Some(Instant::now()), ..Audience::default() };
        Ok(Some(Self {
            id,
            state: tokio::sync::Mutex::new(State { game, events, seats }),
            outdated: AtomicBool::new(false),
            audience: std::sync::Mutex::new(audience),
        }))
    }

    fn audience(&self) -> std::sync::MutexGuard<'_, Audience> {
        self.audience.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that events may be missing.
    pub(crate) fn mark_outdated(&self) {
        self.outdated.store(true, Ordering::Release);
    }

    /// Reads the events that are missing, if any may be, and sends them to the followers.
    async fn refresh(&self, inner: &Inner, state: &mut State) -> Result<(), Refusal> {
        if !self.outdated.swap(false, Ordering::AcqRel) {
            return Ok(());
        }
        let read = async {
            let events = inner.store.events(self.id, state.game.next_seq()).await?;
            if events.iter().any(|event| matches!(event.action, Action::Joined { .. })) {
                state.seats = inner.store.seats(self.id).await?;
            }
            Ok::<_, StoreError>(events)
        };
        let events = read.await.map_err(|error| {
            self.mark_outdated();
            tracing::error!(game = %self.id, %error, "cannot read a game");
            Refusal::Unavailable
        })?;
        for event in events {
            self.accept(inner, state, event)?;
        }
        inner.schedule(self.id, state.game.due());
        Ok(())
    }

    /// Applies a stored event, and sends it to the followers.
    fn accept(&self, inner: &Inner, state: &mut State, event: Event) -> Result<(), Refusal> {
        if let Err(error) = state.game.apply(&event) {
            tracing::error!(game = %self.id, %error, "a stored event does not follow");
            self.mark_outdated();
            return Err(Refusal::Unavailable);
        }
        self.broadcast(inner, &state.game, &event);
        state.events.push(event);
        Ok(())
    }

    /// Sends an event to all followers, serialised once.
    fn broadcast(&self, inner: &Inner, game: &OnlineGame, event: &Event) {
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

    /// Carries out what a player asks for. Returns the number of the event.
    pub(crate) async fn act(&self, inner: &Inner, request: &Request) -> Result<u32, Refusal> {
        let mut state = self.state.lock().await;
        for _ in 0..ATTEMPTS {
            self.refresh(inner, &mut state).await?;
            if let Some(seq) = state.seq_of(request.nonce) {
                return Ok(seq);
            }
            if let Some(due) = state.game.due().filter(|due| due.at <= request.received) {
                self.append_due(inner, &mut state, due).await?;
                continue;
            }
            let action = self.decide(inner, &state, request)?;
            let late = action == Action::Flagged;
            let by = if late { None } else { state.side_of(request.person) };
            let nonce = (!late).then_some(request.nonce);
            let seq = state.game.next_seq();
            let stored =
                self.append(inner, &mut state, by, nonce, request.received, action).await?;
            if stored == Stored::Yes {
                self.settle(inner, &mut state).await?;
                return if late { Err(Refusal::TimeUp) } else { Ok(seq) };
            }
        }
        Err(Refusal::Unavailable)
    }

    fn decide(&self, inner: &Inner, state: &State, request: &Request) -> Result<Action, Refusal> {
        let Some(side) = state.side_of(request.person) else {
            // An invitation has no sides yet.
            let own = state.is_creator(request.person) && state.game.can_be_aborted();
            return if own && request.command == Command::Abort {
                Ok(Action::Aborted)
            } else {
                Err(Refusal::NotSeated)
            };
        };
        if inner.clock.drifts() && state.game.terms().pace.is_live() {
            return Err(Refusal::Unavailable);
        }
        let moment = Moment {
            now: request.received,
            measured_lag: request.lag,
            opponent_gone: self.audience().presence.gone(!side, inner.clock.now()),
            new_game: GameId::new(rand::random()),
        };
        state.game.decide(side, &request.command, &moment)
    }

    /// Lets somebody accept the invitation. Returns the side.
    pub(crate) async fn join(
        &self,
        inner: &Inner,
        person: PersonId,
        nonce: Option<Nonce>,
    ) -> Result<Side, Refusal> {
        let mut state = self.state.lock().await;
        for _ in 0..ATTEMPTS {
            self.refresh(inner, &mut state).await?;
            if let Some(side) = state.side_of(person) {
                return Ok(side);
            }
            let now = inner.clock.now();
            if let Some(due) = state.game.due().filter(|due| due.at <= now) {
                self.append_due(inner, &mut state, due).await?;
                continue;
            }
            let action = state.game.decide_join(person, rand::random())?;
            let stored = self.append(inner, &mut state, None, nonce, now, action).await?;
            if stored == Stored::Yes {
                inner.lobby.changed();
                return state.side_of(person).ok_or(Refusal::Unavailable);
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Appends an action, if nobody else has appended in between.
    async fn append(
        &self,
        inner: &Inner,
        state: &mut State,
        by: Option<Side>,
        nonce: Option<Nonce>,
        at: Time,
        action: Action,
    ) -> Result<Stored, Refusal> {
        // Times never go back within a game, whichever server appends.
        let at = at.max(state.game.last_at());
        let event = Event { seq: state.game.next_seq(), at, by, nonce, action };
        let mut after = state.game.clone();
        after.apply(&event).map_err(|error| {
            tracing::error!(game = %self.id, %error, "a decided event does not follow");
            Refusal::Unavailable
        })?;
        let seats = new_seats(&event, &after);
        let first = Append {
            game: self.id,
            event: event.clone(),
            summary: GameSummary::new(self.id, &after),
            due: after.due().map(|due| due.at),
            seats: seats.clone(),
        };
        let rest = match event.action {
            Action::Rematched { game } => rematch(game, &after, at),
            _ => Vec::new(),
        };
        match inner.writer.commit(Intent { first, rest }).await {
            Ok(Stored::Yes) => {
                state.seats.extend(seats);
                state.seats.sort_by_key(|seat| seat.side.is_none());
                self.broadcast(inner, &after, &event);
                inner.bus.post_event(self.id, &event);
                inner.schedule(self.id, after.due());
                inner.mine_changed(self.id, &after);
                state.game = after;
                state.events.push(event);
                Ok(Stored::Yes)
            }
            Ok(Stored::Conflict) => {
                self.mark_outdated();
                Ok(Stored::Conflict)
            }
            Err(_) => {
                // It may be stored: the next access looks.
                self.mark_outdated();
                Err(Refusal::Unavailable)
            }
        }
    }

    async fn append_due(&self, inner: &Inner, state: &mut State, due: Due) -> Result<(), Refusal> {
        let at = due.at.max(state.game.last_at());
        let open = state.game.phase() == Phase::Open;
        // A planned turn is played when the opponent's turn was.
        self.append(inner, state, due.by, None, at, due.action).await?;
        if open {
            inner.lobby.changed();
        }
        Ok(())
    }

    /// Lets everything happen that is due now.
    async fn settle(&self, inner: &Inner, state: &mut State) -> Result<(), Refusal> {
        for _ in 0..ATTEMPTS {
            self.refresh(inner, state).await?;
            match state.game.due().filter(|due| due.at <= inner.clock.now()) {
                Some(due) => self.append_due(inner, state, due).await?,
                None => return Ok(()),
            }
        }
        Ok(())
    }

    /// Lets everything happen that is due now. For the timer and the sweeper.
    pub(crate) async fn run_due(&self, inner: &Inner) -> Result<(), Refusal> {
        let mut state = self.state.lock().await;
        self.mark_outdated_if_shared(inner);
        self.settle(inner, &mut state).await?;
        inner.schedule(self.id, state.game.due());
        Ok(())
    }

    /// Like [`run_due`](Self::run_due), if something is due as far as this server knows.
    pub(crate) async fn run_due_if_due(&self, inner: &Inner) {
        let due = self.state.lock().await.game.due();
        if due.is_some_and(|due| due.at <= inner.clock.now()) && self.run_due(inner).await.is_err()
        {
            // The database is not available: the sweeper tries again.
            tracing::warn!(game = %self.id, "something is overdue");
        }
    }

    /// Sets the timer of what is due.
    pub(crate) async fn schedule(&self, inner: &Inner) {
        inner.schedule(self.id, self.state.lock().await.game.due());
    }

    /// Returns whether this is an offer in the lobby whose maker has been gone for a while.
    pub(crate) fn is_abandoned_offer(&self, inner: &Inner, patience: std::time::Duration) -> bool {
        let Ok(state) = self.state.try_lock() else { return false };
        let terms = state.game.terms();
        let is_offer = state.game.phase() == Phase::Open && terms.listed && terms.pace.is_live();
        drop(state);
        is_offer && self.audience().maker_gone_for(inner).is_some_and(|gone| gone >= patience)
    }

    /// Takes the offer of somebody who is gone out of the lobby.
    pub(crate) async fn withdraw_offer(
        &self,
        inner: &Inner,
        patience: std::time::Duration,
    ) -> Result<(), Refusal> {
        let mut state = self.state.lock().await;
        self.mark_outdated_if_shared(inner);
        self.refresh(inner, &mut state).await?;
        let still = self.audience().maker_gone_for(inner).is_some_and(|gone| gone >= patience);
        if state.game.phase() == Phase::Open && still {
            let now = inner.clock.now();
            self.append(inner, &mut state, None, None, now, Action::Aborted).await?;
            inner.lobby.changed();
        }
        Ok(())
    }

    /// Another server may have appended something that its notice has not yet told.
    fn mark_outdated_if_shared(&self, inner: &Inner) {
        if inner.store.is_shared() {
            self.mark_outdated();
        }
    }

    /// Pauses the clock after an outage that began at a time.
    pub(crate) async fn pause(&self, inner: &Inner, since: Time) -> Result<(), Refusal> {
        let mut state = self.state.lock().await;
        for _ in 0..ATTEMPTS {
            self.refresh(inner, &mut state).await?;
            let game = &state.game;
            let running = game.is_running() && game.clocks().is_running() && !game.is_paused();
            if !running || game.last_at() > since {
                return Ok(());
            }
            let (now, action) = (inner.clock.now(), Action::Paused { since });
            if self.append(inner, &mut state, None, None, now, action).await? == Stored::Yes {
                return Ok(());
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Handles an event that another server has appended.
    pub(crate) async fn hear(&self, inner: &Inner, event: Event) {
        let mut state = self.state.lock().await;
        let next = state.game.next_seq();
        if event.seq < next {
            return;
        }
        if event.seq > next || matches!(event.action, Action::Joined { .. }) {
            self.mark_outdated();
        } else if self.accept(inner, &mut state, event).is_ok() {
            return inner.schedule(self.id, state.game.due());
        }
        // If the database is not available, the next access tries again.
        let _ = self.refresh(inner, &mut state).await;
    }

    /// Reads what may be missing. For rooms after a lost connection to the other servers.
    pub(crate) async fn catch_up(&self, inner: &Inner) {
        self.mark_outdated();
        let mut state = self.state.lock().await;
        let _ = self.refresh(inner, &mut state).await;
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
        let side = connection.person.and_then(|person| state.side_of(person));
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
    pub(crate) fn empty_for(&self) -> Option<std::time::Duration> {
        self.audience().empty_since.map(|since| since.elapsed())
    }

    /// The events and the game as they are stored.
    pub(crate) async fn view(
        &self,
        inner: &Inner,
        person: Option<PersonId>,
    ) -> Result<(Vec<Event>, OnlineGame, Option<Side>), Refusal> {
        let mut state = self.state.lock().await;
        self.refresh(inner, &mut state).await?;
        let side = person.and_then(|person| state.side_of(person));
        let events = state.events.iter().map(|event| event.seen_by(side)).collect();
        Ok((events, state.game.clone(), side))
    }

    /// Gives a person the seat of a side, who has shown its secret.
    pub(crate) async fn take_seat(
        &self,
        inner: &Inner,
        person: PersonId,
        side: Side,
    ) -> Result<(), Refusal> {
        let mut state = self.state.lock().await;
        self.refresh(inner, &mut state).await?;
        if state.side_of(person).is_some_and(|own| own != side) {
            return Err(Refusal::Taken);
        }
        let seat = Seat { person, side: Some(side) };
        inner.store.add_seat(self.id, seat).await.map_err(|error| {
            tracing::error!(game = %self.id, %error, "cannot store a seat");
            Refusal::Unavailable
        })?;
        if !state.seats.contains(&seat) {
            state.seats.insert(0, seat);
        }
        Ok(())
    }
}

/// The seats that an event gives.
fn new_seats(event: &Event, after: &OnlineGame) -> Vec<Seat> {
    match event.action {
        Action::Created { creator, .. } => vec![Seat { person: creator, side: None }],
        Action::Joined { .. } => Side::ALL
            .into_iter()
            .filter_map(|side| Some(Seat { person: after.players()[side]?, side: Some(side) }))
            .collect(),
        _ => Vec::new(),
    }
}

/// The first events of the rematch of a game.
fn rematch(id: GameId, old: &OnlineGame, at: Time) -> Vec<Append> {
    let Some([created, joined]) = old.rematch_actions() else { return Vec::new() };
    let event = |seq, action| Event { seq, at, by: None, nonce: None, action };
    let (created, joined) = (event(0, created), event(1, joined));
    let Ok(open) = OnlineGame::new(&created) else { return Vec::new() };
    let mut begun = open.clone();
    if begun.apply(&joined).is_err() {
        return Vec::new();
    }
    let append = |event: Event, game: &OnlineGame| Append {
        game: id,
        summary: GameSummary::new(id, game),
        due: game.due().map(|due| due.at),
        seats: new_seats(&event, game),
        event,
    };
    vec![append(created, &open), append(joined, &begun)]
}
