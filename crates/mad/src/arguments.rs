//! The command line. Its words are in the language files, under `help-` and the command's name.

use std::num::NonZeroU16;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{ArgGroup, Args, CommandFactory as _, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use mad_rules::{Board, BySide, Options, Position, STANDARD_TIE_BREAK, Setup, Side};
use mad_texts::Texts;

use crate::failure::Failure;

#[derive(Debug, Parser)]
#[command(name = "mad", version)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(PlayArgs),
    Analyse(AnalyseArgs),
    Show(ShowArgs),
    #[command(subcommand)]
    Record(RecordCommand),
    Turns(TurnsArgs),
    PlayTurns(PlayTurnsArgs),
    Perft(PerftArgs),
    Match(MatchArgs),
    Ladder(LadderArgs),
    Tune(TuneArgs),
    Bench,
    Ugi,
    #[cfg(feature = "server")]
    Serve(ServeArgs),
    #[cfg(feature = "server")]
    ExportSite(ExportSiteArgs),
    Completions(CompletionsArgs),
}

#[derive(Debug, Subcommand)]
pub(crate) enum RecordCommand {
    Check(CheckArgs),
    Show(RecordShowArgs),
    Convert(ConvertArgs),
}

/// Where a game or a count begins.
#[derive(Debug, Args)]
pub(crate) struct StartArgs {
    #[arg(long, value_name = "NAME", value_parser = board_names(), conflicts_with = "mfen")]
    board: Option<String>,
    #[arg(long, value_name = "MFEN")]
    mfen: Option<String>,
    #[arg(long)]
    no_positioning: bool,
}

#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(..=100))]
    pub(crate) depth: u32,
    #[command(flatten)]
    pub(crate) start: StartArgs,
    #[arg(long)]
    pub(crate) divide: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TurnsArgs {
    #[arg(value_name = "MFEN")]
    pub(crate) mfen: String,
    #[arg(long)]
    pub(crate) long: bool,
    #[arg(long, conflicts_with = "long")]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct PlayTurnsArgs {
    #[arg(value_name = "MFEN")]
    pub(crate) mfen: String,
    #[arg(value_name = "TURN")]
    pub(crate) turns: Vec<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    #[arg(value_name = "MFEN")]
    pub(crate) mfen: Option<String>,
    #[arg(long, value_name = "NAME", value_parser = board_names(), conflicts_with = "mfen")]
    pub(crate) board: Option<String>,
    #[arg(long)]
    pub(crate) flip: bool,
    #[arg(long, conflicts_with = "flip")]
    pub(crate) json: bool,
    #[arg(long, conflicts_with = "json")]
    pub(crate) svg: bool,
    #[arg(long, requires = "svg")]
    pub(crate) light: bool,
}

#[derive(Debug, Args)]
pub(crate) struct AnalyseArgs {
    #[arg(value_name = "MFEN")]
    pub(crate) mfen: Option<String>,
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    pub(crate) time: Option<f64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub(crate) depth: Option<u32>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub(crate) lines: usize,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub(crate) hash: u32,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    #[arg(value_name = "PLAYER")]
    pub(crate) first: String,
    #[arg(value_name = "PLAYER")]
    pub(crate) second: String,
    #[arg(long, value_name = "NAME", value_parser = board_names(), default_value = "6x4")]
    pub(crate) board: String,
    #[arg(long, value_name = "N", default_value_t = 162, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) budget: BudgetArgs,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) workers: usize,
    #[arg(long, value_name = "ELO0,ELO1", value_parser = parse_sprt)]
    pub(crate) sprt: Option<mad_lab::Sprt>,
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LadderArgs {
    #[arg(long, value_name = "NAME", value_parser = board_names(), default_value = "6x4")]
    pub(crate) board: String,
    #[arg(long, value_name = "N", default_value_t = 162, value_parser = clap::value_parser!(u64).range(2..))]
    pub(crate) games: u64,
    #[arg(long, value_name = "LEVEL", default_value_t = 1, value_parser = levels())]
    pub(crate) from: u8,
    #[arg(long, value_name = "LEVEL", default_value_t = 10, value_parser = levels())]
    pub(crate) to: u8,
    #[arg(long, value_name = "N", default_value_t = 3_000)]
    pub(crate) judged: usize,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) workers: usize,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TuneArgs {
    #[arg(long, value_name = "N", default_value_t = 16_000)]
    pub(crate) games: u64,
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 600)]
    pub(crate) rounds: usize,
    #[arg(long)]
    pub(crate) by_hand: bool,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) workers: usize,
}

