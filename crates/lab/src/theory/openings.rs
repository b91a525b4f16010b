//! The positioned starts: a deep search and games of each.

use std::sync::atomic::AtomicBool;

use mad_engine::{Engine, Limits, Score};
use mad_rules::{Board, Game, Options, Side, Turn};
use rayon::prelude::*;

use super::sampled_play::play;
use super::survey::SurveyResult;
use crate::random::game_rng;
use crate::{MatchError, openings};

/// A study of all positioned starts of a board.
#[derive(Debug, Clone)]
pub struct OpeningStudy {
    /// The board.
    pub board: Board,
    /// Node limit of the deep search.
    pub nodes: u64,
    /// Number of games from each start.
    pub games: u64,
    /// Node limit of a turn in the games.
    pub game_nodes: u64,
    /// Seed of the choice between turns that are nearly as good.
    pub seed: u64,
}

/// What is known about a positioned start.
#[derive(Debug, Clone)]
pub struct StudiedOpening {
    /// The positioning turns.
    pub turns: Vec<Turn>,
    /// The score of the search, from red's view.
    pub score: Score,
    /// The depth of the search.
    pub depth: u32,
    /// The main line.
    pub line: Vec<Turn>,
    /// The games, from red's view.
    pub games: SurveyResult,
}

impl OpeningStudy {
    /// Studies all starts. Calls `progress` after each.
    ///
    /// # Errors
    ///
    /// If the board has no start position.
    pub fn run(&self, progress: &(dyn Fn() + Sync)) -> Result<Vec<StudiedOpening>, MatchError> {
        let start = self.board.start(Options::default()).ok_or(MatchError::NoStart(self.board))?;
        let mut all = openings(&start);
        all.sort_by_key(|turns| turns.iter().map(ToString::to_string).collect::<Vec<_>>());
        let study = |(number, turns): (usize, Vec<Turn>)| {
            let mut game = Game::new(start);
            for &turn in &turns {
                // Openings are legal by construction.
                let _ = game.play(turn);
            }
            let studied = self.study(number as u64, turns, &game);
            progress();
            studied
        };
        Ok(all.into_par_iter().enumerate().filter_map(study).collect())
    }

    fn study(&self, number: u64, turns: Vec<Turn>, game: &Game) -> Option<StudiedOpening> {
        let mut engine = Engine::new(64);
        let stop = AtomicBool::new(false);
        let report = engine.search(game.position(), Limits::nodes(self.nodes), &stop, |_| {})?;
        let line = &report.lines[0];
        let score = match game.to_move() {
            Side::Red => line.score(),
            Side::Blue => negated(line.score()),
        };
        let mut engine = Engine::new(Engine::TABLE_MIB);
        let games: Vec<Game> = (0..self.games)
            .map(|index| {
                let mut rng = game_rng(self.seed, number << 32 | index);
                play(game.clone(), &mut engine, self.game_nodes, &mut rng)
            })
            .collect();
        let games = SurveyResult::of(&games);
        Some(StudiedOpening { turns, score, depth: report.depth, line: line.turns.clone(), games })
    }
}

const fn negated(score: Score) -> Score {
    match score {
        Score::Centi(value) => Score::Centi(-value),
        Score::Win(turns) => Score::Win(-turns),
        Score::Semi(turns) => Score::Semi(-turns),
    }
}
