//! The worth of ships, by taking them out of positions of games.
//!
//! Worths of single ships in each state (in the arena, in exile with and without their complement)
//! cannot be told from results: they occur in pairs only, and a constant can be moved from one
//! complement to the other. What can be measured is how the expected result changes when a ship
//! goes into exile, with its complement in the arena or in exile already.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mad_engine::{Engine, Limits};
use mad_rules::{Board, Class, Game, Options, Place, Position, Setup, Ship, Side};
use rand::RngExt as _;
use rand::rngs::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::sampled_play::play;
use super::statistics::mean;
use super::study::{Study, engine_fingerprint, start};
use crate::Interval;
use crate::random::game_rng;

/// Positions of games of the engine against itself, with and without ships.
#[derive(Debug, Clone)]
pub struct Ships {
    /// The board.
    pub board: Board,
    /// Number of games.
    pub games: u64,
    /// Node limit of a turn, and of the search of a position.
    pub nodes: u64,
    /// Seed of the games and of the choice of positions.
    pub seed: u64,
}

/// Positions taken from a game, and draws of a turn to find them.
const POSITIONS: usize = 4;
const DRAWS: usize = 12;
/// Positions are from this turn on.
const FIRST_TURN: usize = 10;
/// Both sides' expected results are above this: in decided games ships are worth nothing.
const LEAST_RESULT: f64 = 0.2;

/// What is measured: something that its owner has in one position and lacks in the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WorthOf {
    /// A ship, with its complement in the arena in both positions.
    First(Class),
    /// A ship, with the complements of both sides in exile in both positions.
    Second(Class),
    /// A ship and its complement; the class is the smaller one.
    Both(Class),
    /// The turn: the owner is to move, or the opponent is.
    Turn,
    /// The last expulsion, which decides the tie-break.
    Expulsion,
}

impl WorthOf {
    /// All, in the order of the tables.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let ships = || Class::ALL.into_iter().filter(|&class| class != Class::CORVETTE);
        let pairs = || ships().filter(|&class| class != Class::CRUISER);
        ships()
            .map(Self::First)
            .chain(pairs().map(Self::Second))
            .chain(pairs().filter(|class| *class < class.complement()).map(Self::Both))
            .chain([Self::Turn, Self::Expulsion])
            .collect()
    }
}

/// The owner's expected results with and without something, in the positions of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ShipPart(Vec<(WorthOf, f64, f64)>);

/// The mean worth of something, in shares of a victory.
#[derive(Debug, Clone, Copy)]
pub struct Worth {
    /// What it is.
    pub of: WorthOf,
    /// The positions it was measured in.
    pub positions: u64,
    /// The change of the expected result, with the 95% interval by games.
    pub points: Option<Interval>,
    /// The change of the logarithm of the odds, in which worths can be added up and compared: an
    /// expected result cannot fall below 0.
    pub log_odds: Option<Interval>,
}

/// The worths of all ships.
#[derive(Debug, Clone)]
pub struct ShipsSummary {
    /// In the order of [`WorthOf::all`].
    pub worths: Vec<Worth>,
}

impl Study for Ships {
    type Part = ShipPart;

    fn settings(&self) -> Value {
        json!({
            "study": "ships",
            "board": self.board,
            "nodes": self.nodes,
            "seed": self.seed,
            "engine": engine_fingerprint(self.board),
        })
    }

    fn len(&self) -> u64 {
        self.games
    }

    fn part(&self, number: u64, engine: &mut Engine, stop: &AtomicBool) -> Option<ShipPart> {
        let mut rng = game_rng(self.seed, number);
        let game = Game::new(start(self.board, Options::default()));
        let game = play(game, engine, self.nodes, &mut rng, stop)?;
        let mut measure = Measure { engine, nodes: self.nodes, stop };
        let mut found = Vec::new();
        for position in sampled_positions(&game, &mut rng) {
            let owner = if rng.random_bool(0.5) { Side::Red } else { Side::Blue };
            measure.position(&position, owner, &mut found)?;
        }
        Some(ShipPart(found))
    }
}

/// Different positions of a game, not in its first turns, in which no corvette is in danger.
pub(super) fn sampled_positions(game: &Game, rng: &mut Xoshiro256PlusPlus) -> Vec<Position> {
    let positions = game.positions();
    let mut chosen = Vec::new();
    for _ in 0..DRAWS {
        if positions.len() <= FIRST_TURN + 1 || chosen.len() == POSITIONS {
            break;
        }
        let index = rng.random_range(FIRST_TURN..positions.len() - 1);
        if !chosen.contains(&index) && is_calm(&positions[index]) {
            chosen.push(index);
        }
    }
    chosen.into_iter().map(|index| positions[index]).collect()
}

fn is_calm(position: &Position) -> bool {
    !position.is_over() && !Side::ALL.iter().any(|&side| position.is_corvette_in_danger(side))
}

