//! The turn generator.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::convert::Infallible;
use core::ops::ControlFlow;

use super::{Position, TurnList};
use crate::square::spread;
use crate::{Class, Cycle, Ship, Side, Square, SquareSet, Turn};

/// The bitboards that the generator needs for one side.
pub(super) struct View {
    pub(super) own: u64,
    pub(super) empty: u64,
    /// Where a ship with one cannon may arrive, and one with two: empty squares and enemies whose
    /// shields it overcomes.
    pub(super) targets: [u64; 2],
}

impl View {
    /// Where a ship of this class on this square may arrive.
    #[inline]
    pub(super) fn arrivals(&self, class: Class, from: Square) -> u64 {
        let near = spread(from.bit());
        let far = match class.sails() {
            2 => spread(near & self.empty) & !from.bit(),
            _ => 0,
        };
        (near | far) & self.targets[usize::from(class.cannons() - 1)]
    }
}

impl Position {
    #[inline]
    pub(super) fn view(&self, side: Side) -> View {
        let own = self.fleets[side.index()];
        let enemies = self.fleets[side.opponent().index()];
        let board = self.board.mask();
        let two_cannons = board & !own;
        let one_cannon = two_cannons & !(enemies & self.twos[2]);
        View { own, empty: two_cannons & !enemies, targets: [one_cannon, two_cannons] }
    }

    /// All legal turns, in no particular order; none when the game is over.
    #[must_use]
    #[inline]
    pub fn legal_turns(&self) -> TurnList {
        let mut turns = TurnList::default();
        self.for_each_turn(|turn| turns.push(turn));
        turns
    }

    /// The legal turns in the byte order of their texts, as programs print them.
    #[must_use]
    pub fn sorted_turns(&self) -> Vec<Turn> {
        let mut turns = self.legal_turns().to_vec();
        turns.sort_by_cached_key(Turn::to_string);
        turns
    }

    /// The legal turns that move a ship from one set of squares to another, bonus turns included,
    /// in no particular order. For the moves of some ships, take their squares from
    /// [`squares_of`](Self::squares_of).
    ///
    /// # Examples
    ///
    /// ```
    /// use mad_rules::{Position, Square, SquareSet};
    ///
    /// let position: Position = "b1112b222/4/4/r1112r222 r - - 0/40 1".parse()?;
    /// let cruiser = position.moves_within(Square::D1.into(), SquareSet::ALL);
    /// assert_eq!(cruiser.len(), 5);
    /// assert_eq!(position.moves_within(SquareSet::ALL, Square::D3.into()).len(), 1);
    /// # Ok::<(), mad_rules::mfen::ParseMfenError>(())
    /// ```
    #[must_use]
    pub fn moves_within(&self, from: SquareSet, to: SquareSet) -> TurnList {
        let mut turns = TurnList::default();
        let ControlFlow::Continue(()) = self.try_for_each_move(
            from,
            to,
            never_stop(|turn| {
                turns.push(turn);
            }),
        );
        turns
    }

    /// The legal turns that expel a ship, bonus turns included, in no particular order.
    #[must_use]
    pub fn expulsions(&self) -> TurnList {
        self.moves_within(SquareSet::ALL, self.fleet(self.to_move().opponent()))
    }

    /// Calls a function with every legal turn that expels a ship, bonus turns included.
    #[inline]
    pub fn for_each_expulsion(&self, f: impl FnMut(Turn)) {
        let targets = self.fleet(self.to_move().opponent());
        let ControlFlow::Continue(()) =
            self.try_for_each_move(SquareSet::ALL, targets, never_stop(f));
    }

    /// Calls a function with every legal turn that expels no ship.
    #[inline]
    pub fn for_each_quiet_turn(&self, f: impl FnMut(Turn)) {
        let ControlFlow::Continue(()) =
            self.try_for_each_turn_to(self.empty_squares(), never_stop(f));
    }

    /// Calls a function with every legal turn.
    #[inline]
    pub fn for_each_turn(&self, f: impl FnMut(Turn)) {
        let ControlFlow::Continue(()) = self.try_for_each_turn(never_stop(f));
    }

    /// Calls a function with one legal turn after the other until it returns
    /// [`ControlFlow::Break`].
    ///
    /// # Examples
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use mad_rules::Position;
    ///
    /// let position: Position = "b1112b222/r2213/4/r1113 r - - 0/40 1".parse()?;
    /// let win = position.try_for_each_turn(|turn| {
    ///     let ends = position.after_unchecked(turn).is_over();
    ///     if ends { ControlFlow::Break(turn) } else { ControlFlow::Continue(()) }
    /// });
    /// assert!(win.is_break());
    /// # Ok::<(), mad_rules::mfen::ParseMfenError>(())
    /// ```
    #[inline]
    pub fn try_for_each_turn<B>(&self, f: impl FnMut(Turn) -> ControlFlow<B>) -> ControlFlow<B> {
        self.try_for_each_turn_to(SquareSet::ALL, f)
    }

