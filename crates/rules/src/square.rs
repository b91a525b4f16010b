//! Squares, sets of squares, and the places a ship can be in.

use core::fmt;
use core::str::FromStr;

use crate::set::bit_set;

/// A square: a column `a` to `g` and a row `1` to `8`.
///
/// Boards have a part of the 56 squares: see [`Board::contains`](crate::Board::contains). Squares
/// are ordered by row, then by column. Every square has a constant, [`Square::A1`] to
/// [`Square::G8`].
///
/// Like all `index` methods of this crate, [`index`](Self::index) is a `usize`; coordinates are
/// `u8`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The number of columns that squares can have.
    pub const COLUMNS: u8 = 7;
    /// The number of rows that squares can have.
    pub const ROWS: u8 = 8;

    /// The square in this column (0 is `a`) and row (0 is `1`).
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < Self::COLUMNS && row < Self::ROWS { Some(Self(row * 8 + column)) } else { None }
    }

    /// The square with this [`index`](Self::index), if there is one.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 { Self::new(index as u8 % 8, index as u8 / 8) } else { None }
    }

    /// The square with this index, which must be that of a square.
    #[inline]
    pub(crate) const fn from_bit_index(index: u32) -> Self {
        Self(index as u8 & 63)
    }

    /// All 56 squares.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..64).filter_map(Self::from_index)
    }

    /// Eight times the row plus the column: at most 62, and never 7 modulo 8.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 for `a`.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// The row, 0 for `1`.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// The Manhattan distance: the steps between two squares on an empty board.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

macro_rules! square_constants {
    ($($name:ident $index:literal)*) => {
        /// A constant for each square.
        impl Square {$(
            #[doc = concat!("The square ", stringify!($name), ".")]
            pub const $name: Self = Self($index);
        )*}
    };
}

square_constants! {
    A1 0 B1 1 C1 2 D1 3 E1 4 F1 5 G1 6
    A2 8 B2 9 C2 10 D2 11 E2 12 F2 13 G2 14
    A3 16 B3 17 C3 18 D3 19 E3 20 F3 21 G3 22
    A4 24 B4 25 C4 26 D4 27 E4 28 F4 29 G4 30
    A5 32 B5 33 C5 34 D5 35 E5 36 F5 37 G5 38
    A6 40 B6 41 C6 42 D6 43 E6 44 F6 45 G6 46
    A7 48 B7 49 C7 50 D7 51 E7 52 F7 53 G7 54
    A8 56 B8 57 C8 58 D8 59 E8 60 F8 61 G8 62
}

/// The text is not a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a square: a column a to g and a row 1 to 8")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        match *text.as_bytes() {
            [column @ b'a'..=b'g', row @ b'1'..=b'8'] => {
                Self::new(column - b'a', row - b'1').ok_or(ParseSquareError)
            }
            _ => Err(ParseSquareError),
        }
    }
}

/// Where a ship is: on a square of the arena, or in exile.
///
/// Exile is a place like any square (stored as an index that no square has), so that a
/// teleportation exchanges places without distinguishing the two kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// Exile, where expelled ships are.
    pub const EXILE: Self = Self(63);

    /// The place on this square.
    #[must_use]
    #[inline]
    pub const fn arena(square: Square) -> Self {
        Self(square.0)
    }

    /// The square, unless it is exile.
    #[must_use]
    #[inline]
    pub const fn square(self) -> Option<Square> {
        if self.is_exile() { None } else { Some(Square(self.0)) }
    }

    /// Whether it is exile.
    #[must_use]
    #[inline]
    pub const fn is_exile(self) -> bool {
        self.0 == Self::EXILE.0
    }

    /// A number below 64: the square's index, or 63 for exile.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The square's bit; 0 for exile.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63) & !(1 << 63)
    }
}

/// The text is neither a square nor `exile`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a square (a column a to g and a row 1 to 8) or exile")]
pub struct ParsePlaceError;

/// Reads a square or `exile`.
impl FromStr for Place {
    type Err = ParsePlaceError;

    fn from_str(text: &str) -> Result<Self, ParsePlaceError> {
        if text == "exile" {
            return Ok(Self::EXILE);
        }
        text.parse().map(Self::arena).map_err(|_| ParsePlaceError)
    }
}

impl From<Square> for Place {
    fn from(square: Square) -> Self {
        Self::arena(square)
    }
}

/// The square, or `exile`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.square() {
            Some(square) => fmt::Display::fmt(&square, f),
            None => f.pad("exile"),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of squares: a bitboard of one `u64`.
///
/// # Examples
///
/// ```
/// use mad_rules::{Board, Square, SquareSet};
///
/// let corner: SquareSet = [Square::A1, Square::B1, Square::A2].into_iter().collect();
/// let row = Board::SIX_BY_FOUR.squares() & SquareSet::from_bits(0xff);
/// assert_eq!((corner & row).len(), 2);
/// assert_eq!((row - corner).first(), Some(Square::C1));
/// assert!(corner.is_disjoint(row.without(Square::A1).without(Square::B1)));
/// assert_eq!(SquareSet::from(Square::A1).neighbours(), corner.without(Square::A1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u64);

bit_set!(
    SquareSet, SquareSetIter, Square, u64, 0x7f7f_7f7f_7f7f_7f7f,
    index: Square::index, member: Square::from_bit_index, members: "56 squares"
);

impl SquareSet {
    /// All squares one step away from a member: members too, where two members are adjacent.
    #[must_use]
    #[inline]
    pub const fn neighbours(self) -> Self {
        Self::from_bits(spread(self.0))
    }
}

/// One step in all four directions at once. Rows are eight bits wide and the eighth column is
/// never used, so a step over the edge cannot wrap around to a square.
#[inline]
pub(crate) const fn spread(bits: u64) -> u64 {
    bits << 1 | bits >> 1 | bits << 8 | bits >> 8
}
