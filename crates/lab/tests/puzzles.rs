//! A sample of the puzzles of the tree; `cargo xtask verify puzzles` proves all of them.

use mad_lab::puzzles::{TABLE_SHIPS, alike, check, endings};
use mad_study::puzzle::{Aim, Answer, Attempt, Puzzle, Theme, read, write};
use mad_tables::Tables;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;

const FILES: [&str; 2] =
    [include_str!("../../study/puzzles/6x4.txt"), include_str!("../../study/puzzles/5x5.txt")];
/// Puzzles of each board that are proven here.
const SAMPLE: usize = 60;

fn puzzles() -> [Vec<Puzzle>; 2] {
    FILES.map(|text| read(text).unwrap())
}

fn sample(puzzles: &[Puzzle], is_semi: bool) -> Vec<&Puzzle> {
    let fits = |puzzle: &&Puzzle| (puzzle.goal.aim == Aim::SemiVictory) == is_semi;
    let all: Vec<&Puzzle> = puzzles.iter().filter(fits).collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    all.sample(&mut rng, SAMPLE / 2).copied().collect()
}

#[test]
fn the_files_have_all_themes_and_no_two_alike() {
    let both = puzzles();
    for (puzzles, text) in both.iter().zip(FILES) {
        assert_eq!(write(puzzles), text);
        for theme in Theme::ALL {
            assert!(puzzles.iter().any(|puzzle| puzzle.theme == theme), "{theme}");
        }
    }
    let all = both.concat();
    assert!(all.len() >= 1_000, "{}", all.len());
    assert_eq!(alike(&all), None);
}

#[test]
fn a_sample_is_proven_by_search() {
    let no_tables = Tables::new();
    for puzzles in puzzles() {
        for puzzle in sample(&puzzles, false) {
            assert_eq!(check(puzzle, &no_tables), Ok(()), "{puzzle}");
        }
    }
}

#[test]
fn a_sample_is_proven_by_tables() {
    // Of one board only: building the tables takes most of the time.
    let [puzzles, _] = puzzles();
    let tables = endings(puzzles[0].position.board(), TABLE_SHIPS).unwrap();
    for puzzle in sample(&puzzles, true) {
        assert_eq!(check(puzzle, &tables), Ok(()), "{puzzle}");
    }
}

#[test]
fn a_wrong_solution_is_not_proven() {
    let [puzzles, _] = puzzles();
    let no_tables = Tables::new();
    for puzzle in sample(&puzzles, false).into_iter().take(10) {
        let mut wrong = puzzle.clone();
        let first = puzzle.first_turn().unwrap();
        let other = puzzle.position.sorted_turns().into_iter().find(|&turn| turn != first);
        wrong.solution.truncate(1);
        wrong.solution[0].turn = other.unwrap();
        wrong.solution[0].reply = None;
        assert!(check(&wrong, &no_tables).is_err(), "{wrong}");
    }
}

#[test]
fn every_puzzle_is_solved_by_its_line() {
    for puzzle in puzzles().concat() {
        let mut attempt = Attempt::new(puzzle.clone());
        for step in &puzzle.solution {
            let answer = attempt.play(step.turn).unwrap();
            let expected = step.reply.map_or(Answer::Solved, |reply| Answer::Right { reply });
            assert_eq!(answer, expected, "{puzzle}");
        }
        assert!(attempt.is_solved() && attempt.is_clean(), "{puzzle}");
    }
}
