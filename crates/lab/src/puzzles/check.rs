//! Proving a puzzle anew, from its text alone.

use mad_rules::{Position, Turn};
use mad_study::puzzle::{Aim, Puzzle};

use super::Endings;
use super::prover::{Prover, Target, TooLong, difference};
use super::semi::Judge;

/// Positions that a proof may take; those of the generator are shorter.
const POSITIONS: u64 = 200_000_000;

/// After the turn that saves the corvette, it cannot be exiled within so many turns, when after every
/// other turn it can within `turns`: as many turns more.
pub(super) const fn safe_turns(turns: u8) -> u8 {
    2 * turns
}

/// Why a puzzle is not proven.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unproven {
    /// Another turn, or none, reaches the goal at the first turn.
    #[error("the first turns that reach the goal are {0:?}")]
    FirstTurn(Vec<Turn>),
    /// The goal can be reached in fewer turns.
    #[error("the goal can be reached in fewer turns")]
    Shorter,
    /// The line has another length than the goal says.
    #[error("the line does not have the length of the goal")]
    Length,
    /// The accepted answers at a later turn are not those that reach the goal.
    #[error("turn {turn}: the right answers are {right:?}")]
    Answers {
        /// The number of the solver's turn, from 1.
        turn: usize,
        /// The turns that reach the goal.
        right: Vec<Turn>,
    },
    /// This other turn does not lose within the turns of the goal.
    #[error("{0} does not lose either")]
    OtherHolds(Turn),
    /// The saving turn loses too.
    #[error("the corvette is not safe after the first turn")]
    NotSaved,
    /// The exact result of the position is not known.
    #[error("no table has the position, and it is not near the tie-break")]
    Unknown,
    /// The proof is too long.
    #[error(transparent)]
    TooLong(#[from] TooLong),
}

/// Proves a puzzle: that its first turn is the only one that reaches the goal within the stated
/// number of turns, and that the answers at later turns are all that do.
///
/// # Errors
///
/// What is not as stated.
pub fn check(puzzle: &Puzzle, endings: &Endings) -> Result<(), Unproven> {
    let solver = puzzle.position.to_move();
    match puzzle.goal.aim {
        Aim::Exile => check_line(puzzle, Target::Exile),
        Aim::Ship => check_line(puzzle, Target::Ships(difference(&puzzle.position, solver) + 1)),
        Aim::Survival => check_survival(puzzle),
        Aim::SemiVictory => check_semi(puzzle, endings),
    }
}

fn check_line(puzzle: &Puzzle, target: Target) -> Result<(), Unproven> {
    let turns = puzzle.goal.turns;
    let mut prover = Prover::new(puzzle.position.to_move(), target, POSITIONS);
    if puzzle.solution.len() != usize::from(turns) {
        return Err(Unproven::Length);
    }
    if turns > 1 && prover.reaches(&puzzle.position, turns - 1)? {
        return Err(Unproven::Shorter);
    }
    let mut position = puzzle.position;
    for (at, step) in puzzle.solution.iter().enumerate() {
        let mut right = prover.solutions(&position, turns - at as u8)?;
        let mut stated: Vec<Turn> = step.alternatives.clone();
        stated.push(step.turn);
        stated.sort_unstable();
        right.sort_unstable();
        if stated != right {
            return Err(match at {
                0 => Unproven::FirstTurn(right),
                _ => Unproven::Answers { turn: at + 1, right },
            });
        }
        position = after(&position, step.turn, step.reply);
    }
    Ok(())
}

fn check_survival(puzzle: &Puzzle) -> Result<(), Unproven> {
    let (position, turns) = (puzzle.position, puzzle.goal.turns);
    let [saving] = &puzzle.solution[..] else { return Err(Unproven::Length) };
    let mut opponent = Prover::new(!position.to_move(), Target::Exile, POSITIONS);
    for turn in position.sorted_turns() {
        let after = position.after_unchecked(turn);
        if turn == saving.turn {
            if opponent.reaches(&after, safe_turns(turns))? {
                return Err(Unproven::NotSaved);
            }
        } else if !opponent.reaches(&after, turns)? {
            return Err(Unproven::OtherHolds(turn));
        }
    }
    Ok(())
}

fn check_semi(puzzle: &Puzzle, endings: &Endings) -> Result<(), Unproven> {
    if puzzle.solution.len() != usize::from(puzzle.goal.turns) {
        return Err(Unproven::Length);
    }
    let (mut judge, mut position) = (Judge::new(endings), puzzle.position);
    for (at, step) in puzzle.solution.iter().enumerate() {
        if !judge.knows(&position) {
            return Err(Unproven::Unknown);
        }
        let only = judge.only_turn(&position);
        if only != Some(step.turn) || !step.alternatives.is_empty() {
            return Err(Unproven::Answers { turn: at + 1, right: only.into_iter().collect() });
        }
        position = after(&position, step.turn, step.reply);
    }
    Ok(())
}

fn after(position: &Position, turn: Turn, reply: Option<Turn>) -> Position {
    let after = position.after_unchecked(turn);
    reply.map_or(after, |reply| after.after_unchecked(reply))
}
