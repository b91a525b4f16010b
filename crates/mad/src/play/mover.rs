//! The computer as a player at the terminal.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use mad_engine::{Engine, Limits};
use mad_rules::{Position, Side, Turn};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom as _, IteratorRandom as _};

use crate::arguments::{Opponent, PlayArgs};

/// The computer player.
pub(super) struct Mover {
    pub(super) side: Side,
    mind: Mind,
}

/// How it chooses its turns.
enum Mind {
    Random(Xoshiro256PlusPlus),
    Engine { engine: Box<Engine>, time: Duration },
}

/// How long the engine thinks about a turn unless told otherwise.
const THINK: f64 = 1.0;
/// Its memory for positions, in MiB.
const TABLE: usize = 64;

impl Mind {
    fn new(opponent: Opponent, args: &PlayArgs) -> Self {
        match opponent {
            Opponent::Random => {
                let seeded = args.seed.map(Xoshiro256PlusPlus::seed_from_u64);
                Self::Random(seeded.unwrap_or_else(rand::make_rng))
            }
            Opponent::Engine => {
                let time = Duration::from_secs_f64(args.think.unwrap_or(THINK));
                Self::Engine { engine: Box::new(Engine::new(TABLE)), time }
            }
        }
    }

    fn choose(&mut self, position: &Position) -> Option<Turn> {
        match self {
            Self::Random(rng) => {
                // Even a random mover does not throw its corvette away.
                let turns = position.legal_turns();
                let sane = |turn: &&Turn| !position.exiles_own_corvette(**turn);
                turns.iter().filter(sane).choose(rng).or_else(|| turns.choose(rng)).copied()
            }
            Self::Engine { engine, time } => {
                let stop = AtomicBool::new(false);
                let report = engine.search(position, Limits::time(*time), &stop, |_| {})?;
                Some(report.best())
            }
        }
    }
}

impl Mover {
    /// The player of the other side, if the arguments ask for one.
    pub(super) fn new(args: &PlayArgs) -> Option<Self> {
        let mind = Mind::new(args.against?, args);
        Some(Self { side: Side::from(args.side).opponent(), mind })
    }

    /// Its turn; `None` when the game is over.
    pub(super) fn choose(&mut self, position: &Position) -> Option<Turn> {
        self.mind.choose(position)
    }
}
