//! Games that follow the ranking of turns.

mod common;

use core::num::NonZeroU16;

use common::{rectangle, tables};
use mad_rules::{Board, Position, Setup, Side};
use mad_tables::{GameValue, RankedTurn, Tables};
use rand::prelude::*;
use rand::rngs::SmallRng;

type InMemory = Tables<Vec<u8>>;

/// Positions of all tables, with random quiet turns and last expellers.
fn random_positions(tables: &InMemory, rng: &mut SmallRng, count: usize) -> Vec<Position> {
    let all: Vec<_> = tables.iter().collect();
    let random = |_| {
        let table = all.choose(rng).expect("there are tables");
        let entry = rng.random_range(0..table.entries());
        let position = table.position(entry, *Side::ALL.choose(rng).expect("two")).expect("entry");
        let mut setup = Setup::from(position);
        setup.last_expeller = *[None, Some(Side::Red), Some(Side::Blue)].choose(rng).expect("3");
        setup.quiet = setup.limit.map_or(0, |limit| rng.random_range(0..limit.get()));
        Position::try_from(setup).expect("playable")
    };
    (0..count).map(random).collect()
}

fn best(tables: &InMemory, position: &Position) -> Vec<RankedTurn> {
    tables.best_turns(position).expect("intact").expect("in the tables")
}

fn value(tables: &InMemory, position: &Position) -> GameValue {
    tables.probe(position).expect("intact").expect("in the tables").value
}

/// Plays a game in which the side with the better value follows the ranking and the other one
/// plays as it likes; returns the number of turns.
fn play(tables: &InMemory, start: Position, rng: &mut SmallRng, is_stubborn: bool) -> usize {
    let expected = value(tables, &start);
    let (GameValue::Victory(winner) | GameValue::SemiVictory(winner)) = expected else {
        panic!("{start}: undecided")
    };
    let mut position = start;
    for turns in 0..1_000 {
        let now = value(tables, &position);
        assert!(now.rank(winner) >= expected.rank(winner), "{start}: worse after {turns} turns");
        if position.is_over() {
            return turns;
        }
        let is_follower = position.to_move() == winner;
        let turn = if is_follower || is_stubborn {
            best(tables, &position)[0].turn
        } else {
            *position.legal_turns().choose(rng).expect("there is always a turn")
        };
        position.play(turn).expect("it is legal");
    }
    panic!("{start}: no end")
}

#[test]
fn following_the_first_turn_keeps_the_value_and_makes_progress() {
    let mut rng = SmallRng::seed_from_u64(1);
    for (board, limit, ships) in [
        (Board::SIX_BY_FOUR, 40, 3),
        (Board::FIVE_BY_FIVE, 30, 3),
        (rectangle(3, 3), 9, 4),
        (rectangle(4, 3), 40, 4),
    ] {
        let tables = tables(board, NonZeroU16::new(limit), ships);
        let mut semi_victories = 0;
        for position in random_positions(&tables, &mut rng, 400) {
            for is_stubborn in [false, true] {
                play(&tables, position, &mut rng, is_stubborn);
            }
            semi_victories +=
                usize::from(matches!(value(&tables, &position), GameValue::SemiVictory(_)));
        }
        assert!(semi_victories > 10, "{board}: {semi_victories} semi-victories");
    }
}

#[test]
fn without_tie_break_the_distance_is_the_number_of_turns() {
    let mut rng = SmallRng::seed_from_u64(2);
    for (board, ships) in [(Board::SIX_BY_FOUR, 3), (rectangle(3, 3), 4)] {
        let tables = tables(board, None, ships);
        for position in random_positions(&tables, &mut rng, 400) {
            let exact = tables.probe(&position).expect("intact").expect("in the tables");
            let Some(distance) = exact.distance() else { continue };
            let turns = play(&tables, position, &mut rng, true);
            assert_eq!(turns, usize::from(distance), "{position}");
        }
    }
}

#[test]
fn turns_that_keep_the_value_come_first_and_are_all_listed() {
    let mut rng = SmallRng::seed_from_u64(3);
    let tables = tables(rectangle(3, 3), NonZeroU16::new(7), 4);
    for position in random_positions(&tables, &mut rng, 500) {
        let ranked = tables.rank_turns(&position).expect("intact").expect("in the tables");
        assert_eq!(ranked.len(), position.legal_turns().len());
        let mover = position.to_move();
        let ranks: Vec<i8> = ranked.iter().map(|turn| turn.after.value.rank(mover)).collect();
        assert!(ranks.is_sorted_by(|a, b| a >= b), "{position}: {ranks:?}");
        let expected = value(&tables, &position);
        assert_eq!(ranks[0], expected.rank(mover), "{position}");
        let keeping = ranked.iter().filter(|turn| turn.after.value == expected).count();
        assert_eq!(best(&tables, &position).len(), keeping, "{position}");
    }
}

#[test]
fn winning_turns_are_ranked_by_progress() {
    let mut rng = SmallRng::seed_from_u64(4);
    let tables = tables(rectangle(4, 3), NonZeroU16::new(40), 4);
    let mut expulsions = 0;
    for position in random_positions(&tables, &mut rng, 4_000) {
        let mover = position.to_move();
        let mut turns = best(&tables, &position);
        turns.retain(|turn| turn.after.value == GameValue::Victory(mover));
        // The end, then expulsions, then quiet turns.
        let progress = |ranked: &RankedTurn| {
            let next = position.after_unchecked(ranked.turn);
            let kind = if next.is_over() { 0 } else { 1 + u8::from(next.quiet() > 0) };
            (kind, ranked.after.distance().filter(|_| kind == 2))
        };
        let ranked: Vec<_> = turns.iter().map(progress).collect();
        assert!(ranked.is_sorted(), "{position}: {ranked:?}");
        let kinds = ranked.iter().map(|(kind, _)| *kind);
        expulsions += usize::from(kinds.clone().min() == Some(1) && kinds.max() == Some(2));
    }
    assert!(expulsions > 10, "an expulsion before quiet turns: {expulsions} times");
}
