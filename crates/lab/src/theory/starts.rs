//! The positioned starts: a deep search and games of each.

use std::collections::BTreeMap;
use std::num::NonZeroU16;
use std::sync::atomic::AtomicBool;

use mad_engine::Engine;
use mad_rules::{Board, Game, Options, Position, Turn};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::deep_search::DeepSearch;
use super::ends::{EndsSummary, GameTurns};
use super::sampled_play::play;
use super::statistics::Verdict;
use super::study::{Study, engine_fingerprint, limit_name, start};
use crate::Interval;
use crate::random::game_rng;

/// A study of all positioned starts of a board: first a deep search of the start position with the
/// positioning turns to come, then one of each positioned start, then games of each.
#[derive(Debug, Clone)]
pub struct Starts {
    /// The board.
    pub board: Board,
    /// The tie-break limit.
    pub limit: Option<NonZeroU16>,
    /// Node limit of the deep searches.
    pub nodes: u64,
    /// Number of games from each start.
    pub games: u64,
    /// Node limit of a turn in the games.
    pub game_nodes: u64,
    /// Seed of the choice between turns that are nearly as good.
    pub seed: u64,
}

/// A measurement.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StartPart {
    /// A deep search.
    Search(DeepSearch),
    /// A game, positioning turns included.
    Game(GameTurns),
}

/// All pairs of positioning turns, red's first: those of one turn of red follow one another.
pub(super) fn positioned_starts(start: &Position) -> Vec<[Turn; 2]> {
    let pairs = start.sorted_turns().into_iter().flat_map(|red| {
        let after = start.after_unchecked(red);
        after.sorted_turns().into_iter().map(move |blue| [red, blue])
    });
    pairs.collect()
}

/// A game after these turns, which are legal.
pub(super) fn game_after(start: &Position, turns: &[Turn]) -> Game {
    let mut game = Game::new(*start);
    for &turn in turns {
        let played = game.play(turn);
        debug_assert!(played.is_ok(), "{turn}");
    }
    game
}

impl Starts {
    fn start(&self) -> Position {
        start(self.board, Options { positioning: true, tie_break: self.limit })
    }
}

impl Study for Starts {
    type Part = StartPart;

    fn settings(&self) -> Value {
        json!({
            "study": "starts",
            "board": self.board,
            "limit": limit_name(self.limit),
            "nodes": self.nodes,
            "game nodes": self.game_nodes,
            "seed": self.seed,
            "engine": engine_fingerprint(self.board),
        })
    }

    fn len(&self) -> u64 {
        1 + positioned_starts(&self.start()).len() as u64 * (1 + self.games)
    }

    fn part(&self, number: u64, engine: &mut Engine, stop: &AtomicBool) -> Option<StartPart> {
        let start = self.start();
        let starts = positioned_starts(&start);
        let Some(index) = number.checked_sub(1) else {
            return DeepSearch::new(&start, engine, self.nodes, stop).map(StartPart::Search);
        };
        let (round, index) = (index / starts.len() as u64, index as usize % starts.len());
        let game = game_after(&start, &starts[index]);
        if round == 0 {
            let search = DeepSearch::new(game.position(), engine, self.nodes, stop);
            return search.map(StartPart::Search);
        }
        let mut rng = game_rng(self.seed, number);
        let game = play(game, engine, self.game_nodes, &mut rng, stop)?;
        Some(StartPart::Game(GameTurns::of(&game)))
    }
}

/// What is known about a positioned start, from red's view.
#[derive(Debug, Clone)]
pub struct StartResult {
    /// The positioning turns of red and blue.
    pub turns: [Turn; 2],
    /// The deep search, if it was made.
    pub search: Option<DeepSearch>,
    /// The games.
    pub games: EndsSummary,
}

impl StartResult {
    /// Red's expected result by the search.
    #[must_use]
    pub fn expected(&self) -> Option<f64> {
        Some(self.search.as_ref()?.expected().value)
    }

    /// The verdict of the search.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.expected().map(Verdict::of)
    }

    /// Returns whether the verdict is that of the games too: whether an expected result with the
    /// same verdict is in their 95% interval.
    #[must_use]
    pub fn games_agree(&self) -> Option<bool> {
        let (verdict, Interval { low, high, .. }) = (self.verdict()?, self.games.red_score()?);
        Some((Verdict::of(low.max(0.0))..=Verdict::of(high.min(1.0))).contains(&verdict))
    }
}

/// A positioning turn, over all answers or all turns answered.
#[derive(Debug, Clone, Copy)]
pub struct Formation {
    /// The turn.
    pub turn: Turn,
    /// Red's mean expected result with this turn, over all answers.
    pub as_red: f64,
    /// Red's result after blue's best answer, and that answer.
    pub best_answer: (f64, Turn),
    /// Blue's mean expected result with this turn, over all turns of red.
    pub as_blue: f64,
}

/// What is known about the starts of a board.
#[derive(Debug, Clone)]
pub struct StartsSummary {
    /// The search of the start position, positioning turns included.
    pub positioning: Option<DeepSearch>,
    /// The positioned starts.
    pub starts: Vec<StartResult>,
}

