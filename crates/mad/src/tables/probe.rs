//! `mad tables probe`: the exact value of a position.

use std::io::Write as _;

use mad_i18n::Texts;
use mad_rules::{Position, Side};
use mad_tables::{Balance, Exact, GameValue, Outlook, RankedTurn, TableKey};
use serde_json::{Value, json};

use super::{open, words};
use crate::arguments::TablesProbeArgs;
use crate::board_text::status;
use crate::failure::Failure;
use crate::files;

pub(crate) fn run(args: &TablesProbeArgs, texts: &Texts) -> Result<(), Failure> {
    let position: Position = args.mfen.parse().map_err(|error| Failure::mfen(texts, &error))?;
    let tables = open(&args.folder, texts)?;
    let fail = |error| words::probe_error(&args.folder, &error, texts);
    let Some(exact) = tables.probe(&position).map_err(fail)? else {
        return Err(Failure::Refused(not_found(args, &position, texts)));
    };
    let turns = tables.best_turns(&position).map_err(fail)?;
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", data(&position, exact, turns.as_deref()))?;
        return Ok(());
    }
    writeln!(out, "{}", status(&position, texts, u16::MAX))?;
    if position.is_over() {
        return Ok(());
    }
    for line in value_lines(&position, exact, texts) {
        writeln!(out, "{line}")?;
    }
    let Some(turns) = turns else {
        writeln!(out, "{}", texts.tables_turns_unknown())?;
        return Ok(());
    };
    writeln!(out, "{}", texts.tables_turns())?;
    for RankedTurn { turn, after } in turns {
        let note = turn_note(&position.after_unchecked(turn), after, texts);
        writeln!(out, "  {:<26}{note}", position.long_text(turn).to_string())?;
    }
    Ok(())
}

/// Why no table has a position.
fn not_found(args: &TablesProbeArgs, position: &Position, texts: &Texts) -> String {
    let folder = files::name(&args.folder, texts);
    match TableKey::of(position) {
        Some(key) => texts.error_tables_missing(folder, key.file_name()),
        None => texts.error_tables_covered(Balance::MAX_SHIPS),
    }
}

/// The value of a position in words.
pub(crate) fn value_lines(position: &Position, exact: Exact, texts: &Texts) -> Vec<String> {
    let left = position.tie_break().turns_left;
    let distance = exact.distance().unwrap_or_default();
    match (exact.value, left) {
        (GameValue::Victory(side), Some(left)) => vec![texts.tables_victory(side, distance, left)],
        (GameValue::Victory(side), None) => vec![texts.tables_victory_off(side, distance)],
        (GameValue::SemiVictory(side), left) => {
            let mut lines = vec![texts.tables_semi(side)];
            let victory = exact.outlook.and_then(Outlook::victory);
            if let Some(((winner, turns), left)) = victory.zip(left) {
                lines.push(texts.tables_semi_late(winner, turns, left));
            }
            lines
        }
        (GameValue::Undecided, _) => vec![texts.tables_undecided()],
    }
}

/// What a turn leads to: the end, or the turns that its side still needs.
fn turn_note(next: &Position, after: Exact, texts: &Texts) -> String {
    if next.is_over() {
        return texts.tables_turn_ends();
    }
    let turns = match after.value {
        GameValue::Victory(_) => after.distance(),
        GameValue::SemiVictory(side) if next.tie_break_owner() != side => {
            after.outlook.and_then(Outlook::semi_victory).map(|(_, turns)| turns)
        }
        GameValue::SemiVictory(_) | GameValue::Undecided => None,
    };
    turns.map_or_else(String::new, |turns| texts.tables_turn_needs(turns))
}

fn data(position: &Position, exact: Exact, turns: Option<&[RankedTurn]>) -> Value {
    let turn = |ranked: &RankedTurn| json!({ "turn": ranked.turn, "value": value(ranked.after.value), "distance": ranked.after.distance() });
    json!({
        "mfen": position,
        "value": value(exact.value),
        "distance": exact.distance(),
        "turns": turns.map(|turns| turns.iter().map(turn).collect::<Vec<_>>()),
    })
}

/// The value as data.
pub(crate) fn value(value: GameValue) -> Value {
    let named = |side: Side, kind: &str| json!({ "winner": side, "kind": kind });
    match value {
        GameValue::Victory(side) => named(side, "victory"),
        GameValue::SemiVictory(side) => named(side, "semi-victory"),
        GameValue::Undecided => Value::Null,
    }
}
