//! `mad record`: checking, showing and rewriting game records.

use std::io::Write as _;
use std::path::Path;

use mad_rules::{Ending, Position, Record, RecordError, RecordReader, SquareSet};
use mad_texts::Texts;
use serde_json::{Map, Value, json};

use crate::arguments::{CheckArgs, ConvertArgs, RecordShowArgs};
use crate::board_text::BoardText;
use crate::failure::Failure;
use crate::input;

type Game = Result<Record, RecordError>;

/// Calls a function with every game of a file and its number from 1; says how many there are.
fn for_each_game(
    path: &Path,
    texts: &Texts,
    mut f: impl FnMut(usize, Game) -> Result<(), Failure>,
) -> Result<usize, Failure> {
    let mut count = 0;
    for game in RecordReader::new(input::open(path, texts)?) {
        count += 1;
        f(count, game.map_err(|error| input::unreadable(path, &error, texts))?)?;
    }
    Ok(count)
}

fn refused(path: &Path, number: usize, error: &RecordError, texts: &Texts) -> String {
    texts.record_refused(input::name(path, texts), number, texts.record(error))
}

pub(crate) fn check(args: &CheckArgs, texts: &Texts) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let mut reports = Vec::new();
    let mut all_good = true;
    for path in &args.files {
        let mut errors = Vec::new();
        let count = for_each_game(path, texts, |number, game| {
            if let Err(error) = game {
                if !args.json {
                    anstream::eprintln!("{}", refused(path, number, &error, texts));
                }
                errors.push(json!({
                    "game": number,
                    "line": error.line,
                    "column": error.column,
                    "offset": error.offset,
                    "message": texts.record(&error),
                }));
            }
            Ok(())
        })?;
        all_good &= count > 0 && errors.is_empty();
        let name = input::name(path, texts);
        if args.json {
            reports.push(json!({ "file": name, "games": count, "refused": errors }));
        } else if count == 0 {
            anstream::eprintln!("{}", texts.error_no_game(name));
        } else if errors.is_empty() {
            writeln!(out, "{}", texts.record_ok(name, count))?;
        } else {
            writeln!(out, "{}", texts.record_bad(name, errors.len(), count))?;
        }
    }
    if args.json {
        writeln!(out, "{:#}", Value::from(reports))?;
    }
    if all_good { Ok(()) } else { Err(Failure::Refused(String::new())) }
}

pub(crate) fn convert(args: &ConvertArgs, texts: &Texts) -> Result<(), Failure> {
    let mut text = String::new();
    let mut out = std::io::stdout().lock();
    let mut first = true;
    for path in &args.files {
        let count = for_each_game(path, texts, |number, game| {
            let record =
                game.map_err(|error| Failure::Refused(refused(path, number, &error, texts)))?;
            let separator = if std::mem::take(&mut first) { "" } else { "\n" };
            match args.output {
                Some(_) => text += &format!("{separator}{record}"),
                None => write!(out, "{separator}{record}")?,
            }
            Ok(())
        })?;
        if count == 0 {
            return Err(Failure::Refused(texts.error_no_game(input::name(path, texts))));
        }
    }
    match &args.output {
        Some(path) => input::write_file(path, &text, texts),
        None => Ok(()),
    }
}

pub(crate) fn show(args: &RecordShowArgs, texts: &Texts) -> Result<(), Failure> {
    let mut games = Vec::new();
    let mut bad = false;
    for path in &args.files {
        let mut shown = false;
        let count = for_each_game(path, texts, |number, game| {
            if args.game.is_some_and(|wanted| wanted != number) {
                return Ok(());
            }
            shown = true;
            match game {
                Ok(record) if args.json => games.push(data(&record)),
                Ok(record) => print(&record, args.boards, texts)?,
                Err(error) => {
                    bad = true;
                    anstream::eprintln!("{}", refused(path, number, &error, texts));
                }
            }
            Ok(())
        })?;
        let name = input::name(path, texts);
        match args.game {
            _ if count == 0 => return Err(Failure::Refused(texts.error_no_game(name))),
            Some(number) if !shown => {
                return Err(Failure::Malformed(texts.error_game_number(name, number, count)));
            }
            _ => {}
        }
    }
    if args.json {
        writeln!(std::io::stdout().lock(), "{:#}", Value::from(games))?;
    }
    if bad { Err(Failure::Refused(String::new())) } else { Ok(()) }
}

fn data(record: &Record) -> Value {
    let tags: Map<String, Value> =
        record.tags().map(|(name, value)| (name.to_owned(), value.into())).collect();
    let game = record.to_game();
    let outcome = match record.ending() {
        Ending::Won(outcome) => Some(outcome),
        Ending::Open(_) => None,
    };
    json!({
        "tags": tags,
        "start": record.start(),
        "turns": game.turns(),
        "end": game.position(),
        "result": record.result(),
        "termination": record.ending().termination(),
        "outcome": outcome,
        "record": record.to_string(),
    })
}

fn print(record: &Record, boards: bool, texts: &Texts) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    for (name, value) in record.tags() {
        writeln!(out, "{name}: {value}")?;
    }
    let board = |position: &Position, marked| {
        BoardText { position, texts, flip: false, marked }.to_string()
    };
    let start = record.start();
    writeln!(out, "{}", texts.show_title(start.board().to_string(), start.number()))?;
    write!(out, "{}", board(start, SquareSet::EMPTY))?;
    let mut position = *start;
    for turn in record.turns() {
        let side = Texts::side_argument(position.to_move());
        let (number, text) = (position.number(), position.long_text(turn));
        writeln!(out, "{}", texts.record_turn_heading(number, side, text))?;
        let before = position;
        position.play_unchecked(turn);
        if boards {
            write!(out, "{}", board(&position, changed(&before, &position)))?;
        }
    }
    if !boards && record.turns().len() > 0 {
        write!(out, "{}", board(&position, SquareSet::EMPTY))?;
    }
    match record.ending() {
        Ending::Won(outcome) => writeln!(out, "{} ({})", texts.outcome(outcome), record.result())?,
        Ending::Open(_) => {
            writeln!(out, "{}", crate::board_text::status(&position, texts, u16::MAX))?;
        }
    }
    writeln!(out)?;
    Ok(())
}

/// The squares on which something else stands now.
pub(crate) fn changed(before: &Position, after: &Position) -> SquareSet {
    let squares = before.board().squares();
    squares.iter().filter(|&square| before.ship_at(square) != after.ship_at(square)).collect()
}
