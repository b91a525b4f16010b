//! A game in the memory of this server: its state, and the requests of its players.
//!
//! No server owns a game. What is here is a cache of the stored events; an append that conflicts with
//! another server's shows that it is outdated, and it is read again.

mod audience;
mod upkeep;

use std::sync::atomic::{AtomicBool, Ordering};

use mad_online::protocol::GameSummary;
use mad_online::{
    Action, Command, Due, Event, GameId, Moment, Nonce, OnlineGame, PersonId, Phase, Refusal, Time,
};
use mad_rules::Side;
use mad_store::{Append, Intent, Seat, StoreError, Stored};

use super::Inner;
use audience::Audience;

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
        let audience = Audience::new();
        Ok(Some(Self {
            id,
            state: tokio::sync::Mutex::new(State { game, events, seats }),
            outdated: AtomicBool::new(false),
            audience: std::sync::Mutex::new(audience),
        }))
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

    /// The side of a person. A seat that was taken on another server is not an event: it is looked for in the
    /// database.
    async fn find_side(
        &self,
        inner: &Inner,
        state: &mut State,
        person: PersonId,
    ) -> Result<Option<Side>, Refusal> {
        if state.side_of(person).is_none() && inner.store.is_shared() {
            state.seats = inner.store.seats(self.id).await.map_err(|error| {
                tracing::error!(game = %self.id, %error, "cannot read the seats of a game");
                Refusal::Unavailable
            })?;
        }
        Ok(state.side_of(person))
    }

    /// Carries out what a player asks for. Returns the number of the event.
    pub(crate) async fn act(&self, inner: &Inner, request: &Request) -> Result<u32, Refusal> {
        let mut state = self.state.lock().await;
        self.find_side(inner, &mut state, request.person).await?;
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
            opponent_gone: self.audience().gone(!side, inner),
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
        let timed = matches!(action, Action::Turn { .. } | Action::Flagged | Action::Claimed);
        if timed && state.game.terms().pace.is_live() && inner.pulse.is_lost() {
            return Err(Refusal::Unavailable);
        }
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
                // Somebody has joined, or the offer was withdrawn or has expired.
                if state.game.phase() == Phase::Open && after.terms().listed {
                    inner.lobby.changed();
                }
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
        // A planned turn is played when the opponent's turn was.
        self.append(inner, state, due.by, None, at, due.action).await.map(drop)
    }

    /// The events and the game as they are stored.
    pub(crate) async fn view(
        &self,
        inner: &Inner,
        person: Option<PersonId>,
    ) -> Result<(Vec<Event>, OnlineGame, Option<Side>), Refusal> {
        let mut state = self.state.lock().await;
        self.refresh(inner, &mut state).await?;
        let side = match person {
            Some(person) => self.find_side(inner, &mut state, person).await?,
            None => None,
        };
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
