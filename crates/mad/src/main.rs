//! The command-line program. Each sub-command is a module.

mod analyse;
mod arguments;
mod bench;
mod board_text;
mod completions;
mod contestant;
mod data;
mod engine_settings;
mod failure;
mod files;
mod interrupt;
mod lab;
mod ladder;
mod markdown;
mod match_play;
mod net;
mod network_file;
mod perft;
mod play;
mod print_set;
mod progress;
mod record;
mod review;
mod rules;
#[cfg(feature = "server")]
mod serve;
mod show;
#[cfg(feature = "server")]
mod store;
mod tables;
mod theory;
mod train;
mod tune;
mod turns;

use std::process::ExitCode;
use std::sync::OnceLock;

use clap::FromArgMatches as _;
use mad_i18n::{Language, Texts};

use arguments::{Cli, Command, RecordCommand};
use failure::Failure;

fn main() -> ExitCode {
    let words: Vec<String> =
        std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    if let Some(language) = language_option(&words) {
        let _ = LANGUAGE.set(language);
    }
    let texts = Texts::new(language());
    let mut command = arguments::command(&texts);
    let matches = command.try_get_matches_from_mut(std::env::args_os());
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return refuse(&error, &command, &words, &texts),
    };
    match run(cli, &texts) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&texts),
    }
}

/// Reports an error in the command line; prints help or the version if that was asked for.
fn refuse(
    error: &clap::Error,
    command: &clap::Command,
    words: &[String],
    texts: &Texts,
) -> ExitCode {
    let Some(message) = arguments::explain(error, texts) else {
        // Help or the version. A closed pipe is no error here.
        let _ = error.print();
        return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
    };
    let hint = texts.cli_try_help(arguments::command_path(command, words));
    Failure::Malformed(format!("{message}\n{hint}")).report(texts)
}

fn run(cli: Cli, texts: &Texts) -> Result<(), Failure> {
    match cli.command {
        Command::Perft(args) => perft::run(&args, texts),
        Command::Rules(args) => rules::run(&args, texts),
        Command::PrintSet(args) => print_set::run(&args, texts),
        Command::Turns(args) => turns::list(&args, texts),
        Command::PlayTurns(args) => turns::play(&args, texts),
        Command::Show(args) => show::run(&args, texts),
        Command::Record(RecordCommand::Check(args)) => record::check(&args, texts),
        Command::Record(RecordCommand::Show(args)) => record::show(&args, texts),
        Command::Record(RecordCommand::Convert(args)) => record::convert(&args, texts),
        Command::Play(args) => play::run(&args, texts),
        Command::Analyse(args) => analyse::run(&args, texts),
        Command::Review(args) => review::run(&args, texts),
        Command::Match(args) => match_play::run(&args, texts),
        Command::Ladder(args) => ladder::run(&args, texts),
        Command::Tune(command) => tune::run(&command, texts),
        Command::Data(args) => data::run(&args, texts),
        Command::Train(args) => train::run(&args, texts),
        Command::Net(command) => net::run(&command, texts),
        Command::Tables(command) => tables::run(&command, texts),
        Command::Theory(command) => theory::run(&command, texts),
        Command::Lab(command) => lab::run(&command, texts),
        Command::Bench => bench::run(),
        Command::Ugi => {
            Ok(mad_engine::ugi::run(std::io::BufReader::new(std::io::stdin()), std::io::stdout())?)
        }
        #[cfg(feature = "server")]
        Command::Serve(args) => serve::run(&args, texts),
        #[cfg(feature = "server")]
        Command::ExportSite(args) => serve::export(&args, texts),
        #[cfg(feature = "server")]
        Command::Store(command) => store::run(&command, texts),
        Command::Completions(args) => completions::run(&args, texts),
    }
}

/// The language of the `--lang` option.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// The language of the `--lang` option, read before the other arguments because messages about
/// those are in that language.
fn language_option(words: &[String]) -> Option<Language> {
    let place = words.iter().position(|word| word == "--lang" || word.starts_with("--lang="))?;
    let value = words[place].strip_prefix("--lang=").or_else(|| Some(words.get(place + 1)?));
    Language::from_tag(value?)
}

/// The language of the `--lang` option, or else of the environment, or else the default.
fn language() -> Language {
    if let Some(&language) = LANGUAGE.get() {
        return language;
    }
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|tag| Language::from_tag(&tag))
        .unwrap_or_default()
}