/// What both players may use for a turn.
#[derive(Debug, Args)]
#[group(multiple = false)]
pub(crate) struct BudgetArgs {
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub(crate) depth: Option<u32>,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) turn_time: Option<u64>,
    #[arg(long, value_name = "S+S", value_parser = parse_clock)]
    pub(crate) clock: Option<(f64, f64)>,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RecordShowArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "N")]
    pub(crate) game: Option<usize>,
    #[arg(long)]
    pub(crate) boards: bool,
    #[arg(long, conflicts_with = "boards")]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ConvertArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(group = ArgGroup::new("computer").multiple(true).args(["against", "level", "think"]))]
pub(crate) struct PlayArgs {
    #[arg(value_name = "FILE", conflicts_with_all = ["board", "mfen", "no_positioning", "tie_break"])]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "N", requires = "file")]
    pub(crate) game: Option<usize>,
    #[command(flatten)]
    pub(crate) start: StartArgs,
    #[arg(long, value_name = "N", value_parser = parse_limit)]
    pub(crate) tie_break: Option<Limit>,
    #[arg(long, value_name = "PLAYER")]
    pub(crate) against: Option<Opponent>,
    #[arg(long, value_name = "SIDE", default_value = "red", requires = "computer")]
    pub(crate) side: SideArg,
    #[arg(long, value_name = "N", requires = "computer")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "LEVEL", value_parser = levels(), conflicts_with = "think")]
    pub(crate) level: Option<u8>,
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    pub(crate) think: Option<f64>,
    #[arg(long, requires = "computer")]
    pub(crate) resigns: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

#[cfg(feature = "server")]
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", value_parser = parse_address)]
    pub(crate) listen: Option<String>,
    #[arg(long)]
    pub(crate) open: bool,
}

#[cfg(feature = "server")]
#[derive(Debug, Args)]
pub(crate) struct ExportSiteArgs {
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct CompletionsArgs {
    #[arg(value_name = "SHELL")]
    pub(crate) shell: Shell,
}

/// A tie-break limit; `None` for off.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limit(Option<NonZeroU16>);

/// Who sits on the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Opponent {
    Engine,
    Random,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum SideArg {
    Red,
    Blue,
}

impl From<SideArg> for Side {
    fn from(side: SideArg) -> Self {
        match side {
            SideArg::Red => Self::Red,
            SideArg::Blue => Self::Blue,
        }
    }
}

fn levels() -> clap::builder::RangedI64ValueParser<u8> {
    clap::value_parser!(u8).range(1..=10)
}

fn board_names() -> PossibleValuesParser {
    Board::REGISTERED.iter().filter_map(|board| board.registered_name()).collect::<Vec<_>>().into()
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.001..=1e6).contains(seconds));
    seconds.ok_or_else(|| Texts::new(crate::language()).error_seconds())
}

/// Base and increment in seconds: `10+0.1`.
fn parse_clock(text: &str) -> Result<(f64, f64), String> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let seconds = |part: &str| part.parse().ok().filter(|s| (0.0..=1e6).contains(s));
    let clock = seconds(base).filter(|&base: &f64| base > 0.0).zip(seconds(increment));
    clock.ok_or_else(|| Texts::new(crate::language()).error_clock())
}

