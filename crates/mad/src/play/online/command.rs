//! The commands of an online game: those of `mad play`, and some more.

use mad_online::Phrase;
use mad_rules::Turn;

use crate::play::command::{self, Unknown};

/// A parsed line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Command {
    /// A command of `mad play`.
    Common(command::Command),
    Takeback,
    Accept,
    Decline,
    Withdraw,
    Abort,
    Claim,
    GiveTime,
    Resume,
    Rematch,
    Clock,
    Link,
    /// A phrase; `None` to list them, also if the phrase is unknown.
    Say(Option<Phrase>),
    /// A conditional turn; `None` to drop it.
    Plan(Option<Turn>),
}

/// Parses a line.
pub(super) fn parse(line: &str) -> Result<Command, Unknown> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let command = match word.to_lowercase().as_str() {
        "say" => {
            let name = rest.to_lowercase().replace(' ', "-");
            Command::Say(Phrase::ALL.into_iter().find(|phrase| phrase.name() == name))
        }
        "plan" if rest.is_empty() => Command::Plan(None),
        "plan" => match command::parse(rest)? {
            command::Command::Play(turn) => Command::Plan(Some(turn)),
            _ => return Err(Unknown::Word),
        },
        _ if !rest.is_empty() => return command::parse(line).map(Command::Common),
        "takeback" | "undo" => Command::Takeback,
        "accept" => Command::Accept,
        "decline" => Command::Decline,
        "withdraw" => Command::Withdraw,
        "abort" => Command::Abort,
        "claim" => Command::Claim,
        "time" => Command::GiveTime,
        "resume" => Command::Resume,
        "rematch" => Command::Rematch,
        "clock" => Command::Clock,
        "link" => Command::Link,
        _ => return command::parse(line).map(Command::Common),
    };
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn online_commands_stand_beside_the_common_ones() {
        let turn: Turn = "c2c3".parse().unwrap();
        assert_eq!(parse("Takeback"), Ok(Command::Takeback));
        assert_eq!(parse("undo"), Ok(Command::Takeback));
        assert_eq!(parse("c2c3"), Ok(Command::Common(command::Command::Play(turn))));
        assert_eq!(
            parse("turns 112").map(|command| matches!(command, Command::Common(_))),
            Ok(true)
        );
        assert_eq!(parse("plan c2c3"), Ok(Command::Plan(Some(turn))));
        assert_eq!(parse("plan"), Ok(Command::Plan(None)));
        assert_eq!(parse("plan quit"), Err(Unknown::Word));
        assert!(matches!(parse("plan c2z9"), Err(Unknown::Turn(_))));
        assert_eq!(parse("say good luck"), Ok(Command::Say(Some(Phrase::GoodLuck))));
        assert_eq!(parse("say thank-you"), Ok(Command::Say(Some(Phrase::ThankYou))));
        assert_eq!(parse("say rubbish"), Ok(Command::Say(None)));
        assert_eq!(parse("accept this"), Err(Unknown::Word));
    }
}
