//! How hard puzzles are: the levels of the engine try them.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mad_engine::{Engine, Level, Limits};
use mad_rules::Board;
use mad_study::puzzle::Puzzle;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::theory::{Study, engine_fingerprint};

/// Tries of each level, from level 1. Strong levels have little noise, so their tries are alike.
const TRIES: [u64; 10] = [6, 6, 6, 6, 6, 6, 6, 4, 2, 1];
/// The levels from this one on try a puzzle only if the level before them has missed it.
const EXPENSIVE: u8 = 9;
/// The Elo of the levels above level 1, as `mad ladder` measured them: on 5x5, and on other boards.
const ELO_5X5: [f64; 10] = [0.0, 232.0, 386.0, 527.0, 757.0, 945.0, 1183.0, 1370.0, 1543.0, 1794.0];
const ELO_6X4: [f64; 10] =
    [0.0, 213.0, 491.0, 795.0, 1116.0, 1327.0, 1579.0, 1725.0, 1933.0, 2142.0];
/// The ratings of the lowest and the highest level.
const SCALE: (f64, f64) = (600.0, 2400.0);
/// What every level solves, or none, is not told apart any further.
const RANGE: (f64, f64) = (400.0, 2600.0);

/// The ratings of a list of puzzles, as a study with a part for each.
pub struct Ratings {
    /// The board of all of them.
    pub board: Board,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

impl Study for Ratings {
    type Part = u16;

    fn settings(&self) -> Value {
        let ids: Vec<String> = self.puzzles.iter().map(|puzzle| puzzle.id().to_string()).collect();
        let hash = Sha256::digest(ids.join(" ").as_bytes());
        let hash: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        json!({
            "study": "puzzle ratings",
            "board": self.board,
            "puzzles": hash,
            "engine": engine_fingerprint(self.board),
        })
    }

    fn len(&self) -> u64 {
        self.puzzles.len() as u64
    }

    fn part(&self, number: u64, engine: &mut Engine, stop: &AtomicBool) -> Option<u16> {
        let puzzle = &self.puzzles[usize::try_from(number).ok()?];
        let tries = tries(puzzle, engine, stop);
        (!stop.load(Relaxed)).then(|| rating(&tries, self.board))
    }
}

/// A try of a level, and whether it found the first turn.
type Try = (Level, bool);

fn tries(puzzle: &Puzzle, engine: &mut Engine, stop: &AtomicBool) -> Vec<Try> {
    let mut tries: Vec<Try> = Vec::new();
    engine.set_lines(1);
    for (level, count) in Level::all().zip(TRIES) {
        let below = tries.iter().filter(|(tried, _)| tried.number() + 1 == level.number());
        if level.number() >= EXPENSIVE && below.clone().all(|&(_, solved)| solved) {
            // Stronger than a level that has solved it.
            tries.push((level, true));
            continue;
        }
        engine.set_level(Some(level));
        for seed in 0..count {
            engine.clear();
            engine.set_seed(seed);
            let report = engine.search(&puzzle.position, Limits::default(), stop, |_| {});
            let turn = report.map(|report| report.best());
            tries.push((level, turn == puzzle.first_turn()));
        }
    }
    engine.set_level(None);
    tries
}

/// The rating of a level.
fn level_rating(level: Level, board: Board) -> f64 {
    let elo = if board == Board::FIVE_BY_FIVE { &ELO_5X5 } else { &ELO_6X4 };
    let part = elo[usize::from(level.number()) - 1] / elo[9];
    SCALE.0 + part * (SCALE.1 - SCALE.0)
}

/// The rating with the greatest likelihood, when a player of rating R solves a puzzle of rating P
/// with the probability 1 / (1 + 10^((P - R) / 400)). A success at the lowest level's rating and a
/// failure at the highest one's are added, so that there is always a finite one.
fn rating(tries: &[Try], board: Board) -> u16 {
    let results = tries.iter().map(|&(level, solved)| (level_rating(level, board), solved));
    let results: Vec<(f64, bool)> = results.chain([(SCALE.0, true), (SCALE.1, false)]).collect();
    let solved = results.iter().filter(|(_, solved)| *solved).count() as f64;
    let expected = |rating: f64| -> f64 {
        results.iter().map(|(player, _)| 1.0 / (1.0 + 10_f64.powf((rating - player) / 400.0))).sum()
    };
    // At the greatest likelihood the expected number of successes is the real one; it falls with the
    // rating, so it can be bisected.
    let (mut low, mut high) = (0.0, 4000.0);
    for _ in 0..30 {
        let middle = f64::midpoint(low, high);
        if expected(middle) > solved { low = middle } else { high = middle }
    }
    (low.clamp(RANGE.0, RANGE.1) / 10.0).round() as u16 * 10
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tries_up_to(first_solved: u8) -> Vec<Try> {
        let tries = Level::all().zip(TRIES);
        let solved = |level: Level| level.number() >= first_solved;
        tries.flat_map(|(level, count)| (0..count).map(move |_| (level, solved(level)))).collect()
    }

    #[test]
    fn harder_puzzles_have_higher_ratings() {
        for board in [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE] {
            let ratings: Vec<u16> =
                (1..=11).map(|level| rating(&tries_up_to(level), board)).collect();
            assert!(ratings.is_sorted() && ratings[0] < ratings[10], "{ratings:?}");
            assert!((300..700).contains(&ratings[0]), "{ratings:?}");
            assert!((2300..2900).contains(&ratings[10]), "{ratings:?}");
        }
    }

    #[test]
    fn a_puzzle_between_two_levels_is_rated_between_them() {
        let board = Board::SIX_BY_FOUR;
        let between = f64::from(rating(&tries_up_to(5), board));
        let [below, above] = [4, 5].map(|level| level_rating(Level::new(level).unwrap(), board));
        assert!((below - 150.0..above + 150.0).contains(&between), "{below} {between} {above}");
    }
}
