//! Whoever chooses turns.

use std::fmt;
use std::time::Duration;

use mad_rules::{Game, Turn};

use crate::Allowance;

/// Whoever chooses turns: a program of ours, a process, chance.
pub trait Player: Send {
    /// The name for records and tables.
    fn name(&self) -> String;

    /// A new game begins. Its number within the match is given, so that a player that leaves
    /// something to chance can make it depend on the number alone: then a match can be repeated
    /// exactly, whichever worker plays which game.
    ///
    /// # Errors
    ///
    /// If the player cannot play; it has lost the game then.
    fn new_game(&mut self, number: u64) -> Result<(), PlayerError>;

    /// Chooses a turn for the side to move.
    ///
    /// # Errors
    ///
    /// If there is no answer; the player has lost the game then.
    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Choice, PlayerError>;
}

/// A turn and what its player thought about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The turn; whether it is legal is for others to see.
    pub turn: Turn,
    /// What the player said about it.
    pub thoughts: Thoughts,
}

impl From<Turn> for Choice {
    fn from(turn: Turn) -> Self {
        Self { turn, thoughts: Thoughts::default() }
    }
}

/// What a player says about its choice, as far as it says anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Thoughts {
    /// The value, from the side to move.
    pub score: Option<Score>,
    /// The depth reached.
    pub depth: Option<u32>,
    /// The nodes searched.
    pub nodes: Option<u64>,
}

/// A value as the engine protocol writes it, from the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// `cp`: hundredths; +100 means an expected result of about 73%.
    Hundredths(i32),
    /// `win`: wins in so many turns of its own, or loses if negative.
    Win(i32),
    /// `semi`: a forced semi-victory in so many turns of its own, or the opponent's if negative.
    Semi(i32),
}

/// `cp 31`, `win -2`, `semi 5`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hundredths(value) => write!(f, "cp {value}"),
            Self::Win(turns) => write!(f, "win {turns}"),
            Self::Semi(turns) => write!(f, "semi {turns}"),
        }
    }
}

/// Why a player gave no turn.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// The program could not be started.
    #[error("{program} cannot be started: {reason}")]
    Start {
        /// The program.
        program: String,
        /// What kind of trouble it is.
        kind: std::io::ErrorKind,
        /// What the system says.
        reason: String,
    },
    /// The program did not answer what it must answer.
    #[error("no {expected} within {} ms", within.as_millis())]
    Silent {
        /// The answer that did not come.
        expected: &'static str,
        /// How long it was waited for.
        within: Duration,
    },
    /// The program ended or closed its output.
    #[error("the program ended while {expected} was expected")]
    Ended {
        /// The answer that did not come.
        expected: &'static str,
    },
    /// The program refused an option.
    #[error("refused: {0}")]
    Refused(String),
    /// The deadline passed.
    #[error("no turn by the deadline of {} ms", .0.as_millis())]
    Late(Duration),
    /// The answer is no turn.
    #[error("{0:?} is no turn")]
    Unreadable(String),
    /// There is no turn to choose: the game is over.
    #[error("the game is over")]
    GameOver,
}
