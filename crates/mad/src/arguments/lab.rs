//! The arguments of commands that measure and improve the engine.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use mad_rules::Board;

use super::{StartArgs, StudyArgs, parse};

#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    #[arg(value_name = "PLAYER")]
    pub(crate) first: String,
    #[arg(value_name = "PLAYER")]
    pub(crate) second: String,
    #[command(flatten)]
    pub(crate) start: StartArgs,
    #[arg(long, value_name = "N", default_value_t = 162, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) games: u64,
    #[arg(long)]
    pub(crate) varied: bool,
    #[arg(long, value_name = "N", requires = "varied", default_value_t = 1, value_parser = parse::number::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) budget: BudgetArgs,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<usize>(1, u64::MAX))]
    pub(crate) workers: usize,
    #[arg(long, value_name = "ELO0,ELO1", value_parser = parse::sprt)]
    pub(crate) sprt: Option<mad_lab::Sprt>,
    #[arg(long, value_name = "FILE")]
    pub(crate) records: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// The limits of the first and the second player.
#[derive(Debug, Args)]
#[group(multiple = false)]
pub(crate) struct BudgetArgs {
    #[arg(long, value_name = "N,N", value_parser = parse::nodes)]
    pub(crate) nodes: Option<[u64; 2]>,
    #[arg(long, value_name = "N,N", value_parser = parse::depth)]
    pub(crate) depth: Option<[u32; 2]>,
    #[arg(long, value_name = "MS,MS", value_parser = parse::nodes)]
    pub(crate) turn_time: Option<[u64; 2]>,
    #[arg(long, value_name = "S+S,S+S", value_parser = parse::clocks)]
    pub(crate) clock: Option<[(f64, f64); 2]>,
}

#[derive(Debug, Args)]
pub(crate) struct LadderArgs {
    #[arg(long, value_name = "NAME", value_parser = parse::board(), default_value = "6x4")]
    pub(crate) board: Board,
    #[arg(long, value_name = "N", default_value_t = 162, value_parser = parse::number::<u64>(2, u64::MAX))]
    pub(crate) games: u64,
    #[arg(long, value_name = "LEVEL", default_value_t = 1, value_parser = parse::number::<u8>(1, 10))]
    pub(crate) from: u8,
    #[arg(long, value_name = "LEVEL", default_value_t = 10, value_parser = parse::number::<u8>(1, 10))]
    pub(crate) to: u8,
    #[arg(long, value_name = "N", default_value_t = 3_000, value_parser = parse::number::<usize>(0, u64::MAX))]
    pub(crate) judged: usize,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<usize>(1, u64::MAX))]
    pub(crate) workers: usize,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TuneCommand {
    Evaluation(TuneEvaluationArgs),
    Search(TuneSearchArgs),
}

#[derive(Debug, Args)]
pub(crate) struct TuneEvaluationArgs {
    #[arg(long, value_name = "N", default_value_t = 16_000, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) games: u64,
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 600, value_parser = parse::number::<usize>(0, u64::MAX))]
    pub(crate) rounds: usize,
    #[arg(long)]
    pub(crate) by_hand: bool,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<usize>(1, MAX_THREADS))]
    pub(crate) workers: usize,
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct TuneSearchArgs {
    #[arg(value_name = "NAME", value_parser = parse::search_parameters())]
    pub(crate) names: Vec<String>,
    #[arg(long, value_name = "NAME", value_parser = parse::board(), value_delimiter = ',', default_values = ["6x4", "5x5"])]
    pub(crate) board: Vec<Board>,
    #[arg(long, value_name = "N", default_value_t = 5_000, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) iterations: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<usize>(1, MAX_THREADS))]
    pub(crate) workers: usize,
}

/// More threads than any machine is good for.
const MAX_THREADS: u64 = 1_024;

#[derive(Debug, Args)]
pub(crate) struct DataArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "NAME", value_parser = parse::board())]
    pub(crate) board: Board,
    #[arg(long, value_name = "PLAYER", default_value = "best")]
    pub(crate) player: String,
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) positions: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", value_parser = parse::number::<usize>(1, MAX_THREADS))]
    pub(crate) workers: Option<usize>,
}

#[derive(Debug, Args)]
pub(crate) struct TrainArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) data: Vec<PathBuf>,
    #[arg(long, value_name = "NAME", value_parser = parse::board())]
    pub(crate) board: Board,
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = parse::number::<u32>(1, 10_000))]
    pub(crate) epochs: u32,
    #[arg(long, value_name = "X", default_value_t = 0.25, value_parser = parse::share)]
    pub(crate) result_weight: f32,
    #[arg(long, value_name = "X", default_value_t = 0.002, value_parser = parse::learning_rate)]
    pub(crate) learning_rate: f32,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N", value_parser = parse::number::<usize>(1, MAX_THREADS))]
    pub(crate) workers: Option<usize>,
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum NetCommand {
    Show(NetShowArgs),
}

#[derive(Debug, Args)]
pub(crate) struct NetShowArgs {
    #[arg(value_name = "FILE", conflicts_with = "board")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "NAME", value_parser = parse::board(), default_value = "6x4")]
    pub(crate) board: Board,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum LabCommand {
    Puzzles(LabPuzzlesArgs),
}

#[derive(Debug, Args)]
pub(crate) struct LabPuzzlesArgs {
    #[command(flatten)]
    pub(crate) study: StudyArgs,
    #[arg(long, value_name = "N", default_value_t = 1_200, value_parser = parse::number::<u64>(1, 1_000_000))]
    pub(crate) games: u64,
    #[arg(long, value_name = "N", default_value_t = 120, value_parser = parse::number::<usize>(1, 10_000))]
    pub(crate) most: usize,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}
