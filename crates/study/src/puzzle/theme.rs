//! Themes of puzzles and what has to be reached in them.

use std::fmt;
use std::str::FromStr;

use mad_rules::{Position, Ship, ShipSet, Turn, TurnKind};
use serde::{Deserialize, Serialize};

/// The kind of a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Exile the opposing corvette in a number of turns.
    Exile,
    /// Find the only turn that saves one's own corvette.
    Save,
    /// Win a ship.
    Ship,
    /// The first turn is a bonus turn.
    Bonus,
    /// The first turn brings a ship back from exile.
    Recall,
    /// Get at least a semi-victory, while the opponent owns the tie-break.
    SemiVictory,
    /// Keep at least a semi-victory, as the owner of the tie-break.
    Hold,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 7] = [
        Self::Exile,
        Self::Save,
        Self::Ship,
        Self::Bonus,
        Self::Recall,
        Self::SemiVictory,
        Self::Hold,
    ];

    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Exile => "exile",
            Self::Save => "save",
            Self::Ship => "ship",
            Self::Bonus => "bonus",
            Self::Recall => "recall",
            Self::SemiVictory => "semi",
            Self::Hold => "hold",
        }
    }

    /// The theme of the puzzle in which this first turn is the only one that reaches an aim.
    #[must_use]
    pub fn of(position: &Position, first: Turn, aim: Aim) -> Self {
        let side = position.to_move();
        match aim {
            Aim::Survival => Self::Save,
            Aim::SemiVictory if position.tie_break_owner() == side => Self::Hold,
            Aim::SemiVictory => Self::SemiVictory,
            _ if matches!(first.kind(), TurnKind::Bonus { .. }) => Self::Bonus,
            _ if recalled(position, first).is_some() => Self::Recall,
            Aim::Exile => Self::Exile,
            Aim::Ship => Self::Ship,
        }
    }
}

/// The ship of the side to move that a legal turn brings back from exile.
pub(super) fn recalled(position: &Position, turn: Turn) -> Option<Ship> {
    let own = ShipSet::fleet(position.to_move());
    (own & position.exile() & position.after_unchecked(turn).arena()).first()
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is not a name of the kind that is expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("unknown name")]
pub struct UnknownNameError;

impl FromStr for Theme {
    type Err = UnknownNameError;

    fn from_str(text: &str) -> Result<Self, UnknownNameError> {
        Self::ALL.into_iter().find(|theme| theme.name() == text).ok_or(UnknownNameError)
    }
}

/// What the solver has to reach, against every defence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aim {
    /// The opposing corvette is in exile.
    Exile,
    /// The solver has one ship more than before, compared with the opponent, after the opponent's
    /// reply; or has won.
    Ship,
    /// The solver's corvette cannot be exiled.
    Survival,
    /// A semi-victory or more under perfect play.
    SemiVictory,
}

impl Aim {
    /// All aims.
    pub const ALL: [Self; 4] = [Self::Exile, Self::Ship, Self::Survival, Self::SemiVictory];

    /// Its name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Exile => "exile",
            Self::Ship => "ship",
            Self::Survival => "survival",
            Self::SemiVictory => "semi",
        }
    }
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Aim {
    type Err = UnknownNameError;

    fn from_str(text: &str) -> Result<Self, UnknownNameError> {
        Self::ALL.into_iter().find(|aim| aim.name() == text).ok_or(UnknownNameError)
    }
}

/// An aim and a number of turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Goal {
    /// What has to be reached.
    pub aim: Aim,
    /// For [`Aim::Exile`] and [`Aim::Ship`], the solver's turns in which it is reached at the latest.
    /// For [`Aim::Survival`], the opponent's turns in which every other turn loses. For
    /// [`Aim::SemiVictory`], the turns of the line, each of them the only right one.
    pub turns: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_read() {
        for theme in Theme::ALL {
            assert_eq!(theme.name().parse(), Ok(theme));
        }
        for aim in Aim::ALL {
            assert_eq!(aim.name().parse(), Ok(aim));
        }
        assert_eq!("mate".parse::<Theme>(), Err(UnknownNameError));
    }

    #[test]
    fn the_theme_follows_from_the_turn() {
        let position: Position = "1b1112/r2213/4/r1112r112 r - r 3/40 5".parse().unwrap();
        let of = |turn: &str, aim| Theme::of(&position, turn.parse().unwrap(), aim);
        assert_eq!(of("a3b3", Aim::Ship), Theme::Ship);
        assert_eq!(of("a3a4", Aim::Exile), Theme::Exile);
        assert_eq!(of("a3a4+112-221", Aim::Exile), Theme::Bonus);
        assert_eq!(of("a3b3", Aim::SemiVictory), Theme::Hold);
        let recall: Position = "1b1112/r2213/4/r1113 r - b 3/40 5".parse().unwrap();
        let turn: Turn = "112-221".parse().unwrap();
        assert_eq!(Theme::of(&recall, turn, Aim::Ship), Theme::Recall);
        assert_eq!(Theme::of(&recall, turn, Aim::SemiVictory), Theme::SemiVictory);
    }
}
