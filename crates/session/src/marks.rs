//! Highlights around the picked ship.

use mad_rules::preview::Shift;
use mad_rules::{Cycle, Position, Ship, SquareSet, Turn};

use crate::{InputStage, Spot, TurnInput};

/// The destinations of the picked ship.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    /// Empty squares it can move to.
    pub free: SquareSet,
    /// Squares with a ship it can expel.
    pub expulsions: SquareSet,
    /// Those of both where a bonus would open.
    pub bonus: SquareSet,
    /// The ships whose place it can take by teleportation.
    pub partners: Vec<Partner>,
    /// The shifts of the previewed teleportation.
    pub aim: Vec<Shift>,
    /// Squares that the task of a lesson names.
    pub named: SquareSet,
}

/// A ship whose place the picked ship can take by teleportation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Partner {
    /// The ship.
    pub ship: Ship,
    /// The teleportation.
    pub cycle: Cycle,
    /// Its shifts: each ship with its old and new place.
    pub shifts: Vec<Shift>,
    /// Whether it would exile the player's own corvette.
    pub loses: bool,
}

impl Marks {
    /// Returns whether the ship has no destination.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.free.is_empty() && self.expulsions.is_empty() && self.partners.is_empty()
    }
}

/// Where a ship could go if it were its side's turn: the same marks as for a picked ship, for ships of
/// both sides.
#[must_use]
pub fn reach(position: &Position, ship: Ship) -> Marks {
    let mut position = *position;
    if ship.side() != position.to_move() && position.null_move().is_err() {
        return Marks::default();
    }
    let mut input = TurnInput::EMPTY;
    input.grab(&position, Spot::of(ship, &position));
    input.marks(&position)
}

impl TurnInput {
    /// The highlights of the picked ship; empty if none is picked.
    #[must_use]
    pub fn marks(&self, position: &Position) -> Marks {
        let mut marks = Marks::default();
        let teleportations = match self.stage() {
            InputStage::Empty => return marks,
            InputStage::Picked(ship) => {
                for arrival in position.arrivals(ship) {
                    let squares = if arrival.expels.is_some() {
                        &mut marks.expulsions
                    } else {
                        &mut marks.free
                    };
                    squares.insert(arrival.square);
                    if !arrival.bonus.is_empty() {
                        marks.bonus.insert(arrival.square);
                    }
                }
                position.teleportations(ship)
            }
            InputStage::Bonus { ship, to, .. } => {
                let arrivals = position.arrivals(ship).into_iter();
                arrivals
                    .filter(|arrival| arrival.square == to)
                    .flat_map(|arrival| arrival.bonus)
                    .collect()
            }
        };
        for teleportation in teleportations {
            let partner = self.ship().and_then(|ship| teleportation.partner(ship));
            let (cycle, loses, shifts) =
                (teleportation.cycle, teleportation.loses, teleportation.shifts);
            if self.aim() == Some(cycle) {
                marks.aim.clone_from(&shifts);
            }
            marks.partners.extend(partner.map(|ship| Partner { ship, cycle, shifts, loses }));
        }
        marks
    }

    /// Returns whether passing is legal.
    #[must_use]
    pub fn may_pass(position: &Position) -> bool {
        position.is_legal(Turn::PASS)
    }
}
