//! What the ships of a side can reach, all at once: for engines and for warnings.

use super::{Position, Status};
use crate::square::spread;
use crate::{Class, Ship, Side, SquareSet};

impl Position {
    /// The squares that a side's ships could move to if it had the turn, free or with a ship to
    /// expel: those of its ships with one cannon, and those of its ships with two.
    #[must_use]
    #[inline]
    pub fn reach_by_cannons(&self, side: Side) -> [SquareSet; 2] {
        let view = self.view(side);
        let strong = view.own & self.twos[1];
        [(view.own & !strong, view.targets[0]), (strong, view.targets[1])].map(
            |(ships, targets)| {
                let fast = ships & self.twos[0];
                let reach = spread(ships) | spread(spread(fast) & view.empty);
                SquareSet::from_bits(reach & targets)
            },
        )
    }

    /// Whether a side's corvette could be expelled if the other side had the turn, and could move.
    /// Every ship overcomes its single shield.
    #[must_use]
    #[inline]
    pub fn is_corvette_in_danger(&self, side: Side) -> bool {
        let square = self.place(Ship::new(side, Class::CORVETTE)).bit();
        let enemies = self.fleets[side.opponent().index()];
        let empty = self.board.mask() & !(self.fleets[0] | self.fleets[1]);
        let near = spread(square);
        (near | spread(near & empty) & self.twos[0]) & enemies != 0
    }

    /// How many moves a side would have if it had the turn, bonuses not counted.
    #[must_use]
    #[inline]
    pub fn mobility(&self, side: Side) -> usize {
        self.count_moves(side).0
    }

    /// Hands the turn to the other side without doing anything, which no rule allows: for engines
    /// that ask what the other side threatens. It counts as a quiet turn.
    #[inline]
    pub fn skip_turn(&mut self) {
        self.hash ^= self.status.key();
        self.status = Status(self.status.0 ^ Status::SIDE);
        self.hash ^= self.status.key();
        self.quiet = self.quiet.saturating_add(1);
        self.count_up();
    }
}
