//! Principal variation search (PVS): alpha-beta in one thread, with quiescence search below.

mod order;
mod quiescence;
mod tree;

use std::ops::Neg;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mad_rules::{Position, Turn};

use crate::eval::Evaluation;
use crate::limits::{CHECK_EVERY, Control};
use crate::noise::LevelNoise;
use crate::proof::{NodeResult, Proof};
use crate::root::Search;
use crate::table::{Bound, Table};
use crate::techniques::Techniques;
use crate::value::{MAX_TURNS, Value};

use order::Histories;

/// The largest distance from the root.
pub(crate) const MAX_PLY: usize = MAX_TURNS - 10;

/// The state of a search thread that survives from slice to slice.
pub(crate) struct ThreadState {
    histories: Histories,
    /// The principal variation from each ply on (triangular PV table).
    pv: Vec<Vec<Turn>>,
    nodes: u64,
    /// The part of the nodes that was added to the shared count.
    nodes_reported: u64,
    seldepth: usize,
}

impl ThreadState {
    pub(crate) fn new(techniques: Techniques) -> Self {
        Self {
            histories: Histories::new(MAX_PLY + 2, techniques),
            pv: vec![Vec::new(); MAX_PLY + 2],
            nodes: 0,
            nodes_reported: 0,
            seldepth: 0,
        }
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(crate) const fn seldepth(&self) -> usize {
        self.seldepth
    }

    /// The principal variation behind the root turn that was searched last.
    pub(crate) fn pv_after_root(&self) -> &[Turn] {
        &self.pv[1]
    }
}

/// The references that all slices of a search share.
pub(crate) struct SearchContext<'a> {
    control: Arc<Control>,
    /// Stops the search from outside.
    stop: &'a AtomicBool,
    table: &'a Table,
    evaluation: &'a Evaluation,
    techniques: Techniques,
    noise: LevelNoise,
}

impl<'a> SearchContext<'a> {
    pub(crate) fn new(
        search: &Search,
        stop: &'a AtomicBool,
        table: &'a Table,
        evaluation: &'a Evaluation,
        techniques: Techniques,
    ) -> Self {
        let (control, noise) = (Arc::clone(search.control()), search.noise());
        Self { control, stop, table, evaluation, techniques, noise }
    }

    pub(crate) fn control(&self) -> &Control {
        &self.control
    }
}

/// The alpha-beta window: values outside it are returned as bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) alpha: Value,
    pub(crate) beta: Value,
}

impl Window {
    /// The window that only tells whether a value is greater than alpha.
    pub(crate) const fn null(alpha: Value) -> Self {
        Self { alpha, beta: alpha.next_up() }
    }

    pub(crate) fn is_empty(self) -> bool {
        self.alpha >= self.beta
    }
}

/// The other side's view.
impl Neg for Window {
    type Output = Self;

    fn neg(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// Where a node is in the tree of a principal variation search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NodeType {
    /// On the principal variation: searched with an open window, and hardly pruned.
    Pv,
    /// Anywhere else: searched with a null window.
    NonPv,
}

impl NodeType {
    fn is_pv(self) -> bool {
        self == Self::Pv
    }
}

/// One slice of one thread of a search.
pub(crate) struct Searcher<'a> {
    context: &'a SearchContext<'a>,
    state: &'a mut ThreadState,
    techniques: Techniques,
    noise: LevelNoise,
    /// The node count at which the slice ends.
    node_limit: u64,
    /// Whether the slice is still repeating what the last one searched. Until it is done, exact
    /// table entries cut off at PV nodes too.
    resuming: bool,
    stopped: bool,
}

impl<'a> Searcher<'a> {
    /// A slice that ends at this node count, counted from the beginning of the search.
    pub(crate) fn new(
        context: &'a SearchContext<'a>,
        state: &'a mut ThreadState,
        node_limit: u64,
    ) -> Self {
        let SearchContext { techniques, noise, .. } = *context;
        Self { context, state, techniques, noise, node_limit, resuming: true, stopped: false }
    }

    /// Restarts the count of the selective depth for another iteration.
    pub(crate) const fn begin_iteration(&mut self) {
        self.state.seldepth = 0;
    }

