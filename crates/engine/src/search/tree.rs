//! The main search: the tree above the quiescence search.

use arrayvec::ArrayVec;
use mad_rules::{Class, EndReason, Position, Side, Turn};

use super::history::history_bonus;
use super::order::{MAX_TURN_COUNT, Picked, Picker, victim};
use super::threats::ThreatSquares;
use super::{BestSoFar, MAX_PLY, NodeType, Ply, Searcher, Window};
use crate::endings::exact_result;
use crate::proof::{NodeResult, Proof};
use crate::table::{Bound, Entry, QuietLeft};
use crate::value::Value;

/// Internal iterative reductions: from this depth on.
const INTERNAL_REDUCTION_DEPTH: i32 = 4;
/// Singular extension: from this depth on, for table entries at most this much shallower.
const SINGULAR_DEPTH: i32 = 6;
const SINGULAR_SHALLOWER: i32 = 3;

/// A node while its turns are searched.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) window: Window,
    pub(super) depth: i32,
    pub(super) ply: usize,
    pub(super) node_type: NodeType,
    /// Whether the corvette of the side to move is in danger.
    pub(super) danger: bool,
    /// The static evaluation with corrections; `None` in danger.
    pub(super) static_eval: Option<Value>,
    /// Whether the static evaluation has risen since the own last turn.
    pub(super) improving: bool,
    /// The static evaluation without corrections, for the table.
    raw_eval: Option<Value>,
    quiet_left: QuietLeft,
    /// The turn that a singular search leaves out.
    excluded: Option<Turn>,
}

/// What a search without the table's turn tells about that turn.
enum Extension {
    /// It is searched this many plies deeper.
    Plies(i32),
    /// The node fails high with this value.
    Cutoff(Value),
}

impl Node {
    /// The root, for its reductions.
    pub(super) fn root(depth: i32, danger: bool) -> Self {
        Self {
            window: Window { alpha: -Value::INFINITY, beta: Value::INFINITY },
            depth,
            ply: 0,
            node_type: NodeType::Pv,
            danger,
            static_eval: None,
            improving: true,
            raw_eval: None,
            quiet_left: QuietLeft::FAR,
            excluded: None,
        }
    }
}

