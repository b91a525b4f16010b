//! The worth of the kinds of turns: how much it costs to do without one.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mad_engine::{BlindSpots, Engine, Limits};
use mad_rules::{Board, Game, Options, Position, Side, Turn, TurnKind};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::ends::{GameTurns, TurnCounts};
use super::sampled_play::play;
use super::ships::sampled_positions;
use super::statistics::{mean, share};
use super::study::{Study, engine_fingerprint, start};
use crate::random::game_rng;
use crate::{Interval, Statistics, openings::varied_openings};

/// Two measurements. In positions of games of the engine against itself: by how much the best turn
/// is better than the best one of another kind, the cost of being forbidden a kind for one turn.
/// And matches at equal nodes against an engine that does not know a kind, neither for itself nor
/// for its opponent.
#[derive(Debug, Clone)]
pub struct Turns {
    /// The board.
    pub board: Board,
    /// Number of rounds: a game whose positions are examined, and a pair of games, with sides
    /// swapped, against each engine that does not know a kind.
    pub rounds: u64,
    /// Node limit of a turn.
    pub nodes: u64,
    /// Seed of the games and openings.
    pub seed: u64,
}

/// The kinds of turns that are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TurnClass {
    /// A move without a bonus.
    Move,
    /// A permutation.
    Permutation,
    /// A rotation.
    Rotation,
    /// A move with a bonus.
    Bonus,
}

impl TurnClass {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Move, Self::Permutation, Self::Rotation, Self::Bonus];
    /// Those that an engine can do without.
    pub const OPTIONAL: [Self; 3] = [Self::Permutation, Self::Rotation, Self::Bonus];

    /// The kind of a turn; `None` for a pass.
    #[must_use]
    pub fn of(turn: Turn) -> Option<Self> {
        match turn.kind() {
            TurnKind::Pass => None,
            TurnKind::Move { .. } => Some(Self::Move),
            TurnKind::Teleport(cycle) if cycle.is_permutation() => Some(Self::Permutation),
            TurnKind::Teleport(_) => Some(Self::Rotation),
            TurnKind::Bonus { .. } => Some(Self::Bonus),
        }
    }

    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Permutation => "permutation",
            Self::Rotation => "rotation",
            Self::Bonus => "bonus",
        }
    }

    fn blind_spots(self) -> BlindSpots {
        BlindSpots {
            permutations: self == Self::Permutation,
            rotations: self == Self::Rotation,
            bonuses: self == Self::Bonus,
        }
    }
}

/// What was found in a position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Comparison {
    /// The kinds of its legal turns.
    possible: Vec<TurnClass>,
    /// The kind of the best turn.
    best: TurnClass,
    /// By how much the expected result is worse with the best turn of any other kind.
    cost: f64,
}

/// A measurement.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TurnPart {
    /// A game of the engine against itself and some of its positions.
    Game(GameTurns, Vec<Comparison>),
    /// The quarter points of the engine that knows all kinds against one that does not know this
    /// one: as red, as blue.
    Pair(TurnClass, [u8; 2]),
}

/// Parts of a round: a game, and a pair of games for each kind that an engine can do without.
const PARTS: u64 = 1 + TurnClass::OPTIONAL.len() as u64;
/// The lines compared first; twice as many while all have turns of the same kind.
const LINES: usize = 6;
/// The longest list of different openings.
const MOST_OPENINGS: u64 = 5_000;

impl Study for Turns {
    type Part = TurnPart;

    fn settings(&self) -> Value {
        json!({
            "study": "turns",
            "board": self.board,
            "nodes": self.nodes,
            "seed": self.seed,
            "engine": engine_fingerprint(self.board),
        })
    }

    fn len(&self) -> u64 {
        self.rounds * PARTS
    }

    fn part(&self, number: u64, engine: &mut Engine, stop: &AtomicBool) -> Option<TurnPart> {
        let round = number / PARTS;
        match (number % PARTS).checked_sub(1) {
            None => self.game(round, engine, stop),
            Some(kind) => self.pair(round, TurnClass::OPTIONAL[kind as usize], engine, stop),
        }
    }
}

