//! Learning from mistakes: the position before a mistake, and the task to find a better turn.

use leptos::prelude::*;
use mad_rules::{Position, Side, Turn};
use mad_study::{Judgement, red_expectation};
use mad_ugi::Goal;

use super::{ReviewState, Reviewer};
use crate::engine::{self, Answer, Question, Strength, Verdict};
use crate::sound::Sound;
use crate::study::controller::StudyController;

/// The positions that the engine visits to judge a try.
const TRY_NODES: u64 = 200_000;

/// A mistake to learn from.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::study) struct Learning {
    /// Whose mistakes.
    pub(in crate::study) side: Side,
    /// The index of the turn in the game.
    pub(in crate::study) turn: usize,
    pub(in crate::study) stage: LessonStage,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::study) enum LessonStage {
    /// A better turn is to be found.
    Asking,
    /// The engine looks at this try.
    Checking(Turn),
    /// This try is good.
    Right(Turn),
    /// This try loses so much of the expected result.
    Wrong(Turn, f64),
    /// The better turn is shown.
    Shown,
    /// There are no more mistakes.
    Done,
}

impl Reviewer {
    /// Begins with the first mistake of a side.
    pub(in crate::study) fn learn(self, controller: StudyController, side: Side) {
        self.go_to_mistake(controller, side, 0);
    }

    /// Goes on with the next mistake.
    pub(in crate::study) fn next_mistake(self, controller: StudyController) {
        if let Some(learning) = self.learning.get_untracked() {
            self.go_to_mistake(controller, learning.side, learning.turn + 1);
        }
    }

    pub(in crate::study) fn end_learning(self) {
        self.learning.set(None);
    }

    fn go_to_mistake(self, controller: StudyController, side: Side, from: usize) {
        let turn = self.state.with_untracked(|state| {
            state.as_ref()?.review.mistakes(side).find(|&turn| turn >= from)
        });
        let Some(turn) = turn else {
            let learning = Learning { side, turn: from, stage: LessonStage::Done };
            return self.learning.set(Some(learning));
        };
        let before = self.state.with_untracked(|state| {
            let state = state.as_ref()?;
            turn.checked_sub(1).and_then(|before| state.node(before))
        });
        let root = controller.study.with_untracked(|study| study.tree.root());
        controller.go_to(before.unwrap_or(root));
        controller.turned.set(side == Side::Blue);
        self.learning.set(Some(Learning { side, turn, stage: LessonStage::Asking }));
    }

    /// Shows the better turn.
    pub(in crate::study) fn show_solution(self) {
        self.set_stage(LessonStage::Shown);
    }

    /// Tries again after a wrong turn.
    pub(in crate::study) fn try_again(self) {
        self.set_stage(LessonStage::Asking);
    }

    fn set_stage(self, stage: LessonStage) {
        self.learning.update(|learning| {
            if let Some(learning) = learning {
                learning.stage = stage;
            }
        });
    }

    /// Takes a try. Returns whether a mistake is being learnt from, so that the turn is not played.
    pub(in crate::study) fn try_turn(self, controller: StudyController, turn: Turn) -> bool {
        let Some(learning) = self.learning.get_untracked() else { return false };
        if !matches!(learning.stage, LessonStage::Asking | LessonStage::Wrong(..)) {
            return learning.stage != LessonStage::Done;
        }
        controller.input.clear();
        let known = self.state.with_untracked(|state| {
            let state = state.as_ref()?;
            let reviewed = &state.review.turns[learning.turn];
            Some((state.before(learning.turn), reviewed.best, reviewed.better.first().copied()))
        });
        let Some((before, best, better)) = known else { return false };
        if Some(turn) == better {
            self.answer(controller, turn, 0.0);
            return true;
        }
        let after = before.after_unchecked(turn);
        if after.is_over() {
            self.answer(controller, turn, best - expectation(&after, None, learning.side));
            return true;
        }
        self.set_stage(LessonStage::Checking(turn));
        let strength = Strength::Full { nodes: TRY_NODES };
        let question =
            Question { position: after, turns: Vec::new(), strength, goal: Goal::BestMove };
        engine::ask(question, move |answer| {
            let waits = self.learning.try_get_untracked().flatten()
                == Some(Learning { stage: LessonStage::Checking(turn), ..learning });
            if !waits {
                return;
            }
            match answer {
                Answer::Turn(_, verdict) => {
                    let result = expectation(&after, verdict, learning.side);
                    self.answer(controller, turn, best - result);
                }
                _ => self.set_stage(LessonStage::Asking),
            }
        });
        true
    }

    /// A try that loses less than an inaccuracy is good.
    fn answer(self, controller: StudyController, turn: Turn, loss: f64) {
        let right = Judgement::of(loss).is_none();
        controller.shell.play_sound(if right { Sound::Bonus } else { Sound::Refused });
        self.set_stage(if right {
            LessonStage::Right(turn)
        } else {
            LessonStage::Wrong(turn, loss)
        });
    }
}

/// The expected result of a side.
fn expectation(position: &Position, verdict: Option<Verdict>, side: Side) -> f64 {
    let red = red_expectation(position, verdict.map(|verdict| verdict.score)).unwrap_or(0.5);
    if side == Side::Red { red } else { 1.0 - red }
}

impl Learning {
    /// The position to draw: after the try, or that before the mistake.
    pub(in crate::study) fn shown(&self, state: &ReviewState) -> Position {
        let before = state.before(self.turn.min(state.review.turns.len().saturating_sub(1)));
        match self.stage {
            LessonStage::Checking(turn) | LessonStage::Right(turn) => before.after_unchecked(turn),
            _ => before,
        }
    }

    /// The turn to draw arrows for.
    pub(in crate::study) fn solution(&self, state: &ReviewState) -> Option<Turn> {
        let shown = self.stage == LessonStage::Shown;
        shown.then(|| state.review.turns.get(self.turn)?.better.first().copied()).flatten()
    }
}
