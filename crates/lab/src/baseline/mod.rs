//! The fixed reference opponent that strength is measured against.

mod worth;

use mad_rules::{Game, Outcome, Position, Side, Turn, Victory};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;

pub use worth::{CLASS_WORTH, ClassWorth, SEMI_VICTORY_VALUE, VICTORY_VALUE, evaluate};

use crate::random::game_rng;
use crate::{Allowance, Choice, Player, PlayerError, Score, SearchInfo};

/// Plain alpha-beta to a fixed depth: no transposition table, no quiescence search, an evaluation of
/// material and advancement only.
///
/// It plays the best turn of full minimax: among equals the first in byte order or, with a seed, a
/// random one. So depth, [`CLASS_WORTH`] and seed determine how it plays; move ordering only saves time.
/// It always searches to its depth and ignores the allowance.
#[derive(Debug, Clone)]
pub struct Baseline {
    depth: u8,
    seed: Option<u64>,
    rng: Option<Xoshiro256PlusPlus>,
}

impl Baseline {
    /// The depth in plies of the opponent that published results refer to.
    pub const STANDARD_DEPTH: u8 = 4;

    /// An opponent that searches to this depth in plies, at least 1.
    #[must_use]
    pub fn new(depth: u8) -> Self {
        Self { depth: depth.max(1), seed: None, rng: None }
    }

    /// Chooses randomly between turns of equal value, so that games differ.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Self {
        Self { seed: Some(seed), rng: Some(game_rng(seed, 0)), ..self }
    }

    /// The best turns in byte order, with their value; `None` when the game is over.
    #[must_use]
    pub fn best_turns(&self, position: &Position) -> Option<(Vec<Turn>, i32)> {
        let mut search = Search { nodes: 0 };
        search.root(position, self.depth)
    }
}

impl Player for Baseline {
    fn name(&self) -> String {
        format!("Baseline depth {}", self.depth)
    }

    fn new_game(&mut self, number: u64) -> Result<(), PlayerError> {
        self.rng = self.seed.map(|seed| game_rng(seed, number));
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: &Allowance) -> Result<Choice, PlayerError> {
        if game.is_over() {
            return Err(PlayerError::GameOver);
        }
        let mut search = Search { nodes: 0 };
        let (turns, value) =
            search.root(game.position(), self.depth).ok_or(PlayerError::GameOver)?;
        let chosen = match &mut self.rng {
            Some(rng) => turns.choose(rng),
            None => turns.first(),
        };
        let &turn = chosen.ok_or(PlayerError::GameOver)?;
        let info = SearchInfo {
            score: Some(score(value)),
            depth: Some(self.depth.into()),
            nodes: Some(search.nodes),
        };
        Ok(Choice { turn, info })
    }
}

/// Converts a value to a score of the engine protocol.
fn score(value: i32) -> Score {
    let plies = VICTORY_VALUE - value.abs();
    if plies > i32::from(u8::MAX) {
        return Score::Centi(value);
    }
    // Plies to own turns: plies 1, 3, 5 are turns 1, 2, 3.
    Score::Win(value.signum() * ((plies + 1) / 2))
}

struct Search {
    nodes: u64,
}

impl Search {
    /// All turns of the highest value. Alpha is one below the best so far, because a turn of equal
    /// value needs an exact value.
    fn root(&mut self, position: &Position, depth: u8) -> Option<(Vec<Turn>, i32)> {
        let mut best = -VICTORY_VALUE;
        let mut turns = Vec::new();
        for turn in position.sorted_turns() {
            let next = position.after_unchecked(turn);
            let value = -self.negamax(&next, depth - 1, 1, -VICTORY_VALUE, 1 - best);
            if value > best || turns.is_empty() {
                turns.clear();
                best = value;
            }
            if value == best {
                turns.push(turn);
            }
        }
        (!turns.is_empty()).then_some((turns, best))
    }

    /// The value for the side to move: exact between `alpha` and `beta`, otherwise a bound.
    fn negamax(
        &mut self,
        position: &Position,
        depth: u8,
        ply: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        self.nodes += 1;
        if let Some(outcome) = position.outcome() {
            return end_value(outcome, position.to_move(), ply);
        }
        if depth == 0 {
            return evaluate(position);
        }
        let turns = position.legal_turns();
        let enemies = position.fleet(position.to_move().opponent());
        let expels = |turn: Turn| turn.squares_moved().is_some_and(|(_, to)| enemies.contains(to));
        let mut best = -VICTORY_VALUE;
        for expulsions in [true, false] {
            for &turn in &turns {
                if expels(turn) != expulsions {
                    continue;
                }
                let next = position.after_unchecked(turn);
                let value = -self.negamax(&next, depth - 1, ply + 1, -beta, -alpha);
                best = best.max(value);
                alpha = alpha.max(value);
                if alpha >= beta {
                    return best;
                }
            }
        }
        best
    }
}

/// The value of a finished game for a side, `ply` plies from the root.
fn end_value(outcome: Outcome, side: Side, ply: i32) -> i32 {
    let value = match outcome.victory() {
        Victory::Full => VICTORY_VALUE - ply,
        Victory::Semi => SEMI_VICTORY_VALUE,
    };
    if outcome.winner == side { value } else { -value }
}

#[cfg(test)]
mod tests;
