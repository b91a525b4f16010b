//! Arrangements of ships, playable or not.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::num::NonZeroU16;

use crate::{Board, BySide, Options, Place, Ship, Side, Square};

/// An arrangement that is not validated: all fields are public, and it may not be playable.
/// Convert it to a [`Position`](crate::Position) with `try_from`:
///
/// ```
/// use mad_rules::setup::SetupFault;
/// use mad_rules::{Place, Position, Setup};
///
/// let mut setup = Setup::from(Position::default());
/// let corvettes = ["r111".parse().unwrap(), "b111".parse().unwrap()];
/// for ship in corvettes {
///     setup.set_place(ship, Place::EXILE);
/// }
/// let error = Position::try_from(setup).unwrap_err();
/// assert_eq!(error.faults(), [SetupFault::BothCorvettesExiled]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The shape of the arena.
    pub board: Board,
    /// Each ship's place, at [`Ship::index`].
    pub places: [Place; 16],
    /// The side to move.
    pub to_move: Side,
    /// The sides whose positioning turn is still to come.
    pub positioning: BySide<bool>,
    /// The side that made the last expulsion.
    pub last_expeller: Option<Side>,
    /// Turns in a row without an expulsion.
    pub quiet: u16,
    /// The quiet turns that end the game; `None` for no tie-break.
    pub limit: Option<NonZeroU16>,
    /// The number of the turn to come, from 1. Odd when red is to move.
    pub number: u16,
}

/// Why an arrangement cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum SetupFault {
    /// A ship stands on a square that the board does not have.
    #[error("{ship} is on {square}, which the board does not have")]
    OffBoard {
        /// The ship.
        ship: Ship,
        /// Where it stands.
        square: Square,
    },
    /// Two ships stand on the same square.
    #[error("{first} and {second} are both on {square}")]
    SharedSquare {
        /// Their square.
        square: Square,
        /// One of them.
        first: Ship,
        /// The other.
        second: Ship,
    },
    /// Neither corvette is in the arena, so the game would have no winner.
    #[error("both corvettes are in exile")]
    BothCorvettesExiled,
    /// More quiet turns than the limit.
    #[error("{quiet} quiet turns are more than the limit of {limit}")]
    QuietAboveLimit {
        /// The quiet turns.
        quiet: u16,
        /// The limit.
        limit: NonZeroU16,
    },
    /// The turn number is 0.
    #[error("turn numbers start at 1")]
    NumberZero,
    /// The turn number is odd with blue to move, or even with red to move.
    #[error("turn {number} is {}'s, but {to_move} is to move", to_move.opponent())]
    NumberOfOtherSide {
        /// The turn number.
        number: u16,
        /// The side to move.
        to_move: Side,
    },
}

/// All the reasons why an arrangement cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a playable position: {}", list(faults))]
pub struct SetupError {
    faults: Vec<SetupFault>,
}

fn list(faults: &[SetupFault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl SetupError {
    /// The faults, at least one.
    #[must_use]
    pub fn faults(&self) -> &[SetupFault] {
        &self.faults
    }
}

impl Setup {
    /// All ships in exile, red to move, no positioning turns, no expulsion yet, limit 40, turn 1.
    #[must_use]
    pub fn empty(board: Board) -> Self {
        Self {
            board,
            places: [Place::EXILE; 16],
            to_move: Side::Red,
            positioning: BySide::default(),
            last_expeller: None,
            quiet: 0,
            limit: Some(Options::STANDARD_TIE_BREAK),
            number: 1,
        }
    }

    /// Where a ship is.
    #[must_use]
    pub const fn place(&self, ship: Ship) -> Place {
        self.places[ship.index()]
    }

    /// Sets a ship's place.
    pub const fn set_place(&mut self, ship: Ship, place: Place) {
        self.places[ship.index()] = place;
    }

    /// The ship on a square; the first in the order of [`Ship::all`] if there are several.
    #[must_use]
    pub fn ship_at(&self, square: Square) -> Option<Ship> {
        Ship::all().find(|&ship| self.place(ship) == Place::arena(square))
    }

    /// Checks that the arrangement is a playable position.
    ///
    /// # Errors
    ///
    /// All faults found, not just the first.
    pub fn validate(&self) -> Result<(), SetupError> {
        let mut faults = Vec::new();
        for ship in Ship::all() {
            let Some(square) = self.place(ship).square() else {
                continue;
            };
            if !self.board.contains(square) {
                faults.push(SetupFault::OffBoard { ship, square });
            }
            if let Some(first) = self.ship_at(square).filter(|&first| first != ship) {
                faults.push(SetupFault::SharedSquare { square, first, second: ship });
            }
        }
        if Ship::all().filter(|ship| ship.is_corvette()).all(|ship| self.place(ship).is_exile()) {
            faults.push(SetupFault::BothCorvettesExiled);
        }
        let (quiet, number, to_move) = (self.quiet, self.number, self.to_move);
        if let Some(limit) = self.limit.filter(|limit| quiet > limit.get()) {
            faults.push(SetupFault::QuietAboveLimit { quiet, limit });
        }
        if number == 0 {
            faults.push(SetupFault::NumberZero);
        } else if (number % 2 == 1) != (to_move == Side::Red) {
            faults.push(SetupFault::NumberOfOtherSide { number, to_move });
        }
        if faults.is_empty() { Ok(()) } else { Err(SetupError { faults }) }
    }
}
