//! The commands of `mad play`.

use std::path::PathBuf;

use mad_rules::turn::ParseTurnError;
use mad_rules::{Class, Turn};

/// A parsed line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Command {
    Nothing,
    Help,
    Board,
    Turns(Option<Class>),
    Threats,
    Undo,
    Redo,
    Save(Option<PathBuf>),
    Load(Option<PathBuf>),
    Mfen,
    Agree,
    Resign,
    New,
    Quit,
    Play(Turn),
}

/// Why a line is not a command.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unknown {
    /// A malformed turn.
    Turn(ParseTurnError),
    /// `turns` with something that is not a class.
    Class,
    /// Neither a command nor a turn.
    Word,
}

pub(super) fn parse(line: &str) -> Result<Command, Unknown> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let path = || (!rest.is_empty()).then(|| PathBuf::from(rest));
    let command = match word.to_lowercase().as_str() {
        "" => Command::Nothing,
        "save" => Command::Save(path()),
        "load" => Command::Load(path()),
        "turns" if !rest.is_empty() => {
            return rest
                .parse()
                .map(|class| Command::Turns(Some(class)))
                .map_err(|_| Unknown::Class);
        }
        _ if !rest.is_empty() => return turn(line),
        "help" | "?" => Command::Help,
        "board" => Command::Board,
        "turns" => Command::Turns(None),
        "threats" => Command::Threats,
        "undo" => Command::Undo,
        "redo" => Command::Redo,
        "mfen" => Command::Mfen,
        "agree" => Command::Agree,
        "resign" => Command::Resign,
        "new" => Command::New,
        "quit" | "exit" => Command::Quit,
        _ => return turn(line),
    };
    Ok(command)
}

fn turn(line: &str) -> Result<Command, Unknown> {
    line.parse().map(Command::Play).map_err(|error: ParseTurnError| {
        // An error within the first two letters means that the word is not meant as a turn.
        if error.offset < 2 && !line.starts_with(|letter: char| letter.is_ascii_digit()) {
            Unknown::Word
        } else {
            Unknown::Turn(error)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_and_turns_are_distinguished() {
        assert_eq!(parse("HELP"), Ok(Command::Help));
        assert_eq!(parse("turns 112"), Ok(Command::Turns(Some(Class::C112))));
        assert_eq!(parse("save my game.mad"), Ok(Command::Save(Some("my game.mad".into()))));
        assert_eq!(parse("save"), Ok(Command::Save(None)));
        assert_eq!(parse("b5b6 + 112-221"), Ok(Command::Play("b5b6+112-221".parse().unwrap())));
        assert_eq!(parse("bord"), Err(Unknown::Word));
        assert_eq!(parse("turns 999"), Err(Unknown::Class));
        assert_eq!(parse("undo twice"), Err(Unknown::Word));
        assert!(matches!(parse("c2z3"), Err(Unknown::Turn(_))));
        assert!(matches!(parse("112-121"), Err(Unknown::Turn(_))));
    }
}
