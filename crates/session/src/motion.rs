//! How ships get from one position to another, for whoever draws it.

use mad_rules::{Board, Place, Position, Setup, Ship, Square};

/// Who is where, playable or not: what a picture of a board shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Picture {
    /// The board.
    pub board: Board,
    places: [Place; 16],
}

impl Picture {
    /// Where a ship is.
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

impl From<&Position> for Picture {
    fn from(position: &Position) -> Self {
        Self { board: position.board(), places: Setup::from(*position).places }
    }
}

impl From<&Setup> for Picture {
    fn from(setup: &Setup) -> Self {
        Self { board: setup.board, places: setup.places }
    }
}

/// A ship's way from one picture to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Motion {
    /// The ship.
    pub ship: Ship,
    /// Where it was.
    pub from: Place,
    /// Where it is now.
    pub to: Place,
    /// The way.
    pub way: Way,
}

/// A manner of getting somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Straight over the board.
    Slide,
    /// In a bow, because another ship of the fleet comes or goes the other way.
    Arc,
    /// Out of the arena, or back when an expulsion is taken back.
    Fall,
}

/// Who has to move where so that one picture becomes another, whatever lies between them.
#[must_use]
pub fn motions(before: &Picture, after: &Picture) -> Vec<Motion> {
    let moved = |ship: &Ship| before.place(*ship) != after.place(*ship);
    let moving: Vec<Ship> = Ship::all().filter(moved).collect();
    let way = |ship: Ship| {
        let exchanged = moving.iter().any(|&other| {
            other != ship
                && other.side() == ship.side()
                && (before.place(other) == after.place(ship)
                    || after.place(other) == before.place(ship))
        });
        let exiled = before.place(ship).is_exile() || after.place(ship).is_exile();
        match (exchanged, exiled) {
            (true, _) => Way::Arc,
            (false, true) => Way::Fall,
            (false, false) => Way::Slide,
        }
    };
    let motion = |&ship: &Ship| Motion {
        ship,
        from: before.place(ship),
        to: after.place(ship),
        way: way(ship),
    };
    moving.iter().map(motion).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_turn_moves_in_its_own_way() {
        let position: Position = "1b1113/r221b2112r112/5/r1114/5 r - - 0/40 1".parse().unwrap();
        let ways = |turn: &str| {
            let after = position.after_unchecked(turn.parse().unwrap());
            let ways = motions(&(&position).into(), &(&after).into()).into_iter();
            ways.map(|motion| (motion.ship.to_string(), motion.way)).collect::<Vec<_>>()
        };
        let way = |ship: &str, way| (ship.to_owned(), way);
        assert_eq!(ways("a4a5"), [way("r221", Way::Slide)]);
        assert_eq!(ways("a4b4"), [way("r221", Way::Slide), way("b211", Way::Fall)]);
        assert_eq!(ways("112-221"), [way("r112", Way::Arc), way("r221", Way::Arc)]);
        assert_eq!(ways("111-222"), [way("r111", Way::Arc), way("r222", Way::Arc)]);
        assert_eq!(motions(&(&position).into(), &(&position).into()), []);
    }
}
