//! `mad analyse`: the engine's evaluation of a position.

use std::io::{IsTerminal as _, Write as _};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use mad_engine::{Engine, Limits, Line, Report, Score};
use mad_i18n::Texts;
use mad_rules::{Position, Side};
use serde_json::{Value, json};

use crate::arguments::AnalyseArgs;
use crate::board_text::status;
use crate::failure::Failure;
use crate::tables;

/// The default time of a search.
const SECONDS: f64 = 2.0;

pub(crate) fn run(args: &AnalyseArgs, texts: &Texts) -> Result<(), Failure> {
    let position: Position = match &args.mfen {
        Some(mfen) => mfen.parse().map_err(|error| Failure::mfen(texts, &error))?,
        None => Position::default(),
    };
    let mut engine = Engine::new(args.hash as usize);
    engine.set_threads(args.threads.into());
    engine.set_lines(args.lines);
    if let Some(folder) = &args.tables {
        engine.set_endings(Some(Arc::new(tables::open(folder, texts)?)));
    }
    let progress = std::io::stderr().is_terminal() && !args.json;
    let report = engine.search(&position, limits(args), &AtomicBool::new(false), |report| {
        if progress {
            let _ = write!(std::io::stderr(), "\r{} ", texts.analyse_depth(report.depth));
        }
    });
    if progress {
        let _ = write!(std::io::stderr(), "\r");
    }
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", data(&position, report.as_ref()))?;
        return Ok(());
    }
    writeln!(out, "{}", status(&position, texts, u16::MAX))?;
    let Some(report) = report else { return Ok(()) };
    let seconds = texts.decimal(report.time.as_secs_f64(), 2);
    writeln!(out, "{}", texts.analyse_effort(report.depth, report.nodes, seconds))?;
    if let Some(exact) = report.exact {
        for line in tables::value_lines(&position, exact, texts) {
            writeln!(out, "{}", texts.analyse_exact(line))?;
        }
    }
    for (index, line) in report.lines.iter().enumerate() {
        let (score, meaning) =
            words(line.score(), position.to_move(), report.exact.is_some(), texts);
        writeln!(out, "{:>2}. {score:>7}  {meaning}", index + 1)?;
        let turns: Vec<String> = line.turns.iter().map(ToString::to_string).collect();
        writeln!(out, "             {}", turns.join(" "))?;
    }
    Ok(())
}

fn limits(args: &AnalyseArgs) -> Limits {
    let bounded = args.depth.is_some() || args.nodes.is_some();
    let seconds = args.time.or_else(|| (!bounded).then_some(SECONDS));
    let time = seconds.map(Duration::from_secs_f64);
    Limits { depth: args.depth, nodes: args.nodes, time, clocks: None }
}

/// A score as seen from red, and its meaning in words. Tables count the turns to the next expulsion,
/// so with their values a number of turns to the end of the game is an upper bound.
fn words(score: Score, us: Side, from_tables: bool, texts: &Texts) -> (String, String) {
    let side = |for_us: bool| Texts::side_argument(if for_us { us } else { us.opponent() });
    match score {
        Score::Win(turns) => {
            let side = side(turns > 0);
            let meaning = if from_tables {
                texts.analyse_win_within(side, turns.abs())
            } else {
                texts.analyse_win(side, turns.abs())
            };
            ("#".to_owned(), meaning)
        }
        Score::Semi(turns) => ("½".to_owned(), texts.analyse_semi(side(turns > 0), turns.abs())),
        Score::Centi(value) => {
            let red = if us == Side::Red { value } else { -value };
            let size = texts.decimal(f64::from(red.abs()) / 100.0, 2);
            let shown = format!("{}{size}", sign(red));
            let side = side(value > 0);
            let meaning = match value.abs() {
                0..25 => texts.analyse_even(),
                25..75 => texts.analyse_better(side),
                75..200 => texts.analyse_much_better(side),
                _ => texts.analyse_winning(side),
            };
            (shown, meaning)
        }
    }
}

const fn sign(value: i32) -> &'static str {
    match value {
        1.. => "+",
        0 => "",
        _ => "-",
    }
}

fn data(position: &Position, report: Option<&Report>) -> Value {
    let line = |line: &Line| {
        let (kind, value) = match line.score() {
            Score::Centi(value) => ("centi", value),
            Score::Win(turns) => ("win", turns),
            Score::Semi(turns) => ("semi", turns),
        };
        json!({ "score": { kind: value }, "turns": line.turns })
    };
    json!({
        "mfen": position,
        "outcome": position.outcome(),
        "exact": report.and_then(|report| report.exact).map(|exact| tables::value(exact.value)),
        "depth": report.map(|report| report.depth),
        "nodes": report.map(|report| report.nodes),
        "milliseconds": report.map(|report| report.time.as_millis() as u64),
        "lines": report.map(|report| report.lines.iter().map(line).collect::<Vec<_>>()),
    })
}
