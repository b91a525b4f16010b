//! The tree above the quiescence.

use mad_rules::{Class, EndReason, Position, Side, Turn};

use super::order::{Picker, victim};
use super::{Best, MAX_PLY, Searcher};
use crate::eval::Evaluation;
use crate::proof::{Finding, Proof};
use crate::table::{Bound, Entry, QuietLeft};
use crate::value::{
    MAX_ESTIMATE, PER_CENTI, Value, from_table, is_decided, is_proven, semi_in, to_table, win_in,
};

impl<E: Evaluation> Searcher<'_, E> {
    /// The value if the game is over, or if the enemy corvette can be expelled right now.
    #[inline]
    pub(super) fn decided(&self, position: &Position, ply: usize) -> Option<Finding> {
        let us = position.to_move();
        if let Some(outcome) = position.outcome() {
            let found = match outcome.reason {
                EndReason::TieBreak => Finding { value: semi_in(ply), proof: Proof::SEMI_WIN },
                _ => Finding::certain(win_in(ply)),
            };
            return Some(if outcome.winner == us { found } else { -found });
        }
        self.is_in_danger(position, !us).then(|| Finding::certain(win_in(ply + 1)))
    }

    /// Whether a side's corvette can be expelled next turn, as far as that is seen.
    #[inline]
    pub(super) fn is_in_danger(&self, position: &Position, side: Side) -> bool {
        !position.is_positioning_turn()
            && position.is_corvette_in_danger(side)
            && !self.sight.overlooks_danger(position)
    }

    /// Whether a turn is not thought of. If a corvette can be expelled and that was not seen
    /// before, it is not seen now.
    #[inline]
    pub(super) fn overlooks(&self, position: &Position, turn: Turn) -> bool {
        if self.sight.is_perfect() || position.is_positioning_turn() {
            return false;
        }
        let victim = victim(position, turn);
        victim == Some(Class::CORVETTE) || self.sight.overlooks(turn, victim.is_some())
    }

    /// The value of a position, from the view of its side to move: exact within the window, else
    /// a bound.
    pub(super) fn search(
        &mut self,
        position: &Position,
        mut alpha: Value,
        mut beta: Value,
        mut depth: i32,
        ply: usize,
        principal: bool,
    ) -> Finding {
        debug_assert!(alpha < beta);
        self.state.lines[ply].clear();
        if !self.visit(ply) {
            return Finding::guess(alpha);
        }
        // 1. The end, or a win within reach.
        if let Some(found) = self.decided(position, ply) {
            return found;
        }
        // 2. No result can be better or worse than the nearest win and loss still possible.
        alpha = alpha.max(-win_in(ply + 1));
        beta = beta.min(win_in(ply + 3));
        if alpha >= beta {
            return Finding::guess(alpha);
        }
        // 3. A corvette in danger is looked at one turn deeper.
        let danger = self.is_in_danger(position, position.to_move());
        if danger && self.techniques.danger {
            depth += 1;
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(position, alpha, beta, ply, 0);
        }
        // 4. What the table knows.
        let left = QuietLeft::of(position);
        let entry = self.means.table.get(position.key() ^ self.sight.salt());
        if let Some(entry) = entry
            && (!principal || self.resuming && entry.bound == Bound::Exact)
            && self.techniques.table
            && let Some(proof) = entry.proof_with(left)
            && (entry.depth >= depth || is_decided(entry.value) || proof.is_complete())
        {
            let value = from_table(entry.value, ply);
            let cut = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if cut {
                return Finding { value, proof };
            }
        }
        let from_table = entry.and_then(|entry| entry.turn).filter(|&turn| position.is_legal(turn));
        // 5. Far ahead, or far ahead even after handing over the turn: enough for a bound.
        let standing = self.estimate(position);
        if !principal
            && !danger
            && !is_proven(beta)
            && !position.is_positioning_turn()
            && let Some(value) = self.prune(position, standing, beta, depth, ply)
        {
            return Finding::guess(value);
        }
        // 6. Turn by turn.
        self.try_turns(
            position,
            Node { alpha, beta, depth, ply, principal, danger, standing, left },
            from_table,
        )
    }

    /// Reverse futility and null turn.
    fn prune(
        &mut self,
        position: &Position,
        standing: Value,
        beta: Value,
        depth: i32,
        ply: usize,
    ) -> Option<Value> {
        if self.techniques.reverse_futility
            && depth <= 4
            && standing - depth * 45 * PER_CENTI >= beta
        {
            return Some(standing);
        }
        // Where few ships are left, having to move can be a burden.
        let side = mad_rules::ShipSet::fleet(position.to_move());
        let enough = (position.arena() & side).len() >= 4;
        let far = position.tie_break().turns_left.is_none_or(|left| i32::from(left) > depth + 2);
        if self.techniques.null_turn && depth >= 3 && standing >= beta && enough && far {
            let mut next = *position;
            next.null_move_unchecked();
            let reduced = depth - 3 - depth / 4;
            let value = -self.search(&next, -beta, -beta + 1, reduced, ply + 1, false).value;
            if value >= beta && !self.stopped {
                return Some(if is_proven(value) { beta } else { value });
            }
        }
        None
    }

    fn try_turns(&mut self, position: &Position, node: Node, hint: Option<Turn>) -> Finding {
        let Node { alpha, beta, depth, ply, principal, danger, standing, left } = node;
        let us = position.to_move();
        let mut best = Best::new(-win_in(ply + 1), alpha, beta);
        let mut best_turn = None;
        let mut quiet_tried = arrayvec::ArrayVec::<Turn, 128>::new();
        let mut turns = Picker::all(position, &self.state.memory, ply, hint);
        let mut count = 0;
        while let Some(turn) = turns.next() {
            if self.overlooks(position, turn) {
                best.leave_out();
                continue;
            }
            let expels = victim(position, turn).is_some();
            count += 1;
            // Quiet turns that come late, close to the depth, in a position far below the window.
            let hopeless = standing + (60 + 60 * depth) * PER_CENTI;
            let late = !principal && !danger && !expels && depth <= 3 && count > 3;
            if late
                && self.techniques.futility
                && hopeless <= best.alpha
                && !is_proven(best.alpha)
                && !is_decided(best.value)
            {
                best.value = best.value.max(hopeless.clamp(-MAX_ESTIMATE, MAX_ESTIMATE));
                best.leave_out();
                continue;
            }
            let mut next = *position;
            next.play_unchecked(turn);
            let lost = next.outcome().is_none() && self.is_in_danger(&next, us);
            let found = if lost {
                Finding::certain(-win_in(ply + 2))
            } else {
                let reduction = self.reduction(position, turn, &node, expels, count);
                self.try_turn(&next, (best.alpha, beta), &node, reduction, count == 1)
            };
            if self.stopped {
                return Finding::guess(best.value.max(best.alpha));
            }
            if best.take(found) {
                best_turn = Some(turn);
                if principal {
                    self.keep_line(ply, turn, lost);
                }
                if best.is_enough() {
                    best.leave_out();
                    if !expels {
                        self.state.memory.reward(position, ply, turn, &quiet_tried, depth);
                    }
                    break;
                }
            }
            if !expels {
                quiet_tried.push(turn);
            }
        }
        if count == 0 {
            return Finding::guess(standing);
        }
        let bound = match best_turn {
            None => Bound::Upper,
            Some(_) if best.is_enough() => Bound::Lower,
            Some(_) => Bound::Exact,
        };
        let Best { value, proof, .. } = best;
        let entry =
            Entry { turn: best_turn, value: to_table(value, ply), depth, bound, left, proof };
        self.means.table.put(position.key() ^ self.sight.salt(), entry);
        best.finding()
    }

    /// How much less deep a late quiet turn is searched at first.
    fn reduction(
        &self,
        position: &Position,
        turn: Turn,
        node: &Node,
        expels: bool,
        count: i32,
    ) -> i32 {
        if !self.techniques.reductions || node.depth < 3 || count < 4 || expels || node.danger {
            return 0;
        }
        let mut reduction = 1 + i32::from(count > 8) + node.depth / 6;
        reduction -= i32::from(node.principal);
        reduction -= self.state.memory.history(position, turn).clamp(-4_000, 4_000) / 4_000;
        reduction.clamp(0, node.depth - 2)
    }

    /// The first turn with the whole window, the others with none until they surprise.
    fn try_turn(
        &mut self,
        next: &Position,
        (alpha, beta): (Value, Value),
        node: &Node,
        reduction: i32,
        first: bool,
    ) -> Finding {
        let (depth, ply) = (node.depth - 1, node.ply + 1);
        if first {
            return -self.search(next, -beta, -alpha, depth, ply, node.principal);
        }
        let mut found = -self.search(next, -alpha - 1, -alpha, depth - reduction, ply, false);
        if found.value > alpha && reduction > 0 {
            found = -self.search(next, -alpha - 1, -alpha, depth, ply, false);
        }
        if found.value > alpha && found.value < beta && node.principal {
            found = -self.search(next, -beta, -alpha, depth, ply, true);
        }
        found
    }

    fn keep_line(&mut self, ply: usize, turn: Turn, lost: bool) {
        let (before, after) = self.state.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(turn);
        if !lost {
            before[ply].extend_from_slice(&after[0]);
        }
    }
}

/// What is known of a position while its turns are tried.
#[derive(Clone, Copy)]
struct Node {
    alpha: Value,
    beta: Value,
    depth: i32,
    ply: usize,
    principal: bool,
    danger: bool,
    standing: Value,
    left: QuietLeft,
}
