//! Tasks of lessons and the assessment of answers.

use mad_rules::{Class, EndReason, Position, Ship, Side, Turn};

/// The position after a turn, if the turn is legal.
#[must_use]
pub fn after(position: &Position, turn: Turn) -> Option<Position> {
    position.check(turn).is_ok().then(|| position.after_unchecked(turn))
}

/// A task on a board. The learner plays red.
#[derive(Debug)]
pub struct Task {
    pub(crate) start: &'static str,
    /// What solves it.
    pub goal: Goal,
}

/// What solves a task.
#[derive(Debug)]
pub enum Goal {
    /// Picking the ship of this class.
    Pick(Class),
    /// Playing one of these turns, separated by spaces.
    Play(&'static str),
}

/// The assessment of what the learner did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It solves the task.
    Right,
    /// It exiles the learner's own corvette.
    OwnCorvette,
    /// The opponent could expel the learner's corvette with this turn.
    Loses(Turn),
    /// It does not solve the task.
    Wrong,
}

impl Task {
    /// The start position.
    ///
    /// # Panics
    ///
    /// Never: the tests parse all of them.
    #[must_use]
    pub fn position(&self) -> Position {
        self.start.parse().expect("the tests parse the positions of all tasks")
    }

    /// The turns that solve it; none for a task to pick a ship.
    ///
    /// # Panics
    ///
    /// Never: the tests parse all of them.
    pub fn solutions(&self) -> impl Iterator<Item = Turn> {
        let turns = match self.goal {
            Goal::Pick(_) => "",
            Goal::Play(turns) => turns,
        };
        turns
            .split(' ')
            .filter(|text| !text.is_empty())
            .map(|text| text.parse().expect("the tests parse the turns of all tasks"))
    }

    /// Assesses a picked ship; `None` if the task is to play a turn.
    #[must_use]
    pub fn judge_pick(&self, ship: Ship) -> Option<Verdict> {
        let Goal::Pick(class) = self.goal else { return None };
        let right = ship == Ship::new(Side::Red, class);
        Some(if right { Verdict::Right } else { Verdict::Wrong })
    }

    /// Assesses a legal turn.
    #[must_use]
    pub fn judge(&self, turn: Turn) -> Verdict {
        if self.solutions().any(|solution| solution == turn) {
            return Verdict::Right;
        }
        let Some(after) = after(&self.position(), turn) else { return Verdict::Wrong };
        match after.outcome() {
            Some(outcome) if outcome.winner == Side::Blue => Verdict::OwnCorvette,
            Some(_) => Verdict::Wrong,
            None => {
                let loses = |turn: &Turn| {
                    let end = after.after_unchecked(*turn).outcome();
                    end.is_some_and(|outcome| {
                        outcome.winner == Side::Blue && outcome.reason == EndReason::Exile
                    })
                };
                after.legal_turns().into_iter().find(loses).map_or(Verdict::Wrong, Verdict::Loses)
            }
        }
    }
}
