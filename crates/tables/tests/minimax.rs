//! Tablebases compared with plain minimax over whole games.

use core::num::NonZeroU16;
use std::collections::HashMap;

use mad_rules::{Board, BySide, Class, Place, Position, Setup, Ship, Side, Square};
use mad_tables::{GameValue, Tablebase};
use rand::prelude::*;
use rand::rngs::SmallRng;

/// Minimax over whole games with a transposition table.
#[derive(Default)]
struct Minimax {
    seen: HashMap<Setup, GameValue>,
}

impl Minimax {
    fn value(&mut self, position: &Position) -> GameValue {
        if let Some(outcome) = position.outcome() {
            return outcome.into();
        }
        // Only the parity of the turn number matters.
        let key = Setup { number: 1 + position.to_move() as u16, ..Setup::from(*position) };
        if let Some(&value) = self.seen.get(&key) {
            return value;
        }
        let mover = position.to_move();
        let mut best = GameValue::Victory(mover.opponent());
        for turn in position.legal_turns() {
            best = best.better(self.value(&position.after_unchecked(turn)), mover);
            if best == GameValue::Victory(mover) {
                break;
            }
        }
        self.seen.insert(key, best);
        best
    }
}

/// A random arrangement with random quiet turns and a random last expeller.
fn random(rng: &mut SmallRng, board: Board, ships: BySide<usize>, limit: u16) -> Position {
    let mut setup = Setup::empty(board);
    let mut squares: Vec<Square> = board.squares().iter().collect();
    squares.shuffle(rng);
    for side in Side::ALL {
        let others = Class::ALL[1..].sample(rng, ships[side] - 1);
        for &class in others.chain([&Class::CORVETTE]) {
            let square = squares.pop().expect("the board is large enough");
            setup.set_place(Ship::new(side, class), Place::arena(square));
        }
    }
    setup.to_move = *Side::ALL.choose(rng).expect("there are two");
    setup.number = 1 + setup.to_move as u16;
    setup.last_expeller = *[None, Some(Side::Red), Some(Side::Blue)].choose(rng).expect("three");
    setup.limit = NonZeroU16::new(limit);
    setup.quiet = rng.random_range(0..limit);
    Position::try_from(setup).expect("random arrangements are playable")
}

/// Compares random positions; returns the number of semi-victories of the side that does not own
/// the tie-break yet.
fn compare(board: Board, ships: BySide<usize>, limit: u16, samples: usize) -> usize {
    let mut rng = SmallRng::seed_from_u64(limit.into());
    let mut tablebase = Tablebase::new(board, NonZeroU16::new(limit));
    tablebase.solve(ships, &mut |_| ());
    let mut minimax = Minimax::default();
    let mut changing_hands = 0;
    for _ in 0..samples {
        let position = random(&mut rng, board, ships, limit);
        let value = minimax.value(&position);
        assert_eq!(tablebase.value(&position), Some(value), "{position}");
        let other = position.tie_break_owner().opponent();
        changing_hands += usize::from(value == GameValue::SemiVictory(other));
    }
    changing_hands
}

fn rectangle(rows: u8, columns: u8) -> Board {
    Board::rectangle(rows, columns).expect("it is a board")
}

#[test]
fn up_to_three_ships_on_boards_of_all_kinds() {
    let boards = [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE, rectangle(3, 5), Board::AZTEC];
    for board in boards {
        let mut changing_hands = 0;
        for limit in 2..=6 {
            compare(board, BySide { red: 1, blue: 1 }, limit, 200);
            changing_hands += compare(board, BySide { red: 2, blue: 1 }, limit, 200);
            changing_hands += compare(board, BySide { red: 1, blue: 2 }, limit, 200);
        }
        assert!(changing_hands > 0, "{board}");
    }
}

#[test]
fn four_ships_on_small_rectangles() {
    for (board, limits) in [(rectangle(3, 3), 2..=6), (rectangle(4, 3), 2..=3)] {
        for (red, blue) in [(2, 2), (3, 1), (1, 3)] {
            for limit in limits.clone() {
                compare(board, BySide { red, blue }, limit, 200);
            }
        }
    }
}

/// The side that can force a victory within this number of turns.
fn wins_within(position: &Position, turns: u16) -> Option<Side> {
    if let Some(outcome) = position.outcome() {
        return Some(outcome.winner);
    }
    let mover = position.to_move();
    let rest = turns.checked_sub(1)?;
    let mut best = Some(mover.opponent());
    for turn in position.legal_turns() {
        match wins_within(&position.after_unchecked(turn), rest) {
            Some(winner) if winner == mover => return Some(mover),
            None => best = None,
            Some(_) => (),
        }
    }
    best
}

#[test]
fn without_tie_break_the_turns_until_the_end_are_counted() {
    let mut rng = SmallRng::seed_from_u64(0);
    for board in [Board::SIX_BY_FOUR, rectangle(3, 5)] {
        for (red, blue) in [(1, 1), (2, 1), (1, 2)] {
            let ships = BySide { red, blue };
            let mut tablebase = Tablebase::new(board, None);
            tablebase.solve(ships, &mut |_| ());
            for _ in 0..100 {
                let setup = Setup::from(random(&mut rng, board, ships, 40));
                let position =
                    Position::try_from(Setup { limit: None, ..setup }).expect("as before");
                let value = tablebase.value(&position).expect("it is solved");
                let needed = tablebase.distance_to_victory(&position);
                assert_eq!(needed.is_none(), value == GameValue::Undecided, "{position}");
                for turns in 0..=5 {
                    let found = wins_within(&position, turns).map(GameValue::Victory);
                    let expected = needed.filter(|&needed| needed <= turns).map(|_| value);
                    assert_eq!(found, expected, "{position}, {turns} turns");
                }
            }
        }
    }
}
