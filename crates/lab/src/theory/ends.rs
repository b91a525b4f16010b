//! How games between equal strong players go and end.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use mad_engine::Engine;
use mad_rules::{Board, EndReason, Game, Options, Side, Turn, TurnKind, Victory};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::sampled_play::play;
use super::statistics::mean_result;
use super::study::{Study, engine_fingerprint, limit_name, start, text_of};
use crate::random::game_rng;
use crate::{Interval, Results, Statistics};

/// Games of the engine against itself. Both sides choose their positioning turns and the next
/// eight turns at random among those that are nearly as good as the best.
#[derive(Debug, Clone)]
pub struct Ends {
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

/// The turns of a game, with spaces between them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameTurns(String);

impl GameTurns {
    pub(super) fn of(game: &Game) -> Self {
        Self(text_of(game.turns()))
    }

    /// The game from its start; ends before a turn that is not legal there.
    pub(super) fn game(&self, start: Game) -> Game {
        let mut game = start;
        let turns = self.0.split(' ').filter_map(|turn| turn.parse::<Turn>().ok());
        for turn in turns.skip(game.turns().len()) {
            if game.play(turn).is_err() {
                break;
            }
        }
        game
    }
}

impl Study for Ends {
    type Part = GameTurns;

    fn settings(&self) -> Value {
        json!({
            "study": "ends",
            "board": self.board,
            "positioning": self.options.positioning,
            "limit": limit_name(self.options.tie_break),
            "nodes": self.nodes,
            "seed": self.seed,
            "engine": engine_fingerprint(self.board),
        })
    }

    fn len(&self) -> u64 {
        self.games
    }

    fn part(&self, number: u64, engine: &mut Engine, stop: &AtomicBool) -> Option<GameTurns> {
        let mut rng = game_rng(self.seed, number);
        let game = Game::new(start(self.board, self.options));
        play(game, engine, self.nodes, &mut rng, stop).map(|game| GameTurns::of(&game))
    }
}

impl Ends {
    /// What the games show.
    #[must_use]
    pub fn summary<'a>(&self, games: impl IntoIterator<Item = &'a GameTurns>) -> EndsSummary {
        let start = start(self.board, self.options);
        EndsSummary::of(games.into_iter().map(|turns| turns.game(Game::new(start))))
    }
}

/// The turns of games by their kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TurnCounts {
    /// Moves without a bonus.
    pub moves: u64,
    /// Permutations.
    pub permutations: u64,
    /// Rotations.
    pub rotations: u64,
    /// Moves with a bonus teleportation.
    pub bonuses: u64,
    /// Passes on a positioning turn.
    pub passes: u64,
    /// Turns that expel a ship, with or without a bonus.
    pub expulsions: u64,
    /// Turns that bring a ship back from exile.
    pub returns: u64,
}

/// How games ended.
#[derive(Debug, Clone, Default)]
pub struct EndsSummary {
    /// Results from red's view.
    pub results: Results,
    /// Semi-victories of blue without any expulsion in the game.
    pub without_expulsion: u64,
    /// Victories by the winner's last turn; the others come from a turn of the loser.
    pub by_expulsion: u64,
    /// Games without a result when they became too long. They count one half.
    pub unfinished: u64,
    /// Games that differ from all others.
    pub different: u64,
    /// The number of turns of each game, sorted.
    pub lengths: Vec<usize>,
    /// The turns of all games.
    pub turns: TurnCounts,
    /// Red's result in each game.
    scores: Vec<f64>,
}

impl EndsSummary {
    pub(super) fn of(games: impl Iterator<Item = Game>) -> Self {
        let mut summary = Self::default();
        let mut statistics = Statistics::default();
        let mut different = HashSet::new();
        for game in games {
            let score = match game.outcome() {
                Some(outcome) => {
                    let owner = game.position().last_expeller();
                    let is_semi = outcome.victory() == Victory::Semi;
                    summary.without_expulsion += u64::from(is_semi && owner.is_none());
                    let mover = game.position().to_move().opponent();
                    let is_own = outcome.reason == EndReason::Exile && outcome.winner == mover;
                    summary.by_expulsion += u64::from(is_own);
                    f64::from(statistics.add_game(Side::Red, outcome, None)) / 4.0
                }
                None => {
                    summary.unfinished += 1;
                    0.5
                }
            };
            summary.scores.push(score);
            summary.lengths.push(game.turns().len());
            summary.turns.add(&game);
            different.insert(game.turns().to_vec());
        }
        summary.different = different.len() as u64;
        summary.results = statistics.results();
        summary.lengths.sort_unstable();
        summary
    }

    /// The number of games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.scores.len() as u64
    }

    /// Red's expected result with its 95% interval, by single games; `None` below two games.
    #[must_use]
    pub fn red_score(&self) -> Option<Interval> {
        mean_result(&self.scores)
    }
}

impl TurnCounts {
    /// All turns.
    #[must_use]
    pub const fn sum(&self) -> u64 {
        self.moves + self.permutations + self.rotations + self.bonuses + self.passes
    }

    pub(super) fn add(&mut self, game: &Game) {
        for (position, turn) in game.positions().iter().zip(game.turns()) {
            let next = position.after_unchecked(*turn);
            *match turn.kind() {
                TurnKind::Pass => &mut self.passes,
                TurnKind::Move { .. } => &mut self.moves,
                TurnKind::Teleport(cycle) if cycle.is_permutation() => &mut self.permutations,
                TurnKind::Teleport(_) => &mut self.rotations,
                TurnKind::Bonus { .. } => &mut self.bonuses,
            } += 1;
            let target = turn.squares_moved().and_then(|(_, to)| position.ship_at(to));
            self.expulsions += u64::from(target.is_some());
            let returned = next.arena() - position.arena();
            self.returns += u64::from(!returned.is_empty());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(nodes: u64) -> Ends {
        let options = Options::default();
        Ends { board: Board::SIX_BY_FOUR, options, games: 6, nodes, seed: 1 }
    }

    #[test]
    fn games_are_repeatable_differ_and_add_up() {
        let study = ends(30);
        let stop = AtomicBool::new(false);
        let mut engine = Engine::new(1);
        let all = |engine: &mut Engine| -> Vec<GameTurns> {
            (0..6).filter_map(|number| study.part(number, engine, &stop)).collect()
        };
        let games = all(&mut engine);
        assert_eq!(games, all(&mut engine), "also after other searches");
        let summary = study.summary(&games);
        assert_eq!((summary.games(), summary.different, summary.unfinished), (6, 6, 0));
        let Results { victories, semi_victories, semi_defeats, defeats } = summary.results;
        assert_eq!(victories + semi_victories + semi_defeats + defeats, 6);
        assert_eq!(summary.turns.sum(), summary.lengths.iter().sum::<usize>() as u64);
        assert!(summary.red_score().is_some());
        assert!(summary.by_expulsion <= victories + defeats);
    }

    #[test]
    fn a_stopped_game_is_no_result() {
        let stop = AtomicBool::new(true);
        assert_eq!(ends(30).part(0, &mut Engine::new(1), &stop), None);
    }

    #[test]
    fn kinds_are_counted() {
        // Red's 221 steps onto the top row and rotates.
        let position =
            "b2223b211/b121r2211b111b112/r1222b221b122/r1211r2121r112/r222r1112r211 r - r 2/40 25";
        let mut game = Game::new(position.parse().unwrap());
        game.play("b4b5+122-212-221".parse().unwrap()).unwrap();
        let mut counts = TurnCounts::default();
        counts.add(&game);
        assert_eq!((counts.bonuses, counts.sum(), counts.expulsions), (1, 1, 0));
    }
}
