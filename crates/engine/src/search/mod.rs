//! Looking ahead: principal-variation search, one thread of it.

mod order;
mod quiescence;
mod tree;

use mad_rules::{Position, Turn};

use crate::eval::Evaluation;
use crate::limits::{CHECK_EVERY, Control};
use crate::table::Table;
use crate::techniques::Techniques;
use crate::value::{MAX_TURNS, Value};

use order::Memory;

/// Lines are never longer than this.
pub(crate) const MAX_PLY: usize = MAX_TURNS as usize - 10;

/// One thread of a search.
pub(crate) struct Searcher<'a, E> {
    control: &'a Control<'a>,
    table: &'a Table,
    evaluation: &'a E,
    techniques: Techniques,
    memory: Memory,
    /// The best line from each distance to the root.
    lines: Vec<Vec<Turn>>,
    nodes: u64,
    reported: u64,
    deepest: usize,
    stopped: bool,
    /// Whether the node limit counts: on the main thread.
    main: bool,
}

impl<'a, E: Evaluation> Searcher<'a, E> {
    pub(crate) fn new(
        control: &'a Control<'a>,
        table: &'a Table,
        evaluation: &'a E,
        techniques: Techniques,
        main: bool,
    ) -> Self {
        Self {
            control,
            table,
            evaluation,
            techniques,
            memory: Memory::new(MAX_PLY + 2, techniques),
            lines: vec![Vec::new(); MAX_PLY + 2],
            nodes: 0,
            reported: 0,
            deepest: 0,
            stopped: false,
            main,
        }
    }

    pub(crate) const fn techniques(&self) -> &Techniques {
        &self.techniques
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(crate) fn deepest(&self) -> usize {
        self.deepest
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Reports the positions visited since the last time.
    pub(crate) fn report(&mut self) {
        self.control.add_nodes(self.nodes - self.reported);
        self.reported = self.nodes;
    }

    /// Counts a position and looks at the clock now and then. Says whether to go on.
    #[inline]
    fn visit(&mut self, ply: usize) -> bool {
        if self.stopped {
            return false;
        }
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if self.main && self.control.limits().nodes.is_some_and(|limit| self.nodes >= limit) {
            self.stopped = true;
        }
        if self.nodes.is_multiple_of(CHECK_EVERY) {
            self.report();
            self.stopped |= self.control.is_stopped();
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
    ) -> Value {
        let mut next = *position;
        next.play_unchecked(turn);
        self.deepest = 0;
        -self.search(&next, -window.1, -window.0, depth - 1, 1, true)
    }

    /// The line behind a root turn, as the last call of [`root_turn`](Self::root_turn) found it.
    pub(crate) fn line(&self) -> &[Turn] {
        &self.lines[1]
    }
}