    /// Ends the resumption: the slice has reached the point where the last one ended.
    pub(crate) const fn finish_resuming(&mut self) {
        self.resuming = false;
    }

    /// Extends a principal variation with turns from the table: a table cut-off in a resumed slice
    /// leaves it incomplete.
    pub(crate) fn extend_pv(&self, start: &Position, pv: &mut Vec<Turn>, depth: usize) {
        if !self.resuming {
            return;
        }
        let mut position = *start;
        for &turn in pv.iter() {
            position.play_unchecked(turn);
        }
        while pv.len() < depth && !position.is_over() {
            let entry = self.context.table.get(self.table_key(&position));
            let exact = entry.filter(|entry| entry.bound == Bound::Exact);
            let Some(turn) = exact.and_then(|entry| entry.turn) else { return };
            if position.play(turn).is_err() {
                return;
            }
            pv.push(turn);
        }
    }

    pub(crate) const fn state(&self) -> &ThreadState {
        self.state
    }

    pub(crate) const fn techniques(&self) -> &Techniques {
        &self.techniques
    }

    /// Returns whether the slice has ended. If so, the value returned last is meaningless.
    pub(crate) const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Returns whether the whole search is to end: it was stopped, or its time is up.
    pub(crate) fn is_over(&self) -> bool {
        self.context.stop.load(Relaxed) || self.context.control.is_late()
    }

    pub(crate) fn table_permille(&self) -> usize {
        self.context.table.permille()
    }

    /// Adds the nodes since the last call to the count that other threads see.
    pub(crate) fn report_nodes(&mut self) {
        self.context.control.add_nodes(self.state.nodes - self.state.nodes_reported);
        self.state.nodes_reported = self.state.nodes;
    }

    /// Counts a node and checks the limits now and then. Returns whether to go on.
    #[inline]
    fn count_node(&mut self, ply: usize) -> bool {
        if self.stopped {
            return false;
        }
        self.state.nodes += 1;
        self.state.seldepth = self.state.seldepth.max(ply);
        if self.state.nodes >= self.node_limit {
            self.stopped = true;
        }
        if self.state.nodes.is_multiple_of(CHECK_EVERY) {
            self.report_nodes();
            self.stopped |= self.is_over();
        }
        !self.stopped
    }

    /// Searches a turn at the root.
    pub(crate) fn search_root_turn(
        &mut self,
        position: &Position,
        turn: Turn,
        window: Window,
        depth: i32,
    ) -> NodeResult {
        let mut next = *position;
        next.play_unchecked(turn);
        -self.search(&next, -window, depth - 1, 1, NodeType::Pv)
    }

    /// The static evaluation.
    #[inline]
    pub(crate) fn evaluate(&self, position: &Position) -> Value {
        self.context.evaluation.evaluate(position)
    }

    /// The key in the transposition table. It includes the level's noise, because entries found
    /// with other noise are invalid.
    #[inline]
    fn table_key(&self, position: &Position) -> u64 {
        position.key() ^ self.noise.salt()
    }
}

/// The best of the turns searched so far at a node, and the window that is left for the others.
struct BestSoFar {
    value: Value,
    window: Window,
    proof: Proof,
}

impl BestSoFar {
    /// No turn searched yet; the result is at least this value.
    const fn new(value: Value, window: Window) -> Self {
        Self { value, window, proof: Proof::LOSS }
    }

    /// Takes the result of a turn into account and returns whether it raises alpha.
    fn update(&mut self, result: NodeResult) -> bool {
        self.proof = self.proof.or(result.proof);
        self.value = self.value.max(result.value);
        let raises = result.value > self.window.alpha;
        self.window.alpha = self.window.alpha.max(result.value);
        raises
    }

    /// Records that a turn was not searched: it may be better, so the upper bound is open.
    fn skip_turn(&mut self) {
        self.proof = self.proof.or_better();
    }

    /// Returns whether there is a beta cut-off: the other turns need not be searched.
    fn is_cutoff(&self) -> bool {
        self.window.is_empty()
    }

    const fn result(&self) -> NodeResult {
        NodeResult { value: self.value, proof: self.proof }
    }
}
