//! Looking for puzzles: a study whose parts are games and batches of random endings.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mad_engine::Engine;
use mad_rules::{Board, Position};
use mad_study::puzzle::{Puzzle, Theme};
use rand::rngs::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::find::{Finder, interest};
use super::sources::{self, Players};
use super::{Endings, TABLE_SHIPS, endings};
use crate::random::game_rng;
use crate::theory::{Study, engine_fingerprint};

/// The most puzzles from one game or batch of endings.
const MOST: usize = 2;
/// Random endings of a batch.
const BATCH: usize = 50;
/// Random endings of a batch for the tables, which take microseconds each.
const TABLE_BATCH: usize = 600;
/// Random endings of a batch near the tie-break, with a ship more than tables have.
const NEAR_BATCH: usize = 1_000;
/// Their least quiet turns.
const NEAR: u16 = 34;
/// The ships of random endings that are searched.
const SHIPS: std::ops::RangeInclusive<usize> = 4..=9;

/// A search for puzzles on a board.
pub struct Hunt {
    board: Board,
    parts: u64,
    seed: u64,
    endings: Endings,
}

/// A puzzle that was found and proven, without a rating.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// Its text.
    puzzle: String,
    /// How interesting it is; 0 for a trivial one. A position of a game is worth more than a random one.
    pub interest: u8,
}

impl Found {
    fn new(puzzle: &Puzzle, is_from_game: bool) -> Self {
        let interest = match interest(puzzle) {
            0 => 0,
            interest => interest + u8::from(is_from_game),
        };
        Self { puzzle: puzzle.to_string(), interest }
    }

    #[cfg(test)]
    pub(super) const fn of_text(puzzle: String, interest: u8) -> Self {
        Self { puzzle, interest }
    }

    /// The puzzle; `None` if the text is damaged.
    #[must_use]
    pub fn puzzle(&self) -> Option<Puzzle> {
        Puzzle::from_text(&self.puzzle).ok()
    }
}

impl Hunt {
    /// A hunt of so many games and batches of endings. Builds the tables of the board.
    ///
    /// # Errors
    ///
    /// If the tables cannot be built.
    pub fn new(board: Board, parts: u64, seed: u64) -> std::io::Result<Self> {
        Ok(Self { board, parts, seed, endings: endings(board, TABLE_SHIPS)? })
    }

    fn find(&self, number: u64, engine: &mut Engine, rng: &mut Xoshiro256PlusPlus) -> Vec<Puzzle> {
        let mut finder = Finder::new(&self.endings);
        match number % 8 {
            0..=1 => {
                best(in_game(&sources::game(self.board, Players::Strong, engine, rng), &mut finder))
            }
            2..=5 => {
                best(in_game(&sources::game(self.board, Players::Levels, engine, rng), &mut finder))
            }
            6 => {
                let batch = (0..BATCH).map(|_| sources::ending(self.board, SHIPS, 0, rng));
                best(batch.filter_map(|position| finder.find(&position)).collect())
            }
            _ => self.near_tie_break(&finder, rng),
        }
    }

    /// One semi-victory and one hold of the tie-break.
    fn near_tie_break(&self, finder: &Finder<'_>, rng: &mut Xoshiro256PlusPlus) -> Vec<Puzzle> {
        let few = (0..TABLE_BATCH).map(|_| (3..=TABLE_SHIPS, 0));
        let five = (0..NEAR_BATCH).map(|_| (TABLE_SHIPS + 1..=TABLE_SHIPS + 1, NEAR));
        let found: Vec<Puzzle> = few
            .chain(five)
            .map(|(ships, quiet)| sources::ending(self.board, ships, quiet, rng))
            .filter_map(|position| finder.find_semi(&position))
            .collect();
        let best = |theme: Theme| {
            let of_theme = found.iter().filter(|puzzle| puzzle.theme == theme);
            of_theme.max_by_key(|puzzle| interest(puzzle)).cloned()
        };
        [Theme::SemiVictory, Theme::Hold].into_iter().filter_map(best).collect()
    }
}

/// The puzzles of a game, with their positions in order.
fn in_game(positions: &[Position], finder: &mut Finder<'_>) -> Vec<Puzzle> {
    positions.iter().filter_map(|position| finder.find(position)).collect()
}

/// The best puzzles, of different themes: rare themes first, then interesting ones.
fn best(mut puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
    let rarity = |theme: Theme| match theme {
        Theme::Bonus | Theme::Hold | Theme::SemiVictory => 0,
        Theme::Recall => 1,
        Theme::Save | Theme::Exile | Theme::Ship => 2,
    };
    puzzles.sort_by_key(|puzzle| {
        (interest(puzzle) == 0, rarity(puzzle.theme), u8::MAX - interest(puzzle))
    });
    let mut kept: Vec<Puzzle> = Vec::new();
    for puzzle in puzzles {
        if kept.len() < MOST && kept.iter().all(|other| other.theme != puzzle.theme) {
            kept.push(puzzle);
        }
    }
    kept
}

impl Study for Hunt {
    type Part = Vec<Found>;

    fn settings(&self) -> Value {
        json!({
            "study": "puzzles",
            "board": self.board,
            "seed": self.seed,
            "engine": engine_fingerprint(self.board),
        })
    }

    fn len(&self) -> u64 {
        self.parts
    }

    fn part(&self, number: u64, engine: &mut Engine, stop: &AtomicBool) -> Option<Vec<Found>> {
        let mut rng = game_rng(self.seed, number);
        let puzzles = self.find(number, engine, &mut rng);
        (!stop.load(Relaxed))
            .then(|| puzzles.iter().map(|puzzle| Found::new(puzzle, number % 8 < 6)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::check;

    #[test]
    fn a_hunt_repeats_exactly_and_what_it_finds_is_proven() {
        // Tables of two ships take no time; only semi-victories need larger ones.
        let board = Board::SIX_BY_FOUR;
        let hunt = Hunt { board, parts: 8, seed: 5, endings: endings(board, 2).unwrap() };
        let stop = AtomicBool::new(false);
        let find = |number| hunt.part(number, &mut Engine::new(1), &stop).unwrap();
        let mut used = Engine::new(1);
        for number in [2, 3, 6] {
            let found = find(number);
            assert_eq!(hunt.part(number, &mut used, &stop).unwrap(), found, "{number}");
            assert!(found.len() <= MOST);
            for found in &found {
                let puzzle = found.puzzle().unwrap();
                assert_eq!(check(&puzzle, &hunt.endings), Ok(()), "{puzzle}");
            }
        }
        assert!(!find(6).is_empty());
    }
}
