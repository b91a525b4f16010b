//! Tasks that are played to the end of the game: the learner against the best defence.

use std::time::Duration;

use leptos::prelude::*;
use mad_rules::{EndReason, Position, Side, Turn};

use super::lesson::{LessonController, Stage};
use crate::settings::is_animated;
use crate::sound::Sound;

/// The time before blue answers, so that the learner sees the own turn first.
const ANSWER_DELAY: Duration = Duration::from_millis(650);

impl LessonController {
    /// The best turn for the side to move.
    pub(super) fn best_turn(self, position: &Position) -> Option<Turn> {
        let mut best = None;
        self.duel.update_value(|duel| best = duel.best_turn(position));
        best
    }

    /// Goes on after a turn of the learner: blue answers, or the game is over.
    pub(super) fn play_on(self, after: Position) {
        match after.outcome() {
            Some(outcome) if outcome.winner == Side::Blue => {
                self.input.refuse(self.shell.texts.learn_own_corvette());
            }
            Some(outcome) if outcome.reason == EndReason::Exile => {
                self.playing_out.set(false);
                self.solve(after);
            }
            // The tie-break.
            Some(_) => {
                self.begin(self.task.get_untracked());
                self.input.refuse(self.shell.texts.learn_too_slow());
            }
            None => {
                self.playing_out.set(true);
                self.stage.set(Stage::Open);
                self.show(after);
                self.shell.play_sound(Sound::Move);
                self.answer_later(after);
            }
        }
    }

    fn answer_later(self, position: Position) {
        let delay = if self.shell.settings.with_untracked(is_animated) {
            ANSWER_DELAY
        } else {
            Duration::ZERO
        };
        let answer = move || {
            // The learner may have left the task.
            if self.position.try_get_untracked() == Some(position) {
                self.play_answer(&position);
            }
        };
        set_timeout(answer, delay);
    }

    /// Plays blue's turn.
    fn play_answer(self, position: &Position) {
        let Some(turn) = self.best_turn(position) else { return };
        let after = position.after_unchecked(turn);
        if after.outcome().is_some() {
            return self.play_on(after);
        }
        let expels = turn.squares_moved().is_some_and(|(_, to)| position.ship_at(to).is_some());
        self.show(after);
        self.shell.play_sound(if expels { Sound::Expulsion } else { Sound::Move });
    }

    /// What blue has answered.
    pub(super) fn answer(self) -> Option<Turn> {
        let (before, now) = (self.previous.get()?, self.position.get());
        let is_answer = self.playing_out.get() && before.to_move() == Side::Blue;
        let turn = self.best_turn(&before).filter(|_| is_answer)?;
        (before.after_unchecked(turn) == now).then_some(turn)
    }

    /// What blue has answered, in words.
    pub(super) fn answer_aloud(self) -> Option<String> {
        let (before, turn) = (self.previous.get()?, self.answer()?);
        Some(self.shell.texts.turn_aloud(&before, turn))
    }
}
