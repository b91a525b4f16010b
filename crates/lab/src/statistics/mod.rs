//! What comes of a match.

use std::fmt;

use mad_rules::{Outcome, Side, Victory};

use crate::{Fault, Forfeit, elo};

/// How often each result came, seen from the first contestant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Results {
    /// Victories.
    pub victories: u64,
    /// Semi-victories.
    pub semi_victories: u64,
    /// Semi-defeats.
    pub semi_defeats: u64,
    /// Defeats.
    pub defeats: u64,
}

/// Games that a contestant lost by its own conduct, all of them defeats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Faults {
    /// Losses on time.
    pub time: u64,
    /// Illegal or unreadable turns.
    pub illegal: u64,
    /// Crashes and silence.
    pub failed: u64,
}

/// An estimate with the ends of its 95% interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The estimate.
    pub value: f64,
    /// The upper end.
    pub high: f64,
}

/// The running count of a match, seen from the first contestant.
///
/// A pair is the two games of one opening with sides swapped. Its games share what the opening
/// gives away, so error bars come from how pairs vary, not single games.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    results: Results,
    faults: [Faults; 2],
    /// Pairs by their quarters, from two defeats (0) to two victories (8).
    pairs: [u64; 9],
}

impl Statistics {
    /// 1.96 standard deviations leave 5% outside.
    const WIDTH: f64 = 1.96;

    /// Counts a game in which the first contestant had this side; returns its quarters, for
    /// [`add_pair`](Self::add_pair).
    pub fn add_game(&mut self, first: Side, outcome: Outcome, forfeit: Option<&Forfeit>) -> u8 {
        let counter = match (outcome.victory(), outcome.winner == first) {
            (Victory::Full, true) => &mut self.results.victories,
            (Victory::Semi, true) => &mut self.results.semi_victories,
            (Victory::Semi, false) => &mut self.results.semi_defeats,
            (Victory::Full, false) => &mut self.results.defeats,
        };
        *counter += 1;
        if let Some(forfeit) = forfeit {
            let faults = &mut self.faults[usize::from(forfeit.side != first)];
            match forfeit.fault {
                Fault::Time { .. } => faults.time += 1,
                Fault::Illegal(_) => faults.illegal += 1,
                Fault::Failed(_) => faults.failed += 1,
            }
        }
        outcome.score_quarters(first)
    }

    /// Counts the two games of an opening as a pair, by the quarters of each.
    pub fn add_pair(&mut self, quarters: [u8; 2]) {
        let sum = quarters.map(usize::from).iter().sum::<usize>();
        self.pairs[sum.min(8)] += 1;
    }

    /// How often each result came.
    #[must_use]
    pub const fn results(&self) -> Results {
        self.results
    }

    /// What the first and the second contestant lost by their own conduct.
    #[must_use]
    pub const fn faults(&self) -> [Faults; 2] {
        self.faults
    }

    /// The games counted.
    #[must_use]
    pub const fn game_count(&self) -> u64 {
        let Results { victories, semi_victories, semi_defeats, defeats } = self.results;
        victories + semi_victories + semi_defeats + defeats
    }

    /// Pairs by their quarters, from two defeats (0) to two victories (8).
    #[must_use]
    pub const fn pairs(&self) -> [u64; 9] {
        self.pairs
    }

    /// The complete pairs counted.
    #[must_use]
    pub fn pair_count(&self) -> u64 {
        self.pairs.iter().sum()
    }

    /// The score of all games, from 0 to 1; one half without games.
    #[must_use]
    pub fn score(&self) -> f64 {
        let Results { victories, semi_victories, semi_defeats, .. } = self.results;
        match self.game_count() {
            0 => 0.5,
            games => {
                (4 * victories + 3 * semi_victories + semi_defeats) as f64 / (4 * games) as f64
            }
        }
    }

    /// The pairs with their scores from 0 to 1.
    fn weighted(&self) -> impl Iterator<Item = (f64, f64)> {
        self.pairs
            .iter()
            .enumerate()
            .map(|(quarters, &count)| (quarters as f64 / 8.0, count as f64))
    }

    /// The mean score of the pairs, from 0 to 1.
    #[must_use]
    pub fn pair_mean(&self) -> Option<f64> {
        let pairs = self.pair_count();
        let sum: f64 = self.weighted().map(|(score, count)| score * count).sum();
        (pairs > 0).then(|| sum / pairs as f64)
    }

    /// The sample variance of the pairs' scores; `None` below two pairs.
    #[must_use]
    pub fn pair_variance(&self) -> Option<f64> {
        let mean = self.pair_mean()?;
        let squares: f64 =
            self.weighted().map(|(score, count)| count * (score - mean).powi(2)).sum();
        let pairs = self.pair_count();
        (pairs > 1).then(|| squares / (pairs - 1) as f64)
    }

    /// The sample variance, but at least 1/4 divided by the pairs: as if one of them had been off
    /// by half the scale. Otherwise a few pairs that happen to be alike would prove everything.
    #[must_use]
    pub fn cautious_variance(&self) -> Option<f64> {
        let least = 0.25 / self.pair_count() as f64;
        self.pair_variance().map(|variance| variance.max(least))
    }

    /// The mean score of the pairs with its 95% interval; `None` below two pairs.
    #[must_use]
    pub fn pair_score(&self) -> Option<Interval> {
        let value = self.pair_mean()?;
        let error = Self::WIDTH * (self.cautious_variance()? / self.pair_count() as f64).sqrt();
        Some(Interval { low: (value - error).max(0.0), value, high: (value + error).min(1.0) })
    }

    /// The Elo difference with its 95% interval, from complete pairs; infinite where the score is
    /// 0 or 1; `None` below two pairs.
    #[must_use]
    pub fn elo(&self) -> Option<Interval> {
        let Interval { low, value, high } = self.pair_score()?;
        Some(Interval { low: elo(low), value: elo(value), high: elo(high) })
    }
}

/// `162 games: 97.5%, 150 victories, 6 semi-victories, 2 semi-defeats, 4 defeats; Elo …`, for logs.
impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Results { victories, semi_victories, semi_defeats, defeats } = self.results;
        write!(f, "{} games: {:.1}%", self.game_count(), 100.0 * self.score())?;
        write!(f, ", {victories} victories, {semi_victories} semi-victories")?;
        write!(f, ", {semi_defeats} semi-defeats, {defeats} defeats")?;
        if let Some(Interval { low, value, high }) = self.elo() {
            write!(f, "; Elo {value:+.0} ({low:+.0} to {high:+.0})")?;
        }
        for (faults, who) in self.faults.iter().zip(["first", "second"]) {
            let Faults { time, illegal, failed } = faults;
            if *faults != Faults::default() {
                write!(f, "; {who}: {time} on time, {illegal} illegal, {failed} failed")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
