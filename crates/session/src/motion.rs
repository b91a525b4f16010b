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

    /// The empty square through which a ship moves two squares, straight on or around a corner. If
    /// both ways around a corner are free, the one that leaves the row first. `None` for other
    /// distances, and if no middle square is free.
    #[must_use]
    pub fn middle_square(&self, from: Square, to: Square) -> Option<Square> {
        let distance = |one: u8, other: u8| one.abs_diff(other);
        let (columns, rows) =
            (distance(from.column(), to.column()), distance(from.row(), to.row()));
        let between = |one: u8, other: u8| (one + other) / 2;
        let middles = match (columns, rows) {
            (2, 0) => [Square::new(between(from.column(), to.column()), from.row()), None],
            (0, 2) => [Square::new(from.column(), between(from.row(), to.row())), None],
            (1, 1) => [Square::new(from.column(), to.row()), Square::new(to.column(), from.row())],
            _ => return None,
        };
        let is_free =
            |square: &Square| self.board.contains(*square) && self.ship_at(*square).is_none();
        middles.into_iter().flatten().find(is_free)
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
    /// The square in the middle of a move of two squares.
    pub through: Option<Square>,
    /// The kind of motion.
    pub kind: MotionKind,
}

/// A kind of motion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MotionKind {
    /// Across the board, step by step.
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
    let motion = |&ship: &Ship| {
        let (from, to, kind) = (before.place(ship), after.place(ship), kind(ship));
        let through = match (kind, from.square(), to.square()) {
            (MotionKind::Slide, Some(from), Some(to)) => before.middle_square(from, to),
            _ => None,
        };
        ShipMotion { ship, from, to, through, kind }
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

    #[test]
    fn a_move_of_two_squares_goes_through_an_empty_square() {
        let position: Position = "1b1113/5/1r2213/r1114/5 r - - 0/40 1".parse().unwrap();
        let placement = Placement::from(&position);
        let middle = |from: &str, to: &str| {
            let middle = placement.middle_square(from.parse().unwrap(), to.parse().unwrap());
            middle.map(|square| square.to_string())
        };
        assert_eq!(middle("b3", "b5").as_deref(), Some("b4"));
        assert_eq!(middle("b3", "d3").as_deref(), Some("c3"));
        assert_eq!(middle("b3", "c4").as_deref(), Some("b4"));
        // a2 is occupied: only the way through a3 is free.
        assert_eq!(middle("a2", "b3").as_deref(), Some("a3"));
        assert_eq!(middle("b3", "b4"), None);
        assert_eq!(middle("b3", "e3"), None);
    }

    /// The middle square of every legal two-square move of random games is the one by which the rules
    /// allow it.
    #[test]
    fn the_middle_square_of_a_legal_move_is_always_found() {
        let mut seed = 7_usize;
        let mut position = Position::default();
        for _ in 0..2_000 {
            let turns = position.sorted_turns();
            if turns.is_empty() {
                position = Position::default();
                continue;
            }
            let placement = Placement::from(&position);
            for (from, to) in turns.iter().filter_map(|turn| turn.squares_moved()) {
                let steps = from.column().abs_diff(to.column()) + from.row().abs_diff(to.row());
                assert_eq!(placement.middle_square(from, to).is_some(), steps == 2, "{position}");
            }
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let turn = turns[(seed >> 33) % turns.len()];
            position.play(turn).unwrap();
        }
    }
}
