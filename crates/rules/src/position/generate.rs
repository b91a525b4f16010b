//! All legal turns.

use core::fmt;
use core::ops::Deref;

use arrayvec::ArrayVec;

use super::Position;
use crate::square::spread;
use crate::{Class, Cycle, Side, Square, SquareSet, Turn};

/// More than any position can have: at most 64 moves (four ships with two sails reach 12 squares,
/// four with one reach 4), 8 teleportations, and a bonus of at most three cycles for at most two
/// arrivals of each ship.
const CAPACITY: usize = 128;

/// The legal turns of a position, in no particular order. A slice of [`Turn`]s without any
/// allocation.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct TurnList(ArrayVec<Turn, CAPACITY>);

impl Deref for TurnList {
    type Target = [Turn];

    fn deref(&self) -> &[Turn] {
        &self.0
    }
}

/// The turns of a [`TurnList`].
#[derive(Debug, Clone)]
pub struct TurnListIter(arrayvec::IntoIter<Turn, CAPACITY>);

impl Iterator for TurnListIter {
    type Item = Turn;

    #[inline]
    fn next(&mut self) -> Option<Turn> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for TurnListIter {}

impl IntoIterator for TurnList {
    type Item = Turn;
    type IntoIter = TurnListIter;

    fn into_iter(self) -> TurnListIter {
        TurnListIter(self.0.into_iter())
    }
}

impl<'a> IntoIterator for &'a TurnList {
    type Item = &'a Turn;
    type IntoIter = core::slice::Iter<'a, Turn>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl fmt::Debug for TurnList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The squares that matter to the side that generates turns.
pub(super) struct View {
    pub(super) own: u64,
    pub(super) empty: u64,
    /// Where a ship with one cannon may arrive, and with two.
    pub(super) targets: [u64; 2],
}

impl View {
    /// Where a ship of this class on this square may arrive.
    #[inline]
    fn arrivals(&self, class: Class, from: Square) -> u64 {
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
        let mut turns = TurnList(ArrayVec::new());
        self.for_each_turn(|turn| turns.0.push(turn));
        turns
    }

    /// The legal turns in the byte order of their texts, as programs print them.
    #[must_use]
    pub fn sorted_turns(&self) -> Vec<Turn> {
        let mut turns = self.legal_turns().to_vec();
        turns.sort_by_cached_key(Turn::to_string);
        turns
    }

    /// The legal turns that expel a ship, bonuses included, in no particular order.
    #[must_use]
    pub fn expulsions(&self) -> TurnList {
        let mut turns = TurnList(ArrayVec::new());
        if !self.is_over() && !self.is_positioning_turn() {
            let enemies = self.fleets[self.to_move().opponent().index()];
            self.moves(enemies, &mut |turn| turns.0.push(turn));
        }
        turns
    }

    /// Calls a function with every legal turn.
    #[inline]
    pub fn for_each_turn(&self, mut f: impl FnMut(Turn)) {
        if self.is_over() {
            return;
        }
        for cycle in cycles(available_cycles(self.arena_classes(self.to_move()))) {
            f(Turn::teleport(cycle));
        }
        if self.is_positioning_turn() {
            f(Turn::PASS);
        } else {
            self.moves(u64::MAX, &mut f);
        }
    }

    /// Moves that arrive within `within`, and their bonuses.
    #[inline]
    fn moves(&self, within: u64, f: &mut impl FnMut(Turn)) {
        let side = self.to_move();
        let view = self.view(side);
        let bonus = self.board.bonus_mask(side);
        for from in SquareSet::from_bits(view.own) {
            let class = self.class_at(from);
            let near = spread(from.bit());
            let arrivals = view.arrivals(class, from) & within;
            for to in SquareSet::from_bits(arrivals) {
                f(Turn::new_move(from, to));
            }
            for to in SquareSet::from_bits(near & arrivals & bonus) {
                self.bonuses(class, from, to, f);
            }
        }
    }

    /// The turns that go on after a one-square move to a bonus square.
    fn bonuses(&self, class: Class, from: Square, to: Square, f: &mut impl FnMut(Turn)) {
        let side = self.to_move();
        if self.place(crate::Ship::new(side.opponent(), Class::CORVETTE)) == to.into() {
            return;
        }
        let available = available_cycles(self.arena_classes(side));
        for cycle in cycles(involving(class, available)) {
            f(Turn::bonus(from, to, cycle));
        }
    }

    /// The squares a ship of the side to move could move to: those of its legal moves.
    #[must_use]
    pub fn arrival_squares(&self, from: Square) -> SquareSet {
        let side = self.to_move();
        if self.is_over() || self.is_positioning_turn() || !self.fleet(side).contains(from) {
            return SquareSet::EMPTY;
        }
        self.reach(side, from)
    }

    /// Where the ship of this side on this square could go if it were to move.
    pub(crate) fn reach(&self, side: Side, from: Square) -> SquareSet {
        SquareSet::from_bits(self.view(side).arrivals(self.class_at(from), from))
    }
}

/// The cycles with enough ships in the arena, one bit each, by the classes in the arena.
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

/// The cycles of a set.
#[inline]
fn cycles(mut bits: u8) -> impl Iterator<Item = Cycle> {
    core::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let cycle = Cycle::from_bits(bits.trailing_zeros() as u16);
        bits &= bits - 1;
        Some(cycle)
    })
}
