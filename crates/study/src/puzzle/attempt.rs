//! Solving a puzzle, turn by turn.

use mad_rules::{IllegalTurn, Position, Turn};

use super::{Aim, Hint, Puzzle};

/// A puzzle that is being solved.
#[derive(Debug, Clone)]
pub struct Attempt {
    puzzle: Puzzle,
    /// The number of the solver's turns played.
    step: usize,
    position: Position,
    wrong_tries: u32,
    hints: usize,
}

/// What a turn of the player was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// Right, and there is more to find. The reply has been played.
    Right {
        /// The opponent's reply.
        reply: Turn,
    },
    /// The puzzle is solved.
    Solved,
    /// Not the way. The turn has not been played, so the player can try again.
    Wrong(WrongTry),
}

/// A turn that does not reach the goal, and what is needed to show why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongTry {
    /// The turn.
    pub turn: Turn,
    /// The position after it, in which an engine finds the refutation. The game may be over.
    pub after: Position,
}

impl Attempt {
    /// An attempt at a puzzle.
    #[must_use]
    pub const fn new(puzzle: Puzzle) -> Self {
        let position = puzzle.position;
        Self { puzzle, step: 0, position, wrong_tries: 0, hints: 0 }
    }

    /// The puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns whether the puzzle is solved.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.step == self.puzzle.solution.len()
    }

    /// Returns whether there was no wrong try and no hint so far. Only then does solving it count
    /// as a success.
    #[must_use]
    pub const fn is_clean(&self) -> bool {
        self.wrong_tries == 0 && self.hints == 0
    }

    /// The solver's turns that are still to be found.
    #[must_use]
    pub fn turns_left(&self) -> usize {
        self.puzzle.solution.len() - self.step
    }

    /// The next hint about the turn to find, each one telling more than the one before; `None` when
    /// there is no further one.
    pub fn hint(&mut self) -> Option<Hint> {
        let step = self.puzzle.solution.get(self.step)?;
        let hint =
            Hint::all(&self.position, step.turn, self.puzzle.goal).into_iter().nth(self.hints);
        self.hints += usize::from(hint.is_some());
        hint
    }

    /// The turns from here to the end of the line, to show the solution.
    pub fn rest_of_line(&self) -> impl Iterator<Item = Turn> {
        let steps = self.puzzle.solution[self.step..].iter();
        steps.flat_map(|step| [Some(step.turn), step.reply]).flatten()
    }

    /// Takes a turn of the player.
    ///
    /// An alternative to the turn of the line solves the puzzle at once: it reaches the goal as fast,
    /// but the replies of the line do not fit it.
    ///
    /// # Errors
    ///
    /// If it is illegal; that is no wrong try. The game is over when the puzzle is solved.
    pub fn play(&mut self, turn: Turn) -> Result<Answer, IllegalTurn> {
        let mut after = self.position;
        after.play(turn)?;
        let Some(step) = self.puzzle.solution.get(self.step) else { return Ok(Answer::Solved) };
        let won = after.outcome().is_some_and(|end| end.winner == self.puzzle.position.to_move());
        let exiles = won && matches!(self.puzzle.goal.aim, Aim::Exile | Aim::Ship);
        let is_right = step.accepts(turn) || exiles && self.step > 0;
        if !is_right {
            self.wrong_tries += 1;
            return Ok(Answer::Wrong(WrongTry { turn, after }));
        }
        self.position = after;
        match step.reply {
            Some(reply) if turn == step.turn => {
                self.position.play(reply)?;
                self.step += 1;
                self.hints = 0;
                Ok(Answer::Right { reply })
            }
            _ => {
                self.step = self.puzzle.solution.len();
                Ok(Answer::Solved)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::text::tests::TEXT;
    use super::*;

    fn attempt() -> Attempt {
        Attempt::new(Puzzle::from_text(TEXT).unwrap())
    }

    fn play(attempt: &mut Attempt, turn: &str) -> Answer {
        attempt.play(turn.parse().unwrap()).unwrap()
    }

    #[test]
    fn right_turns_lead_to_the_solution() {
        let mut attempt = attempt();
        assert_eq!(play(&mut attempt, "a2a3"), Answer::Right { reply: "b4c4".parse().unwrap() });
        assert_eq!(attempt.turns_left(), 1);
        assert_eq!(attempt.rest_of_line().count(), 1);
        assert_eq!(play(&mut attempt, "a3b4"), Answer::Solved);
        assert!(attempt.is_solved() && attempt.is_clean());
    }

    #[test]
    fn an_alternative_is_as_good() {
        let mut attempt = attempt();
        play(&mut attempt, "a2a3");
        assert_eq!(play(&mut attempt, "a3c3"), Answer::Solved);
        assert!(attempt.is_solved());
    }

    #[test]
    fn a_wrong_try_is_not_played_and_counts() {
        let mut attempt = attempt();
        let before = *attempt.position();
        let Answer::Wrong(wrong) = play(&mut attempt, "a2b2") else { panic!("it is wrong") };
        assert_eq!(wrong.after.number(), before.number() + 1);
        assert_eq!(*attempt.position(), before);
        assert!(!attempt.is_clean() && !attempt.is_solved());
        assert!(attempt.play("a2d4".parse().unwrap()).is_err());
        assert!(matches!(play(&mut attempt, "a2a3"), Answer::Right { .. }));
    }

    #[test]
    fn hints_end_with_the_turn() {
        let mut attempt = attempt();
        let hints: Vec<Hint> = std::iter::from_fn(|| attempt.hint()).collect();
        assert_eq!(hints.last(), Some(&Hint::Turn("a2a3".parse().unwrap())));
        assert!(!attempt.is_clean());
        play(&mut attempt, "a2a3");
        assert!(attempt.hint().is_some(), "hints about the second turn");
    }
}
