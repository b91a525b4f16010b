//! How good a position looks, without searching.

mod features;
mod parameters;

use mad_rules::{Board, Position, Side};

pub use features::{Features, features};
pub use parameters::{BY_HAND, GROUPS, Group, PARAMETERS, Parameters};

use crate::value::Value;

/// An opinion on positions.
pub trait Evaluation: Sync {
    /// How good the position is for the side to move, on the scale of [`Value`]. The game is not
    /// over.
    fn evaluate(&self, position: &Position) -> Value;
}

/// The hand-written evaluation: a sum of features, each with its weight from [`Parameters`].
///
/// What depends only on which ships are in the arena, or on where a single ship stands, is
/// computed once for a board and looked up.
pub struct HandWritten {
    board: Board,
    weights: Parameters,
    /// By the classes in the arena.
    fleet: Vec<Value>,
    /// By ship and square.
    places: Vec<[Value; 64]>,
}

impl HandWritten {
    /// The evaluation for a board.
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

    fn side(&self, position: &Position, side: Side) -> Value {
        let fleet = self.fleet[usize::from(position.arena().class_bits(side))];
        let squares = position.fleet(side);
        let places: Value = squares
            .iter()
            .filter_map(|square| {
                position.ship_at(square).map(|ship| self.places[ship.index()][square.index()])
            })
            .sum();
        fleet + places
    }
}

impl Evaluation for HandWritten {
    fn evaluate(&self, position: &Position) -> Value {
        let us = position.to_move();
        let standing = self.side(position, us) - self.side(position, !us);
        standing + features::dynamic(position, &self.weights)
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
            assert_eq!(evaluation.evaluate(&start), even, "{board}");
        }
    }
}
