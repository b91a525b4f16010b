//! Statistics of a match: results, score and Elo by pairs of games.

use std::fmt;
use std::ops::AddAssign;

use mad_rules::{Outcome, Side, Victory};

use crate::{Fault, Forfeit, elo};

/// Counts of each result, from the view of the first contestant.
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

/// Games that a contestant forfeited, all of them defeats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Faults {
    /// Losses on time.
    pub time: u64,
    /// Illegal or unreadable turns.
    pub illegal: u64,
    /// Crashes and missing answers.
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

/// Running statistics of a match, from the view of the first contestant.
///
/// A pair is the two games of one opening with sides swapped. The games of a pair are not
/// independent, since the opening may favour a side, so error bars come from the variance of pair
/// scores. This is the pentanomial model of chess engine testing with nine results for a pair
/// instead of five, because a game has four results here, worth 4, 3, 1 and 0 quarter points.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statistics {
    results: Results,
    faults: [Faults; 2],
    /// Number of pairs for each sum of quarter points, from two defeats (0) to two victories (8).
    pairs: [u64; 9],
}

impl Statistics {
    /// Half the width of a 95% interval of the normal distribution, in standard deviations.
    const WIDTH: f64 = 1.96;

    /// Counts a game in which the first contestant had this side. Returns its quarter points, for
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

    /// Counts the two games of an opening as a pair, by the quarter points of each.
    pub fn add_pair(&mut self, quarters: [u8; 2]) {
        let sum = quarters.map(usize::from).iter().sum::<usize>();
        self.pairs[sum.min(8)] += 1;
    }

    /// Counts of each result.
    #[must_use]
    pub const fn results(&self) -> Results {
        self.results
    }

    /// Forfeits of the first and the second contestant.
    #[must_use]
    pub const fn faults(&self) -> [Faults; 2] {
        self.faults
    }

    /// Number of games.
    #[must_use]
    pub const fn game_count(&self) -> u64 {
        let Results { victories, semi_victories, semi_defeats, defeats } = self.results;
        victories + semi_victories + semi_defeats + defeats
    }

    /// Number of pairs for each sum of quarter points, from two defeats (0) to two victories (8).
    #[must_use]
    pub const fn pairs(&self) -> [u64; 9] {
        self.pairs
    }

    /// Number of complete pairs.
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

    /// The sample variance with a floor of 1/4 divided by the number of pairs, the contribution of
    /// one pair that is off by half the scale. Without a floor a few equal pairs would give a
    /// variance of 0 and end any test.
    #[must_use]
    pub fn floored_variance(&self) -> Option<f64> {
        let least = 0.25 / self.pair_count() as f64;
        self.pair_variance().map(|variance| variance.max(least))
    }

    /// The mean score of the pairs with its 95% interval; `None` below two pairs.
    #[must_use]
    pub fn pair_score(&self) -> Option<Interval> {
        let value = self.pair_mean()?;
        let error = Self::WIDTH * (self.floored_variance()? / self.pair_count() as f64).sqrt();
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

/// Adds the games and pairs of another match, for example on another board.
impl AddAssign<&Self> for Statistics {
    fn add_assign(&mut self, other: &Self) {
        let Results { victories, semi_victories, semi_defeats, defeats } = other.results;
        self.results.victories += victories;
        self.results.semi_victories += semi_victories;
        self.results.semi_defeats += semi_defeats;
        self.results.defeats += defeats;
        for (faults, other) in self.faults.iter_mut().zip(other.faults) {
            faults.time += other.time;
            faults.illegal += other.illegal;
            faults.failed += other.failed;
        }
        for (count, other) in self.pairs.iter_mut().zip(other.pairs) {
            *count += other;
        }
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
