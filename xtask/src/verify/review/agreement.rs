//! Counts of blunders that a review and a long search find.

use core::fmt;

use anyhow::{Result, ensure};
use mad_lab::Interval;
use mad_lab::theory::share;
use mad_rules::{Position, Turn};
use mad_study::{Judgement, Review};

/// The review finds at least this share of the blunders.
const FOUND: f64 = 0.95;
/// At most this share of the blunders that it names are none.
const FALSE: f64 = 0.05;

/// How far reviews agree with long searches about blunders.
#[derive(Debug, Default)]
pub(super) struct Agreement {
    games: u64,
    turns: u64,
    /// The blunders of the long searches.
    blunders: u64,
    /// Those that the review calls blunders.
    named: u64,
    /// Those of both.
    agreed: u64,
    /// The most nodes of a review, and the sum of all.
    most_nodes: u64,
    nodes: u64,
    differences: Vec<String>,
}

impl Agreement {
    /// Adds a game with its review and that by long searches.
    pub(super) fn add(
        &mut self,
        positions: &[Position],
        short: &Review,
        long: &Review,
        nodes: u64,
    ) {
        let is_blunder = |judgement| judgement == Some(Judgement::Blunder);
        for ((position, short), long) in positions.iter().zip(&short.turns).zip(&long.turns) {
            let (named, blunder) = (is_blunder(short.judgement), is_blunder(long.judgement));
            self.turns += 1;
            self.named += u64::from(named);
            self.blunders += u64::from(blunder);
            self.agreed += u64::from(named && blunder);
            if named != blunder {
                let losses = [short.loss, long.loss];
                self.differences.push(difference(position, short.turn, losses));
            }
        }
        self.games += 1;
        self.nodes += nodes;
        self.most_nodes = self.most_nodes.max(nodes);
    }

    pub(super) fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.turns += other.turns;
        self.blunders += other.blunders;
        self.named += other.named;
        self.agreed += other.agreed;
        self.nodes += other.nodes;
        self.most_nodes = self.most_nodes.max(other.most_nodes);
        self.differences.extend(other.differences);
    }

    /// # Errors
    ///
    /// If the review misses too many blunders, or names too many turns that are none.
    pub(super) fn check(&self) -> Result<()> {
        let Self { blunders, named, agreed, .. } = *self;
        ensure!(
            agreed as f64 >= FOUND * blunders as f64,
            "the review found {agreed} of {blunders} blunders; expected at least {FOUND}"
        );
        let wrong = named - agreed;
        ensure!(
            wrong as f64 <= FALSE * named as f64,
            "{wrong} of {named} blunders of the review are none; expected at most {FALSE}"
        );
        Ok(())
    }
}

fn difference(position: &Position, turn: Turn, [short, long]: [f64; 2]) -> String {
    format!("{position}: {turn} loses {short:.3} by the review, {long:.3} by the long search")
}

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, turns, blunders, named, agreed, most_nodes, nodes, .. } = *self;
        writeln!(
            f,
            "{games} games, {turns} turns, {} nodes a game, at most {most_nodes}",
            nodes / games.max(1)
        )?;
        writeln!(f, "found: {agreed} of {blunders} blunders, {}", percent(agreed, blunders))?;
        let wrong = named - agreed;
        writeln!(f, "false: {wrong} of {named} named, {}", percent(wrong, named))?;
        self.differences.iter().try_for_each(|difference| writeln!(f, "{difference}"))
    }
}

/// A share with its 95% interval.
fn percent(count: u64, total: u64) -> String {
    let Some(Interval { low, value, high }) = share(count, total) else { return "–".to_owned() };
    let [low, value, high] = [low, value, high].map(|share| 100.0 * share);
    format!("{value:.1}% (95% between {low:.1}% and {high:.1}%)")
}
