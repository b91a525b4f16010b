//! Levels of play, limited by nodes and by noise. There is no time limit, so that they play the
//! same on every machine.

use mad_rules::Position;

use crate::noise::{LevelNoise, NoiseRates, mix};

/// A level of play, from 1 for beginners to 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The parameters of a level.
struct Skill {
    /// The node limit of a turn.
    nodes: u64,
    /// How often its attention lapses, in thousandths of its turns.
    lapses: u16,
    /// How often it overlooks a teleportation while it is attentive, in thousandths.
    teleports: u16,
    /// Its noise in a lapse.
    lapse: NoiseRates,
}

const fn skill(nodes: u64, lapses: u16, teleports: u16, lapse: NoiseRates) -> Skill {
    Skill { nodes, lapses, teleports, lapse }
}

/// The noise of a lapse.
const CARELESS: NoiseRates =
    NoiseRates { dangers: 120, expulsions: 600, teleports: 900, score_deviation: 250 };
/// More overlooked dangers, for level 2.
const HASTY: NoiseRates = NoiseRates { dangers: 150, ..CARELESS };
/// Nearly random scores, for a player who has just learnt how ships move.
const AIMLESS: NoiseRates =
    NoiseRates { dangers: 180, expulsions: 600, teleports: 900, score_deviation: 1500 };

/// The parameters by level. Each step is worth about 235 Elo on 6x4 and 210 on 5x5; `mad ladder`
/// measures them.
const SKILLS: [Skill; 10] = [
    skill(40, 1000, 900, AIMLESS),
    skill(75, 985, 870, HASTY),
    skill(190, 735, 630, CARELESS),
    skill(430, 520, 420, CARELESS),
    skill(1_400, 300, 220, CARELESS),
    skill(4_000, 165, 100, CARELESS),
    skill(14_000, 73, 42, CARELESS),
    skill(40_000, 34, 20, CARELESS),
    skill(105_000, 14, 0, CARELESS),
    skill(250_000, 0, 0, CARELESS),
];

/// Up to this turn of the game every level has noise in its scores, so that openings vary.
const OPENING: u16 = 8;
/// The standard deviation of that noise, in hundredths.
const OPENING_DEVIATION: u16 = 6;

impl Level {
    /// The weakest level.
    pub const LOWEST: Self = Self(1);
    /// The strongest level.
    pub const HIGHEST: Self = Self(10);

    /// The level with this number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 10 { Some(Self(number)) } else { None }
    }

    /// All levels, from the lowest.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..10).map(|index| Self(index + 1))
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn skill(self) -> &'static Skill {
        &SKILLS[self.0 as usize - 1]
    }

    /// Its node limit for a turn.
    #[must_use]
    pub const fn nodes(self) -> u64 {
        self.skill().nodes
    }

    /// Its noise in a search of this position, in a game with this seed.
    pub(crate) fn noise(self, position: &Position, seed: u64) -> LevelNoise {
        let Skill { lapses, teleports, lapse, .. } = *self.skill();
        let seed = mix(mix(seed) ^ position.key());
        let attentive = seed % 1000 >= lapses.into();
        let mut rates =
            if attentive { NoiseRates { teleports, ..NoiseRates::default() } } else { lapse };
        if position.number() <= OPENING {
            rates.score_deviation = rates.score_deviation.max(OPENING_DEVIATION);
        }
        LevelNoise::new(rates, seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_rise_in_every_respect() {
        for pair in SKILLS.windows(2) {
            let [low, high] = pair else { unreachable!() };
            assert!(low.nodes <= high.nodes);
            assert!(low.lapses >= high.lapses && low.teleports >= high.teleports);
            let (worse, better) = (low.lapse, high.lapse);
            assert!(worse.dangers >= better.dangers && worse.expulsions >= better.expulsions);
            assert!(
                worse.teleports >= better.teleports
                    && worse.score_deviation >= better.score_deviation
            );
        }
        assert!(Level::new(8).unwrap().nodes() <= 200_000, "a phone answers in a second");
        assert_eq!((Level::new(0), Level::new(11)), (None, None));
        assert_eq!(Level::all().len(), 10);
        assert_eq!(Level::all().next_back(), Some(Level::HIGHEST));
    }

    #[test]
    fn the_highest_level_has_noise_in_the_opening_only() {
        let start = Position::default();
        assert_ne!(Level::HIGHEST.noise(&start, 1), LevelNoise::NONE, "openings vary");
        let later: Position = "b1112b222/4/4/4/r1112r222/4 r - r 7/40 9".parse().unwrap();
        assert_eq!(Level::HIGHEST.noise(&later, 1), LevelNoise::NONE);
        assert_ne!(Level::LOWEST.noise(&later, 1), Level::LOWEST.noise(&later, 2));
    }
}
