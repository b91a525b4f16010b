//! Attack maps and mobility: inputs of evaluation functions, computed for all ships of a side at
//! once.

use super::Position;
use crate::square::spread;
use crate::{Class, Ship, Side, SquareSet};

/// The squares that a side's ships could move to if it were to move, empty or with a ship to
/// expel: first those of its ships with one cannon, then those of its ships with two.
///
/// # Examples
///
/// ```
/// use mad_rules::position::attacks::attack_maps;
/// use mad_rules::{Position, Side, Square};
///
/// let position: Position = "b1112b222/4/4/r1112r222 r - - 0/40 1".parse()?;
/// let [one_cannon, two_cannons] = attack_maps(&position, Side::Red);
/// assert!(one_cannon.contains(Square::B1) && !one_cannon.contains(Square::B2));
/// assert!(two_cannons.contains(Square::D3));
/// # Ok::<(), mad_rules::mfen::ParseMfenError>(())
/// ```
#[must_use]
#[inline]
pub fn attack_maps(position: &Position, side: Side) -> [SquareSet; 2] {
    let view = position.view(side);
    let strong = view.own & position.twos[1];
    [(view.own & !strong, view.targets[0]), (strong, view.targets[1])].map(|(ships, targets)| {
        let fast = ships & position.twos[0];
        let reach = spread(ships) | spread(spread(fast) & view.empty);
        SquareSet::from_bits(reach & targets)
    })
}

/// The number of moves a side would have if it were to move, without bonus turns and
/// teleportations.
#[must_use]
#[inline]
pub fn mobility(position: &Position, side: Side) -> usize {
    position.count_moves(side).0
}

impl Position {
    /// Returns whether a side's corvette could be expelled by a move if the other side were to
    /// move. Every ship overcomes its single shield.
    #[must_use]
    #[inline]
    pub fn is_corvette_in_danger(&self, side: Side) -> bool {
        let square = self.place(Ship::new(side, Class::CORVETTE)).bit();
        let enemies = self.fleets[side.opponent().index()];
        let empty = self.board.mask() & !(self.fleets[0] | self.fleets[1]);
        let near = spread(square);
        (near | spread(near & empty) & self.twos[0]) & enemies != 0
    }
}
