//! What a player of limited skill overlooks.

use mad_rules::{Position, Turn};

use crate::value::{PER_CENTI, Value};

/// How well a player sees. What it overlooks is left to chance, but settled for the whole of a
/// search: a turn that is not seen is not seen anywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LevelNoise {
    /// What chance begins with; nothing for a player that sees everything.
    salt: u64,
    rates: NoiseRates,
}

/// How often things are overlooked, in thousandths, and how far opinions stray.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct NoiseRates {
    /// Positions in which a corvette could be expelled.
    pub(crate) dangers: u16,
    /// Expulsions of other ships.
    pub(crate) expulsions: u16,
    /// Teleportations, alone or as a bonus.
    pub(crate) teleports: u16,
    /// The standard deviation of the opinion on a turn, in hundredths.
    pub(crate) score_deviation: u16,
}

impl LevelNoise {
    /// Sees everything.
    pub(crate) const NONE: Self = Self {
        salt: 0,
        rates: NoiseRates { dangers: 0, expulsions: 0, teleports: 0, score_deviation: 0 },
    };

    /// A player's noise in one search.
    pub(crate) fn new(rates: NoiseRates, seed: u64) -> Self {
        if rates == NoiseRates::default() {
            return Self::NONE;
        }
        Self { salt: mix(seed) | 1, rates }
    }

    #[inline]
    pub(crate) const fn is_none(&self) -> bool {
        self.salt == 0
    }

    /// What the table must tell apart, besides positions: what is found with one noise is no
    /// use to another.
    #[inline]
    pub(crate) const fn salt(&self) -> u64 {
        self.salt
    }

    /// Whether it does not see that a corvette could be expelled in this position.
    #[inline]
    pub(crate) fn overlooks_danger(&self, position: &Position) -> bool {
        !self.is_none() && self.chance(position.key(), self.rates.dangers)
    }

    /// Whether it does not think of this turn. The expulsion of a corvette is not among those:
    /// it is a danger seen or not.
    #[inline]
    pub(crate) fn overlooks(&self, turn: Turn, expels: bool) -> bool {
        if self.is_none() {
            return false;
        }
        let bits = u64::from(turn.to_bits());
        expels && self.chance(bits << 20, self.rates.expulsions)
            || turn.cycle().is_some() && self.chance(bits << 40, self.rates.teleports)
    }

    /// How much better or worse a turn at the root seems than it is.
    pub(crate) fn score_noise(&self, turn: Turn) -> Value {
        if self.is_none() {
            return 0;
        }
        bell(mix(self.salt ^ u64::from(turn.to_bits()) << 4), self.rates.score_deviation)
    }

    fn chance(&self, what: u64, thousandths: u16) -> bool {
        thousandths > 0 && mix(self.salt ^ what) % 1000 < thousandths.into()
    }
}

/// A value from a bell curve with this standard deviation in hundredths, by 64 even chances.
pub(crate) fn bell(bits: u64, deviation: u16) -> Value {
    // The sum of four even chances is close to a bell curve; its own deviation is 37837.
    let sum: i64 = (0..4).map(|part| (bits >> (16 * part) & 0xffff) as i64 - 0x7fff).sum();
    (sum * i64::from(deviation) * i64::from(PER_CENTI) / 37_837) as Value
}

/// Scatters a number: every bit of it changes every bit of the result.
pub(crate) const fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_what_they_say() {
        let turn: Turn = "112-221".parse().unwrap();
        let rates = NoiseRates { teleports: 300, score_deviation: 50, ..NoiseRates::default() };
        let many = (0..10_000).map(|seed| LevelNoise::new(rates, seed));
        let missed = many.clone().filter(|noise| noise.overlooks(turn, false)).count();
        assert!((2_800..3_200).contains(&missed), "{missed}");
        let moods: Vec<f64> =
            many.map(|noise| f64::from(noise.score_noise(turn)) / f64::from(PER_CENTI)).collect();
        let mean = moods.iter().sum::<f64>() / 10_000.0;
        let square =
            moods.iter().map(|score_noise| score_noise * score_noise).sum::<f64>() / 10_000.0;
        assert!(mean.abs() < 2.0, "{mean}");
        assert!((square.sqrt() - 50.0).abs() < 2.0, "{square}");
        assert!(moods.iter().all(|score_noise| score_noise.abs() < 200.0));
    }

    #[test]
    fn no_noise_overlooks_nothing() {
        let noise = LevelNoise::new(NoiseRates::default(), 7);
        assert_eq!(noise, LevelNoise::NONE);
        let turn: Turn = "112-221".parse().unwrap();
        assert!(!noise.overlooks(turn, true) && noise.score_noise(turn) == 0);
        assert!(!noise.overlooks_danger(&Position::default()));
    }
}
