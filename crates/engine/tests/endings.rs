//! On small endings, what the search has proven is true.

use std::num::NonZeroU16;
use std::sync::atomic::AtomicBool;

use mad_endings::{Endings, Value};
use mad_engine::{Engine, Limits, Score};
use mad_rules::{Board, BySide, Class, Position, Setup, Ship, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

/// A random ending of these numbers of ships.
fn ending(
    board: Board,
    ships: BySide<usize>,
    limit: u16,
    quiet: u16,
    rng: &mut Xoshiro256PlusPlus,
) -> Position {
    let mut squares: Vec<_> = board.squares().iter().collect();
    squares.shuffle(rng);
    let mut setup = Setup::empty(board);
    for side in Side::ALL {
        let mut classes = Class::ALL[1..].to_vec();
        classes.shuffle(rng);
        let fleet = std::iter::once(Class::CORVETTE).chain(classes).take(ships[side]);
        for class in fleet {
            setup.set_place(Ship::new(side, class), squares.pop().unwrap().into());
        }
    }
    setup.to_move = *Side::ALL.choose(rng).unwrap();
    setup.number = 1 + setup.to_move as u16;
    setup.last_expeller = *[None, Some(Side::Red), Some(Side::Blue)].choose(rng).unwrap();
    setup.limit = NonZeroU16::new(limit);
    setup.quiet = quiet;
    setup.try_into().unwrap()
}

/// The value that a score stands for, if it is a result.
fn proven(score: Score, us: Side) -> Option<Value> {
    let winner = |turns: i32| if turns > 0 { us } else { !us };
    match score {
        Score::Win(turns) => Some(Value::Victory(winner(turns))),
        Score::Semi(turns) => Some(Value::SemiVictory(winner(turns))),
        Score::Centi(_) => None,
    }
}

/// Searches random endings; says how many results were proven, of how many.
fn compare(
    limit: u16,
    least_quiet: u16,
    nodes: u64,
    count: usize,
    threads: usize,
) -> (usize, usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(limit.into());
    let stop = AtomicBool::new(false);
    let mut proofs = 0;
    for board in [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE] {
        let mut endings = Endings::new(board, NonZeroU16::new(limit));
        let fleets = [(1, 1), (2, 1), (1, 2)].map(|(red, blue)| BySide { red, blue });
        for ships in fleets {
            endings.solve(ships, &mut |_| ());
        }
        let mut engine = Engine::new(8);
        engine.set_threads(threads);
        for _ in 0..count {
            let ships = *fleets.choose(&mut rng).unwrap();
            let quiet = rng.random_range(least_quiet..limit);
            let position = ending(board, ships, limit, quiet, &mut rng);
            let limits = Limits { nodes: Some(nodes), depth: Some(60), ..Limits::default() };
            let report = engine.search(&position, limits, &stop, |_| {}).unwrap();
            if let Some(found) = proven(report.lines[0].score(), position.to_move()) {
                let truth = endings.value(&position).unwrap();
                assert_eq!(found, truth, "{position}: {report:?}");
                proofs += 1;
            }
        }
    }
    (proofs, 2 * count)
}

#[test]
fn what_is_proven_in_small_endings_is_true() {
    for limit in 2..=12 {
        let (proofs, all) = compare(limit, 0, 100_000, 60, 1);
        assert!(proofs * 100 >= all * 98, "limit {limit}: {proofs} of {all} proven");
    }
    let (proofs, all) = compare(40, 30, 100_000, 100, 1);
    assert!(proofs * 100 >= all * 95, "limit 40: {proofs} of {all} proven");
}

#[test]
fn threads_prove_nothing_false() {
    compare(8, 0, 100_000, 40, 2);
    compare(40, 30, 100_000, 40, 2);
}
