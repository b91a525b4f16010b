//! What `mad play` prints about a game.

use std::io::Write as _;

use mad_i18n::{Texts, visible};
use mad_rules::game::Step;
use mad_rules::{Class, Game, Position, Side, SquareSet, Turn, TurnKind};

use super::command::Unknown;
use super::computer::{ComputerPlayer, Strength};
use crate::board_text::{BoardText, changed_squares, status};
use crate::failure::Failure;

/// The tie-break is mentioned when at most this many turns are left.
const TIE_BREAK_NEAR: u16 = 10;
/// The width of lists of turns.
const WIDTH: usize = 78;

pub(super) fn print_line(text: &str) -> Result<(), Failure> {
    writeln!(anstream::stdout(), "{text}")?;
    Ok(())
}

pub(super) fn print_welcome(
    game: &Game,
    computer: Option<&ComputerPlayer>,
    texts: &Texts,
) -> Result<(), Failure> {
    print_line(&texts.play_welcome(texts.board_name(game.position().board())))?;
    let Some(computer) = computer else { return Ok(()) };
    let side = Texts::side_argument(!computer.side);
    print_line(&match computer.strength() {
        None => texts.play_you_are(side),
        Some(Strength::Level(level)) => texts.play_you_are_at_level(side, level.number()),
        Some(Strength::Full(_)) => texts.play_you_are_at_full_strength(side),
    })
}

/// The board, with the squares of the last turn marked and blue at the bottom if the person plays
/// blue.
pub(super) fn print_board(game: &Game, person: Option<Side>, texts: &Texts) -> Result<(), Failure> {
    let position = game.position();
    let marked = match game.positions() {
        [.., before, after] => changed_squares(before, after),
        _ => SquareSet::EMPTY,
    };
    let flip = person == Some(Side::Blue);
    let board = BoardText { position, texts, flip, marked };
    let status = match game.outcome() {
        Some(outcome) => texts.outcome(outcome),
        None => status(position, texts, TIE_BREAK_NEAR),
    };
    write!(anstream::stdout(), "\n{board}{status}\n")?;
    Ok(())
}

/// Why a line is not a command, as a sentence.
pub(super) fn unknown_text(line: &str, unknown: &Unknown, texts: &Texts) -> String {
    match unknown {
        Unknown::Word => texts.play_unknown(visible(line)),
        Unknown::Class => {
            let word = line.split_whitespace().nth(1).unwrap_or_default();
            texts.play_no_class(visible(word))
        }
        Unknown::Turn(error) => texts.turn_text(line, error),
    }
}

/// The legal turns, or those of a class of ships.
pub(super) fn print_turns(game: &Game, class: Option<Class>, texts: &Texts) -> Result<(), Failure> {
    let position = game.position();
    let mut turns = if game.is_over() { Vec::new() } else { position.sorted_turns() };
    if let Some(class) = class {
        turns.retain(|&turn| involves(position, turn, class));
    }
    print_line(&texts.play_turns(turns.len()))?;
    let names: Vec<String> = turns.iter().map(|&turn| position.long_text(turn)).collect();
    let width = names.iter().map(String::len).max().unwrap_or(0) + 2;
    for row in names.chunks((WIDTH / width).max(1)) {
        let row: String = row.iter().map(|name| format!("{name:width$}")).collect();
        print_line(&format!("  {}", row.trim_end()))?;
    }
    Ok(())
}

fn involves(position: &Position, turn: Turn, class: Class) -> bool {
    match turn.kind() {
        TurnKind::Pass => false,
        TurnKind::Teleport(cycle) => cycle.involves(class),
        TurnKind::Move { from, .. } | TurnKind::Bonus { from, .. } => {
            position.ship_at(from).is_some_and(|ship| ship.class() == class)
        }
    }
}

/// The ships of the side to move that the opponent could expel.
pub(super) fn print_threats(position: &Position, texts: &Texts) -> Result<(), Failure> {
    let side = position.to_move();
    let ships = position.threatened(side);
    let name = Texts::side_argument(side);
    if ships.is_empty() {
        print_line(&texts.play_no_threats(name))
    } else {
        print_line(&texts.play_threats(name, texts.ship_numbers(ships)))
    }
}

/// The undone or redone steps in a sentence.
pub(super) fn step_names(steps: &[Step], texts: &Texts) -> String {
    let name = |step: &Step| match step {
        Step::Turn(turn) => turn.to_string(),
        Step::Ending(_) => texts.play_ending(),
    };
    steps.iter().map(name).collect::<Vec<_>>().join(", ")
}
