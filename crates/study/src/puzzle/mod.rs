//! Puzzles: positions with one right turn, how they are solved, and which one comes next.
//!
//! A [`Puzzle`] has a position, a [`Goal`] that is proven to be reached by exactly one first turn,
//! and a line that reaches it. `mad-lab` finds and proves puzzles; this crate reads and writes their
//! files ([`read()`], [`write()`]), takes the answers of a player ([`Attempt`]), keeps a rating of the
//! player ([`PlayerRating`]) and chooses puzzles ([`PuzzleProgress`]).

mod attempt;
mod choose;
mod hint;
mod rating;
mod text;
mod theme;
mod view;

use std::fmt;
use std::str::FromStr;

use mad_rules::{Position, Turn};
use serde::{Deserialize, Serialize};

pub use attempt::{Answer, Attempt, WrongTry};
pub use choose::{PuzzleProgress, Streak, of_the_day};
pub use hint::Hint;
pub use rating::PlayerRating;
pub use text::{ParsePuzzleError, PuzzleFault, read, write};
pub use theme::{Aim, Goal, Theme};
pub use view::SolverView;

/// A position with exactly one first turn that reaches a goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// The position; its side to move solves the puzzle.
    pub position: Position,
    /// What kind of puzzle it is.
    pub theme: Theme,
    /// What has to be reached.
    pub goal: Goal,
    /// How hard it is, on the scale of [`PlayerRating`].
    pub rating: u16,
    /// The turns of the solver, at least one, with the replies between them.
    pub solution: Vec<SolverTurn>,
}

/// A turn of the solver, and what follows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SolverTurn {
    /// The turn of the line.
    pub turn: Turn,
    /// The other turns that reach the goal as fast; none at the first turn.
    pub alternatives: Vec<Turn>,
    /// The opponent's strongest reply; `None` after the last turn.
    pub reply: Option<Turn>,
}

impl SolverTurn {
    /// Returns whether a turn is the one of the line or one of its alternatives.
    #[must_use]
    pub fn accepts(&self, turn: Turn) -> bool {
        self.turn == turn || self.alternatives.contains(&turn)
    }
}

impl Puzzle {
    /// Its identifier, which depends only on the position.
    #[must_use]
    pub fn id(&self) -> PuzzleId {
        PuzzleId::of(&self.position)
    }

    /// The first turn, which is the only right one.
    #[must_use]
    pub fn first_turn(&self) -> Option<Turn> {
        self.solution.first().map(|step| step.turn)
    }

    /// All turns of the line, replies included.
    pub fn line(&self) -> impl Iterator<Item = Turn> {
        self.solution.iter().flat_map(|step| [Some(step.turn), step.reply]).flatten()
    }
}

/// Six letters and digits that name a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct PuzzleId(u32);

/// Without letters that look like digits.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
const LENGTH: u32 = 6;

impl PuzzleId {
    /// The identifier of the puzzle with this position: a hash of its text (FNV-1a), which stays the
    /// same in all versions.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let hash = position.to_string().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self((hash >> 34) as u32)
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..LENGTH).rev().try_for_each(|at| {
            write!(f, "{}", char::from(LETTERS[(self.0 >> (5 * at) & 31) as usize]))
        })
    }
}

impl From<PuzzleId> for String {
    fn from(id: PuzzleId) -> Self {
        id.to_string()
    }
}

/// The text is not the identifier of a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected the six letters and digits of a puzzle")]
pub struct ParsePuzzleIdError;

impl FromStr for PuzzleId {
    type Err = ParsePuzzleIdError;

    fn from_str(text: &str) -> Result<Self, ParsePuzzleIdError> {
        if text.len() != LENGTH as usize {
            return Err(ParsePuzzleIdError);
        }
        let digit = |byte| LETTERS.iter().position(|&letter| letter == byte);
        let number = text.bytes().try_fold(0, |sum, byte| Some(sum << 5 | digit(byte)? as u32));
        number.map(Self).ok_or(ParsePuzzleIdError)
    }
}

impl TryFrom<String> for PuzzleId {
    type Error = ParsePuzzleIdError;

    fn try_from(text: String) -> Result<Self, ParsePuzzleIdError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_six_characters_and_can_be_read() {
        let id = PuzzleId::of(&Position::default());
        assert_eq!(id.to_string().len(), 6);
        assert_eq!(id.to_string().parse(), Ok(id));
        for wrong in ["", "abc", "abcdefg", "abcde0", "abcdeé", "ABCDEF"] {
            assert_eq!(wrong.parse::<PuzzleId>(), Err(ParsePuzzleIdError), "{wrong}");
        }
    }
}
