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
pub(super) struct Mover {
    pub(super) side: Side,
    mind: Mind,
    resigns: bool,
    /// What chance begins with in every game, if that was asked for.
    seed: Option<u64>,
}

/// How it chooses its turns.
enum Mind {
    Random(Xoshiro256PlusPlus),
    Engine { engine: Box<Engine>, strength: Strength },
}

/// How well the engine plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Strength {
    Level(Level),
    /// As well as it can in this time.
    Full(Duration),
}

/// What it does when it is to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reply {
    Turn(Turn),
    Resign,
}

/// The level unless told otherwise: in the middle.
const LEVEL: u8 = 5;
/// The engine's memory for positions, in MiB.
const TABLE: usize = 64;

impl Strength {
    fn new(args: &PlayArgs) -> Option<Self> {
        match args.think {
            Some(seconds) => Some(Self::Full(Duration::from_secs_f64(seconds))),
            None => Level::new(args.level.unwrap_or(LEVEL)).map(Self::Level),
        }
    }

    fn limits(self) -> Limits {
        match self {
            Self::Level(_) => Limits::default(),
            Self::Full(time) => Limits::time(time),
        }
    }
}

impl Mind {
    fn new(args: &PlayArgs) -> Option<Self> {
        let wants_engine = args.level.is_some() || args.think.is_some();
        match args.against.or(wants_engine.then_some(Opponent::Engine))? {
            Opponent::Random => {
                let seeded = args.seed.map(Xoshiro256PlusPlus::seed_from_u64);
                Some(Self::Random(seeded.unwrap_or_else(rand::make_rng)))
            }
            Opponent::Engine => {
                let strength = Strength::new(args)?;
                let mut engine = Box::new(Engine::new(TABLE));
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

impl Mover {
    /// The player of the other side, if the arguments ask for one.
    pub(super) fn new(args: &PlayArgs) -> Option<Self> {
        let side = Side::from(args.side).opponent();
        Some(Self { side, mind: Mind::new(args)?, resigns: args.resigns, seed: args.seed })
    }

    /// Another game: what is remembered of the last one is forgotten, and chance begins anew.
    pub(super) fn new_game(&mut self) {
        if let Mind::Engine { engine, .. } = &mut self.mind {
            engine.clear();
            engine.set_seed(self.seed.unwrap_or_else(rand::random));
        }
    }

    /// How well it plays; nothing to say about chance.
    pub(super) const fn strength(&self) -> Option<Strength> {
        match self.mind {
            Mind::Random(_) => None,
            Mind::Engine { strength, .. } => Some(strength),
        }
    }

    /// What it does; `None` when the game is over.
    pub(super) fn choose(&mut self, position: &Position) -> Option<Reply> {
        match &mut self.mind {
            Mind::Random(rng) => {
                // Even a random mover does not throw its corvette away.
                let turns = position.legal_turns();
                let sane = |turn: &&Turn| !position.exiles_own_corvette(**turn);
                let chosen = turns.iter().filter(sane).choose(rng).or_else(|| turns.choose(rng));
                chosen.copied().map(Reply::Turn)
            }
            Mind::Engine { engine, strength } => {
                let report = think(engine, *strength, position)?;
                let gives_up =
                    self.resigns && report.is_hopeless() && engine.confirms_loss(position);
                Some(if gives_up { Reply::Resign } else { Reply::Turn(report.best()) })
            }
        }
    }

    /// Whether it agrees to end the game now. Chance agrees to what it would get.
    pub(super) fn agrees(&mut self, position: &Position) -> bool {
        match &mut self.mind {
            Mind::Random(_) => position.tie_break_owner() == self.side,
            Mind::Engine { engine, strength } => think(engine, *strength, position)
                .is_some_and(|report| report.would_agree(self.side, position)),
        }
    }
}