impl Searcher<'_> {
    /// The result if the game is over, or if the enemy corvette can be expelled right now.
    #[inline]
    pub(super) fn immediate_result(&self, position: &Position, ply: usize) -> Option<NodeResult> {
        let us = position.to_move();
        if let Some(outcome) = position.outcome() {
            let result = match outcome.reason {
                EndReason::TieBreak => {
                    NodeResult { value: Value::semi_in(ply), proof: Proof::SEMI_WIN }
                }
                _ => NodeResult::decided(Value::win_in(ply)),
            };
            return Some(if outcome.winner == us { result } else { -result });
        }
        self.is_in_danger(position, !us).then(|| NodeResult::decided(Value::win_in(ply + 1)))
    }

    /// Returns whether a side's corvette can be expelled by the next turn, unless the level
    /// overlooks it.
    #[inline]
    pub(super) fn is_in_danger(&self, position: &Position, side: Side) -> bool {
        !position.is_positioning_turn()
            && position.is_corvette_in_danger(side)
            && !self.noise.overlooks_danger(position)
    }

    /// Returns whether the level overlooks a turn. The expulsion of a corvette gets here only if
    /// the danger was overlooked.
    #[inline]
    pub(super) fn overlooks(&self, position: &Position, turn: Turn) -> bool {
        if self.noise.is_none() || position.is_positioning_turn() {
            return false;
        }
        let victim = victim(position, turn);
        victim == Some(Class::CORVETTE) || self.noise.overlooks(turn, victim.is_some())
    }

    /// Searches a position. The value is exact within the window, else a bound (fail-soft).
    pub(super) fn search(
        &mut self,
        position: &Position,
        mut window: Window,
        mut depth: i32,
        ply: usize,
        node_type: NodeType,
    ) -> NodeResult {
        debug_assert!(!window.is_empty());
        self.state.pv[ply].clear();
        self.state.accumulators.enter(position, ply);
        if !self.count_node(ply) {
            return NodeResult::unproven(window.alpha);
        }
        // 1. The game is over, or won by expelling the corvette.
        if let Some(result) = self.immediate_result(position, ply) {
            return result;
        }
        // 2. Mate distance pruning: limit the window to the nearest win and loss that are still
        //    possible.
        window.alpha = window.alpha.max(-Value::win_in(ply + 1));
        window.beta = window.beta.min(Value::win_in(ply + 3));
        if window.is_empty() {
            return NodeResult::unproven(window.alpha);
        }
        // 3. Danger extension, the check extension of chess.
        let danger = self.is_in_danger(position, position.to_move());
        if danger && self.techniques.danger {
            depth += 1;
        }
        // 4. Quiescence search at the horizon.
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(position, window, ply, 0);
        }
        // 5. Exact results of endings.
        if self.context.known_ships > 0
            && position.arena().len() <= self.context.known_ships
            && let Some(exact) = self.context.endings.and_then(|endings| endings.probe(position))
        {
            return exact_result(position, exact, ply);
        }
        // 6. Transposition table cut-off.
        let excluded = self.state.line[ply].excluded;
        let quiet_left = QuietLeft::of(position);
        let entry = self.context.table.get(self.table_key(position));
        if excluded.is_none()
            && let Some(result) = entry.and_then(|entry| {
                self.table_cutoff(&entry, quiet_left, window, depth, ply, node_type)
            })
        {
            return result;
        }
        let table_turn = entry.and_then(|entry| entry.turn).filter(|&turn| position.is_legal(turn));
        if let Some(turn) = table_turn.filter(|_| depth > 1) {
            self.prefetch_after(position, turn);
        }
        // 7. Static evaluation.
        let raw_eval = (!danger).then(|| {
            let stored = entry.and_then(|entry| entry.static_eval);
            stored.unwrap_or_else(|| self.evaluate(position, ply))
        });
        let static_eval = raw_eval.map(|value| self.corrected(position, value));
        self.state.line[ply].static_eval = static_eval;
        let improving = self.techniques.improving && self.is_improving(ply, static_eval);
        let mut node = Node {
            window,
            depth,
            ply,
            node_type,
            danger,
            static_eval,
            improving,
            raw_eval,
            quiet_left,
            excluded,
        };
        // 8. Razoring, reverse futility pruning and null move pruning.
        if excluded.is_none()
            && let Some(value) = self.prune_node(position, &node)
        {
            return NodeResult::unproven(value);
        }
        // 9. Internal iterative reduction.
        if self.techniques.internal_reductions
            && table_turn.is_none()
            && !danger
            && depth >= INTERNAL_REDUCTION_DEPTH
        {
            node.depth -= 1;
        }
        // 10. Singular extension of the turn from the table.
        let extension = match (entry, table_turn) {
            (Some(entry), Some(turn)) if excluded.is_none() => {
                match self.singular_extension(position, &node, &entry, turn) {
                    Extension::Plies(plies) => plies,
                    Extension::Cutoff(value) => return NodeResult::unproven(value),
                }
            }
            _ => 0,
        };
        if self.stopped {
            return NodeResult::unproven(window.alpha);
        }
        // 11. All turns.
        self.search_turns(position, &node, table_turn, extension)
    }

    /// The static evaluation with the correction that searches have found for similar positions.
    #[inline]
    pub(super) fn corrected(&self, position: &Position, raw: Value) -> Value {
        let correction = self.state.histories.correction(position, &self.parameters);
        if correction == Value::ZERO { raw } else { Value::estimate((raw + correction).eighths()) }
    }

    /// Returns whether the static evaluation is larger than at the own last turn.
    #[inline]
    fn is_improving(&self, ply: usize, static_eval: Option<Value>) -> bool {
        let before = |back: usize| self.state.line[ply.checked_sub(back)?].static_eval;
        match (static_eval, before(2).or_else(|| before(4))) {
            (Some(now), Some(before)) => now > before,
            (Some(_), None) => true,
            (None, _) => false,
        }
    }

    /// Singular extension: one ply deeper if all turns but the one from the table are much worse,
    /// by a shallow search without it. If on the contrary another turn seems to fail high too, there
    /// is a cut-off without a search (multi-cut pruning).
    fn singular_extension(
        &mut self,
        position: &Position,
        node: &Node,
        entry: &Entry,
        turn: Turn,
    ) -> Extension {
        let Node { depth, ply, .. } = *node;
        let value = entry.value.from_table(ply);
        if !self.techniques.singular
            || depth < SINGULAR_DEPTH
            || entry.depth < depth - SINGULAR_SHALLOWER
            || entry.bound == Bound::Upper
            || value.is_result()
            || !entry.holds(node.quiet_left)
        {
            return Extension::Plies(0);
        }
        let bound = value - Value::from_centi(self.parameters.singular) * depth;
        if bound.is_result() {
            return Extension::Plies(0);
        }
        self.state.line[ply].excluded = Some(turn);
        let window = Window::null(bound);
        let others = self.search(position, window, (depth - 1) / 2, ply, NodeType::Cut).value;
        self.state.line[ply].excluded = None;
        let beta = node.window.beta;
        if others <= bound {
            return Extension::Plies(1);
        }
        if bound >= beta && !beta.is_result() && !self.stopped {
            return Extension::Cutoff(bound);
        }
        Extension::Plies(0)
    }

    /// The result of a table entry, if it is deep enough or proven, holds with the quiet turns
    /// left, and is outside the window or exact. At PV nodes only while a slice resumes.
    #[inline]
    pub(super) fn table_cutoff(
        &self,
        entry: &Entry,
        quiet_left: QuietLeft,
        window: Window,
        depth: i32,
        ply: usize,
        node_type: NodeType,
    ) -> Option<NodeResult> {
        let usable = !node_type.is_pv() || self.resuming && entry.bound == Bound::Exact;
        if !usable || !self.techniques.table {
            return None;
        }
        let proof = entry.proof_with(quiet_left)?;
        if entry.depth < depth && !entry.value.is_decided() && !proof.is_complete() {
            return None;
        }
        let value = entry.value.from_table(ply);
        let cutoff = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => value >= window.beta,
            Bound::Upper => value <= window.alpha,
        };
        cutoff.then_some(NodeResult { value, proof })
    }

    /// Searches the turns of a node, best first, and stores the result in the table.
    fn search_turns(
        &mut self,
        position: &Position,
        node: &Node,
        table_turn: Option<Turn>,
        extension: i32,
    ) -> NodeResult {
        let Node { window, ply, .. } = *node;
        let us = position.to_move();
        let context = self.context_at(ply);
        let mut best = BestSoFar::new(-Value::win_in(ply + 1), window);
        let mut best_turn = None;
        let mut quiet_turns = ArrayVec::<Turn, MAX_TURN_COUNT>::new();
        let mut turns = Picker::all(table_turn, self.techniques.exchanges);
        let mut count = 0;
        let threats = ThreatSquares::new(position);
        let limits = self.quiet_limits(node);
        while let Some(Picked { turn, history }) =
            turns.next(position, &self.state.histories, ply, &context)
        {
            if Some(turn) == node.excluded || self.overlooks(position, turn) {
                best.skip_turn();
                continue;
            }
            let expels = victim(position, turn).is_some();
            count += 1;
            // The turns after it are no better: they are pruned too, except threats.
            if !expels
                && limits.prune(&mut best, quiet_turns.len(), count, history)
                && !(self.techniques.threats && threats.endangers(position, turn))
            {
                best.skip_turn();
                turns.skip_quiet(position, self.techniques.threats.then_some(&threats));
                continue;
            }
            let mut next = *position;
            next.play_unchecked(turn);
            if node.depth > 1 {
                self.context.table.prefetch(self.table_key(&next));
                // The turn after it too: its entry arrives while this one is searched.
                if let Some(turn) = turns.peek() {
                    self.prefetch_after(position, turn);
                }
            }
            // A turn that leaves the corvette in danger loses without being searched.
            let loses = next.outcome().is_none() && self.is_in_danger(&next, us);
            let result = if loses {
                NodeResult::decided(-Value::win_in(ply + 2))
            } else {
                let reduction = match expels {
                    true if turns.is_losing_expulsion() => 1,
                    true => self.expulsion_reduction(node, count),
                    false => {
                        let threatens = self.is_in_danger(&next, !us);
                        self.reduction(node, count, history, threatens)
                    }
                };
                let key = self.state.histories.key(position, turn);
                let entry = &mut self.state.line[ply];
                *entry = Ply { turn: Some(key), excluded: None, ..*entry };
                self.state.line[ply + 1].excluded = None;
                let deeper = if Some(turn) == table_turn { extension } else { 0 };
                self.search_turn(&next, best.window, node, reduction, deeper, count == 1)
            };
            if self.stopped {
                return NodeResult::unproven(best.value.max(best.window.alpha));
            }
            if best.update(result) {
                best_turn = Some(turn);
                if node.node_type.is_pv() {
                    self.update_pv(ply, turn, loses);
                }
                if best.is_cutoff() {
                    best.skip_turn();
                    if !expels {
                        let histories = &mut self.state.histories;
                        let bonus = history_bonus(&self.parameters, node.depth);
                        histories.reward(position, ply, turn, &quiet_turns, bonus, &context);
                    }
                    break;
                }
            }
            if !expels {
                quiet_turns.push(turn);
            }
        }
        if count == 0 {
            return match node.excluded {
                Some(_) => NodeResult::unproven(window.alpha),
                None => {
                    let value = node.static_eval.unwrap_or_else(|| self.evaluate(position, ply));
                    NodeResult::unproven(value)
                }
            };
        }
        if node.excluded.is_none() {
            self.learn_correction(position, node, &best, best_turn);
            self.store(position, node, &best, best_turn);
        }
        best.result()
    }

    /// Begins to load the table's entry of the position after a turn.
    #[inline]
    fn prefetch_after(&self, position: &Position, turn: Turn) {
        self.context.table.prefetch(position.key_after(turn) ^ self.noise.salt());
    }

    /// Learns how wrong the static evaluation was, where the value of a quiet node shows it.
    fn learn_correction(
        &mut self,
        position: &Position,
        node: &Node,
        best: &BestSoFar,
        turn: Option<Turn>,
    ) {
        let (Some(static_eval), Some(raw)) = (node.static_eval, node.raw_eval) else { return };
        let quiet = turn.is_none_or(|turn| victim(position, turn).is_none());
        let value = best.value;
        let tells = match turn {
            None => value < static_eval,
            Some(_) if best.is_cutoff() => value > static_eval,
            Some(_) => true,
        };
        if self.techniques.correction && quiet && tells && !value.is_result() {
            self.state.histories.correct(position, value - raw, node.depth);
        }
    }

    /// Principal variation search: the first turn with the open window, the others with a null
    /// window, and again where the value is greater than alpha.
    fn search_turn(
        &mut self,
        next: &Position,
        window: Window,
        node: &Node,
        reduction: i32,
        extension: i32,
        is_first: bool,
    ) -> NodeResult {
        let (depth, ply) = (node.depth - 1 + extension, node.ply + 1);
        if is_first {
            return -self.search(next, -window, depth, ply, node.node_type.of_first_child());
        }
        let null_window = Window::null(window.alpha);
        let child = node.node_type.of_later_child();
        let mut result = -self.search(next, -null_window, depth - reduction, ply, NodeType::Cut);
        if result.value > window.alpha && reduction > 0 {
            result = -self.search(next, -null_window, depth, ply, child);
        }
        if result.value > window.alpha && result.value < window.beta && node.node_type.is_pv() {
            result = -self.search(next, -window, depth, ply, NodeType::Pv);
        }
        result
    }

    /// Replaces the principal variation of a ply by a turn and the variation after it.
    fn update_pv(&mut self, ply: usize, turn: Turn, is_last: bool) {
        let (before, after) = self.state.pv.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(turn);
        if !is_last {
            before[ply].extend_from_slice(&after[0]);
        }
    }

    fn store(&self, position: &Position, node: &Node, best: &BestSoFar, turn: Option<Turn>) {
        let bound = match turn {
            None => Bound::Upper,
            Some(_) if best.is_cutoff() => Bound::Lower,
            Some(_) => Bound::Exact,
        };
        let entry = Entry {
            turn,
            value: best.value.to_table(node.ply),
            depth: node.depth,
            bound,
            quiet_left: node.quiet_left,
            proof: best.proof,
            static_eval: node.raw_eval,
        };
        self.context.table.put(self.table_key(position), entry);
    }
}
