//! An online game in this tab: its state, which follows the server, and what the player does.

use std::time::Duration;

use leptos::prelude::*;
use mad_online::client::{Follower, Update as Change};
use mad_online::protocol::ServerMessage;
use mad_online::{
    Action, Command, Event, GameId, Link, Offer, OnlineGame, Phase, Phrase, Refusal, START_TIME,
};
use mad_rules::{Side, Turn};
use mad_session::{GameSession, Saved};

use super::connection::{self, Incoming};
use super::{api, notify};
use crate::app::Shell;
use crate::game::remote::Entry;
use crate::route::{OnlineRoute, Route};
use crate::sound::Sound;
use crate::{browser, fair_play, storage};

/// The time after which a request is sent again that the server could not answer.
const RETRY: Duration = Duration::from_millis(500);
/// How often the clocks are updated.
const TICK: Duration = Duration::from_millis(100);
/// How long a phrase of the opponent is shown, in milliseconds.
const PHRASE_TIME: i64 = 12_000;

/// An online game in this tab. It is `Copy`: all fields are handles of reactive values.
#[derive(Clone, Copy)]
pub(super) struct OnlineController {
    pub(super) shell: Shell,
    pub(super) id: GameId,
    pub(super) follower: RwSignal<Follower>,
    /// The time of this device in milliseconds since 1970, which ticks while clocks run.
    pub(super) now: RwSignal<i64>,
    /// When the server last told who is connected.
    pub(super) presence_at: RwSignal<i64>,
    /// What the opponent said last, and when.
    pub(super) said: RwSignal<Option<(Side, Phrase, i64)>>,
    /// Whether phrases are hidden.
    pub(super) muted: RwSignal<bool>,
    /// Whether there is no such game.
    pub(super) missing: RwSignal<bool>,
    /// Whether a rematch was asked for or accepted in this tab, which then goes there.
    rematch_here: StoredValue<bool>,
}

fn local_time() -> i64 {
    browser::now() as i64
}

impl OnlineController {
    /// Follows a game until the current owner is cleaned up.
    pub(super) fn new(shell: Shell, id: GameId) -> Self {
        let controller = Self {
            shell,
            id,
            follower: RwSignal::new(Follower::new(id)),
            now: RwSignal::new(local_time()),
            presence_at: RwSignal::new(local_time()),
            said: RwSignal::new(None),
            muted: RwSignal::new(notify::is_muted()),
            missing: RwSignal::new(false),
            rematch_here: StoredValue::new(false),
        };
        connection::listen(move |incoming| controller.hear(incoming));
        let timer = set_interval_with_handle(move || controller.now.set(local_time()), TICK).ok();
        on_cleanup(move || {
            connection::send(&mad_online::protocol::ClientMessage::Unfollow { game: id });
            if let Some(timer) = timer {
                timer.clear();
            }
        });
        controller
    }

    fn hear(self, incoming: &Incoming<'_>) {
        // The screen may be gone.
        if self.follower.is_disposed() {
            return;
        }
        match incoming {
            Incoming::Connected => {
                let person = connection::person_untracked();
                let messages = self.follower.try_update(|follower| {
                    follower.identify(person);
                    follower.connect()
                });
                let messages = messages.unwrap_or_default();
                messages.iter().for_each(connection::send);
            }
            Incoming::Lost => self.follower.update(Follower::disconnect),
            Incoming::Message(message) => self.receive(message),
        }
    }

    fn receive(self, message: &ServerMessage) {
        let now = local_time();
        let mut update = Change::Nothing;
        self.follower.maybe_update(|follower| {
            update = follower.receive(message, now);
            update != Change::Nothing
        });
        match update {
            Change::Nothing | Change::Done(_) => {}
            Change::Presence => self.presence_at.set(now),
            Change::Events { events, whole } => {
                // The beginning of the game is not news.
                if !whole {
                    events.iter().for_each(|event| self.notice(event));
                }
                self.remember();
            }
            Change::Refused(pending, reason) => self.refused(pending.command, reason),
            Change::NoSuchGame => self.missing.set(true),
            Change::Retry(message) => set_timeout(move || connection::send(&message), RETRY),
            Change::Ask(message) | Change::Differs(message) => connection::send(&message),
        }
    }

    /// Runs a function on the game; `None` before its events have arrived.
    pub(super) fn with<T>(self, look: impl FnOnce(&OnlineGame, Option<Side>) -> T) -> Option<T> {
        self.follower.with(|follower| Some(look(follower.game()?, follower.side())))
    }

    fn with_untracked<T>(self, look: impl FnOnce(&OnlineGame, Option<Side>) -> T) -> Option<T> {
        untrack(|| self.with(look))
    }

    pub(super) fn side(self) -> Option<Side> {
        self.follower.with(Follower::side)
    }

    /// The made-up name of a player.
    pub(super) fn name(self, side: Side) -> String {
        let person = self.with(|game, _| game.players()[side]).flatten();
        person.map_or_else(
            || self.shell.texts.online_opponent(),
            |person| self.shell.texts.guest_name(person.number()),
        )
    }

