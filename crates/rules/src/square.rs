//! Squares, sets of squares, and the places a ship can be in.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};
use core::str::FromStr;

/// A square: a column `a` to `g` and a row `1` to `8`.
///
/// Whether it belongs to a board is that board's matter ([`Board::contains`](crate::Board::contains)).
/// Squares are ordered by row, then by column.
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
    pub const fn from_index(index: u8) -> Option<Self> {
        Self::new(index % 8, index / 8)
    }

    /// For indices that come from bits of squares that exist.
    #[inline]
    pub(crate) const fn from_bit_index(index: u32) -> Self {
        Self(index as u8 & 63)
    }

    /// All 56 squares.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..64).filter_map(Self::from_index)
    }

    /// Row times eight plus column: below 63, and never with remainder 7.
    #[must_use]
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
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

    /// Steps between two squares, if nothing stood in between.
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
/// Exile is a value like any square (kept as a square that no board has), so that a
/// teleportation moves ships between places without asking which kind they are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// The parallel universe.
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

    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The square's bit; nothing for exile.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63) & !(1 << 63)
    }
}

/// Reads a square or `exile`.
impl FromStr for Place {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        if text == "exile" { Ok(Self::EXILE) } else { text.parse().map(Self::arena) }
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

/// A set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u64);

impl SquareSet {
    /// No squares.
    pub const EMPTY: Self = Self(0);
    /// All 56 squares that the notation can name.
    pub const ALL: Self = Self(0x7f7f_7f7f_7f7f_7f7f);

    /// The set whose bit [`Square::index`] is set for each square in it. Bits that are no square
    /// are dropped.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// One bit for each square, at [`Square::index`].
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the square is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// Puts a square in.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= square.bit();
    }

    /// Takes a square out.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !square.bit();
    }

    /// How many squares it holds.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every square of this set is in the other.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// All squares one step away from a square of the set (members among them where they touch).
    #[must_use]
    #[inline]
    pub const fn neighbours(self) -> Self {
        Self::from_bits(spread(self.0))
    }

    /// The squares, by row, then column.
    #[must_use]
    pub const fn iter(self) -> SquareSetIter {
        SquareSetIter(self.0)
    }
}

/// One step in all four directions. On a grid eight wide whose eighth column is never used, a
/// step over the edge lands where no board has a square.
#[inline]
pub(crate) const fn spread(bits: u64) -> u64 {
    bits << 1 | bits >> 1 | bits << 8 | bits >> 8
}

/// The squares of a [`SquareSet`].
#[derive(Debug, Clone)]
pub struct SquareSetIter(u64);

impl Iterator for SquareSetIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::from_bit_index(self.0.trailing_zeros());
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for SquareSetIter {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = SquareSetIter;

    fn into_iter(self) -> SquareSetIter {
        self.iter()
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> Self {
        Self(square.bit())
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        Self(squares.into_iter().fold(0, |bits, square| bits | square.bit()))
    }
}

impl BitAnd for SquareSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for SquareSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOr for SquareSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Sub for SquareSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for SquareSet {
    type Output = Self;

    fn not(self) -> Self {
        Self::from_bits(!self.0)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
