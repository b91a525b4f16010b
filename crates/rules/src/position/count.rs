//! Bulk counting: the number of legal turns from bitboards and popcounts, without generating them.

use super::Position;
use super::generate::{available_cycles, involving};
use crate::square::spread;
use crate::{Class, Ship, Side, SquareSet};

impl Position {
    /// The number of legal turns, several times faster than the length of
    /// [`legal_turns`](Self::legal_turns).
    #[must_use]
    #[inline]
    pub fn count_turns(&self) -> usize {
        if self.is_over() {
            return 0;
        }
        let side = self.to_move();
        let cycles = available_cycles(self.arena().class_bits(side));
        let teleportations = cycles.count_ones() as usize;
        if self.is_positioning_turn() {
            return teleportations + 1;
        }
        let (moves, bonus_arrivals) = self.count_moves(side);
        let bonuses =
            if bonus_arrivals == 0 { 0 } else { self.count_bonuses(side, bonus_arrivals) };
        teleportations + moves + bonuses
    }

    /// The number of moves, and the bonus squares that a ship can reach by a one-square move.
    ///
    /// All ships are shifted along one vector at a time. No two ships arrive on the same square by
    /// the same vector, so the arrivals of a vector fit in one bitboard.
    #[inline]
    pub(super) fn count_moves(&self, side: Side) -> (usize, u64) {
        let view = self.view(side);
        let empty = view.empty;
        let weak = view.own & !self.twos[1];
        let shielded = view.targets[1] & !view.targets[0];
        let fast = view.own & self.twos[0];
        let weak_fast = fast & weak;
        // Empty squares, and enemies whose shields the arriving ship overcomes.
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
        let corvette = self.place(Ship::new(side.opponent(), Class::CORVETTE));
        squares &= !corvette.bit();
        let view = self.view(side);
        let cycles = available_cycles(self.arena().class_bits(side));
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

/// The popcount of twelve words.
#[inline]
fn total(words: [u64; 12]) -> usize {
    if cfg!(any(not(target_arch = "x86_64"), target_feature = "popcnt")) {
        return words.iter().map(|word| word.count_ones() as usize).sum();
    }
    // Without a popcnt instruction a popcount costs a dozen operations. Harley-Seal: a tree of
    // carry-save adders reduces twelve words to one each of weight one, two, four and eight.
    let [a, b, c, d, e, f, g, h, i, j, k, l] = words;
    let (ones, two_a) = carry_save_add(a, b, c);
    let (ones, two_b) = carry_save_add(ones, d, e);
    let (ones, two_c) = carry_save_add(ones, f, g);
    let (ones, two_d) = carry_save_add(ones, h, i);
    let (ones, two_e) = carry_save_add(ones, j, k);
    let (ones, two_f) = (ones ^ l, ones & l);
    let (twos, four_a) = carry_save_add(two_a, two_b, two_c);
    let (twos, four_b) = carry_save_add(twos, two_d, two_e);
    let (twos, four_c) = (twos ^ two_f, twos & two_f);
    let (fours, eights) = carry_save_add(four_a, four_b, four_c);
    (ones.count_ones() + 2 * twos.count_ones() + 4 * fours.count_ones() + 8 * eights.count_ones())
        as usize
}

/// Carry-save adder: sum and carry of three words, bit by bit.
#[inline]
const fn carry_save_add(a: u64, b: u64, c: u64) -> (u64, u64) {
    let half = a ^ b;
    (half ^ c, a & b | half & c)
}
