//! Which parts of the tree are not searched, or less deep: pruning, reductions and their margins.

use mad_rules::{Position, ShipSet, Turn};

use super::order::victim;
use super::tree::Node;
use super::{BestSoFar, NodeType, Ply, SearchParameters, Searcher, Window};
use crate::value::Value;

/// Reverse futility pruning: up to this depth.
const REVERSE_FUTILITY_DEPTH: i32 = 6;
/// Razoring: up to this depth.
const RAZORING_DEPTH: i32 = 2;
/// Null move pruning: from this depth on, with at least this many own ships in the arena. With few
/// ships, having to move can be a disadvantage (zugzwang).
const NULL_MOVE_DEPTH: i32 = 3;
const NULL_MOVE_SHIPS: usize = 4;
/// Futility pruning: up to this depth, after this many turns.
const FUTILITY_DEPTH: i32 = 6;
const FUTILITY_TURNS: i32 = 3;
/// Late move pruning: up to this depth.
const LATE_PRUNING_DEPTH: i32 = 5;
/// History pruning: up to this depth.
const HISTORY_PRUNING_DEPTH: i32 = 4;
/// Late move reductions: from this depth and this turn on.
const REDUCTION_DEPTH: i32 = 3;
const REDUCTION_TURNS: i32 = 3;

/// When quiet turns are pruned at a node.
pub(super) struct QuietLimits {
    /// Late move pruning: after this many quiet turns.
    most: i32,
    /// Futility pruning: evaluation plus margin, if that is at most alpha.
    bound: Option<Value>,
    /// History pruning: below this score, as the turn has failed elsewhere.
    least_history: i32,
}

impl QuietLimits {
    const NONE: Self = Self { most: i32::MAX, bound: None, least_history: i32::MIN };

    /// Returns whether the quiet turns from this one on are pruned.
    #[inline]
    pub(super) fn prune(
        &self,
        best: &mut BestSoFar,
        quiet_count: usize,
        count: i32,
        history: i32,
    ) -> bool {
        if best.value.is_decided() {
            return false;
        }
        quiet_count as i32 > self.most
            || count > FUTILITY_TURNS && self.is_futile(best)
            || count > 1 && history < self.least_history
    }

    /// Futility pruning: near the horizon, the static evaluation is far below alpha. Evaluation plus
    /// margin is then the fail-soft upper bound.
    #[inline]
    fn is_futile(&self, best: &mut BestSoFar) -> bool {
        let alpha = best.window.alpha;
        let Some(bound) = self.bound.filter(|&bound| bound <= alpha) else { return false };
        if alpha.is_result() {
            return false;
        }
        best.value = best.value.max(bound.clamp(-Value::MAX_ESTIMATE, Value::MAX_ESTIMATE));
        true
    }
}

