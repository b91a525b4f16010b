//! The engine with exact results of endings.

use std::num::NonZeroU16;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use mad_engine::{Engine, Limits, Score};
use mad_rules::{Board, Class, Game, Place, Position, Setup, Ship, Side, Square};
use mad_tables::{GameValue, Tables, build_in_memory};
use rand::prelude::*;
use rand::rngs::SmallRng;

fn tables(board: Board, limit: Option<NonZeroU16>) -> Arc<Tables<Vec<u8>>> {
    let mut tables = Tables::new();
    for bytes in build_in_memory(board, limit, 3).unwrap() {
        tables.add(bytes).unwrap();
    }
    Arc::new(tables)
}

/// A random ending of up to three ships with a random quiet count.
fn random_ending(rng: &mut SmallRng, board: Board, limit: Option<NonZeroU16>) -> Position {
    let mut setup = Setup::empty(board);
    let mut squares: Vec<Square> = board.squares().iter().collect();
    squares.shuffle(rng);
    let strong = Side::ALL[rng.random_range(0..2)];
    let third = Ship::new(strong, Class::ALL[rng.random_range(1..8)]);
    let corvettes = Side::ALL.map(|side| Ship::new(side, Class::CORVETTE));
    for (ship, &square) in corvettes.into_iter().chain([third]).zip(&squares) {
        setup.set_place(ship, Place::arena(square));
    }
    setup.to_move = Side::ALL[rng.random_range(0..2)];
    setup.number = 1 + setup.to_move as u16;
    setup.last_expeller = Some(Side::ALL[rng.random_range(0..2)]);
    setup.limit = limit;
    setup.quiet = limit.map_or(0, |limit| rng.random_range(0..limit.get()));
    Position::try_from(setup).unwrap()
}

fn engine(tables: &Arc<Tables<Vec<u8>>>) -> Engine {
    let mut engine = Engine::new(1);
    engine.set_endings(Some(Arc::clone(tables) as _));
    engine
}

#[test]
fn the_result_is_kept_to_the_end_of_the_game() {
    let limit = NonZeroU16::new(40);
    let stop = AtomicBool::new(false);
    let mut rng = SmallRng::seed_from_u64(5);
    for board in [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE] {
        let tables = tables(board, limit);
        let mut engine = engine(&tables);
        for _ in 0..60 {
            let start = random_ending(&mut rng, board, limit);
            let expected = tables.probe(&start).unwrap().unwrap().value;
            let mut game = Game::new(start);
            while !game.is_over() {
                let report =
                    engine.search(game.position(), Limits::nodes(300), &stop, |_| {}).unwrap();
                assert!(report.exact.is_some(), "{}", game.position());
                game.play(report.best()).unwrap();
                let now = tables.probe(game.position()).unwrap().unwrap().value;
                assert_eq!(now, expected, "{start}: {}", game.position());
            }
            assert_eq!(GameValue::from(game.outcome().unwrap()), expected, "{start}");
        }
    }
}

#[test]
fn scores_are_exact_and_distances_not_too_short() {
    let stop = AtomicBool::new(false);
    let mut rng = SmallRng::seed_from_u64(6);
    let board = Board::SIX_BY_FOUR;
    let unlimited = tables(board, None);
    for limit in [NonZeroU16::new(40), NonZeroU16::new(9)] {
        let tables = tables(board, limit);
        let mut engine = engine(&tables);
        for _ in 0..300 {
            let position = random_ending(&mut rng, board, limit);
            let value = tables.probe(&position).unwrap().unwrap().value;
            let report = engine.search(&position, Limits::nodes(500), &stop, |_| {}).unwrap();
            assert_eq!(report.exact.unwrap().value, value);
            let rank = value.rank(position.to_move());
            match report.lines[0].score() {
                Score::Win(turns) => {
                    assert_eq!(i32::from(rank), 2 * turns.signum(), "{position}");
                    let mut setup = Setup::from(position);
                    setup.limit = None;
                    let same = Position::try_from(setup).unwrap();
                    let least = unlimited.probe(&same).unwrap().unwrap().distance().unwrap();
                    let least =
                        i32::from(least).div_euclid(2) + i32::from(turns > 0 && least % 2 == 1);
                    assert!(turns.abs() >= least, "{position}: {turns} turns, not below {least}");
                }
                Score::Semi(turns) => assert_eq!(i32::from(rank), turns.signum(), "{position}"),
                score => panic!("{position}: {score:?}"),
            }
        }
    }
}

#[test]
fn a_level_does_not_know_tables() {
    let tables = tables(Board::SIX_BY_FOUR, NonZeroU16::new(40));
    let mut engine = engine(&tables);
    let position: Position = "b1113/4/4/4/r2223/r1113 b - r 3/40 92".parse().unwrap();
    let stop = AtomicBool::new(false);
    for level in mad_engine::Level::all() {
        engine.set_level(Some(level));
        let report = engine.search(&position, Limits::nodes(100), &stop, |_| {}).unwrap();
        assert!(report.exact.is_none());
    }
}
