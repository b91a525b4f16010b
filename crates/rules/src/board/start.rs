//! Start positions of the registered boards.

use super::Board;
use crate::position::Position;
use crate::setup::Setup;
use crate::{BySide, Class, Options, Place, Ship, Side, Square};

/// Red's start squares in the order of [`Class::ALL`].
type RedSquares = [Square; 8];

const SIX_BY_FOUR: RedSquares = [
    Square::B1,
    Square::D2,
    Square::A2,
    Square::B2,
    Square::C2,
    Square::D1,
    Square::A1,
    Square::C1,
];

const FIVE_BY_FIVE: RedSquares = [
    Square::B1,
    Square::E2,
    Square::A2,
    Square::C2,
    Square::C1,
    Square::E1,
    Square::A1,
    Square::D1,
];

const FOUR_BY_SIX: RedSquares = [
    Square::C1,
    Square::F2,
    Square::B2,
    Square::C2,
    Square::D2,
    Square::E2,
    Square::A2,
    Square::D1,
];

const AZTEC: RedSquares = [
    Square::C1,
    Square::D3,
    Square::C3,
    Square::C2,
    Square::D2,
    Square::E2,
    Square::B2,
    Square::D1,
];

impl Board {
    const fn red_start_squares(self) -> Option<&'static RedSquares> {
        match self {
            Self::SIX_BY_FOUR => Some(&SIX_BY_FOUR),
            Self::FIVE_BY_FIVE => Some(&FIVE_BY_FIVE),
            Self::FOUR_BY_SIX => Some(&FOUR_BY_SIX),
            Self::AZTEC => Some(&AZTEC),
            _ => None,
        }
    }

    /// The start position under these options, if the board is registered.
    ///
    /// # Examples
    ///
    /// ```
    /// use mad_rules::{Board, Options};
    ///
    /// let start = Board::FIVE_BY_FIVE.start(Options::default()).unwrap();
    /// assert_eq!(start.legal_turns().len(), 9);
    /// assert!(Board::rectangle(3, 3).unwrap().start(Options::default()).is_none());
    /// ```
    #[must_use]
    pub fn start(self, options: Options) -> Option<Position> {
        let red = self.red_start_squares()?;
        let mut setup = Setup::empty(self);
        for class in Class::ALL {
            let square = red[class.index()];
            setup.set_place(Ship::new(Side::Red, class), Place::arena(square));
            setup.set_place(Ship::new(Side::Blue, class), Place::arena(self.mirrored(square)?));
        }
        setup.positioning = BySide { red: options.positioning, blue: options.positioning };
        setup.limit = options.tie_break;
        Some(Position::from_valid(&setup))
    }

    /// The square in the same column and in the same row from the other end.
    const fn mirrored(self, square: Square) -> Option<Square> {
        Square::new(square.column(), self.rows() - 1 - square.row())
    }
}
