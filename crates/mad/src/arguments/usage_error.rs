//! Messages for errors in the command line.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use mad_i18n::Texts;

/// The error and what was expected; `None` if it is a request for help or for the version.
pub(crate) fn explain(error: &clap::Error, texts: &Texts) -> Option<String> {
    let text = |kind| error.get(kind).map(plain).unwrap_or_default();
    let arg = || text(ContextKind::InvalidArg);
    let value = || text(ContextKind::InvalidValue);
    let message = match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::DisplayVersion => return None,
        ErrorKind::InvalidSubcommand => {
            texts.cli_unknown_command(text(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingSubcommand => texts.cli_missing_command(),
        ErrorKind::MissingRequiredArgument => texts.cli_missing(arg()),
        ErrorKind::UnknownArgument => texts.cli_unknown(arg()),
        ErrorKind::ArgumentConflict => {
            let prior = text(ContextKind::PriorArg);
            if prior.is_empty() || prior == arg() {
                texts.cli_twice(arg())
            } else {
                texts.cli_conflict(arg(), prior)
            }
        }
        ErrorKind::InvalidValue if value().is_empty() => texts.cli_no_value(arg()),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let message = texts.cli_bad_value(arg(), value());
            let possible = text(ContextKind::ValidValue);
            match error.source() {
                _ if !possible.is_empty() => {
                    texts.cli_reason(message, texts.cli_expected(possible))
                }
                Some(reason) => texts.cli_reason(message, reason.to_string()),
                None => message,
            }
        }
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => {
            texts.cli_too_many(arg(), value())
        }
        ErrorKind::TooFewValues => texts.cli_no_value(arg()),
        _ => error.kind().to_string(),
    };
    let suggested =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let suggested = suggested.map(text).into_iter().find(|words| !words.is_empty());
    let suggestion = suggested.map(|words| format!("\n{}", texts.cli_suggestion(words)));
    Some(format!("{message}{}", suggestion.unwrap_or_default()))
}

fn plain(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        other => other.to_string(),
    }
}

/// The command with its sub-commands, up to the first unknown word.
pub(crate) fn command_path(command: &clap::Command, words: &[String]) -> String {
    let mut name = command.get_name().to_owned();
    let mut here = command;
    for word in words.iter().filter(|word| !word.starts_with('-')) {
        let Some(sub) = here.find_subcommand(word) else { continue };
        name = format!("{name} {word}");
        here = sub;
    }
    name
}
