//! Errors of commands and their exit codes.

use std::io::{self, Write as _};
use std::process::ExitCode;

use mad_i18n::Texts;
use mad_rules::IllegalTurn;
use mad_rules::mfen::ParseMfenError;
use mad_rules::turn::ParseTurnError;

use crate::interrupt::INTERRUPTED;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// An illegal turn, a refused record, a server or an export that cannot start: exit code 1.
    /// Empty if the messages have been printed already.
    Refused(String),
    /// Malformed input or usage, or a file that cannot be read or written: exit code 2.
    Malformed(String),
    /// Ended by Ctrl-C before it was done: exit code 130, with a sentence on how to go on.
    Interrupted(String),
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

    /// Prints the message to standard error and returns the exit code.
    pub(crate) fn report(self, texts: &Texts) -> ExitCode {
        let (message, code) = match self {
            // The reader of the output has closed the pipe, for example `head`.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Interrupted(message) => {
                print_error(&message);
                return ExitCode::from(INTERRUPTED);
            }
            Self::Output(error) => (error.to_string(), 2),
            Self::Refused(message) => (message, 1),
            Self::Malformed(message) => (message, 2),
        };
        if !message.is_empty() {
            print_error(&texts.error(message));
        }
        ExitCode::from(code)
    }
}

/// Prints a line to standard error. Failures are ignored: there is nowhere to report them.
pub(crate) fn print_error(message: &str) {
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
