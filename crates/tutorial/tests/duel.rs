//! The duel of the last two corvettes is solved exactly.

use mad_rules::{EndReason, Position, Side, Square};
use mad_tutorial::{Duel, LESSONS, Task};

/// All positions of two corvettes on a board of this many rows and columns.
fn positions(rows: u8, columns: u8) -> Vec<Position> {
    let squares =
        || Square::all().filter(|square| square.row() < rows && square.column() < columns);
    let mut positions = Vec::new();
    for red in squares() {
        for blue in squares().filter(|&blue| blue != red) {
            for (side, number) in [("r", 61), ("b", 62)] {
                let row = |row: u8| {
                    let cells = (0..columns).map(|column| match Square::new(column, row) {
                        Some(square) if square == red => "r111",
                        Some(square) if square == blue => "b111",
                        _ => "1",
                    });
                    cells.collect::<String>()
                };
                let placement: Vec<String> = (0..rows).rev().map(row).collect();
                // Runs of empty squares are written as one number.
                let mut text = placement.join("/");
                for run in (2..=usize::from(columns)).rev() {
                    text = merge_runs(&text, run);
                }
                positions.push(format!("{text} {side} - r 0/40 {number}").parse().expect(&text));
            }
        }
    }
    positions
}

/// Replaces runs of single empty squares, which are ones that are not part of a ship, by their length.
fn merge_runs(text: &str, run: usize) -> String {
    let ships = text.replace("r111", "R").replace("b111", "B");
    let merged = ships.replace(&"1".repeat(run), &run.to_string());
    merged.replace('R', "r111").replace('B', "b111")
}

fn squares_between(position: &Position) -> u8 {
    let place = |ship: &str| position.place(ship.parse().unwrap()).square().unwrap();
    place("r111").distance(place("b111")) - 1
}

#[test]
fn with_an_even_number_of_squares_between_them_the_side_to_move_wins() {
    for ((rows, columns), count) in [((6, 4), 1104), ((5, 5), 1200)] {
        let positions = positions(rows, columns);
        assert_eq!(positions.len(), count);
        let mut duel = Duel::default();
        let mut longest = 0;
        for position in &positions {
            let turns = duel.turns_to_win(position);
            assert_eq!(turns.is_some(), squares_between(position).is_multiple_of(2), "{position}");
            longest = longest.max(turns.unwrap_or_default());
        }
        // The loser's longest defence is one turn longer.
        assert_eq!(longest, 13);
    }
}

/// Plays a position out. Returns the number of turns until a corvette is exiled.
fn play_out(mut position: Position) -> u8 {
    let mut duel = Duel::default();
    for turns in 0..=20 {
        if let Some(outcome) = position.outcome() {
            assert_eq!((outcome.winner, outcome.reason), (Side::Red, EndReason::Exile));
            return turns;
        }
        let turn = duel.best_turn(&position).expect("the game is not over");
        position.play(turn).expect("a legal turn");
    }
    panic!("{position}: no end")
}

#[test]
fn both_sides_play_as_many_turns_as_the_solution_has() {
    for position in positions(6, 4).into_iter().filter(|position| position.to_move() == Side::Red) {
        let turns = Duel::default().turns_to_win(&position);
        if let Some(turns) = turns {
            assert_eq!(play_out(position), turns, "{position}");
        }
    }
}

#[test]
fn the_last_lesson_can_be_played_out() {
    let lesson = LESSONS.iter().find(|lesson| lesson.is_played_out()).expect("the last lesson");
    assert!(lesson.next().is_none());
    for task in lesson.tasks {
        let after = |turn| mad_tutorial::after(&task.position(), turn).expect("a legal turn");
        let lengths: Vec<u8> =
            Task::solutions(task).map(|turn| 1 + play_out(after(turn))).collect();
        assert!(lengths.iter().all(|length| (3..=20).contains(length)), "{lengths:?}");
    }
}
