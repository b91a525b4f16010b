//! Boards: every rectangle the notation allows, and two irregular shapes.

mod start;

use core::fmt;
use core::str::FromStr;

use crate::{Side, Square, SquareSet};

/// The shape of an arena and its bonus squares.
///
/// There are 44: the rectangles of 2 to 8 rows and 2 to 7 columns, and two irregular boards.
/// Four of them are *registered*: they have a start position, and records and options name them.
/// The others come with a position's text (MFEN).
///
/// Every board has its own [`name`](Self::name), which `Display` writes and `FromStr` reads:
///
/// ```
/// use mad_rules::Board;
///
/// let irregular: Board = "4x6".parse()?;
/// let rectangle: Board = "4x6-rectangle".parse()?;
/// assert_eq!(irregular, Board::FOUR_BY_SIX);
/// assert_eq!(Some(rectangle), Board::rectangle(4, 6));
/// assert!("9x9".parse::<Board>().is_err());
/// # Ok::<(), mad_rules::board::ParseBoardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(u8);

/// The precomputed masks of a board.
struct Geometry {
    rows: u8,
    columns: u8,
    squares: u64,
    bonus: [u64; 2],
}

const RECTANGLES: u8 = 7 * 6;
const COUNT: usize = RECTANGLES as usize + 2;

/// The names by [`Board::index`]. The rectangle of four rows and six columns has a suffix, because
/// the registered irregular board is called `4x6`.
#[rustfmt::skip]
static NAMES: [&str; COUNT] = [
    "2x2", "2x3", "2x4", "2x5", "2x6", "2x7",
    "3x2", "3x3", "3x4", "3x5", "3x6", "3x7",
    "4x2", "4x3", "4x4", "4x5", "4x6-rectangle", "4x7",
    "5x2", "5x3", "5x4", "5x5", "5x6", "5x7",
    "6x2", "6x3", "6x4", "6x5", "6x6", "6x7",
    "7x2", "7x3", "7x4", "7x5", "7x6", "7x7",
    "8x2", "8x3", "8x4", "8x5", "8x6", "8x7",
    "4x6", "aztec",
];

/// Padded to a power of two, so that a masked index needs no bounds check.
static GEOMETRY: [Geometry; 64] = {
    const NONE: Geometry = Geometry { rows: 0, columns: 0, squares: 0, bonus: [0; 2] };
    let mut table = [NONE; 64];
    let mut index = 0;
    while index < RECTANGLES {
        table[index as usize] = rectangle(index / 6 + 2, index % 6 + 2);
        index += 1;
    }
    table[Board::FOUR_BY_SIX.0 as usize] = Geometry {
        rows: 6,
        columns: 6,
        squares: rows(&[0b001100, 0b111111, 0b111111, 0b111111, 0b111111, 0b001100]),
        bonus: [rows(&[0, 0, 0, 0, 0b110011, 0b001100]), rows(&[0b001100, 0b110011, 0, 0, 0, 0])],
    };
    table[Board::AZTEC.0 as usize] = Geometry {
        rows: 7,
        columns: 6,
        squares: rows(&[0b001100, 0b011110, 0b111111, 0b111111, 0b111111, 0b011110, 0b001100]),
        bonus: [
            rows(&[0, 0, 0, 0, 0, 0b010010, 0b001100]),
            rows(&[0b001100, 0b010010, 0, 0, 0, 0, 0]),
        ],
    };
    table
};

const fn rectangle(rows: u8, columns: u8) -> Geometry {
    let row = (1 << columns) - 1;
    let mut squares = 0;
    let mut at = 0;
    while at < rows {
        squares |= row << (8 * at);
        at += 1;
    }
    Geometry { rows, columns, squares, bonus: [row << (8 * (rows - 1)), row] }
}

/// Squares from a pattern of bits for each row, row 1 first, column `a` in the lowest bit. (All
/// patterns here are symmetric.)
const fn rows(patterns: &[u64]) -> u64 {
    let mut squares = 0;
    let mut row = 0;
    while row < patterns.len() {
        squares |= patterns[row] << (8 * row);
        row += 1;
    }
    squares
}

