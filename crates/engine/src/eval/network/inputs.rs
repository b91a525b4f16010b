//! The inputs of the network: which rows a position activates.

use mad_rules::{Board, BySide, Class, Place, Position, Ship, Side, Square};

/// Turns left until the tie-break are divided into these steps: up to 2, 4, …, 35, and more.
const TIE_BREAK_STEPS: [u16; 11] = [2, 4, 6, 8, 10, 12, 16, 20, 25, 30, 35];
const STEPS: usize = TIE_BREAK_STEPS.len() + 1;
/// The tie-break's owner and step, or none.
const TIE_BREAKS: usize = 2 * STEPS + 1;
/// The states: tie-break, times which positioning turns are to come.
pub(super) const STATES: usize = TIE_BREAKS * 4;
/// The number of inputs of a perspective for the state of the game.
pub const STATE_INPUTS: usize = TIE_BREAKS + 2;

/// An input for the state of the game: one for the tie-break, and one for each positioning turn to
/// come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StateInput(u8);

impl StateInput {
    /// Its index among the inputs of the state.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of a position's state, from the view of neither side.
#[inline]
pub(super) fn state(position: &Position) -> usize {
    let left = position.tie_break().turns_left;
    state_of(left, position.tie_break_owner(), position.positioning())
}

/// The number of a state: turns left until the tie-break, its owner, and positioning turns to come.
#[must_use]
#[inline]
pub fn state_of(turns_left: Option<u16>, owner: Side, positioning: BySide<bool>) -> usize {
    let tie_break = match turns_left {
        None => TIE_BREAKS - 1,
        Some(left) => {
            let step = TIE_BREAK_STEPS.iter().filter(|&&step| left > step).count();
            owner.index() * STEPS + step
        }
    };
    tie_break * 4 + usize::from(positioning.red) + 2 * usize::from(positioning.blue)
}

/// The inputs of a state from the view of a side.
pub fn state_inputs(state: usize, side: Side) -> impl Iterator<Item = StateInput> {
    let (tie_break, positioning) = (state / 4, state % 4);
    let tie_break = match tie_break / STEPS {
        2 => tie_break,
        owner if owner == side.index() => tie_break % STEPS,
        _ => STEPS + tie_break % STEPS,
    };
    let to_come = |of: Side| positioning >> of.index() & 1 != 0;
    let own = to_come(side).then_some(TIE_BREAKS);
    let other = to_come(side.opponent()).then_some(TIE_BREAKS + 1);
    [Some(tie_break), own, other].into_iter().flatten().map(|index| StateInput(index as u8))
}

/// How a perspective sees the board: the side's own rows first, and its corvette in the left half.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct View {
    side: Side,
    mirrored: bool,
}

impl View {
    /// Red's, not mirrored.
    pub(super) const RED: Self = Self { side: Side::Red, mirrored: false };

    /// Whose view it is.
    #[must_use]
    #[inline]
    pub const fn side(self) -> Side {
        self.side
    }

    const fn index(self) -> usize {
        self.side.index() * 2 + self.mirrored as usize
    }
}

/// The indices of a board's inputs.
#[derive(Debug, Clone)]
pub struct Inputs {
    squares: usize,
    /// The first column in which a corvette mirrors its side's view.
    mirrored_from: u8,
    /// By view, ship and place.
    rows: Box<[[[u16; 64]; 16]; 4]>,
}

impl Inputs {
    /// The inputs of a board.
    #[must_use]
    pub fn new(board: Board) -> Self {
        let squares: Vec<Square> = board.squares().iter().collect();
        let mut rows = Box::new([[[0; 64]; 16]; 4]);
        for side in Side::ALL {
            for mirrored in [false, true] {
                let view = View { side, mirrored };
                for ship in Ship::all() {
                    let own = usize::from(ship.side() != side) * 8 + ship.class().index();
                    let first = own * (squares.len() + 1);
                    let of_ship = &mut rows[view.index()][ship.index()];
                    of_ship[Place::EXILE.index()] = (first + squares.len()) as u16;
                    for &square in &squares {
                        let seen = seen_square(board, view, square);
                        let number = squares.iter().position(|&other| Some(other) == seen);
                        of_ship[square.index()] = (first + number.unwrap_or(0)) as u16;
                    }
                }
            }
        }
        Self { squares: squares.len(), mirrored_from: board.columns().div_ceil(2), rows }
    }

    /// The number of inputs for ships on places.
    #[must_use]
    pub const fn ship_inputs(&self) -> usize {
        16 * (self.squares + 1)
    }

    /// The number of all inputs of a perspective.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.ship_inputs() + STATE_INPUTS
    }

    /// The view of a side.
    #[must_use]
    #[inline]
    pub fn view(&self, places: &[Place; 16], side: Side) -> View {
        let corvette = places[Ship::new(side, Class::CORVETTE).index()];
        let column = corvette.index() as u8 % 8;
        View { side, mirrored: !corvette.is_exile() && column >= self.mirrored_from }
    }

    /// The input of a ship on a place.
    #[must_use]
    #[inline]
    pub fn ship_input(&self, view: View, ship: usize, place: Place) -> usize {
        self.rows[view.index()][ship & 15][place.index()].into()
    }

    /// The inputs that ships on these places and a state activate, from the view of a side.
    pub fn active(
        &self,
        places: &[Place; 16],
        state: usize,
        side: Side,
    ) -> impl Iterator<Item = usize> {
        let view = self.view(places, side);
        let ships = places.iter().enumerate();
        let ships = ships.map(move |(ship, &place)| self.ship_input(view, ship, place));
        ships.chain(state_inputs(state, side).map(|input| self.ship_inputs() + input.index()))
    }
}

/// The square that a view has in the place of this one.
fn seen_square(board: Board, view: View, square: Square) -> Option<Square> {
    let column =
        if view.mirrored { board.columns() - 1 - square.column() } else { square.column() };
    let row = match view.side {
        Side::Red => square.row(),
        Side::Blue => board.rows() - 1 - square.row(),
    };
    Square::new(column, row)
}
