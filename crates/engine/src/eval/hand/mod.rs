//! The hand-written evaluation, for boards without a network.

mod features;
mod parameters;

use mad_rules::{Board, Position, Side};

pub use features::{Features, features};
pub use parameters::{GROUPS, Group, PARAMETERS, Parameters, UNTUNED};

use crate::value::Value;

/// A weighted sum of hand-written features with the weights of [`Parameters`].
///
/// The features of the classes in the arena, and of single ships on squares, are precomputed for a
/// board.
pub struct HandWritten {
    board: Board,
    weights: Parameters,
    /// By the set of classes in the arena.
    fleet: Vec<i32>,
    /// By ship and square.
    places: Vec<[i32; 64]>,
}

impl HandWritten {
    /// Precomputes the evaluation for a board.
    #[must_use]
    pub fn new(board: Board, weights: &Parameters) -> Self {
        let weights = weights.clone();
        let fleet = (0..=255).map(|classes| features::fleet(classes, &weights)).collect();
        let places = mad_rules::Ship::all()
            .map(|ship| {
                std::array::from_fn(|index| match mad_rules::Square::from_index(index) {
                    Some(square) => features::place(board, ship, square, &weights),
                    None => 0,
                })
            })
            .collect();
        Self { board, weights, fleet, places }
    }

    /// The board it is for.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    fn side(&self, position: &Position, side: Side) -> i32 {
        let fleet = self.fleet[usize::from(position.arena().class_bits(side))];
        let squares = position.fleet(side);
        let places: i32 = squares
            .iter()
            .filter_map(|square| {
                position.ship_at(square).map(|ship| self.places[ship.index()][square.index()])
            })
            .sum();
        fleet + places
    }

    /// The estimate of a position for the side to move. The game is not over.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> Value {
        let us = position.to_move();
        let fleets = self.side(position, us) - self.side(position, !us);
        Value::estimate(fleets + features::dynamic(position, &self.weights))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mad_rules::Options;

    #[test]
    fn the_start_is_even_but_for_the_turn_and_the_tie_break() {
        for board in Board::REGISTERED {
            let start = board.start(Options::default()).unwrap();
            let evaluation = HandWritten::new(board, &PARAMETERS);
            let even = PARAMETERS.get("tempo", 0) - PARAMETERS.get("tie_break", 0);
            assert_eq!(evaluation.evaluate(&start), Value::estimate(even), "{board}");
        }
    }
}
