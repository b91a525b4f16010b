//! An online game in this tab: its state, which follows the server, and what the player does.

use std::time::Duration;

use leptos::prelude::*;
use mad_online::client::{Follower, Update as Change};
use mad_online::protocol::{ClientMessage, ServerMessage};
use mad_online::{Command, GameId, Link, Offer, OnlineGame, Phase, Phrase, Refusal, START_TIME};
use mad_rules::{Side, Turn};
use mad_session::GameSession;

use super::connection::{self, Incoming, unanswered};
use super::{api, notify};
use crate::app::Shell;
use crate::game::remote::Entry;
use crate::route::Route;
use crate::sound::Sound;
use crate::{browser, fair_play};

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
    /// The time of this device in milliseconds since 1970, which ticks.
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
    pub(super) rematch_here: StoredValue<bool>,
}

pub(super) fn local_time() -> i64 {
    browser::now() as i64
}

impl OnlineController {
    /// Follows a game until the current owner is cleaned up.
    pub(super) fn new(shell: Shell, id: GameId) -> Self {
        let controller = Self {
            shell,
            id,
            follower: RwSignal::new(Follower::new(id).with_pending(unanswered::take(id))),
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
            let pending =
                controller.follower.try_with_untracked(|follower| follower.pending().to_vec());
            unanswered::keep(id, &pending.unwrap_or_default());
            connection::send(&ClientMessage::Unfollow { game: id });
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
                    self.on_events(&events);
                }
                self.remember();
            }
            Change::Refused(pending, reason) => self.refused(pending.command, reason),
            Change::NoSuchGame => {
                fair_play::unlock(&self.id.to_string());
                self.missing.set(true);
            }
            Change::Retry(message) => set_timeout(move || connection::send(&message), RETRY),
            Change::Ask(message) | Change::Differs(message) => connection::send(&message),
        }
    }

    /// Runs a function on the game; `None` before its events have arrived.
    pub(super) fn with<T>(self, look: impl FnOnce(&OnlineGame, Option<Side>) -> T) -> Option<T> {
        self.follower.with(|follower| Some(look(follower.game()?, follower.side())))
    }

    pub(super) fn with_untracked<T>(
        self,
        look: impl FnOnce(&OnlineGame, Option<Side>) -> T,
    ) -> Option<T> {
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
            let begun = follower.events().first().map_or(0, |event| event.at.0);
            session.set_tag("Date", &browser::date_of(u64::try_from(begun).unwrap_or(0)));
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
            let turns = game.turns();
            // A plan that turned out not to be legal stays in the game until the player's turn.
            let stored = game.plan(follower.side()?).filter(|plan| plan.ply == turns + 1);
            sent.unwrap_or_else(|| stored.map(|plan| plan.turn))
        })
    }

    /// Returns whether an answer to an offer, or a claim, is under way.
    pub(super) fn is_answering(self) -> bool {
        self.follower.with(|follower| {
            follower.pending().iter().any(|pending| {
                matches!(
                    pending.command,
                    Command::Accept { .. }
                        | Command::Decline { .. }
                        | Command::Withdraw
                        | Command::Claim
                )
            })
        })
    }

    /// Sends a command, unless the same one is under way: the second click of a double click means nothing.
    pub(super) fn act(self, command: Command) {
        let again = matches!(command, Command::GiveTime | Command::Say { .. });
        let under_way = self.follower.with_untracked(|follower| {
            follower.pending().iter().any(|pending| pending.command == command)
        });
        if under_way && !again {
            return;
        }
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
            Route::online_game(next).go();
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
