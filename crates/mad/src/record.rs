//! `mad record`: checks, shows and converts game records.

use std::io::Write;
use std::path::Path;

use mad_i18n::{Texts, visible};
use mad_rules::record::{Annotation, Comment, Ending, ParseRecordError};
use mad_rules::{Position, Record, RecordReader, SquareSet};
use serde_json::{Map, Value, json};

use crate::arguments::{CheckArgs, ConvertArgs, RecordShowArgs};
use crate::board_text::{BoardText, changed_squares, status};
use crate::failure::{Failure, print_error};
use crate::files;

type Game = Result<Record, ParseRecordError>;

/// Calls a function with every game of a file and its number from 1; says how many there are.
fn for_each_game(
    path: &Path,
    texts: &Texts,
    mut f: impl FnMut(usize, Game) -> Result<(), Failure>,
) -> Result<usize, Failure> {
    let mut count = 0;
    for game in RecordReader::new(files::open(path, texts)?) {
        count += 1;
        f(count, game.map_err(|error| files::unreadable(path, &error, texts))?)?;
    }
    Ok(count)
}

fn refused(path: &Path, number: usize, error: &ParseRecordError, texts: &Texts) -> String {
    texts.record_refused(files::name(path, texts), number, texts.record(error))
}

/// The game with this number in a file, or the only one.
pub(crate) fn load(path: &Path, number: Option<usize>, texts: &Texts) -> Result<Record, Failure> {
    let mut games = Vec::<Record>::new();
    let name = || files::name(path, texts);
    for game in RecordReader::new(files::open(path, texts)?) {
        let game = game.map_err(|error| files::unreadable(path, &error, texts))?;
        games.push(
            game.map_err(|error| Failure::Refused(refused(path, games.len() + 1, &error, texts)))?,
        );
    }
    let count = games.len();
    match number {
        _ if count == 0 => Err(Failure::Refused(texts.error_no_game(name()))),
        None if count > 1 => Err(Failure::Malformed(texts.error_several_games(name(), count))),
        _ => {
            let number = number.unwrap_or(1);
            let game = games.into_iter().nth(number.wrapping_sub(1));
            game.ok_or_else(|| Failure::Malformed(texts.error_game_number(name(), number, count)))
        }
    }
}

pub(crate) fn check(args: &CheckArgs, texts: &Texts) -> Result<(), Failure> {
    let mut reports = Vec::new();
    let mut all_good = true;
    let mut printed = Ok(());
    for path in &args.files {
        let mut errors = Vec::new();
        let mut bad = 0_usize;
        let count = for_each_game(path, texts, |number, game| {
            if let Err(error) = game {
                bad += 1;
                print_error(&refused(path, number, &error, texts));
                if args.json {
                    errors.push(error_data(number, &error, texts));
                }
            }
            Ok(())
        })?;
        all_good &= count > 0 && bad == 0;
        let name = files::name(path, texts);
        if count == 0 {
            print_error(&texts.error_no_game(name.as_str()));
        }
        if args.json {
            reports.push(json!({ "file": name, "games": count, "refused": errors }));
        } else if count > 0 {
            let sentence = match bad {
                0 => texts.record_ok(name, count),
                _ => texts.record_bad(count, name, bad),
            };
            printed = printed.and(writeln!(std::io::stdout(), "{sentence}"));
        }
    }
    if args.json {
        printed = writeln!(std::io::stdout(), "{:#}", Value::from(reports));
    }
    // A refused record decides the exit code even if the summary could not be printed.
    if all_good { Ok(printed?) } else { Err(Failure::Refused(String::new())) }
}

fn error_data(number: usize, error: &ParseRecordError, texts: &Texts) -> Value {
    json!({
        "game": number,
        "line": error.line,
        "column": error.column,
        "offset": error.offset,
        "message": texts.record(error),
    })
}

pub(crate) fn convert(args: &ConvertArgs, texts: &Texts) -> Result<(), Failure> {
    let mut text = String::new();
    let mut out = std::io::stdout().lock();
    let (mut first, mut bad) = (true, false);
    for path in &args.files {
        let count = for_each_game(path, texts, |number, game| {
            let record = match game {
                Ok(record) => record,
                Err(error) => {
                    bad = true;
                    print_error(&refused(path, number, &error, texts));
                    return Ok(());
                }
            };
            let separator = if std::mem::take(&mut first) { "" } else { "\n" };
            match args.output {
                Some(_) => text += &format!("{separator}{record}"),
                None => write!(out, "{separator}{record}")?,
            }
            Ok(())
        })?;
        if count == 0 {
            bad = true;
            print_error(&texts.error_no_game(files::name(path, texts)));
        }
    }
    match &args.output {
        _ if bad => Err(Failure::Refused(String::new())),
        Some(path) => files::write_atomically(path, &text, texts),
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
                    print_error(&refused(path, number, &error, texts));
                }
            }
            Ok(())
        })?;
        let name = files::name(path, texts);
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
        writeln!(out, "{name}: {}", visible(value))?;
    }
    let board = |position: &Position, marked| {
        BoardText { position, texts, flip: false, marked }.to_string()
    };
    let start = record.start();
    writeln!(out, "{}", texts.show_title(texts.board_name(start.board()), start.number()))?;
    write!(out, "{}", board(start, SquareSet::EMPTY))?;
    print_comments(&mut out, &record.line().lead)?;
    let mut position = *start;
    for played in &record.line().turns {
        let side = Texts::side_argument(position.to_move());
        let (number, text) = (position.number(), position.long_text(played.turn));
        write!(out, "{}", texts.record_turn_heading(number, side, text))?;
        let before = position;
        position.play_unchecked(played.turn);
        print_annotations(&mut out, &played.annotations, &before)?;
        if boards {
            write!(out, "{}", board(&position, changed_squares(&before, &position)))?;
        }
    }
    if !boards && record.turns().len() > 0 {
        write!(out, "{}", board(&position, SquareSet::EMPTY))?;
    }
    match record.ending() {
        Ending::Won(outcome) => {
            writeln!(out, "{} ({})", texts.outcome(outcome), record.result())?;
        }
        Ending::Open(_) => writeln!(out, "{}", status(&position, texts, u16::MAX))?,
    }
    print_comments(&mut out, record.trail())?;
    writeln!(out)?;
    Ok(())
}

/// Prints glyphs on the line of the turn, then comments and variations on separate lines.
fn print_annotations(
    out: &mut impl Write,
    annotations: &[Annotation],
    before: &Position,
) -> std::io::Result<()> {
    for annotation in annotations {
        if let Annotation::Glyph(glyph) = annotation {
            write!(out, " ${glyph}")?;
        }
    }
    writeln!(out)?;
    for annotation in annotations {
        match annotation {
            Annotation::Glyph(_) => {}
            Annotation::Comment(comment) => print_comments(out, std::slice::from_ref(comment))?,
            Annotation::Variation(line) => {
                for row in line.text(before).lines() {
                    writeln!(out, "    | {}", printable(row))?;
                }
            }
        }
    }
    Ok(())
}

fn print_comments(out: &mut impl Write, comments: &[Comment]) -> std::io::Result<()> {
    for row in comments.iter().flat_map(|comment| comment.as_str().lines()) {
        writeln!(out, "    {}", printable(row))?;
    }
    Ok(())
}

/// Text of a record without control characters, which could change the terminal.
fn printable(row: &str) -> String {
    row.chars().filter(|letter| !letter.is_control()).collect()
}
