//! The engine on the analysis board: it runs on request only, and follows the position that is looked at.

use leptos::prelude::*;
use mad_rules::{Position, Turn};
use mad_study::red_expectation;
use mad_ugi::{Goal, Info, Score};

use super::controller::StudyController;
use crate::browser;
use crate::engine::{self, Answer, Question, Strength};

/// The greatest number of lines.
pub(super) const MAX_LINES: usize = 5;

/// A line that the engine has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct EngineLine {
    /// From the view of the side to move.
    pub(super) score: Score,
    pub(super) turns: Vec<Turn>,
}

/// What the engine has found in a position so far.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Findings {
    /// The position that was searched: after a null move for threats.
    pub(super) position: Option<Position>,
    /// Best first.
    pub(super) lines: Vec<EngineLine>,
    pub(super) depth: u32,
    pub(super) nodes: u64,
    /// Positions a second.
    pub(super) speed: f64,
    /// Whether the result is from tables of endings.
    pub(super) is_exact: bool,
}

impl Findings {
    /// Red's expected result.
    pub(super) fn red(&self) -> Option<f64> {
        let (position, line) = (self.position.as_ref()?, self.lines.first()?);
        red_expectation(position, Some(line.score))
    }

    /// Takes a report, so many milliseconds after the start. The engine in a worker has no clock.
    fn take(&mut self, info: &Info, elapsed: f64) {
        self.depth = info.depth.unwrap_or(self.depth);
        self.nodes = info.nodes.unwrap_or(self.nodes);
        self.speed = self.nodes as f64 * 1000.0 / elapsed.max(1.0);
        let Some(score) = info.score.filter(|_| !info.pv.is_empty()) else { return };
        let number = info.multipv.unwrap_or(1);
        if number == 1 {
            self.is_exact = info.tbhits.is_some_and(|hits| hits > 0);
        }
        let line = EngineLine { score, turns: info.pv.clone() };
        let next = self.lines.len() + 1;
        match self.lines.get_mut(number.saturating_sub(1)) {
            Some(known) => *known = line,
            None if number == next => self.lines.push(line),
            None => {}
        }
    }
}

/// The state of the engine.
#[derive(Clone, Copy)]
pub(super) struct Analysis {
    pub(super) on: RwSignal<bool>,
    /// How many lines are wanted.
    pub(super) wanted: RwSignal<usize>,
    /// Whether to show what the opponent would do if it were their turn.
    pub(super) threat: RwSignal<bool>,
    pub(super) found: RwSignal<Findings>,
    /// Why the engine does not run.
    pub(super) failure: RwSignal<Option<Failure>>,
    /// Counts questions: answers to earlier ones are ignored.
    request: StoredValue<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Failure {
    /// The position is that of a running online game of the player.
    Locked,
    Engine(String),
}

impl Analysis {
    pub(super) fn new() -> Self {
        Self {
            on: RwSignal::new(false),
            wanted: RwSignal::new(1),
            threat: RwSignal::new(false),
            found: RwSignal::new(Findings::default()),
            failure: RwSignal::new(None),
            request: StoredValue::new(0),
        }
    }

    /// Asks the engine whenever it is on and the position, the number of lines or the kind of question
    /// changes; stops it when it is switched off or the screen is left.
    pub(super) fn run(self, controller: StudyController) {
        let asked = Memo::new(move |_| {
            let position = controller.position();
            let position =
                if self.threat.get() { after_null_move(position) } else { Some(position) };
            let position = position.filter(|position| !position.is_over());
            self.on.get().then_some((position, self.wanted.get()))
        });
        Effect::new(move |before: Option<bool>| {
            let asked = asked.get();
            if let Some((position, lines)) = asked {
                self.ask(position, lines);
            } else if before == Some(true) {
                self.stop();
            }
            asked.is_some()
        });
        on_cleanup(move || self.stop());
    }

    fn ask(self, position: Option<Position>, lines: usize) {
        let request = self.next_request();
        self.failure.set(None);
        self.found.set(Findings { position, ..Findings::default() });
        let Some(position) = position else { return engine::stop() };
        let strength = Strength::Analysis { lines, nodes: None };
        let question = Question { position, turns: Vec::new(), strength, goal: Goal::BestMove };
        let begun = browser::tick();
        let is_current = move || self.request.try_get_value() == Some(request);
        engine::ask_with_reports(
            question,
            move |info| {
                if is_current() {
                    let elapsed = browser::tick() - begun;
                    self.found.update(|found| found.take(info, elapsed));
                }
            },
            move |answer| {
                if is_current() {
                    self.failure.set(match answer {
                        Answer::Locked => Some(Failure::Locked),
                        Answer::Failed(reason) | Answer::Refused(reason) => {
                            Some(Failure::Engine(reason))
                        }
                        _ => None,
                    });
                }
            },
        );
    }

    fn next_request(self) -> u32 {
        let request = self.request.try_get_value().unwrap_or(0).wrapping_add(1);
        self.request.set_value(request);
        request
    }

    fn stop(self) {
        // The answer to the last question is no longer awaited.
        self.next_request();
        engine::stop();
    }

    pub(super) fn toggle(self) {
        self.on.update(|on| *on = !*on);
    }

    /// Shows or hides threats; they need the engine.
    pub(super) fn toggle_threat(self) {
        let threat = !self.threat.get_untracked();
        self.threat.set(threat);
        if threat {
            self.on.set(true);
        }
    }

    /// The turn to draw arrows for, and the position in which it is played: the best turn in the
    /// position that is looked at, or the threat.
    pub(super) fn arrow(self, shown: Position) -> Option<(Position, Turn)> {
        if !self.on.get() {
            return None;
        }
        self.found.with(|found| {
            let position = found.position.filter(|&position| {
                position == shown || Some(position) == after_null_move(shown)
            })?;
            Some((position, *found.lines.first()?.turns.first()?))
        })
    }
}

/// The position with the other side to move; `None` where there is none: on positioning turns and
/// after the end.
fn after_null_move(mut position: Position) -> Option<Position> {
    position.null_move().ok()?;
    Some(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn info(line: &str) -> Info {
        match line.parse() {
            Ok(mad_ugi::Reply::Info(info)) => info,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn lines_are_collected_by_their_number() {
        let mut found = Findings { position: Some(Position::default()), ..Findings::default() };
        found.take(&info("info depth 3 multipv 1 score cp 20 nodes 10 pv 112-221 pass"), 5.0);
        found.take(&info("info depth 3 multipv 2 score cp 10 pv pass"), 10.0);
        found.take(&info("info depth 4 multipv 1 score win 3 tbhits 1 pv 111-222"), 10.0);
        found.take(&info("info depth 4 multipv 4 score cp 0 pv pass"), 10.0);
        found.take(&info("info nodes 99"), 10.0);
        assert_eq!((found.depth, found.nodes, found.speed), (4, 99, 9_900.0));
        assert_eq!(found.lines.len(), 2);
        assert_eq!(found.lines[0].score, Score::Win(3));
        assert!(found.is_exact);
        assert_eq!(found.red(), Some(1.0));
    }

    #[test]
    fn there_are_no_threats_on_positioning_turns() {
        assert_eq!(after_null_move(Position::default()), None);
        let quiet: Position = "b1113/4/4/r1113 r - - 0/40 1".parse().unwrap();
        assert_eq!(
            after_null_move(quiet).map(|position| position.to_move()),
            Some(!quiet.to_move())
        );
    }
}
