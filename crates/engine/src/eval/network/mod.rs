//! The learned evaluation: an efficiently updatable neural network (NNUE) for each board.
//!
//! One hidden layer, shared by both perspectives: the sum of a weight row for each ship on its
//! place and of one row for the state of the game (tie-break, positioning turns). The hidden values
//! of the side to move and of its opponent, clipped and squared (SCReLU), are weighted to one
//! output, the logit of the expected result.
//!
//! Weights are small integers, so every machine computes the same values. Sums change by a few rows
//! from a position to the next; the [`AccumulatorStack`] updates them along the line of the search.

mod accumulator;
mod embedded;
mod file;
mod inputs;
mod kernel;
#[cfg(test)]
mod tests;

use mad_rules::{Board, Position};

pub use accumulator::AccumulatorStack;
pub use embedded::{FILE_NAMES, NetworkFile, board_of, embedded, embedded_files, file_name};
pub use file::NetworkError;
pub use inputs::{Inputs, STATE_INPUTS, StateInput, View, state_inputs, state_of};

use crate::value::Value;
use inputs::STATES;
use kernel::Row;

/// The number of hidden units of a perspective.
pub const HIDDEN: usize = 64;
/// The hidden value that stands for 1: the scale of ship and state weights.
pub const HIDDEN_UNIT: i32 = 127;
/// The integer that stands for an output weight of 1.
pub const OUTPUT_UNIT: i32 = 128;
/// The largest size of an output weight: its product with a hidden value fits in 16 bits.
pub const MAX_OUTPUT_WEIGHT: i32 = 258;
/// The largest size of a hidden bias: with any rows of 16 ships and all states added it fits in 16
/// bits.
pub const MAX_HIDDEN_BIAS: i32 = i16::MAX as i32 - (16 + STATE_INPUTS as i32) * 128;
/// The logit 1 in eighths of a centi-unit: the scale of [`Value`].
pub const LOGIT: i32 = 800;

/// The integer weights of a network, as they are stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weights {
    /// The board.
    pub board: Board,
    /// A row for each input of a perspective: ships on places, then the state.
    pub inputs: Vec<[i8; HIDDEN]>,
    /// Added to the sum of rows.
    pub hidden_bias: [i16; HIDDEN],
    /// The weights of the hidden values of the side to move, and of its opponent.
    pub output: [[i16; HIDDEN]; 2],
    /// Added to the output, in units of `HIDDEN_UNIT * OUTPUT_UNIT`.
    pub output_bias: i32,
}

/// A network ready for evaluation.
#[derive(Debug)]
pub struct Network {
    weights: Weights,
    inputs: Inputs,
    /// The rows of ships on places.
    ship_rows: Vec<Row>,
    /// The hidden bias and the rows of the state, added up, by perspective and [`inputs::state`].
    state_rows: [Vec<Row>; 2],
}

impl Network {
    /// Prepares weights for evaluation.
    ///
    /// # Errors
    ///
    /// If the number of rows is not that of the board's inputs, or a bias or an output weight is too
    /// large for the arithmetic of the evaluation.
    pub fn new(weights: Weights) -> Result<Self, NetworkError> {
        let inputs = Inputs::new(weights.board);
        if weights.inputs.len() != inputs.count() {
            return Err(NetworkError::Inputs {
                found: weights.inputs.len(),
                expected: inputs.count(),
            });
        }
        let large = |weight: &i16| i32::from(*weight).abs() > MAX_OUTPUT_WEIGHT;
        if weights.output.iter().flatten().any(large) {
            return Err(NetworkError::OutputWeight);
        }
        if weights.hidden_bias.iter().any(|bias| i32::from(*bias).abs() > MAX_HIDDEN_BIAS) {
            return Err(NetworkError::HiddenBias);
        }
        let row = |index: usize| -> Row { Row::from(weights.inputs[index].map(i16::from)) };
        let ship_rows = (0..inputs.ship_inputs()).map(row).collect();
        let state_rows = mad_rules::Side::ALL.map(|side| {
            let sum = |state| {
                let mut sum = Row::from(weights.hidden_bias);
                for input in state_inputs(state, side) {
                    sum.add(&row(inputs.ship_inputs() + input.index()));
                }
                sum
            };
            (0..STATES).map(sum).collect()
        });
        Ok(Self { weights, inputs, ship_rows, state_rows })
    }

    /// The board it is for.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.weights.board
    }

    /// Its weights.
    #[must_use]
    pub const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Evaluates a position without an accumulator, for the side to move.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> Value {
        let mut stack = AccumulatorStack::new(1);
        stack.enter(position, 0);
        stack.evaluate(self, position, 0)
    }

    /// The value of the sum over the hidden values.
    #[inline]
    fn output(&self, sum: i32) -> Value {
        let sum = i64::from(sum / HIDDEN_UNIT) + i64::from(self.weights.output_bias);
        let scaled = sum * i64::from(LOGIT);
        Value::estimate((scaled / i64::from(HIDDEN_UNIT * OUTPUT_UNIT)) as i32)
    }
}
