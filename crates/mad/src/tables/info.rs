//! `mad tables info`: what tables contain.

use std::io::Write as _;

use mad_i18n::Texts;
use mad_rules::Side;
use mad_tables::{Statistics, Table, TableKey, Tally};
use serde_json::{Value, json};

use super::{open, unreadable_table};
use crate::arguments::TablesInfoArgs;
use crate::failure::Failure;

pub(crate) fn run(args: &TablesInfoArgs, texts: &Texts) -> Result<(), Failure> {
    let tables = open(&args.folder, texts)?;
    let mut out = std::io::stdout().lock();
    let mut data = Vec::new();
    let mut last = None;
    for table in tables.iter() {
        let key = table.key();
        let statistics = table.statistics();
        let statistics =
            statistics.map_err(|error| unreadable_table(&args.folder, key, &error, texts))?;
        if args.json {
            data.push(json_table(key, table.file_len(), table.entries(), &statistics));
            continue;
        }
        if last.replace((key.board, key.limit)) != Some((key.board, key.limit)) {
            let board = texts.board_name(key.board);
            let heading = match key.limit {
                Some(limit) => texts.tables_board(board, limit.get()),
                None => texts.tables_board_off(board),
            };
            writeln!(out, "{heading}")?;
        }
        for line in lines(key, table.file_len(), &statistics, texts) {
            writeln!(out, "{line}")?;
        }
    }
    if args.json {
        writeln!(out, "{:#}", json!({ "tables": data }))?;
    } else {
        let bytes: u64 = tables.iter().map(Table::file_len).sum();
        writeln!(out, "{}", texts.tables_summary(tables.iter().count(), bytes))?;
    }
    Ok(())
}

fn lines(key: TableKey, bytes: u64, statistics: &Statistics, texts: &Texts) -> Vec<String> {
    let positions = statistics.tallies.red.total();
    let mut lines =
        vec![format!("  {}", texts.tables_table(key.balance.to_string(), positions, bytes))];
    let counts = |owner: Side| {
        let Tally { victories, semi_victories, undecided } = statistics.tallies[owner];
        match key.limit {
            None => texts.tables_counts_off(victories.red, undecided, victories.blue),
            Some(_) => texts.tables_counts(
                owner,
                victories.red,
                semi_victories.red,
                semi_victories.blue,
                victories.blue,
            ),
        }
    };
    // Without a tie-break its owner makes no difference.
    let owners = if key.limit.is_some() { &Side::ALL[..] } else { &Side::ALL[..1] };
    lines.extend(owners.iter().map(|&owner| format!("    {}", counts(owner))));
    for side in Side::ALL {
        if let Some((turns, position)) = statistics.longest[side] {
            let line = texts.tables_longest(side, turns, position.to_string());
            lines.push(format!("    {line}"));
        }
    }
    lines
}

fn json_table(key: TableKey, bytes: u64, entries: u64, statistics: &Statistics) -> Value {
    let tally = |owner: Side| {
        let Tally { victories, semi_victories, undecided } = statistics.tallies[owner];
        json!({
            "red_victories": victories.red,
            "red_semi_victories": semi_victories.red,
            "undecided": undecided,
            "blue_semi_victories": semi_victories.blue,
            "blue_victories": victories.blue,
        })
    };
    let longest = |side: Side| {
        let longest = statistics.longest[side];
        longest.map(|(turns, position)| json!({ "turns": turns, "mfen": position }))
    };
    json!({
        "file": key.file_name(),
        "board": key.board,
        "limit": key.limit,
        "balance": key.balance.to_string(),
        "bytes": bytes,
        "entries": entries,
        "positions": statistics.tallies.red.total(),
        "red_owns_tie_break": tally(Side::Red),
        "blue_owns_tie_break": tally(Side::Blue),
        "longest_red_victory": longest(Side::Red),
        "longest_blue_victory": longest(Side::Blue),
    })
}
