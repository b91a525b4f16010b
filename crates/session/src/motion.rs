//! How ships are animated between two placements.

use mad_rules::{Board, Place, Position, Setup, Ship, Square};

/// The places of all ships on a board, as a drawing shows them. Need not be playable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placement {
    /// The board.
    pub board: Board,
    places: [Place; 16],
}

impl Placement {
    /// The place of a ship.
    #[must_use]
    pub const fn place(&self, ship: Ship) -> Place {
        self.places[ship.index()]
    }

    /// The ship on a square.
    #[must_use]
    pub fn ship_at(&self, square: Square) -> Option<Ship> {
        Ship::all().find(|&ship| self.place(ship) == Place::arena(square))
    }
}

impl From<&Position> for Placement {
    fn from(position: &Position) -> Self {
        Self { board: position.board(), places: Setup::from(*position).places }
    }
}

impl From<&Setup> for Placement {
    fn from(setup: &Setup) -> Self {
        Self { board: setup.board, places: setup.places }
    }
}

/// The motion of a ship between two placements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShipMotion {
    /// The ship.
    pub ship: Ship,
    /// Its old place.
    pub from: Place,
    /// Its new place.
    pub to: Place,
    /// The kind of motion.
    pub kind: MotionKind,
}

/// A kind of motion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MotionKind {
    /// Straight across the board.
    Slide,
    /// In an arc: the ship exchanges places with others of its fleet.
    Arc,
    /// Into exile after an expulsion, or back from it after an undo.
    Fall,
}

/// The motions that lead from one placement to another, which need not be one turn apart.
#[must_use]
pub fn motions(before: &Placement, after: &Placement) -> Vec<ShipMotion> {
    let moved = |ship: &Ship| before.place(*ship) != after.place(*ship);
    let moving: Vec<Ship> = Ship::all().filter(moved).collect();
    let kind = |ship: Ship| {
        let exchanged = moving.iter().any(|&other| {
            other != ship
                && other.side() == ship.side()
                && (before.place(other) == after.place(ship)
                    || after.place(other) == before.place(ship))
        });
        let exiled = before.place(ship).is_exile() || after.place(ship).is_exile();
        match (exchanged, exiled) {
            (true, _) => MotionKind::Arc,
            (false, true) => MotionKind::Fall,
            (false, false) => MotionKind::Slide,
        }
    };
    let motion = |&ship: &Ship| ShipMotion {
        ship,
        from: before.place(ship),
        to: after.place(ship),
        kind: kind(ship),
    };
    moving.iter().map(motion).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_turn_has_its_kind_of_motion() {
        let position: Position = "1b1113/r221b2112r112/5/r1114/5 r - - 0/40 1".parse().unwrap();
        let kinds = |turn: &str| {
            let after = position.after_unchecked(turn.parse().unwrap());
            let motions = motions(&(&position).into(), &(&after).into()).into_iter();
            motions.map(|motion| (motion.ship.to_string(), motion.kind)).collect::<Vec<_>>()
        };
        let expected = |ship: &str, kind| (ship.to_owned(), kind);
        let (slide, arc, fall) = (MotionKind::Slide, MotionKind::Arc, MotionKind::Fall);
        assert_eq!(kinds("a4a5"), [expected("r221", slide)]);
        assert_eq!(kinds("a4b4"), [expected("r221", slide), expected("b211", fall)]);
        assert_eq!(kinds("112-221"), [expected("r112", arc), expected("r221", arc)]);
        assert_eq!(kinds("111-222"), [expected("r111", arc), expected("r222", arc)]);
        assert_eq!(motions(&(&position).into(), &(&position).into()), []);
    }
}
