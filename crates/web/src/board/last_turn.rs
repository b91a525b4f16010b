//! The last turn as the board shows it until the next one, and the arrows of a turn.

use mad_rules::{Place, Position, Ship, ShipSet, Square, SquareSet, Turn};
use mad_session::{Placement, Spot, motions};

use super::spot;

/// An arrow that shows where a ship goes in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TurnArrow {
    pub(super) from: Spot,
    /// The middle square of a move of two squares.
    pub(super) through: Option<Square>,
    pub(super) to: Spot,
    /// Whether the ship teleports instead of moving.
    pub(super) teleports: bool,
    /// 1 for the move and 2 for the teleportation of a bonus turn.
    pub(super) part: Option<u8>,
}

impl TurnArrow {
    /// An arrow of a teleportation.
    pub(super) fn teleportation(ship: Ship, from: Place, to: Place) -> Self {
        let (from, to) = (spot(ship, from), spot(ship, to));
        Self { from, through: None, to, teleports: true, part: None }
    }

    /// Whether the path is a straight line on the board.
    const fn bends(&self) -> bool {
        match (self.from, self.to, self.through) {
            (Spot::Square(from), Spot::Square(to), Some(_)) => {
                from.column() != to.column() && from.row() != to.row()
            }
            _ => false,
        }
    }
}

/// The arrows of a turn: one for each ship that it moves or teleports; none if it is not legal.
pub(crate) fn turn_arrows(position: &Position, turn: Turn) -> Vec<TurnArrow> {
    let Ok(effect) = position.effect(turn) else { return Vec::new() };
    let bonus = effect.moved.is_some() && !effect.teleported.is_empty();
    let placement = Placement::from(position);
    let moved = effect.moved.map(|shift| {
        let squares = shift.from.square().zip(shift.to.square());
        TurnArrow {
            from: spot(shift.ship, shift.from),
            through: squares.and_then(|(from, to)| placement.middle_square(from, to)),
            to: spot(shift.ship, shift.to),
            teleports: false,
            part: bonus.then_some(1),
        }
    });
    let teleported = effect.teleported.into_iter().map(|shift| TurnArrow {
        part: bonus.then_some(2),
        ..TurnArrow::teleportation(shift.ship, shift.from, shift.to)
    });
    moved.into_iter().chain(teleported).collect()
}

/// What the last turn changed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct LastTurn {
    /// The squares that ships of the side that played have left.
    pub(crate) from: SquareSet,
    /// The squares that they came to.
    pub(crate) to: SquareSet,
    /// The ships whose slot changed: recalled from exile, sent there, or expelled.
    pub(super) slots: ShipSet,
    /// Arrows for what the marked squares alone do not show: teleportations, and moves around a
    /// corner.
    pub(super) arrows: Vec<TurnArrow>,
}

impl LastTurn {
    /// The difference of two positions, without arrows.
    pub(crate) fn between(before: &Position, after: &Position) -> Self {
        let mut last = Self::default();
        for motion in motions(&Placement::from(before), &Placement::from(after)) {
            if motion.from.is_exile() || motion.to.is_exile() {
                last.slots.insert(motion.ship);
            }
            if motion.ship.side() == before.to_move() {
                motion.from.square().iter().for_each(|&square| last.from.insert(square));
                motion.to.square().iter().for_each(|&square| last.to.insert(square));
            }
        }
        last
    }

    /// A turn that was played in a position.
    pub(crate) fn played(before: &Position, turn: Turn) -> Self {
        let after = before.after_unchecked(turn);
        let arrows = turn_arrows(before, turn);
        let needed = arrows.iter().any(|arrow| arrow.teleports || arrow.bends());
        let arrows = if needed { arrows } else { Vec::new() };
        Self { arrows, ..Self::between(before, &after) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(mfen: &str) -> Position {
        mfen.parse().unwrap()
    }

    /// From, middle square, to, part.
    fn arrows(position: &Position, turn: &str) -> Vec<(String, String, String, Option<u8>)> {
        let text = |spot| match spot {
            Spot::Square(square) => square.to_string(),
            Spot::Slot(ship) => ship.to_string(),
        };
        let arrows = turn_arrows(position, turn.parse().unwrap()).into_iter();
        arrows
            .map(|arrow| {
                let through = arrow.through.map_or(String::new(), |square| square.to_string());
                (text(arrow.from), through, text(arrow.to), arrow.part)
            })
            .collect()
    }

    fn arrow(from: &str, through: &str, to: &str) -> (String, String, String, Option<u8>) {
        (from.to_owned(), through.to_owned(), to.to_owned(), None)
    }

    #[test]
    fn a_move_around_a_corner_is_drawn_through_an_empty_square() {
        let position = position("b1113/4/4/1r1122/r2213/r1113 r - - 0/40 1");
        // b3 and the corner by b2 are both possible in principle; b3 is occupied by 112.
        assert_eq!(arrows(&position, "a2b3"), []);
        assert_eq!(arrows(&position, "a2a4"), [arrow("a2", "a3", "a4")]);
        assert_eq!(arrows(&position, "a2b1"), [arrow("a2", "b2", "b1")]);
        assert_eq!(arrows(&position, "a2a3"), [arrow("a2", "", "a3")]);
    }

    #[test]
    fn the_parts_of_a_bonus_turn_are_numbered() {
        let position = position("b211b1112/r2213/4/r1113 r - - 0/40 1");
        let arrows = arrows(&position, "a3a4+112-221");
        assert_eq!(
            arrows.iter().map(|arrow| arrow.3).collect::<Vec<_>>(),
            [Some(1), Some(2), Some(2)]
        );
        assert!(arrows.iter().any(|arrow| arrow.0 == "r112"), "the slot in exile: {arrows:?}");
    }

    #[test]
    fn the_last_turn_marks_slots_and_keeps_arrows_only_where_they_explain() {
        let position = position("b211b1112/r2213/4/r1113 r - - 0/40 1");
        let straight = LastTurn::played(&position, "a3a4".parse().unwrap());
        assert_eq!(straight.arrows, []);
        assert!(straight.slots.contains("b211".parse().unwrap()), "the expelled ship");
        let swap = LastTurn::played(&position, "112-221".parse().unwrap());
        assert_eq!(swap.arrows.len(), 2);
        assert!(swap.slots.contains("r112".parse().unwrap()));
        assert!(swap.slots.contains("r221".parse().unwrap()));
    }
}
