//! Stored tables compared with the independent solver, position by position.

mod common;

use core::num::NonZeroU16;

use common::{LIMITS, rectangle, tables};
use mad_rules::{Board, BySide, Position, Setup, Side};
use mad_tables::{Balance, GameValue, Outlook, Tablebase, positions};

fn oracle(board: Board, limit: Option<NonZeroU16>, ships: usize) -> Tablebase {
    let mut oracle = Tablebase::new(board, limit);
    for balance in Balance::up_to(ships) {
        oracle.solve(BySide { red: balance.mover(), blue: balance.opponent() }, &mut |_| ());
    }
    oracle
}

/// Compares all positions with at most so many ships; returns the outlooks that were seen.
fn compare(board: Board, limit: Option<NonZeroU16>, ships: usize) -> Vec<Outlook> {
    let tables = tables(board, limit, ships);
    let oracle = oracle(board, limit, ships);
    let mut seen = Vec::new();
    for balance in Balance::up_to(ships) {
        let ships = BySide { red: balance.mover(), blue: balance.opponent() };
        for setup in Side::ALL.into_iter().flat_map(|side| positions(board, ships, side)) {
            let position = Position::try_from(Setup { limit, ..setup }).expect("playable");
            let expected = oracle.outlook(&position).expect("three facts are the value");
            let exact = tables.probe(&position).expect("intact").expect("in the tables");
            assert_eq!(exact.outlook, Some(expected), "{position}");
            assert_eq!(Some(exact.value), oracle.value(&position), "{position}");
            assert_eq!(exact.distance(), oracle.distance_to_victory(&position), "{position}");
            if !seen.contains(&expected) {
                seen.push(expected);
            }
        }
    }
    seen
}

#[test]
fn every_position_up_to_three_ships_on_the_official_boards() {
    for board in [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE] {
        for limit in LIMITS {
            compare(board, limit, 3);
        }
    }
}

#[test]
fn every_position_up_to_three_ships_on_boards_of_other_shapes() {
    for board in [rectangle(3, 5), rectangle(5, 2), rectangle(2, 2)] {
        for limit in [NonZeroU16::new(3), None] {
            compare(board, limit, 3);
        }
    }
    compare(Board::AZTEC, NonZeroU16::new(12), 3);
}

#[test]
fn every_position_of_four_ships_on_small_boards() {
    for (board, limits) in [(rectangle(3, 3), &[1, 5, 40, 0][..]), (rectangle(4, 2), &[3, 7])] {
        let mut seen = Vec::new();
        for &limit in limits {
            seen.extend(compare(board, NonZeroU16::new(limit), 4));
        }
        let is_apart = |outlook: &Outlook| match (outlook.semi_victory(), outlook.victory()) {
            (Some((_, semi)), Some((_, victory))) => semi < victory,
            _ => false,
        };
        let is_only_semi =
            |outlook: &Outlook| outlook.semi_victory().is_some() && outlook.victory().is_none();
        assert!(seen.contains(&Outlook::EVEN), "{board}: no position is even");
        assert!(seen.iter().any(is_only_semi), "{board}: no semi-victory is forced");
        assert!(seen.iter().any(is_apart), "{board}: no semi-victory before a victory");
    }
}

#[test]
fn the_value_is_that_of_the_quiet_count_and_the_owner() {
    let (board, limit, ships) = (rectangle(3, 3), NonZeroU16::new(5), BySide { red: 2, blue: 2 });
    let tables = tables(board, limit, 4);
    let oracle = oracle(board, limit, 4);
    for setup in positions(board, ships, Side::Blue).step_by(7) {
        for quiet in 0..=5 {
            for last_expeller in [None, Some(Side::Red), Some(Side::Blue)] {
                let setup = Setup { limit, quiet, last_expeller, ..setup.clone() };
                let position = Position::try_from(setup).expect("playable");
                let exact = tables.probe(&position).expect("intact").expect("in the tables");
                assert_eq!(Some(exact.value), oracle.value(&position), "{position}");
            }
        }
    }
}

#[test]
fn answers_only_for_positions_in_the_tables() {
    let tables = tables(Board::SIX_BY_FOUR, NonZeroU16::new(7), 3);
    let known = |text: &str| {
        let position: Position = text.parse().expect("it is a position");
        tables.probe(&position).expect("intact").is_some()
    };
    assert!(known("b1113/4/4/4/r2223/r1113 b - r 3/7 92"));
    assert!(known("b1113/4/4/4/4/r1113 b - - 0/7 92"));
    assert!(!known("b1113/4/4/4/r2223/r1113 b - r 3/8 92"), "another limit");
    assert!(!known("b1113/4/4/4/r2223/r1113 b - r 3/- 92"), "no limit");
    assert!(!known("b1114/5/5/r2224/r1114 b - r 3/7 92"), "another board");
    assert!(!known("b1113/4/4/b2223/r2223/r1113 b - r 3/7 92"), "four ships");
    assert!(!known("b1113/4/4/4/r2223/r1113 b b r 3/7 92"), "a positioning turn to come");
}

#[test]
fn a_finished_game_is_worth_its_outcome() {
    let tables = tables(Board::SIX_BY_FOUR, NonZeroU16::new(7), 2);
    for (text, value) in [
        ("b1113/4/4/4/r2223/r1113 b - r 7/7 92", GameValue::SemiVictory(Side::Red)),
        ("b1113/4/4/4/r2223/r1113 b - - 7/7 92", GameValue::SemiVictory(Side::Blue)),
        ("4/4/4/4/r2223/r1113 b - r 0/7 92", GameValue::Victory(Side::Red)),
    ] {
        let position: Position = text.parse().expect("it is a position");
        let exact = tables.probe(&position).expect("intact").expect("finished");
        assert_eq!((exact.value, exact.outlook, exact.distance()), (value, None, None), "{text}");
        let turns = tables.best_turns(&position).expect("intact").expect("finished");
        assert!(turns.is_empty(), "{text}");
    }
}

#[test]
fn every_value_follows_from_those_after_the_turns() {
    for (board, limits, ships) in
        [(rectangle(3, 3), &[1, 2, 9, 0][..], 4), (Board::SIX_BY_FOUR, &[40, 0], 3)]
    {
        for &limit in limits {
            let tables = tables(board, NonZeroU16::new(limit), ships);
            for table in tables.iter() {
                for entry in (0..table.entries()).step_by(3) {
                    let side = Side::ALL[entry as usize / 3 % 2];
                    let position = table.position(entry, side).expect("an entry");
                    let checked = tables.check_position(&position).expect("intact");
                    assert_eq!(checked, Some(Ok(())), "{position}");
                }
                assert_eq!(table.position(table.entries(), Side::Red), None);
            }
        }
    }
}
