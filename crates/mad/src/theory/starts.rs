//! `mad theory starts`: a verdict and a main line for each positioned start.

use std::collections::BTreeMap;
use std::io::Write as _;

use mad_i18n::Texts;
use mad_lab::theory::{DeepSearch, StartResult, Starts, StartsSummary, Verdict};
use mad_lab::{Interval, Score};
use serde_json::{Value, json};

use super::{interval, limit_name, run_study};
use crate::arguments::TheoryStartsArgs;
use crate::failure::Failure;
use crate::markdown::{Align, Table, percent, percent_error};

/// The turns of main lines that are printed.
const LINE_TURNS: usize = 8;

pub(super) fn run(args: &TheoryStartsArgs, texts: &Texts) -> Result<(), Failure> {
    let study = Starts {
        board: args.study.board,
        limit: args.limit.turns(),
        nodes: args.nodes,
        games: args.games,
        game_nodes: args.game_nodes,
        seed: args.seed,
    };
    let parts = run_study(&study, &args.study, texts)?;
    let mut summary = study.summary(&parts);
    // The best for red first.
    summary.starts.sort_by(|one, two| {
        let expected = |start: &StartResult| start.expected().unwrap_or(-1.0);
        expected(two).total_cmp(&expected(one))
    });
    let mut out = std::io::stdout().lock();
    if args.study.json {
        writeln!(out, "{:#}", data(&study, &summary))?;
        return Ok(());
    }
    writeln!(out, "{}\n", title(&study, texts))?;
    for line in remarks(&summary, texts) {
        writeln!(out, "- {line}")?;
    }
    writeln!(out, "\n{}", verdicts(&summary, texts))?;
    if !summary.formations().is_empty() {
        writeln!(out, "{}", formations(&summary, texts))?;
    }
    write!(out, "{}", table(&summary, texts))?;
    Ok(())
}

fn title(study: &Starts, texts: &Texts) -> String {
    let limit = texts.theory_limit(limit_name(study.limit));
    let board = texts.board_name(study.board);
    texts.theory_starts(board, study.nodes, study.games, study.game_nodes, limit)
}

fn first_turns(line: &str) -> String {
    line.split(' ').take(LINE_TURNS).collect::<Vec<_>>().join(" ")
}

fn remarks(summary: &StartsSummary, texts: &Texts) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(search) = &summary.positioning {
        let Interval { low, high, .. } = search.expected();
        lines.push(texts.theory_positioning(
            value(search, texts),
            percent(low, texts),
            percent(high, texts),
            search.depth,
            first_turns(&search.line),
        ));
    }
    lines.extend(summary.mean_expected().map(|red| texts.theory_mean(percent(red, texts))));
    let agreeing: Vec<bool> = summary.starts.iter().filter_map(StartResult::games_agree).collect();
    if !agreeing.is_empty() {
        let count = agreeing.iter().filter(|agrees| **agrees).count();
        lines.push(texts.theory_agreement(count, agreeing.len()));
    }
    lines
}

/// Red's expected result, with the score where it is proven: `100.0 (win 12)`.
fn value(search: &DeepSearch, texts: &Texts) -> String {
    let expected = percent(search.expected().value, texts);
    match search.score() {
        Score::Centi(_) => expected,
        score => format!("{expected} ({score})"),
    }
}

fn verdict_name(verdict: Verdict, texts: &Texts) -> String {
    texts.theory_verdict(verdict.name().replace(' ', "-"))
}

fn verdicts(summary: &StartsSummary, texts: &Texts) -> Table {
    let mut counts = BTreeMap::<Verdict, usize>::new();
    for verdict in summary.starts.iter().filter_map(StartResult::verdict) {
        *counts.entry(verdict).or_default() += 1;
    }
    let mut table = Table::new([
        (texts.theory_verdict_column(), Align::Text),
        (texts.theory_starts_column(), Align::Number),
    ]);
    for (verdict, count) in counts.into_iter().rev() {
        table.row([verdict_name(verdict, texts), count.to_string()]);
    }
    table
}

fn formations(summary: &StartsSummary, texts: &Texts) -> Table {
    let mut table = Table::new([
        (texts.theory_formation(), Align::Text),
        (texts.theory_red_mean(), Align::Number),
        (texts.theory_best_answer(), Align::Text),
        (texts.theory_after_answer(), Align::Number),
        (texts.theory_blue_mean(), Align::Number),
    ]);
    let mut formations = summary.formations();
    formations.sort_by(|one, two| two.best_answer.0.total_cmp(&one.best_answer.0));
    for formation in formations {
        let (after, answer) = formation.best_answer;
        table.row([
            formation.turn.to_string(),
            percent(formation.as_red, texts),
            answer.to_string(),
            percent(after, texts),
            percent(formation.as_blue, texts),
        ]);
    }
    table
}

fn table(summary: &StartsSummary, texts: &Texts) -> Table {
    let mut table = Table::new([
        (texts.theory_red(), Align::Text),
        (texts.theory_blue(), Align::Text),
        (texts.theory_verdict_column(), Align::Text),
        (texts.theory_search(), Align::Number),
        (texts.theory_iterations(), Align::Number),
        (texts.theory_depth(), Align::Number),
        (texts.theory_games(), Align::Number),
        (texts.theory_line(), Align::Text),
    ]);
    for start in &summary.starts {
        let Some(search) = &start.search else { continue };
        let [red, blue] = start.turns.map(|turn| turn.to_string());
        let Interval { low, high, .. } = search.expected();
        table.row([
            red,
            blue,
            start.verdict().map(|verdict| verdict_name(verdict, texts)).unwrap_or_default(),
            value(search, texts),
            format!("{}–{}", percent(low, texts), percent(high, texts)),
            search.depth.to_string(),
            percent_error(start.games.red_score(), texts),
            first_turns(&search.line),
        ]);
    }
    table
}

fn search_data(search: Option<&DeepSearch>) -> Value {
    search.map_or(Value::Null, |search| {
        json!({
            "score": search.score().to_string(),
            "red": interval(Some(search.expected())),
            "proven": search.is_proven(),
            "depth": search.depth,
            "line": search.line,
        })
    })
}

fn data(study: &Starts, summary: &StartsSummary) -> Value {
    let starts = summary.starts.iter().map(|start| {
        json!({
            "red": start.turns[0],
            "blue": start.turns[1],
            "verdict": start.verdict().map(Verdict::name),
            "search": search_data(start.search.as_ref()),
            "games": start.games.games(),
            "red_result": interval(start.games.red_score()),
            "games_agree": start.games_agree(),
        })
    });
    let formations = summary.formations().into_iter().map(|formation| {
        json!({
            "turn": formation.turn,
            "as_red": formation.as_red,
            "best_answer": formation.best_answer.1,
            "after_best_answer": formation.best_answer.0,
            "as_blue": formation.as_blue,
        })
    });
    json!({
        "board": study.board,
        "limit": limit_name(study.limit),
        "nodes": study.nodes,
        "game_nodes": study.game_nodes,
        "seed": study.seed,
        "positioning": search_data(summary.positioning.as_ref()),
        "mean": summary.mean_expected(),
        "formations": formations.collect::<Vec<_>>(),
        "starts": starts.collect::<Vec<_>>(),
    })
}
