//! The value of a position from the weights of a network, one number at a time.

use mad_rules::{Class, Place, Position, Ship, Side};

use super::super::{HIDDEN, Weights};
use crate::value::Value;

/// The hidden value that stands for 1, the output weight that stands for 1, and the value of a
/// logit of 1, written again instead of used.
const UNIT: i64 = 127;
const OUTPUT: i64 = 128;
const LOGIT: i64 = 800;

/// The value for the side to move.
pub(super) fn reference_value(weights: &Weights, position: &Position) -> Value {
    let us = position.to_move();
    let mut sum = 0_i64;
    for (perspective, side) in [us, us.opponent()].into_iter().enumerate() {
        let inputs = active_inputs(position, side);
        for unit in 0..HIDDEN {
            let rows = inputs.iter().map(|&input| i64::from(weights.inputs[input][unit]));
            let hidden = i64::from(weights.hidden_bias[unit]) + rows.sum::<i64>();
            let clipped = hidden.clamp(0, UNIT);
            sum += clipped * clipped * i64::from(weights.output[perspective][unit]);
        }
    }
    let output = sum / UNIT + i64::from(weights.output_bias);
    let eighths = output * LOGIT / (UNIT * OUTPUT);
    Value::estimate(i32::try_from(eighths).expect("a value of usual size"))
}

/// The inputs that are on, from the view of a side: its ships first, its home rows first, and its
/// corvette in the left half.
fn active_inputs(position: &Position, side: Side) -> Vec<usize> {
    let board = position.board();
    let squares: Vec<_> = board.squares().iter().map(|s| (s.column(), s.row())).collect();
    let corvette = position.place(Ship::new(side, Class::CORVETTE)).square();
    let mirrored = corvette.is_some_and(|square| 2 * square.column() > board.columns() - 1);
    let number = |place: Place| match place.square() {
        None => squares.len(),
        Some(square) => {
            let (mut column, mut row) = (square.column(), square.row());
            if mirrored {
                column = board.columns() - 1 - column;
            }
            if side == Side::Blue {
                row = board.rows() - 1 - row;
            }
            squares.iter().position(|&other| other == (column, row)).expect("a square of the board")
        }
    };
    let ship = |ship: Ship| {
        let fleet = if ship.side() == side { 0 } else { 8 };
        (fleet + ship.class().index()) * (squares.len() + 1) + number(position.place(ship))
    };
    let first_of_state = 16 * (squares.len() + 1);
    let states = state_inputs(position, side).into_iter().map(|input| first_of_state + input);
    Ship::all().map(ship).chain(states).collect()
}

/// Twelve inputs for the turns left to the own tie-break, twelve for the opponent's, one for none;
/// then one for each side's positioning turn.
fn state_inputs(position: &Position, side: Side) -> Vec<usize> {
    let tie_break = position.tie_break();
    let step = tie_break.turns_left.map(|left| match left {
        0..=12 => usize::from(left).saturating_sub(1) / 2,
        13..=16 => 6,
        17..=20 => 7,
        21..=25 => 8,
        26..=30 => 9,
        31..=35 => 10,
        _ => 11,
    });
    let own = if tie_break.owner == side { 0 } else { 12 };
    let mut inputs = vec![step.map_or(24, |step| own + step)];
    let positioning = position.positioning();
    if positioning[side] {
        inputs.push(25);
    }
    if positioning[side.opponent()] {
        inputs.push(26);
    }
    inputs
}
