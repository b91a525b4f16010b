//! What the tests of stored tables have in common.
#![allow(dead_code, reason = "each test file uses some of them")]

use core::num::NonZeroU16;

use mad_rules::{Board, Options};
use mad_tables::{Tables, build_in_memory};

/// The limits of official games, of French games, and none.
pub(crate) const LIMITS: [Option<NonZeroU16>; 3] =
    [Some(Options::STANDARD_TIE_BREAK), NonZeroU16::new(30), None];

pub(crate) fn rectangle(rows: u8, columns: u8) -> Board {
    Board::rectangle(rows, columns).expect("it is a board")
}

/// Tables in memory with at most this many ships.
pub(crate) fn tables(board: Board, limit: Option<NonZeroU16>, ships: usize) -> Tables<Vec<u8>> {
    let mut tables = Tables::new();
    for file in build_in_memory(board, limit, ships).expect("it can be solved") {
        tables.add(file).expect("it is a table");
    }
    tables
}
