//! Estimates with error bars.

use mad_engine::Score;

use crate::Interval;

/// Half the width of a 95% interval of the normal distribution, in standard deviations.
const WIDTH: f64 = 1.96;

/// The same score for the other side.
pub(super) const fn negated(score: Score) -> Score {
    match score {
        Score::Centi(centi) => Score::Centi(-centi),
        Score::Win(turns) => Score::Win(-turns),
        Score::Semi(turns) => Score::Semi(-turns),
    }
}

/// The mean of independent values with its 95% interval; `None` below two values.
#[must_use]
pub fn mean(values: &[f64]) -> Option<Interval> {
    mean_with_floor(values, 0.0)
}

/// The mean of results of games with its 95% interval. As in [`Statistics`](crate::Statistics), the
/// variance is at least 1/4 divided by the number of games: without a floor a few equal results
/// would have no error.
#[must_use]
pub fn mean_result(results: &[f64]) -> Option<Interval> {
    mean_with_floor(results, 0.25 / results.len().max(1) as f64)
}

fn mean_with_floor(values: &[f64], least_variance: f64) -> Option<Interval> {
    let count = values.len() as f64;
    if values.len() < 2 {
        return None;
    }
    let value = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|other| (other - value).powi(2)).sum::<f64>() / (count - 1.0);
    let error = WIDTH * (variance.max(least_variance) / count).sqrt();
    Some(Interval { low: value - error, value, high: value + error })
}

/// A share with its 95% interval by Wilson's formula, which holds for few cases and for shares
/// near 0 and 1; `None` without cases.
#[must_use]
pub fn share(count: u64, total: u64) -> Option<Interval> {
    if total == 0 {
        return None;
    }
    let (total, value) = (total as f64, count as f64 / total as f64);
    let square = WIDTH * WIDTH;
    let centre = (value + square / (2.0 * total)) / (1.0 + square / total);
    let half = WIDTH / (1.0 + square / total)
        * (value * (1.0 - value) / total + square / (4.0 * total * total)).sqrt();
    Some(Interval { low: (centre - half).max(0.0), value, high: (centre + half).min(1.0) })
}

/// The smallest value that at least this share of the sorted values does not exceed.
#[must_use]
pub fn quantile(sorted: &[usize], share: f64) -> Option<usize> {
    let rank = (share * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.saturating_sub(1)).copied()
}

/// What an expected result means, from red's view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Blue's expected result is 80% or more.
    BlueWinning,
    /// Blue's expected result is from 60% to 80%.
    BlueBetter,
    /// Both sides expect less than 60%.
    Even,
    /// Red's expected result is from 60% to 80%.
    RedBetter,
    /// Red's expected result is 80% or more.
    RedWinning,
}

impl Verdict {
    /// The verdict on an expected result of red.
    #[must_use]
    pub fn of(red: f64) -> Self {
        // A hundredth of a per cent: 1 - 0.8 is not 0.2 in floating point.
        match (red * 10_000.0).round() as i64 {
            ..=2_000 => Self::BlueWinning,
            2_001..=4_000 => Self::BlueBetter,
            4_001..6_000 => Self::Even,
            6_000..8_000 => Self::RedBetter,
            _ => Self::RedWinning,
        }
    }

    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BlueWinning => "blue winning",
            Self::BlueBetter => "blue better",
            Self::Even => "even",
            Self::RedBetter => "red better",
            Self::RedWinning => "red winning",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: Option<Interval>, expected: [f64; 3]) {
        let Interval { low, value, high } = found.unwrap();
        for (found, expected) in [low, value, high].iter().zip(expected) {
            assert!((found - expected).abs() < 1e-4, "{found}, not {expected}");
        }
    }

    #[test]
    fn means_by_hand() {
        // Squared distances from 1/2: 4 * 1/4; the variance is 1/3, the error 1.96 * sqrt(1/12).
        near(mean(&[0.0, 1.0, 0.0, 1.0]), [-0.065_80, 0.5, 1.065_80]);
        near(mean(&[0.25; 9]), [0.25; 3]);
        assert!(mean(&[0.3]).is_none() && mean(&[]).is_none());
        // Ten equal results: 1.96 * sqrt(0.025 / 10).
        near(mean_result(&[0.25; 10]), [0.152, 0.25, 0.348]);
        near(mean_result(&[0.0, 1.0, 0.0, 1.0]), [-0.065_80, 0.5, 1.065_80]);
    }

    #[test]
    fn shares_by_hand() {
        // Wilson's interval for 1 of 10, from published tables.
        near(share(1, 10), [0.017_87, 0.1, 0.404_15]);
        near(share(0, 10), [0.0, 0.0, 0.277_53]);
        near(share(10, 10), [0.722_47, 1.0, 1.0]);
        assert!(share(0, 0).is_none());
    }

    #[test]
    fn quantiles_are_values() {
        let sorted = [1, 2, 3, 4];
        assert_eq!(quantile(&sorted, 0.5), Some(2));
        assert_eq!(quantile(&sorted, 0.51), Some(3));
        assert_eq!((quantile(&sorted, 0.0), quantile(&sorted, 1.0)), (Some(1), Some(4)));
        assert_eq!(quantile(&[], 0.5), None);
    }

    #[test]
    fn expected_results_are_symmetric() {
        let scores = [Score::Centi(37), Score::Win(3), Score::Semi(5), Score::Centi(0)];
        for score in scores {
            let sum = score.expected_result() + negated(score).expected_result();
            assert!((sum - 1.0).abs() < 1e-9, "{score}");
        }
        assert!((Score::Centi(100).expected_result() - 0.731).abs() < 1e-3);
        let semi = Score::Centi(Score::SEMI_CENTI).expected_result();
        assert!((semi - 0.75).abs() < 0.001);
    }

    #[test]
    fn verdicts_are_symmetric() {
        for (red, verdict) in [
            (1.0, Verdict::RedWinning),
            (0.8, Verdict::RedWinning),
            (0.79, Verdict::RedBetter),
            (0.6, Verdict::RedBetter),
            (0.5, Verdict::Even),
            (0.4, Verdict::BlueBetter),
            (0.2, Verdict::BlueWinning),
        ] {
            assert_eq!(Verdict::of(red), verdict, "{red}");
            let mirrored = Verdict::of(1.0 - red);
            assert_eq!(mirrored as i32, 4 - verdict as i32, "{red}");
        }
    }
}
