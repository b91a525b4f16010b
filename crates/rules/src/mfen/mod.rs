//! MFEN: the text form of positions, and its syntax errors.

mod read;
mod write;

use core::fmt;

use crate::Ship;
use crate::setup::SetupFault;
use crate::syntax::Found;

/// The six fields of MFEN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// Where the ships are.
    Placement,
    /// The side to move.
    ToMove,
    /// The positioning turns still to come.
    Positioning,
    /// The side that made the last expulsion.
    LastExpeller,
    /// Quiet turns and tie-break limit.
    Quiet,
    /// The turn number.
    Number,
}

impl Field {
    /// All six, in their order.
    pub const ALL: [Self; 6] = [
        Self::Placement,
        Self::ToMove,
        Self::Positioning,
        Self::LastExpeller,
        Self::Quiet,
        Self::Number,
    ];

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> usize {
        self as usize + 1
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Placement => "placement",
            Self::ToMove => "side to move",
            Self::Positioning => "positioning turns",
            Self::LastExpeller => "last expeller",
            Self::Quiet => "quiet turns and limit",
            Self::Number => "turn number",
        })
    }
}

/// The text is not a position: the field, the offset and the problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("field {} ({field}), offset {offset}: {problem}", field.number())]
pub struct ParseMfenError {
    /// The field with the problem.
    pub field: Field,
    /// Bytes from the start of the whole text.
    pub offset: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a position's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Problem {
    /// Something else was expected.
    #[error("expected {expected}, found {}", Found(*found))]
    Expected {
        /// What was expected.
        expected: Expected,
        /// What was found; `None` at the end of the text.
        found: Option<char>,
    },
    /// A ship is placed twice.
    #[error("{0} is named twice")]
    ShipTwice(Ship),
    /// Two digits of empty squares in a row.
    #[error("two digits of empty squares in a row: write their sum")]
    DigitsInARow,
    /// The row is not as long as the first.
    #[error("a row of {found} squares where the first has {expected}")]
    RowLength {
        /// The squares in the first row.
        expected: u8,
        /// The squares in this row.
        found: u8,
    },
    /// More than seven columns, or fewer than two.
    #[error("a row of {0} squares: boards have 2 to 7 columns")]
    Columns(u8),
    /// More than eight rows, or fewer than two.
    #[error("{0} rows: boards have 2 to 8")]
    Rows(u8),
    /// The missing squares are not those of a registered board.
    #[error("the squares marked x are not those of a registered board")]
    UnknownShape,
    /// A number above 65535.
    #[error("numbers go up to 65535")]
    NumberTooLarge,
    /// A number with a leading zero.
    #[error("numbers have no leading zero")]
    LeadingZero,
    /// The text is well-formed, but the position is not playable.
    #[error("{0}")]
    Fault(SetupFault),
}

/// What the parser expected at the offset of an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Expected {
    /// A ship, a digit from 1 to 7, or `x`.
    #[error("a ship, a number of empty squares (1 to 7) or x")]
    Square,
    /// A digit of a class.
    #[error("a class: three digits, each 1 or 2")]
    ClassDigit,
    /// `r` or `b`.
    #[error("r or b")]
    ToMove,
    /// `rb`, `r`, `b` or `-`.
    #[error("rb, b, r or -")]
    Positioning,
    /// `r`, `b` or `-`.
    #[error("r, b or -")]
    LastExpeller,
    /// A number.
    #[error("a number")]
    Number,
    /// The `/` between quiet turns and limit.
    #[error("/ and the limit")]
    Slash,
    /// A limit: a number from 1, or `-`.
    #[error("a limit of at least 1, or -")]
    Limit,
    /// The single space before the next field.
    #[error("one space and the next field")]
    Space,
    /// The end of the text.
    #[error("the end of the text")]
    End,
}
