//! Quiescence search: beyond the horizon only expulsions are searched, threats directly at the
//! horizon, and all evasions while the corvette is in danger.

use mad_rules::Position;

use super::history::Context;
use super::order::{Picked, Picker, ordering_value, victim};
use super::{BestSoFar, MAX_PLY, Searcher, Window};
use crate::proof::NodeResult;
use crate::value::Value;

/// Evasions are searched up to this many turns beyond the horizon.
const EVASION_PLIES: i32 = 6;

impl Searcher<'_> {
    /// Searches a position `beyond` turns beyond the horizon. Its accumulator is entered already.
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        window: Window,
        ply: usize,
        beyond: i32,
    ) -> NodeResult {
        debug_assert!(!window.is_empty());
        // 1. The game is over, or won by expelling the corvette.
        if let Some(result) = self.immediate_result(position, ply) {
            return result;
        }
        if ply >= MAX_PLY {
            return NodeResult::unproven(self.evaluate(position, ply));
        }
        // 2. In danger: all evasions, without stand pat.
        if beyond < EVASION_PLIES && self.is_in_danger(position, position.to_move()) {
            let best = BestSoFar::new(-Value::win_in(ply + 2), window);
            return self.search_evasions(position, best, ply, beyond);
        }
        // 3. Stand pat: the static evaluation is a lower bound, as no expulsion is forced.
        let raw_eval = self.evaluate(position, ply);
        let static_eval = self.corrected(position, raw_eval);
        if static_eval >= window.beta || !self.techniques.quiescence {
            return NodeResult::unproven(static_eval);
        }
        let alpha = window.alpha.max(static_eval);
        let mut best = BestSoFar::new(static_eval, Window { alpha, ..window });
        best.skip_turn();
        // 4. Expulsions, and at the horizon threats.
        let context = Context::default();
        let threats = beyond == 0
            && self.techniques.threats
            && static_eval + Value::from_centi(self.parameters.threat_margin) > window.alpha;
        let mut turns = Picker::expulsions(self.techniques.exchanges, threats);
        while let Some(Picked { turn, .. }) =
            turns.next(position, &self.state.histories, ply, &context)
        {
            if turns.is_losing_expulsion() {
                break;
            }
            let is_threat = turns.is_threat();
            // Delta pruning.
            let gain = Value::from_centi(self.parameters.delta_gain)
                * victim(position, turn).map_or(0, ordering_value);
            let alpha = best.window.alpha;
            let margin = Value::from_centi(self.parameters.delta_margin);
            let futile = !is_threat && static_eval + gain + margin <= alpha && !alpha.is_result();
            if futile || self.overlooks(position, turn) {
                continue;
            }
            let mut next = *position;
            next.play_unchecked(turn);
            if is_threat && self.is_in_danger(&next, position.to_move()) {
                continue;
            }
            if !self.count_node(ply + 1) {
                break;
            }
            self.state.line[ply].turn = Some(self.state.histories.key(position, turn));
            self.state.accumulators.enter(&next, ply + 1);
            best.update(-self.quiescence(&next, -best.window, ply + 1, beyond + 1));
            if best.is_cutoff() {
                break;
            }
        }
        best.result()
    }

    /// Searches every turn; those that leave the corvette in danger lose.
    fn search_evasions(
        &mut self,
        position: &Position,
        mut best: BestSoFar,
        ply: usize,
        beyond: i32,
    ) -> NodeResult {
        let us = position.to_move();
        let context = self.context_at(ply);
        let mut turns = Picker::all(None, self.techniques.exchanges);
        while let Some(Picked { turn, .. }) =
            turns.next(position, &self.state.histories, ply, &context)
        {
            if self.overlooks(position, turn) {
                best.skip_turn();
                continue;
            }
            let mut next = *position;
            next.play_unchecked(turn);
            if next.outcome().is_none() && self.is_in_danger(&next, us) {
                continue;
            }
            if !self.count_node(ply + 1) {
                return NodeResult::unproven(self.evaluate(position, ply));
            }
            self.state.line[ply].turn = Some(self.state.histories.key(position, turn));
            self.state.accumulators.enter(&next, ply + 1);
            best.update(-self.quiescence(&next, -best.window, ply + 1, beyond + 1));
            if best.is_cutoff() {
                best.skip_turn();
                break;
            }
        }
        best.result()
    }
}
