//! `mad theory turns`: what the kinds of turns are worth.

use std::io::Write as _;

use mad_i18n::Texts;
use mad_lab::Interval;
use mad_lab::theory::{KindMatch, TurnClass, Turns, TurnsSummary};
use serde_json::{Value, json};

use super::{interval, run_study};
use crate::arguments::TheoryTurnsArgs;
use crate::failure::Failure;
use crate::markdown::{Align, Table, percent, percent_error, percent_range};
use crate::match_play::elo;

pub(super) fn run(args: &TheoryTurnsArgs, texts: &Texts) -> Result<(), Failure> {
    let study =
        Turns { board: args.study.board, rounds: args.rounds, nodes: args.nodes, seed: args.seed };
    let parts = run_study(&study, &args.study, texts)?;
    let summary = study.summary(parts.values());
    let mut out = std::io::stdout().lock();
    if args.study.json {
        writeln!(out, "{:#}", data(&study, &summary))?;
        return Ok(());
    }
    let board = texts.board_name(study.board);
    let TurnsSummary { positions, games, .. } = summary;
    writeln!(out, "{}\n", texts.theory_turns(positions, games, board, study.nodes))?;
    writeln!(out, "{}", costs(&summary, texts))?;
    writeln!(out, "{}\n", texts.theory_matches(study.nodes))?;
    write!(out, "{}", matches(&summary, texts))?;
    Ok(())
}

fn name(kind: TurnClass, texts: &Texts) -> String {
    match kind {
        TurnClass::Move => texts.theory_moves(),
        TurnClass::Permutation => texts.theory_permutations(),
        TurnClass::Rotation => texts.theory_rotations(),
        TurnClass::Bonus => texts.theory_bonuses(),
    }
}

fn costs(summary: &TurnsSummary, texts: &Texts) -> Table {
    let mut table = Table::new([
        (texts.theory_kind(), Align::Text),
        (texts.theory_played(), Align::Number),
        (texts.theory_possible(), Align::Number),
        (texts.theory_best(), Align::Number),
        (texts.theory_cost(), Align::Number),
        (texts.theory_cost_if_best(), Align::Number),
    ]);
    for kind in &summary.kinds {
        table.row([
            name(kind.kind, texts),
            percent(kind.played, texts),
            percent_range(kind.possible, texts),
            percent_range(kind.best, texts),
            percent_error(kind.cost, texts),
            percent_error(kind.cost_if_best, texts),
        ]);
    }
    table
}

fn matches(summary: &TurnsSummary, texts: &Texts) -> Table {
    let mut table = Table::new([
        (texts.theory_unknown_kind(), Align::Text),
        (texts.theory_pairs(), Align::Number),
        (texts.theory_result(), Align::Number),
        (texts.theory_elo(), Align::Number),
    ]);
    for KindMatch { kind, statistics } in &summary.matches {
        let difference = statistics.elo().map_or_else(
            || "–".to_owned(),
            |Interval { low, value, high }| texts.ladder_range(elo(value), elo(low), elo(high)),
        );
        table.row([
            name(*kind, texts),
            statistics.pair_count().to_string(),
            percent_range(statistics.pair_score(), texts),
            difference,
        ]);
    }
    table
}

fn data(study: &Turns, summary: &TurnsSummary) -> Value {
    let kinds = summary.kinds.iter().map(|kind| {
        json!({
            "kind": kind.kind.name(),
            "played": kind.played,
            "possible": interval(kind.possible),
            "best": interval(kind.best),
            "cost": interval(kind.cost),
            "cost_if_best": interval(kind.cost_if_best),
        })
    });
    let matches = summary.matches.iter().map(|KindMatch { kind, statistics }| {
        json!({
            "unknown": kind.name(),
            "pairs": statistics.pair_count(),
            "score": interval(statistics.pair_score()),
            "elo": interval(statistics.elo()),
        })
    });
    json!({
        "board": study.board,
        "nodes": study.nodes,
        "seed": study.seed,
        "games": summary.games,
        "positions": summary.positions,
        "kinds": kinds.collect::<Vec<_>>(),
        "matches": matches.collect::<Vec<_>>(),
    })
}
