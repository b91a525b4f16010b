//! The computer as a player: its turns, its hints, and its answer to an offered tie-break.

use std::time::Duration;

use crate::dom::*;
use mad_rules::Side;
use mad_session::{Hand, Seat, Stage};
use mad_ugi::Goal;

use super::play::{Hint, Play};
use crate::browser;
use crate::engine::{self, Answer, Question, Strength};
use crate::sound::Sound;

/// The node limit of a hint.
const HINT: u64 = 1_000_000;
/// The least time between a turn and the computer's answer, so that both animations are seen.
const PAUSE: Duration = Duration::from_millis(420);
/// The time after which the player can stop the search.
const PATIENCE: Duration = Duration::from_millis(900);

impl Play {
    /// Starts a search if it is the computer's turn.
    pub(super) fn think(self) {
        let moment = self.next_moment();
        engine::stop();
        self.broken.set(None);
        let request = self.saved.with_untracked(|saved| {
            let level = saved.table.computer_to_move()?;
            let (start, turns) = (*saved.table.game().start(), saved.table.game().turns().to_vec());
            Some((start, turns, level, saved.table.seed()))
        });
        let Some((position, turns, level, seed)) = request else { return self.thinking.set(false) };
        self.thinking.set(true);
        self.slow.set(false);
        set_timeout(
            move || {
                if self.is_now(moment) {
                    self.slow.set(true);
                }
            },
            PATIENCE,
        );
        let resigns = self.shell.settings.get_untracked().resigns;
        let begun = browser::tick();
        let strength = Strength::Level { level, seed, resigns };
        let question = Question { position, turns, strength, goal: Goal::BestMove };
        engine::ask(question, move |answer| {
            let passed = Duration::from_secs_f64((browser::tick() - begun).max(0.0) / 1000.0);
            let wait = PAUSE.saturating_sub(passed);
            set_timeout(move || self.on_answer(moment, &answer), wait);
        });
    }

    /// Handles the answer to a search for the computer's turn.
    fn on_answer(self, moment: u32, answer: &Answer) {
        if !self.is_now(moment) {
            return;
        }
        self.thinking.set(false);
        match answer {
            Answer::Turn(turn) => self.play(*turn),
            Answer::Resigns => {
                let side = self.saved.with_untracked(|saved| saved.table.game().to_move());
                self.resign(side);
            }
            Answer::Refused(reason) | Answer::Failed(reason) => {
                self.broken.set(Some(reason.clone()));
            }
            Answer::Agrees(_) | Answer::GameOver => {}
        }
    }

    /// Asks for a good turn.
    pub(super) fn hint(self) {
        if self.hint.get_untracked() == Hint::Wanted {
            return engine::stop();
        }
        if self.offered.get_value() {
            return;
        }
        if matches!(self.hand.get_untracked().stage(), Stage::Bonus { .. }) {
            return;
        }
        self.broken.set(None);
        self.hand.set(Hand::EMPTY);
        self.remark.set(None);
        self.hint.set(Hint::Wanted);
        let moment = self.next_moment();
        let (position, turns) = self.saved.with_untracked(|saved| {
            (*saved.table.game().start(), saved.table.game().turns().to_vec())
        });
        let strength = Strength::Full { nodes: HINT };
        let question = Question { position, turns, strength, goal: Goal::BestMove };
        engine::ask(question, move |answer| {
            if !self.is_now(moment) {
                return;
            }
            match answer {
                Answer::Turn(turn) => self.hint.set(Hint::Found(turn)),
                Answer::Failed(reason) => {
                    self.hint.set(Hint::None);
                    self.broken.set(Some(reason));
                }
                _ => self.hint.set(Hint::None),
            }
        });
    }

    /// Offers the tie-break now; the computer is asked whether it agrees.
    pub(super) fn agree(self) {
        let asked = self.saved.with_untracked(|saved| {
            let side = saved.table.person().map(Side::opponent)?;
            let Seat::Computer(level) = saved.table.seats()[side] else { return None };
            let (start, turns) = (*saved.table.game().start(), saved.table.game().turns().to_vec());
            Some((start, turns, level, saved.table.seed(), side))
        });
        let Some((position, turns, level, seed, side)) = asked else {
            return self.agreed();
        };
        self.hint.set(Hint::None);
        self.offered.set_value(true);
        let moment = self.next_moment();
        let strength = Strength::Level { level, seed, resigns: false };
        let question = Question { position, turns, strength, goal: Goal::Agree(side) };
        engine::ask(question, move |answer| {
            let late = !self.is_now(moment);
            self.offered.set_value(false);
            if late {
                return;
            }
            match answer {
                Answer::Agrees(true) => self.agreed(),
                Answer::Failed(reason) => self.broken.set(Some(reason)),
                _ => {
                    self.remark.set(Some(self.shell.words.agree_refused()));
                    self.shell.refuse();
                    self.think();
                }
            }
        });
    }

    fn agreed(self) {
        self.flush();
        if self.change(|saved| saved.table.agree()) {
            self.sound(Sound::End);
        }
    }
}
