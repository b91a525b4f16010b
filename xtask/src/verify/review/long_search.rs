//! Long searches of all positions of games, kept in a file: they take minutes for each game.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use anyhow::{Context as _, Result};
use mad_engine::{Engine, Limits};
use mad_lab::evaluation;
use mad_rules::{Game, Position};
use mad_study::{Evaluation, Review};

/// The size of the transposition table, in mebibytes.
const TABLE_MIB: usize = 256;

/// Results of long searches, with the file that they are appended to.
pub(super) struct LongSearches {
    nodes: u64,
    path: Option<PathBuf>,
    /// By position. Games have first positions in common; the first result counts, as in the file.
    known: HashMap<String, Evaluation>,
}

impl LongSearches {
    /// Searches of this many nodes, with the results of earlier runs.
    pub(super) fn open(nodes: u64, path: Option<&Path>) -> Result<Self> {
        let mut known = HashMap::new();
        let text =
            path.map_or_else(String::new, |path| fs::read_to_string(path).unwrap_or_default());
        for line in text.lines() {
            let (position, evaluation) = parse(line, nodes).with_context(|| format!("{line:?}"))?;
            if let Some(evaluation) = evaluation {
                known.entry(position).or_insert(evaluation);
            }
        }
        Ok(Self { nodes, path: path.map(Path::to_owned), known })
    }

    /// The review of a game by long searches.
    pub(super) fn review(&mut self, game: &Game) -> Result<Review> {
        let positions = game.positions();
        let is_known = |position: &Position| {
            position.is_over() || self.known.contains_key(&position.to_string())
        };
        // All or none, so that the results do not depend on where an earlier run ended.
        if !positions.iter().all(is_known) {
            self.search(positions)?;
        }
        let evaluations: Vec<Option<Evaluation>> = positions
            .iter()
            .map(|position| self.known.get(&position.to_string()).cloned())
            .collect();
        Ok(Review::new(game, &evaluations))
    }

    fn search(&mut self, positions: &[Position]) -> Result<()> {
        let mut engine = Engine::new(TABLE_MIB);
        let stop = AtomicBool::new(false);
        let mut lines = String::new();
        for position in positions.iter().rev() {
            let report = engine.search(position, Limits::nodes(self.nodes), &stop, |_| {});
            let Some(report) = report else { continue };
            let found = evaluation(&report);
            lines += &format!("{}\t{position}\t{}\t{}\n", self.nodes, found.score, found.line[0]);
            self.known.entry(position.to_string()).or_insert(found);
        }
        if let Some(path) = &self.path {
            let mut file = File::options().append(true).create(true).open(path)?;
            file.write_all(lines.as_bytes())?;
        }
        Ok(())
    }
}

/// Parses a line: nodes, position, score and best turn. No evaluation if the nodes are others.
fn parse(line: &str, nodes: u64) -> Result<(String, Option<Evaluation>)> {
    let mut fields = line.split('\t');
    let mut next = || fields.next().context("expected four fields separated by tabs");
    let (of, position, score, turn) = (next()?, next()?, next()?, next()?);
    let evaluation =
        Evaluation { score: score.parse()?, line: vec![turn.parse()?], is_exact: false };
    Ok((position.to_owned(), (of.parse::<u64>()? == nodes).then_some(evaluation)))
}
