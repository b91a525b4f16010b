//! Hints that lead to a turn step by step.

use mad_rules::{Position, Ship, Turn, TurnKind};

use super::theme::recalled;
use super::{Aim, Goal};

/// Something about the turn to find.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// The threat to look at: what the opponent would do if the solver did nothing.
    Danger(Ship),
    /// The ship to look at as a target: the opposing corvette, or the ship that is expelled.
    Target(Ship),
    /// A ship in exile that comes back.
    Recall(Ship),
    /// The turn is a teleportation, alone or as a bonus.
    Teleport,
    /// The ship that moves.
    Mover(Ship),
    /// The turn itself.
    Turn(Turn),
}

impl Hint {
    /// All hints about a turn, those that tell least first.
    pub(super) fn all(position: &Position, turn: Turn, goal: Goal) -> Vec<Self> {
        let us = position.to_move();
        let corvette = |side| Ship::new(side, mad_rules::Class::CORVETTE);
        let mut hints = Vec::new();
        if goal.aim == Aim::Survival || position.is_corvette_in_danger(us) {
            hints.push(Self::Danger(corvette(us)));
        }
        if goal.aim == Aim::Exile {
            hints.push(Self::Target(corvette(!us)));
        }
        let squares = turn.squares_moved();
        let expelled = squares.and_then(|(_, to)| position.ship_at(to));
        hints.extend(expelled.filter(|ship| !ship.is_corvette()).map(Self::Target));
        hints.extend(recalled(position, turn).map(Self::Recall));
        if matches!(turn.kind(), TurnKind::Teleport(_) | TurnKind::Bonus { .. }) {
            hints.push(Self::Teleport);
        }
        hints.extend(squares.and_then(|(from, _)| position.ship_at(from)).map(Self::Mover));
        hints.push(Self::Turn(turn));
        hints
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_tell_more_and_more() {
        let position: Position = "1b1112/r2213/4/r1113 r - r 3/40 5".parse().unwrap();
        let turn: Turn = "a3a4+112-221".parse().unwrap();
        let ship = |text: &str| text.parse::<Ship>().unwrap();
        assert_eq!(
            Hint::all(&position, turn, Goal { aim: Aim::Exile, turns: 2 }),
            [
                Hint::Target(ship("b111")),
                Hint::Recall(ship("r112")),
                Hint::Teleport,
                Hint::Mover(ship("r221")),
                Hint::Turn(turn),
            ]
        );
        let turn: Turn = "a1b1".parse().unwrap();
        assert_eq!(
            Hint::all(&position, turn, Goal { aim: Aim::Survival, turns: 1 }),
            [Hint::Danger(ship("r111")), Hint::Mover(ship("r111")), Hint::Turn(turn)]
        );
    }
}
