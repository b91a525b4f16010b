//! MAD in the terminal. Each sub-command is a module; the rules and the sentences are elsewhere.

mod analyse;
mod arguments;
mod board_text;
mod completions;
mod contestant;
mod failure;
mod input;
mod ladder;
mod match_play;
mod perft;
mod play;
mod record;
#[cfg(feature = "server")]
mod serve;
mod show;
mod tune;
mod turns;

use std::process::ExitCode;

use clap::FromArgMatches as _;
use mad_texts::{Language, Texts};

use arguments::{Cli, Command, RecordCommand};
use failure::Failure;

fn main() -> ExitCode {
    let texts = Texts::new(language());
    let matches = arguments::command(&texts).get_matches();
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    match run(cli, &texts) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&texts),
    }
}

fn run(cli: Cli, texts: &Texts) -> Result<(), Failure> {
    match cli.command {
        Command::Perft(args) => perft::run(&args, texts),
        Command::Turns(args) => turns::list(&args, texts),
        Command::PlayTurns(args) => turns::play(&args, texts),
        Command::Show(args) => show::run(&args, texts),
        Command::Record(RecordCommand::Check(args)) => record::check(&args, texts),
        Command::Record(RecordCommand::Show(args)) => record::show(&args, texts),
        Command::Record(RecordCommand::Convert(args)) => record::convert(&args, texts),
        Command::Play(args) => play::run(&args, texts),
        Command::Analyse(args) => analyse::run(&args, texts),
        Command::Match(args) => match_play::run(&args, texts),
        Command::Ladder(args) => ladder::run(&args, texts),
        Command::Tune(args) => tune::run(&args, texts),
        Command::Bench => analyse::bench(),
        Command::Ugi => Ok(mad_engine::ugi::run(std::io::stdin().lock(), std::io::stdout())?),
        #[cfg(feature = "server")]
        Command::Serve(args) => serve::run(&args, texts),
        #[cfg(feature = "server")]
        Command::ExportSite(args) => serve::export(&args, texts),
        Command::Completions(args) => completions::run(&args, texts),
    }
}

/// The language of the environment, as far as there are texts in it.
fn language() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|tag| Language::from_tag(&tag))
        .unwrap_or_default()
}
