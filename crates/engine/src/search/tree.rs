//! The main search: the tree above the quiescence search.

use arrayvec::ArrayVec;
use mad_rules::{Class, EndReason, Position, ShipSet, Side, Turn};

use super::order::{MAX_TURN_COUNT, Picker, victim};
use super::{BestSoFar, MAX_PLY, NodeType, Searcher, Window};
use crate::proof::{NodeResult, Proof};
use crate::table::{Bound, Entry, QuietLeft};
use crate::value::Value;

/// Reverse futility pruning: up to this depth, with this margin for each ply of depth.
const REVERSE_FUTILITY_DEPTH: i32 = 4;
const REVERSE_FUTILITY_MARGIN: Value = Value::from_centi(45);
/// Null move pruning: from this depth on, with at least this many own ships in the arena. With few
/// ships, having to move can be a disadvantage (zugzwang).
const NULL_MOVE_DEPTH: i32 = 3;
const NULL_MOVE_SHIPS: usize = 4;
/// Futility pruning: up to this depth, after this many turns, with a margin of this times the depth
/// plus one.
const FUTILITY_DEPTH: i32 = 3;
const FUTILITY_TURNS: i32 = 3;
const FUTILITY_MARGIN: Value = Value::from_centi(60);
/// Late move reductions: from this depth and this turn on.
const REDUCTION_DEPTH: i32 = 3;
const REDUCTION_TURNS: i32 = 4;
/// History scores of this size change a reduction by one.
const REDUCTION_HISTORY: i32 = 4_000;

