//! From position to answer: deeper and deeper, until a limit is reached.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use mad_rules::{Position, Turn};

use crate::eval::{Evaluation, HandWritten, PARAMETERS, Parameters};
use crate::limits::{Control, Limits};
use crate::search::{MAX_PLY, Searcher};
use crate::table::Table;
use crate::techniques::Techniques;
use crate::value::{INFINITY, PER_CENTI, Score, Value, WIN, is_decided, is_proven};

/// A turn, what it is worth and what is expected to follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The value from the view of the side to move.
    pub value: Value,
    /// The turn and the expected answers.
    pub turns: Vec<Turn>,
}

impl Line {
    /// The value as people and programs read it.
    #[must_use]
    pub const fn score(&self) -> Score {
        Score::new(self.value)
    }
}

/// What a search has found so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// How many turns it has looked ahead, everywhere.
    pub depth: u32,
    /// How many at the most.
    pub deepest: usize,
    /// Positions visited, by all threads.
    pub nodes: u64,
    /// Time since the start; zero where there is no clock.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub table_permille: usize,
    /// The best lines, best first: as many as were asked for and there are turns.
    pub lines: Vec<Line>,
}

impl Report {
    /// The best turn.
    #[must_use]
    pub fn best(&self) -> Turn {
        self.lines[0].turns[0]
    }

    /// The value of the position, from the view of its side to move.
    #[must_use]
    pub fn value(&self) -> Value {
        self.lines[0].value
    }
}

/// The engine: a table that it remembers positions in, and its settings.
pub struct Engine {
    table: Table,
    parameters: Parameters,
    evaluation: Option<HandWritten>,
    threads: usize,
    lines: usize,
    techniques: Techniques,
}

impl Engine {
    /// An engine with a table of about this size, in mebibytes, on one thread.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        let parameters = PARAMETERS.clone();
        Self {
            table: Table::new(mebibytes),
            parameters,
            evaluation: None,
            threads: 1,
            lines: 1,
            techniques: Techniques::ALL,
        }
    }

    /// Other weights for the evaluation.
    pub fn set_parameters(&mut self, parameters: Parameters) {
        self.parameters = parameters;
        self.evaluation = None;
        self.table.clear();
    }

    /// A table of another size, empty.
    pub fn set_table_size(&mut self, mebibytes: usize) {
        self.table = Table::new(mebibytes);
    }

    /// How many threads search at once. WebAssembly has one.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = if cfg!(target_family = "wasm") { 1 } else { threads.max(1) };
    }

    /// Which techniques the search uses.
    pub fn set_techniques(&mut self, techniques: Techniques) {
        self.techniques = techniques;
        self.table.clear();
    }

    /// How many lines are reported.
    pub fn set_lines(&mut self, lines: usize) {
        self.lines = lines.max(1);
    }

    /// Forgets what it remembers, for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches a position. `None` if the game is over; otherwise there is always a turn, however
    /// tight the limits. The flag ends the search from outside; the function is called whenever
    /// there is something new to say.
    pub fn search(
        &mut self,
        position: &Position,
        limits: Limits,
        stop: &AtomicBool,
        mut on_report: impl FnMut(&Report),
    ) -> Option<Report> {
        if self.evaluation.as_ref().map(HandWritten::board) != Some(position.board()) {
            self.evaluation = Some(HandWritten::new(position.board(), &self.parameters));
        }
        let evaluation = self.evaluation.as_ref()?;
        self.table.next_search();
        let table = &self.table;
        let control = Control::new(limits, stop);
        let helpers_stop = AtomicBool::new(false);
        let helper_control =
            Control::new(Limits { depth: limits.depth, ..Limits::default() }, &helpers_stop);
        let (lines, techniques) = (self.lines, self.techniques);
        std::thread::scope(|scope| {
            for index in 1..self.threads {
                let control = &helper_control;
                scope.spawn(move || {
                    let mut root = Root::new(
                        position,
                        Searcher::new(control, table, evaluation, techniques, false),
                    );
                    let _ = root.deepen(control, 1, 1 + index as u32 % 2, |_| {});
                });
            }
            let mut root =
                Root::new(position, Searcher::new(&control, table, evaluation, techniques, true));
            let report = root.deepen(&control, lines, 1, |found| {
                let mut report = found.clone();
                report.table_permille = table.permille();
                report.nodes += helper_control.nodes();
                on_report(&report);
            });
            helpers_stop.store(true, Relaxed);
            report
        })
    }
}