/// Searches of positions that differ in one thing.
struct Measure<'a> {
    engine: &'a mut Engine,
    nodes: u64,
    stop: &'a AtomicBool,
}

impl Measure<'_> {
    /// The owner's expected result; the outer option is `None` if the search was stopped, the inner
    /// one if a corvette is in danger.
    fn result(&mut self, position: Option<Position>, owner: Side) -> Option<Option<f64>> {
        let Some(position) = position.filter(is_calm) else { return Some(None) };
        self.engine.clear();
        let report = self.engine.search(&position, Limits::nodes(self.nodes), self.stop, |_| {})?;
        if self.stop.load(Relaxed) {
            return None;
        }
        let result = report.lines[0].score().expected_result();
        Some(Some(if position.to_move() == owner { result } else { 1.0 - result }))
    }

    /// Adds the differences in a position; `None` if it was stopped.
    fn position(
        &mut self,
        position: &Position,
        owner: Side,
        found: &mut Vec<(WorthOf, f64, f64)>,
    ) -> Option<()> {
        let base = self.result(Some(*position), owner)?;
        let open = LEAST_RESULT..=1.0 - LEAST_RESULT;
        let Some(base) = base.filter(|result| open.contains(result)) else { return Some(()) };
        let mut add = |of, with: Option<f64>, without: Option<f64>| {
            found.extend(with.zip(without).map(|(with, without)| (of, with, without)));
        };
        let cruiser = Ship::new(owner, Class::CRUISER);
        if position.arena().contains(cruiser) {
            let without = self.result(exiled(position, &[cruiser]), owner)?;
            add(WorthOf::First(Class::CRUISER), Some(base), without);
        }
        for class in Class::ALL {
            let (ship, other) = (Ship::new(owner, class), Ship::new(owner, class.complement()));
            let is_pair = class != Class::CORVETTE && class < class.complement();
            let arena = position.arena();
            if !is_pair || !arena.contains(ship) || !arena.contains(other) {
                continue;
            }
            let without = self.result(exiled(position, &[ship]), owner)?;
            let without_other = self.result(exiled(position, &[other]), owner)?;
            let without_both = self.result(exiled(position, &[ship, other]), owner)?;
            add(WorthOf::First(class), Some(base), without);
            add(WorthOf::First(class.complement()), Some(base), without_other);
            add(WorthOf::Both(class), Some(base), without_both);
            for (ship, gone) in [(ship, other), (other, ship)] {
                let gone = [gone, Ship::new(owner.opponent(), gone.class())];
                let with = self.result(exiled(position, &gone), owner)?;
                if with.is_some_and(|result| open.contains(&result)) {
                    let without = [gone[0], gone[1], ship];
                    let without = self.result(exiled(position, &without), owner)?;
                    add(WorthOf::Second(ship.class()), with, without);
                }
            }
        }
        let other_turn = self.result(with_other_side(position), owner)?;
        let (with, without) = if position.to_move() == owner {
            (Some(base), other_turn)
        } else {
            (other_turn, Some(base))
        };
        add(WorthOf::Turn, with, without);
        let [own, opposing] = [owner, owner.opponent()].map(|side| with_expeller(position, side));
        let own = self.result(own, owner)?;
        let opposing = self.result(opposing, owner)?;
        add(WorthOf::Expulsion, own, opposing);
        Some(())
    }
}

/// The position with these ships in exile.
fn exiled(position: &Position, ships: &[Ship]) -> Option<Position> {
    let mut setup = Setup::from(*position);
    for &ship in ships {
        setup.set_place(ship, Place::EXILE);
    }
    Position::try_from(setup).ok()
}

/// The position with the other side to move, and as many quiet turns as before.
fn with_other_side(position: &Position) -> Option<Position> {
    let mut setup = Setup::from(*position);
    setup.to_move = setup.to_move.opponent();
    setup.number += 1;
    Position::try_from(setup).ok()
}

/// The position with this side as the last to expel.
fn with_expeller(position: &Position, side: Side) -> Option<Position> {
    let mut setup = Setup::from(*position);
    setup.last_expeller = Some(side);
    Position::try_from(setup).ok()
}

