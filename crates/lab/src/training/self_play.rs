//! Self-play that makes training data.

use core::num::NonZeroU16;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mad_engine::eval::EvaluationChoice;
use mad_engine::value::Value;
use mad_engine::{Engine, Limits};
use mad_rules::{Board, Game, Options, Outcome, Position, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rayon::prelude::*;

use super::data_file::{DataError, DataWriter, checksum};
use super::sample::Sample;

/// The settings of self-play. The same settings give the same data on every machine, whatever the
/// number of threads.
#[derive(Debug, Clone)]
pub struct SelfPlay {
    /// The board.
    pub board: Board,
    /// The evaluation that the engine plays with.
    pub evaluation: EvaluationChoice,
    /// A name of the evaluation, which distinguishes files of different players.
    pub player: String,
    /// Node limit of a turn.
    pub nodes: u64,
    /// Seed of the random turns.
    pub seed: u64,
}

/// Games of one chunk of a file.
const CHUNK_GAMES: u64 = 512;
/// Random turns after the positioning turns.
const RANDOM_TURNS: std::ops::RangeInclusive<usize> = 4..=10;
/// An opening is dropped if the first search finds a larger advantage.
const EVEN: Value = Value::from_centi(250);
/// The longest game, in turns, without a tie-break.
const MAX_TURNS: usize = 400;
const TABLE_MIB: usize = 1;

impl SelfPlay {
    /// Plays games until a file has this many samples, in whole chunks. Calls `progress` with the
    /// numbers of samples and games after each chunk; it returns whether to go on.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, or was made with other settings; if the board has no
    /// start position.
    pub fn fill(
        &self,
        path: &std::path::Path,
        samples: u64,
        progress: &mut dyn FnMut(u64, u64) -> bool,
    ) -> Result<(), DataError> {
        self.fill_by(CHUNK_GAMES, path, samples, progress)
    }

    /// [`fill`](Self::fill) in chunks of this many games.
    pub(super) fn fill_by(
        &self,
        chunk_games: u64,
        path: &std::path::Path,
        samples: u64,
        progress: &mut dyn FnMut(u64, u64) -> bool,
    ) -> Result<(), DataError> {
        self.board.start(Options::default()).ok_or(DataError::NoStart(self.board))?;
        let mut file = DataWriter::open(path, self.board, self.settings())?;
        while progress(file.samples(), file.games()) && file.samples() < samples {
            let first = file.chunks() * chunk_games;
            let games: Vec<Vec<Sample>> = (first..first + chunk_games)
                .into_par_iter()
                .map_init(|| self.engine(), |engine, number| self.game(engine, number))
                .collect();
            let count = games.iter().filter(|game| !game.is_empty()).count();
            file.append(&games.concat(), count as u64)?;
        }
        Ok(())
    }

    /// A number for the settings, which a file stores.
    fn settings(&self) -> u32 {
        let text = format!("{} {} {} {}", self.board, self.player, self.nodes, self.seed);
        checksum(text.as_bytes()) as u32
    }

    fn engine(&self) -> Engine {
        let mut engine = Engine::new(TABLE_MIB);
        engine.set_evaluation(self.evaluation.clone());
        engine
    }

    /// The samples of a game; none if its opening is lopsided.
    fn game(&self, engine: &mut Engine, number: u64) -> Vec<Sample> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(
            self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number,
        );
        engine.clear();
        let Some((mut game, mut samples)) = self.opening(engine, &mut rng) else {
            return Vec::new();
        };
        let opening = game.turns().len();
        let result = loop {
            if let Some(outcome) = game.outcome() {
                break Some(red_quarters(outcome));
            }
            let position = *game.position();
            let Some((turn, value)) = self.search(engine, &position) else { break None };
            if game.turns().len() == opening && (value > EVEN || value < -EVEN) {
                return Vec::new();
            }
            if is_useful(&position) {
                samples.push(Sample::new(&position, value));
            }
            if let Some(result) = proven_result(&position, value) {
                break Some(result);
            }
            if game.turns().len() >= MAX_TURNS || game.play(turn).is_err() {
                break None;
            }
        };
        if let Some(first) = samples.first_mut() {
            *first = first.first_of_game();
        }
        if let Some(result) = result {
            for sample in &mut samples {
                *sample = sample.with_result(result);
            }
        }
        samples
    }

    /// A game after random turns, and samples of its positioning turns in some games.
    fn opening(
        &self,
        engine: &mut Engine,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<(Game, Vec<Sample>)> {
        let limit = match rng.random_range(0..20) {
            0..3 => NonZeroU16::new(30),
            3..5 => None,
            _ => Some(Options::STANDARD_TIE_BREAK),
        };
        let options = Options { tie_break: limit, ..Options::default() };
        let mut game = Game::new(self.board.start(options)?);
        let mut samples = Vec::new();
        let keep_positioning = rng.random_range(0..8) == 0;
        let random_turns = 2 + rng.random_range(RANDOM_TURNS);
        while game.turns().len() < random_turns {
            let position = *game.position();
            if keep_positioning && position.is_positioning_turn() {
                let (_, value) = self.search(engine, &position)?;
                samples.push(Sample::new(&position, value));
            }
            game.play(random_turn(&position, rng)?).ok()?;
        }
        engine.clear();
        Some((game, samples))
    }

    fn search(&self, engine: &mut Engine, position: &Position) -> Option<(Turn, Value)> {
        static NEVER: AtomicBool = AtomicBool::new(false);
        debug_assert!(!NEVER.load(Relaxed));
        let report = engine.search(position, Limits::nodes(self.nodes), &NEVER, |_| {})?;
        let proven = report.value().is_semi() && !report.lines[0].proof.is_semi();
        let value = if proven { Value::estimate(report.value().eighths()) } else { report.value() };
        Some((report.best(), value))
    }
}

/// The result of the game in quarter points of red.
fn red_quarters(outcome: Outcome) -> u8 {
    outcome.score_quarters(mad_rules::Side::Red)
}

/// The result that a search has proven, in quarter points of red.
fn proven_result(position: &Position, value: Value) -> Option<u8> {
    let own = match (value.is_decided(), value.is_semi()) {
        (true, _) => 4 * u8::from(value.is_positive()),
        (_, true) => 1 + 2 * u8::from(value.is_positive()),
        _ => return None,
    };
    Some(if position.to_move() == mad_rules::Side::Red { own } else { 4 - own })
}

/// Returns whether a static evaluation of the position is of use: the search does not evaluate
/// positions in which a corvette can be expelled.
fn is_useful(position: &Position) -> bool {
    position.is_positioning_turn()
        || !position.is_corvette_in_danger(position.to_move())
            && !position.is_corvette_in_danger(position.to_move().opponent())
}

/// A random turn that neither ends the game nor leaves the corvette in danger, if there is one.
fn random_turn(position: &Position, rng: &mut Xoshiro256PlusPlus) -> Option<Turn> {
    let us = position.to_move();
    let is_safe = |turn: &Turn| {
        let after = position.after_unchecked(*turn);
        !after.is_corvette_in_danger(us) && !after.is_over()
    };
    let safe: Vec<Turn> = position.legal_turns().iter().copied().filter(is_safe).collect();
    safe.choose(rng).copied()
}
