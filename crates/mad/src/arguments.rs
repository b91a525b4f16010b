//! The command-line arguments. Their help is in the language files, under `help-` and the name of the command.

mod help;
mod lab;
mod parse;
mod print_set;
mod review;
mod tables;
mod theory;
mod usage_error;

use std::num::NonZeroU16;
use std::path::PathBuf;

use clap::{ArgGroup, Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use mad_i18n::Texts;
use mad_rules::{Board, BySide, Options, Position, Setup, Side};

use crate::failure::Failure;

pub(crate) use help::command;
pub(crate) use lab::{
    BudgetArgs, DataArgs, LabCommand, LabPuzzlesArgs, LadderArgs, MatchArgs, NetCommand,
    NetShowArgs, TrainArgs, TuneCommand, TuneEvaluationArgs, TuneSearchArgs,
};
pub(crate) use print_set::{Format, PrintSetArgs};
pub(crate) use review::ReviewArgs;
pub(crate) use tables::{
    TablesBuildArgs, TablesCheckArgs, TablesCommand, TablesInfoArgs, TablesProbeArgs,
};
pub(crate) use theory::{
    StudyArgs, Switch, TheoryCommand, TheoryEndingsArgs, TheoryEndsArgs, TheoryLimitsArgs,
    TheoryShipsArgs, TheoryStartsArgs, TheoryTurnsArgs,
};
pub(crate) use usage_error::{command_path, explain};

#[derive(Debug, Parser)]
#[command(name = "mad", version)]
pub(crate) struct Cli {
    /// Also read before the other arguments: see `main`.
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = parse::languages())]
    pub(crate) lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(PlayArgs),
    Analyse(AnalyseArgs),
    Review(ReviewArgs),
    Show(ShowArgs),
    #[command(subcommand)]
    Record(RecordCommand),
    Rules(RulesArgs),
    PrintSet(PrintSetArgs),
    Turns(TurnsArgs),
    PlayTurns(PlayTurnsArgs),
    Perft(PerftArgs),
    Match(MatchArgs),
    Ladder(LadderArgs),
    #[command(subcommand)]
    Tune(TuneCommand),
    Data(DataArgs),
    Train(TrainArgs),
    #[command(subcommand)]
    Net(NetCommand),
    #[command(subcommand)]
    Tables(TablesCommand),
    #[command(subcommand)]
    Theory(TheoryCommand),
    #[command(subcommand)]
    Lab(LabCommand),
    Bench,
    Ugi,
    #[cfg(feature = "server")]
    Serve(ServeArgs),
    #[cfg(feature = "server")]
    ExportSite(ExportSiteArgs),
    #[cfg(feature = "server")]
    #[command(subcommand)]
    Store(StoreCommand),
    Completions(CompletionsArgs),
}

#[derive(Debug, Subcommand)]
pub(crate) enum RecordCommand {
    Check(CheckArgs),
    Show(RecordShowArgs),
    Convert(ConvertArgs),
}

/// The start position.
#[derive(Debug, Args)]
pub(crate) struct StartArgs {
    #[arg(long, value_name = "NAME", value_parser = parse::board(), conflicts_with = "mfen")]
    board: Option<Board>,
    #[arg(long, value_name = "MFEN")]
    mfen: Option<String>,
    #[arg(long)]
    no_positioning: bool,
}

#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    #[arg(value_name = "DEPTH", value_parser = parse::number::<u32>(0, 100))]
    pub(crate) depth: u32,
    #[command(flatten)]
    pub(crate) start: StartArgs,
    #[arg(long)]
    pub(crate) divide: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    #[arg(value_name = "TOPIC")]
    pub(crate) topic: Vec<String>,
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
    #[arg(long, value_name = "NAME", value_parser = parse::board(), conflicts_with = "mfen")]
    pub(crate) board: Option<Board>,
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
    #[arg(long, value_name = "SECONDS", value_parser = parse::seconds)]
    pub(crate) time: Option<f64>,
    #[arg(long, value_name = "N", value_parser = parse::number::<u32>(1, 200))]
    pub(crate) depth: Option<u32>,
    #[arg(long, value_name = "N", value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) nodes: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = parse::number::<usize>(1, 1_000))]
    pub(crate) lines: usize,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<u16>(1, 256))]
    pub(crate) threads: u16,
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = parse::number::<u32>(1, 65_536))]
    pub(crate) hash: u32,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) tables: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
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
    #[arg(long, value_name = "N", value_parser = parse::number::<usize>(1, u64::MAX))]
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

/// The options that say who plays the other side.
#[cfg(feature = "online")]
const OPPONENT: &[&str] = &["against", "level", "think", "online"];
#[cfg(not(feature = "online"))]
const OPPONENT: &[&str] = &["against", "level", "think"];

