//! Tuning of evaluation weights: logistic regression on the results of self-play (Texel tuning).

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use mad_engine::eval::{Parameters, features};
use mad_engine::{Engine, Limits};
use mad_rules::{Board, Game, Options, Position, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// The features of a position, and the result of its game for the side to move.
#[derive(Debug, Clone)]
pub struct Sample {
    features: Vec<(u16, i16)>,
    result: f32,
}

/// Self-play that generates samples.
#[derive(Debug, Clone)]
pub struct SelfPlay {
    /// The weights that the engine plays with.
    pub parameters: Parameters,
    /// Number of games, spread evenly over the registered boards.
    pub games: u64,
    /// Node limit for each turn.
    pub nodes: u64,
    /// Seed of the random turns.
    pub seed: u64,
    /// Number of games played concurrently.
    pub workers: usize,
}

/// Number of opening turns, positioning included, that may be random.
const RANDOM_TURNS: usize = 8;

impl SelfPlay {
    /// Plays the games and returns samples of their quiet positions. Calls `progress` with the
    /// number of each finished game.
    pub fn samples(&self, progress: &(dyn Fn(u64) + Sync)) -> Vec<Sample> {
        let next = AtomicU64::new(0);
        let samples = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.workers.max(1) {
                scope.spawn(|| {
                    let mut engine = Engine::new(1);
                    engine.set_parameters(self.parameters.clone());
                    loop {
                        let number = next.fetch_add(1, Relaxed);
                        if number >= self.games {
                            return;
                        }
                        let game = self.play(number, &mut engine);
                        if let Ok(mut all) = samples.lock() {
                            all.extend(game);
                        }
                        progress(number);
                    }
                });
            }
        });
        samples.into_inner().unwrap_or_default()
    }

    fn play(&self, number: u64, engine: &mut Engine) -> Vec<Sample> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ number << 20);
        let board = Board::REGISTERED[number as usize % 4];
        let start = board.start(Options::default()).expect("a registered board");
        let mut game = Game::new(start);
        engine.clear();
        let stop = AtomicBool::new(false);
        while !game.is_over() {
            let position = game.position();
            let chance = game.turns().len() < RANDOM_TURNS;
            let turn = if chance && (game.turns().len() < 2 || rng.random_bool(0.6)) {
                random_turn(position, &mut rng)
            } else {
                let report = engine.search(position, Limits::nodes(self.nodes), &stop, |_| {});
                report.map(|report| report.best())
            };
            let Some(turn) = turn else { break };
            if game.play(turn).is_err() {
                break;
            }
        }
        Self::samples_of(&game)
    }

    /// Samples of the quiet positions of a finished game.
    fn samples_of(game: &Game) -> Vec<Sample> {
        let Some(outcome) = game.outcome() else { return Vec::new() };
        let positions = game.positions().iter().skip(RANDOM_TURNS);
        let quiet = positions.filter(|position| is_quiet(position));
        let sample = |position: &Position| Sample {
            features: features(position)
                .into_iter()
                .filter(|feature| feature.1 != 0)
                .map(|(index, count)| (index as u16, count as i16))
                .collect(),
            result: f32::from(outcome.score_quarters(position.to_move())) / 4.0,
        };
        quiet.map(sample).collect()
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

/// Whether no expulsion is possible and no corvette is in danger: in other positions the result
/// depends on tactics that a static evaluation cannot see.
fn is_quiet(position: &Position) -> bool {
    !position.is_over()
        && !position.is_positioning_turn()
        && !position.is_corvette_in_danger(position.to_move())
        && !position.is_corvette_in_danger(!position.to_move())
        && position.expulsions().is_empty()
}

/// The scale of the logistic function: the value for an argument of 1.
const UNIT: f32 = 800.0;

/// The mean cross-entropy loss of expected against real results.
#[must_use]
pub fn loss(samples: &[Sample], weights: &[f32]) -> f32 {
    let sum: f64 = samples
        .iter()
        .map(|sample| {
            let p = expected(sample, weights).clamp(1e-6, 1.0 - 1e-6);
            f64::from(-sample.result * p.ln() - (1.0 - sample.result) * (1.0 - p).ln())
        })
        .sum();
    (sum / samples.len().max(1) as f64) as f32
}

fn expected(sample: &Sample, weights: &[f32]) -> f32 {
    let sum: f32 =
        sample.features.iter().map(|&(i, n)| weights[usize::from(i)] * f32::from(n)).sum();
    1.0 / (1.0 + (-sum / UNIT).exp())
}

/// Fits weights to samples by gradient descent (Adam) with L2 regularisation towards the start
/// values. Calls `progress` with round and loss every 50 rounds and after the last.
#[must_use]
pub fn fit(
    samples: &[Sample],
    start: &Parameters,
    rounds: usize,
    mut progress: impl FnMut(usize, f32),
) -> Parameters {
    const LEARNING_RATE: f32 = 4.0;
    const REGULARISATION: f32 = 2e-9;
    let begin: Vec<f32> = start.values.iter().map(|&value| value as f32).collect();
    let mut weights = begin.clone();
    let (mut first, mut second) = (vec![0.0_f32; weights.len()], vec![0.0_f32; weights.len()]);
    for round in 1..=rounds {
        let mut gradient = vec![0.0_f32; weights.len()];
        for sample in samples {
            let error = expected(sample, &weights) - sample.result;
            for &(index, count) in &sample.features {
                gradient[usize::from(index)] += error * f32::from(count);
            }
        }
        for (i, slope) in gradient.iter().enumerate() {
            let slope = slope / samples.len().max(1) as f32
                + REGULARISATION * UNIT * (weights[i] - begin[i]);
            first[i] = 0.9 * first[i] + 0.1 * slope;
            second[i] = 0.999 * second[i] + 0.001 * slope * slope;
            let step = |moment: f32, decay: f32| moment / (1.0 - decay.powi(round as i32));
            weights[i] -=
                LEARNING_RATE * step(first[i], 0.9) / (step(second[i], 0.999).sqrt() + 1e-8);
        }
        if round % 50 == 0 || round == rounds {
            progress(round, loss(samples, &weights));
        }
    }
    Parameters { values: weights.iter().map(|weight| weight.round() as i32).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mad_engine::eval::PARAMETERS;

    #[test]
    fn fitting_brings_the_loss_down() {
        let play =
            SelfPlay { parameters: PARAMETERS.clone(), games: 60, nodes: 60, seed: 1, workers: 2 };
        let samples = play.samples(&|_| {});
        assert!(samples.len() > 200, "{}", samples.len());
        let before: Vec<f32> = PARAMETERS.values.iter().map(|&value| value as f32).collect();
        let mut last = f32::INFINITY;
        let fitted = fit(&samples, &PARAMETERS, 100, |_, loss| last = loss);
        assert!(last < loss(&samples, &before));
        assert_eq!(fitted.values.len(), PARAMETERS.values.len());
    }
}
