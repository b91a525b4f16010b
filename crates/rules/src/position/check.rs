//! The legality check, with the reason why a turn is illegal. It shares no code with the
//! generator, so that tests can compare the two.

use core::fmt;

use super::Position;
use crate::{Class, Cycle, Outcome, Ship, ShipSet, Square, SquareSet, Turn};

/// An illegal turn and the reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{turn} is not legal: {reason}")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct IllegalTurn {
    /// The turn that was refused.
    pub turn: Turn,
    /// Why it is illegal.
    pub reason: Illegal,
}

/// Why a turn is illegal, with the ships and squares concerned.
///
/// When several reasons apply, the first in this list is returned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// Only a positioning turn may be passed.
    #[error("only a positioning turn may be passed")]
    PassOutsidePositioning,
    /// The positioning turn allows a permutation, a rotation or a pass.
    #[error("no ship moves on the positioning turn")]
    MoveOnPositioningTurn,
    /// The board has no such square.
    #[error("the board has no square {0}")]
    NotOnBoard(Square),
    /// The start square of the move is empty.
    #[error("no ship on {0}")]
    NoShip(Square),
    /// The ship is the opponent's.
    #[error("{ship} on {square} is not yours")]
    NotYourShip {
        /// The ship.
        ship: Ship,
        /// Where it stands.
        square: Square,
    },
    /// The move ends where it began.
    #[error("{0} would stay where it is")]
    StaysPut(Ship),
    /// The arrival is further away than the ship has sails.
    #[error("{ship} has {} sail(s), the distance is {distance}", ship.class().sails())]
    TooFar {
        /// The ship.
        ship: Ship,
        /// Steps to the arrival square.
        distance: u8,
    },
    /// The player's own ship stands on the arrival square.
    #[error("your own {ship} is on {square}")]
    OwnShip {
        /// The ship in the way.
        ship: Ship,
        /// The arrival square.
        square: Square,
    },
    /// No middle square of a two-square move is empty.
    #[error("the way is blocked: {0}")]
    Blocked(Middles),
    /// The mover's cannons do not overcome the target's shields.
    #[error("cannons {} of {ship} against shields {} of {target}",
        ship.class().cannons(), target.class().shields())]
    Shielded {
        /// The ship that would move.
        ship: Ship,
        /// The ship it would expel.
        target: Ship,
    },
    /// A bonus needs a move of exactly one square.
    #[error("a bonus needs a move of one square")]
    BonusAfterLongMove,
    /// The arrival square gives no bonus.
    #[error("{0} gives no bonus")]
    NoBonusSquare(Square),
    /// The move exiles the corvette, which ends the game before any bonus.
    #[error("the game ends when {0} is expelled, before any bonus")]
    BonusAfterEnd(Ship),
    /// The ship that moved does not take part in the bonus teleportation.
    #[error("the bonus {cycle} is without {ship}, which moved")]
    BonusWithoutMover {
        /// The ship that moved.
        ship: Ship,
        /// The teleportation.
        cycle: Cycle,
    },
    /// Too few ships of a permutation or a rotation are in the arena.
    #[error("{cycle} needs {} in the arena, in exile: {exiled:?}", cycle.needed_in_arena())]
    TooManyExiled {
        /// The teleportation.
        cycle: Cycle,
        /// Its ships that are in exile: both of a permutation, two or three of a rotation.
        exiled: ShipSet,
    },
}

/// A middle square that is not empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Middle {
    /// The middle square.
    pub square: Square,
    /// The ship on it; `None` where the board has no such square.
    pub ship: Option<Ship>,
}

/// The middle squares of a two-square move, none of them empty: one on a straight line, two around
/// a corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Middles {
    /// The only middle square, or the first of two.
    pub first: Middle,
    /// The middle square of the other way around the corner.
    pub second: Option<Middle>,
}

impl Middles {
    /// The one or two middle squares.
    pub fn iter(&self) -> impl Iterator<Item = Middle> {
        core::iter::once(self.first).chain(self.second)
    }
}

