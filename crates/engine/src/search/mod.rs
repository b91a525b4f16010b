//! Looking ahead: principal-variation search, one thread of it.

mod order;
mod quiescence;
mod tree;

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mad_rules::{Position, Turn};

use crate::eval::Evaluation;
use crate::limits::{CHECK_EVERY, Control};
use crate::proof::{Finding, Proof};
use crate::sight::Sight;
use crate::table::{Bound, Table};
use crate::techniques::Techniques;
use crate::value::{MAX_TURNS, Value};

use order::Memory;

/// Lines are never longer than this.
pub(crate) const MAX_PLY: usize = MAX_TURNS as usize - 10;

/// What a thread of a search keeps from slice to slice.
pub(crate) struct State {
    memory: Memory,
    /// The best line from each distance to the root.
    lines: Vec<Vec<Turn>>,
    nodes: u64,
    reported: u64,
    deepest: usize,
}

impl State {
    pub(crate) fn new(techniques: Techniques) -> Self {
        Self {
            memory: Memory::new(MAX_PLY + 2, techniques),
            lines: vec![Vec::new(); MAX_PLY + 2],
            nodes: 0,
            reported: 0,
            deepest: 0,
        }
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(crate) const fn deepest(&self) -> usize {
        self.deepest
    }

    /// The line behind a root turn, as the last search of one found it.
    pub(crate) fn line(&self) -> &[Turn] {
        &self.lines[1]
    }
}

/// What a search is told and uses, the same in all its slices.
pub(crate) struct Means<'a, E> {
    pub(crate) control: &'a Control,
    /// Ends the search from outside.
    pub(crate) stop: &'a AtomicBool,
    pub(crate) table: &'a Table,
    pub(crate) evaluation: &'a E,
    pub(crate) techniques: Techniques,
    pub(crate) sight: Sight,
}

/// One slice of one thread of a search.
pub(crate) struct Searcher<'a, E> {
    means: &'a Means<'a, E>,
    state: &'a mut State,
    techniques: Techniques,
    sight: Sight,
    /// The number of positions at which the slice ends.
    until: u64,
    /// Whether the way back to where the last slice ended is still being found.
    resuming: bool,
    stopped: bool,
}

impl<'a, E: Evaluation> Searcher<'a, E> {
    /// A slice that ends when so many positions have been visited, from the beginning of the
    /// search on. Until it is told otherwise it takes finished parts of the principal variation
    /// from the table, so that it comes further than the slice before.
    pub(crate) fn new(means: &'a Means<'a, E>, state: &'a mut State, until: u64) -> Self {
        let Means { techniques, sight, .. } = *means;
        Self { means, state, techniques, sight, until, resuming: true, stopped: false }
    }

    /// Another iteration begins to count how deep it looks.
    pub(crate) const fn begin_iteration(&mut self) {
        self.state.deepest = 0;
    }

    /// The iteration that the last slice left is finished.
    pub(crate) const fn has_caught_up(&mut self) {
        self.resuming = false;
    }

    /// Completes a line with what the table knows, where a slice took its end from there.
    pub(crate) fn complete(&self, start: &Position, line: &mut Vec<Turn>, depth: usize) {
        if !self.resuming {
            return;
        }
        let mut position = *start;
        for &turn in line.iter() {
            position.play_unchecked(turn);
        }
        while line.len() < depth && !position.is_over() {
            let known = self.means.table.get(position.key() ^ self.sight.salt());
            let exact = known.filter(|entry| entry.bound == Bound::Exact);
            let Some(turn) = exact.and_then(|entry| entry.turn) else { return };
            if position.play(turn).is_err() {
                return;
            }
            line.push(turn);
        }
    }

    pub(crate) const fn state(&self) -> &State {
        self.state
    }

    pub(crate) const fn techniques(&self) -> &Techniques {
        &self.techniques
    }

    /// Whether the slice has ended, for whatever reason. What it returned last means nothing then.
    pub(crate) const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Whether the whole search is to end: it was told to, or its time is up.
    pub(crate) fn is_over(&self) -> bool {
        self.means.stop.load(Relaxed) || self.means.control.is_late()
    }

    pub(crate) fn table_permille(&self) -> usize {
        self.means.table.permille()
    }

    /// Reports the positions visited since the last time.
    pub(crate) fn report(&mut self) {
        self.means.control.add_nodes(self.state.nodes - self.state.reported);
        self.state.reported = self.state.nodes;
    }

    /// Counts a position and looks at the clock now and then. Says whether to go on.
    #[inline]
    fn visit(&mut self, ply: usize) -> bool {
        if self.stopped {
            return false;
        }
        self.state.nodes += 1;
        self.state.deepest = self.state.deepest.max(ply);
        if self.state.nodes >= self.until {
            self.stopped = true;
        }
        if self.state.nodes.is_multiple_of(CHECK_EVERY) {
            self.report();
            self.stopped |= self.is_over();
        }
        !self.stopped
    }

    /// The value of a turn at the root, within a window, and the line it leads into.
    pub(crate) fn root_turn(
        &mut self,
        position: &Position,
        turn: Turn,
        window: (Value, Value),
        depth: i32,
    ) -> Finding {
        let mut next = *position;
        next.play_unchecked(turn);
        -self.search(&next, -window.1, -window.0, depth - 1, 1, true)
    }

    pub(crate) fn estimate(&self, position: &Position) -> Value {
        crate::value::estimate(self.means.evaluation.evaluate(position))
    }
}

/// The best of the turns tried so far, and the window that is left for the others.
struct Best {
    value: Value,
    alpha: Value,
    beta: Value,
    proof: Proof,
}

impl Best {
    /// Nothing tried yet; at the worst it comes to this value.
    const fn new(value: Value, alpha: Value, beta: Value) -> Self {
        Self { value, alpha, beta, proof: Proof::LOSS }
    }

    /// Takes a turn into account that was tried; says whether it is the best, within the window.
    fn take(&mut self, found: Finding) -> bool {
        self.proof = self.proof.or(found.proof);
        self.value = self.value.max(found.value);
        let improves = found.value > self.alpha;
        self.alpha = self.alpha.max(found.value);
        improves
    }

    /// Takes into account that a turn was not tried.
    fn leave_out(&mut self) {
        self.proof = self.proof.or_better();
    }

    /// Whether the other turns do not matter any more.
    const fn is_enough(&self) -> bool {
        self.alpha >= self.beta
    }

    const fn finding(&self) -> Finding {
        Finding { value: self.value, proof: self.proof }
    }
}
