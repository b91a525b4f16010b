//! Turn input as reactive state, shared by games and lessons.

use leptos::prelude::*;
use mad_rules::{Position, Turn};
use mad_session::{InputResult, Refusal, TurnInput};

use crate::app::Shell;
use crate::board::Gesture;
use crate::prompt::{self, Choice};
use crate::sound::Sound;

/// A partly entered turn, and the last refusal. Gestures return a turn once it is complete.
#[derive(Clone, Copy)]
pub(crate) struct InputController {
    shell: Shell,
    pub(crate) input: RwSignal<TurnInput>,
    /// Why the last action was refused.
    pub(crate) remark: RwSignal<Option<String>>,
}

impl InputController {
    pub(crate) fn new(shell: Shell) -> Self {
        Self { shell, input: RwSignal::new(TurnInput::EMPTY), remark: RwSignal::new(None) }
    }

    /// The state; the current observer tracks it.
    pub(crate) fn get(self) -> TurnInput {
        self.input.get()
    }

    pub(crate) fn get_untracked(self) -> TurnInput {
        self.input.get_untracked()
    }

    /// Applies a gesture at the board.
    pub(crate) fn gesture(self, gesture: Gesture, position: &Position) -> Option<Turn> {
        let mut input = self.input.get_untracked();
        let answer = match gesture {
            Gesture::Tap(spot) => input.tap(position, spot),
            Gesture::Badge(ship) => input.tap_badge(position, ship),
            Gesture::Grab(spot) => input.grab(position, spot),
            Gesture::Drag(from, to) => input.drag(position, from, to),
            Gesture::Enter(turn) => input.enter_turn(position, turn),
            Gesture::Cancel => input.cancel(),
            Gesture::Rest(_) | Gesture::Swipe { .. } => return None,
        };
        self.take(input, answer)
    }

    /// Applies a button of the status line.
    pub(crate) fn choose(self, choice: Choice, position: &Position) -> Option<Turn> {
        let mut input = self.input.get_untracked();
        let answer = match choice {
            Choice::DoIt | Choice::Lose => input.confirm(position),
            Choice::PickInstead(_) => input.pick_target(),
            Choice::EndTurn => input.end_turn(),
            Choice::TakeBack => input.reset(),
            Choice::KeepPlaying | Choice::Cancel => input.cancel(),
        };
        self.take(input, answer)
    }

    fn take(self, input: TurnInput, answer: InputResult) -> Option<Turn> {
        if self.input.get_untracked() != input {
            self.input.set(input);
        }
        match answer {
            InputResult::Nothing => {}
            InputResult::Changed => self.remark.set(None),
            InputResult::Play(turn) => return Some(turn),
            InputResult::Refused(refusal) => self.refuse(self.refusal_text(&refusal)),
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
        self.input.set(TurnInput::EMPTY);
        self.remark.set(None);
    }
}
