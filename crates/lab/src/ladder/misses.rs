//! Missed tactics and blunders of a player.

use std::sync::atomic::AtomicBool;

use mad_engine::value::Value;
use mad_engine::{Engine, Limits};
use mad_rules::{Class, Position, Ship, Turn, TurnKind};

/// How often an opportunity was missed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rate {
    /// Number of misses.
    pub missed: u64,
    /// Number of opportunities.
    pub chances: u64,
}

impl Rate {
    fn add(&mut self, missed: bool) {
        self.chances += 1;
        self.missed += u64::from(missed);
    }

    /// The share that was missed; `None` without opportunities.
    #[must_use]
    pub fn share(self) -> Option<f64> {
        (self.chances > 0).then(|| self.missed as f64 / self.chances as f64)
    }
}

/// What a player missed in its games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Misses {
    /// The enemy corvette could be expelled, and was not.
    pub captures: Rate,
    /// A turn could leave the player's own corvette safe, and the turn played did not.
    pub safety: Rate,
    /// An expulsion was clearly best, and something clearly worse was played.
    pub expulsions: Rate,
    /// The same for a teleportation.
    pub teleports: Rate,
}

impl Misses {
    /// Counts the misses of a turn that are found without a search.
    pub(super) fn add_turn(&mut self, position: &Position, turn: Turn) {
        let us = position.to_move();
        if position.is_corvette_in_danger(!us) {
            self.captures.add(expelled_class(position, turn) != Some(Class::CORVETTE));
            return;
        }
        let is_safe = |turn: Turn| {
            let after = position.after_unchecked(turn);
            !after.is_corvette_in_danger(us) && after.outcome().is_none_or(|end| end.winner == us)
        };
        if position.legal_turns().iter().any(|&turn| is_safe(turn)) {
            self.safety.add(!is_safe(turn));
        }
    }
}

/// The margin from which a turn is clearly worse than another: the expected result of an even
/// position falls from 50% to 35%.
const MARGIN: Value = Value::from_centi(60);
/// Values are clamped to this before the comparison, so that distances to a win do not count.
const CLAMP: Value = Value::from_centi(1_000);
/// Node limit of the strong search.
const NODES: u64 = 30_000;

/// A multi-PV search that gives a value for every turn.
pub(super) struct TacticsJudge {
    engine: Engine,
}

/// The kind of a tactic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tactic {
    Expulsion,
    Teleport,
}

impl TacticsJudge {
    pub(super) fn new() -> Self {
        let mut engine = Engine::new(8);
        engine.set_lines(usize::MAX);
        Self { engine }
    }

    /// Counts whether a turn missed a tactic. Positions in which the enemy corvette can be expelled
    /// do not count: [`Misses::captures`] does that.
    pub(super) fn add_turn(&mut self, position: &Position, played: Turn, misses: &mut Misses) {
        if position.is_corvette_in_danger(!position.to_move()) {
            return;
        }
        let stop = AtomicBool::new(false);
        let Some(report) = self.engine.search(position, Limits::nodes(NODES), &stop, |_| {}) else {
            return;
        };
        let values: Vec<(Turn, Value)> = report
            .lines
            .iter()
            .map(|line| (line.turns[0], line.value.clamp(-CLAMP, CLAMP)))
            .collect();
        let Some(&(best, value)) = values.first() else { return };
        let Some(tactic) = tactic(position, best) else { return };
        let is_worse = |other: Value| other <= value - MARGIN;
        let others =
            values.iter().filter(|(turn, _)| self::tactic(position, *turn) != Some(tactic));
        if !others.map(|(_, value)| *value).all(is_worse) {
            return;
        }
        // A turn that the search did not reach is not among the best.
        let value = values.iter().find(|(turn, _)| *turn == played).map_or(-CLAMP, |found| found.1);
        match tactic {
            Tactic::Expulsion => misses.expulsions.add(is_worse(value)),
            Tactic::Teleport => misses.teleports.add(is_worse(value)),
        }
    }
}

/// The class of the ship that a turn expels.
fn expelled_class(position: &Position, turn: Turn) -> Option<Class> {
    let (_, to) = turn.squares_moved()?;
    position.ship_at(to).map(Ship::class)
}

fn tactic(position: &Position, turn: Turn) -> Option<Tactic> {
    match turn.kind() {
        TurnKind::Teleport(_) => Some(Tactic::Teleport),
        _ => expelled_class(position, turn).map(|_| Tactic::Expulsion),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn misses(mfen: &str, turn: &str) -> Misses {
        let position: Position = mfen.parse().unwrap();
        let turn: Turn = turn.parse().unwrap();
        let mut misses = Misses::default();
        misses.add_turn(&position, turn);
        TacticsJudge::new().add_turn(&position, turn, &mut misses);
        misses
    }

    #[test]
    fn a_corvette_that_is_not_taken_is_missed() {
        let mfen = "b1112b222/r2213/4/r1113 r - - 3/40 5";
        assert_eq!(misses(mfen, "a3a4").captures, Rate { missed: 0, chances: 1 });
        assert_eq!(misses(mfen, "a3b3").captures, Rate { missed: 1, chances: 1 });
    }

    #[test]
    fn a_tactic_counts_only_where_nothing_else_will_do() {
        // Cruiser takes cruiser, or is taken.
        let mfen = "b1113/2b1211/4/2b2221/2r2221/r1111r2121 r - - 3/40 5";
        let missed = misses(mfen, "c1b2").expulsions;
        assert_eq!(
            (missed, misses(mfen, "c2c3").expulsions.missed),
            (Rate { missed: 1, chances: 1 }, 0)
        );
        let start = Position::default().to_string();
        assert_eq!(misses(&start, "pass").teleports, Rate::default());
    }

    #[test]
    fn a_corvette_left_to_be_taken_is_a_mistake() {
        let mfen = "b1113/4/r1111b2221/4 r - - 3/40 5";
        assert_eq!(misses(mfen, "a2a1").safety, Rate { missed: 0, chances: 1 });
        assert_eq!(misses(mfen, "a2b2").safety, Rate { missed: 1, chances: 1 });
        assert_eq!(misses(mfen, "a2b2").captures, Rate::default());
    }
}
