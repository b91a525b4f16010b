//! Indexing: a number for each position of a layer.

use mad_rules::{Board, BySide, Place, Position, Setup, Ship, Side, Square, SquareSet};

/// The index function of a layer: all positions of a board with given numbers of ships of each
/// side in the arena, both corvettes included.
///
/// An index is a mixed-radix number: side to move, red's classes, blue's classes, then the square
/// of each ship in the order of [`Ship::all`]. Indices with two ships on one square are unused.
pub(super) struct PositionIndex {
    board: Board,
    squares: Vec<Square>,
    /// The position of a square in `squares`, by [`Square::index`].
    square_numbers: [u8; 64],
    class_sets: BySide<ClassSets>,
    /// The number of squares to the power of the number of ships.
    placements: usize,
    len: usize,
}

/// The sets of classes that a side can have in the arena, one bit for each class.
struct ClassSets {
    sets: Vec<u8>,
    /// The position of a set in `sets`.
    numbers: [u8; 256],
}

impl ClassSets {
    /// All sets of this size that contain the corvette.
    fn new(ships: usize) -> Self {
        let corvette = 1;
        let is_one = |set: &u8| set & corvette != 0 && set.count_ones() as usize == ships;
        let sets: Vec<u8> = (0..=u8::MAX).filter(is_one).collect();
        let mut numbers = [u8::MAX; 256];
        for (number, &set) in (0..).zip(&sets) {
            numbers[usize::from(set)] = number;
        }
        Self { sets, numbers }
    }
}

impl PositionIndex {
    /// # Panics
    ///
    /// If a side has no ship or more than eight, or if there are more indices than `usize` holds.
    pub(super) fn new(board: Board, ships: BySide<usize>) -> Self {
        assert!(
            Side::ALL.iter().all(|&side| (1..=8).contains(&ships[side])),
            "each side has one to eight ships"
        );
        let squares: Vec<Square> = board.squares().iter().collect();
        let mut square_numbers = [0; 64];
        for (number, square) in (0..).zip(&squares) {
            square_numbers[square.index()] = number;
        }
        let class_sets = ships.map(ClassSets::new);
        let placements = squares.len().checked_pow((ships.red + ships.blue) as u32);
        let sets = 2 * class_sets.red.sets.len() * class_sets.blue.sets.len();
        let len = placements.and_then(|placements| placements.checked_mul(sets));
        let len = len.expect("the number of indices fits in usize");
        Self { board, squares, square_numbers, class_sets, placements: len / sets, len }
    }

    /// The number of indices, including unused ones.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// The indices with this side to move.
    pub(super) fn to_move(&self, side: Side) -> core::ops::Range<usize> {
        let half = self.len / 2;
        side.index() * half..(side.index() + 1) * half
    }

    /// The index of a position of this layer.
    #[inline]
    pub(super) fn index(&self, position: &Position) -> usize {
        let mut placement = 0;
        for ship in position.arena() {
            let square = position.place(ship).square().expect("it is in the arena");
            let number = self.square_numbers[square.index()];
            placement = placement * self.squares.len() + usize::from(number);
        }
        let [red, blue] = position.arena().bits().to_le_bytes().map(usize::from);
        let (reds, blues) = (&self.class_sets.red, &self.class_sets.blue);
        let at = position.to_move().index() * reds.sets.len() + usize::from(reds.numbers[red]);
        let at = at * blues.sets.len() + usize::from(blues.numbers[blue]);
        at * self.placements + placement
    }

    /// The arrangement with an index, without quiet turns; `None` if the index is unused.
    pub(super) fn setup(&self, at: usize) -> Option<Setup> {
        let (rest, mut placement) = (at / self.placements, at % self.placements);
        let (reds, blues) = (&self.class_sets.red.sets, &self.class_sets.blue.sets);
        let (rest, blue) = (rest / blues.len(), rest % blues.len());
        let (to_move, red) = (rest / reds.len(), rest % reds.len());
        let classes = u16::from_le_bytes([reds[red], blues[blue]]);
        let mut setup = Setup::empty(self.board);
        let mut occupied = SquareSet::EMPTY;
        for ship in Ship::all().rev().filter(|ship| classes >> ship.index() & 1 != 0) {
            let square = self.squares[placement % self.squares.len()];
            placement /= self.squares.len();
            if occupied.contains(square) {
                return None;
            }
            occupied.insert(square);
            setup.set_place(ship, Place::arena(square));
        }
        setup.to_move = Side::ALL[to_move];
        setup.number = 1 + to_move as u16;
        Some(setup)
    }
}

/// All arrangements of a board with given numbers of ships of each side in the arena, both
/// corvettes included: no quiet turns, no expulsion yet, limit 40. All are playable, also with
/// other values of these fields.
///
/// # Panics
///
/// If a side has no ship or more than eight, or if there are too many arrangements to count.
///
/// # Examples
///
/// ```
/// use mad_tables::positions;
/// use mad_rules::{Board, BySide, Side};
///
/// let lone_corvettes = positions(Board::SIX_BY_FOUR, BySide { red: 1, blue: 1 }, Side::Red);
/// assert_eq!(lone_corvettes.count(), 24 * 23);
/// ```
pub fn positions(board: Board, ships: BySide<usize>, to_move: Side) -> impl Iterator<Item = Setup> {
    let index = PositionIndex::new(board, ships);
    index.to_move(to_move).filter_map(move |at| index.setup(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_and_setup_are_inverse() {
        let ships = BySide { red: 2, blue: 1 };
        for board in [Board::SIX_BY_FOUR, Board::AZTEC] {
            let index = PositionIndex::new(board, ships);
            let mut used = 0;
            for at in 0..index.len() {
                let Some(setup) = index.setup(at) else {
                    continue;
                };
                let position =
                    Position::try_from(setup).expect("indexed arrangements are playable");
                assert_eq!(index.index(&position), at);
                assert!(index.to_move(position.to_move()).contains(&at));
                used += 1;
            }
            let squares = board.squares().len();
            assert_eq!(used, 2 * 7 * squares * (squares - 1) * (squares - 2));
        }
    }

    #[test]
    fn a_board_may_be_too_small() {
        let board = Board::rectangle(2, 2).expect("it is a board");
        assert_eq!(positions(board, BySide { red: 3, blue: 2 }, Side::Blue).count(), 0);
        assert_eq!(positions(board, BySide { red: 2, blue: 2 }, Side::Blue).count(), 49 * 24);
    }
}
