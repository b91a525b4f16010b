//! The numbers that positions are hashed with. They are fixed: a hash means the same position on
//! every machine and in every build of this version.

use crate::Ship;

/// SplitMix64, the n-th output.
const fn number(n: u64) -> u64 {
    let mut z = n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// By ship and place; nothing for exile.
pub(super) static PLACES: [[u64; 64]; 16] = {
    let mut table = [[0; 64]; 16];
    let mut ship = 0;
    while ship < 16 {
        let mut square = 0;
        while square < 63 {
            table[ship][square] = number((ship * 64 + square) as u64);
            square += 1;
        }
        ship += 1;
    }
    table
};

/// By the position's status byte.
pub(super) static STATUS: [u64; 32] = {
    let mut table = [0; 32];
    let mut status = 0;
    while status < 32 {
        table[status] = number(2000 + status as u64);
        status += 1;
    }
    table
};

/// By board.
pub(super) const fn board(index: usize) -> u64 {
    number(3000 + index as u64)
}

#[inline]
pub(super) fn place(ship: Ship, place: crate::Place) -> u64 {
    PLACES[ship.index()][place.index()]
}
