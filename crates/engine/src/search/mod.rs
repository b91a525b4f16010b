//! Principal variation search (PVS): alpha-beta in one thread, with quiescence search below.

mod exchange;
mod history;
mod order;
mod parameters;
mod pruning;
mod quiescence;
mod threats;
mod tree;

use std::ops::Neg;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mad_rules::{Board, Position, Turn};

use crate::endings::Endings;
use crate::eval::Evaluation;
use crate::eval::network::AccumulatorStack;
use crate::limits::{CHECK_EVERY, Control};
use crate::noise::LevelNoise;
use crate::proof::{NodeResult, Proof};
use crate::root::Search;
use crate::table::{Bound, Table};
use crate::techniques::Techniques;
use crate::value::{MAX_TURNS, Value};

pub use parameters::SearchParameters;

use history::{Context, Histories, TurnKey};

/// The largest distance from the root.
pub(crate) const MAX_PLY: usize = MAX_TURNS - 10;

/// The state of a search thread that survives from slice to slice.
pub(crate) struct ThreadState {
    histories: Histories,
    accumulators: AccumulatorStack,
    /// The line that is being searched, by ply.
    line: Vec<Ply>,
    /// The principal variation from each ply on (triangular PV table).
    pv: Vec<Vec<Turn>>,
    board: Board,
    techniques: Techniques,
    nodes: u64,
    /// The part of the nodes that was added to the shared count.
    nodes_reported: u64,
    seldepth: usize,
}

/// A position on the line that is being searched, and the turn played there.
#[derive(Debug, Clone, Copy, Default)]
struct Ply {
    /// The static evaluation with corrections; `None` in danger.
    static_eval: Option<Value>,
    /// The turn under way; `None` for the null move.
    turn: Option<TurnKey>,
    /// The turn that a singular search leaves out.
    excluded: Option<Turn>,
}

impl ThreadState {
    pub(crate) fn new(board: Board, techniques: Techniques) -> Self {
        Self {
            histories: Histories::new(board, MAX_PLY + 2, techniques),
            line: vec![Ply::default(); MAX_PLY + 2],
            accumulators: AccumulatorStack::new(MAX_PLY + 2),
            pv: vec![Vec::new(); MAX_PLY + 2],
            board,
            techniques,
            nodes: 0,
            nodes_reported: 0,
            seldepth: 0,
        }
    }

    /// Returns whether it can be used for a search on this board with these techniques.
    pub(crate) fn fits(&self, board: Board, techniques: Techniques) -> bool {
        (self.board, self.techniques) == (board, techniques)
    }

    /// Prepares it for another search. The histories stay, except what is by ply.
    pub(crate) fn begin_search(&mut self) {
        self.histories.forget_killers();
        (self.nodes, self.nodes_reported, self.seldepth) = (0, 0, 0);
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
    parameters: SearchParameters,
    noise: LevelNoise,
    endings: Option<&'a dyn Endings>,
    /// The greatest number of ships for which `endings` has results; 0 if it is not used.
    known_ships: usize,
}

impl<'a> SearchContext<'a> {
    pub(crate) fn new(
        search: &Search,
        stop: &'a AtomicBool,
        table: &'a Table,
        evaluation: &'a Evaluation,
        (techniques, parameters): (Techniques, SearchParameters),
    ) -> Self {
        let (control, noise) = (Arc::clone(search.control()), search.noise());
        let (endings, known_ships) = (None, 0);
        Self {
            control,
            stop,
            table,
            evaluation,
            techniques,
            parameters,
            noise,
            endings,
            known_ships,
        }
    }

    /// Uses exact results of endings.
    pub(crate) fn with_endings(mut self, endings: Option<&'a dyn Endings>) -> Self {
        self.endings = endings;
        self.known_ships = endings.map_or(0, Endings::max_ships);
        self
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
    /// Searched with a null window, and expected to fail high: one good turn is enough.
    Cut,
    /// Searched with a null window, and expected to fail low: all turns have to be searched.
    All,
}

impl NodeType {
    fn is_pv(self) -> bool {
        self == Self::Pv
    }

    /// The type of the node after the first turn.
    const fn of_first_child(self) -> Self {
        match self {
            Self::Pv => Self::Pv,
            Self::Cut => Self::All,
            Self::All => Self::Cut,
        }
    }

    /// The type of the nodes after later turns, which are expected to be worse.
    const fn of_later_child(self) -> Self {
        match self {
            Self::Pv | Self::All => Self::Cut,
            Self::Cut => Self::All,
        }
    }
}

/// One slice of one thread of a search.
pub(crate) struct Searcher<'a> {
    context: &'a SearchContext<'a>,
    state: &'a mut ThreadState,
    techniques: Techniques,
    parameters: SearchParameters,
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
        let SearchContext { techniques, parameters, noise, .. } = *context;
        let (resuming, stopped) = (true, false);
        Self { context, state, techniques, parameters, noise, node_limit, resuming, stopped }
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

    /// Half the width of the first aspiration window; `None` without such windows.
    pub(crate) fn aspiration(&self) -> Option<Value> {
        self.techniques.aspiration.then(|| Value::from_centi(self.parameters.aspiration))
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
        // The root is the first of the line.
        let static_eval = self.evaluate_root(position);
        let key = self.state.histories.key(position, turn);
        let danger = self.is_in_danger(position, position.to_move());
        let static_eval = (!danger).then_some(static_eval);
        self.state.line[0] = Ply { static_eval, turn: Some(key), excluded: None };
        let mut next = *position;
        next.play_unchecked(turn);
        -self.search(&next, -window, depth - 1, 1, NodeType::Pv)
    }

    /// The static evaluation of the position at a ply.
    #[inline]
    fn evaluate(&mut self, position: &Position, ply: usize) -> Value {
        let value = self.context.evaluation.evaluate(position, ply, &mut self.state.accumulators);
        if self.parameters.scale == 100 {
            value
        } else {
            Value::estimate(value.eighths() * self.parameters.scale / 100)
        }
    }

    /// The static evaluation of the root.
    pub(crate) fn evaluate_root(&mut self, position: &Position) -> Value {
        self.state.accumulators.enter(position, 0);
        self.evaluate(position, 0)
    }

    /// The turns before a ply.
    #[inline]
    fn context_at(&self, ply: usize) -> Context {
        let turn = |back: usize| self.state.line[ply.checked_sub(back)?].turn;
        Context { last: turn(1), own: turn(2) }
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
