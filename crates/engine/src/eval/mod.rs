//! The static evaluation: a network for each board that has one, else hand-written features.

pub mod hand;
pub mod network;

use std::sync::Arc;

use mad_rules::{Board, Position};

use crate::value::Value;
use hand::{HandWritten, Parameters};
use network::{AccumulatorStack, Network};

/// Which evaluation the engine uses.
#[derive(Debug, Clone, Default)]
pub enum EvaluationChoice {
    /// The network of the board, or the hand-written evaluation where there is none.
    #[default]
    Best,
    /// This network, on its own board.
    Network(Arc<Network>),
    /// The hand-written evaluation with these weights.
    HandWritten(Parameters),
}

/// The evaluation of the positions of one board.
pub(crate) enum Evaluation {
    Network(Arc<Network>),
    HandWritten(Box<HandWritten>),
}

impl Evaluation {
    /// The board it is for.
    pub(crate) fn board(&self) -> Board {
        match self {
            Self::Network(network) => network.board(),
            Self::HandWritten(features) => features.board(),
        }
    }

    /// The estimate of a position at a ply of the search, for the side to move.
    #[inline]
    pub(crate) fn evaluate(
        &self,
        position: &Position,
        ply: usize,
        accumulators: &mut AccumulatorStack,
    ) -> Value {
        match self {
            Self::Network(network) => accumulators.evaluate(network, position, ply),
            Self::HandWritten(features) => features.evaluate(position),
        }
    }
}
