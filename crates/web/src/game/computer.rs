//! The computer at the table: its turns, its hints, and whether it agrees to stop.

use std::time::Duration;

use crate::dom::*;
use mad_rules::Side;
use mad_session::{Hand, Seat, Stage};
use mad_worker::{Agree, Analyse, Play as PlayRequest, Request, Response};

use super::play::{Hint, Play};
use crate::browser;
use crate::engine::{self, Answer};
use crate::sound::Sound;

/// Positions that a hint looks at.
const HINT: u64 = 1_000_000;
/// The least time between a turn and the computer's answer, so that both can be seen.
const PAUSE: Duration = Duration::from_millis(420);
/// After so long the computer's thought can be stopped.
const PATIENCE: Duration = Duration::from_millis(900);

impl Play {
    /// Lets the computer think if it is its turn.
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
        let ask = |id| Request::Play(PlayRequest { id, position, turns, level, seed, resigns });
        engine::ask(ask, move |answer| {
            let answer = answer.clone();
            let passed = Duration::from_secs_f64((browser::tick() - begun).max(0.0) / 1000.0);
            let wait = PAUSE.saturating_sub(passed);
            set_timeout(move || self.hear(moment, &answer), wait);
        });
    }

    /// The computer's answer.
    fn hear(self, moment: u32, answer: &Answer) {
        if !self.is_now(moment) {
            return;
        }
        self.thinking.set(false);
        match answer {
            Answer::Said(Response::Reply { turn, .. }) => self.play(*turn),
            Answer::Said(Response::Resignation { .. }) => {
                let side = self.saved.with_untracked(|saved| saved.table.game().to_move());
                self.resign(side);
            }
            Answer::Said(Response::Error { message, .. }) => {
                self.broken.set(Some(message.clone()));
            }
            Answer::Said(_) => {}
            Answer::Broken(reason) => self.broken.set(Some(reason.clone())),
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
        let nodes = Some(HINT);
        let ask =
            |id| Request::Analyse(Analyse { id, position, turns, lines: 1, depth: None, nodes });
        engine::ask(ask, move |answer| {
            if !self.is_now(moment) {
                return;
            }
            match answer {
                Answer::Said(Response::Done(findings)) => {
                    let turn = findings.lines.first().and_then(|line| line.turns.first());
                    self.hint.set(turn.map_or(Hint::None, |&turn| Hint::Found(turn)));
                }
                Answer::Said(Response::Progress(_)) => {}
                Answer::Said(_) => self.hint.set(Hint::None),
                Answer::Broken(reason) => {
                    self.hint.set(Hint::None);
                    self.broken.set(Some(reason.clone()));
                }
            }
        });
    }

    /// Both agree on the tie-break; the computer has to be asked.
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
        let ask = |id| Request::Agree(Agree { id, position, turns, level, seed, side });
        engine::ask(ask, move |answer| {
            let late = !self.is_now(moment);
            self.offered.set_value(false);
            if late {
                return;
            }
            match answer {
                Answer::Said(Response::Agreement { agrees: true, .. }) => self.agreed(),
                Answer::Broken(reason) => self.broken.set(Some(reason.clone())),
                Answer::Said(_) => {
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
