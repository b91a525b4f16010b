//! Tuning of the search's numbers by self-play: simultaneous perturbation stochastic approximation
//! (SPSA).

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use mad_engine::SearchParameters;
use mad_rules::{Board, Game, Options, Side, Turn};
use rand::RngExt as _;

use crate::random::game_rng;
use crate::{Allowance, Limits, MatchError, OurEngine, Player as _, varied_openings};

/// A tuning run. Every iteration moves all numbers at once by random signs, plays a pair of games
/// between the two directions, and takes a small step towards the winner.
#[derive(Debug, Clone)]
pub struct Spsa {
    /// The boards, which iterations take in turns.
    pub boards: Vec<Board>,
    /// Node limit of a turn.
    pub nodes: u64,
    /// Number of iterations, of two games each.
    pub iterations: u64,
    /// Seed of openings and signs.
    pub seed: u64,
    /// Number of games played concurrently. With more than one, a run is not repeatable.
    pub workers: usize,
    /// The numbers to tune; all if empty.
    pub names: Vec<String>,
    /// The numbers at the beginning.
    pub start: SearchParameters,
}

/// The first perturbation is the range divided by this; it shrinks slowly.
const PERTURBATION: f64 = 12.0;
/// The last step, as a part of the perturbation, for a pair won twice.
const LAST_STEP: f64 = 0.01;
/// The exponents of the decreasing steps and perturbations, as usual.
const STEP_EXPONENT: f64 = 0.602;
const PERTURBATION_EXPONENT: f64 = 0.101;

/// A number that is being tuned.
#[derive(Debug, Clone)]
struct Tuned {
    name: &'static str,
    range: (f64, f64),
    value: f64,
}

impl Spsa {
    /// Tunes the numbers. Calls `progress` after each iteration with its number and the numbers so
    /// far; it returns whether to go on.
    ///
    /// # Errors
    ///
    /// If a board has no start position.
    pub fn run(
        &self,
        progress: &(dyn Fn(u64, &SearchParameters) -> bool + Sync),
    ) -> Result<SearchParameters, MatchError> {
        let openings = self.openings()?;
        let tuned = Mutex::new(self.tuned());
        let (next, stop) = (AtomicU64::new(1), AtomicBool::new(false));
        std::thread::scope(|scope| {
            for _ in 0..self.workers.max(1) {
                scope.spawn(|| {
                    let mut players = [OurEngine::new(4), OurEngine::new(4)];
                    while !stop.load(Relaxed) {
                        let number = next.fetch_add(1, Relaxed);
                        if number > self.iterations {
                            return;
                        }
                        let board = &openings[number as usize % openings.len()];
                        self.iterate(number, board, &tuned, &mut players);
                        let now = self.parameters(&tuned.lock().expect("no panics"), &[]);
                        if !progress(number, &now) {
                            stop.store(true, Relaxed);
                        }
                    }
                });
            }
        });
        let tuned = tuned.into_inner().expect("no worker has panicked");
        Ok(self.parameters(&tuned, &[]))
    }

    /// The games of each board after their openings.
    fn openings(&self) -> Result<Vec<Vec<Game>>, MatchError> {
        let games = |board: &Board| {
            let start = board.start(Options::default()).ok_or(MatchError::NoStart(*board))?;
            let after = |turns: &Vec<Turn>| {
                let mut game = Game::new(start);
                for &turn in turns {
                    game.play(turn).expect("an opening");
                }
                game
            };
            Ok(varied_openings(&start, 4_000, self.seed).iter().map(after).collect())
        };
        self.boards.iter().map(games).collect()
    }

    fn tuned(&self) -> Vec<Tuned> {
        let wanted = |name: &str| self.names.is_empty() || self.names.iter().any(|n| n == name);
        let ranges = SearchParameters::RANGES.iter().filter(|(name, ..)| wanted(name));
        let tuned = |&(name, low, high): &(&'static str, i32, i32)| {
            let value = self.start.get(name).unwrap_or(low).into();
            Tuned { name, range: (low.into(), high.into()), value }
        };
        ranges.map(tuned).collect()
    }

    /// The numbers, moved by these perturbations.
    fn parameters(&self, tuned: &[Tuned], moves: &[f64]) -> SearchParameters {
        let mut parameters = self.start;
        for (index, number) in tuned.iter().enumerate() {
            let moved = number.value + moves.get(index).copied().unwrap_or(0.0);
            let moved = moved.clamp(number.range.0, number.range.1).round();
            parameters.set(number.name, moved as i32);
        }
        parameters
    }

