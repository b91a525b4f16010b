//! Training: stochastic gradient descent (Adam) on the cross entropy of results and search values.

use std::path::Path;

use mad_engine::eval::network::{Inputs, LOGIT, Weights};
use mad_rules::Board;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rayon::prelude::*;

use super::checkpoint::{Checkpoint, CheckpointError};
use super::model::{Model, active_inputs, sigmoid};
use super::sample::Sample;

/// The settings of training. The same settings and samples give the same network, whatever the
/// number of threads.
#[derive(Debug, Clone, PartialEq)]
pub struct Training {
    /// The board of the samples.
    pub board: Board,
    /// How often every sample is used.
    pub epochs: u32,
    /// The weight of the game's result in the target; the rest is that of the search value.
    pub result_weight: f32,
    /// The learning rate after the warm-up.
    pub learning_rate: f32,
    /// Seed of the first weights and of the order of samples.
    pub seed: u64,
}

/// The losses after an epoch.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Epoch {
    /// Its number, from 1.
    pub number: u32,
    /// Mean cross entropy of the training samples, while they were used.
    pub loss: f32,
    /// Mean cross entropy of the targets of the samples held out.
    pub validation: f32,
    /// The same for the results of the games only.
    pub validation_result: f32,
    /// The same for the search values only.
    pub validation_search: f32,
}

const BATCH: usize = 2048;
/// A batch is divided into this many parts, which threads share. Their sum does not depend on the
/// number of threads.
const SHARDS: usize = 4;
const WARM_UP: u64 = 100;
/// The last learning rate, as a part of the first.
const FINAL_RATE: f32 = 0.01;
/// One game in this many is held out.
const HELD_OUT: u64 = 20;

/// Samples for training, and samples of other games for validation.
#[derive(Debug, Default)]
pub struct Samples {
    training: Vec<Sample>,
    held_out: Vec<Sample>,
}

impl Samples {
    /// Divides samples by their games.
    #[must_use]
    pub fn new(samples: impl IntoIterator<Item = Sample>) -> Self {
        let mut divided = Self::default();
        let mut game = 0_u64;
        for sample in samples {
            game += u64::from(sample.is_first_of_game());
            let hash = game.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
            let held_out = hash.is_multiple_of(HELD_OUT);
            (if held_out { &mut divided.held_out } else { &mut divided.training }).push(sample);
        }
        divided
    }

    /// The number of samples for training, and for validation.
    #[must_use]
    pub const fn counts(&self) -> (usize, usize) {
        (self.training.len(), self.held_out.len())
    }
}

impl Training {
    /// Trains a network. With a checkpoint file, the state is stored after every epoch, and an
    /// interrupted training of the same settings resumes. Calls `progress` after every epoch; it
    /// returns whether to go on.
    ///
    /// # Errors
    ///
    /// If the checkpoint cannot be read or written, or is of another training.
    pub fn run(
        &self,
        samples: &Samples,
        checkpoint: Option<&Path>,
        progress: &mut dyn FnMut(&Epoch) -> bool,
    ) -> Result<Weights, CheckpointError> {
        let identity = format!("{self:?} {:?}", samples.counts());
        let mut state = Checkpoint::new(Model::random(self.board, self.seed).parameters);
        if let Some(path) = checkpoint {
            state.resume(path, &identity)?;
        }
        let inputs = Inputs::new(self.board);
        while state.epoch < self.epochs {
            let loss = self.epoch(&inputs, &samples.training, &mut state);
            state.epoch += 1;
            if let Some(path) = checkpoint {
                state.store(path, &identity)?;
            }
            let epoch = self.validate(&inputs, &samples.held_out, &state, loss);
            if !progress(&epoch) {
                break;
            }
        }
        let model = Model::random(self.board, self.seed).with(state.parameters);
        Ok(model.quantised(self.board))
    }

