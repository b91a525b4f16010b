//! Where the ships are, as the side to move sees it.

use mad_rules::{Board, BySide, Class, Place, Position, Setup, Ship, Side, Square, SquareSet};

/// The ships of one side in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fleet {
    /// One bit for each class in the arena, at [`Class::index`].
    pub(crate) classes: u8,
    /// The square of each class in the arena; the others are meaningless.
    pub(crate) squares: [Square; 8],
}

impl Fleet {
    pub(crate) const EMPTY: Self = Self { classes: 0, squares: [Square::A1; 8] };

    /// The indices of the classes in the arena, in the order of [`Class::ALL`].
    #[inline]
    pub(crate) fn members(&self) -> impl Iterator<Item = usize> + use<> {
        members(self.classes)
    }

    /// The squares of its ships.
    #[cfg(feature = "build")]
    #[inline]
    pub(crate) fn occupied(&self) -> SquareSet {
        self.members().fold(SquareSet::EMPTY, |set, class| set.with(self.squares[class]))
    }

    /// The class on a square.
    #[cfg(feature = "build")]
    #[inline]
    pub(crate) fn class_on(&self, square: Square) -> Option<usize> {
        self.members().find(|&class| self.squares[class] == square)
    }
}

/// The indices of the bits that are set.
#[inline]
pub(crate) fn members(mut classes: u8) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        if classes == 0 {
            return None;
        }
        let class = classes.trailing_zeros() as usize;
        classes &= classes - 1;
        Some(class)
    })
}

/// The ships in the arena with the side to move at the bottom, where red is: if blue is to move,
/// the colours are exchanged and the rows turned around.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arrangement {
    pub(crate) mover: Fleet,
    pub(crate) opponent: Fleet,
}

impl Arrangement {
    /// The arrangement of a position, with both corvettes in the arena or not.
    pub(crate) fn new(position: &Position, symmetry: &Symmetry) -> Self {
        let to_move = position.to_move();
        let map = symmetry.towards(to_move);
        let fleet = |side: Side| {
            let classes = position.arena().class_bits(side);
            let mut fleet = Fleet { classes, ..Fleet::EMPTY };
            for class in members(classes) {
                let place = position.place(Ship::new(side, Class::ALL[class]));
                if let Some(square) = place.square() {
                    fleet.squares[class] = map[square.index()];
                }
            }
            fleet
        };
        Self { mover: fleet(to_move), opponent: fleet(to_move.opponent()) }
    }

    /// The same ships as the other side sees them.
    #[cfg(feature = "build")]
    #[inline]
    pub(crate) fn exchanged(&self, symmetry: &Symmetry) -> Self {
        let flipped = |fleet: &Fleet| {
            let mut flipped = *fleet;
            for class in fleet.members() {
                flipped.squares[class] = symmetry.flip[fleet.squares[class].index()];
            }
            flipped
        };
        Self { mover: flipped(&self.opponent), opponent: flipped(&self.mover) }
    }

    /// The arrangement with this side to move, no quiet turns, no expulsion yet and limit 40.
    pub(crate) fn setup(&self, board: Board, to_move: Side, symmetry: &Symmetry) -> Setup {
        let mut setup = Setup::empty(board);
        let map = symmetry.towards(to_move);
        for (side, fleet) in [(to_move, &self.mover), (to_move.opponent(), &self.opponent)] {
            for class in fleet.members() {
                let square = map[fleet.squares[class].index()];
                setup.set_place(Ship::new(side, Class::ALL[class]), Place::arena(square));
            }
        }
        setup.to_move = to_move;
        setup.number = 1 + to_move as u16;
        setup
    }
}

/// The symmetries of a board, as maps from [`Square::index`] to squares. Squares that the board
/// does not have are mapped to themselves.
pub(crate) struct Symmetry {
    pub(crate) identity: [Square; 64],
    /// Left and right exchanged.
    pub(crate) mirror: [Square; 64],
    /// Top and bottom exchanged.
    pub(crate) flip: [Square; 64],
}

impl Symmetry {
    pub(crate) fn new(board: Board) -> Self {
        let map = |image: &dyn Fn(Square) -> Option<Square>| {
            core::array::from_fn(|index| {
                let square = Square::from_index(index).unwrap_or(Square::A1);
                let on_board = Some(square).filter(|&square| board.contains(square));
                on_board.and_then(image).unwrap_or(square)
            })
        };
        let (right, top) = (board.columns() - 1, board.rows() - 1);
        Self {
            identity: map(&Some),
            mirror: map(&|square| Square::new(right - square.column(), square.row())),
            flip: map(&|square| Square::new(square.column(), top - square.row())),
        }
    }

    /// The map that brings a side to the bottom, and back.
    #[inline]
    fn towards(&self, side: Side) -> &[Square; 64] {
        match side {
            Side::Red => &self.identity,
            Side::Blue => &self.flip,
        }
    }

    /// Returns whether the rules treat both images of a board like the board itself: they have the
    /// same squares, and the bonus squares of the same side, or of the other one if top and bottom
    /// are exchanged.
    pub(crate) fn preserves(&self, board: Board) -> bool {
        let image = |squares: SquareSet, map: &[Square; 64]| {
            squares.iter().map(|square| map[square.index()]).collect::<SquareSet>()
        };
        let bonus = BySide::from_fn(|side| board.bonus_squares(side));
        let squares = board.squares();
        image(squares, &self.mirror) == squares
            && image(squares, &self.flip) == squares
            && Side::ALL.into_iter().all(|side| {
                image(bonus[side], &self.mirror) == bonus[side]
                    && image(bonus[side], &self.flip) == bonus[side.opponent()]
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_is_symmetric() {
        for board in Board::all() {
            assert!(Symmetry::new(board).preserves(board), "{board}");
        }
    }

    #[test]
    fn a_wrong_symmetry_is_recognised() {
        let board = Board::SIX_BY_FOUR;
        let mut symmetry = Symmetry::new(board);
        symmetry.mirror.swap(Square::A1.index(), Square::A2.index());
        assert!(!symmetry.preserves(board), "bonus squares and others exchanged");
    }

    #[test]
    fn blue_to_move_is_turned_around() {
        let position = |text: &str| text.parse::<Position>().expect("it is a position");
        let red = position("b1112b222/4/4/4/r2123/r1113 r - r 0/40 1");
        let blue = position("b1113/b2123/4/4/4/r1112r222 b - r 0/40 2");
        let symmetry = Symmetry::new(Board::SIX_BY_FOUR);
        let arrangement = Arrangement::new(&red, &symmetry);
        assert_eq!(Arrangement::new(&blue, &symmetry), arrangement);
        for position in [red, blue] {
            let setup = arrangement.setup(position.board(), position.to_move(), &symmetry);
            assert_eq!(setup.places, Setup::from(position).places);
        }
    }
}