impl Turns {
    fn game(&self, round: u64, engine: &mut Engine, stop: &AtomicBool) -> Option<TurnPart> {
        let mut rng = game_rng(self.seed, round);
        let game = Game::new(start(self.board, Options::default()));
        let game = play(game, engine, self.nodes, &mut rng, stop)?;
        let mut found = Vec::new();
        for position in sampled_positions(&game, &mut rng) {
            engine.clear();
            let compared = compare(&position, self.nodes, engine, stop);
            if stop.load(Relaxed) {
                return None;
            }
            found.extend(compared);
        }
        Some(TurnPart::Game(GameTurns::of(&game), found))
    }

    /// A pair of games from the same opening. The openings are those of matches.
    fn pair(
        &self,
        round: u64,
        kind: TurnClass,
        engine: &mut Engine,
        stop: &AtomicBool,
    ) -> Option<TurnPart> {
        let start = start(self.board, Options::default());
        let index = (round % MOST_OPENINGS) as usize;
        let opening = varied_openings(&start, index + 1, self.seed).pop()?;
        let mut blind = Engine::new(Engine::TABLE_MIB);
        blind.set_blind_spots(kind.blind_spots());
        let mut points = [0; 2];
        for (side, points) in Side::ALL.into_iter().zip(&mut points) {
            engine.clear();
            blind.clear();
            let mut game = Game::new(start);
            for &turn in &opening {
                game.play(turn).ok()?;
            }
            while !game.is_over() {
                let player = if game.to_move() == side { &mut *engine } else { &mut blind };
                player.set_lines(1);
                let limits = Limits::nodes(self.nodes);
                let report = player.search(game.position(), limits, stop, |_| {})?;
                if stop.load(Relaxed) {
                    return None;
                }
                game.play(report.best()).ok()?;
            }
            *points = game.outcome()?.score_quarters(side);
        }
        Some(TurnPart::Pair(kind, points))
    }
}

/// The cost of being forbidden the kind of the best turn; `None` if there is no other kind.
fn compare(
    position: &Position,
    nodes: u64,
    engine: &mut Engine,
    stop: &AtomicBool,
) -> Option<Comparison> {
    let turns = position.sorted_turns();
    let has = |kind: &TurnClass| turns.iter().any(|&turn| TurnClass::of(turn) == Some(*kind));
    let possible: Vec<TurnClass> = TurnClass::ALL.into_iter().filter(has).collect();
    if possible.len() < 2 {
        return None;
    }
    let mut lines = LINES;
    loop {
        engine.set_lines(lines);
        let nodes = nodes.saturating_mul(lines as u64);
        let report = engine.search(position, Limits::nodes(nodes), stop, |_| {})?;
        engine.set_lines(1);
        let kind = |turns: &[Turn]| TurnClass::of(turns[0]);
        let best = kind(&report.lines[0].turns)?;
        if let Some(other) = report.lines.iter().find(|line| kind(&line.turns) != Some(best)) {
            let [value, other] =
                [&report.lines[0], other].map(|line| line.score().expected_result());
            return Some(Comparison { possible, best, cost: value - other });
        }
        if lines >= turns.len() || stop.load(Relaxed) {
            return None;
        }
        lines *= 2;
    }
}

/// How much a kind is used, and what it costs to be forbidden it for a turn.
#[derive(Debug, Clone, Copy)]
pub struct KindUse {
    /// The kind.
    pub kind: TurnClass,
    /// Its share of all turns of the games.
    pub played: f64,
    /// The share of positions in which it is possible.
    pub possible: Option<Interval>,
    /// The share of positions in which the best turn is of this kind.
    pub best: Option<Interval>,
    /// The mean cost of forbidding it for one turn, in shares of a victory, over all positions.
    pub cost: Option<Interval>,
    /// The same over the positions in which the best turn is of this kind.
    pub cost_if_best: Option<Interval>,
}

/// The match of the engine against one that does not know a kind.
#[derive(Debug, Clone)]
pub struct KindMatch {
    /// The kind.
    pub kind: TurnClass,
    /// From the view of the engine that knows it.
    pub statistics: Statistics,
}

/// The worth of the kinds of turns.
#[derive(Debug, Clone)]
pub struct TurnsSummary {
    /// Games of the engine against itself.
    pub games: u64,
    /// Positions examined.
    pub positions: u64,
    /// In the order of [`TurnClass::ALL`].
    pub kinds: Vec<KindUse>,
    /// In the order of [`TurnClass::OPTIONAL`].
    pub matches: Vec<KindMatch>,
}