impl Starts {
    /// What the searches and games show.
    #[must_use]
    pub fn summary(&self, parts: &BTreeMap<u64, StartPart>) -> StartsSummary {
        let start = self.start();
        let all = positioned_starts(&start);
        let search = |number: u64| match parts.get(&number) {
            Some(StartPart::Search(search)) => Some(search.clone()),
            _ => None,
        };
        let count = all.len() as u64;
        let results = (1..).zip(all).map(|(number, turns)| {
            let games = (1..=self.games).filter_map(|round| {
                match parts.get(&(number + round * count))? {
                    StartPart::Game(game) => Some(game.game(game_after(&start, &turns))),
                    StartPart::Search(_) => None,
                }
            });
            let games = EndsSummary::of(games);
            StartResult { turns, search: search(number), games }
        });
        StartsSummary { positioning: search(0), starts: results.collect() }
    }
}

impl StartsSummary {
    /// The positioning turns by their searches; empty before all starts have been searched.
    #[must_use]
    pub fn formations(&self) -> Vec<Formation> {
        let values: Option<Vec<([Turn; 2], f64)>> =
            self.starts.iter().map(|start| Some((start.turns, start.expected()?))).collect();
        let Some(values) = values else { return Vec::new() };
        let mut turns: Vec<Turn> = values.iter().map(|(turns, _)| turns[0]).collect();
        turns.sort_unstable();
        turns.dedup();
        let formation = |turn| {
            let average = |side: usize| {
                let of = values.iter().filter(|(turns, _)| turns[side] == turn);
                let results: Vec<f64> = of.map(|&(_, red)| red).collect();
                results.iter().sum::<f64>() / results.len() as f64
            };
            let answers = values.iter().filter(|(turns, _)| turns[0] == turn);
            let (answer, least) = answers.min_by(|one, two| one.1.total_cmp(&two.1))?;
            Some(Formation {
                turn,
                as_red: average(0),
                best_answer: (*least, answer[1]),
                as_blue: 1.0 - average(1),
            })
        };
        turns.into_iter().filter_map(formation).collect()
    }

    /// The mean of red's expected results by the searches. For every start there is one with the
    /// formations exchanged, so this is the worth of moving first without a choice of positioning.
    #[must_use]
    pub fn mean_expected(&self) -> Option<f64> {
        let values: Option<Vec<f64>> = self.starts.iter().map(StartResult::expected).collect();
        let values = values?;
        Some(values.iter().sum::<f64>() / values.len() as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn study() -> Starts {
        let (board, limit) = (Board::SIX_BY_FOUR, Some(Options::STANDARD_TIE_BREAK));
        Starts { board, limit, nodes: 40, games: 1, game_nodes: 5, seed: 1 }
    }

    #[test]
    fn every_start_is_searched_and_played_once() {
        let study = study();
        assert_eq!(study.len(), 1 + 81 + 81);
        let (mut engine, stop) = (Engine::new(1), AtomicBool::new(false));
        let part = |number| Some((number, study.part(number, &mut engine, &stop)?));
        let parts: BTreeMap<u64, StartPart> = (0..study.len()).filter_map(part).collect();
        let summary = study.summary(&parts);
        assert!(summary.positioning.is_some());
        assert_eq!(summary.starts.len(), 81);
        for start in &summary.starts {
            assert_eq!(start.games.games(), 1, "{:?}", start.turns);
            let search = start.search.as_ref().unwrap();
            assert!(search.depth > 0 && !search.line.is_empty());
            let Interval { low, value, high } = search.expected();
            assert!(0.0 <= low && low <= value && value <= high && high <= 1.0);
            assert_eq!(start.verdict(), Some(Verdict::of(value)));
        }
        let formations = summary.formations();
        assert_eq!(formations.len(), 9);
        let mut reversed = summary.clone();
        reversed.starts.reverse();
        assert_eq!(reversed.formations().len(), 9, "in any order of the starts");
        let mean = summary.mean_expected().unwrap();
        let sum = |of: fn(&Formation) -> f64| formations.iter().map(of).sum::<f64>() / 9.0;
        assert!((sum(|formation| formation.as_red) - mean).abs() < 1e-9);
        assert!((sum(|formation| formation.as_blue) + mean - 1.0).abs() < 1e-9);
        assert!(formations.iter().all(|formation| formation.best_answer.0 <= formation.as_red));
    }

    #[test]
    fn a_partial_study_has_no_formations() {
        let study = study();
        let (mut engine, stop) = (Engine::new(1), AtomicBool::new(false));
        let first = study.part(1, &mut engine, &stop).unwrap();
        let summary = study.summary(&BTreeMap::from([(1, first)]));
        assert!(summary.starts[0].search.is_some() && summary.starts[1].search.is_none());
        assert!(summary.formations().is_empty() && summary.mean_expected().is_none());
        assert_eq!(summary.starts[0].games_agree(), None);
    }
}
