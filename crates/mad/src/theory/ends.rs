//! `mad theory ends`: how games between equal strong players end.

use std::io::Write as _;

use mad_i18n::Texts;
use mad_lab::theory::{Ends, EndsSummary, TurnCounts, quantile, share};
use mad_lab::{Interval, Results};
use mad_rules::Options;
use serde_json::{Value, json};

use super::{interval, limit_name, run_study};
use crate::arguments::{Switch, TheoryEndsArgs};
use crate::failure::Failure;
use crate::markdown::{Align, Table, percent, percent_error, percent_range};

/// The quantiles of lengths that are printed.
const QUANTILES: [f64; 7] = [0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0];

pub(super) fn run(args: &TheoryEndsArgs, texts: &Texts) -> Result<(), Failure> {
    let positioning = args.positioning == Switch::On;
    let study = Ends {
        board: args.study.board,
        options: Options { positioning, tie_break: args.limit.turns() },
        games: args.games,
        nodes: args.nodes,
        seed: args.seed,
    };
    let parts = run_study(&study, &args.study, texts)?;
    let summary = study.summary(parts.values());
    let mut out = std::io::stdout().lock();
    if args.study.json {
        writeln!(out, "{:#}", data(&study, &summary))?;
        return Ok(());
    }
    let limit = texts.theory_limit(limit_name(args.limit.turns()));
    let switch = if positioning { "on" } else { "off" };
    let board = texts.board_name(args.study.board);
    writeln!(out, "{}\n", texts.theory_ends(summary.games(), board, args.nodes, switch, limit))?;
    writeln!(out, "{}", results(&summary, texts))?;
    writeln!(out, "{}", lengths(&summary, texts))?;
    writeln!(out, "{}", kinds(&summary.turns, texts))?;
    let EndsSummary { different, without_expulsion, by_expulsion, .. } = summary;
    writeln!(out, "{}", texts.theory_ends_note(different, without_expulsion, by_expulsion))?;
    Ok(())
}

fn results(summary: &EndsSummary, texts: &Texts) -> Table {
    let Results { victories, semi_victories, semi_defeats, defeats } = summary.results;
    let games = summary.games();
    let mut table = Table::new([
        (texts.theory_end(), Align::Text),
        (texts.theory_red(), Align::Number),
        (texts.theory_blue(), Align::Number),
        (texts.theory_all(), Align::Number),
    ]);
    let cell = |count| percent_range(share(count, games), texts);
    for (name, red, blue) in [
        (texts.theory_victories(), victories, defeats),
        (texts.theory_semi_victories(), semi_victories, semi_defeats),
    ] {
        table.row([name, cell(red), cell(blue), cell(red + blue)]);
    }
    if summary.unfinished > 0 {
        let (name, all) = (texts.theory_unfinished(), cell(summary.unfinished));
        table.row([name, String::new(), String::new(), all]);
    }
    let red = summary.red_score();
    let blue = red.map(|Interval { low, value, high }| Interval {
        low: 1.0 - high,
        value: 1.0 - value,
        high: 1.0 - low,
    });
    let [red, blue] = [red, blue].map(|score| percent_error(score, texts));
    table.row([texts.theory_result(), red, blue, String::new()]);
    table
}

fn lengths(summary: &EndsSummary, texts: &Texts) -> Table {
    let name = |text: &str| (text.to_owned(), Align::Number);
    let mut table = Table::new([
        (texts.theory_length(), Align::Text),
        (texts.theory_shortest(), Align::Number),
        name("10%"),
        name("25%"),
        (texts.theory_median(), Align::Number),
        name("75%"),
        name("90%"),
        (texts.theory_longest(), Align::Number),
    ]);
    let [a, b, c, d, e, f, g] = QUANTILES.map(|part| {
        quantile(&summary.lengths, part).map_or_else(|| "–".to_owned(), |n| n.to_string())
    });
    table.row([String::new(), a, b, c, d, e, f, g]);
    table
}

fn kinds(turns: &TurnCounts, texts: &Texts) -> Table {
    let mut table =
        Table::new([(texts.theory_kind(), Align::Text), (texts.theory_of_turns(), Align::Number)]);
    let all = turns.sum().max(1) as f64;
    for (name, count) in [
        (texts.theory_moves(), turns.moves),
        (texts.theory_permutations(), turns.permutations),
        (texts.theory_rotations(), turns.rotations),
        (texts.theory_bonuses(), turns.bonuses),
        (texts.theory_passes(), turns.passes),
        (texts.theory_expulsions(), turns.expulsions),
        (texts.theory_returns(), turns.returns),
    ] {
        table.row([name, percent(count as f64 / all, texts)]);
    }
    table
}

fn data(study: &Ends, summary: &EndsSummary) -> Value {
    let Results { victories, semi_victories, semi_defeats, defeats } = summary.results;
    let turns = &summary.turns;
    json!({
        "board": study.board,
        "positioning": study.options.positioning,
        "limit": limit_name(study.options.tie_break),
        "nodes": study.nodes,
        "seed": study.seed,
        "games": summary.games(),
        "different_games": summary.different,
        "red_victories": victories,
        "red_semi_victories": semi_victories,
        "blue_semi_victories": semi_defeats,
        "blue_victories": defeats,
        "unfinished": summary.unfinished,
        "semi_victories_without_expulsion": summary.without_expulsion,
        "victories_by_own_turn": summary.by_expulsion,
        "red_result": interval(summary.red_score()),
        "length_quantiles": QUANTILES.map(|part| json!([part, quantile(&summary.lengths, part)])),
        "turns": {
            "moves": turns.moves,
            "permutations": turns.permutations,
            "rotations": turns.rotations,
            "bonuses": turns.bonuses,
            "passes": turns.passes,
            "expulsions": turns.expulsions,
            "returns": turns.returns,
        },
    })
}
