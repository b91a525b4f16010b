//! The arguments of `mad theory`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use mad_rules::Board;

use super::{Limit, parse};

#[derive(Debug, Subcommand)]
pub(crate) enum TheoryCommand {
    Turns(TheoryTurnsArgs),
    Ships(TheoryShipsArgs),
    Ends(TheoryEndsArgs),
    Starts(TheoryStartsArgs),
    Limits(TheoryLimitsArgs),
    Endings(TheoryEndingsArgs),
}

/// The options of all studies.
#[derive(Debug, Args)]
pub(crate) struct StudyArgs {
    #[arg(long, value_name = "NAME", value_parser = parse::board(), default_value = "6x4")]
    pub(crate) board: Board,
    #[arg(long, value_name = "N", value_parser = parse::number::<usize>(1, 1_024))]
    pub(crate) workers: Option<usize>,
    #[arg(long, value_name = "FILE")]
    pub(crate) results: Option<PathBuf>,
    #[arg(long, value_name = "MINUTES", value_parser = parse::minutes)]
    pub(crate) minutes: Option<f64>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TheoryTurnsArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = parse::number::<u64>(1, 1_000_000))]
    pub(crate) rounds: u64,
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,
}

#[derive(Debug, Args)]
pub(crate) struct TheoryShipsArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = parse::number::<u64>(1, 1_000_000))]
    pub(crate) games: u64,
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,
}

#[derive(Debug, Args)]
pub(crate) struct TheoryEndsArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = parse::number::<u64>(1, 1_000_000))]
    pub(crate) games: u64,
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) nodes: u64,
    #[arg(long, value_name = "NAME", default_value = "on")]
    pub(crate) positioning: Switch,
    #[arg(long, value_name = "N", default_value = "40", value_parser = parse::limit)]
    pub(crate) limit: Limit,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,
}

#[derive(Debug, Args)]
pub(crate) struct TheoryStartsArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    #[arg(long, value_name = "N", default_value_t = 2_000_000, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = parse::number::<u64>(0, 100_000))]
    pub(crate) games: u64,
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) game_nodes: u64,
    #[arg(long, value_name = "N", default_value = "40", value_parser = parse::limit)]
    pub(crate) limit: Limit,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,
}

#[derive(Debug, Args)]
pub(crate) struct TheoryLimitsArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    #[arg(long, value_name = "N", default_value_t = 500_000, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) nodes: u64,
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "40,41,30,off", value_parser = parse::limit)]
    pub(crate) limits: Vec<Limit>,
}

#[derive(Debug, Args)]
pub(crate) struct TheoryEndingsArgs {
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Switch {
    On,
    Off,
}
