//! `mad match`: two players, many games.

use std::io::{IsTerminal as _, Write as _};
use std::ops::ControlFlow;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget};
use mad_i18n::{Texts, visible};
use mad_lab::{Interval, Limits, Match, MatchReport, Verdict};
use serde_json::{Value, json};

use crate::arguments::{BudgetArgs, MatchArgs};
use crate::contestant::{Contestant, trouble};
use crate::failure::Failure;
use crate::input;

/// What the arguments ask for, if they ask for anything.
fn limits(budget: &BudgetArgs) -> Option<Limits> {
    Some(match *budget {
        BudgetArgs { depth: Some(depth), .. } => Limits::Depth(depth),
        BudgetArgs { turn_time: Some(time), .. } => Limits::TurnTime(Duration::from_millis(time)),
        BudgetArgs { clock: Some((base, increment)), .. } => Limits::Clock {
            base: Duration::from_secs_f64(base),
            increment: Duration::from_secs_f64(increment),
        },
        BudgetArgs { nodes, .. } => Limits::Nodes(nodes?),
    })
}

pub(crate) fn run(args: &MatchArgs, texts: &Texts) -> Result<(), Failure> {
    let contestants = [&args.first, &args.second].map(|text| Contestant::parse(text, texts));
    let [first, second] = contestants;
    let (first, second) = (first?, second?);
    let fail = |error: mad_lab::MatchError| {
        Failure::Malformed(match &error {
            mad_lab::MatchError::Player { second, error } => {
                let player = if *second { &args.second } else { &args.first };
                texts.error_player(visible(player), trouble(error, texts))
            }
            other => other.to_string(),
        })
    };
    let mut contest = Match::new(args.board).map_err(fail)?;
    contest.games = args.games;
    contest.workers = args.workers.max(1);
    contest.sprt = args.sprt;
    contest.limits = [first.limits(limits(&args.budget)), second.limits(limits(&args.budget))];

    let shown = !args.json && std::io::stderr().is_terminal();
    let target = if shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(args.games), target);
    let style =
        indicatif::ProgressStyle::with_template("{elapsed_precise} {wide_bar} {msg} ({eta})");
    bar.set_style(style.unwrap_or_else(|_| indicatif::ProgressStyle::default_bar()));
    let mut records = String::new();
    let report =
        contest.run([&|| first.player(1), &|| second.player(2)], &mut |finished, statistics| {
            bar.inc(1);
            let score = texts.decimal(100.0 * statistics.score(), 1);
            bar.set_message(texts.match_progress(statistics.game_count(), args.games, score));
            let separator = if records.is_empty() { "" } else { "\n" };
            records += &format!("{separator}{}", finished.record);
            ControlFlow::Continue(())
        });
    bar.finish_and_clear();
    let report = report.map_err(fail)?;
    if let Some(path) = &args.records {
        input::write_file(path, &records, texts)?;
    }
    match args.json {
        true => writeln!(std::io::stdout(), "{:#}", data(&report, args))?,
        false => print(&report, args, texts)?,
    }
    Ok(())
}

/// An Elo difference, which may be without bounds.
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

fn print(report: &MatchReport, args: &MatchArgs, texts: &Texts) -> Result<(), Failure> {
    let statistics = &report.statistics;
    let names = [visible(&args.first), visible(&args.second)];
    let [first, second] = &names;
    let mut out = std::io::stdout().lock();
    let score = texts.decimal(100.0 * statistics.score(), 1);
    let games = statistics.game_count();
    let board = args.board.name();
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

fn data(report: &MatchReport, args: &MatchArgs) -> Value {
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
        "board": args.board,
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
