//! What the players agree on before a game.

use mad_rules::{Board, Options, Position};
use mad_session::TimeControl;
use serde::{Deserialize, Serialize};

/// The conditions of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The start position, with its board, positioning turns and tie-break limit.
    pub start: Position,
    /// How much time the players have.
    pub pace: Pace,
    /// Whether players may ask to take a turn back.
    pub takebacks: bool,
    /// Whether the game is on the list of games to join or to watch.
    pub listed: bool,
}

/// How much time the players have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// A live game with a Fischer clock.
    Live {
        /// Milliseconds of each player for the whole game.
        base: u32,
        /// Milliseconds added after each turn.
        increment: u32,
    },
    /// A correspondence game: this many days for each turn.
    Days(u8),
}

/// Why terms are refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TermsError {
    /// The start position is the end of a game.
    #[error("the game would be over before it begins")]
    StartIsOver,
    /// A listed game does not begin with the start position of a registered board.
    #[error("a listed game begins with the start position of a registered board")]
    UnusualStart,
    /// The base time is out of range.
    #[error("the base time is {} seconds to {} hours", Pace::BASE.0 / 1_000, Pace::BASE.1 / 3_600_000)]
    Base,
    /// The increment is out of range.
    #[error("the increment is 0 to {} seconds", Pace::MOST_INCREMENT / 1_000)]
    Increment,
    /// The number of days is out of range.
    #[error("a correspondence game has 1 to {} days for each turn", Pace::MOST_DAYS)]
    Days,
}

impl Pace {
    /// The least and the most base time, in milliseconds.
    pub const BASE: (u32, u32) = (10_000, 3 * 3_600_000);
    /// The most increment, in milliseconds.
    pub const MOST_INCREMENT: u32 = 180_000;
    /// The most days for a turn.
    pub const MOST_DAYS: u8 = 14;

    const DAY: u64 = 86_400_000;

    /// Base time in minutes, increment in seconds.
    #[must_use]
    pub const fn minutes(base: u32, increment: u32) -> Self {
        Self::Live { base: base.saturating_mul(60_000), increment: increment.saturating_mul(1_000) }
    }

    /// The milliseconds that each player has at the beginning: for the game, or for the first turn.
    #[must_use]
    pub const fn first_time(self) -> u64 {
        match self {
            Self::Live { base, .. } => base as u64,
            Self::Days(days) => days as u64 * Self::DAY,
        }
    }

    /// The milliseconds that a player has for the next turn after a turn that left this much.
    #[must_use]
    pub const fn after_turn(self, left: u64) -> u64 {
        match self {
            Self::Live { increment, .. } => left.saturating_add(increment as u64),
            Self::Days(_) => self.first_time(),
        }
    }

    /// Returns whether it is a live game.
    #[must_use]
    pub const fn is_live(self) -> bool {
        matches!(self, Self::Live { .. })
    }

    /// What a player gives the opponent with one press of the button, in milliseconds.
    #[must_use]
    pub const fn gift(self) -> u64 {
        match self {
            Self::Live { .. } => 15_000,
            Self::Days(_) => Self::DAY,
        }
    }

    /// How long the opponent must be gone before the game can be claimed, in milliseconds: longer in longer
    /// games. A correspondence game cannot be claimed.
    #[must_use]
    pub fn claim_after(self) -> Option<u64> {
        match self {
            Self::Live { base, increment } => {
                let expected = u64::from(base) + 40 * u64::from(increment);
                Some((expected / 10).clamp(20_000, 180_000))
            }
            Self::Days(_) => None,
        }
    }

    /// The time control of the clock, for records. A correspondence game has none.
    #[must_use]
    pub const fn time_control(self) -> Option<TimeControl> {
        match self {
            Self::Live { base, increment } => Some(TimeControl::milliseconds(base, increment)),
            Self::Days(_) => None,
        }
    }
}

impl Terms {
    /// A game from the start position of a board.
    #[must_use]
    pub fn new(board: Board, options: Options, pace: Pace) -> Option<Self> {
        let start = board.start(options)?;
        Some(Self { start, pace, takebacks: true, listed: false })
    }

    /// Checks that a game can be played on these terms.
    ///
    /// # Errors
    ///
    /// The first condition that is not met.
    pub fn check(&self) -> Result<(), TermsError> {
        if self.start.is_over() {
            return Err(TermsError::StartIsOver);
        }
        if self.listed && self.start.start_options().is_none() {
            return Err(TermsError::UnusualStart);
        }
        match self.pace {
            Pace::Live { base, .. } if !(Pace::BASE.0..=Pace::BASE.1).contains(&base) => {
                Err(TermsError::Base)
            }
            Pace::Live { increment, .. } if increment > Pace::MOST_INCREMENT => {
                Err(TermsError::Increment)
            }
            Pace::Days(days) if !(1..=Pace::MOST_DAYS).contains(&days) => Err(TermsError::Days),
            _ => Ok(()),
        }
    }
}
