//! How games end.

use core::fmt;
use core::str::FromStr;

use crate::{BySide, Side};

/// The end of a game: the winner and the reason. There are no draws.
///
/// The kind of victory follows from the reason, so it is computed, not stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The side that won.
    pub winner: Side,
    /// Why the game ended.
    pub reason: EndReason,
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum EndReason {
    /// The loser's corvette is in exile.
    Exile,
    /// The tie-break limit of turns without expulsion was reached.
    TieBreak,
    /// The players agreed on the tie-break.
    Agreement,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
}

/// The kind of a victory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Victory {
    /// Half a point: by tie-break, reached or agreed on.
    Semi,
    /// A whole point.
    Full,
}

impl EndReason {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Exile, Self::TieBreak, Self::Agreement, Self::Resignation, Self::Time];

    /// The value of a record's `Termination` tag.
    #[must_use]
    pub const fn termination(self) -> &'static str {
        match self {
            Self::Exile => "exile",
            Self::TieBreak => "tie-break",
            Self::Agreement => "agreement",
            Self::Resignation => "resignation",
            Self::Time => "time",
        }
    }

    /// The kind of victory that follows from it.
    #[must_use]
    pub const fn victory(self) -> Victory {
        match self {
            Self::TieBreak | Self::Agreement => Victory::Semi,
            Self::Exile | Self::Resignation | Self::Time => Victory::Full,
        }
    }
}

impl Outcome {
    /// The kind of victory that follows from it.
    #[must_use]
    pub const fn victory(self) -> Victory {
        self.reason.victory()
    }

    /// The side that lost.
    #[must_use]
    pub const fn loser(self) -> Side {
        self.winner.opponent()
    }

    /// The result token of records.
    #[must_use]
    pub const fn result(self) -> GameResult {
        GameResult::Won(self.winner, self.victory())
    }

    /// Points in a tournament table, in halves: 2 for a victory, 1 for a semi-victory, 0 for the
    /// loser of either.
    #[must_use]
    pub fn half_points(self) -> BySide<u8> {
        let won = match self.victory() {
            Victory::Full => 2,
            Victory::Semi => 1,
        };
        BySide::from_fn(|side| if side == self.winner { won } else { 0 })
    }

    /// The result on the scale of matches and ratings, in quarters: victory 4, semi-victory 3,
    /// semi-defeat 1, defeat 0.
    #[must_use]
    pub fn score_quarters(self, side: Side) -> u8 {
        match (self.victory(), side == self.winner) {
            (Victory::Full, true) => 4,
            (Victory::Semi, true) => 3,
            (Victory::Semi, false) => 1,
            (Victory::Full, false) => 0,
        }
    }
}

/// `red wins (exile)`, for logs and error messages.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = match self.victory() {
            Victory::Full => "wins",
            Victory::Semi => "semi-wins",
        };
        write!(f, "{} {verb} ({})", self.winner.name(), self.reason.termination())
    }
}

/// A record's result: `1-0`, `0-1`, `1/2-0`, `0-1/2` or `*`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// One side has won.
    Won(Side, Victory),
    /// `*`: unfinished or unknown.
    Open,
}

impl GameResult {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::Won(Side::Red, Victory::Full),
        Self::Won(Side::Blue, Victory::Full),
        Self::Won(Side::Red, Victory::Semi),
        Self::Won(Side::Blue, Victory::Semi),
        Self::Open,
    ];

    /// The text form.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Won(Side::Red, Victory::Full) => "1-0",
            Self::Won(Side::Blue, Victory::Full) => "0-1",
            Self::Won(Side::Red, Victory::Semi) => "1/2-0",
            Self::Won(Side::Blue, Victory::Semi) => "0-1/2",
            Self::Open => "*",
        }
    }
}

/// The text is not a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected 1-0, 0-1, 1/2-0, 0-1/2 or *")]
pub struct ParseGameResultError;

impl FromStr for GameResult {
    type Err = ParseGameResultError;

    fn from_str(text: &str) -> Result<Self, ParseGameResultError> {
        Self::ALL.into_iter().find(|result| result.as_str() == text).ok_or(ParseGameResultError)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