    /// Uses every sample once, in random order. Returns the mean loss.
    fn epoch(&self, inputs: &Inputs, samples: &[Sample], state: &mut Checkpoint) -> f32 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed << 20 | u64::from(state.epoch));
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        order.shuffle(&mut rng);
        let mirror_seed: u64 = rng.random();
        let steps = samples.len().div_ceil(BATCH) as u64 * u64::from(self.epochs);
        let mut model = Model::random(self.board, self.seed);
        model.parameters.clone_from(&state.parameters);
        let mut sum = 0.0;
        let mut gradients = vec![vec![0.0; model.parameters.len()]; SHARDS];
        for batch in order.chunks(BATCH) {
            let rounded = model.rounded();
            let shard = batch.len().div_ceil(SHARDS);
            let losses: Vec<f64> = gradients
                .par_iter_mut()
                .zip(batch.par_chunks(shard))
                .map(|(gradient, part)| {
                    gradient.fill(0.0);
                    let add = |loss, &index: &u32| {
                        let sample = &samples[index as usize];
                        let mirror = mirror_seed.rotate_left(index & 63) & 1 != 0;
                        loss + self.add_gradient(inputs, &rounded, sample, mirror, gradient)
                    };
                    part.iter().fold(0.0, add)
                })
                .collect();
            sum += losses.iter().sum::<f64>();
            let used = losses.len();
            let (first, others) = gradients.split_at_mut(1);
            for other in &others[..used - 1] {
                for (total, part) in first[0].iter_mut().zip(other) {
                    *total += part;
                }
            }
            let rate = self.learning_rate * schedule(state.step, steps);
            state.adam(&mut model.parameters, &first[0], 1.0 / batch.len() as f32, rate);
            model.clamp();
        }
        state.parameters = model.parameters;
        (sum / samples.len().max(1) as f64) as f32
    }

    fn add_gradient(
        &self,
        inputs: &Inputs,
        model: &Model,
        sample: &Sample,
        mirror: bool,
        gradient: &mut [f32],
    ) -> f64 {
        let sample = if mirror { &sample.mirrored(self.board) } else { sample };
        let active = active_inputs(inputs, sample);
        let forward = model.forward(&active);
        let target = self.target(sample);
        model.backward(&active, &forward, sigmoid(forward.logit) - target, gradient);
        cross_entropy(forward.logit, target).into()
    }

    fn target(&self, sample: &Sample) -> f32 {
        let search = sigmoid(f32::from(sample.value()) / LOGIT as f32);
        match sample.result() {
            Some(result) => self.result_weight * result + (1.0 - self.result_weight) * search,
            None => search,
        }
    }

    fn validate(
        &self,
        inputs: &Inputs,
        samples: &[Sample],
        state: &Checkpoint,
        loss: f32,
    ) -> Epoch {
        let model = Model::random(self.board, self.seed).with(state.parameters.clone()).rounded();
        let losses = |sample: &Sample| {
            let logit = model.forward(&active_inputs(inputs, sample)).logit;
            let search = sigmoid(f32::from(sample.value()) / LOGIT as f32);
            let result = sample.result().unwrap_or(search);
            [self.target(sample), result, search].map(|t| f64::from(cross_entropy(logit, t)))
        };
        let add = |a: [f64; 3], b: [f64; 3]| [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
        let parts: Vec<[f64; 3]> = samples
            .par_chunks(4096)
            .map(|part| part.iter().map(losses).fold([0.0; 3], add))
            .collect();
        let sums = parts.into_iter().fold([0.0; 3], add);
        let [validation, validation_result, validation_search] =
            sums.map(|sum| (sum / samples.len().max(1) as f64) as f32);
        Epoch { number: state.epoch, loss, validation, validation_result, validation_search }
    }
}

/// The learning rate of a step, as a part of the largest: warm-up, then a cosine.
fn schedule(step: u64, steps: u64) -> f32 {
    if step < WARM_UP {
        return (step + 1) as f32 / WARM_UP as f32;
    }
    let progress = (step - WARM_UP) as f32 / (steps.saturating_sub(WARM_UP)).max(1) as f32;
    let cosine = (1.0 + (core::f32::consts::PI * progress.min(1.0)).cos()) / 2.0;
    FINAL_RATE + (1.0 - FINAL_RATE) * cosine
}

/// The cross entropy of an expected result, given as a logit, and a target.
fn cross_entropy(logit: f32, target: f32) -> f32 {
    // ln(1 + e^-|x|) is exact for large sizes of x.
    logit.max(0.0) - logit * target + (-logit.abs()).exp().ln_1p()
}
