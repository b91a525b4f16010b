//! Self-play that makes the samples for tuning.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use mad_engine::eval::EvaluationChoice;
use mad_engine::eval::hand::{Parameters, features};
use mad_engine::{Engine, Limits};
use mad_rules::{Board, Game, Options, Position, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// The features of a position, and what to predict from them.
#[derive(Debug, Clone)]
pub struct Sample {
    pub(super) features: Vec<(u16, i16)>,
    /// The expected result for the side to move: that of the game and that of the search, mixed.
    pub(super) target: f32,
}

/// Self-play that generates samples.
#[derive(Debug, Clone)]
pub struct SelfPlay {
    /// The weights that the engine plays with.
    pub parameters: Parameters,
    /// Number of games, spread evenly over the positions of [`starts`].
    pub games: u64,
    /// Node limit for each turn.
    pub nodes: u64,
    /// Seed of the random turns.
    pub seed: u64,
    /// Number of games played concurrently. The samples do not depend on it.
    pub workers: usize,
}

/// Number of opening turns, positioning included, that may be random.
const RANDOM_TURNS: usize = 8;
/// The part of the game's result in the target of a sample; the rest is that of the search value.
pub const RESULT_WEIGHT: f32 = 0.3;
/// The scale of the logistic function: the value for an argument of 1.
pub(super) const UNIT: f32 = 800.0;

/// Start positions of rectangles that have none of their own: the ships as on the official boards,
/// with more or fewer rows and columns between and beside them.
const RECTANGLES: [&str; 6] = [
    "b221b111b222b212/b121b122b211b112/4/r121r122r211r112/r221r111r222r212 r rb - 0/40 1",
    "b221b111b222b212/b121b122b211b112/4/4/4/r121r122r211r112/r221r111r222r212 r rb - 0/40 1",
    "b221b111b211b222b212/b1211b1221b112/5/5/r1211r1221r112/r221r111r211r222r212 r rb - 0/40 1",
    "1b221b111b222b2121/1b121b122b211b1121/6/1r121r122r211r1121/1r221r111r222r2121 r rb - 0/40 1",
    "1b221b111b222b2121/1b121b122b211b1121/6/6/1r121r122r211r1121/1r221r111r222r2121 r rb - 0/40 1",
    "1b221b111b211b222b2121/1b1211b1221b1121/7/7/7/1r1211r1221r1121/1r221r111r211r222r2121 r rb - 0/40 1",
];

/// The start positions of the games: those of the registered boards, and of some other rectangles.
pub fn starts() -> impl Iterator<Item = Position> {
    let registered = Board::REGISTERED.into_iter().filter_map(|b| b.start(Options::default()));
    registered.chain(RECTANGLES.iter().filter_map(|mfen| mfen.parse().ok()))
}

impl SelfPlay {
    /// Plays the games and returns samples of their positions, in the order of the games. Calls
    /// `progress` with the number of each finished game.
    pub fn samples(&self, progress: &(dyn Fn(u64) + Sync)) -> Vec<Sample> {
        let starts: Vec<Position> = starts().collect();
        let next = AtomicU64::new(0);
        let games = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.workers.max(1) {
                scope.spawn(|| {
                    let mut engine = Engine::new(1);
                    engine.set_evaluation(EvaluationChoice::HandWritten(self.parameters.clone()));
                    loop {
                        let number = next.fetch_add(1, Relaxed);
                        if number >= self.games {
                            return;
                        }
                        let start = starts[number as usize % starts.len()];
                        let samples = self.play(start, number, &mut engine);
                        if let Ok(mut games) = games.lock() {
                            games.push((number, samples));
                        }
                        progress(number);
                    }
                });
            }
        });
        let mut games = games.into_inner().unwrap_or_default();
        games.sort_unstable_by_key(|(number, _)| *number);
        games.into_iter().flat_map(|(_, samples)| samples).collect()
    }

    fn play(&self, start: Position, number: u64, engine: &mut Engine) -> Vec<Sample> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ number << 20);
        let mut game = Game::new(start);
        engine.clear();
        let stop = AtomicBool::new(false);
        let mut searched = Vec::new();
        while !game.is_over() {
            let position = *game.position();
            let chance = game.turns().len() < RANDOM_TURNS;
            let turn = if chance && (game.turns().len() < 2 || rng.random_bool(0.6)) {
                random_turn(&position, &mut rng)
            } else {
                let report = engine.search(&position, Limits::nodes(self.nodes), &stop, |_| {});
                report.map(|report| {
                    searched.push((position, report.value().eighths()));
                    report.best()
                })
            };
            let Some(turn) = turn else { break };
            if game.play(turn).is_err() {
                break;
            }
        }
        let Some(outcome) = game.outcome() else { return Vec::new() };
        let useful = searched.into_iter().filter(|(position, _)| is_useful(position));
        let sample = |(position, value): (Position, i32)| {
            let result = f32::from(outcome.score_quarters(position.to_move())) / 4.0;
            let search = 1.0 / (1.0 + (-value as f32 / UNIT).exp());
            Sample::new(&position, RESULT_WEIGHT * result + (1.0 - RESULT_WEIGHT) * search)
        };
        useful.map(sample).collect()
    }
}

impl Sample {
    pub(super) fn new(position: &Position, target: f32) -> Self {
        let features = features(position).into_iter().filter(|feature| feature.1 != 0);
        let features = features.map(|(index, count)| (index as u16, count as i16)).collect();
        Self { features, target }
    }
}

/// A random turn that does not hang the corvette, if there is one.
fn random_turn(position: &Position, rng: &mut Xoshiro256PlusPlus) -> Option<Turn> {
    let us = position.to_move();
    let turns = position.legal_turns();
    let safe: Vec<Turn> = turns
        .iter()
        .copied()
        .filter(|&turn| {
            let after = position.after_unchecked(turn);
            !after.is_corvette_in_danger(us) && !after.is_over()
        })
        .collect();
    safe.choose(rng).or_else(|| turns.choose(rng)).copied()
}

/// Returns whether no corvette is in danger: the search does not use the static evaluation of other
/// positions. Positions in which other ships can be expelled are kept, because the quiescence
/// search stands pat in them.
pub(super) fn is_useful(position: &Position) -> bool {
    !position.is_over()
        && !position.is_positioning_turn()
        && !position.is_corvette_in_danger(position.to_move())
        && !position.is_corvette_in_danger(!position.to_move())
}
