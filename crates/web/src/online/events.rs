//! What happens in an online game, as the player is told: sounds, toasts, notifications; and what is kept of it.

use leptos::prelude::*;
use mad_online::{Action, Ending, Event};
use mad_rules::Turn;
use mad_session::Saved;

use super::controller::{OnlineController, local_time};
use super::{notify, panel};
use crate::sound::Sound;
use crate::{browser, fair_play, storage};

impl OnlineController {
    /// Handles events that have just arrived. Of several turns, as after an interruption, only the last one is news.
    pub(super) fn on_events(self, events: &[Event]) {
        let is_turn = |event: &Event| matches!(event.action, Action::Turn { .. });
        let last_turn = events.iter().rposition(is_turn);
        for (index, event) in events.iter().enumerate() {
            match event.action {
                Action::Turn { turn, .. } if last_turn == Some(index) => self.on_turn(event, turn),
                Action::Turn { .. } => {}
                _ => self.on_other(event),
            }
        }
        if events.iter().any(ends) {
            self.on_end();
        }
    }

    fn on_other(self, event: &Event) {
        let (shell, texts) = (self.shell, self.shell.texts);
        let own = untrack(|| self.side());
        let by_opponent = own.is_some() && event.by.is_some() && event.by != own;
        let name = event.by.map(|side| untrack(|| self.name(side))).unwrap_or_default();
        let opponent = || untrack(|| self.opponent());
        match event.action {
            Action::Joined { .. } => {
                shell.play_sound(Sound::YourTurn);
                notify::notify(self, &texts.online_notify_begun(opponent()));
            }
            Action::Offered { .. } if by_opponent => {
                shell.play_sound(Sound::YourTurn);
                let text = untrack(|| panel::opponents_offer(self)).unwrap_or_default();
                notify::notify(self, &text);
            }
            Action::Declined if by_opponent => shell.notify(texts.online_declined(name)),
            Action::TakenBack { .. } => shell.notify(texts.online_taken_back()),
            Action::TimeGiven if by_opponent => shell.notify(texts.online_time_given(name)),
            Action::TimeGiven if own.is_some() => {
                shell.notify(texts.online_time_given_own(opponent()));
            }
            Action::Said { phrase } if by_opponent && !self.muted.get_untracked() => {
                if let Some(side) = event.by {
                    self.said.set(Some((side, phrase, local_time())));
                    let text = texts.online_phrase(phrase.name());
                    shell.announce(texts.online_said(name, text));
                }
            }
            Action::Rematched { .. } if self.rematch_here.get_value() => self.open_rematch(),
            _ => {}
        }
    }

    fn on_turn(self, event: &Event, turn: Turn) {
        let (shell, texts) = (self.shell, self.shell.texts);
        let own = untrack(|| self.side());
        let before = self.with_untracked(|game, _| {
            let is_last = game.game().turns().last() == Some(&turn);
            let positions = game.game().positions();
            positions.len().checked_sub(2).filter(|_| is_last).map(|index| positions[index])
        });
        let Some(before) = before.flatten() else { return };
        // One's own turn sounded when it was sent; a planned one is played by the server.
        if event.by != own || event.nonce.is_none() {
            let calls = own.is_some() && event.by != own && !browser::is_visible();
            shell.play_sound(if calls { Sound::YourTurn } else { Sound::of_turn(&before, turn) });
        }
        if own.is_none() || event.by == own {
            return;
        }
        let (opponent, told) = (untrack(|| self.opponent()), texts.turn_aloud(&before, turn));
        notify::notify(self, &texts.online_notify_body(opponent, told));
        // The server plays a planned turn if it is legal.
        let missed = self.with_untracked(|game, side| {
            let plan = game.plan(side?)?;
            let illegal = game.is_running() && !game.game().position().is_legal(plan.turn);
            (plan.ply == game.turns() && illegal).then_some(())
        });
        if missed.flatten().is_some() {
            shell.notify(texts.online_plan_illegal());
        }
    }

    fn on_end(self) {
        let session = untrack(|| self.session());
        if let Some(session) = session.filter(|session| session.game().is_over()) {
            self.shell.play_sound(Sound::of_end(&session));
        }
    }

    /// Keeps a finished game on the device, and locks the position of a running one for the engine.
    pub(super) fn remember(self) {
        let id = self.id.to_string();
        let state = self.with_untracked(|game, side| {
            let position = game.is_running().then(|| *game.game().position());
            let outcome = game.ending().and_then(Ending::outcome);
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
}

/// Returns whether an event can end a game. A turn sounds by itself, and again if it does.
const fn ends(event: &Event) -> bool {
    matches!(
        event.action,
        Action::Turn { .. }
            | Action::Agreed
            | Action::Resigned
            | Action::Aborted
            | Action::Flagged
            | Action::Claimed
    )
}
