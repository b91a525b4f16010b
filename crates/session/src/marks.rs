//! What is to be seen around a picked ship.

use mad_rules::preview::Shift;
use mad_rules::{Cycle, Position, Ship, SquareSet, Turn};

use crate::{Hand, Stage};

/// Where the ship in hand can go, all at once.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    /// Empty squares that it can move to.
    pub free: SquareSet,
    /// Squares with a ship that it can expel.
    pub expulsions: SquareSet,
    /// Those of either where a bonus would open.
    pub bonus: SquareSet,
    /// The ships whose place it can take.
    pub partners: Vec<Partner>,
    /// Who goes where in the teleportation that is aimed at.
    pub aim: Vec<Shift>,
}

/// A ship whose place another one can take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Partner {
    /// The ship.
    pub ship: Ship,
    /// The teleportation that does it.
    pub cycle: Cycle,
    /// Who goes where in it.
    pub shifts: Vec<Shift>,
    /// Whether it would lose the game.
    pub loses: bool,
}

impl Marks {
    /// Whether there is nothing that the ship could do.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.free.is_empty() && self.expulsions.is_empty() && self.partners.is_empty()
    }
}

impl Hand {
    /// What is to be seen around the ship in hand. Nothing if there is none.
    #[must_use]
    pub fn marks(&self, position: &Position) -> Marks {
        let mut marks = Marks::default();
        let teleportations = match self.stage() {
            Stage::Empty => return marks,
            Stage::Picked(ship) => {
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
            Stage::Bonus { ship, to, .. } => {
                let arrivals = position.arrivals(ship).into_iter();
                arrivals.filter(|arrival| arrival.square == to).flat_map(|a| a.bonus).collect()
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

    /// What the player may do with the turn besides picking a ship.
    #[must_use]
    pub fn may_pass(position: &Position) -> bool {
        position.is_legal(Turn::PASS)
    }
}
