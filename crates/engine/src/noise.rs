//! Level noise: what a player of limited skill overlooks, and the noise in its scores.

use mad_rules::{Position, Turn};

use crate::value::{PER_CENTI, Value};

/// Kinds of turns that a search does not know, neither for itself nor for its opponent: to measure
/// what they are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BlindSpots {
    /// Permutations.
    pub permutations: bool,
    /// Rotations.
    pub rotations: bool,
    /// Bonus turns.
    pub bonuses: bool,
}

impl BlindSpots {
    const NONE: Self = Self { permutations: false, rotations: false, bonuses: false };

    #[inline]
    fn hide(self, turn: Turn) -> bool {
        match turn.cycle() {
            None => false,
            Some(_) if turn.squares_moved().is_some() => self.bonuses,
            Some(cycle) if cycle.is_permutation() => self.permutations,
            Some(_) => self.rotations,
        }
    }
}

/// The noise of a level in one search. It is pseudo-random but fixed for the search: a turn that is
/// overlooked is overlooked in the whole tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LevelNoise {
    /// The seed of the search; 0 without noise.
    salt: u64,
    rates: NoiseRates,
    blind_spots: BlindSpots,
}

/// How often a level overlooks things, in thousandths, and the noise in its scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct NoiseRates {
    /// Positions in which a corvette could be expelled.
    pub(crate) dangers: u16,
    /// Expulsions of other ships.
    pub(crate) expulsions: u16,
    /// Teleportations, alone or as a bonus.
    pub(crate) teleports: u16,
    /// The standard deviation of the noise added to the score of a root turn, in hundredths.
    pub(crate) score_deviation: u16,
}

impl LevelNoise {
    /// No noise: full strength.
    pub(crate) const NONE: Self = Self {
        salt: 0,
        rates: NoiseRates { dangers: 0, expulsions: 0, teleports: 0, score_deviation: 0 },
        blind_spots: BlindSpots::NONE,
    };

    /// The noise of one search.
    pub(crate) fn new(rates: NoiseRates, seed: u64) -> Self {
        if rates == NoiseRates::default() {
            return Self::NONE;
        }
        Self { salt: mix(seed) | 1, rates, blind_spots: BlindSpots::NONE }
    }

    /// The same noise with blind spots.
    pub(crate) fn with_blind_spots(self, blind_spots: BlindSpots) -> Self {
        if blind_spots == BlindSpots::NONE {
            return self;
        }
        Self { salt: self.salt | 1, blind_spots, ..self }
    }

    #[inline]
    pub(crate) const fn is_none(&self) -> bool {
        self.salt == 0
    }

    /// Distinguishes the keys in the transposition table: entries found with other noise are of no
    /// use.
    #[inline]
    pub(crate) const fn salt(&self) -> u64 {
        self.salt
    }

    /// Returns whether it overlooks that a corvette could be expelled in this position.
    #[inline]
    pub(crate) fn overlooks_danger(&self, position: &Position) -> bool {
        !self.is_none() && self.occurs(position.key(), self.rates.dangers)
    }

    /// Returns whether it overlooks this turn. Expulsions of a corvette are decided by
    /// [`overlooks_danger`](Self::overlooks_danger) instead.
    #[inline]
    pub(crate) fn overlooks(&self, turn: Turn, expels: bool) -> bool {
        if self.is_none() {
            return false;
        }
        if self.blind_spots.hide(turn) {
            return true;
        }
        let bits = u64::from(turn.to_bits());
        expels && self.occurs(bits << 20, self.rates.expulsions)
            || turn.cycle().is_some() && self.occurs(bits << 40, self.rates.teleports)
    }

    /// The noise in the score of a root turn.
    pub(crate) fn score_noise(&self, turn: Turn) -> Value {
        if self.is_none() {
            return Value::ZERO;
        }
        normal(mix(self.salt ^ u64::from(turn.to_bits()) << 4), self.rates.score_deviation)
    }

    /// A pseudo-random event with this probability in thousandths.
    fn occurs(&self, event: u64, thousandths: u16) -> bool {
        thousandths > 0 && mix(self.salt ^ event) % 1000 < thousandths.into()
    }
}

/// A value from an approximate normal distribution with this standard deviation in hundredths, by
/// 64 random bits.
fn normal(bits: u64, deviation: u16) -> Value {
    // The sum of four uniform numbers is nearly normal; its standard deviation is 37837.
    let sum: i64 = (0..4).map(|part| (bits >> (16 * part) & 0xffff) as i64 - 0x7fff).sum();
    Value::from_eighths((sum * i64::from(deviation) * i64::from(PER_CENTI) / 37_837) as i32)
}

/// The finaliser of SplitMix64: every bit of the number affects every bit of the result.
pub(crate) const fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_and_deviation_are_as_set() {
        let turn: Turn = "112-221".parse().unwrap();
        let rates = NoiseRates { teleports: 300, score_deviation: 50, ..NoiseRates::default() };
        let many = (0..10_000).map(|seed| LevelNoise::new(rates, seed));
        let missed = many.clone().filter(|noise| noise.overlooks(turn, false)).count();
        assert!((2_800..3_200).contains(&missed), "{missed}");
        let centi = |value: Value| f64::from(value.eighths()) / f64::from(PER_CENTI);
        let scores: Vec<f64> = many.map(|noise| centi(noise.score_noise(turn))).collect();
        let mean = scores.iter().sum::<f64>() / 10_000.0;
        let square = scores.iter().map(|score| score * score).sum::<f64>() / 10_000.0;
        assert!(mean.abs() < 2.0, "{mean}");
        assert!((square.sqrt() - 50.0).abs() < 2.0, "{square}");
        assert!(scores.iter().all(|score| score.abs() < 200.0));
    }

    #[test]
    fn without_noise_nothing_is_overlooked() {
        let noise = LevelNoise::new(NoiseRates::default(), 7);
        assert_eq!(noise, LevelNoise::NONE);
        let turn: Turn = "112-221".parse().unwrap();
        assert!(!noise.overlooks(turn, true) && noise.score_noise(turn) == Value::ZERO);
        assert!(!noise.overlooks_danger(&Position::default()));
    }
}
