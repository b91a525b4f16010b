//! What the search proves in small endings agrees with an exhaustive solver.

use std::num::NonZeroU16;
use std::sync::atomic::AtomicBool;

use mad_engine::{Engine, Limits, Score, Techniques};
use mad_rules::{Board, BySide, Class, Position, Setup, Ship, Side};
use mad_tables::{GameValue, Tablebase};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

/// A random ending with these numbers of ships.
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

/// The result that a score stands for, if it is proven.
fn proven(score: Score, us: Side) -> Option<GameValue> {
    let winner = |turns: i32| if turns > 0 { us } else { !us };
    match score {
        Score::Win(turns) => Some(GameValue::Victory(winner(turns))),
        Score::Semi(turns) => Some(GameValue::SemiVictory(winner(turns))),
        Score::Centi(_) => None,
    }
}

const FLEETS: [BySide<usize>; 3] =
    [BySide { red: 1, blue: 1 }, BySide { red: 2, blue: 1 }, BySide { red: 1, blue: 2 }];

fn solved(board: Board, limit: u16) -> Tablebase {
    let mut endings = Tablebase::new(board, NonZeroU16::new(limit));
    for ships in FLEETS {
        endings.solve(ships, &mut |_| ());
    }
    endings
}

fn score(engine: &mut Engine, position: &Position, nodes: u64) -> Score {
    let limits = Limits { nodes: Some(nodes), depth: Some(60), ..Limits::default() };
    let stop = AtomicBool::new(false);
    engine.search(position, limits, &stop, |_| {}).unwrap().lines[0].score()
}

/// Searches random endings and returns the number of proven results and of searches.
fn compare(limit: u16, least_quiet: u16, count: usize, threads: usize) -> (usize, usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(limit.into());
    let mut proofs = 0;
    for board in [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE] {
        let endings = solved(board, limit);
        let mut engine = Engine::new(8);
        engine.set_threads(threads);
        for _ in 0..count {
            let ships = *FLEETS.choose(&mut rng).unwrap();
            let quiet = rng.random_range(least_quiet..limit);
            let position = ending(board, ships, limit, quiet, &mut rng);
            let score = score(&mut engine, &position, 100_000);
            if let Some(found) = proven(score, position.to_move()) {
                let truth = endings.value(&position).unwrap();
                assert_eq!(found, truth, "{position}: {score:?}");
                proofs += 1;
            }
        }
    }
    (proofs, 2 * count)
}

#[test]
fn what_is_proven_in_small_endings_is_true() {
    for limit in 2..=12 {
        let (proofs, all) = compare(limit, 0, 120, 1);
        assert!(proofs * 100 >= all * 98, "limit {limit}: {proofs} of {all} proven");
    }
    let (proofs, all) = compare(40, 30, 150, 1);
    assert!(proofs * 100 >= all * 95, "limit 40: {proofs} of {all} proven");
}

/// Table entries of other endings once made a proven semi-victory look like the other side's.
#[test]
fn what_is_proven_with_a_full_table_is_true() {
    let board = Board::SIX_BY_FOUR;
    let endings = solved(board, 4);
    let mut engine = Engine::new(16);
    for quiet in [3, 2] {
        for to_move in Side::ALL {
            let setups = mad_tables::positions(board, BySide { red: 2, blue: 1 }, to_move);
            for (index, mut setup) in setups.enumerate().step_by(2) {
                setup.limit = NonZeroU16::new(4);
                setup.quiet = quiet;
                setup.last_expeller = Some(Side::ALL[index / 2 % 2]);
                let position = Position::try_from(setup).unwrap();
                let score = score(&mut engine, &position, 10_000);
                let found = proven(score, to_move).expect("a small ending");
                assert_eq!(found, endings.value(&position).unwrap(), "{position}: {score:?}");
            }
        }
    }
}

#[test]
fn threads_prove_nothing_false() {
    for (proofs, all) in [compare(8, 0, 40, 2), compare(40, 30, 40, 2)] {
        assert!(proofs * 100 >= all * 90, "{proofs} of {all} proven");
    }
}

/// The turns of both sides until a forced win of the side to move, up to `most`, by exhaustive
/// search.
fn shortest_win(position: &Position, most: i32) -> Option<i32> {
    let us = position.to_move();
    (1..=most).step_by(2).find(|&turns| forces_win(position, us, turns))
}

fn forces_win(position: &Position, us: Side, turns: i32) -> bool {
    if let Some(outcome) = position.outcome() {
        return GameValue::from(outcome) == GameValue::Victory(us);
    }
    let mut next = position.legal_turns().into_iter().map(|turn| position.after_unchecked(turn));
    if turns == 0 {
        false
    } else if position.to_move() == us {
        next.any(|next| forces_win(&next, us, turns - 1))
    } else {
        next.all(|next| forces_win(&next, us, turns - 1))
    }
}

#[test]
fn table_reductions_and_threads_never_change_a_proven_result() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let without = |names: &[&str]| Techniques::without(names.iter().copied()).unwrap();
    let settings = [
        (Techniques::ALL, 1),
        (without(&["table"]), 1),
        (without(&["reductions"]), 1),
        (without(Techniques::NAMES), 1),
        (Techniques::ALL, 2),
    ];
    let mut engines = settings.map(|(techniques, threads)| {
        let mut engine = Engine::new(4);
        engine.set_techniques(techniques);
        engine.set_threads(threads);
        engine
    });
    let mut wins = 0;
    for round in 0..120 {
        let board = [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE][round % 2];
        let ships = *FLEETS.choose(&mut rng).unwrap();
        let quiet = rng.random_range(30..40);
        let position = ending(board, ships, 40, quiet, &mut rng);
        let scores = engines.each_mut().map(|engine| score(engine, &position, 100_000));
        let results = scores.map(|score| proven(score, position.to_move()));
        let known: Vec<_> = results.iter().flatten().collect();
        assert!(known.windows(2).all(|pair| pair[0] == pair[1]), "{position}: {scores:?}");
        let shortest = shortest_win(&position, 5);
        for score in scores {
            if let (Some(turns), Score::Win(found)) = (shortest, score) {
                assert!(found >= (turns + 1) / 2, "{position}: {scores:?}, but {turns}");
                wins += 1;
            }
        }
    }
    assert!(wins > 100, "{wins} wins to compare");
}