/// The root of a search, with its turns in the order of their last results.
struct Root<'a, E> {
    position: Position,
    turns: Vec<Line>,
    searcher: Searcher<'a, E>,
}

/// The order of turns before anything is searched, so that even the tightest limit leaves a turn
/// that does not lose at once if there is one: wins, then turns that leave the corvette safe.
fn first_glance(position: &Position, turn: Turn) -> u8 {
    let us = position.to_move();
    let after = position.after_unchecked(turn);
    match after.outcome() {
        Some(outcome) if outcome.winner == us => 0,
        Some(_) => 3,
        None if after.is_corvette_in_danger(us) && !after.is_positioning_turn() => 2,
        None => 1,
    }
}

/// Half the width of the first window around the last value.
const WINDOW: Value = 20 * PER_CENTI;

impl<'a, E: Evaluation> Root<'a, E> {
    fn new(position: &Position, searcher: Searcher<'a, E>) -> Self {
        let line = |turn| Line { value: -INFINITY, turns: vec![turn] };
        let mut turns: Vec<Line> = position.sorted_turns().into_iter().map(line).collect();
        turns.sort_by_key(|line| first_glance(position, line.turns[0]));
        Self { position: *position, turns, searcher }
    }

    fn deepen(
        &mut self,
        control: &Control<'_>,
        wanted: usize,
        first_depth: u32,
        mut on_report: impl FnMut(&Report),
    ) -> Option<Report> {
        let wanted = wanted.min(self.turns.len());
        let mut report = self.report(control, 0, wanted.min(1))?;
        let mut depth = first_depth;
        while depth == first_depth || control.may_deepen(depth) {
            for index in 0..wanted {
                self.aspire(index, depth as i32);
                if self.searcher.is_stopped() {
                    break;
                }
            }
            let complete = !self.searcher.is_stopped();
            let reached = if complete { depth } else { depth - 1 };
            if let Some(found) = self.report(control, reached, wanted) {
                report = found;
                on_report(&report);
            }
            // A win or a loss that is found within the depth will not change any more.
            let value = self.turns[0].value;
            let settled = is_decided(value) && WIN - value.abs() <= depth as Value;
            if !complete || settled && control.limits().nodes.is_none() || depth as usize >= MAX_PLY
            {
                break;
            }
            depth += 1;
        }
        self.searcher.report();
        report.nodes = report.nodes.max(self.searcher.nodes());
        Some(report)
    }

    fn report(&self, control: &Control<'_>, depth: u32, wanted: usize) -> Option<Report> {
        self.turns.first()?;
        Some(Report {
            depth,
            deepest: self.searcher.deepest(),
            nodes: self.searcher.nodes(),
            time: control.elapsed(),
            table_permille: 0,
            lines: self.turns[..wanted].to_vec(),
        })
    }

    /// Searches for the best turn from this place in the list on, first in a narrow window around
    /// what is expected.
    fn aspire(&mut self, from: usize, depth: i32) {
        let expected = self.turns[from].value;
        let narrow = depth >= 4
            && self.searcher.techniques().aspiration
            && !is_proven(expected)
            && expected > -INFINITY;
        let mut width = if narrow { WINDOW } else { 2 * INFINITY };
        loop {
            let alpha = (expected - width).max(-INFINITY);
            let beta = (expected + width).min(INFINITY);
            let value = self.best_of(from, alpha, beta, depth);
            if self.searcher.is_stopped() || value > alpha && value < beta {
                return;
            }
            width *= 4;
            if is_proven(value) {
                width = 2 * INFINITY;
            }
        }
    }

    /// Tries the turns from this place in the list on and brings the best to the front of them.
    fn best_of(&mut self, from: usize, alpha: Value, beta: Value, depth: i32) -> Value {
        let mut best = alpha;
        let mut found = -INFINITY;
        for index in from..self.turns.len() {
            let turn = self.turns[index].turns[0];
            let mut value = -INFINITY;
            if index > from {
                value = self.searcher.root_turn(&self.position, turn, (best, best + 1), depth);
            }
            if index == from || value > best && value < beta {
                value = self.searcher.root_turn(&self.position, turn, (best, beta), depth);
            }
            if self.searcher.is_stopped() {
                return found;
            }
            found = found.max(value);
            if value > best || index == from {
                let mut turns = vec![turn];
                turns.extend_from_slice(self.searcher.line());
                self.turns[index] = Line { value, turns };
                self.turns[from..=index].rotate_right(1);
                best = best.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        found
    }
}