fn parse_sprt(text: &str) -> Result<mad_lab::Sprt, String> {
    let bounds = text.split_once(',').and_then(|(low, high)| {
        let (low, high): (f64, f64) = (low.parse().ok()?, high.parse().ok()?);
        (low < high && low.abs() < 1000.0 && high.abs() < 1000.0)
            .then(|| mad_lab::Sprt::new(low, high))
    });
    bounds.ok_or_else(|| Texts::new(crate::language()).error_sprt())
}

/// A host and a port. Whether there is such a host is found out later.
#[cfg(feature = "server")]
fn parse_address(text: &str) -> Result<String, String> {
    let parts = text.rsplit_once(':').filter(|(host, _)| !host.is_empty());
    let port = parts.and_then(|(_, port)| port.parse::<u16>().ok());
    let address = port.map(|_| text.to_owned());
    address.ok_or_else(|| Texts::new(crate::language()).error_listen())
}

fn parse_limit(text: &str) -> Result<Limit, String> {
    let limit = Options::tie_break_from_text(text).map(Limit);
    limit.ok_or_else(|| Texts::new(crate::language()).error_tie_break())
}

impl StartArgs {
    /// The position these arguments ask for.
    pub(crate) fn position(
        &self,
        tie_break: Option<Limit>,
        texts: &Texts,
    ) -> Result<Position, Failure> {
        let Some(mfen) = &self.mfen else {
            let board = self.board.as_deref().and_then(Board::from_name).unwrap_or_default();
            let tie_break = tie_break.map_or(Some(STANDARD_TIE_BREAK), |limit| limit.0);
            let options = Options { positioning: !self.no_positioning, tie_break };
            return Ok(board.start(options).expect("the boards to choose from have a start"));
        };
        let position: Position = mfen.parse().map_err(|error| Failure::mfen(texts, &error))?;
        let mut setup = Setup::from(position);
        if self.no_positioning {
            setup.positioning = BySide::default();
        }
        if let Some(Limit(limit)) = tie_break {
            setup.limit = limit;
        }
        Position::try_from(setup)
            .map_err(|error| Failure::Malformed(texts.fault(&error.faults()[0])))
    }
}

/// The command line with its help in words.
pub(crate) fn command(texts: &Texts) -> clap::Command {
    let mut command = Cli::command();
    command.build();
    describe(command, "mad", texts)
}

fn describe(command: clap::Command, name: &str, texts: &Texts) -> clap::Command {
    let mut command = command;
    if let Some(about) = texts.help(name, None) {
        command = command.about(about);
    }
    if let Some(examples) = texts.help(name, Some("examples")) {
        command = command.after_help(examples);
    }
    let command = command.mut_args(|arg| {
        let id = arg.get_id().as_str().replace('_', "-");
        match texts.help(name, Some(&id)).or_else(|| texts.help("common", Some(&id))) {
            Some(help) => arg.help(help),
            None => arg,
        }
    });
    let parent = if name == "mad" { String::new() } else { format!("{name}-") };
    command.mut_subcommands(|sub| {
        // Below `help` everything stands once more; its own sentence is the same everywhere.
        if sub.get_name() == "help" {
            return sub.about(texts.help("help", None).unwrap_or_default());
        }
        let name = format!("{parent}{}", sub.get_name());
        describe(sub, &name, texts)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        command(&Texts::new(mad_texts::Language::English)).debug_assert();
    }

    fn undescribed(command: &clap::Command, path: &str, missing: &mut Vec<String>) {
        if command.get_about().is_none() {
            missing.push(path.to_owned());
        }
        for arg in command.get_arguments() {
            if arg.get_help().is_none() {
                missing.push(format!("{path} {}", arg.get_id()));
            }
        }
        for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
            undescribed(sub, &format!("{path} {}", sub.get_name()), missing);
        }
    }

    #[test]
    fn every_command_and_argument_is_described_in_every_language() {
        for language in mad_texts::Language::ALL {
            let mut missing = Vec::new();
            undescribed(&command(&Texts::new(language)), "mad", &mut missing);
            assert!(missing.is_empty(), "{language:?}: {missing:?}");
        }
    }
}
