//! Zobrist numbers. They are fixed, so that a key means the same position on every machine and in
//! every build of this version.

use crate::{Place, Ship};

/// The n-th output of SplitMix64.
#[inline]
const fn number(n: usize) -> u64 {
    let mut z = (n as u64).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// Whether Zobrist numbers are computed at each use instead of looked up. WebAssembly modules are
/// downloaded, and 8 kB of random numbers do not compress; natively the tables are a little
/// faster.
const COMPUTED: bool = cfg!(target_family = "wasm");

/// The number of a ship on a place; 0 for exile.
#[inline]
const fn of_place(ship: usize, place: usize) -> u64 {
    if place == 63 { 0 } else { number(ship * 64 + place) }
}

static SHIP_PLACE_NUMBERS: [[u64; 64]; 16] = {
    let mut table = [[0; 64]; 16];
    let mut ship = 0;
    while ship < 16 {
        let mut place = 0;
        while place < 64 {
            table[ship][place] = of_place(ship, place);
            place += 1;
        }
        ship += 1;
    }
    table
};

/// The number of a position's status byte.
#[inline]
const fn of_status(status: usize) -> u64 {
    number(2000 + status)
}

static STATUS_NUMBERS: [u64; 32] = {
    let mut table = [0; 32];
    let mut status = 0;
    while status < 32 {
        table[status] = of_status(status);
        status += 1;
    }
    table
};

#[inline]
pub(super) fn place(ship: Ship, place: Place) -> u64 {
    let (ship, place) = (ship.index(), place.index());
    if COMPUTED { of_place(ship, place) } else { SHIP_PLACE_NUMBERS[ship][place] }
}

#[inline]
pub(super) fn status(status: u8) -> u64 {
    let status = usize::from(status & 31);
    if COMPUTED { of_status(status) } else { STATUS_NUMBERS[status] }
}

/// The number of a board.
pub(super) const fn board(index: usize) -> u64 {
    number(3000 + index)
}
