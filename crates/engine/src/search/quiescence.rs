//! Beyond the depth: expulsions, and ways out when the corvette is in danger, until it is quiet.

use mad_rules::Position;

use super::order::{Picker, victim, worth};
use super::{MAX_PLY, Searcher};
use crate::eval::Evaluation;
use crate::value::{PER_CENTI, Value, estimate, is_proven, win_in};

/// Ways out of danger are looked at this many turns beyond the depth, and no further.
const EVASION_PLIES: i32 = 6;

impl<E: Evaluation> Searcher<'_, E> {
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        mut alpha: Value,
        beta: Value,
        ply: usize,
        beyond: i32,
    ) -> Value {
        debug_assert!(alpha < beta);
        // 1. The end, or a win within reach.
        if let Some(value) = Self::decided(position, ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return self.estimate(position);
        }
        // 2. In danger nothing can be taken for granted: every turn is a way out or none.
        if !position.is_positioning_turn()
            && position.is_corvette_in_danger(position.to_move())
            && beyond < EVASION_PLIES
        {
            return self.evade(position, alpha, beta, ply, beyond);
        }
        // 3. Otherwise one may leave it at that.
        let standing = self.estimate(position);
        if standing >= beta {
            return standing;
        }
        let mut best = standing;
        if !self.techniques.quiescence {
            return best;
        }
        alpha = alpha.max(standing);
        // 4. Or expel something.
        let mut turns = Picker::expulsions(position);
        while let Some(turn) = turns.next() {
            let gain = victim(position, turn).map_or(0, worth) * 12 * PER_CENTI;
            if standing + gain + 60 * PER_CENTI <= alpha && !is_proven(alpha) {
                continue;
            }
            let mut next = *position;
            next.play_unchecked(turn);
            if !self.visit(ply + 1) {
                return best;
            }
            let value = -self.quiescence(&next, -beta, -alpha, ply + 1, beyond + 1);
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        best
    }

    /// Looks at every turn.
    fn evade(
        &mut self,
        position: &Position,
        mut alpha: Value,
        beta: Value,
        ply: usize,
        beyond: i32,
    ) -> Value {
        let us = position.to_move();
        // Whatever leaves the corvette in danger loses it.
        let mut best = -win_in(ply + 2);
        let mut turns = Picker::all(position, &self.memory, ply, None);
        while let Some(turn) = turns.next() {
            let mut next = *position;
            next.play_unchecked(turn);
            if next.outcome().is_none()
                && next.is_corvette_in_danger(us)
                && !next.is_positioning_turn()
            {
                continue;
            }
            if !self.visit(ply + 1) {
                return self.estimate(position);
            }
            let value = -self.quiescence(&next, -beta, -alpha, ply + 1, beyond + 1);
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        best
    }

    pub(super) fn estimate(&self, position: &Position) -> Value {
        estimate(self.evaluation.evaluate(position))
    }
}
