//! Errors of the record parser.

use alloc::string::String;
use core::fmt;

use super::Record;
use crate::mfen::ParseMfenError;
use crate::syntax::Found;
use crate::turn::ParseTurnError;
use crate::{GameResult, Illegal, Outcome, Side};

/// The text is not a record: where and why.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column} (offset {offset}): {problem}")]
pub struct ParseRecordError {
    /// Bytes from the start of the whole text.
    pub offset: usize,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// Why a record was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// Something else was expected.
    #[error("expected {expected}, found {}", Found(*found))]
    Expected {
        /// What was expected.
        expected: Expected,
        /// What was found; `None` at the end of the text.
        found: Option<char>,
    },
    /// The bytes are not UTF-8.
    #[error("not UTF-8 text")]
    NotUtf8,
    /// The record is larger than a reader accepts.
    #[error("a single game of more than {0} bytes")]
    TooLarge(usize),
    /// A tag occurs twice.
    #[error("tag {0} occurs twice")]
    DuplicateTag(String),
    /// A tag has an invalid value.
    #[error("tag {tag}: {value:?} is not {expected}")]
    TagValue {
        /// The tag.
        tag: String,
        /// Its value.
        value: String,
        /// What was expected.
        expected: ExpectedTagValue,
    },
    /// The position in the `MFEN` tag is invalid.
    #[error("tag MFEN: {0}")]
    Mfen(ParseMfenError),
    /// A comment is not closed.
    #[error("a comment without '}}'")]
    OpenComment,
    /// A variation is not closed.
    #[error("a variation without ')'")]
    OpenVariation,
    /// The variations are nested too deep.
    #[error("variations are nested at most {} deep", Record::MAX_DEPTH)]
    TooDeep,
    /// A glyph above 65535.
    #[error("glyphs go from $0 to $65535")]
    Glyph,
    /// A wrong turn number.
    #[error("expected number {expected}")]
    Number {
        /// The correct number.
        expected: u16,
    },
    /// A word that is not a turn.
    #[error("{text:?} is not a turn: {error}")]
    TurnText {
        /// The word.
        text: String,
        /// What is wrong with it.
        error: ParseTurnError,
    },
    /// An illegal turn.
    #[error("turn {number}, {text}: {reason}")]
    IllegalTurn {
        /// The turn number of MFEN.
        number: u16,
        /// The turn's text.
        text: String,
        /// Why it is illegal.
        reason: Illegal,
    },
    /// The `Result` tag and the result after the turns differ.
    #[error("tag Result is {tag}, the result after the turns is {result}")]
    ResultTag {
        /// The tag's value.
        tag: String,
        /// The result after the turns.
        result: GameResult,
    },
    /// A result of other games, such as a draw.
    #[error("{0:?} is not a result: expected 1-0, 0-1, 1/2-0, 0-1/2 or *")]
    UnknownResult(String),
    /// The termination and the result exclude each other.
    #[error("result {result} cannot have the termination {termination}")]
    Termination {
        /// The result after the turns.
        result: GameResult,
        /// The termination.
        termination: String,
    },
    /// Result or termination contradict the turns.
    #[error("result {result}{} contradicts the turns: {}",
        Termination(termination), ByTurns(*by_turns))]
    Contradiction {
        /// The result after the turns.
        result: GameResult,
        /// The termination, if a tag gives it.
        termination: Option<String>,
        /// The outcome by the rules after the turns, if the game is over.
        by_turns: Option<Outcome>,
        /// The side that would get a semi-victory after these turns.
        owner: Side,
    },
}

/// The valid values of a tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ExpectedTagValue {
    /// The name of a registered board.
    #[error("6x4, 5x5, 4x6 or aztec")]
    Board,
    /// `on` or `off`.
    #[error("on or off")]
    OnOrOff,
    /// A limit or `off`.
    #[error("a number from 1 to 65535, or off")]
    TieBreak,
    /// One of the terminations.
    #[error("exile, tie-break, agreement, resignation, time, abandoned or unterminated")]
    Termination,
}

/// What the parser expected at the offset of an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Expected {
    /// The name of a tag.
    #[error("the name of a tag")]
    TagName,
    /// A tag's value in quotes.
    #[error("a value in quotes")]
    TagValue,
    /// A quote or backslash after a backslash.
    #[error("\" or \\ after \\")]
    Escape,
    /// The `]` after a tag.
    #[error("']'")]
    TagEnd,
    /// A turn, a number, a comment or a result.
    #[error("a turn, a number, a comment or a result")]
    Turn,
    /// A turn, in a variation: it has no result.
    #[error("a turn, a comment or ')'")]
    TurnInVariation,
    /// A turn before the first glyph or variation.
    #[error("a turn before this")]
    TurnBefore,
    /// A turn after its number.
    #[error("the turn with this number")]
    TurnAfterNumber,
    /// A glyph's number.
    #[error("a glyph's number")]
    Glyph,
    /// The end of the text: only one game was expected.
    #[error("the end of the game's text")]
    End,
}

struct Termination<'a>(&'a Option<String>);

impl fmt::Display for Termination<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(value) => write!(f, " by {value}"),
            None => Ok(()),
        }
    }
}

struct ByTurns(Option<Outcome>);

impl fmt::Display for ByTurns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(outcome) => write!(f, "{outcome}"),
            None => f.write_str("the game has not ended"),
        }
    }
}
