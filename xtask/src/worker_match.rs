//! `cargo xtask bench worker`: a match of two versions of the engine as WebAssembly modules.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use mad_lab::{
    Interval, Match, MatchReport, Player, PlayerError, TimeControl, UgiCommand, UgiPlayer,
};
use mad_rules::Board;

use crate::requirements::{self, Requirement};
use crate::verify::board;
use crate::{node, worker};

/// How late an answer may be: a module is stopped between slices, by a program that may have to wait
/// for a processor.
const MARGIN: Duration = Duration::from_millis(250);

#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The folder of the other module, as `cargo xtask worker` of its version writes it to target/worker.
    #[arg(long, value_name = "FOLDER")]
    against: PathBuf,
    /// The time for a turn, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 100)]
    turn_time: u64,
    /// Only this board of the two official ones.
    #[arg(long, value_parser = board)]
    board: Option<Board>,
    /// Openings to play, each with both sides; all 81 if not given.
    #[arg(long)]
    openings: Option<usize>,
    /// Games at the same time.
    #[arg(long, default_value_t = 1)]
    workers: usize,
    /// Use the module for browsers without SIMD.
    #[arg(long)]
    plain: bool,
}

/// Builds the module and plays it against the other one: every opening, with both sides.
pub(crate) fn run(options: &Options) -> Result<()> {
    requirements::install(&[Requirement::WasmTarget, Requirement::Node])?;
    let ours = worker::build()?;
    let there = options.against.join(worker::SIMD_MODULE).is_file();
    ensure!(there, "there is no module in {}", options.against.display());
    let module = if options.plain { worker::PLAIN_MODULE } else { worker::SIMD_MODULE };
    let first = engine(&ours, module)?;
    let second = engine(&options.against, worker::SIMD_MODULE)?;
    println!();
    let boards = [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE].into_iter();
    for board in boards.filter(|board| options.board.is_none_or(|only| only == *board)) {
        let report = play(board, options, [&first, &second])?;
        println!("{board}: {}", summary(&report));
    }
    Ok(())
}

/// A module as an engine in a process of its own.
fn engine(folder: &Path, module: &str) -> Result<UgiCommand> {
    let program = node::node()?.get_program().to_string_lossy().into_owned();
    let folder = folder.canonicalize().with_context(|| folder.display().to_string())?;
    let arguments = [node::script("ugi.mjs"), folder, module.into()];
    Ok(UgiCommand::new(program, arguments.map(|argument| argument.to_string_lossy().into_owned())))
}

fn play(board: Board, options: &Options, engines: [&UgiCommand; 2]) -> Result<MatchReport> {
    let mut contest = Match::new(board)?;
    contest.openings.truncate(options.openings.unwrap_or(usize::MAX));
    contest.games = 2 * contest.openings.len() as u64;
    contest.limits = [TimeControl::TurnTime(Duration::from_millis(options.turn_time)); 2];
    contest.margin = MARGIN;
    contest.workers = options.workers;
    let bar = ProgressBar::new(contest.games)
        .with_style(ProgressStyle::with_template("{prefix} [{elapsed}] {wide_bar} {msg} ({eta})")?);
    bar.set_prefix(board.to_string());
    let [first, second] = engines.map(|engine| {
        move || -> Result<Box<dyn Player>, PlayerError> {
            Ok(Box::new(UgiPlayer::start(engine.clone())?))
        }
    });
    let report = contest.run([&first, &second], &mut |_, statistics| {
        bar.inc(1);
        bar.set_message(format!("{:.1}%", 100.0 * statistics.score()));
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    Ok(report?)
}

/// Score and Elo with their 95% intervals, results, faults, and the longest turns.
fn summary(report: &MatchReport) -> String {
    let statistics = &report.statistics;
    let interval =
        statistics.pair_score().map_or_else(String::new, |Interval { low, high, .. }| {
            format!(" ({:.1}% to {:.1}%)", 100.0 * low, 100.0 * high)
        });
    let [ours, theirs] = statistics.faults().map(|it| it.time + it.illegal + it.failed);
    let [first, second] = report.longest_turn.map(|time| time.as_millis());
    format!(
        "{statistics}\n  score {:.1}%{interval}; faults {ours} and {theirs}; longest turns {first} and \
         {second} ms",
        100.0 * statistics.score(),
    )
}