impl Turns {
    /// What the games show.
    #[must_use]
    pub fn summary<'a>(&self, parts: impl IntoIterator<Item = &'a TurnPart>) -> TurnsSummary {
        let start = start(self.board, Options::default());
        let mut counts = TurnCounts::default();
        let mut compared = Vec::new();
        let mut games = 0;
        let mut matches =
            TurnClass::OPTIONAL.map(|kind| KindMatch { kind, statistics: Statistics::default() });
        for part in parts {
            match part {
                TurnPart::Game(turns, found) => {
                    games += 1;
                    counts.add(&turns.game(Game::new(start)));
                    compared.extend(found);
                }
                TurnPart::Pair(kind, points) => {
                    let of = matches.iter_mut().find(|of| of.kind == *kind);
                    if let Some(of) = of {
                        of.statistics.add_pair(*points);
                    }
                }
            }
        }
        let kinds = TurnClass::ALL.map(|kind| kind_use(kind, &counts, &compared));
        let positions = compared.len() as u64;
        TurnsSummary { games, positions, kinds: kinds.to_vec(), matches: matches.to_vec() }
    }
}

fn kind_use(kind: TurnClass, counts: &TurnCounts, compared: &[&Comparison]) -> KindUse {
    let played = match kind {
        TurnClass::Move => counts.moves,
        TurnClass::Permutation => counts.permutations,
        TurnClass::Rotation => counts.rotations,
        TurnClass::Bonus => counts.bonuses,
    };
    let total = compared.len() as u64;
    let count = |is: &dyn Fn(&Comparison) -> bool| {
        compared.iter().filter(|comparison| is(comparison)).count() as u64
    };
    let cost = |comparison: &&Comparison| {
        if comparison.best == kind { comparison.cost } else { 0.0 }
    };
    let of_best = compared.iter().filter(|comparison| comparison.best == kind);
    KindUse {
        kind,
        played: played as f64 / counts.sum().max(1) as f64,
        possible: share(count(&|comparison| comparison.possible.contains(&kind)), total),
        best: share(count(&|comparison| comparison.best == kind), total),
        cost: mean(&compared.iter().map(cost).collect::<Vec<_>>()),
        cost_if_best: mean(&of_best.map(|comparison| comparison.cost).collect::<Vec<_>>()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_turn_has_a_kind() {
        for (text, kind) in [
            ("a1a2", Some(TurnClass::Move)),
            ("112-221", Some(TurnClass::Permutation)),
            ("122-212-221", Some(TurnClass::Rotation)),
            ("b4b5+122-212-221", Some(TurnClass::Bonus)),
            ("b4b5+112-221", Some(TurnClass::Bonus)),
            ("pass", None),
        ] {
            assert_eq!(TurnClass::of(text.parse().unwrap()), kind, "{text}");
        }
    }

    #[test]
    fn the_best_turn_costs_nothing_less_than_another_kind() {
        // Red 221 expels the corvette in one move.
        let position: Position = "b1113/r2213/4/4/4/3r111 r - r 0/40 91".parse().unwrap();
        let (mut engine, stop) = (Engine::new(1), AtomicBool::new(false));
        let found = compare(&position, 200, &mut engine, &stop).unwrap();
        assert_eq!(found.best, TurnClass::Move);
        assert!(found.cost >= 0.0 && found.possible.contains(&TurnClass::Permutation));
    }

    #[test]
    fn a_round_is_repeatable_and_summed_up() {
        let study = Turns { board: Board::SIX_BY_FOUR, rounds: 3, nodes: 30, seed: 1 };
        assert_eq!(study.len(), 12);
        let (mut engine, stop) = (Engine::new(1), AtomicBool::new(false));
        let all = |engine: &mut Engine| -> Vec<TurnPart> {
            (0..12).filter_map(|number| study.part(number, engine, &stop)).collect()
        };
        let parts = all(&mut engine);
        assert_eq!(parts.len(), 12);
        assert_eq!(parts, all(&mut engine));
        let summary = study.summary(&parts);
        assert_eq!(summary.games, 3);
        assert!(summary.positions > 0);
        let sum: f64 = summary.kinds.iter().map(|kind| kind.played).sum();
        assert!(sum > 0.9 && sum <= 1.0, "all turns but the passes: {sum}");
        assert!(summary.matches.iter().all(|of| of.statistics.pair_count() == 3));
    }
}
