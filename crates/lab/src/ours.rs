//! Our engine as a player, in the same process.

use std::sync::atomic::AtomicBool;

use mad_engine::{Engine, Line};
use mad_rules::Game;

use crate::{Allowance, Choice, Player, PlayerError, SearchInfo};

/// Our engine, with a transposition table of its own.
pub struct OurEngine {
    engine: Engine,
    name: String,
}

impl OurEngine {
    /// An engine with a transposition table of this size.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        Self { engine: Engine::new(mebibytes), name: "MAD".to_owned() }
    }

    /// The same player under another name.
    #[must_use]
    pub fn with_name(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// The engine, to change its settings.
    pub fn engine_mut(&mut self) -> &mut Engine {
        &mut self.engine
    }
}

impl Player for OurEngine {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn new_game(&mut self, number: u64) -> Result<(), PlayerError> {
        self.engine.clear();
        self.engine.set_seed(number);
        Ok(())
    }

    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Choice, PlayerError> {
        let stop = AtomicBool::new(false);
        let report = self.engine.search(game.position(), allowance.limits, &stop, |_| {});
        let report = report.ok_or(PlayerError::GameOver)?;
        let score = report.lines.first().map(Line::score);
        let info = SearchInfo { score, depth: Some(report.depth), nodes: Some(report.nodes) };
        Ok(Choice { turn: report.best(), info })
    }
}
