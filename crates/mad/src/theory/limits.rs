//! `mad theory limits`: how much the tie-break limit matters.

use std::io::Write as _;
use std::num::NonZeroU16;

use mad_i18n::Texts;
use mad_lab::theory::{LimitComparison, TieBreakLimits};
use mad_rules::Turn;
use serde_json::{Value, json};

use super::{limit_name, run_study};
use crate::arguments::{Limit, TheoryLimitsArgs};
use crate::failure::Failure;
use crate::markdown::{Align, Table, percent};

pub(super) fn run(args: &TheoryLimitsArgs, texts: &Texts) -> Result<(), Failure> {
    let limits: Vec<Option<NonZeroU16>> =
        args.limits.iter().map(|&limit| Limit::turns(limit)).collect();
    let study = TieBreakLimits { board: args.study.board, limits, nodes: args.nodes };
    let parts = run_study(&study, &args.study, texts)?;
    let summary = study.summary(&parts);
    let mut out = std::io::stdout().lock();
    if args.study.json {
        writeln!(out, "{:#}", data(&study, &summary))?;
        return Ok(());
    }
    let reference = study.limits.first().copied().flatten();
    let board = texts.board_name(study.board);
    writeln!(out, "{}\n", texts.theory_limits(board, study.nodes, name(reference, texts)))?;
    write!(out, "{}", table(&summary, texts))?;
    Ok(())
}

fn name(limit: Option<NonZeroU16>, texts: &Texts) -> String {
    limit.map_or_else(|| texts.theory_off(), |limit| limit.to_string())
}

fn start_name([red, blue]: [Turn; 2]) -> String {
    format!("{red} {blue}")
}

fn table(summary: &[LimitComparison], texts: &Texts) -> Table {
    let mut table = Table::new([
        (texts.theory_limit_column(), Align::Text),
        (texts.theory_starts_column(), Align::Number),
        (texts.theory_red(), Align::Number),
        (texts.theory_difference(), Align::Number),
        (texts.theory_changed(), Align::Number),
        (texts.theory_largest(), Align::Text),
    ]);
    for comparison in summary {
        let largest = comparison.largest.filter(|(_, before, after)| before != after);
        let largest = largest.map_or_else(String::new, |(start, before, after)| {
            let [before, after] = [before, after].map(|red| percent(red, texts));
            texts.theory_change(start_name(start), before, after)
        });
        table.row([
            name(comparison.limit, texts),
            comparison.starts.to_string(),
            percent(comparison.red, texts),
            percent(comparison.difference, texts),
            comparison.changed.to_string(),
            largest,
        ]);
    }
    table
}

fn data(study: &TieBreakLimits, summary: &[LimitComparison]) -> Value {
    let limits = summary.iter().map(|comparison| {
        let largest = comparison.largest.map(|(start, before, after)| {
            json!({ "start": start_name(start), "before": before, "after": after })
        });
        json!({
            "limit": limit_name(comparison.limit),
            "starts": comparison.starts,
            "red": comparison.red,
            "mean_difference": comparison.difference,
            "other_verdict": comparison.changed,
            "largest": largest,
        })
    });
    json!({
        "board": study.board,
        "nodes": study.nodes,
        "limits": limits.collect::<Vec<_>>(),
    })
}
