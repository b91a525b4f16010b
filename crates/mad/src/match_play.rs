//! `mad match`: many games between two players.

use std::fs::File;
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use mad_i18n::{Texts, visible};
use mad_lab::{Interval, Match, MatchError, MatchReport, TimeControl, Verdict};
use mad_rules::{Board, Record};
use serde_json::{Value, json};

use crate::arguments::{BudgetArgs, MatchArgs};
use crate::contestant::{Contestant, player_error};
use crate::failure::Failure;
use crate::files;
use crate::progress::MatchProgress;

/// The limits of both players that the arguments give, if any.
fn limits(budget: &BudgetArgs) -> [Option<TimeControl>; 2] {
    let BudgetArgs { nodes, depth, turn_time, clock } = *budget;
    let seconds = |(base, increment)| TimeControl::Clock {
        base: Duration::from_secs_f64(base),
        increment: Duration::from_secs_f64(increment),
    };
    [0, 1].map(|player| {
        let nodes = nodes.map(|nodes| TimeControl::Nodes(nodes[player]));
        let depth = depth.map(|depth| TimeControl::Depth(depth[player]));
        let time = turn_time.map(|time| TimeControl::TurnTime(Duration::from_millis(time[player])));
        nodes.or(depth).or(time).or(clock.map(|clock| seconds(clock[player])))
    })
}

pub(crate) fn run(args: &MatchArgs, texts: &Texts) -> Result<(), Failure> {
    let start = args.start.position(None, texts)?;
    let first = Contestant::parse(&args.first, start.board(), texts)?;
    let second = Contestant::parse(&args.second, start.board(), texts)?;
    let mut contest = Match::from_position(start);
    contest.games = args.games;
    contest.workers = args.workers.max(1);
    contest.sprt = args.sprt;
    if args.varied {
        contest.vary_openings(args.seed);
    }
    let [first_limits, second_limits] = limits(&args.budget);
    contest.limits = [first.limits(first_limits), second.limits(second_limits)];

    let mut records = RecordFile::open(args.records.as_deref(), texts)?;
    let mut written = Ok(());
    let progress = MatchProgress::new(args.games, args.json, texts);
    let report =
        contest.run([&|| first.player(1), &|| second.player(2)], &mut |finished, statistics| {
            progress.advance(statistics);
            written = records.append(&finished.record, texts);
            if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    progress.finish();
    written?;
    let report = report.map_err(|error| Failure::Malformed(match_error(&error, args, texts)))?;
    if args.json {
        writeln!(std::io::stdout(), "{:#}", data(&report, start.board(), args))?;
    } else {
        print(&report, start.board(), args, texts)?;
    }
    Ok(())
}

/// Why there is no match.
fn match_error(error: &MatchError, args: &MatchArgs, texts: &Texts) -> String {
    match error {
        MatchError::Player { second, error } => {
            let player = if *second { &args.second } else { &args.first };
            texts.error_player(visible(player), player_error(error, texts))
        }
        MatchError::NoTieBreak => texts.error_match_limit(),
        MatchError::Opening(_) => texts.error_match_over(),
        MatchError::NoStart(_) | MatchError::NoOpenings | MatchError::Tag(_) => error.to_string(),
    }
}

/// The file that the record of each game is appended to as soon as the game has ended, so that an
/// interrupted match keeps its finished games.
struct RecordFile<'a> {
    open: Option<(&'a Path, File)>,
    is_empty: bool,
}

impl<'a> RecordFile<'a> {
    /// Opens or creates the file; does nothing without a path.
    fn open(path: Option<&'a Path>, texts: &Texts) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Self { open: None, is_empty: true }) };
        let fail = |error| files::unwritable(path, &error, texts);
        let file = File::options().append(true).create(true).open(path).map_err(fail)?;
        let is_empty = file.metadata().map_err(fail)?.len() == 0;
        Ok(Self { open: Some((path, file)), is_empty })
    }

    /// Appends a record, after an empty line if there are others.
    fn append(&mut self, record: &Record, texts: &Texts) -> Result<(), Failure> {
        let Some((path, file)) = &mut self.open else { return Ok(()) };
        let separator = if self.is_empty { "" } else { "\n" };
        self.is_empty = false;
        // A single unbuffered write, so that an interrupted program leaves no partial record.
        let text = format!("{separator}{record}");
        file.write_all(text.as_bytes()).map_err(|error| files::unwritable(path, &error, texts))
    }
}

/// An Elo difference, which may be infinite.
pub(crate) fn elo(value: f64) -> String {
    match value {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "-∞".to_owned(),
        _ => format!("{value:+.0}"),
    }
}

fn longest(report: &MatchReport) -> [u64; 2] {
    report.longest_turn.map(|time| time.as_millis() as u64)
}

fn print(
    report: &MatchReport,
    board: Board,
    args: &MatchArgs,
    texts: &Texts,
) -> Result<(), Failure> {
    let statistics = &report.statistics;
    let names = [visible(&args.first), visible(&args.second)];
    let [first, second] = &names;
    let mut out = std::io::stdout().lock();
    let score = texts.decimal(100.0 * statistics.score(), 1);
    let games = statistics.game_count();
    let board = texts.board_name(board);
    writeln!(out, "{}", texts.match_result(first.as_str(), second.as_str(), score, games, board))?;
    if let Some(Interval { low, value, high }) = statistics.elo() {
        writeln!(out, "{}", texts.match_elo(elo(value), elo(low), elo(high)))?;
    }
    let results = statistics.results();
    writeln!(
        out,
        "{}",
        texts.match_games(
            results.victories,
            results.semi_victories,
            results.semi_defeats,
            results.defeats,
        )
    )?;
    let longest = longest(report);
    for ((name, faults), longest) in names.iter().zip(statistics.faults()).zip(longest) {
        writeln!(
            out,
            "{}",
            texts.match_faults(name.as_str(), faults.time, faults.illegal, faults.failed)
        )?;
        writeln!(out, "{}", texts.match_longest(name.as_str(), longest))?;
    }
    match report.verdict {
        Some(Verdict::Better) => writeln!(out, "{}", texts.match_better(first.as_str()))?,
        Some(Verdict::NotBetter) => writeln!(out, "{}", texts.match_not_better(first.as_str()))?,
        None => {}
    }
    Ok(())
}

fn data(report: &MatchReport, board: Board, args: &MatchArgs) -> Value {
    let statistics = &report.statistics;
    let results = statistics.results();
    let elo = statistics
        .elo()
        .map(|Interval { low, value, high }| json!({ "low": low, "value": value, "high": high }));
    let faults = statistics.faults().map(
        |faults| json!({ "time": faults.time, "illegal": faults.illegal, "failed": faults.failed }),
    );
    json!({
        "players": [args.first, args.second],
        "board": board,
        "games": statistics.game_count(),
        "score": statistics.score(),
        "elo": elo,
        "victories": results.victories,
        "semi_victories": results.semi_victories,
        "semi_defeats": results.semi_defeats,
        "defeats": results.defeats,
        "faults": faults,
        "longest_turn_ms": longest(report),
        "better": report.verdict.map(|verdict| verdict == Verdict::Better),
    })
}
