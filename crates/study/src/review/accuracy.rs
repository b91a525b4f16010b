//! Accuracy: how close to the best the turns of a side were, in per cent.

/// The accuracy of a side in a game, from 0 to 100.
///
/// A turn that loses nothing counts 100; each further 12 percentage points of the expected result that it
/// loses halve it. The accuracy of the game is the mean of the mean and the harmonic mean of its
/// turns, so that one great blunder counts more than its share.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Accuracy(f64);

/// The loss that halves the accuracy of a turn.
const HALVING_LOSS: f64 = 0.12;
/// The least accuracy of a turn: it bounds the harmonic mean.
const LEAST: f64 = 1.0;

impl Accuracy {
    /// The accuracy of turns with these losses; `None` without turns.
    #[must_use]
    pub fn of(losses: &[f64]) -> Option<Self> {
        if losses.is_empty() {
            return None;
        }
        let count = losses.len() as f64;
        let turns = losses.iter().map(|loss| (100.0 * (-loss / HALVING_LOSS).exp2()).max(LEAST));
        let mean = turns.clone().sum::<f64>() / count;
        let harmonic = count / turns.map(|accuracy| 1.0 / accuracy).sum::<f64>();
        Some(Self(f64::midpoint(mean, harmonic)))
    }

    /// The number, from 0 to 100.
    #[must_use]
    pub const fn percent(self) -> f64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accuracy_falls_with_what_is_lost() {
        let percent = |losses: &[f64]| Accuracy::of(losses).unwrap().percent();
        assert!((percent(&[0.0, 0.0]) - 100.0).abs() < 1e-9);
        assert!((percent(&[0.12]) - 50.0).abs() < 1e-9);
        assert!(percent(&[0.0, 0.0, 0.0, 1.0]) < percent(&[0.1; 4]));
        assert!(percent(&[1.0; 3]) > 0.0);
        assert_eq!(Accuracy::of(&[]), None);
    }
}
