//! `mad theory ships`: what ships are worth.

use std::io::Write as _;

use mad_i18n::Texts;
use mad_lab::theory::{Ships, ShipsSummary, Worth, WorthOf};
use mad_rules::Class;
use serde_json::{Value, json};

use super::{interval, run_study};
use crate::arguments::TheoryShipsArgs;
use crate::failure::Failure;
use crate::markdown::{Align, Table, percent_error};

pub(super) fn run(args: &TheoryShipsArgs, texts: &Texts) -> Result<(), Failure> {
    let study =
        Ships { board: args.study.board, games: args.games, nodes: args.nodes, seed: args.seed };
    let parts = run_study(&study, &args.study, texts)?;
    let summary = study.summary(parts.values());
    let mut out = std::io::stdout().lock();
    if args.study.json {
        writeln!(out, "{:#}", data(&study, parts.len(), &summary))?;
        return Ok(());
    }
    let board = texts.board_name(study.board);
    writeln!(out, "{}\n", texts.theory_ships(parts.len(), board, study.nodes))?;
    writeln!(out, "{}", ships(&summary, texts))?;
    write!(out, "{}", others(&summary, texts))?;
    Ok(())
}

fn find(summary: &ShipsSummary, of: WorthOf) -> Option<&Worth> {
    summary.worths.iter().find(|worth| worth.of == of)
}

/// The worth in points and in cruisers.
fn cells(summary: &ShipsSummary, worth: Option<&Worth>, texts: &Texts) -> [String; 2] {
    let Some(worth) = worth else { return [String::new(), String::new()] };
    let relative = summary.in_cruisers(worth);
    let relative = relative.map_or_else(|| "–".to_owned(), |worth| texts.decimal(worth, 2));
    [percent_error(worth.points, texts), relative]
}

fn ships(summary: &ShipsSummary, texts: &Texts) -> Table {
    let mut table = Table::new([
        (texts.theory_ship(), Align::Text),
        (texts.theory_with_complement(), Align::Number),
        (texts.theory_in_cruisers(), Align::Number),
        (texts.theory_without_complement(), Align::Number),
        (texts.theory_in_cruisers(), Align::Number),
    ]);
    for class in Class::ALL.into_iter().filter(|&class| class != Class::CORVETTE) {
        let [first, ratio] = cells(summary, find(summary, WorthOf::First(class)), texts);
        let [second, other] = cells(summary, find(summary, WorthOf::Second(class)), texts);
        table.row([texts.class_name(class), first, ratio, second, other]);
    }
    table
}

fn others(summary: &ShipsSummary, texts: &Texts) -> Table {
    let mut table = Table::new([
        (texts.theory_more(), Align::Text),
        (texts.theory_worth(), Align::Number),
        (texts.theory_in_cruisers(), Align::Number),
        (texts.theory_positions(), Align::Number),
    ]);
    for worth in &summary.worths {
        let name = match worth.of {
            WorthOf::First(_) | WorthOf::Second(_) => continue,
            WorthOf::Both(class) => {
                texts.theory_pair(class.to_string(), class.complement().to_string())
            }
            WorthOf::Turn => texts.theory_turn(),
            WorthOf::Expulsion => texts.theory_last_expulsion(),
        };
        let [points, ratio] = cells(summary, Some(worth), texts);
        table.row([name, points, ratio, worth.positions.to_string()]);
    }
    table
}

fn data(study: &Ships, games: usize, summary: &ShipsSummary) -> Value {
    let worths = summary.worths.iter().map(|worth| {
        let (what, class) = match worth.of {
            WorthOf::First(class) => ("complement in the arena", Some(class)),
            WorthOf::Second(class) => ("complement in exile", Some(class)),
            WorthOf::Both(class) => ("both complements", Some(class)),
            WorthOf::Turn => ("turn", None),
            WorthOf::Expulsion => ("last expulsion", None),
        };
        json!({
            "of": what,
            "class": class,
            "positions": worth.positions,
            "points": interval(worth.points),
            "log_odds": interval(worth.log_odds),
            "cruisers": summary.in_cruisers(worth),
        })
    });
    json!({
        "board": study.board,
        "nodes": study.nodes,
        "seed": study.seed,
        "games": games,
        "worths": worths.collect::<Vec<_>>(),
    })
}
