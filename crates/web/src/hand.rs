//! The gesture state of a board, shared by games and lessons.

use leptos::prelude::*;
use mad_rules::{Position, Turn};
use mad_session::{Answer, Hand, Refusal};

use crate::app::Shell;
use crate::board::Gesture;
use crate::prompt::{self, Choice};
use crate::sound::Sound;

/// A partly entered turn, and the last refusal. Gestures return a turn once it is complete.
#[derive(Clone, Copy)]
pub(crate) struct HandController {
    shell: Shell,
    pub(crate) hand: RwSignal<Hand>,
    /// Why the last action was refused.
    pub(crate) remark: RwSignal<Option<String>>,
}

impl HandController {
    pub(crate) fn new(shell: Shell) -> Self {
        Self { shell, hand: RwSignal::new(Hand::EMPTY), remark: RwSignal::new(None) }
    }

    /// Follows the state.
    pub(crate) fn get(self) -> Hand {
        self.hand.get()
    }

    pub(crate) fn get_untracked(self) -> Hand {
        self.hand.get_untracked()
    }

    /// Applies a gesture at the board.
    pub(crate) fn gesture(self, gesture: Gesture, position: &Position) -> Option<Turn> {
        let mut hand = self.hand.get_untracked();
        let answer = match gesture {
            Gesture::Tap(spot) => hand.tap(position, spot),
            Gesture::Badge(ship) => hand.tap_badge(position, ship),
            Gesture::Drag(from, to) => hand.drag(position, from, to),
            Gesture::Enter(turn) => hand.hear(position, turn),
            Gesture::Cancel => hand.cancel(),
        };
        self.take(hand, answer)
    }

    /// Applies a button of the status line.
    pub(crate) fn choose(self, choice: Choice, position: &Position) -> Option<Turn> {
        let mut hand = self.hand.get_untracked();
        let answer = match choice {
            Choice::DoIt | Choice::Lose => hand.confirm(position),
            Choice::PickInstead(_) => hand.pick_instead(),
            Choice::EndTurn => hand.end_turn(),
            Choice::TakeBack => hand.let_go(),
            Choice::KeepPlaying | Choice::Cancel => hand.cancel(),
        };
        self.take(hand, answer)
    }

    fn take(self, hand: Hand, answer: Answer) -> Option<Turn> {
        if self.hand.get_untracked() != hand {
            self.hand.set(hand);
        }
        match answer {
            Answer::Nothing => {}
            Answer::Changed => self.remark.set(None),
            Answer::Play(turn) => return Some(turn),
            Answer::Refused(refusal) => self.refuse(self.refusal_text(&refusal)),
        }
        None
    }

    fn refusal_text(self, refusal: &Refusal) -> String {
        prompt::refusal(self.shell.texts, refusal)
    }

    /// Refuses an action: with a sound, in the status line and in the live region.
    pub(crate) fn refuse(self, reason: String) {
        self.shell.play_sound(Sound::Refused);
        self.remark.set(Some(reason));
        self.shell.announce_refusal();
    }

    /// Discards the partly entered turn and the last refusal.
    pub(crate) fn clear(self) {
        self.hand.set(Hand::EMPTY);
        self.remark.set(None);
    }
}
