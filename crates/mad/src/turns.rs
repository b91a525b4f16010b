//! `mad turns` and `mad play-turns`.

use std::io::Write as _;

use mad_i18n::Texts;
use mad_rules::{Position, Turn};
use serde_json::json;

use crate::arguments::{PlayTurnsArgs, TurnsArgs};
use crate::failure::Failure;

pub(crate) fn list(args: &TurnsArgs, texts: &Texts) -> Result<(), Failure> {
    let position: Position = args.mfen.parse().map_err(|error| Failure::mfen(texts, &error))?;
    let turns = position.sorted_turns();
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", json!({ "mfen": position, "turns": turns }))?;
        return Ok(());
    }
    for turn in turns {
        if args.long {
            writeln!(out, "{}", position.long_text(turn))?;
        } else {
            writeln!(out, "{turn}")?;
        }
    }
    Ok(())
}

pub(crate) fn play(args: &PlayTurnsArgs, texts: &Texts) -> Result<(), Failure> {
    let mut position: Position = args.mfen.parse().map_err(|error| Failure::mfen(texts, &error))?;
    let parse = |text: &String| {
        text.parse::<Turn>().map_err(|error| Failure::turn_text(texts, text, &error))
    };
    let turns: Vec<Turn> = args.turns.iter().map(parse).collect::<Result<_, _>>()?;
    for (index, (turn, text)) in turns.into_iter().zip(&args.turns).enumerate() {
        position.play(turn).map_err(|error| Failure::illegal(texts, index + 1, text, &error))?;
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", json!({ "mfen": position, "outcome": position.outcome() }))?;
    } else {
        writeln!(out, "{position}")?;
    }
    Ok(())
}
