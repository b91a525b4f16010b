//! The review of the main line: the engine searches every position, then the turns are judged.

mod graph;
mod learning;
mod panel;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use mad_rules::{Game, Position};
use mad_study::{Evaluation, NodeId, Review, ReviewPlan, SearchTask};
use mad_ugi::{Goal, Info};

pub(super) use learning::Learning;
pub(super) use panel::{lesson_card, panel};

use super::controller::StudyController;
use crate::engine::{self, Answer, Question, Strength};

/// The positions that the engine visits in a search of effort 1. Before all others comes a quick round,
/// so that the first graph is there within two seconds on a phone.
const NODES: u64 = 60_000;
const QUICK_NODES: u64 = 6_000;

/// A review that is running or done.
#[derive(Clone)]
pub(super) struct ReviewState {
    plan: Arc<ReviewPlan>,
    /// The nodes of the reviewed line, to go to its turns.
    pub(super) nodes: Arc<Vec<NodeId>>,
    pub(super) review: Arc<Review>,
    pub(super) progress: f64,
    pub(super) is_running: bool,
}

impl ReviewState {
    /// The position before a turn.
    pub(super) fn before(&self, turn: usize) -> Position {
        self.plan.game().positions()[turn]
    }

    /// The node after a turn.
    pub(super) fn node(&self, turn: usize) -> Option<NodeId> {
        self.nodes.get(turn).copied()
    }
}

/// The state of reviews on a screen.
#[derive(Clone, Copy)]
pub(super) struct Reviewer {
    pub(super) state: RwSignal<Option<ReviewState>>,
    pub(super) learning: RwSignal<Option<Learning>>,
    pub(super) failure: RwSignal<Option<String>>,
    /// Counts reviews: answers to earlier ones are ignored.
    request: StoredValue<u32>,
}

impl Reviewer {
    pub(super) fn new() -> Self {
        let reviewer = Self {
            state: RwSignal::new(None),
            learning: RwSignal::new(None),
            failure: RwSignal::new(None),
            request: StoredValue::new(0),
        };
        on_cleanup(move || reviewer.stop());
        reviewer
    }

    /// Reviews the main line of the study. The engine stops analysing.
    pub(super) fn start(self, controller: StudyController) {
        let (game, nodes) = controller.study.with_untracked(|study| {
            let nodes = study.tree.main_line();
            let mut game = Game::new(study.tree.node(study.tree.root()).position);
            for &node in &nodes {
                if let Some(turn) = study.tree.node(node).turn {
                    let _ = game.play(turn);
                }
            }
            (game, nodes)
        });
        controller.analysis.on.set(false);
        self.learning.set(None);
        self.failure.set(None);
        let request = self.request.get_value().wrapping_add(1);
        self.request.set_value(request);
        let plan = ReviewPlan::new(game);
        let review = plan.review();
        self.state.set(Some(ReviewState {
            review: Arc::new(review),
            plan: Arc::new(plan),
            nodes: Arc::new(nodes),
            progress: 0.0,
            is_running: true,
        }));
        self.quick_round(request, 0);
    }

    /// Stops a running review; what is known stays.
    pub(super) fn stop(self) {
        let running =
            self.state.try_with_untracked(|state| state.as_ref().is_some_and(|it| it.is_running));
        if running == Some(true) {
            self.request.set_value(self.request.get_value().wrapping_add(1));
            engine::stop();
            self.state.update(|state| {
                if let Some(state) = state {
                    state.is_running = false;
                }
            });
        }
    }

    /// The quick search of every position, the last one first.
    fn quick_round(self, request: u32, done: usize) {
        let position = self.state.with_untracked(|state| {
            let game = state.as_ref()?.plan.game().positions();
            let index = game.len().checked_sub(done + 1)?;
            Some((index, game[index]))
        });
        let Some((index, position)) = position else { return self.next(request) };
        self.ask(request, position, QUICK_NODES, move |evaluation| {
            self.state.update(|state| {
                if let (Some(state), Some(evaluation)) = (state, evaluation) {
                    Arc::make_mut(&mut state.plan).set_preliminary(index, evaluation);
                    state.review = Arc::new(state.plan.review());
                }
            });
            self.quick_round(request, done + 1);
        });
    }

    /// The next search of the plan.
    fn next(self, request: u32) {
        let task = self.state.with_untracked(|state| {
            let plan = &state.as_ref()?.plan;
            let task = plan.next_task()?;
            Some((task, plan.game().positions()[task.position]))
        });
        let Some((task, position)) = task else {
            return self.state.update(|state| {
                if let Some(state) = state {
                    (state.progress, state.is_running) = (1.0, false);
                }
            });
        };
        let nodes = NODES * u64::from(task.effort);
        self.ask(request, position, nodes, move |evaluation| {
            self.take(task, evaluation);
            self.next(request);
        });
    }

    /// Stores the result of a search. A search without a result is not repeated.
    fn take(self, task: SearchTask, evaluation: Option<Evaluation>) {
        self.state.update(|state| {
            let Some(state) = state else { return };
            let plan = Arc::make_mut(&mut state.plan);
            let known = plan.evaluations()[task.position].clone();
            match evaluation.or(known) {
                Some(evaluation) => plan.set(task, evaluation),
                None => plan.skip(task),
            }
            state.progress = plan.progress();
            state.review = Arc::new(plan.review());
        });
    }

    /// Searches a position; the listener gets what was found last.
    fn ask(
        self,
        request: u32,
        position: Position,
        nodes: u64,
        listener: impl FnOnce(Option<Evaluation>) + 'static,
    ) {
        if position.is_over() {
            return listener(None);
        }
        // Not a reactive value: its owner would be whoever has called.
        let found = Rc::new(RefCell::new(None::<Evaluation>));
        let reported = Rc::clone(&found);
        let is_current = move || self.request.try_get_value() == Some(request);
        let strength = Strength::Analysis { lines: 1, nodes: Some(nodes) };
        let question = Question { position, turns: Vec::new(), strength, goal: Goal::BestMove };
        engine::ask_with_reports(
            question,
            move |info| {
                if let Some(evaluation) = evaluation_of(info) {
                    reported.replace(Some(evaluation));
                }
            },
            move |answer| {
                if !is_current() {
                    return;
                }
                match answer {
                    Answer::Turn(..) | Answer::GameOver => listener(found.take()),
                    Answer::Failed(reason) | Answer::Refused(reason) => self.fail(reason),
                    _ => listener(None),
                }
            },
        );
    }

    fn fail(self, reason: String) {
        self.failure.set(Some(reason));
        self.stop();
    }
}

/// What a report says about the position.
fn evaluation_of(info: &Info) -> Option<Evaluation> {
    let score = info.score.filter(|_| !info.pv.is_empty())?;
    let is_exact = info.tbhits.is_some_and(|hits| hits > 0);
    Some(Evaluation { score, line: info.pv.clone(), is_exact })
}
