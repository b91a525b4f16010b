//! How games between equal strong players go.

use mad_engine::Engine;
use mad_rules::{Board, EndReason, Game, Options, Side, TurnKind};
use rayon::prelude::*;

use super::sampled_play::play;
use crate::random::game_rng;
use crate::{Interval, MatchError, Statistics};

/// Games of the engine against itself.
#[derive(Debug, Clone)]
pub struct Survey {
    /// The board.
    pub board: Board,
    /// Positioning and tie-break.
    pub options: Options,
    /// Number of games.
    pub games: u64,
    /// Node limit of a turn.
    pub nodes: u64,
    /// Seed of the choice between turns that are nearly as good.
    pub seed: u64,
}

/// The turns of games by their kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TurnCounts {
    /// Moves that expel nothing.
    pub moves: u64,
    /// Moves that expel a ship, without a bonus.
    pub expulsions: u64,
    /// Permutations.
    pub permutations: u64,
    /// Rotations.
    pub rotations: u64,
    /// Moves with a bonus teleportation.
    pub bonuses: u64,
    /// Passes on a positioning turn.
    pub passes: u64,
    /// Turns that bring a ship back from exile, of any kind.
    pub recalls: u64,
}

/// The result of a survey.
#[derive(Debug, Clone, Default)]
pub struct SurveyResult {
    /// Results from red's view.
    pub statistics: Statistics,
    /// Games without a result when they became too long.
    pub unfinished: u64,
    /// The number of turns of each game, sorted.
    pub lengths: Vec<usize>,
    /// The turns of all games.
    pub turns: TurnCounts,
}

impl Survey {
    /// Plays the games. Calls `progress` after each.
    ///
    /// # Errors
    ///
    /// If the board has no start position.
    pub fn run(&self, progress: &(dyn Fn() + Sync)) -> Result<SurveyResult, MatchError> {
        let start = self.board.start(self.options).ok_or(MatchError::NoStart(self.board))?;
        let games: Vec<Game> = (0..self.games)
            .into_par_iter()
            .map_init(
                || Engine::new(Engine::TABLE_MIB),
                |engine, number| {
                    let mut rng = game_rng(self.seed, number);
                    let game = play(Game::new(start), engine, self.nodes, &mut rng);
                    progress();
                    game
                },
            )
            .collect();
        Ok(SurveyResult::of(&games))
    }
}

impl SurveyResult {
    pub(super) fn of(games: &[Game]) -> Self {
        let mut result = Self::default();
        for game in games {
            match game.outcome() {
                Some(outcome) => {
                    result.statistics.add_game(Side::Red, outcome, None);
                }
                None => result.unfinished += 1,
            }
            result.lengths.push(game.turns().len());
            result.turns.add(game);
        }
        result.lengths.sort_unstable();
        result
    }

    /// The share of games that ended by the tie-break.
    #[must_use]
    pub fn tie_breaks(&self) -> f64 {
        let results = self.statistics.results();
        let semi = results.semi_victories + results.semi_defeats;
        semi as f64 / self.statistics.game_count().max(1) as f64
    }

    /// Red's expected result with its 95% interval, by single games.
    #[must_use]
    pub fn red_score(&self) -> Interval {
        let results = self.statistics.results();
        let counts = [
            (1.0, results.victories),
            (0.75, results.semi_victories),
            (0.25, results.semi_defeats),
            (0.0, results.defeats),
        ];
        let games = self.statistics.game_count().max(1) as f64;
        let mean = counts.iter().map(|(score, count)| score * *count as f64).sum::<f64>() / games;
        let square = |(score, count): &(f64, u64)| (score - mean).powi(2) * *count as f64;
        let variance = counts.iter().map(square).sum::<f64>() / games;
        let error = 1.96 * (variance / games).sqrt();
        Interval { low: mean - error, value: mean, high: mean + error }
    }

    /// The median length.
    #[must_use]
    pub fn median_length(&self) -> usize {
        self.lengths.get(self.lengths.len() / 2).copied().unwrap_or(0)
    }
}

impl TurnCounts {
    fn add(&mut self, game: &Game) {
        for (position, turn) in game.positions().iter().zip(game.turns()) {
            let next = position.after_unchecked(*turn);
            let expels = next.outcome().is_some_and(|end| end.reason == EndReason::Exile)
                || next.quiet() == 0;
            *match turn.kind() {
                TurnKind::Pass => &mut self.passes,
                TurnKind::Move { .. } if expels => &mut self.expulsions,
                TurnKind::Move { .. } => &mut self.moves,
                TurnKind::Teleport(cycle) if cycle.is_permutation() => &mut self.permutations,
                TurnKind::Teleport(_) => &mut self.rotations,
                TurnKind::Bonus { .. } => &mut self.bonuses,
            } += 1;
            let returned = next.arena() - position.arena();
            self.recalls += u64::from(!returned.is_empty());
        }
    }
}