    /// All turns without a move, and those that move a ship to one of these squares.
    #[inline]
    fn try_for_each_turn_to<B>(
        &self,
        to: SquareSet,
        mut f: impl FnMut(Turn) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        for cycle in cycles(available_cycles(self.arena().class_bits(self.to_move()))) {
            f(Turn::teleport(cycle))?;
        }
        if self.is_positioning_turn() {
            f(Turn::PASS)
        } else {
            self.generate_moves(u64::MAX, to.bits(), &mut f)
        }
    }

    /// [`moves_within`](Self::moves_within) for a function that can stop the generation with
    /// [`ControlFlow::Break`].
    #[inline]
    pub fn try_for_each_move<B>(
        &self,
        from: SquareSet,
        to: SquareSet,
        mut f: impl FnMut(Turn) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.is_over() || self.is_positioning_turn() {
            return ControlFlow::Continue(());
        }
        self.generate_moves(from.bits(), to.bits(), &mut f)
    }

    /// Moves from and to squares of these bitboards, and their bonus turns.
    #[inline]
    fn generate_moves<B>(
        &self,
        from: u64,
        to: u64,
        f: &mut impl FnMut(Turn) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let side = self.to_move();
        let view = self.view(side);
        let bonus = self.board.bonus_mask(side);
        for from in SquareSet::from_bits(from & self.movers(&view, to)) {
            let class = self.class_at(from);
            let near = spread(from.bit());
            let arrivals = view.arrivals(class, from) & to;
            for to in SquareSet::from_bits(arrivals) {
                f(Turn::new_move(from, to))?;
            }
            for to in SquareSet::from_bits(near & arrivals & bonus) {
                self.generate_bonuses(class, from, to, f)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The ships that are near enough to some of these squares to move there, whatever their
    /// cannons.
    #[inline]
    pub(super) fn movers(&self, view: &View, to: u64) -> u64 {
        let near = spread(to);
        view.own & (near | spread(near & view.empty) & self.twos[0])
    }

    /// The bonus turns of a one-square move to a bonus square.
    pub(super) fn generate_bonuses<B>(
        &self,
        class: Class,
        from: Square,
        to: Square,
        f: &mut impl FnMut(Turn) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let side = self.to_move();
        if self.place(Ship::new(side.opponent(), Class::CORVETTE)) == to.into() {
            return ControlFlow::Continue(());
        }
        let available = available_cycles(self.arena().class_bits(side));
        for cycle in cycles(involving(class, available)) {
            f(Turn::bonus(from, to, cycle))?;
        }
        ControlFlow::Continue(())
    }

    /// The squares where the legal moves from a square end.
    #[must_use]
    pub fn arrival_squares(&self, from: Square) -> SquareSet {
        let side = self.to_move();
        if self.is_over() || self.is_positioning_turn() || !self.fleet(side).contains(from) {
            return SquareSet::EMPTY;
        }
        self.reach(side, from)
    }

    /// The squares that a side's ship on this square could move to if the side were to move.
    pub(crate) fn reach(&self, side: Side, from: Square) -> SquareSet {
        SquareSet::from_bits(self.view(side).arrivals(self.class_at(from), from))
    }
}

/// The cycles that a set of classes in the arena allows, one bit each, indexed by
/// [`ShipSet::class_bits`](crate::ShipSet::class_bits).
static AVAILABLE: [u8; 256] = {
    let mut table = [0; 256];
    let mut classes = 0;
    while classes < 256 {
        let mut i = 0;
        while i < 8 {
            let present = Cycle::ALL[i].mask() & classes as u8;
            if present.count_ones() as usize >= Cycle::ALL[i].needed_in_arena() {
                table[classes] |= 1 << i;
            }
            i += 1;
        }
        classes += 1;
    }
    table
};

/// The cycles that a class takes part in, one bit each.
static INVOLVING: [u8; 8] = {
    let mut table = [0; 8];
    let mut i = 0;
    while i < 64 {
        if Cycle::ALL[i % 8].involves(Class::ALL[i / 8]) {
            table[i / 8] |= 1 << (i % 8);
        }
        i += 1;
    }
    table
};

/// The cycles with enough ships in the arena, one bit each.
#[inline]
pub(super) fn available_cycles(classes: u8) -> u8 {
    AVAILABLE[classes as usize]
}

/// Those of them that a class takes part in.
#[inline]
pub(super) fn involving(class: Class, cycles: u8) -> u8 {
    cycles & INVOLVING[class.index()]
}

/// The cycles of a bit set.
#[inline]
pub(super) fn cycles(mut bits: u8) -> impl Iterator<Item = Cycle> {
    core::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let cycle = Cycle::from_bits(bits.trailing_zeros() as u16);
        bits &= bits - 1;
        Some(cycle)
    })
}

/// Adapts a function that sees every turn. `ControlFlow<Infallible>` has no break, so the checks
/// for it compile to nothing.
#[inline]
pub(super) fn never_stop(mut f: impl FnMut(Turn)) -> impl FnMut(Turn) -> ControlFlow<Infallible> {
    move |turn| {
        f(turn);
        ControlFlow::Continue(())
    }
}
