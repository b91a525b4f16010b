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
                score @ Score::Centi(_) => panic!("{position}: {score:?}"),
                score => check_result(&position, score, rank, &unlimited),
            }
        }
    }
}

/// Compares a proven result with the rank of the exact value. Its distance is at least that without
/// a tie-break, which cannot make a victory shorter.
fn check_result(position: &Position, score: Score, rank: i8, unlimited: &Tables<Vec<u8>>) {
    match score {
        Score::Win(turns) => {
            assert_eq!(2 * turns.signum(), i32::from(rank), "{position}: {score:?}");
            let setup = Setup { limit: None, ..Setup::from(*position) };
            let exact = unlimited.probe(&Position::try_from(setup).unwrap()).unwrap().unwrap();
            let least = i32::from(exact.distance().unwrap().div_ceil(2));
            assert!(turns.abs() >= least, "{position}: {turns} turns, not below {least}");
        }
        Score::Semi(turns) => assert_eq!(turns.signum(), i32::from(rank), "{position}: {score:?}"),
        Score::Centi(_) => {}
    }
}

/// `cargo xtask verify endings` is the long version.
#[test]
fn without_tables_results_are_kept_and_proofs_right() {
    let limit = NonZeroU16::new(40);
    let stop = AtomicBool::new(false);
    let mut rng = SmallRng::seed_from_u64(7);
    // A small limit interrupts searches after the first turn has turned out lost.
    for (nodes, least_kept) in [(300, 980), (1_500, 985), (20_000, 995)] {
        let (mut kept, mut proven) = (0, 0);
        for board in [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE] {
            let (tables, unlimited) = (tables(board, limit), tables(board, None));
            let mut engine = Engine::new(1);
            for _ in 0..500 {
                let position = random_ending(&mut rng, board, limit);
                let us = position.to_move();
                let rank = |position| tables.probe(position).unwrap().unwrap().value.rank(us);
                engine.clear();
                let report = engine.search(&position, Limits::nodes(nodes), &stop, |_| {}).unwrap();
                let after = position.after_unchecked(report.best());
                kept += usize::from(rank(&after) == rank(&position));
                let score = report.lines[0].score();
                proven += usize::from(!matches!(score, Score::Centi(_)));
                check_result(&position, score, rank(&position), &unlimited);
            }
        }
        assert!(kept >= least_kept, "{nodes} nodes: {kept} of 1000 kept, {proven} proven");
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
