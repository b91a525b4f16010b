//! What can be wrong with a record.

use alloc::string::String;
use core::fmt;

use super::Record;
use crate::mfen::ParseMfenError;
use crate::syntax::Found;
use crate::turn::ParseTurnError;
use crate::{GameResult, Illegal, Outcome, Side};

/// A record that was refused: where, and why.
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
        /// What should stand there.
        expected: Expected,
        /// What does; `None` at the end of the text.
        found: Option<char>,
    },
    /// The bytes are not UTF-8.
    #[error("not UTF-8 text")]
    NotUtf8,
    /// The record is larger than a reader accepts.
    #[error("a single game of more than {0} bytes")]
    TooLarge(usize),
    /// A tag stands twice.
    #[error("tag {0} stands twice")]
    DuplicateTag(String),
    /// A tag has a value that it cannot have.
    #[error("tag {tag}: {value:?} is not {expected}")]
    TagValue {
        /// The tag.
        tag: String,
        /// Its value.
        value: String,
        /// What it could be.
        expected: ExpectedTagValue,
    },
    /// The position in the `MFEN` tag is wrong.
    #[error("tag MFEN: {0}")]
    Mfen(ParseMfenError),
    /// A comment that does not end.
    #[error("a comment without '}}'")]
    OpenComment,
    /// A variation that does not end.
    #[error("a variation without ')'")]
    OpenVariation,
    /// Variations within variations, too deep.
    #[error("variations are nested at most {} deep", Record::MAX_DEPTH)]
    TooDeep,
    /// A glyph above 65535.
    #[error("glyphs go from $0 to $65535")]
    Glyph,
    /// A record number that is not the one due.
    #[error("expected number {expected}")]
    Number {
        /// The number due here.
        expected: u16,
    },
    /// A word that is no turn.
    #[error("{text:?} is no turn: {error}")]
    TurnText {
        /// The word.
        text: String,
        /// What is wrong with it.
        error: ParseTurnError,
    },
    /// A turn that is not legal.
    #[error("turn {number}, {text}: {reason}")]
    IllegalTurn {
        /// The turn number, as positions count.
        number: u16,
        /// The turn as it is written.
        text: String,
        /// Why it is not legal.
        reason: Illegal,
    },
    /// The `Result` tag and the result behind the turns differ.
    #[error("tag Result says {tag}, the result behind the turns is {result}")]
    ResultTag {
        /// The tag's value.
        tag: String,
        /// The result behind the turns.
        result: GameResult,
    },
    /// The result is none that this game has.
    #[error("{0:?} is no result: there are 1-0, 0-1, 1/2-0, 0-1/2 and *")]
    UnknownResult(String),
    /// A termination that does not go with the result, whatever the turns are.
    #[error("result {result} does not come by {termination}")]
    Termination {
        /// The result behind the turns.
        result: GameResult,
        /// The termination.
        termination: String,
    },
    /// Result or termination contradict the turns.
    #[error("result {result}{} contradicts the turns: {}",
        Termination(termination), ByTurns(*by_turns))]
    Contradiction {
        /// The result behind the turns.
        result: GameResult,
        /// The termination, if a tag gives it.
        termination: Option<String>,
        /// What the turns say: how the game ended, or that it has not.
        by_turns: Option<Outcome>,
        /// Who would get a semi-victory after these turns.
        owner: Side,
    },
}

/// What a tag's value could be.
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

/// What a record should have had at the place of an error.
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
    /// A first turn for glyphs and variations to stand behind.
    #[error("a turn before this")]
    TurnBefore,
    /// The turn that a number announced.
    #[error("the turn with this number")]
    TurnAfterNumber,
    /// A glyph's number.
    #[error("a glyph's number")]
    Glyph,
    /// The end: one game was asked for.
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
