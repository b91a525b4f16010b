//! Quiescence search: beyond the horizon only expulsions are searched, and all evasions while the
//! corvette is in danger.

use mad_rules::Position;

use super::order::{Picker, ordering_value, victim};
use super::{BestSoFar, MAX_PLY, Searcher, Window};
use crate::proof::NodeResult;
use crate::value::Value;

/// Evasions are searched up to this many turns beyond the horizon.
const EVASION_PLIES: i32 = 6;
/// Delta pruning: the assumed upper bound of an expulsion's gain, as material for each point of the
/// victim's ordering value, and as a positional margin.
const GAIN_PER_POINT: Value = Value::from_centi(12);
const DELTA_MARGIN: Value = Value::from_centi(60);

impl Searcher<'_> {
    /// Searches a position `beyond` turns beyond the horizon.
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
            return NodeResult::unproven(self.evaluate(position));
        }
        // 2. In danger: all evasions, without stand pat.
        if beyond < EVASION_PLIES && self.is_in_danger(position, position.to_move()) {
            let best = BestSoFar::new(-Value::win_in(ply + 2), window);
            return self.search_evasions(position, best, ply, beyond);
        }
        // 3. Stand pat: the static evaluation is a lower bound, as no expulsion is forced.
        let static_eval = self.evaluate(position);
        if static_eval >= window.beta || !self.techniques.quiescence {
            return NodeResult::unproven(static_eval);
        }
        let alpha = window.alpha.max(static_eval);
        let mut best = BestSoFar::new(static_eval, Window { alpha, ..window });
        best.skip_turn();
        // 4. Expulsions.
        let mut turns = Picker::expulsions(position);
        while let Some(turn) = turns.next() {
            // Delta pruning.
            let gain = GAIN_PER_POINT * victim(position, turn).map_or(0, ordering_value);
            let alpha = best.window.alpha;
            let futile = static_eval + gain + DELTA_MARGIN <= alpha && !alpha.is_result();
            if futile || self.overlooks(position, turn) {
                continue;
            }
            let mut next = *position;
            next.play_unchecked(turn);
            if !self.count_node(ply + 1) {
                break;
            }
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
        let mut turns = Picker::all(position, &self.state.histories, ply, None);
        while let Some(turn) = turns.next() {
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
                return NodeResult::unproven(self.evaluate(position));
            }
            best.update(-self.quiescence(&next, -best.window, ply + 1, beyond + 1));
            if best.is_cutoff() {
                best.skip_turn();
                break;
            }
        }
        best.result()
    }
}