impl ShipPart {
    /// The mean change by something in the positions of the game; `None` if it was not measured.
    fn mean(&self, of: WorthOf, change: fn(f64, f64) -> f64) -> Option<f64> {
        let found = self.0.iter().filter(|(other, ..)| *other == of);
        let values: Vec<f64> = found.map(|&(_, with, without)| change(with, without)).collect();
        (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
    }
}

/// The logarithm of the odds of an expected result, which is taken to be from 0.5% to 99.5%.
fn log_odds(result: f64) -> f64 {
    const LEAST: f64 = 0.005;
    let result = result.clamp(LEAST, 1.0 - LEAST);
    (result / (1.0 - result)).ln()
}

impl Ships {
    /// The mean differences. Positions of one game are not independent, so each game counts as one
    /// value, the mean of its positions.
    #[must_use]
    pub fn summary<'a>(&self, parts: impl IntoIterator<Item = &'a ShipPart>) -> ShipsSummary {
        let parts: Vec<&ShipPart> = parts.into_iter().collect();
        let worth = |of| {
            let values = |change: fn(f64, f64) -> f64| -> Vec<f64> {
                parts.iter().filter_map(|part| part.mean(of, change)).collect()
            };
            let is_it = |(other, ..): &&(WorthOf, f64, f64)| *other == of;
            Worth {
                of,
                positions: parts
                    .iter()
                    .map(|part| part.0.iter().filter(is_it).count() as u64)
                    .sum(),
                points: mean(&values(|with, without| with - without)),
                log_odds: mean(&values(|with, without| log_odds(with) - log_odds(without))),
            }
        };
        ShipsSummary { worths: WorthOf::all().into_iter().map(worth).collect() }
    }
}

impl ShipsSummary {
    /// The worth as a multiple of the cruiser's by the logarithms of the odds, if both are known.
    #[must_use]
    pub fn in_cruisers(&self, worth: &Worth) -> Option<f64> {
        let cruiser = |worth: &&Worth| worth.of == WorthOf::First(Class::CRUISER);
        let cruiser = self.worths.iter().find(cruiser)?.log_odds?.value;
        (cruiser > 0.0).then_some(worth.log_odds?.value / cruiser)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_but_the_corvette_is_measured() {
        let all = WorthOf::all();
        assert_eq!(all.len(), 7 + 6 + 3 + 2);
        assert!(all.contains(&WorthOf::First(Class::CRUISER)));
        assert!(!all.contains(&WorthOf::Second(Class::CRUISER)), "its complement is never exiled");
    }

    #[test]
    fn positions_differ_in_one_thing() {
        let position: Position =
            "b1221b111b221/b212b222b211b112/r2121r2111/r121b1212/3r112/r122r111r222r221 r - - 6/40 7"
                .parse()
                .unwrap();
        let ship: Ship = "r112".parse().unwrap();
        let without = exiled(&position, &[ship]).unwrap();
        assert_eq!(position.arena() - without.arena(), ship.into());
        assert_eq!(without.to_move(), position.to_move());
        let other = with_other_side(&position).unwrap();
        assert_eq!((other.to_move(), other.quiet()), (Side::Blue, position.quiet()));
        assert_eq!(with_expeller(&position, Side::Red).unwrap().tie_break_owner(), Side::Red);
    }

    #[test]
    fn games_and_not_positions_are_independent() {
        let study = Ships { board: Board::SIX_BY_FOUR, games: 2, nodes: 10, seed: 1 };
        let of = WorthOf::First(Class::CRUISER);
        let parts =
            [ShipPart(vec![(of, 0.6, 0.5), (of, 0.6, 0.3)]), ShipPart(vec![(of, 0.5, 0.1)])];
        let summary = study.summary(&parts);
        let worth = summary.worths.iter().find(|worth| worth.of == of).unwrap();
        assert_eq!(worth.positions, 3);
        let Interval { low, value, high } = worth.points.unwrap();
        // The mean of 0.2 and 0.4; the variance is 0.02, the error 1.96 * 0.1.
        assert!((value - 0.3).abs() < 1e-9 && (low - 0.104).abs() < 1e-9);
        assert!((high - 0.496).abs() < 1e-9);
        assert_eq!(summary.in_cruisers(worth), Some(1.0));
        assert!((log_odds(0.75) - 3.0_f64.ln()).abs() < 1e-9 && log_odds(0.0).is_finite());
        let other = summary.worths.last().unwrap();
        assert!(other.points.is_none() && summary.in_cruisers(other).is_none());
    }

    #[test]
    fn a_ship_is_worth_more_than_nothing() {
        let study = Ships { board: Board::SIX_BY_FOUR, games: 24, nodes: 100, seed: 1 };
        let (mut engine, stop) = (Engine::new(1), AtomicBool::new(false));
        let all = |engine: &mut Engine| -> Vec<ShipPart> {
            (0..24).filter_map(|number| study.part(number, engine, &stop)).collect()
        };
        let parts = all(&mut engine);
        assert_eq!(parts[..2], all(&mut engine)[..2]);
        let summary = study.summary(&parts);
        let points = |of| {
            let worth = summary.worths.iter().find(|worth| worth.of == of);
            worth.unwrap().points.unwrap().value
        };
        assert!(points(WorthOf::First(Class::CRUISER)) > 0.05);
        assert!(points(WorthOf::Both(Class::C112)) > points(WorthOf::First(Class::C112)));
    }
}
