//! What a learner is asked to do, and what comes of it.

use mad_rules::{Class, EndReason, Position, Ship, Side, Turn};

/// The position after a turn, if the turn is legal.
#[must_use]
pub fn after(position: &Position, turn: Turn) -> Option<Position> {
    position.check(turn).is_ok().then(|| position.after_unchecked(turn))
}

/// Something to do on a board. The learner is red.
#[derive(Debug)]
pub struct Task {
    pub(crate) start: &'static str,
    /// What solves it.
    pub wish: Wish,
}

/// What solves a task.
#[derive(Debug)]
pub enum Wish {
    /// To pick the ship of this class.
    Pick(Class),
    /// To play one of these turns, written with spaces between them.
    Play(&'static str),
}

/// What is to be said of something a learner does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// That was it.
    Right,
    /// It exiles the learner's own corvette.
    OwnCorvette,
    /// After it, this turn would expel the learner's corvette.
    Loses(Turn),
    /// Something else was asked for.
    Wrong,
}

impl Task {
    /// Where it begins.
    ///
    /// # Panics
    ///
    /// Never: the tests read all of them.
    #[must_use]
    pub fn position(&self) -> Position {
        self.start.parse().expect("the positions of tasks are in order")
    }

    /// The turns that solve it; none if a ship is to be picked.
    ///
    /// # Panics
    ///
    /// Never: the tests read all of them.
    pub fn solutions(&self) -> impl Iterator<Item = Turn> {
        let turns = match self.wish {
            Wish::Pick(_) => "",
            Wish::Play(turns) => turns,
        };
        turns
            .split(' ')
            .filter(|text| !text.is_empty())
            .map(|text| text.parse().expect("the turns of tasks are in order"))
    }

    /// What is to be said when a ship is picked; `None` if the task is to play a turn.
    #[must_use]
    pub fn judge_pick(&self, ship: Ship) -> Option<Verdict> {
        let Wish::Pick(class) = self.wish else { return None };
        let right = ship == Ship::new(Side::Red, class);
        Some(if right { Verdict::Right } else { Verdict::Wrong })
    }

    /// What is to be said of a legal turn.
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
