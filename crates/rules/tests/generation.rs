//! The generator's variants: early stop, masks, in-place sorting; and the null move.

mod common;

use core::ops::ControlFlow;

use common::{positions, random};
use mad_rules::position::NullMoveError;
use mad_rules::testing::recomputed_key;
use mad_rules::{Position, Ship, ShipSet, Side, SquareSet, Turn};
use rand::RngExt;

#[test]
fn generation_stops_where_the_function_breaks() {
    for position in positions(60, 1, 2) {
        let all = position.legal_turns();
        for stop in 0..=all.len() {
            let mut seen = Vec::new();
            let flow = position.try_for_each_turn(|turn| {
                if seen.len() == stop {
                    return ControlFlow::Break(turn);
                }
                seen.push(turn);
                ControlFlow::Continue(())
            });
            assert_eq!(flow.break_value(), all.get(stop).copied(), "{position}");
            assert_eq!(seen, all[..stop], "{position}");
        }
    }
}

fn sorted(turns: impl IntoIterator<Item = Turn>) -> Vec<Turn> {
    let mut turns: Vec<Turn> = turns.into_iter().collect();
    turns.sort();
    turns
}

#[test]
fn masks_select_the_legal_moves_between_their_squares() {
    let mut rng = random(61);
    for position in positions(62, 2, 4) {
        let all = position.legal_turns();
        let (from, to) = (SquareSet::from_bits(rng.random()), SquareSet::from_bits(rng.random()));
        let fits = |turn: &Turn| {
            turn.squares_moved().is_some_and(|(a, b)| from.contains(a) && to.contains(b))
        };
        let expected = sorted(all.iter().copied().filter(fits));
        assert_eq!(sorted(position.moves_within(from, to)), expected, "{position}");
        let mut first = None;
        let flow = position.try_for_each_move(from, to, |turn| {
            first = Some(turn);
            ControlFlow::Break(())
        });
        assert_eq!(flow.is_break(), !expected.is_empty(), "{position}");
        assert!(first.is_none_or(|turn| expected.contains(&turn)), "{position}");
        let moves = all.iter().copied().filter(|turn| turn.squares_moved().is_some());
        let fleet = position.squares_of(ShipSet::fleet(position.to_move()));
        assert_eq!(sorted(position.moves_within(fleet, SquareSet::ALL)), sorted(moves));
        let enemies = position.fleet(position.to_move().opponent());
        assert!(position.moves_within(enemies, SquareSet::ALL).is_empty());
    }
}

#[test]
fn the_parts_of_the_generator_make_all_turns() {
    let mut rng = random(63);
    for position in positions(64, 2, 4) {
        let to = SquareSet::from_bits(rng.random());
        let mut turns = Vec::new();
        position.for_each_turn_in_place(|turn| turns.push(turn));
        position.for_each_mover(to, |from, class, arrivals| {
            assert_eq!(position.ship_at(from).map(Ship::class), Some(class), "{position}");
            turns.extend(arrivals.iter().map(|to| Turn::new_move(from, to)));
        });
        position.for_each_bonus_turn(to, |turn| turns.push(turn));
        let fits = |turn: &Turn| turn.squares_moved().is_none_or(|(_, at)| to.contains(at));
        let expected = sorted(position.legal_turns().iter().copied().filter(fits));
        assert_eq!(sorted(turns), expected, "{position}");
    }
}

#[test]
fn the_key_after_a_turn_is_that_of_the_next_position() {
    for position in positions(65, 2, 4) {
        for &turn in &position.legal_turns() {
            let key = position.after_unchecked(turn).key();
            assert_eq!(position.key_after(turn), key, "{turn} in {position}");
        }
    }
}

#[test]
fn turn_lists_are_sorted_in_place() {
    for position in positions(63, 1, 1) {
        let mut turns = position.legal_turns();
        turns.sort_by_cached_key(Turn::to_string);
        assert_eq!(*turns, *position.sorted_turns());
        turns.reverse();
        for turn in &mut turns {
            *turn = turn.without_bonus();
        }
        assert!(turns.into_iter().rev().all(|turn| position.is_legal(turn)));
    }
}

#[test]
fn null_moves_are_refused_after_the_end_and_on_positioning_turns() {
    let mut refused = [0; 2];
    for position in positions(64, 2, 4) {
        let mut after = position;
        let result = after.null_move();
        if let Some(outcome) = position.outcome() {
            assert_eq!(result, Err(NullMoveError::GameOver(outcome)), "{position}");
            refused[0] += 1;
        } else if position.is_positioning_turn() {
            assert_eq!(result, Err(NullMoveError::PositioningTurn), "{position}");
            refused[1] += 1;
        } else {
            assert_eq!(result, Ok(()), "{position}");
            let mut unchecked = position;
            unchecked.null_move_unchecked();
            assert_eq!(after, unchecked);
            assert_eq!(after.key(), recomputed_key(&after));
            assert_eq!(after.to_move(), !position.to_move());
            assert_eq!(after.quiet(), position.quiet() + 1);
            assert_eq!(after.to_string().parse(), Ok(after));
            continue;
        }
        assert_eq!(after, position, "a refused null move changes nothing");
    }
    assert!(refused.iter().all(|&count| count > 0), "{refused:?}");
}

#[test]
fn a_null_move_can_end_the_game_by_tie_break() {
    let mut position: Position = "b1113/4/4/r1112r222 r - r 39/40 41".parse().unwrap();
    position.null_move().unwrap();
    assert_eq!(position.outcome().map(|outcome| outcome.winner), Some(Side::Red));
    assert!(matches!(position.null_move(), Err(NullMoveError::GameOver(_))));
}

#[test]
fn play_refuses_without_changing_the_position() {
    let mut position = Position::default();
    let error = position.play("a2a3".parse().unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "a2a3 is not legal: no ship moves on the positioning turn");
    assert_eq!(position, Position::default());
}
