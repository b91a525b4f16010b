//! `mad show`: prints a position as text, JSON or SVG.

use std::io::Write as _;

use mad_i18n::Texts;
use mad_rules::{Options, Position, Ship, SquareSet};
use mad_svg::{Look, Scene};
use serde_json::{Map, Value, json};

use crate::arguments::ShowArgs;
use crate::board_text::{BoardText, status};
use crate::failure::Failure;

pub(crate) fn run(args: &ShowArgs, texts: &Texts) -> Result<(), Failure> {
    let position: Position = match &args.mfen {
        Some(mfen) => mfen.parse().map_err(|error| Failure::mfen(texts, &error))?,
        None => {
            let board = args.board.unwrap_or_default();
            board.start(Options::default()).expect("the boards to choose from have a start")
        }
    };
    let flip = args.flip;
    let title = texts.show_title(texts.board_name(position.board()), position.number());
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", data(&position))?;
    } else if args.svg {
        let look = if args.light { Look::LIGHT } else { Look::DARK };
        let scene = Scene { label: Some(&title), ..Scene::default() };
        write!(out, "{}", mad_svg::board(&position, &Look { flip, ..look }, &scene))?;
    } else {
        writeln!(out, "{title}")?;
        let board = BoardText { position: &position, texts, flip, marked: SquareSet::EMPTY };
        write!(out, "{board}")?;
        writeln!(out, "{}", status(&position, texts, u16::MAX))?;
    }
    Ok(())
}

/// All properties of a position, for `--json`.
fn data(position: &Position) -> Value {
    let places: Map<String, Value> =
        Ship::all().map(|ship| (ship.to_string(), json!(position.place(ship)))).collect();
    let tie_break = position.tie_break();
    json!({
        "mfen": position,
        "board": position.board().to_string(),
        "to_move": position.to_move(),
        "positioning_turn": position.is_positioning_turn() && !position.is_over(),
        "number": position.number(),
        "places": places,
        "quiet": tie_break.quiet,
        "limit": tie_break.limit,
        "turns_left": tie_break.turns_left,
        "tie_break_owner": tie_break.owner,
        "key": format!("{:016x}", position.key()),
        "outcome": position.outcome(),
        "turns": position.sorted_turns(),
    })
}
