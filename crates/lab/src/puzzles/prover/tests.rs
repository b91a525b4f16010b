//! The prover against tables, and against a search without any shortcut.

use mad_rules::Board;
use mad_tables::{GameValue, Tables, build_in_memory};

use super::*;
use crate::puzzles::sources;
use crate::random::game_rng;

/// All turns of both sides, nothing else.
fn plainly_reaches(position: &Position, attacker: Side, target: Target, turns: u8) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner == attacker && outcome.victory() == Victory::Full;
    }
    let mut next = position.legal_turns().into_iter().map(|turn| position.after_unchecked(turn));
    if position.to_move() != attacker {
        return next.all(|after| plainly_reaches(&after, attacker, target, turns));
    }
    let is_there =
        matches!(target, Target::Ships(least) if difference(position, attacker) >= least);
    is_there || turns > 0 && next.any(|after| plainly_reaches(&after, attacker, target, turns - 1))
}

#[test]
fn shortcuts_change_nothing() {
    let mut rng = game_rng(1, 1);
    let mut reached = 0;
    for _ in 0..300 {
        let position = sources::ending(Board::SIX_BY_FOUR, 3..=7, 0, &mut rng);
        let side = position.to_move();
        for target in [Target::Exile, Target::Ships(difference(&position, side) + 1)] {
            for turns in 1..=2 {
                let mut prover = Prover::new(side, target, u64::MAX);
                let found = prover.reaches(&position, turns).unwrap();
                let expected = plainly_reaches(&position, side, target, turns);
                assert_eq!(found, expected, "{position} {target:?} {turns}");
                assert_eq!(!prover.solutions(&position, turns).unwrap().is_empty(), found);
                reached += usize::from(found);
            }
        }
    }
    assert!(reached > 100, "{reached}");
}

#[test]
fn exiles_are_as_long_as_in_the_tables() {
    let board = Board::FIVE_BY_FIVE;
    let mut tables = Tables::new();
    for file in build_in_memory(board, None, 3).unwrap() {
        tables.add(file).unwrap();
    }
    let mut rng = game_rng(2, 1);
    let mut won = [0; 6];
    for _ in 0..400 {
        let mut setup = mad_rules::Setup::from(sources::ending(board, 2..=3, 0, &mut rng));
        // Without a tie-break, tables count the turns to the end of the game.
        setup.limit = None;
        let position = Position::try_from(setup).unwrap();
        let exact = tables.probe(&position).unwrap().unwrap();
        let side = position.to_move();
        for turns in 1..=5_u8 {
            let is_won = exact.value == GameValue::Victory(side)
                && exact.distance().is_some_and(|distance| distance <= 2 * u16::from(turns));
            let mut prover = Prover::new(side, Target::Exile, u64::MAX);
            assert_eq!(prover.reaches(&position, turns), Ok(is_won), "{position} {turns}");
            won[usize::from(turns)] += usize::from(is_won);
        }
    }
    assert!(won[1] < won[3] && won[3] < won[5], "{won:?}");
}

#[test]
fn a_long_proof_is_given_up() {
    let position = sources::ending(Board::SIX_BY_FOUR, 9..=9, 0, &mut game_rng(3, 1));
    let mut prover = Prover::new(position.to_move(), Target::Exile, 1_000);
    assert_eq!(prover.reaches(&position, 9), Err(TooLong));
}