impl Searcher<'_> {
    /// Returns a value outside the null window if no turn has to be searched.
    pub(super) fn prune_node(&mut self, position: &Position, node: &Node) -> Option<Value> {
        let Node { window, depth, ply, .. } = *node;
        let static_eval = node.static_eval?;
        if node.node_type.is_pv() || position.is_positioning_turn() {
            return None;
        }
        let beta = window.beta;
        // Razoring: far below alpha, near the horizon.
        if self.techniques.razoring
            && depth <= RAZORING_DEPTH
            && !window.alpha.is_result()
            && static_eval + Value::from_centi(self.parameters.razoring) * depth <= window.alpha
        {
            let value = self.quiescence(position, window, ply, 0).value;
            if value <= window.alpha {
                return Some(value);
            }
        }
        if beta.is_result() {
            return None;
        }
        // Reverse futility pruning (static null move pruning): far above beta, near the horizon.
        let plies = depth - i32::from(node.improving);
        if self.techniques.reverse_futility
            && depth <= REVERSE_FUTILITY_DEPTH
            && static_eval - Value::from_centi(self.parameters.reverse_futility) * plies.max(1)
                >= beta
        {
            return Some(static_eval);
        }
        self.null_move(position, node, static_eval)
    }

    /// Null move pruning: a reduced search after a null move stays above beta.
    fn null_move(&mut self, position: &Position, node: &Node, static_eval: Value) -> Option<Value> {
        let Node { window: Window { beta, .. }, depth, ply, .. } = *node;
        let fleet = position.arena() & ShipSet::fleet(position.to_move());
        let tie_break_is_far =
            position.tie_break().turns_left.is_none_or(|left| i32::from(left) > depth + 2);
        if !self.techniques.null_turn
            || depth < NULL_MOVE_DEPTH
            || static_eval < beta
            || fleet.len() < NULL_MOVE_SHIPS
            || !tie_break_is_far
            || self.state.line[ply - 1].turn.is_none()
        {
            return None;
        }
        let mut next = *position;
        next.null_move_unchecked();
        let margin = (static_eval - beta).eighths()
            / Value::from_centi(self.parameters.null_margin).eighths();
        let SearchParameters { null_base, null_slope, .. } = self.parameters;
        let reduced = depth - (null_base + depth * null_slope) / 16 - margin.min(2);
        let entry = &mut self.state.line[ply];
        *entry = Ply { turn: None, excluded: None, ..*entry };
        let value = -self.search(&next, Window::null(-beta), reduced, ply + 1, NodeType::Cut).value;
        // A win or semi-victory after a null move proves nothing.
        (value >= beta && !self.stopped).then(|| if value.is_result() { beta } else { value })
    }

    /// The limits of pruning among the quiet turns of a node.
    pub(super) fn quiet_limits(&self, node: &Node) -> QuietLimits {
        let (parameters, depth) = (&self.parameters, node.depth);
        let mut limits = QuietLimits::NONE;
        if node.node_type.is_pv() {
            return limits;
        }
        if self.techniques.late_pruning && !node.danger && depth <= LATE_PRUNING_DEPTH {
            let most = parameters.late_base + parameters.late_slope * depth * depth;
            limits.most = if node.improving { most / 16 } else { most / 32 };
        }
        if !node.danger && depth <= HISTORY_PRUNING_DEPTH {
            limits.least_history = -100 * parameters.history_pruning * depth;
        }
        if self.techniques.futility && depth <= FUTILITY_DEPTH {
            let margin = Value::from_centi(parameters.futility) * (1 + depth);
            limits.bound = node.static_eval.map(|static_eval| static_eval + margin);
        }
        limits
    }

    /// Late move reductions at the root, for the turn of this number after the first.
    pub(crate) fn root_reduction(
        &self,
        position: &Position,
        turn: Turn,
        depth: i32,
        number: usize,
    ) -> i32 {
        if !self.techniques.root_reductions || victim(position, turn).is_some() {
            return 0;
        }
        let node = Node::root(depth, self.is_in_danger(position, position.to_move()));
        self.reduction(&node, number as i32, 0, false)
    }

    /// Late move reductions of expulsions.
    pub(super) fn expulsion_reduction(&self, node: &Node, count: i32) -> i32 {
        if node.depth < REDUCTION_DEPTH || count < REDUCTION_TURNS || node.danger {
            return 0;
        }
        let parameters = &self.parameters;
        let mut sixteenths = parameters.reduction_expulsion;
        sixteenths += log(node.depth) * log(count) * parameters.reduction_slope / 1024;
        (sixteenths / 16).clamp(0, node.depth - 2)
    }

    /// Late move reductions: how much less deep a late turn is searched at first.
    pub(super) fn reduction(&self, node: &Node, count: i32, history: i32, threatens: bool) -> i32 {
        let Node { depth, node_type, danger, improving, .. } = *node;
        if !self.techniques.reductions
            || depth < REDUCTION_DEPTH
            || count < REDUCTION_TURNS
            || danger
        {
            return 0;
        }
        let parameters = &self.parameters;
        let mut sixteenths = parameters.reduction_base;
        sixteenths += log(depth) * log(count) * parameters.reduction_slope / 1024;
        if !improving && self.techniques.improving {
            sixteenths += parameters.reduction_improving;
        }
        match node_type {
            NodeType::Pv => sixteenths -= parameters.reduction_pv,
            NodeType::Cut => sixteenths += parameters.reduction_cut,
            NodeType::All => {}
        }
        sixteenths -= history * 16 / (100 * parameters.reduction_history);
        if threatens {
            sixteenths -= parameters.reduction_threat;
        }
        (sixteenths / 16).clamp(0, depth - 2)
    }
}

/// The logarithm of a depth or a number of turns, in sixteenths.
fn log(number: i32) -> i32 {
    LOGARITHMS[(number as usize).min(LOGARITHMS.len() - 1)]
}

/// Natural logarithms in sixteenths, rounded.
const LOGARITHMS: [i32; 64] = [
    0, 0, 11, 18, 22, 26, 29, 31, 33, 35, 37, 38, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 49, 50,
    51, 52, 52, 53, 53, 54, 54, 55, 55, 56, 56, 57, 57, 58, 58, 59, 59, 59, 60, 60, 61, 61, 61, 62,
    62, 62, 63, 63, 63, 64, 64, 64, 64, 65, 65, 65, 66, 66, 66, 66,
];
