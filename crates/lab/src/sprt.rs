//! The Elo scale and the sequential probability ratio test (SPRT).

use crate::Statistics;

/// The Elo difference of an expected score between 0 and 1; infinite at 0 and 1.
#[must_use]
pub fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score.clamp(0.0, 1.0) - 1.0).log10()
}

/// The expected score, between 0 and 1, of an Elo difference.
#[must_use]
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test of the hypotheses that the first contestant is better by
/// `elo1`, or only by `elo0`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The Elo difference of the null hypothesis.
    pub elo0: f64,
    /// The Elo difference of the alternative hypothesis, above `elo0`.
    pub elo1: f64,
    /// Rate of false positives (`elo1` accepted though `elo0` is true), between 0 and 1.
    pub alpha: f64,
    /// Rate of false negatives (`elo0` accepted though `elo1` is true), between 0 and 1.
    pub beta: f64,
}

/// The decision of a sequential test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// `elo1` is accepted: the first contestant is better.
    Better,
    /// `elo0` is accepted: the first contestant is not better.
    NotBetter,
}

impl Sprt {
    /// A test with the usual error rates of 5%.
    #[must_use]
    pub const fn new(elo0: f64, elo1: f64) -> Self {
        Self { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    /// The log-likelihood ratios at which the test ends: lower and upper.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of `elo1` to `elo0` after these games, with pair scores modelled as
    /// normally distributed with their sample variance
    /// ([`floored_variance`](Statistics::floored_variance)). 0 below two pairs.
    #[must_use]
    pub fn log_likelihood_ratio(&self, statistics: &Statistics) -> f64 {
        let (Some(mean), Some(variance)) = (statistics.pair_mean(), statistics.floored_variance())
        else {
            return 0.0;
        };
        let (score0, score1) = (expected_score(self.elo0), expected_score(self.elo1));
        let pairs = statistics.pair_count() as f64;
        pairs * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance)
    }

    /// The decision after these games; `None` while the ratio is between the bounds.
    #[must_use]
    pub fn verdict(&self, statistics: &Statistics) -> Option<Verdict> {
        let ratio = self.log_likelihood_ratio(statistics);
        let (lower, upper) = self.bounds();
        if ratio >= upper {
            Some(Verdict::Better)
        } else if ratio <= lower {
            Some(Verdict::NotBetter)
        } else {
            None
        }
    }
}
