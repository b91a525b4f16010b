//! `mad theory endings`: results and longest wins of each material balance, from table files.

use std::io::Write as _;
use std::num::NonZeroU16;

use mad_i18n::Texts;
use mad_rules::{Board, Position, Side};
use mad_tables::{Statistics, TableKey, Tally};
use serde_json::{Value, json};

use super::limit_name;
use crate::arguments::TheoryEndingsArgs;
use crate::failure::Failure;
use crate::markdown::{Align, Table, percent};
use crate::{progress, tables};

pub(super) fn run(args: &TheoryEndingsArgs, texts: &Texts) -> Result<(), Failure> {
    let found = tables::open(&args.folder, texts)?;
    let bar = progress::bar(found.iter().count() as u64, args.json);
    let mut all = Vec::new();
    for table in found.iter() {
        bar.set_message(table.key().file_name());
        let statistics = table.statistics();
        let statistics = statistics
            .map_err(|error| tables::unreadable_table(&args.folder, table.key(), &error, texts))?;
        all.push((table.key(), statistics));
        bar.inc(1);
    }
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    if args.json {
        let data: Vec<Value> = all.iter().map(|(key, found)| data(*key, found)).collect();
        writeln!(out, "{:#}", json!({ "endings": data }))?;
        return Ok(());
    }
    let parts = all.chunk_by(|(one, _), (two, _)| group(*one) == group(*two));
    for (number, part) in parts.enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        let (board, limit) = group(part[0].0);
        let heading = texts.theory_endings(texts.board_name(board), limit_name(limit));
        write!(out, "{heading}\n\n{}", table(part, limit.is_some(), texts))?;
    }
    Ok(())
}

const fn group(key: TableKey) -> (Board, Option<NonZeroU16>) {
    (key.board, key.limit)
}

/// Red's and blue's victories, and the semi-victories or undecided games. Red owns the tie-break.
fn counts(statistics: &Statistics) -> (Tally, u64) {
    let tally = statistics.tallies.red;
    let between = tally.semi_victories.red + tally.semi_victories.blue + tally.undecided;
    (tally, between)
}

fn table(endings: &[(TableKey, Statistics)], has_limit: bool, texts: &Texts) -> Table {
    let between = if has_limit { texts.theory_mover_semi() } else { texts.theory_nobody() };
    let mut table = Table::new([
        (texts.theory_balance(), Align::Text),
        (texts.theory_positions(), Align::Number),
        (texts.theory_mover_wins(), Align::Number),
        (between, Align::Number),
        (texts.theory_mover_loses(), Align::Number),
        (texts.theory_longest_win(), Align::Number),
        (texts.theory_example(), Align::Text),
        (texts.theory_longest_loss(), Align::Number),
        (texts.theory_example(), Align::Text),
    ]);
    for (key, statistics) in endings {
        let (tally, between) = counts(statistics);
        let all = tally.total();
        let cell = |count: u64| percent(count as f64 / all.max(1) as f64, texts);
        let longest = |side: Side| match statistics.longest[side] {
            Some((turns, position)) => (turns.to_string(), format!("`{position}`")),
            None => ("–".to_owned(), String::new()),
        };
        let ((win, won), (loss, lost)) = (longest(Side::Red), longest(Side::Blue));
        table.row([
            key.balance.to_string(),
            all.to_string(),
            cell(tally.victories.red),
            cell(between),
            cell(tally.victories.blue),
            win,
            won,
            loss,
            lost,
        ]);
    }
    table
}

fn data(key: TableKey, statistics: &Statistics) -> Value {
    let (tally, between) = counts(statistics);
    let longest = |longest: Option<(u16, Position)>| {
        longest.map(|(turns, position)| json!({ "turns": turns, "mfen": position }))
    };
    json!({
        "board": key.board,
        "limit": limit_name(key.limit),
        "balance": key.balance.to_string(),
        "positions": tally.total(),
        "red_wins": tally.victories.red,
        "neither": between,
        "blue_wins": tally.victories.blue,
        "longest_red_victory": longest(statistics.longest.red),
        "longest_blue_victory": longest(statistics.longest.blue),
    })
}
