//! The network with real weights, as training sees it.

use mad_engine::eval::network::{
    HIDDEN, HIDDEN_UNIT, Inputs, MAX_OUTPUT_WEIGHT, OUTPUT_UNIT, Weights,
};
use mad_rules::{Board, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

use super::sample::Sample;

/// The inputs of a sample that are active in one perspective: sixteen ships, the tie-break, and up
/// to two positioning turns.
pub(super) type Active = arrayvec::ArrayVec<u16, 19>;

/// All weights in one list: input rows, hidden biases, output weights, output bias.
#[derive(Debug, Clone)]
pub(super) struct Model {
    pub(super) parameters: Vec<f32>,
    rows: usize,
}

/// The values of a forward pass that the backward pass needs.
pub(super) struct Forward {
    /// Clipped hidden values, of the side to move and of its opponent.
    hidden: [[f32; HIDDEN]; 2],
    /// The logit of the expected result.
    pub(super) logit: f32,
}

impl Model {
    /// Random weights.
    pub(super) fn random(board: Board, seed: u64) -> Self {
        let rows = Inputs::new(board).count();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut parameters: Vec<f32> =
            (0..rows * HIDDEN).map(|_| rng.random_range(-0.2..0.2)).collect();
        parameters.extend([0.25; HIDDEN]);
        parameters.extend((0..2 * HIDDEN).map(|_| rng.random_range(-0.09_f32..0.09)));
        parameters.push(0.0);
        Self { parameters, rows }
    }

    /// A model of the same shape with other parameters.
    pub(super) fn with(&self, parameters: Vec<f32>) -> Self {
        Self { parameters, rows: self.rows }
    }

    fn row(&self, index: usize) -> &[f32; HIDDEN] {
        &self.parameters.as_chunks().0[index]
    }

    const fn bias_at(&self) -> usize {
        self.rows * HIDDEN
    }

    const fn output_at(&self) -> usize {
        self.bias_at() + HIDDEN
    }

    /// Keeps weights within what integers can represent.
    pub(super) fn clamp(&mut self) {
        let (bias, output) = (self.bias_at(), self.output_at());
        let most = MAX_OUTPUT_WEIGHT as f32 / OUTPUT_UNIT as f32;
        let last = self.parameters.len() - 1;
        for (index, weight) in self.parameters.iter_mut().enumerate() {
            let limit = match index {
                _ if index < bias => 1.0,
                _ if index < output => 8.0,
                _ if index < last => most,
                _ => f32::INFINITY,
            };
            *weight = weight.clamp(-limit, limit);
        }
    }

    /// The model with every weight rounded as in a file: the forward pass then computes what the
    /// engine computes.
    pub(super) fn rounded(&self) -> Self {
        let (output, last) = (self.output_at(), self.parameters.len() - 1);
        let mut parameters = self.parameters.clone();
        for (index, weight) in parameters.iter_mut().enumerate() {
            let unit = (if index < output { HIDDEN_UNIT } else { OUTPUT_UNIT }) as f32;
            if index < last {
                *weight = (*weight * unit).round() / unit;
            }
        }
        self.with(parameters)
    }

    pub(super) fn forward(&self, active: &[Active; 2]) -> Forward {
        let bias: &[f32; HIDDEN] = self.row(self.rows);
        let mut logit = self.parameters[self.parameters.len() - 1];
        let hidden = [0, 1].map(|perspective| {
            let mut sum = *bias;
            for &index in &active[perspective] {
                let row = self.row(index.into());
                for i in 0..HIDDEN {
                    sum[i] += row[i];
                }
            }
            let weights = self.row(self.rows + 1 + perspective);
            let mut output = 0.0;
            for i in 0..HIDDEN {
                sum[i] = sum[i].clamp(0.0, 1.0);
                output += sum[i] * sum[i] * weights[i];
            }
            logit += output;
            sum
        });
        Forward { hidden, logit }
    }

    /// Adds the gradient of a sample whose loss has this derivative by the logit.
    pub(super) fn backward(
        &self,
        active: &[Active; 2],
        forward: &Forward,
        slope: f32,
        gradient: &mut [f32],
    ) {
        let last = gradient.len() - 1;
        gradient[last] += slope;
        let rows: &mut [[f32; HIDDEN]] = gradient.as_chunks_mut().0;
        for perspective in 0..2 {
            let hidden = &forward.hidden[perspective];
            let weights = self.row(self.rows + 1 + perspective);
            let mut delta = [0.0; HIDDEN];
            let of_output = &mut rows[self.rows + 1 + perspective];
            for i in 0..HIDDEN {
                of_output[i] += slope * hidden[i] * hidden[i];
                let open = if hidden[i] < 1.0 { 2.0 * hidden[i] } else { 0.0 };
                delta[i] = slope * weights[i] * open;
            }
            let inputs = active[perspective].iter().map(|&index| usize::from(index));
            for index in inputs.chain([self.rows]) {
                let row = &mut rows[index];
                for i in 0..HIDDEN {
                    row[i] += delta[i];
                }
            }
        }
    }

    /// The integer weights.
    pub(super) fn quantised(&self, board: Board) -> Weights {
        let round = |weight: f32, unit: i32| (weight * unit as f32).round();
        let row = |index: usize, unit| self.row(index).map(|weight| round(weight, unit) as i16);
        let bias = self.parameters[self.parameters.len() - 1];
        Weights {
            board,
            inputs: (0..self.rows)
                .map(|index| row(index, HIDDEN_UNIT).map(|weight| weight as i8))
                .collect(),
            hidden_bias: row(self.rows, HIDDEN_UNIT),
            output: [1, 2].map(|index| row(self.rows + index, OUTPUT_UNIT)),
            output_bias: round(bias, HIDDEN_UNIT * OUTPUT_UNIT) as i32,
        }
    }
}

/// The active inputs of a sample, of the side to move and of its opponent.
pub(super) fn active_inputs(inputs: &Inputs, sample: &Sample) -> [Active; 2] {
    let (places, state) = (sample.places(), sample.state());
    let us = sample.to_move();
    let active = |side: Side| inputs.active(&places, state, side).map(|i| i as u16).collect();
    [active(us), active(us.opponent())]
}

pub(super) fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}