/// A node while its turns are searched.
#[derive(Clone, Copy)]
struct Node {
    window: Window,
    depth: i32,
    ply: usize,
    node_type: NodeType,
    /// Whether the corvette of the side to move is in danger.
    danger: bool,
    static_eval: Value,
    quiet_left: QuietLeft,
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
        // 5. Transposition table cut-off.
        let quiet_left = QuietLeft::of(position);
        let entry = self.context.table.get(self.table_key(position));
        if let Some(result) = entry
            .and_then(|entry| self.table_cutoff(&entry, quiet_left, window, depth, ply, node_type))
        {
            return result;
        }
        let table_turn = entry.and_then(|entry| entry.turn).filter(|&turn| position.is_legal(turn));
        // 6. Reverse futility pruning and null move pruning.
        let static_eval = self.evaluate(position);
        if !node_type.is_pv()
            && !danger
            && !window.beta.is_result()
            && !position.is_positioning_turn()
            && let Some(value) = self.prune(position, static_eval, window.beta, depth, ply)
        {
            return NodeResult::unproven(value);
        }
        // 7. All turns.
        let node = Node { window, depth, ply, node_type, danger, static_eval, quiet_left };
        self.search_turns(position, &node, table_turn)
    }

    /// The result of a table entry, if it is deep enough or proven, holds with the quiet turns
    /// left, and is outside the window or exact. At PV nodes only while a slice resumes.
    #[inline]
    fn table_cutoff(
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

    /// Returns a value of at least beta if the position is so good that no turn has to be searched.
    fn prune(
        &mut self,
        position: &Position,
        static_eval: Value,
        beta: Value,
        depth: i32,
        ply: usize,
    ) -> Option<Value> {
        // Reverse futility pruning (static null move pruning): far above beta, near the horizon.
        if self.techniques.reverse_futility
            && depth <= REVERSE_FUTILITY_DEPTH
            && static_eval - REVERSE_FUTILITY_MARGIN * depth >= beta
        {
            return Some(static_eval);
        }
        // Null move pruning: a reduced search after a null move stays above beta.
        let fleet = position.arena() & ShipSet::fleet(position.to_move());
        let tie_break_is_far =
            position.tie_break().turns_left.is_none_or(|left| i32::from(left) > depth + 2);
        if self.techniques.null_turn
            && depth >= NULL_MOVE_DEPTH
            && static_eval >= beta
            && fleet.len() >= NULL_MOVE_SHIPS
            && tie_break_is_far
        {
            let mut next = *position;
            next.null_move_unchecked();
            let reduced = depth - 3 - depth / 4;
            let window = Window::null(-beta);
            let value = -self.search(&next, window, reduced, ply + 1, NodeType::NonPv).value;
            if value >= beta && !self.stopped {
                // A win or semi-victory after a null move proves nothing.
                return Some(if value.is_result() { beta } else { value });
            }
        }
        None
    }

    /// Searches the turns of a node, best first, and stores the result in the table.
    fn search_turns(
        &mut self,
        position: &Position,
        node: &Node,
        table_turn: Option<Turn>,
    ) -> NodeResult {
        let Node { window, ply, .. } = *node;
        let us = position.to_move();
        let mut best = BestSoFar::new(-Value::win_in(ply + 1), window);
        let mut best_turn = None;
        let mut quiet_turns = ArrayVec::<Turn, MAX_TURN_COUNT>::new();
        let mut turns = Picker::all(position, &self.state.histories, ply, table_turn);
        let mut count = 0;
        while let Some(turn) = turns.next() {
            if self.overlooks(position, turn) {
                best.skip_turn();
                continue;
            }
            let expels = victim(position, turn).is_some();
            count += 1;
            if !expels && self.is_futile(node, &mut best, count) {
                best.skip_turn();
                continue;
            }
            let mut next = *position;
            next.play_unchecked(turn);
            // A turn that leaves the corvette in danger loses without being searched.
            let loses = next.outcome().is_none() && self.is_in_danger(&next, us);
            let result = if loses {
                NodeResult::decided(-Value::win_in(ply + 2))
            } else {
                let reduction =
                    if expels { 0 } else { self.reduction(position, turn, node, count) };
                self.search_turn(&next, best.window, node, reduction, count == 1)
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
                        histories.reward(position, ply, turn, &quiet_turns, node.depth);
                    }
                    break;
                }
            }
            if !expels {
                quiet_turns.push(turn);
            }
        }
        if count == 0 {
            return NodeResult::unproven(node.static_eval);
        }
        self.store(position, node, &best, best_turn);
        best.result()
    }

    /// Futility pruning: returns whether a late quiet turn near the horizon is skipped, because the
    /// static evaluation is far below alpha. Evaluation plus margin is then the fail-soft upper
    /// bound.
    #[inline]
    fn is_futile(&self, node: &Node, best: &mut BestSoFar, count: i32) -> bool {
        let bound = node.static_eval + FUTILITY_MARGIN * (1 + node.depth);
        let futile = self.techniques.futility
            && !node.node_type.is_pv()
            && !node.danger
            && node.depth <= FUTILITY_DEPTH
            && count > FUTILITY_TURNS
            && bound <= best.window.alpha
            && !best.window.alpha.is_result()
            && !best.value.is_decided();
        if futile {
            best.value = best.value.max(bound.clamp(-Value::MAX_ESTIMATE, Value::MAX_ESTIMATE));
        }
        futile
    }

    /// Late move reductions: how much less deep a late quiet turn is searched at first.
    fn reduction(&self, position: &Position, turn: Turn, node: &Node, count: i32) -> i32 {
        let Node { depth, node_type, danger, .. } = *node;
        if !self.techniques.reductions
            || depth < REDUCTION_DEPTH
            || count < REDUCTION_TURNS
            || danger
        {
            return 0;
        }
        let mut reduction = 1 + i32::from(count > 8) + depth / 6;
        reduction -= i32::from(node_type.is_pv());
        let history = self.state.histories.history(position, turn);
        reduction -= history.clamp(-REDUCTION_HISTORY, REDUCTION_HISTORY) / REDUCTION_HISTORY;
        reduction.clamp(0, depth - 2)
    }

    /// Principal variation search: the first turn with the open window, the others with a null
    /// window, and again where the value is greater than alpha.
    fn search_turn(
        &mut self,
        next: &Position,
        window: Window,
        node: &Node,
        reduction: i32,
        is_first: bool,
    ) -> NodeResult {
        let (depth, ply) = (node.depth - 1, node.ply + 1);
        if is_first {
            return -self.search(next, -window, depth, ply, node.node_type);
        }
        let null_window = Window::null(window.alpha);
        let mut result = -self.search(next, -null_window, depth - reduction, ply, NodeType::NonPv);
        if result.value > window.alpha && reduction > 0 {
            result = -self.search(next, -null_window, depth, ply, NodeType::NonPv);
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
        };
        self.context.table.put(self.table_key(position), entry);
    }
}
