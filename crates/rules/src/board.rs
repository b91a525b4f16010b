//! Boards: every rectangle the notation allows, and the registered ones by name.

use core::fmt;

use crate::{Options, Position, Side, Square, SquareSet};

/// The shape of an arena and its bonus squares.
///
/// There are 44: the rectangles of 2 to 8 rows and 2 to 7 columns, and two irregular boards.
/// Four of them are *registered*: they have a name and a start position. The others are reached
/// through a position's text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(u8);

/// What is fixed about a shape.
struct Geometry {
    rows: u8,
    columns: u8,
    squares: u64,
    bonus: [u64; 2],
}

const RECTANGLES: u8 = 7 * 6;
const COUNT: usize = RECTANGLES as usize + 2;

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
/// patterns here are the same from left and right.)
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
    /// The irregular board that is *called* `4x6`: six rows of six without the corners. The plain
    /// rectangle of four rows and six columns is `Board::rectangle(4, 6)`.
    pub const FOUR_BY_SIX: Self = Self(RECTANGLES);
    /// The irregular board called `aztec`.
    pub const AZTEC: Self = Self(RECTANGLES + 1);
    /// The four boards with a name and a start position.
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

    /// The board within these rows and columns that has just these squares.
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

    /// A number from 0 to 43 that belongs to this shape.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many rows it has.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.geometry().rows
    }

    /// How many columns it has.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.geometry().columns
    }

    /// Its squares.
    #[must_use]
    pub const fn squares(self) -> SquareSet {
        SquareSet::from_bits(self.mask())
    }

    /// Whether it has this square.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.mask() & square.bit() != 0
    }

    /// The squares on which a one-square move earns this side a bonus.
    #[must_use]
    pub const fn bonus_squares(self, side: Side) -> SquareSet {
        SquareSet::from_bits(self.bonus_mask(side))
    }

    /// Whether it is a full rectangle.
    #[must_use]
    pub const fn is_rectangle(self) -> bool {
        self.0 < RECTANGLES
    }

    /// The name under which it is registered, if it is.
    #[must_use]
    pub const fn registered_name(self) -> Option<&'static str> {
        match self {
            Self::SIX_BY_FOUR => Some("6x4"),
            Self::FIVE_BY_FIVE => Some("5x5"),
            Self::FOUR_BY_SIX => Some("4x6"),
            Self::AZTEC => Some("aztec"),
            _ => None,
        }
    }

    /// The placement field of the start position, if the board is registered.
    pub(crate) const fn start_placement(self) -> Option<&'static str> {
        match self {
            Self::SIX_BY_FOUR => {
                Some("b221b111b222b212/b121b122b211b112/4/4/r121r122r211r112/r221r111r222r212")
            }
            Self::FIVE_BY_FIVE => {
                Some("b221b111b211b222b212/b1211b1221b112/5/r1211r1221r112/r221r111r211r222r212")
            }
            Self::FOUR_BY_SIX => Some(
                "xxb111b222xx/b221b121b122b211b212b112/6/6/r221r121r122r211r212r112/xxr111r222xx",
            ),
            Self::AZTEC => Some(
                "xxb111b222xx/xb221b122b211b212x/2b121b1122/6/2r121r1122/xr221r122r211r212x/xxr111r222xx",
            ),
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
        let flags = if options.positioning { "rb" } else { "-" };
        let limit = options.tie_break.map_or_else(|| "-".to_owned(), |limit| limit.to_string());
        let text = format!("{} r {flags} - 0/{limit} 1", self.start_placement()?);
        text.parse().ok()
    }
}

/// The official board of six rows and four columns.
impl Default for Board {
    fn default() -> Self {
        Self::SIX_BY_FOUR
    }
}

/// What a record's `Board` tag says: the registered name, else rows, `x`, columns.
///
/// The rectangle of four rows and six columns prints as `4x6` too. Where the difference matters
/// the shape comes from the position's text, not from this name.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.registered_name() {
            Some(name) => f.pad(name),
            None => write!(f, "{}x{}", self.rows(), self.columns()),
        }
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
