//! Players: whatever chooses turns.

use std::time::Duration;

use mad_rules::{Game, Turn};
use mad_ugi::Score;

use crate::Allowance;

/// A player: our engine, an engine in a process, or a random choice.
pub trait Player: Send {
    /// The name for records and tables.
    fn name(&self) -> String;

    /// Begins a new game. A player with randomness seeds it with the game's number within the
    /// match alone: then a match can be repeated exactly, whichever worker plays which game.
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

/// A turn and what its player reported about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The turn; its legality is not checked yet.
    pub turn: Turn,
    /// What the player reported about it.
    pub info: SearchInfo,
}

impl From<Turn> for Choice {
    fn from(turn: Turn) -> Self {
        Self { turn, info: SearchInfo::default() }
    }
}

/// What a player reports about its choice; players may leave out anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SearchInfo {
    /// The score, from the side to move.
    pub score: Option<Score>,
    /// The depth reached.
    pub depth: Option<u32>,
    /// The nodes searched.
    pub nodes: Option<u64>,
}

/// Why a player gave no turn.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// The program could not be started.
    #[error("{program} cannot be started: {reason}")]
    Start {
        /// The program.
        program: String,
        /// The kind of the system's error.
        kind: std::io::ErrorKind,
        /// The system's error message.
        reason: String,
    },
    /// The program did not answer what it must answer.
    #[error("no {expected} within {} ms", within.as_millis())]
    Silent {
        /// The answer that did not come.
        expected: &'static str,
        /// The time it had.
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
