//! The rating of a player (Glicko).

use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

/// A player's rating and how uncertain it is.
///
/// Glicko rather than Elo: the deviation makes the first puzzles count much, so that a new player
/// reaches puzzles that fit after about ten. Glicko-2's volatility needs rating periods of several
/// results, while here each puzzle is rated by itself.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct PlayerRating {
    /// The rating: a puzzle of the same rating is solved in half of the cases.
    pub rating: f64,
    /// The standard deviation of the rating.
    pub deviation: f64,
}

/// The deviation of puzzles, which were rated by a few dozen tries.
const PUZZLE_DEVIATION: f64 = 90.0;
/// The rating goes on adapting, as players learn.
const LEAST_DEVIATION: f64 = 55.0;
/// The range of ratings.
const RANGE: (f64, f64) = (300.0, 3000.0);

impl PlayerRating {
    /// A new player, about whom little is known.
    pub const NEW: Self = Self { rating: 1000.0, deviation: 300.0 };

    /// The expected share of puzzles of a rating that the player solves.
    #[must_use]
    pub fn expectation(self, puzzle: u16) -> f64 {
        1.0 / (1.0
            + 10_f64.powf(-weight(PUZZLE_DEVIATION) * (self.rating - f64::from(puzzle)) / 400.0))
    }

    /// The rating after a puzzle of this rating was solved, or not.
    #[must_use]
    pub fn after(self, puzzle: u16, solved: bool) -> Self {
        let (scale, expected) = (weight(PUZZLE_DEVIATION), self.expectation(puzzle));
        let information = (Q * scale).powi(2) * expected * (1.0 - expected);
        let precision = self.deviation.powi(-2) + information;
        let surprise = f64::from(u8::from(solved)) - expected;
        let rating = self.rating + Q / precision * scale * surprise;
        Self {
            rating: rating.clamp(RANGE.0, RANGE.1),
            deviation: precision.powf(-0.5).max(LEAST_DEVIATION),
        }
    }

    /// Returns whether the rating is still a guess, and should be shown as one.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.deviation > 110.0
    }
}

impl Default for PlayerRating {
    fn default() -> Self {
        Self::NEW
    }
}

/// ln(10) / 400.
const Q: f64 = std::f64::consts::LN_10 / 400.0;

/// The weight of a result against an opponent with this deviation, g(RD) in Glicko's terms.
fn weight(deviation: f64) -> f64 {
    (1.0 + 3.0 * (Q * deviation / PI).powi(2)).powf(-0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_example_of_glicko_comes_out() {
        // Glickman: g(RD) for deviations of 30, 100 and 300.
        for (deviation, expected) in [(30.0, 0.9955), (100.0, 0.9531), (300.0, 0.7242)] {
            assert!((weight(deviation) - expected).abs() < 1e-4, "{deviation}");
        }
    }

    #[test]
    fn the_rating_approaches_the_strength_of_the_player() {
        let (mut player, mut seed) = (PlayerRating::NEW, 1_u64);
        for _ in 0..400 {
            let puzzle = player.rating.round() as u16;
            // A player of 1700.
            let chance = 1.0 / (1.0 + 10_f64.powf((f64::from(puzzle) - 1700.0) / 400.0));
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            player = player.after(puzzle, (seed >> 40) as f64 / f64::from(1 << 24) < chance);
        }
        assert!((player.rating - 1700.0).abs() < 150.0, "{player:?}");
        assert!(!player.is_provisional() && PlayerRating::NEW.is_provisional());
    }

    #[test]
    fn surprises_count_more() {
        let player = PlayerRating { rating: 1500.0, deviation: 80.0 };
        let gain = |puzzle| player.after(puzzle, true).rating - player.rating;
        assert!(gain(1900) > gain(1500) && gain(1500) > gain(1100) && gain(1100) > 0.0);
        assert!(player.after(1500, false).rating < player.rating);
        let json = serde_json::to_string(&player).unwrap();
        assert_eq!(serde_json::from_str::<PlayerRating>(&json).unwrap(), player);
    }
}