impl fmt::Display for Middles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for Middle { square, ship } in self.iter() {
            match ship {
                Some(ship) => write!(f, "{separator}{ship} on {square}")?,
                None => write!(f, "{separator}no square {square}")?,
            }
            separator = ", ";
        }
        Ok(())
    }
}

impl Position {
    /// Returns whether a turn is legal.
    #[must_use]
    pub fn is_legal(&self, turn: Turn) -> bool {
        self.check(turn).is_ok()
    }

    /// Checks that a turn is legal.
    ///
    /// # Errors
    ///
    /// The first reason of [`Illegal`] that applies.
    pub fn check(&self, turn: Turn) -> Result<(), Illegal> {
        if let Some(outcome) = self.outcome() {
            return Err(Illegal::GameOver(outcome));
        }
        let cycle = turn.cycle();
        let Some((from, to)) = turn.squares_moved() else {
            return match cycle {
                Some(cycle) => self.check_cycle(cycle),
                None if self.is_positioning_turn() => Ok(()),
                None => Err(Illegal::PassOutsidePositioning),
            };
        };
        let ship = self.check_move(from, to)?;
        match cycle {
            Some(cycle) => self.check_bonus(ship, from, to, cycle),
            None => Ok(()),
        }
    }

    fn check_move(&self, from: Square, to: Square) -> Result<Ship, Illegal> {
        if self.is_positioning_turn() {
            return Err(Illegal::MoveOnPositioningTurn);
        }
        if let Some(square) = [from, to].into_iter().find(|&square| !self.board.contains(square)) {
            return Err(Illegal::NotOnBoard(square));
        }
        let ship = self.ship_at(from).ok_or(Illegal::NoShip(from))?;
        if ship.side() != self.to_move() {
            return Err(Illegal::NotYourShip { ship, square: from });
        }
        let distance = from.distance(to);
        if distance == 0 {
            return Err(Illegal::StaysPut(ship));
        }
        if distance > ship.class().sails() {
            return Err(Illegal::TooFar { ship, distance });
        }
        let target = self.ship_at(to);
        if let Some(own) = target.filter(|target| target.side() == ship.side()) {
            return Err(Illegal::OwnShip { ship: own, square: to });
        }
        if distance == 2
            && let Some(middles) = self.blocked_middles(from, to)
        {
            return Err(Illegal::Blocked(middles));
        }
        match target {
            Some(target) if !ship.overcomes(target) => Err(Illegal::Shielded { ship, target }),
            _ => Ok(ship),
        }
    }

    /// The middle squares between two squares at distance two, if none of them is empty.
    fn blocked_middles(&self, from: Square, to: Square) -> Option<Middles> {
        let near = |square: Square| SquareSet::from(square).neighbours();
        let middles = near(from) & near(to);
        if middles.iter().any(|square| self.empty_squares().contains(square)) {
            return None;
        }
        let mut middles =
            middles.iter().map(|square| Middle { square, ship: self.ship_at(square) });
        Some(Middles { first: middles.next()?, second: middles.next() })
    }

    fn check_bonus(
        &self,
        ship: Ship,
        from: Square,
        to: Square,
        cycle: Cycle,
    ) -> Result<(), Illegal> {
        if from.distance(to) != 1 {
            return Err(Illegal::BonusAfterLongMove);
        }
        if !self.board.bonus_squares(ship.side()).contains(to) {
            return Err(Illegal::NoBonusSquare(to));
        }
        let corvette = Ship::new(ship.side().opponent(), Class::CORVETTE);
        if self.place(corvette) == to.into() {
            return Err(Illegal::BonusAfterEnd(corvette));
        }
        if !cycle.involves(ship.class()) {
            return Err(Illegal::BonusWithoutMover { ship, cycle });
        }
        self.check_cycle(cycle)
    }

    fn check_cycle(&self, cycle: Cycle) -> Result<(), Illegal> {
        let ships = cycle.ships(self.to_move());
        let exiled = ships & self.exile();
        if ships.len() - exiled.len() < cycle.needed_in_arena() {
            return Err(Illegal::TooManyExiled { cycle, exiled });
        }
        Ok(())
    }
}