    fn iterate(
        &self,
        number: u64,
        openings: &[Game],
        tuned: &Mutex<Vec<Tuned>>,
        players: &mut [OurEngine; 2],
    ) {
        let mut rng = game_rng(self.seed, number);
        let before = tuned.lock().expect("no panics").clone();
        let left = (self.iterations as f64 / number as f64).powf(PERTURBATION_EXPONENT);
        let moves: Vec<f64> = before
            .iter()
            .map(|tuned| {
                let size = (tuned.range.1 - tuned.range.0) / PERTURBATION / 2.0 * left;
                if rng.random_bool(0.5) { size } else { -size }
            })
            .collect();
        let back: Vec<f64> = moves.iter().map(|size| -size).collect();
        for (player, moves) in players.iter_mut().zip([&moves, &back]) {
            player.engine_mut().set_search_parameters(self.parameters(&before, moves));
        }
        let opening = &openings[rng.random_range(0..openings.len())];
        let gain: f64 = [Side::Red, Side::Blue]
            .map(|side| self.play(opening, side, players, number))
            .iter()
            .sum();
        let tail = self.iterations as f64 / 10.0;
        let rate = ((tail + self.iterations as f64) / (tail + number as f64)).powf(STEP_EXPONENT);
        let mut tuned = tuned.lock().expect("no panics");
        for (number, size) in tuned.iter_mut().zip(moves) {
            let moved = number.value + LAST_STEP * rate * gain * size;
            number.value = moved.clamp(number.range.0, number.range.1);
        }
    }

    /// Plays a game; the result for the first player, from -1 to 1.
    fn play(&self, opening: &Game, side: Side, players: &mut [OurEngine; 2], number: u64) -> f64 {
        let mut game = opening.clone();
        let allowance = Allowance::without_deadline(Limits::nodes(self.nodes));
        for player in players.iter_mut() {
            let _ = player.new_game(number);
        }
        while !game.is_over() {
            let player = &mut players[usize::from(game.to_move() != side)];
            let Ok(choice) = player.choose(&game, &allowance) else { break };
            if game.play(choice.turn).is_err() {
                break;
            }
        }
        let quarters = game.outcome().map_or(2, |outcome| outcome.score_quarters(side));
        f64::from(quarters) / 2.0 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spsa(workers: usize) -> Spsa {
        Spsa {
            boards: vec![Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE],
            nodes: 60,
            iterations: 120,
            seed: 1,
            workers,
            names: vec!["razoring".to_owned(), "scale".to_owned()],
            start: SearchParameters::STANDARD,
        }
    }

    #[test]
    fn the_named_numbers_move_within_their_ranges_and_the_run_is_repeatable() {
        let numbers = Mutex::new(Vec::new());
        let run = spsa(1).run(&|number, _| {
            numbers.lock().unwrap().push(number);
            true
        });
        let tuned = run.unwrap();
        assert_eq!(*numbers.lock().unwrap(), (1..=120).collect::<Vec<_>>());
        assert_eq!(spsa(1).run(&|_, _| true).unwrap(), tuned);
        let start = SearchParameters::STANDARD;
        for &(name, low, high) in SearchParameters::RANGES {
            let (old, new) = (start.get(name).unwrap(), tuned.get(name).unwrap());
            let is_named = name == "razoring" || name == "scale";
            assert!((low..=high).contains(&new) && (is_named || old == new), "{name}: {new}");
        }
        assert_ne!(tuned, start);
    }

    #[test]
    fn a_run_stops_when_it_is_told_to() {
        for workers in [1, 3] {
            let count = AtomicU64::new(0);
            let run = spsa(workers).run(&|_, _| count.fetch_add(1, Relaxed) < 4);
            assert!(run.is_ok());
            let count = count.into_inner();
            assert!((5..5 + workers as u64).contains(&count), "{count} with {workers} workers");
        }
    }

    #[test]
    fn every_board_needs_a_start_position() {
        let board = Board::rectangle(7, 7).unwrap();
        let other = Spsa { boards: vec![board], ..spsa(1) };
        assert_eq!(other.run(&|_, _| true), Err(MatchError::NoStart(board)));
    }
}
