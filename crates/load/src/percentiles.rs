//! Percentiles of durations.

use std::fmt;
use std::time::Duration;

/// Durations, in no order.
#[derive(Debug, Default)]
pub(crate) struct Durations(Vec<Duration>);

impl Durations {
    pub(crate) fn add(&mut self, duration: Duration) {
        self.0.push(duration);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The duration that this part of all durations does not exceed.
    pub(crate) fn percentile(&mut self, part: f64) -> Duration {
        self.0.sort_unstable();
        let index = (self.0.len() as f64 * part).ceil() as usize;
        self.0.get(index.saturating_sub(1)).copied().unwrap_or_default()
    }

    /// Median, 95%, 99% and maximum.
    pub(crate) fn summary(&mut self) -> Summary {
        Summary([0.5, 0.95, 0.99, 1.0].map(|part| self.percentile(part)))
    }
}

/// Percentiles that are printed.
pub(crate) struct Summary([Duration; 4]);

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [median, p95, p99, most] = self.0.map(|duration| duration.as_secs_f64() * 1_000.0);
        write!(f, "median {median:.1} ms, p95 {p95:.1} ms, p99 {p99:.1} ms, max {most:.1} ms")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_of_a_hundred() {
        let mut durations = Durations::default();
        (1..=100).rev().for_each(|number| durations.add(Duration::from_millis(number)));
        for (part, milliseconds) in [(0.5, 50), (0.99, 99), (1.0, 100), (0.0, 1)] {
            assert_eq!(durations.percentile(part), Duration::from_millis(milliseconds));
        }
        assert_eq!(Durations::default().percentile(0.5), Duration::ZERO);
    }
}
