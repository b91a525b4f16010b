//! `mad net show`: what a network file contains, and what each ship is worth to it.

use std::io::Write as _;
use std::ops::RangeInclusive;

use mad_i18n::Texts;
use mad_lab::training::Summary;
use serde_json::{Value, json};

use crate::arguments::{NetCommand, NetShowArgs};
use crate::failure::Failure;
use crate::network_file::NamedNetwork;

pub(crate) fn run(command: &NetCommand, texts: &Texts) -> Result<(), Failure> {
    let NetCommand::Show(args) = command;
    show(args, texts)
}

fn show(args: &NetShowArgs, texts: &Texts) -> Result<(), Failure> {
    let named = match &args.file {
        Some(path) => NamedNetwork::read(path, texts).map_err(Failure::Malformed)?,
        None => NamedNetwork::embedded(args.board).ok_or_else(|| {
            Failure::Refused(texts.error_no_network(texts.board_name(args.board)))
        })?,
    };
    let summary = Summary::new(&named.network);
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", data(&named, &summary))?;
    } else {
        write!(out, "{}", text(&named, &summary, texts))?;
    }
    Ok(())
}

fn text(named: &NamedNetwork, summary: &Summary, texts: &Texts) -> String {
    let board = texts.board_name(named.network.board());
    let range = |range: &RangeInclusive<i32>| texts.net_range(*range.start(), *range.end());
    let mut lines = vec![
        texts.net_title(named.name.as_str(), board),
        texts.net_shape(summary.inputs, summary.hidden, named.bytes, named.hash.as_str()),
        texts.net_weights(
            range(&summary.input_weights),
            range(&summary.hidden_biases),
            range(&summary.output_weights),
        ),
        texts.net_sum(summary.largest_sum, i32::from(i16::MAX)),
    ];
    lines.extend(
        summary
            .start
            .map(|value| texts.net_start(texts.decimal(f64::from(value.eighths()) / 800.0, 2))),
    );
    let worth = |worth: Option<f64>| {
        worth.map_or_else(|| "-".to_owned(), |worth| texts.decimal(worth / 100.0, 2))
    };
    if summary.ships.iter().any(|ship| ship.with_complement.is_some()) {
        lines.extend([String::new(), texts.net_worth()]);
        lines.push(row(&texts.net_ship(), &texts.net_with(), &texts.net_without()));
        lines.extend(summary.ships.iter().map(|ship| {
            let (with, without) = (worth(ship.with_complement), worth(ship.without_complement));
            row(&texts.class_name(ship.class), &with, &without)
        }));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn row(ship: &str, with: &str, without: &str) -> String {
    format!("{ship:<18} {with:>24} {without:>24}")
}

fn data(named: &NamedNetwork, summary: &Summary) -> Value {
    let range = |range: &RangeInclusive<i32>| json!([range.start(), range.end()]);
    let ships: Vec<Value> = summary
        .ships
        .iter()
        .map(|ship| {
            json!({
                "class": ship.class.number(),
                "with_complement": ship.with_complement,
                "without_complement": ship.without_complement,
            })
        })
        .collect();
    json!({
        "name": named.name,
        "board": named.network.board(),
        "inputs": summary.inputs,
        "hidden": summary.hidden,
        "bytes": named.bytes,
        "sha256": named.hash,
        "input_weights": range(&summary.input_weights),
        "hidden_biases": range(&summary.hidden_biases),
        "output_weights": range(&summary.output_weights),
        "largest_sum": summary.largest_sum,
        "most": i16::MAX,
        "start_centi": summary.start.map(|value| f64::from(value.eighths()) / 8.0),
        "ships": ships,
    })
}