    /// The name of the opponent, for a player.
    pub(super) fn opponent(self) -> String {
        self.name(self.side().map_or(Side::Red, Side::opponent))
    }

    /// The session to show, with the turn that is under way.
    pub(super) fn session(self) -> Option<GameSession> {
        self.follower.with(|follower| {
            let game = follower.game().filter(|game| game.phase() != Phase::Open)?;
            let mut session = game.session(follower.side());
            if let Some(turn) = follower.sent_turn() {
                let _ = session.play(turn);
            }
            for (side, tag) in [(Side::Red, "Red"), (Side::Blue, "Blue")] {
                session.set_tag(tag, &self.name(side));
            }
            session.set_tag("Event", &self.shell.texts.games_event());
            session.set_tag("Site", &browser::address());
            session.set_tag("Date", &browser::date());
            session.set_tag("Round", "-");
            Some(session)
        })
    }

    /// What the player can enter.
    pub(super) fn entry(self) -> Entry {
        self.follower.with(|follower| {
            let running = follower.game().filter(|game| game.is_running());
            match (running, follower.side()) {
                (Some(_), Some(_)) if follower.sent_turn().is_some() => Entry::None,
                (Some(game), Some(side)) if game.game().to_move() == side => Entry::Turn,
                (Some(_), Some(_)) => Entry::Plan,
                _ => Entry::None,
            }
        })
    }

    /// The planned turn, also while it is being sent.
    pub(super) fn plan(self) -> Option<Turn> {
        self.follower.with(|follower| {
            let game = follower.game().filter(|game| game.is_running())?;
            let sent = follower.pending().iter().rev().find_map(|pending| match pending.command {
                Command::Plan { turn, .. } => Some(turn),
                _ => None,
            });
            sent.unwrap_or_else(|| game.plan(follower.side()?).map(|plan| plan.turn))
        })
    }

    /// Sends a command.
    pub(super) fn act(self, command: Command) {
        let message = self.follower.try_update(|follower| follower.act(api::nonce(), command));
        if let Some(message) = message {
            connection::send(&message);
        }
    }

    /// Plays a turn, or plans it while the opponent is to move.
    pub(super) fn play(self, turn: Turn) {
        match untrack(|| self.entry()) {
            Entry::None => self.shell.announce_refusal(),
            Entry::Turn => {
                let before = self.with_untracked(|game, _| *game.game().position());
                let command = self
                    .follower
                    .with_untracked(|follower| follower.turn_command(turn, local_time()));
                self.act(command);
                if let Some(before) = before {
                    self.shell.play_sound(Sound::of_turn(&before, turn));
                }
            }
            Entry::Plan => self.set_plan(Some(turn)),
        }
    }

    pub(super) fn set_plan(self, turn: Option<Turn>) {
        let turns = self.with_untracked(|game, _| game.turns()).unwrap_or(0);
        self.act(Command::Plan { ply: turns + 1, turn });
    }

    pub(super) fn ask_takeback(self) {
        let target = self.with_untracked(|game, side| game.takeback_target(side?)).flatten();
        match target {
            Some(ply) => self.act(Command::Offer { offer: Offer::Takeback { ply } }),
            None => self.refuse(Refusal::NothingToTakeBack),
        }
    }

    pub(super) fn ask_rematch(self) {
        self.rematch_here.set_value(true);
        self.act(Command::Offer { offer: Offer::Rematch });
    }

    /// Accepts or declines the open offer of the opponent.
    pub(super) fn answer(self, accept: bool) {
        let open = self.with_untracked(|game, side| game.offer(!side?)).flatten();
        let Some(open) = open else { return };
        if accept && open.offer == Offer::Rematch {
            self.rematch_here.set_value(true);
        }
        let offer = open.seq;
        self.act(if accept { Command::Accept { offer } } else { Command::Decline { offer } });
    }

    /// Goes to the game that both have agreed to play next.
    pub(super) fn open_rematch(self) {
        if let Some(next) = self.with_untracked(|game, _| game.rematch()).flatten() {
            Route::Online(OnlineRoute::Game(next.to_string())).go();
        }
    }

    fn refuse(self, reason: Refusal) {
        self.shell.play_sound(Sound::Refused);
        self.shell.notify(self.shell.texts.online_refusal(reason.name(), reason.turns()));
    }

    fn refused(self, command: Command, reason: Refusal) {
        match (command, reason) {
            // The opponent has played before the plan arrived.
            (Command::Plan { .. }, Refusal::Stale { .. }) => {}
            (Command::Turn { .. }, Refusal::Stale { .. }) => {
                self.shell.notify(self.shell.texts.online_stale());
            }
            _ => self.refuse(reason),
        }
    }

