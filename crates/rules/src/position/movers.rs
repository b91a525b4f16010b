//! The turn generator in parts, for engines that rate the moves of a ship together: turns in place,
//! moves by ship, and bonus turns.

use core::ops::ControlFlow;

use super::Position;
use super::generate::{available_cycles, cycles, never_stop};
use crate::square::spread;
use crate::{Class, Square, SquareSet, Turn};

impl Position {
    /// Calls a function with the square and the class of each ship that can move to some of these
    /// squares, and with the squares that it can move to. Bonus turns are apart: see
    /// [`for_each_bonus_turn`](Self::for_each_bonus_turn).
    ///
    /// # Examples
    ///
    /// ```
    /// use mad_rules::{Class, Position};
    ///
    /// let position: Position = "b1112b222/4/4/r1112r222 r - - 0/40 1".parse()?;
    /// position.for_each_mover(position.empty_squares(), |_, class, arrivals| {
    ///     assert_eq!(arrivals.len(), if class == Class::CRUISER { 5 } else { 2 });
    /// });
    /// # Ok::<(), mad_rules::mfen::ParseMfenError>(())
    /// ```
    #[inline]
    pub fn for_each_mover(&self, to: SquareSet, mut f: impl FnMut(Square, Class, SquareSet)) {
        if self.is_over() || self.is_positioning_turn() {
            return;
        }
        let view = self.view(self.to_move());
        for from in SquareSet::from_bits(self.movers(&view, to.bits())) {
            let class = self.class_at(from);
            f(from, class, SquareSet::from_bits(view.arrivals(class, from) & to.bits()));
        }
    }

    /// Calls a function with every legal bonus turn that moves a ship to one of these squares.
    #[inline]
    pub fn for_each_bonus_turn(&self, to: SquareSet, f: impl FnMut(Turn)) {
        let bonus = to.bits() & self.board.bonus_mask(self.to_move());
        if bonus != 0 && !self.is_over() && !self.is_positioning_turn() {
            let ControlFlow::Continue(()) = self.generate_bonus_turns(bonus, &mut never_stop(f));
        }
    }

    /// The bonus turns to bonus squares of this bitboard.
    fn generate_bonus_turns<B>(
        &self,
        bonus: u64,
        f: &mut impl FnMut(Turn) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let view = self.view(self.to_move());
        for from in SquareSet::from_bits(view.own & spread(bonus)) {
            let class = self.class_at(from);
            let arrivals = view.arrivals(class, from) & spread(from.bit()) & bonus;
            for to in SquareSet::from_bits(arrivals) {
                self.generate_bonuses(class, from, to, f)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls a function with every legal turn without a move: teleportations, and the pass on a
    /// positioning turn.
    #[inline]
    pub fn for_each_turn_in_place(&self, mut f: impl FnMut(Turn)) {
        if self.is_over() {
            return;
        }
        for cycle in cycles(available_cycles(self.arena().class_bits(self.to_move()))) {
            f(Turn::teleport(cycle));
        }
        if self.is_positioning_turn() {
            f(Turn::PASS);
        }
    }
}
