//! The strength of the engine's levels, and what they overlook.

mod misses;

use std::ops::ControlFlow;

use mad_engine::Level;
use mad_rules::{Board, Position, Turn};

pub use misses::{Misses, Rate};

use crate::{
    FinishedGame, Limits, Match, MatchError, OurEngine, Player, PlayerFactory, RandomPlayer,
    Statistics,
};
use misses::TacticsJudge;

/// Size of the engine's transposition table in mebibytes. Levels search few nodes.
const TABLE_MEBIBYTES: usize = 16;

/// A match of each level against the one below it, and of the lowest against a random mover.
#[derive(Debug, Clone)]
pub struct Ladder {
    /// The board.
    pub board: Board,
    /// Number of games for each level.
    pub games: u64,
    /// Number of games played concurrently.
    pub workers: usize,
    /// The maximal number of turns of each level that a strong search analyses.
    pub judged: usize,
}

/// The results of a level.
#[derive(Debug, Clone)]
pub struct Rung {
    /// The level.
    pub level: Level,
    /// Its games against the level below, or against the random mover.
    pub statistics: Statistics,
    /// What it missed in them.
    pub misses: Misses,
}

impl Ladder {
    /// Measures a level. Calls `progress` with the statistics after each game.
    ///
    /// # Errors
    ///
    /// If the board has no start position.
    pub fn rung(
        &self,
        level: Level,
        progress: &mut dyn FnMut(&Statistics),
    ) -> Result<Rung, MatchError> {
        let mut contest = Match::new(self.board)?;
        contest.games = self.games;
        contest.workers = self.workers;
        // Levels have node limits of their own.
        contest.limits = [Limits::Nodes(u64::MAX); 2];
        let below = Level::new(level.number() - 1);
        let upper: &PlayerFactory<'_> = &|| Ok(player(Some(level)));
        let lower: &PlayerFactory<'_> = &|| Ok(player(below));
        let mut decisions = Vec::new();
        let report = contest.run([upper, lower], &mut |game, statistics| {
            progress(statistics);
            decisions.push((game.number, decisions_of_first(&game)));
            ControlFlow::Continue(())
        })?;
        // Games end in any order; the sample of judged turns must not depend on it.
        decisions.sort_unstable_by_key(|&(number, _)| number);
        let decisions: Vec<_> = decisions.into_iter().flat_map(|(_, turns)| turns).collect();
        let misses = self.misses(&decisions);
        Ok(Rung { level, statistics: report.statistics, misses })
    }

    /// What a player missed with these turns.
    fn misses(&self, decisions: &[(Position, Turn)]) -> Misses {
        let every = decisions.len().div_ceil(self.judged.max(1)).max(1);
        let mut misses = Misses::default();
        let mut judge = TacticsJudge::new();
        for (index, (position, turn)) in decisions.iter().enumerate() {
            misses.add_turn(position, *turn);
            if self.judged > 0 && index % every == 0 {
                judge.add_turn(position, *turn, &mut misses);
            }
        }
        misses
    }
}

/// The turns of the first contestant after positioning, each with the position before it.
fn decisions_of_first(game: &FinishedGame) -> Vec<(Position, Turn)> {
    let side = game.first;
    let game = game.record.to_game();
    let turns = game.positions().iter().copied().zip(game.turns().iter().copied());
    turns
        .filter(|(position, _)| position.to_move() == side && !position.is_positioning_turn())
        .collect()
}

/// The engine at a level, or the random mover.
fn player(level: Option<Level>) -> Box<dyn Player> {
    let Some(level) = level else { return Box::new(RandomPlayer::new(1)) };
    let name = format!("MAD level {}", level.number());
    let mut player = OurEngine::new(TABLE_MEBIBYTES).with_name(name);
    player.engine_mut().set_level(Some(level));
    Box::new(player)
}
