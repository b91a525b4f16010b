//! How strong the levels are, and what they miss.

mod misses;

use std::ops::ControlFlow;

use mad_engine::Level;
use mad_rules::{Board, Position, Turn};

pub use misses::{Misses, Rate};

use crate::{
    Factory, Match, MatchError, MatchReport, OurEngine, Player, RandomPlayer, Statistics,
    TimeControl,
};
use misses::Judge;

/// The engine's table, in mebibytes. Levels look at few positions.
const TABLE: usize = 16;

/// A match of each level against the one below it, and of the lowest against chance.
#[derive(Debug, Clone)]
pub struct Ladder {
    /// The board.
    pub board: Board,
    /// Games for each level.
    pub games: u64,
    /// Games at once.
    pub workers: usize,
    /// The most turns of each level that are judged by a strong search.
    pub judged: usize,
}

/// A level on the ladder.
#[derive(Debug, Clone)]
pub struct Rung {
    /// The level.
    pub level: Level,
    /// Its games against the level below, or against chance.
    pub statistics: Statistics,
    /// What it missed in them.
    pub misses: Misses,
}

impl Ladder {
    /// Measures a level. `watch` is told the count after each game.
    ///
    /// # Errors
    ///
    /// If the board has no start position.
    pub fn rung(
        &self,
        level: Level,
        watch: &mut dyn FnMut(&Statistics),
    ) -> Result<Rung, MatchError> {
        let mut contest = Match::new(self.board)?;
        contest.games = self.games;
        contest.workers = self.workers;
        // Levels have limits of their own.
        contest.limits = [TimeControl::Nodes(u64::MAX); 2];
        let below = Level::new(level.number() - 1);
        let upper: &Factory<'_> = &|| Ok(player(Some(level)));
        let lower: &Factory<'_> = &|| Ok(player(below));
        let report = contest.run([upper, lower], &mut |_, statistics| {
            watch(statistics);
            ControlFlow::Continue(())
        })?;
        let misses = self.misses(&report);
        Ok(Rung { level, statistics: report.statistics, misses })
    }

    /// What the first contestant missed.
    fn misses(&self, report: &MatchReport) -> Misses {
        let games = report.games.iter().map(|finished| (finished.record.to_game(), finished.first));
        let turns: Vec<(Position, Turn)> = games
            .flat_map(|(game, side)| {
                let all = game.positions().iter().copied().zip(game.turns().iter().copied());
                let own = |(position, _): &(Position, Turn)| {
                    position.to_move() == side && !position.is_positioning_turn()
                };
                all.filter(own).collect::<Vec<_>>()
            })
            .collect();
        let every = turns.len().div_ceil(self.judged.max(1)).max(1);
        let mut misses = Misses::default();
        let mut judge = Judge::new();
        for (index, (position, turn)) in turns.iter().enumerate() {
            misses.look(position, *turn);
            if self.judged > 0 && index % every == 0 {
                judge.look(position, *turn, &mut misses);
            }
        }
        misses
    }
}

/// The level, or chance.
fn player(level: Option<Level>) -> Box<dyn Player> {
    let Some(level) = level else { return Box::new(RandomPlayer::new(1)) };
    let mut player = OurEngine::new(TABLE).with_name(format!("MAD level {}", level.number()));
    player.engine_mut().set_level(Some(level));
    Box::new(player)
}