#[derive(Debug, Args)]
#[command(group = ArgGroup::new("computer").multiple(true).args(["against", "level", "think"]))]
#[command(group = ArgGroup::new("opponent").multiple(true).args(OPPONENT))]
pub(crate) struct PlayArgs {
    #[arg(value_name = "FILE", conflicts_with_all = ["board", "mfen", "no_positioning", "tie_break"])]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "N", requires = "file", value_parser = parse::number::<usize>(1, u64::MAX))]
    pub(crate) game: Option<usize>,
    #[command(flatten)]
    pub(crate) start: StartArgs,
    #[arg(long, value_name = "N", value_parser = parse::limit)]
    pub(crate) tie_break: Option<Limit>,
    #[arg(long, value_name = "PLAYER")]
    pub(crate) against: Option<Opponent>,
    #[cfg(feature = "online")]
    #[arg(long, value_name = "URL", conflicts_with_all = ["against", "level", "think", "file", "seed", "resigns"])]
    pub(crate) online: Option<String>,
    #[cfg(feature = "online")]
    #[arg(long, value_name = "TIME", requires = "online", value_parser = parse::pace)]
    pub(crate) time: Option<mad_online::Pace>,
    #[arg(long, value_name = "SIDE", requires = "opponent")]
    pub(crate) side: Option<SideArg>,
    #[arg(long, value_name = "N", requires = "computer", value_parser = parse::number::<u64>(0, u64::MAX))]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "LEVEL", value_parser = parse::number::<u8>(1, 10), conflicts_with = "think")]
    pub(crate) level: Option<u8>,
    #[arg(long, value_name = "SECONDS", value_parser = parse::seconds)]
    pub(crate) think: Option<f64>,
    #[arg(long, requires = "computer")]
    pub(crate) resigns: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

#[cfg(feature = "server")]
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", env = "MAD_LISTEN", value_parser = parse::address)]
    pub(crate) listen: Option<String>,
    #[arg(long)]
    pub(crate) open: bool,
    #[arg(long, value_name = "FILE", env = "MAD_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER", env = "MAD_DATA")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "DATABASE", env = "MAD_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "URL", env = "MAD_ORIGIN")]
    pub(crate) origin: Option<String>,
    #[arg(long, value_name = "ADDRESS", env = "MAD_METRICS", value_parser = parse::address)]
    pub(crate) metrics: Option<String>,
    #[arg(long, value_name = "IP", env = "MAD_TRUSTED_PROXY", value_delimiter = ',')]
    pub(crate) trusted_proxy: Vec<std::net::IpAddr>,
    #[arg(long, value_name = "COUNT", env = "MAD_GUESTS_PER_HOUR")]
    pub(crate) guests_per_hour: Option<u32>,
    #[arg(long, value_name = "COUNT", env = "MAD_REQUESTS_PER_SECOND")]
    pub(crate) requests_per_second: Option<u32>,
    #[arg(long, value_name = "COUNT", env = "MAD_GAMES_PER_HOUR")]
    pub(crate) games_per_hour: Option<u32>,
    #[arg(long, value_name = "COUNT", env = "MAD_OPEN_GAMES")]
    pub(crate) open_games: Option<u32>,
    #[arg(long, value_name = "SECONDS", env = "MAD_CLOSING_SECONDS")]
    pub(crate) closing_seconds: Option<u32>,
    #[arg(long, value_name = "LEVEL", env = "MAD_LOG", value_enum)]
    pub(crate) log: Option<LogLevel>,
    #[arg(long, value_name = "FORMAT", env = "MAD_LOG_FORMAT", value_enum)]
    pub(crate) log_format: Option<LogFormat>,
    #[arg(long, env = "MAD_NO_GAMES")]
    pub(crate) no_games: bool,
}

/// How much is logged.
#[cfg(feature = "server")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
}

/// How log messages are written.
#[cfg(feature = "server")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    Text,
    Json,
}

#[cfg(feature = "server")]
#[derive(Debug, Subcommand)]
pub(crate) enum StoreCommand {
    Check(StoreArgs),
    Backup(BackupArgs),
    Export(StoreExportArgs),
}

/// Which database.
#[cfg(feature = "server")]
#[derive(Debug, Args)]
pub(crate) struct StoreArgs {
    #[arg(long, value_name = "FOLDER", env = "MAD_DATA")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "DATABASE", env = "MAD_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

#[cfg(feature = "server")]
#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) store: StoreArgs,
}

#[cfg(feature = "server")]
#[derive(Debug, Args)]
pub(crate) struct StoreExportArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) store: StoreArgs,
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

impl Limit {
    /// The quiet turns that end a game.
    pub(crate) const fn turns(self) -> Option<NonZeroU16> {
        self.0
    }
}

/// The opponent.
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

impl StartArgs {
    /// Returns whether none of them is given.
    #[cfg(feature = "online")]
    pub(crate) const fn is_default(&self) -> bool {
        self.board.is_none() && self.mfen.is_none() && !self.no_positioning
    }

    /// The position that these arguments describe.
    pub(crate) fn position(
        &self,
        tie_break: Option<Limit>,
        texts: &Texts,
    ) -> Result<Position, Failure> {
        let Some(mfen) = &self.mfen else {
            let board = self.board.unwrap_or_default();
            let tie_break = tie_break.map_or(Some(Options::STANDARD_TIE_BREAK), |limit| limit.0);
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
