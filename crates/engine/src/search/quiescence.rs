//! Beyond the depth: expulsions, and ways out when the corvette is in danger, until it is quiet.

use mad_rules::Position;

use super::order::{Picker, victim, worth};
use super::{Best, MAX_PLY, Searcher};
use crate::proof::Finding;
use crate::value::{PER_CENTI, Value, is_proven, win_in};

/// Ways out of danger are looked at this many turns beyond the depth, and no further.
const EVASION_PLIES: i32 = 6;

impl Searcher<'_> {
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        alpha: Value,
        beta: Value,
        ply: usize,
        beyond: i32,
    ) -> Finding {
        debug_assert!(alpha < beta);
        // 1. The end, or a win within reach.
        if let Some(found) = self.decided(position, ply) {
            return found;
        }
        if ply >= MAX_PLY {
            return Finding::guess(self.estimate(position));
        }
        // 2. In danger nothing can be taken for granted: every turn is a way out or none.
        if beyond < EVASION_PLIES && self.is_in_danger(position, position.to_move()) {
            return self.evade(position, Best::new(-win_in(ply + 2), alpha, beta), ply, beyond);
        }
        // 3. Otherwise one may leave it at that.
        let standing = self.estimate(position);
        if standing >= beta || !self.techniques.quiescence {
            return Finding::guess(standing);
        }
        let mut best = Best::new(standing, alpha.max(standing), beta);
        best.leave_out();
        // 4. Or expel something.
        let mut turns = Picker::expulsions(position);
        while let Some(turn) = turns.next() {
            let gain = victim(position, turn).map_or(0, worth) * 12 * PER_CENTI;
            let hopeless = standing + gain + 60 * PER_CENTI <= best.alpha;
            if hopeless && !is_proven(best.alpha) || self.overlooks(position, turn) {
                continue;
            }
            let mut next = *position;
            next.play_unchecked(turn);
            if !self.visit(ply + 1) {
                break;
            }
            best.take(-self.quiescence(&next, -beta, -best.alpha, ply + 1, beyond + 1));
            if best.is_enough() {
                break;
            }
        }
        best.finding()
    }

    /// Looks at every turn. Whatever leaves the corvette in danger loses it.
    fn evade(&mut self, position: &Position, mut best: Best, ply: usize, beyond: i32) -> Finding {
        let us = position.to_move();
        let mut turns = Picker::all(position, &self.state.memory, ply, None);
        while let Some(turn) = turns.next() {
            if self.overlooks(position, turn) {
                best.leave_out();
                continue;
            }
            let mut next = *position;
            next.play_unchecked(turn);
            if next.outcome().is_none() && self.is_in_danger(&next, us) {
                continue;
            }
            if !self.visit(ply + 1) {
                return Finding::guess(self.estimate(position));
            }
            best.take(-self.quiescence(&next, -best.beta, -best.alpha, ply + 1, beyond + 1));
            if best.is_enough() {
                best.leave_out();
                break;
            }
        }
        best.finding()
    }
}
