//! Counting legal turns without making them: all ships at once, by the vector they move along.

use super::Position;
use super::generate::{available_cycles, involving};
use crate::square::spread;
use crate::{Class, Side, SquareSet};

impl Position {
    /// How many legal turns there are: as many as [`legal_turns`](Self::legal_turns) lists, found
    /// several times faster.
    #[must_use]
    #[inline]
    pub fn count_turns(&self) -> usize {
        if self.is_over() {
            return 0;
        }
        let side = self.to_move();
        let cycles = available_cycles(self.arena_classes(side));
        let teleportations = cycles.count_ones() as usize;
        if self.is_positioning_turn() {
            return teleportations + 1;
        }
        let (moves, bonus_arrivals) = self.count_moves(side);
        let bonuses =
            if bonus_arrivals == 0 { 0 } else { self.count_bonuses(side, bonus_arrivals) };
        teleportations + moves + bonuses
    }

    /// The number of moves, and the bonus squares that some ship can step on.
    ///
    /// A vector shifts all ships alike, so no two of them arrive on the same square by the same
    /// vector, and the arrivals of all ships along a vector fit in one set.
    #[inline]
    pub(super) fn count_moves(&self, side: Side) -> (usize, u64) {
        let view = self.view(side);
        let empty = view.empty;
        let weak = view.own & !self.twos[1];
        let shielded = view.targets[1] & !view.targets[0];
        let fast = view.own & self.twos[0];
        let weak_fast = fast & weak;
        // Free squares and enemies, without those that the ship arriving there cannot overcome.
        let arrivals = |all: u64, weak: u64| all & view.targets[1] & !(weak & shielded);

        let steps = [
            arrivals(view.own << 1, weak << 1),
            arrivals(view.own >> 1, weak >> 1),
            arrivals(view.own << 8, weak << 8),
            arrivals(view.own >> 8, weak >> 8),
        ];
        let (east, west) = (fast << 1 & empty, fast >> 1 & empty);
        let (north, south) = (fast << 8 & empty, fast >> 8 & empty);
        let leaps = [
            arrivals(east << 1, weak_fast << 2),
            arrivals(west >> 1, weak_fast >> 2),
            arrivals(north << 8, weak_fast << 16),
            arrivals(south >> 8, weak_fast >> 16),
            arrivals(north << 1 | east << 8, weak_fast << 9),
            arrivals(north >> 1 | west << 8, weak_fast << 7),
            arrivals(south << 1 | east >> 8, weak_fast >> 7),
            arrivals(south >> 1 | west >> 8, weak_fast >> 9),
        ];
        let near = (steps[0] | steps[1] | steps[2] | steps[3]) & self.board.bonus_mask(side);
        (
            total([
                steps[0], steps[1], steps[2], steps[3], leaps[0], leaps[1], leaps[2], leaps[3],
                leaps[4], leaps[5], leaps[6], leaps[7],
            ]),
            near,
        )
    }

    #[inline(never)]
    fn count_bonuses(&self, side: Side, mut squares: u64) -> usize {
        let corvette = self.place(crate::Ship::new(side.opponent(), Class::CORVETTE));
        squares &= !corvette.bit();
        let view = self.view(side);
        let cycles = available_cycles(self.arena_classes(side));
        let mut count = 0;
        for from in SquareSet::from_bits(spread(squares) & view.own) {
            let class = self.class_at(from);
            let arrivals =
                spread(from.bit()) & squares & view.targets[usize::from(class.cannons() - 1)];
            count +=
                arrivals.count_ones() as usize * involving(class, cycles).count_ones() as usize;
        }
        count
    }
}

/// How many bits are set in twelve words.
#[inline]
fn total(words: [u64; 12]) -> usize {
    if cfg!(any(not(target_arch = "x86_64"), target_feature = "popcnt")) {
        return words.iter().map(|word| word.count_ones() as usize).sum();
    }
    // Without an instruction for it a count costs a dozen operations, so first add the words up
    // bit by bit: twelve words of weight one become one each of weight one, two, four and eight.
    let [a, b, c, d, e, f, g, h, i, j, k, l] = words;
    let (ones, two_a) = add(a, b, c);
    let (ones, two_b) = add(ones, d, e);
    let (ones, two_c) = add(ones, f, g);
    let (ones, two_d) = add(ones, h, i);
    let (ones, two_e) = add(ones, j, k);
    let (ones, two_f) = (ones ^ l, ones & l);
    let (twos, four_a) = add(two_a, two_b, two_c);
    let (twos, four_b) = add(twos, two_d, two_e);
    let (twos, four_c) = (twos ^ two_f, twos & two_f);
    let (fours, eights) = add(four_a, four_b, four_c);
    (ones.count_ones() + 2 * twos.count_ones() + 4 * fours.count_ones() + 8 * eights.count_ones())
        as usize
}

/// Sum and carry of three words, bit by bit.
#[inline]
const fn add(a: u64, b: u64, c: u64) -> (u64, u64) {
    let half = a ^ b;
    (half ^ c, a & b | half & c)
}