    /// Tells the player what has happened.
    fn notice(self, event: &Event) {
        let (shell, texts) = (self.shell, self.shell.texts);
        let own = untrack(|| self.side());
        let by_opponent = event.by.is_some() && event.by != own;
        let name = event.by.map(|side| untrack(|| self.name(side))).unwrap_or_default();
        match event.action {
            Action::Joined { .. } => {
                shell.play_sound(Sound::YourTurn);
                notify::notify(self, &texts.online_notify_begun(untrack(|| self.opponent())));
            }
            Action::Turn { turn, .. } => self.notice_turn(event, turn),
            Action::Offered { .. } if by_opponent => {
                shell.play_sound(Sound::YourTurn);
                let text = untrack(|| super::panel::offer_text(self)).unwrap_or_default();
                notify::notify(self, &text);
            }
            Action::Declined if by_opponent => shell.notify(texts.online_declined(name)),
            Action::TakenBack { .. } => shell.notify(texts.online_taken_back()),
            Action::TimeGiven if by_opponent => shell.notify(texts.online_time_given(name)),
            Action::TimeGiven => {
                shell.notify(texts.online_time_given_own(untrack(|| self.opponent())));
            }
            Action::Said { phrase } if by_opponent && !self.muted.get_untracked() => {
                if let Some(side) = event.by {
                    self.said.set(Some((side, phrase, local_time())));
                }
            }
            Action::Rematched { .. } if self.rematch_here.get_value() => self.open_rematch(),
            _ => {}
        }
        let over = self.with_untracked(|game, _| {
            game.ending().is_some() && game.next_seq() == event.seq + 1 && game.rematch().is_none()
        });
        let ends = matches!(
            event.action,
            Action::Turn { .. }
                | Action::Agreed
                | Action::Resigned
                | Action::Aborted
                | Action::Flagged
                | Action::Claimed
        );
        if ends && over == Some(true) {
            self.notice_end();
        }
    }

    fn notice_turn(self, event: &Event, turn: Turn) {
        let own = untrack(|| self.side());
        let before = self.with_untracked(|game, _| {
            let positions = game.game().positions();
            positions.len().checked_sub(2).map(|index| positions[index])
        });
        let Some(before) = before.flatten() else { return };
        // One's own turn sounded when it was sent; a planned one is played by the server.
        if event.by != own || event.nonce.is_none() {
            let hidden = !browser::is_visible() && event.by != own;
            let sound = if hidden { Sound::YourTurn } else { Sound::of_turn(&before, turn) };
            self.shell.play_sound(sound);
        }
        if own.is_some() && event.by != own {
            let texts = self.shell.texts;
            let opponent = untrack(|| self.opponent());
            let told = texts.turn_aloud(&before, turn);
            notify::notify(self, &texts.online_notify_body(opponent, told));
        }
    }

    fn notice_end(self) {
        let session = untrack(|| self.session());
        if let Some(session) = session.filter(|session| session.game().is_over()) {
            self.shell.play_sound(Sound::of_end(&session));
        }
    }

    /// Keeps a finished game on the device, and locks the position of a running one for the engine.
    fn remember(self) {
        let id = self.id.to_string();
        let state = self.with_untracked(|game, side| {
            let position = game.is_running().then(|| *game.game().position());
            let outcome = game.ending().and_then(mad_online::Ending::outcome);
            (side.is_some(), position, game.terms().pace.is_live(), outcome)
        });
        let Some((true, position, live, outcome)) = state else { return };
        match position {
            Some(position) => fair_play::lock(&id, &position, live),
            None => fair_play::unlock(&id),
        }
        let key = format!("online-{id}");
        if outcome.is_none() || storage::load(&key).is_some() {
            return;
        }
        let Some(session) = untrack(|| self.session()) else { return };
        let mut saved = Saved::new(session, browser::now());
        if let Err(failure) = storage::save(&key, &mut saved) {
            self.shell.report(self.shell.storage_text(failure));
        }
    }

    /// How long the connection of a player has been lost, in milliseconds; `None` if it is there.
    pub(super) fn gone_for(self, side: Side) -> Option<u64> {
        let gone = self.follower.with(Follower::gone)[side]?;
        let since = self.now.get().saturating_sub(self.presence_at.get());
        Some(gone.saturating_add(u64::try_from(since).unwrap_or(0)))
    }

    /// The time that a side has left, in milliseconds.
    pub(super) fn time_left(self, side: Side) -> Option<u64> {
        let local = self.now.get();
        self.follower.with(|follower| {
            let game = follower.game()?;
            let now = follower.server_time(local);
            Some(game.clocks().left_at(side, game.game().to_move(), now))
        })
    }

    /// The time in which the side to move has to begin a live game, in milliseconds; `None` once both have played.
    pub(super) fn time_to_begin(self) -> Option<(Side, u64)> {
        let local = self.now.get();
        self.follower.with(|follower| {
            let game = follower.game().filter(|game| game.is_running() && game.can_be_aborted())?;
            let passed = follower.server_time(local).since(game.turn_began());
            let live = game.terms().pace.is_live();
            live.then(|| (game.game().to_move(), START_TIME.saturating_sub(passed)))
        })
    }

    /// What the opponent has just said.
    pub(super) fn phrase(self) -> Option<(Side, Phrase)> {
        let (side, phrase, at) = self.said.get()?;
        (self.now.get() < at + PHRASE_TIME).then_some((side, phrase))
    }

    /// The link to this game.
    pub(super) fn link(self) -> String {
        Link::Game(self.id).address(&browser::address())
    }
}
