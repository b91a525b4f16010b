//! How a command can fail, and what the shell is told.

use std::io::{self, Write as _};
use std::process::ExitCode;

use mad_i18n::Texts;
use mad_rules::IllegalTurn;
use mad_rules::mfen::ParseMfenError;
use mad_rules::turn::ParseTurnError;

/// Why a command did not do what it was asked to.
#[derive(Debug)]
pub(crate) enum Failure {
    /// An illegal turn, a refused record, a server or an export that cannot begin: exit code 1.
    /// Empty if all has been said already.
    Refused(String),
    /// Malformed input or usage, or a file that cannot be read or written: exit code 2.
    Malformed(String),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn mfen(texts: &Texts, error: &ParseMfenError) -> Self {
        Self::Malformed(texts.mfen(error))
    }

    pub(crate) fn turn_text(texts: &Texts, text: &str, error: &ParseTurnError) -> Self {
        Self::Malformed(texts.turn_text(text, error))
    }

    pub(crate) fn illegal(texts: &Texts, index: usize, text: &str, error: &IllegalTurn) -> Self {
        Self::Refused(texts.error_turn_at(index, text.to_owned(), texts.illegal(&error.reason)))
    }

    /// Says what went wrong on standard error and gives the exit code.
    pub(crate) fn report(self, texts: &Texts) -> ExitCode {
        let (message, code) = match self {
            // Whoever read our output has read enough.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => (error.to_string(), 2),
            Self::Refused(message) => (message, 1),
            Self::Malformed(message) => (message, 2),
        };
        if !message.is_empty() {
            complain(&texts.error(message));
        }
        ExitCode::from(code)
    }
}

/// Writes a line to standard error. If even that cannot be written, nobody is listening.
pub(crate) fn complain(message: &str) {
    let _ = writeln!(anstream::stderr(), "{message}");
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}
