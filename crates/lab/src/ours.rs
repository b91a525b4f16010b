//! Our engine as a player, in the same process.

use std::sync::atomic::AtomicBool;

use mad_engine::Engine;
use mad_rules::Game;

use crate::{Allowance, Budget, Choice, Player, PlayerError, Score, Thoughts};

/// Our engine, with a table of its own.
pub struct OurEngine {
    engine: Engine,
    name: String,
}

impl OurEngine {
    /// An engine with a table of so many mebibytes.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        Self { engine: Engine::new(mebibytes), name: "MAD".to_owned() }
    }

    /// The same under another name.
    #[must_use]
    pub fn with_name(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// Its settings.
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
        let limits = match allowance.budget {
            Budget::Nodes(nodes) => mad_engine::Limits::nodes(nodes),
            Budget::Depth(depth) => mad_engine::Limits::depth(depth),
            Budget::TurnTime(time) => mad_engine::Limits::time(time),
            Budget::Clocks { left, increment } => {
                let side = game.to_move();
                mad_engine::Limits::clock(left[side], increment[side])
            }
        };
        let stop = AtomicBool::new(false);
        let report = self.engine.search(game.position(), limits, &stop, |_| {});
        let report = report.ok_or(PlayerError::GameOver)?;
        let score = match report.lines[0].score() {
            mad_engine::Score::Centi(value) => Score::Hundredths(value),
            mad_engine::Score::Win(turns) => Score::Win(turns),
            mad_engine::Score::Semi(turns) => Score::Semi(turns),
        };
        let thoughts =
            Thoughts { score: Some(score), depth: Some(report.depth), nodes: Some(report.nodes) };
        Ok(Choice { turn: report.best(), thoughts })
    }
}
