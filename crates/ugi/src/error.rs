//! Why a line could not be parsed.

use mad_rules::mfen::ParseMfenError;
use mad_rules::turn::ParseTurnError;

/// A line that is not part of the protocol: what is wrong, where, and what was expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ParseError {
    /// The first word is not a command.
    #[error("unknown command {0:?}")]
    UnknownCommand(String),
    /// The first word is not a reply.
    #[error("unknown reply {0:?}")]
    UnknownReply(String),
    /// The line does not have the form of its command or reply.
    #[error("expected: {0}")]
    Form(&'static str),
    /// A field is missing or has an invalid value.
    #[error("{field}, offset {offset}: expected {expected}, found {}", Found(.found.as_deref()))]
    Field {
        /// The field.
        field: &'static str,
        /// The byte offset in the line.
        offset: usize,
        /// What was expected.
        expected: &'static str,
        /// The word found, shortened; `None` at the end of the line.
        found: Option<String>,
    },
    /// An argument occurs twice.
    #[error("{field}, offset {offset}: given twice")]
    Twice {
        /// The argument.
        field: &'static str,
        /// The byte offset in the line.
        offset: usize,
    },
    /// The position after `fen` is not valid MFEN.
    #[error(transparent)]
    Mfen(ParseMfenError),
    /// A word in a list of turns is not a turn.
    #[error("turn {number}, {found:?}: {error}")]
    Turn {
        /// Its place in the list, from 1.
        number: usize,
        /// The word, shortened.
        found: String,
        /// What is wrong with it.
        error: ParseTurnError,
    },
}

struct Found<'a>(Option<&'a str>);

impl std::fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Some(word) => write!(f, "{word:?}"),
            None => f.write_str("the end of the line"),
        }
    }
}

/// The first characters of a word, enough to recognise it in a message.
pub(crate) fn short(word: &str) -> String {
    word.chars().take(40).collect()
}
