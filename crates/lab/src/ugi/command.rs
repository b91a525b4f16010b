//! How an engine is called.

use std::process::{Command, Stdio};
use std::str::FromStr;
use std::time::Duration;

/// How an engine is called and set up.
///
/// # Examples
///
/// ```
/// use mad_lab::UgiCommand;
///
/// let mut command: UgiCommand = "'/opt/my engine' ugi".parse()?;
/// command.options.push(("Threads".to_owned(), "1".to_owned()));
/// assert_eq!(command.program, "/opt/my engine");
/// # Ok::<(), mad_lab::CommandLineError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UgiCommand {
    /// The program.
    pub program: String,
    /// What it is called with.
    pub arguments: Vec<String>,
    /// Names and values of options to set before the first game.
    pub options: Vec<(String, String)>,
    /// The name for records; `None` for the one that the engine gives itself.
    pub name: Option<String>,
    /// How long to wait for an answer where no deadline says so: in the handshake, and for turns
    /// by nodes or depth. A minute at first.
    pub patience: Duration,
}

/// Why a text is not a command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CommandLineError {
    /// The text has no words.
    #[error("a command line needs a program")]
    Empty,
    /// A quotation mark is not closed, or the text ends in a backslash.
    #[error("a quotation mark is not closed, or a backslash has nothing after it")]
    Incomplete,
}

impl UgiCommand {
    /// A command without options.
    #[must_use]
    pub fn new(
        program: impl Into<String>,
        arguments: impl IntoIterator<Item: Into<String>>,
    ) -> Self {
        Self {
            program: program.into(),
            arguments: arguments.into_iter().map(Into::into).collect(),
            options: Vec::new(),
            name: None,
            patience: Duration::from_secs(60),
        }
    }

    /// The process to start, spoken to by pipes. What it says on standard error is not kept.
    pub(super) fn to_process(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        command
    }
}

/// Split into words as a POSIX shell does, without expansions.
impl FromStr for UgiCommand {
    type Err = CommandLineError;

    fn from_str(text: &str) -> Result<Self, CommandLineError> {
        let mut words = shlex::split(text).ok_or(CommandLineError::Incomplete)?.into_iter();
        Ok(Self::new(words.next().ok_or(CommandLineError::Empty)?, words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines() {
        let command: UgiCommand = " 'my engine'  --book=\"a b\" '' x ".parse().unwrap();
        assert_eq!(command.program, "my engine");
        assert_eq!(command.arguments, ["--book=a b", "", "x"]);
        assert_eq!("  ".parse::<UgiCommand>(), Err(CommandLineError::Empty));
        for incomplete in ["mad 'ugi", "\"mad ugi", "mad ugi\\"] {
            assert_eq!(incomplete.parse::<UgiCommand>(), Err(CommandLineError::Incomplete));
        }
        let windows: UgiCommand = r"'C:\engines\mad.exe' ugi".parse().unwrap();
        assert_eq!(windows.program, r"C:\engines\mad.exe");
    }
}
