//! The help of each command and argument, from the language files.

use clap::{Arg, CommandFactory as _};
use mad_engine::Techniques;
use mad_i18n::Texts;

use super::Cli;
use crate::engine_settings::search_numbers;

/// The command line with its help in a language.
pub(crate) fn command(texts: &Texts) -> clap::Command {
    let mut command = Cli::command();
    command.build();
    describe(command, "mad", texts)
}

fn describe(command: clap::Command, name: &str, texts: &Texts) -> clap::Command {
    let mut command = command.subcommand_help_heading(texts.cli_commands());
    if let Some(about) = texts.help(name, None) {
        command = command.about(about);
    }
    if let Some(examples) = texts.help(name, Some("examples")) {
        command = command.after_help(examples + &names_of_settings(name, texts));
    }
    let command = command.mut_args(|arg| argument(arg, name, texts));
    let parent = if name == "mad" { String::new() } else { format!("{name}-") };
    let command = command.mut_subcommands(|sub| {
        // clap repeats all commands below `help`; its description is the same everywhere.
        if sub.get_name() == "help" {
            let sub = sub
                .about(texts.help("help", None).unwrap_or_default())
                .subcommand_help_heading(texts.cli_commands());
            return usage(sub, texts);
        }
        let name = format!("{parent}{}", sub.get_name());
        describe(sub, &name, texts)
    });
    usage(command, texts)
}

/// The names that the players of `mad match` can be set by.
fn names_of_settings(command: &str, texts: &Texts) -> String {
    if command != "match" {
        return String::new();
    }
    let numbers = texts.match_numbers(search_numbers(texts));
    format!("\n\n{numbers}\n\n{}", texts.match_techniques(Techniques::NAMES.join(", ")))
}

fn argument(arg: Arg, command: &str, texts: &Texts) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let mut help = texts
        .help(command, Some(&id))
        .or_else(|| texts.help("common", Some(&id)))
        .unwrap_or_default();
    if arg.get_action().takes_values() {
        let defaults: Vec<_> =
            arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        let possible = arg.get_possible_values();
        let possible: Vec<_> = possible.iter().map(|value| value.get_name().to_owned()).collect();
        let notes: Vec<String> = [
            (!possible.is_empty()).then(|| texts.cli_possible(possible.join(", "))),
            (!defaults.is_empty()).then(|| texts.cli_default(defaults.join(", "))),
        ]
        .into_iter()
        .flatten()
        .collect();
        if !notes.is_empty() {
            help += &format!(" ({})", notes.join(" – "));
        }
    }
    let heading = if arg.is_positional() { texts.cli_arguments() } else { texts.cli_options() };
    let names: Option<Vec<String>> = arg.get_value_names().map(|names| {
        let word = |name: &str| texts.help("values", Some(&name.to_lowercase()));
        names.iter().map(|name| word(name).unwrap_or_else(|| name.to_string())).collect()
    });
    let arg = arg.help(help).help_heading(heading);
    let arg = arg.hide_default_value(true).hide_possible_values(true);
    match names {
        Some(names) => arg.value_names(names),
        None => arg,
    }
}

/// Sets the usage line, with clap's English placeholders translated.
fn usage(mut command: clap::Command, texts: &Texts) -> clap::Command {
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim();
    let word = |name: &str| texts.help("values", Some(name)).unwrap_or_default();
    let usage = usage
        .replace("[OPTIONS]", &format!("[{}]", word("options")))
        .replace("<COMMAND>", &format!("<{}>", word("command")))
        .replace("[COMMAND]", &format!("[{}]", word("command")));
    let heading = texts.cli_usage();
    let template =
        format!("{{about-with-newline}}\n{heading} {{usage}}\n\n{{all-args}}{{after-help}}");
    command.override_usage(usage).help_template(template)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        command(&Texts::new(mad_i18n::Language::English)).debug_assert();
    }

    fn undescribed(command: &clap::Command, path: &str, missing: &mut Vec<String>) {
        if command.get_about().is_none() {
            missing.push(path.to_owned());
        }
        for arg in command.get_arguments() {
            if arg.get_help().is_none_or(|help| help.to_string().is_empty()) {
                missing.push(format!("{path} {}", arg.get_id()));
            }
        }
        for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
            undescribed(sub, &format!("{path} {}", sub.get_name()), missing);
        }
    }

    #[test]
    fn every_command_and_argument_is_described_in_every_language() {
        for language in mad_i18n::Language::ALL {
            let mut missing = Vec::new();
            undescribed(&command(&Texts::new(language)), "mad", &mut missing);
            assert!(missing.is_empty(), "{language:?}: {missing:?}");
        }
    }

    /// Collects the messages and attributes that the help of a command uses.
    fn note(command: &clap::Command, name: &str, texts: &Texts, used: &mut BTreeSet<String>) {
        let mut note = |name: &str, part: Option<&str>| {
            let there = texts.help(name, part).is_some();
            let part = part.map(|part| format!(".{part}")).unwrap_or_default();
            if there {
                used.insert(format!("help-{name}{part}"));
            }
            there
        };
        note(name, None);
        note(name, Some("examples"));
        for arg in command.get_arguments() {
            let id = arg.get_id().as_str().replace('_', "-");
            let _ = note(name, Some(&id)) || note("common", Some(&id));
        }
        let parent = if name == "mad" { String::new() } else { format!("{name}-") };
        for sub in command.get_subcommands() {
            if sub.get_name() == "help" {
                used.insert("help-help".to_owned());
            } else {
                self::note(sub, &format!("{parent}{}", sub.get_name()), texts, used);
            }
        }
    }

    #[test]
    fn no_help_message_is_unused() {
        let texts = Texts::new(mad_i18n::Language::English);
        let mut used = BTreeSet::new();
        note(&command(&texts), "mad", &texts, &mut used);
        let mut message = String::new();
        let mut sources = mad_i18n::Language::English.sources().iter();
        let source = sources.find(|text| text.contains("\nhelp-mad =")).expect("a file of help");
        for line in source.lines() {
            let Some((name, _)) = line.split_once(" =") else { continue };
            let key = match name.trim().strip_prefix('.') {
                None => {
                    name.clone_into(&mut message);
                    message.clone()
                }
                Some(part) => format!("{message}.{part}"),
            };
            // Names of values are shared by all commands.
            let shared = key == "help-common" || key.starts_with("help-values");
            assert!(shared || used.contains(&key), "{key} is not used");
        }
    }

    /// clap's own words are in English.
    #[test]
    fn no_help_is_left_in_english() {
        use mad_i18n::Language;

        for language in Language::ALL.into_iter().filter(|language| *language != Language::English)
        {
            let mut words =
                vec!["Usage", "Commands", "COMMAND", "Arguments", "default", "possible"];
            if language == Language::French {
                // The same word in French.
                words.retain(|word| *word != "Arguments");
            } else {
                words.extend(["Options", "OPTIONS"]);
            }
            let mut command = command(&Texts::new(language));
            command.build();
            for sub in command.get_subcommands_mut() {
                let help = sub.render_long_help().to_string();
                let found = help.split(|letter: char| !letter.is_alphabetic());
                let english: Vec<_> = found.filter(|word| words.contains(word)).collect();
                assert!(english.is_empty(), "{language:?}: {english:?} in {help}");
            }
        }
    }
}
