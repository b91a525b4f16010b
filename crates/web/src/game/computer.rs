//! The computer as a player: its turns, its hints, and its answer to an offered tie-break.

use std::time::Duration;

use leptos::prelude::*;
use mad_rules::Side;
use mad_session::{InputStage, Seat};
use mad_ugi::Goal;

use super::controller::GameController;
use super::engine_task::{EngineTask, new_request};
use super::hint::Hint;
use crate::browser;
use crate::engine::{self, Answer, Question, Strength};

/// The node limit of a hint.
const HINT_NODES: u64 = 1_000_000;
/// The least time between a turn and the computer's answer, so that the user sees both.
const MIN_ANSWER_DELAY: Duration = Duration::from_millis(420);
/// Below this time on its clock, in milliseconds, the computer answers without a delay.
const HURRY: u32 = 5_000;
/// The time after which the user may stop the computer.
const STOP_BUTTON_DELAY: Duration = Duration::from_millis(900);

impl GameController {
    /// Returns whether the answer to a request is still awaited. The screen may be gone.
    fn is_current(self, request: u32) -> bool {
        self.engine.try_with_untracked(EngineTask::request).flatten() == Some(request)
    }

    /// Asks the engine for a turn if the computer is to move, and drops any other request.
    pub(super) fn think(self) {
        engine::stop();
        let asked = self.saved.with_untracked(|saved| {
            let level = saved.session.computer_to_move()?;
            let (start, turns) =
                (*saved.session.game().start(), saved.session.game().turns().to_vec());
            Some((start, turns, level, saved.session.seed()))
        });
        let Some((position, turns, level, seed)) = asked else {
            return self.engine.set(EngineTask::Idle);
        };
        let request = new_request();
        self.engine.set(EngineTask::Thinking { request, slow: false });
        set_timeout(
            move || {
                if self.is_current(request) {
                    self.engine.set(EngineTask::Thinking { request, slow: true });
                }
            },
            STOP_BUTTON_DELAY,
        );
        let resigns = self.shell.settings.get_untracked().resigns;
        let begun = browser::tick();
        let strength = Strength::Level { level, seed, resigns };
        let question = Question { position, turns, strength, goal: Goal::BestMove };
        engine::ask(question, move |answer| {
            let passed = Duration::from_secs_f64((browser::tick() - begun).max(0.0) / 1000.0);
            let wait = if self.computer_hurries() {
                Duration::ZERO
            } else {
                MIN_ANSWER_DELAY.saturating_sub(passed)
            };
            set_timeout(move || self.receive_turn(request, &answer), wait);
        });
    }

    /// Returns whether the side to move has little time on its clock. The screen may be gone.
    fn computer_hurries(self) -> bool {
        let left = self.saved.try_with_untracked(|saved| {
            let clock = saved.session.clock()?;
            Some(clock.left(saved.session.game().to_move()))
        });
        left.flatten().is_some_and(|left| left < HURRY)
    }

    /// Handles the answer to the request for a turn.
    fn receive_turn(self, request: u32, answer: &Answer) {
        if !self.is_current(request) {
            return;
        }
        self.engine.set(EngineTask::Idle);
        match answer {
            Answer::Turn(turn, _) => self.play(*turn),
            Answer::Resigns => {
                let side = self.saved.with_untracked(|saved| saved.session.game().to_move());
                self.resign(side);
            }
            Answer::Refused(reason) | Answer::Failed(reason) => {
                self.engine.set(EngineTask::Failed(reason.clone()));
            }
            Answer::Locked => self.refuse_locked(),
            Answer::Agrees(_) | Answer::GameOver => {}
        }
    }

    /// The engine does not help in a running online game.
    fn refuse_locked(self) {
        self.engine.set(EngineTask::Idle);
        self.input.refuse(self.shell.texts.game_locked());
    }

    /// Asks the engine for a hint. While it searches, stops the search.
    pub(super) fn hint(self) {
        match self.engine.get_untracked() {
            EngineTask::Hint { .. } => return engine::stop(),
            EngineTask::Offer { .. } => return,
            _ => {}
        }
        if matches!(self.input.get_untracked().stage(), InputStage::Bonus { .. }) {
            return;
        }
        self.input.clear();
        let request = new_request();
        self.engine.set(EngineTask::Hint { request });
        let (position, turns) = self.saved.with_untracked(|saved| {
            (*saved.session.game().start(), saved.session.game().turns().to_vec())
        });
        let strength = Strength::Full { nodes: HINT_NODES };
        let question = Question { position, turns, strength, goal: Goal::BestMove };
        engine::ask(question, move |answer| {
            if !self.is_current(request) {
                return;
            }
            if matches!(answer, Answer::Locked) {
                return self.refuse_locked();
            }
            self.engine.set(match answer {
                Answer::Turn(turn, verdict) => EngineTask::HintFound(Hint { turn, verdict }),
                Answer::Failed(reason) => EngineTask::Failed(reason),
                _ => EngineTask::Idle,
            });
        });
    }

    /// Agrees on the tie-break. A computer opponent is asked first.
    pub(super) fn agree(self) {
        let asked = self.saved.with_untracked(|saved| {
            let side = saved.session.person().map(Side::opponent)?;
            let Seat::Computer(level) = saved.session.seats()[side] else { return None };
            let (start, turns) =
                (*saved.session.game().start(), saved.session.game().turns().to_vec());
            Some((start, turns, level, saved.session.seed(), side))
        });
        let Some((position, turns, level, seed, side)) = asked else {
            return self.agreed();
        };
        let request = new_request();
        self.engine.set(EngineTask::Offer { request });
        let strength = Strength::Level { level, seed, resigns: false };
        let question = Question { position, turns, strength, goal: Goal::Agree(side) };
        engine::ask(question, move |answer| {
            if !self.is_current(request) {
                return;
            }
            self.engine.set(EngineTask::Idle);
            match answer {
                Answer::Agrees(true) => self.agreed(),
                Answer::Failed(reason) => self.engine.set(EngineTask::Failed(reason)),
                _ => {
                    self.input.remark.set(Some(self.shell.texts.agree_refused()));
                    self.shell.announce_refusal();
                    self.think();
                }
            }
        });
    }

    fn agreed(self) {
        self.flush_clock();
        if self.change(|saved| saved.session.agree()) {
            self.shell.play_sound(self.end_sound());
        }
    }
}
