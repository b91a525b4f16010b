//! What a player of limited skill overlooks.

use mad_rules::{Position, Turn};

use crate::value::{PER_CENTI, Value};

/// How well a player sees. What it overlooks is left to chance, but settled for the whole of a
/// search: a turn that is not seen is not seen anywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sight {
    /// What chance begins with; nothing for a player that sees everything.
    salt: u64,
    blur: Blur,
}

/// How often things are overlooked, in thousandths, and how far opinions stray.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Blur {
    /// Positions in which a corvette could be expelled.
    pub(crate) dangers: u16,
    /// Expulsions of other ships.
    pub(crate) expulsions: u16,
    /// Teleportations, alone or as a bonus.
    pub(crate) teleports: u16,
    /// The standard deviation of the opinion on a turn, in hundredths.
    pub(crate) noise: u16,
}

impl Sight {
    /// Sees everything.
    pub(crate) const PERFECT: Self =
        Self { salt: 0, blur: Blur { dangers: 0, expulsions: 0, teleports: 0, noise: 0 } };

    /// A player's sight in one search.
    pub(crate) fn new(blur: Blur, seed: u64) -> Self {
        if blur == Blur::default() {
            return Self::PERFECT;
        }
        Self { salt: mix(seed) | 1, blur }
    }

    #[inline]
    pub(crate) const fn is_perfect(&self) -> bool {
        self.salt == 0
    }

    /// What the table must tell apart, besides positions: what is found with one sight is no
    /// use to another.
    #[inline]
    pub(crate) const fn salt(&self) -> u64 {
        self.salt
    }

    /// Whether it does not see that a corvette could be expelled in this position.
    #[inline]
    pub(crate) fn overlooks_danger(&self, position: &Position) -> bool {
        !self.is_perfect() && self.chance(position.key(), self.blur.dangers)
    }

    /// Whether it does not think of this turn. The expulsion of a corvette is not among those:
    /// it is a danger seen or not.
    #[inline]
    pub(crate) fn overlooks(&self, turn: Turn, expels: bool) -> bool {
        if self.is_perfect() {
            return false;
        }
        let bits = u64::from(turn.to_bits());
        expels && self.chance(bits << 20, self.blur.expulsions)
            || turn.cycle().is_some() && self.chance(bits << 40, self.blur.teleports)
    }

    /// How much better or worse a turn at the root seems than it is.
    pub(crate) fn mood(&self, turn: Turn) -> Value {
        if self.is_perfect() {
            return 0;
        }
        bell(mix(self.salt ^ u64::from(turn.to_bits()) << 4), self.blur.noise)
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
        let blur = Blur { teleports: 300, noise: 50, ..Blur::default() };
        let many = (0..10_000).map(|seed| Sight::new(blur, seed));
        let missed = many.clone().filter(|sight| sight.overlooks(turn, false)).count();
        assert!((2_800..3_200).contains(&missed), "{missed}");
        let moods: Vec<f64> =
            many.map(|sight| f64::from(sight.mood(turn)) / f64::from(PER_CENTI)).collect();
        let mean = moods.iter().sum::<f64>() / 10_000.0;
        let square = moods.iter().map(|mood| mood * mood).sum::<f64>() / 10_000.0;
        assert!(mean.abs() < 2.0, "{mean}");
        assert!((square.sqrt() - 50.0).abs() < 2.0, "{square}");
        assert!(moods.iter().all(|mood| mood.abs() < 200.0));
    }

    #[test]
    fn perfect_sight_overlooks_nothing() {
        let sight = Sight::new(Blur::default(), 7);
        assert_eq!(sight, Sight::PERFECT);
        let turn: Turn = "112-221".parse().unwrap();
        assert!(!sight.overlooks(turn, true) && sight.mood(turn) == 0);
        assert!(!sight.overlooks_danger(&Position::default()));
    }
}
