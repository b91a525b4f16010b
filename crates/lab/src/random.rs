//! The random mover.

use mad_rules::Game;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;

use crate::{Allowance, Choice, Player, PlayerError};

/// Plays legal turns with equal probability. The same seed gives the same games.
#[derive(Debug, Clone)]
pub struct RandomPlayer {
    seed: u64,
    rng: Xoshiro256PlusPlus,
}

impl RandomPlayer {
    /// A random mover with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { seed, rng: game_rng(seed, 0) }
    }
}

impl Player for RandomPlayer {
    fn name(&self) -> String {
        "Random".to_owned()
    }

    fn new_game(&mut self, number: u64) -> Result<(), PlayerError> {
        self.rng = game_rng(self.seed, number);
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: &Allowance) -> Result<Choice, PlayerError> {
        let turns = game.legal_turns();
        turns.choose(&mut self.rng).map(|&turn| turn.into()).ok_or(PlayerError::GameOver)
    }
}

/// The generator for one game of a player. It depends only on the player's seed and the number of
/// the game, so a match repeats exactly whichever worker plays which game.
pub(crate) fn game_rng(seed: u64, number: u64) -> Xoshiro256PlusPlus {
    // Multiplicative (Fibonacci) hashing of the seed: small seeds and numbers do not collide.
    Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number)
}
