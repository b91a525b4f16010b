//! Finding the puzzle of a position: a short search proposes, the prover decides.

use std::sync::atomic::AtomicBool;

use mad_engine::value::Value;
use mad_engine::{Engine, Limits, Report, Score};
use mad_rules::{Position, Turn, TurnKind};
use mad_study::puzzle::{Aim, Goal, Puzzle, Theme};

use super::check::safe_turns;
use super::prover::{Prover, Target, TooLong, difference};
use super::semi::Judge;
use super::{Endings, line};

/// Nodes of the search that proposes.
const NODES: u64 = 12_000;
/// Positions that a proof may take.
const POSITIONS: u64 = 4_000_000;
/// The longest exile, in turns of the solver.
const LONGEST_EXILE: i32 = 6;
/// The longest win of a ship.
const LONGEST_SHIP: u8 = 3;
/// The longest threat that a saving turn averts.
const LONGEST_THREAT: u8 = 3;
/// How much better the best turn must be than the second, for a ship to be won by it.
const SHIP_MARGIN: Value = Value::from_centi(50);

/// Looks for puzzles in positions.
pub(super) struct Finder<'a> {
    engine: Engine,
    endings: &'a Endings,
}

impl<'a> Finder<'a> {
    pub(super) fn new(endings: &'a Endings) -> Self {
        let mut engine = Engine::new(2);
        engine.set_lines(2);
        Self { engine, endings }
    }

    /// The puzzle of a position, without a rating, if it has one.
    pub(super) fn find(&mut self, position: &Position) -> Option<Puzzle> {
        if position.is_over() || position.is_positioning_turn() {
            return None;
        }
        if let Some(puzzle) = self.find_semi(position) {
            return Some(puzzle);
        }
        self.engine.clear();
        let stop = AtomicBool::new(false);
        let report = self.engine.search(position, Limits::nodes(NODES), &stop, |_| {})?;
        // A proof that takes too long is no proof.
        prove(position, &report).ok().flatten()
    }

    /// The puzzle of a position in which one turn keeps or gets the semi-victory, by tables.
    pub(super) fn find_semi(&self, position: &Position) -> Option<Puzzle> {
        let mut judge = Judge::new(self.endings);
        let first = judge.only_turn(position)?;
        let solution = judge.line(position, first);
        let goal = Goal { aim: Aim::SemiVictory, turns: solution.len() as u8 };
        Some(puzzle(position, first, goal, solution))
    }
}

/// Proves what a search has found.
fn prove(position: &Position, report: &Report) -> Result<Option<Puzzle>, TooLong> {
    let [best, second, ..] = &report.lines[..] else { return Ok(None) };
    match (best.score(), second.score()) {
        (Score::Win(one), Score::Win(two)) if two > 0 && two <= one => Ok(None),
        (Score::Win(turns @ 1..=LONGEST_EXILE), _) => exile(position, turns as u8),
        (Score::Win(_), _) => Ok(None),
        (_, Score::Win(lost)) if lost < 0 => survival(position),
        _ if best.value - second.value >= SHIP_MARGIN => {
            // A ship that costs more than it is worth is not won.
            Ok(ship(position)?.filter(|puzzle| puzzle.first_turn() == Some(best.turns[0])))
        }
        _ => Ok(None),
    }
}

fn exile(position: &Position, most: u8) -> Result<Option<Puzzle>, TooLong> {
    let prover = Prover::new(position.to_move(), Target::Exile, POSITIONS);
    shortest(position, Aim::Exile, most, prover)
}

fn ship(position: &Position) -> Result<Option<Puzzle>, TooLong> {
    let side = position.to_move();
    let target = Target::Ships(difference(position, side) + 1);
    shortest(position, Aim::Ship, LONGEST_SHIP, Prover::new(side, target, POSITIONS))
}

/// The puzzle to reach a target as fast as possible, if only one first turn does.
fn shortest(
    position: &Position,
    aim: Aim,
    most: u8,
    mut prover: Prover,
) -> Result<Option<Puzzle>, TooLong> {
    for turns in 1..=most {
        let solutions = prover.solutions(position, turns)?;
        match solutions[..] {
            [] => {}
            [first] => {
                let solution = line::line(position, first, turns, &mut prover)?;
                // A line that is shorter would promise a defence that there is not.
                let is_whole = solution.len() == usize::from(turns);
                return Ok(is_whole.then(|| puzzle(position, first, Goal { aim, turns }, solution)));
            }
            _ => return Ok(None),
        }
    }
    Ok(None)
}

/// The puzzle to avert the exile of the corvette, if only one turn does.
fn survival(position: &Position) -> Result<Option<Puzzle>, TooLong> {
    let mut opponent = Prover::new(!position.to_move(), Target::Exile, POSITIONS);
    let mut holding: Vec<Turn> = position.sorted_turns();
    for turns in 1..=LONGEST_THREAT {
        let mut kept = Vec::new();
        for turn in holding {
            if !opponent.reaches(&position.after_unchecked(turn), turns)? {
                kept.push(turn);
            }
        }
        holding = kept;
        match holding[..] {
            [] => return Ok(None),
            [first] => {
                let after = position.after_unchecked(first);
                let is_lost = opponent.reaches(&after, safe_turns(turns))?;
                let goal = Goal { aim: Aim::Survival, turns };
                let solution = line::line(position, first, 1, &mut opponent)?;
                return Ok((!is_lost).then(|| puzzle(position, first, goal, solution)));
            }
            _ => {}
        }
    }
    Ok(None)
}

fn puzzle(
    position: &Position,
    first: Turn,
    goal: Goal,
    solution: Vec<mad_study::puzzle::SolverTurn>,
) -> Puzzle {
    let theme = Theme::of(position, first, goal.aim);
    Puzzle { position: *position, theme, goal, rating: 0, solution }
}

/// How interesting a puzzle is; 0 for a trivial one.
pub(super) fn interest(puzzle: &Puzzle) -> u8 {
    let Puzzle { position, goal, solution, .. } = puzzle;
    let first = solution[0].turn;
    let expels = position.expulsions().contains(&first);
    let corvette_moves = first
        .squares_moved()
        .and_then(|(from, _)| position.ship_at(from))
        .is_some_and(mad_rules::Ship::is_corvette);
    let is_trivial = match goal.aim {
        Aim::Exile => goal.turns == 1,
        Aim::Ship => goal.turns == 1 && position.expulsions().len() == 1,
        Aim::Survival => goal.turns == 1 && corvette_moves,
        Aim::SemiVictory => expels && goal.turns == 1,
    };
    if is_trivial {
        return 0;
    }
    let sacrifices = !position.after_unchecked(first).expulsions().is_empty();
    let teleports = matches!(first.kind(), TurnKind::Teleport(_) | TurnKind::Bonus { .. });
    let is_unique = solution.iter().all(|step| step.alternatives.is_empty());
    let merits = [!expels, sacrifices, teleports, is_unique, goal.turns > 1, goal.turns > 2];
    1 + merits.map(u8::from).iter().sum::<u8>()
}
