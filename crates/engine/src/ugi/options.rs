//! The options of `setoption`.

use std::hash::{BuildHasher as _, Hasher as _, RandomState};

use mad_rules::{Board, Options, Position};
use mad_ugi::Reply;

use crate::{Engine, Level};

/// The values of all options.
#[derive(Debug, Clone)]
pub(super) struct Settings {
    /// The board of `position startpos`, and its options.
    board: Board,
    start: Options,
    /// The table's size in mebibytes.
    hash: usize,
    threads: usize,
    lines: usize,
    pub(super) level: Option<Level>,
    /// The seed of the level's noise; 0 for a random one in each game.
    seed: u64,
    /// Whether the engine may resign.
    pub(super) resign: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            board: Board::default(),
            start: Options::default(),
            hash: Engine::TABLE_MIB,
            threads: 1,
            lines: 1,
            level: None,
            seed: 0,
            resign: false,
        }
    }
}

const MAX_HASH: usize = 65_536;
const MAX_THREADS: usize = 256;
const MAX_LINES: usize = 128;
const MAX_SEED: usize = u32::MAX as usize;

impl Settings {
    /// The declarations of all options.
    pub(super) fn declarations() -> impl Iterator<Item = Reply> {
        let boards: String =
            Board::REGISTERED.iter().map(|board| format!(" var {board}")).collect();
        let spin = |name: &str, default: usize, min: usize, max: usize| {
            format!("name {name} type spin default {default} min {min} max {max}")
        };
        [
            format!("name Board type combo default {}{boards}", Board::default()),
            "name Positioning type check default true".to_owned(),
            format!("name TieBreak type string default {}", Options::STANDARD_TIE_BREAK),
            spin("Threads", 1, 1, MAX_THREADS),
            spin("Hash", Engine::TABLE_MIB, 1, MAX_HASH),
            spin("MultiPV", 1, 1, MAX_LINES),
            spin("Level", 0, 0, Level::HIGHEST.number().into()),
            spin("Seed", 0, 0, MAX_SEED),
            "name Resign type check default false".to_owned(),
        ]
        .into_iter()
        .map(Reply::Option)
    }

    /// The position of `startpos`.
    pub(super) fn start_position(&self) -> Position {
        self.board.start(self.start).expect("registered boards have a start position")
    }

    /// An engine with these settings.
    pub(super) fn engine(&self) -> Engine {
        let mut engine = Engine::new(self.hash);
        self.apply(&mut engine);
        self.begin_game(&mut engine);
        engine
    }

    /// Clears the table and sets the seed of another game.
    pub(super) fn begin_game(&self, engine: &mut Engine) {
        engine.clear();
        engine.set_seed(if self.seed == 0 { random_seed() } else { self.seed });
    }

    /// Applies all options to an engine except the table's size, which would clear the table, and
    /// the seed.
    fn apply(&self, engine: &mut Engine) {
        engine.set_threads(self.threads);
        engine.set_lines(self.lines);
        engine.set_level(self.level);
    }

    /// Sets an option and changes the engine accordingly.
    pub(super) fn set(
        &mut self,
        name: &str,
        value: &str,
        engine: &mut Engine,
    ) -> Result<(), String> {
        let number = |min: usize, max: usize| match value.parse::<usize>() {
            Ok(number) if (min..=max).contains(&number) => Ok(number),
            _ => Err(format!("{name}: expected a number from {min} to {max}")),
        };
        let check = || match value {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(format!("{name}: expected true or false")),
        };
        match name.to_ascii_lowercase().as_str() {
            "board" => {
                let board = Board::from_name(value);
                self.board = board.ok_or("Board: expected 6x4, 5x5, 4x6 or aztec")?;
            }
            "positioning" => self.start.positioning = check()?,
            "tiebreak" => {
                let limit = Options::parse_tie_break(value);
                self.start.tie_break = limit.map_err(|error| format!("TieBreak: {error}"))?;
            }
            "threads" => self.threads = number(1, MAX_THREADS)?,
            "hash" => {
                self.hash = number(1, MAX_HASH)?;
                engine.set_table_size(self.hash);
            }
            "multipv" => self.lines = number(1, MAX_LINES)?,
            "level" => self.level = Level::new(number(0, Level::HIGHEST.number().into())? as u8),
            "seed" => {
                let seed = number(0, MAX_SEED)? as u64;
                let changed = seed != self.seed || seed == 0;
                self.seed = seed;
                if changed {
                    self.begin_game(engine);
                }
            }
            "resign" => self.resign = check()?,
            _ => return Err(format!("unknown option {:?}", shortened(name))),
        }
        self.apply(engine);
        Ok(())
    }
}

/// A random seed; predictable in WebAssembly, where `RandomState` has no source of randomness.
fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// The first characters of a word, enough to recognise it in a message.
fn shortened(word: &str) -> String {
    word.chars().take(40).collect()
}
