//! Positions as the solver sees them, to find puzzles that are alike.

use mad_rules::{Board, Place, Position, Ship, Side, Square, Turn, TurnKind};

/// The most ships that may stand elsewhere in two positions that are alike.
const MOST_MOVED: usize = 2;

/// The ships of a position and a turn in it, as if the side to move were red, in the one of two
/// mirror images that comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SolverView {
    board: Board,
    places: [usize; 16],
    first: Turn,
}

impl SolverView {
    /// The view of a position and of the first turn of its solution.
    #[must_use]
    pub fn new(position: &Position, first: Turn) -> Self {
        let plain = Self::turned(position, first, false);
        plain.min(Self::turned(position, first, true))
    }

    fn turned(position: &Position, first: Turn, mirrored: bool) -> Self {
        let (board, solver) = (position.board(), position.to_move());
        let turn = |square| turned(square, board, solver, mirrored);
        let mut places = [0; 16];
        for ship in Ship::all() {
            let side = if solver == Side::Red { ship.side() } else { !ship.side() };
            let place =
                position.place(ship).square().map_or(Place::EXILE, |at| Place::arena(turn(at)));
            places[Ship::new(side, ship.class()).index()] = place.index();
        }
        let first = match first.kind() {
            TurnKind::Move { from, to } => Turn::new_move(turn(from), turn(to)),
            TurnKind::Bonus { from, to, cycle } => Turn::bonus(turn(from), turn(to), cycle),
            TurnKind::Pass | TurnKind::Teleport(_) => first,
        };
        Self { board, places, first }
    }

    /// Returns whether two puzzles of the same theme are too much alike: on one board, the same ships on
    /// the same squares, or the same first turn with at most two ships elsewhere.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        let moved = self.places.iter().zip(&other.places).filter(|(one, two)| one != two).count();
        self.board == other.board
            && (moved == 0 || moved <= MOST_MOVED && self.first == other.first)
    }
}

/// The square of the view, on a board that is symmetric.
fn turned(square: Square, board: Board, solver: Side, mirrored: bool) -> Square {
    let (column, row) = (square.column(), square.row());
    let column = if mirrored { board.columns() - 1 - column } else { column };
    let row = if solver == Side::Blue { board.rows() - 1 - row } else { row };
    Square::new(column, row).unwrap_or(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(mfen: &str, turn: &str) -> SolverView {
        SolverView::new(&mfen.parse().unwrap(), turn.parse().unwrap())
    }

    #[test]
    fn mirror_images_and_exchanged_colours_are_the_same() {
        let one = view("b1113/4/r2213/r1113 r - - 3/40 5", "a2b2");
        for (mfen, turn) in [
            ("3b111/4/3r221/3r111 r - - 9/40 7", "d2c2"),
            ("b1113/b2213/4/r1113 b - r 0/40 6", "a3b3"),
            ("3b111/3b221/4/3r111 b - r 0/30 6", "d3c3"),
        ] {
            assert_eq!(view(mfen, turn), one, "{mfen}");
        }
    }

    #[test]
    fn alike_are_equal_ships_or_nearly_equal_ones_with_the_same_turn() {
        let one = view("b1113/4/r2213/r1113 r - - 3/40 5", "a2b2");
        assert!(one.is_like(&view("b1113/4/r2213/r1113 r - - 3/40 5", "a2a3")));
        assert!(one.is_like(&view("1b1112/4/r2213/r1113 r - - 3/40 5", "a2b2")));
        assert!(!one.is_like(&view("1b1112/4/r2213/r1113 r - - 3/40 5", "a2a3")));
        assert!(!one.is_like(&view("1b1112/b2213/r2213/1r1112 r - - 3/40 5", "a2b2")));
    }
}
