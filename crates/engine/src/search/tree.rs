//! The tree above the quiescence.

use mad_rules::{EndReason, Position, Turn};

use super::order::{Picker, victim};
use super::{MAX_PLY, Searcher};
use crate::eval::Evaluation;
use crate::table::{Bound, Entry, QuietLeft};
use crate::value::{
    MAX_ESTIMATE, PER_CENTI, Value, from_table, is_decided, is_proven, semi_in, to_table, win_in,
};

impl<E: Evaluation> Searcher<'_, E> {
    /// The value if the game is over, or if the enemy corvette can be expelled right now.
    #[inline]
    pub(super) fn decided(position: &Position, ply: usize) -> Option<Value> {
        let us = position.to_move();
        if let Some(outcome) = position.outcome() {
            let value = match outcome.reason {
                EndReason::TieBreak => semi_in(ply),
                _ => win_in(ply),
            };
            return Some(if outcome.winner == us { value } else { -value });
        }
        let wins = !position.is_positioning_turn() && position.is_corvette_in_danger(!us);
        wins.then(|| win_in(ply + 1))
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
    ) -> Value {
        debug_assert!(alpha < beta);
        self.lines[ply].clear();
        if !self.visit(ply) {
            return alpha;
        }
        // 1. The end, or a win within reach.
        if let Some(value) = Self::decided(position, ply) {
            return value;
        }
        // 2. No result can be better or worse than the nearest win and loss still possible.
        alpha = alpha.max(-win_in(ply + 1));
        beta = beta.min(win_in(ply + 3));
        if alpha >= beta {
            return alpha;
        }
        // 3. A corvette in danger is looked at one turn deeper.
        let us = position.to_move();
        let danger = !position.is_positioning_turn() && position.is_corvette_in_danger(us);
        if danger && self.techniques.danger {
            depth += 1;
        }
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(position, alpha, beta, ply, 0);
        }
        // 4. What the table knows.
        let left = QuietLeft::of(position);
        let key = position.key();
        let entry = self.table.get(key);
        if let Some(entry) = entry
            && !principal
            && self.techniques.table
            && (entry.depth >= depth || is_decided(entry.value))
            && entry.holds(left)
        {
            let value = from_table(entry.value, ply);
            let cut = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if cut {
                return value;
            }
        }
        let from_table = entry.and_then(|entry| entry.turn).filter(|&turn| position.is_legal(turn));
        // 5. Without a hint a deep search begins with a shallower one.
        if from_table.is_none() && depth >= 5 && self.techniques.hints {
            depth -= 1;
        }
        // 6. Far ahead, or far ahead even after handing over the turn: enough for a bound.
        let standing = self.estimate(position);
        if !principal
            && !danger
            && !is_proven(beta)
            && !position.is_positioning_turn()
            && let Some(value) = self.prune(position, standing, beta, depth, ply)
        {
            return value;
        }
        // 7. Turn by turn.
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
            next.skip_turn();
            let reduced = depth - 3 - depth / 4;
            let value = -self.search(&next, -beta, -beta + 1, reduced, ply + 1, false);
            if value >= beta && !self.stopped {
                return Some(if is_proven(value) { beta } else { value });
            }
        }
        None
    }

    fn try_turns(&mut self, position: &Position, node: Node, hint: Option<Turn>) -> Value {
        let Node { mut alpha, beta, depth, ply, principal, danger, standing, left } = node;
        let us = position.to_move();
        let mut best = -win_in(ply + 1);
        let mut best_turn = None;
        let mut bound = Bound::Upper;
        let mut quiet_tried = arrayvec::ArrayVec::<Turn, 128>::new();
        let mut turns = Picker::all(position, &self.memory, ply, hint);
        let mut count = 0;
        while let Some(turn) = turns.next() {
            let expels = victim(position, turn).is_some();
            count += 1;
            // Quiet turns that come late, close to the depth, in a position far below the window.
            let hopeless = standing + (60 + 60 * depth) * PER_CENTI;
            let late = !principal && !danger && !expels && depth <= 3 && count > 3;
            if late
                && self.techniques.futility
                && hopeless <= alpha
                && !is_proven(alpha)
                && !is_decided(best)
            {
                best = best.max(hopeless.clamp(-MAX_ESTIMATE, MAX_ESTIMATE));
                continue;
            }
            let mut next = *position;
            next.play_unchecked(turn);
            let lost = next.outcome().is_none()
                && !next.is_positioning_turn()
                && next.is_corvette_in_danger(us);
            let value = if lost {
                -win_in(ply + 2)
            } else {
                let reduction = self.reduction(position, turn, &node, expels, count);
                self.try_turn(&next, (alpha, beta), &node, reduction, count == 1)
            };
            if self.stopped {
                return best.max(alpha);
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_turn = Some(turn);
                    bound = Bound::Exact;
                    if principal {
                        self.keep_line(ply, turn, lost);
                    }
                    if value >= beta {
                        bound = Bound::Lower;
                        if !expels {
                            self.memory.reward(position, ply, turn, &quiet_tried, depth);
                        }
                        break;
                    }
                }
            }
            if !expels {
                quiet_tried.push(turn);
            }
        }
        let value = to_table(best, ply);
        self.table.put(position.key(), Entry { turn: best_turn, value, depth, bound, left });
        best
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
        reduction -= self.memory.history(position, turn).clamp(-4_000, 4_000) / 4_000;
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
    ) -> Value {
        let (depth, ply) = (node.depth - 1, node.ply + 1);
        if first {
            return -self.search(next, -beta, -alpha, depth, ply, node.principal);
        }
        let mut value = -self.search(next, -alpha - 1, -alpha, depth - reduction, ply, false);
        if value > alpha && reduction > 0 {
            value = -self.search(next, -alpha - 1, -alpha, depth, ply, false);
        }
        if value > alpha && value < beta && node.principal {
            value = -self.search(next, -beta, -alpha, depth, ply, true);
        }
        value
    }

    fn keep_line(&mut self, ply: usize, turn: Turn, lost: bool) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
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
