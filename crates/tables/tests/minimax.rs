//! The solutions against plain minimax, which plays every turn to the end of the game.

use core::num::NonZeroU16;
use std::collections::HashMap;

use mad_rules::{Board, BySide, Class, Place, Position, Setup, Ship, Side, Square};
use mad_tables::{Endings, Value};
use rand::prelude::*;
use rand::rngs::SmallRng;

/// Minimax over whole games, remembering positions it has seen.
#[derive(Default)]
struct Minimax {
    seen: HashMap<Setup, Value>,
}

impl Minimax {
    fn value(&mut self, position: &Position) -> Value {
        if let Some(outcome) = position.outcome() {
            return outcome.into();
        }
        // The turn number makes no difference, except that it tells the sides apart.
        let key = Setup { number: 1 + position.to_move() as u16, ..Setup::from(*position) };
        if let Some(&value) = self.seen.get(&key) {
            return value;
        }
        let mover = position.to_move();
        let mut best = Value::Victory(mover.opponent());
        for turn in position.legal_turns() {
            best = best.better(self.value(&position.after_unchecked(turn)), mover);
            if best == Value::Victory(mover) {
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
    Position::try_from(setup).expect("arrangements can be played")
}

/// Compares so many random positions; says how many were semi-victories that change hands first.
fn compare(board: Board, ships: BySide<usize>, limit: u16, samples: usize) -> usize {
    let mut rng = SmallRng::seed_from_u64(limit.into());
    let mut endings = Endings::new(board, NonZeroU16::new(limit));
    endings.solve(ships, &mut |_| ());
    let mut minimax = Minimax::default();
    let mut changing_hands = 0;
    for _ in 0..samples {
        let position = random(&mut rng, board, ships, limit);
        let value = minimax.value(&position);
        assert_eq!(endings.value(&position), Some(value), "{position}");
        let other = position.tie_break_owner().opponent();
        changing_hands += usize::from(value == Value::SemiVictory(other));
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

/// Whether somebody wins within so many turns.
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
            let mut endings = Endings::new(board, None);
            endings.solve(ships, &mut |_| ());
            for _ in 0..100 {
                let setup = Setup::from(random(&mut rng, board, ships, 40));
                let position =
                    Position::try_from(Setup { limit: None, ..setup }).expect("as before");
                let value = endings.value(&position).expect("it is solved");
                let needed = endings.turns_needed(&position);
                assert_eq!(needed.is_none(), value == Value::Undecided, "{position}");
                for turns in 0..=5 {
                    let found = wins_within(&position, turns).map(Value::Victory);
                    let expected = needed.filter(|&needed| needed <= turns).map(|_| value);
                    assert_eq!(found, expected, "{position}, {turns} turns");
                }
            }
        }
    }
}
