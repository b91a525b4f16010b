//! The computer as a player at the terminal.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use mad_engine::{Engine, Level, Limits, Report};
use mad_rules::{Position, Side, Turn};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom as _, IteratorRandom as _};

use crate::arguments::{Opponent, PlayArgs};

/// The computer player.
pub(super) struct ComputerPlayer {
    pub(super) side: Side,
    algorithm: Algorithm,
    resigns: bool,
    /// The seed of every game; `None` for a random one.
    seed: Option<u64>,
}

/// How it chooses its turns.
enum Algorithm {
    Random(Xoshiro256PlusPlus),
    Engine { engine: Box<Engine>, strength: Strength },
}

/// The strength of the engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Strength {
    Level(Level),
    /// Full strength, with this time for a turn.
    Full(Duration),
}

/// A turn, or a resignation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reply {
    Turn(Turn),
    Resign,
}

/// The default level.
const DEFAULT_LEVEL: u8 = 5;
/// The size of the transposition table in MiB.
const TABLE_MIB: usize = 64;

impl Strength {
    fn new(args: &PlayArgs) -> Option<Self> {
        match args.think {
            Some(seconds) => Some(Self::Full(Duration::from_secs_f64(seconds))),
            None => Level::new(args.level.unwrap_or(DEFAULT_LEVEL)).map(Self::Level),
        }
    }

    fn limits(self) -> Limits {
        match self {
            Self::Level(_) => Limits::default(),
            Self::Full(time) => Limits::time(time),
        }
    }
}

impl Algorithm {
    fn new(args: &PlayArgs) -> Option<Self> {
        let wants_engine = args.level.is_some() || args.think.is_some();
        match args.against.or(wants_engine.then_some(Opponent::Engine))? {
            Opponent::Random => {
                let seeded = args.seed.map(Xoshiro256PlusPlus::seed_from_u64);
                Some(Self::Random(seeded.unwrap_or_else(rand::make_rng)))
            }
            Opponent::Engine => {
                let strength = Strength::new(args)?;
                let mut engine = Box::new(Engine::new(TABLE_MIB));
                engine.set_seed(args.seed.unwrap_or_else(rand::random));
                if let Strength::Level(level) = strength {
                    engine.set_level(Some(level));
                }
                Some(Self::Engine { engine, strength })
            }
        }
    }
}

fn think(engine: &mut Engine, strength: Strength, position: &Position) -> Option<Report> {
    engine.search(position, strength.limits(), &AtomicBool::new(false), |_| {})
}

impl ComputerPlayer {
    /// The computer player, if the arguments ask for one.
    pub(super) fn new(args: &PlayArgs) -> Option<Self> {
        let side = args.side.map_or(Side::Red, Side::from).opponent();
        Some(Self {
            side,
            algorithm: Algorithm::new(args)?,
            resigns: args.resigns,
            seed: args.seed,
        })
    }

    /// Starts another game: clears the transposition table and sets the seed again.
    pub(super) fn new_game(&mut self) {
        if let Algorithm::Engine { engine, .. } = &mut self.algorithm {
            engine.clear();
            engine.set_seed(self.seed.unwrap_or_else(rand::random));
        }
    }

    /// The level; 0 for a player without levels.
    pub(super) fn level(&self) -> u8 {
        match self.strength() {
            Some(Strength::Level(level)) => level.number(),
            Some(Strength::Full(_)) | None => 0,
        }
    }

    /// The strength of the engine; `None` for the random mover.
    pub(super) const fn strength(&self) -> Option<Strength> {
        match self.algorithm {
            Algorithm::Random(_) => None,
            Algorithm::Engine { strength, .. } => Some(strength),
        }
    }

    /// Chooses a turn or resigns; `None` if the game is over.
    pub(super) fn choose(&mut self, position: &Position) -> Option<Reply> {
        match &mut self.algorithm {
            Algorithm::Random(rng) => {
                // Does not exile its own corvette, unless all turns do.
                let turns = position.legal_turns();
                let is_safe = |turn: &&Turn| !position.exiles_own_corvette(**turn);
                let chosen = turns.iter().filter(is_safe).choose(rng).or_else(|| turns.choose(rng));
                chosen.copied().map(Reply::Turn)
            }
            Algorithm::Engine { engine, strength } => {
                let report = think(engine, *strength, position)?;
                let resigns =
                    self.resigns && report.is_hopeless() && engine.confirms_loss(position);
                Some(if resigns { Reply::Resign } else { Reply::Turn(report.best()) })
            }
        }
    }

    /// Returns whether it agrees to the tie-break now. The random mover does if it wins by it.
    pub(super) fn agrees(&mut self, position: &Position) -> bool {
        match &mut self.algorithm {
            Algorithm::Random(_) => position.tie_break_owner() == self.side,
            Algorithm::Engine { engine, strength } => think(engine, *strength, position)
                .is_some_and(|report| report.would_agree(self.side, position)),
        }
    }
}