impl Board {
    /// The official board of six rows and four columns.
    pub const SIX_BY_FOUR: Self = Self(4 * 6 + 2);
    /// The official board of five rows and five columns.
    pub const FIVE_BY_FIVE: Self = Self(3 * 6 + 3);
    /// The irregular board with the name `4x6`: six rows of six without the corners. The plain
    /// rectangle of four rows and six columns is `Board::rectangle(4, 6)`.
    pub const FOUR_BY_SIX: Self = Self(RECTANGLES);
    /// The irregular board called `aztec`.
    pub const AZTEC: Self = Self(RECTANGLES + 1);
    /// The four boards with a start position.
    pub const REGISTERED: [Self; 4] =
        [Self::SIX_BY_FOUR, Self::FIVE_BY_FIVE, Self::FOUR_BY_SIX, Self::AZTEC];

    /// The rectangle of this size, if it has 2 to 8 rows and 2 to 7 columns.
    #[must_use]
    pub const fn rectangle(rows: u8, columns: u8) -> Option<Self> {
        if let (2..=8, 2..=7) = (rows, columns) {
            Some(Self((rows - 2) * 6 + columns - 2))
        } else {
            None
        }
    }

    /// All 44 boards.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COUNT as u8).map(Self)
    }

    /// The registered board with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::REGISTERED.into_iter().find(|board| board.registered_name() == Some(name))
    }

    /// The board with this number of rows and columns and exactly these squares.
    #[must_use]
    pub fn from_shape(rows: u8, columns: u8, squares: SquareSet) -> Option<Self> {
        Self::all().find(|board| {
            (board.rows(), board.columns(), board.squares()) == (rows, columns, squares)
        })
    }

    const fn geometry(self) -> &'static Geometry {
        &GEOMETRY[(self.0 & 63) as usize]
    }

    #[inline]
    pub(crate) const fn mask(self) -> u64 {
        self.geometry().squares
    }

    #[inline]
    pub(crate) const fn bonus_mask(self, side: Side) -> u64 {
        self.geometry().bonus[side.index()]
    }

    /// A number from 0 to 43: its position in [`Board::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of rows.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.geometry().rows
    }

    /// The number of columns.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.geometry().columns
    }

    /// Its squares.
    #[must_use]
    pub const fn squares(self) -> SquareSet {
        SquareSet::from_bits(self.mask())
    }

    /// Returns whether it has this square.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.mask() & square.bit() != 0
    }

    /// The squares where a one-square move earns this side a bonus.
    #[must_use]
    pub const fn bonus_squares(self, side: Side) -> SquareSet {
        SquareSet::from_bits(self.bonus_mask(side))
    }

    /// Returns whether it is a full rectangle.
    #[must_use]
    pub const fn is_rectangle(self) -> bool {
        self.0 < RECTANGLES
    }

    /// Its name, different for each of the 44: rows, `x` and columns of a rectangle
    /// (`4x6-rectangle` for the one whose name is taken), `4x6` and `aztec`.
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// The name under which it is registered, if it is.
    #[must_use]
    pub fn registered_name(self) -> Option<&'static str> {
        Self::REGISTERED.contains(&self).then(|| self.name())
    }
}

/// The official board of six rows and four columns.
impl Default for Board {
    fn default() -> Self {
        Self::SIX_BY_FOUR
    }
}

/// The [`name`](Board::name).
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not the name of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected a board: 6x4, 5x5, 4x6, aztec, or a rectangle of 2 to 8 rows and 2 to 7 columns, \
     such as 3x7 (4x6-rectangle for the plain one)"
)]
pub struct ParseBoardError;

/// Reads the [`name`](Board::name) of any of the 44 boards. See
/// [`from_name`](Board::from_name) for the registered ones only.
impl FromStr for Board {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Self, ParseBoardError> {
        Self::all().find(|board| board.name() == text).ok_or(ParseBoardError)
    }
}
