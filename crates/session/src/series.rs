//! The score of a series of rematches.

use mad_rules::{BySide, Outcome, Victory};
use serde::{Deserialize, Serialize};

/// The score of the players of a game over earlier games of a series, in half points: a victory
/// gives two, a semi-victory one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Series {
    /// The number of games.
    pub games: u16,
    /// The half points of the players of red and blue.
    pub halves: BySide<u16>,
}

impl Series {
    /// The score with one more game.
    #[must_use]
    pub fn with(mut self, outcome: Outcome) -> Self {
        self.games = self.games.saturating_add(1);
        let won = match outcome.victory() {
            Victory::Full => 2,
            Victory::Semi => 1,
        };
        let winner = &mut self.halves[outcome.winner];
        *winner = winner.saturating_add(won);
        self
    }

    /// The score after the players have exchanged sides.
    #[must_use]
    pub fn swap(self) -> Self {
        Self { halves: self.halves.swap(), ..self }
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.games == 0
    }
}

/// Half points as players write them: `0`, `½`, `1`, `1½`.
#[must_use]
pub fn points_text(halves: u16) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_with_halves() {
        assert_eq!([0, 1, 2, 3, 20].map(points_text), ["0", "½", "1", "1½", "10"]);
    }
}
