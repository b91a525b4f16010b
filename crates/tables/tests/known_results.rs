//! The published facts about the smallest endings, on the official boards.

use core::num::NonZeroU16;

use mad_rules::{Board, BySide, Options, Position, Setup, Ship, Side};
use mad_tables::{GameValue, Tablebase, Tally, positions};

const LIMITS: [Option<NonZeroU16>; 2] = [Some(Options::STANDARD_TIE_BREAK), None];

fn solved(board: Board, limit: Option<NonZeroU16>, ships: BySide<usize>) -> Tablebase {
    let mut tablebase = Tablebase::new(board, limit);
    tablebase.solve(ships, &mut |_| ());
    tablebase
}

fn playable(setup: &Setup, limit: Option<NonZeroU16>) -> Position {
    Position::try_from(Setup { limit, ..setup.clone() }).expect("indexed arrangements are playable")
}

/// The squares between two ships along a shortest path.
fn squares_between(position: &Position, ships: [&str; 2]) -> u8 {
    let [from, to] = ships.map(|ship| {
        let ship: Ship = ship.parse().expect("it is a ship");
        position.place(ship).square().expect("it is in the arena")
    });
    from.distance(to) - 1
}

#[test]
fn between_lone_corvettes_parity_decides() {
    let ships = BySide { red: 1, blue: 1 };
    for (board, count) in [(Board::SIX_BY_FOUR, 1104), (Board::FIVE_BY_FIVE, 1200)] {
        for limit in LIMITS {
            let tablebase = solved(board, limit, ships);
            let mut seen = 0;
            for to_move in Side::ALL {
                for setup in positions(board, ships, to_move) {
                    let position = playable(&setup, limit);
                    let even = squares_between(&position, ["r111", "b111"]).is_multiple_of(2);
                    let winner = if even { to_move } else { to_move.opponent() };
                    let value = tablebase.value(&position);
                    assert_eq!(value, Some(GameValue::Victory(winner)), "{position}");
                    seen += 1;
                }
                assert_eq!(tablebase.longest_distance(ships, to_move), Some(14));
            }
            assert_eq!(seen, count);
        }
    }
}

#[test]
fn two_ships_to_move_beat_a_lone_corvette() {
    for (board, count) in [(Board::SIX_BY_FOUR, 85_008), (Board::FIVE_BY_FIVE, 96_600)] {
        for (limit, strong) in LIMITS.into_iter().flat_map(|l| Side::ALL.map(|side| (l, side))) {
            let tablebase = solved(board, limit, two_against_one(strong));
            let mut tally = Tally::default();
            tally.victories[strong] = count;
            for last_expeller in Side::ALL {
                let found = tablebase.tally(two_against_one(strong), strong, last_expeller);
                assert_eq!(found, Some(tally), "{board}, limit {limit:?}");
            }
        }
    }
}

#[test]
fn a_lone_corvette_to_move_seldom_wins() {
    for (board, count, wins) in
        [(Board::SIX_BY_FOUR, 85_008, 13_684), (Board::FIVE_BY_FIVE, 96_600, 15_076)]
    {
        for (limit, lone) in LIMITS.into_iter().flat_map(|l| Side::ALL.map(|side| (l, side))) {
            let ships = two_against_one(lone.opponent());
            let tablebase = solved(board, limit, ships);
            let mut tally = Tally::default();
            tally.victories[lone] = wins;
            tally.victories[lone.opponent()] = count - wins;
            for last_expeller in Side::ALL {
                let found = tablebase.tally(ships, lone, last_expeller);
                assert_eq!(found, Some(tally), "{board}, limit {limit:?}");
            }
        }
    }
}

fn two_against_one(strong: Side) -> BySide<usize> {
    BySide::from_fn(|side| if side == strong { 2 } else { 1 })
}
