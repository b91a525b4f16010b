//! Test helpers, for this crate and for programs that use it.

use crate::{Cycle, Position, Square, Turn};

/// Every turn that the notation can express, legal or not: pass, the eight teleportations, and all
/// pairs of squares with and without each cycle.
pub fn every_turn() -> impl Iterator<Item = Turn> {
    let moves = Square::all().flat_map(|from| {
        Square::all().flat_map(move |to| {
            core::iter::once(Turn::new_move(from, to))
                .chain(Cycle::ALL.into_iter().map(move |cycle| Turn::bonus(from, to, cycle)))
        })
    });
    core::iter::once(Turn::PASS).chain(Cycle::ALL.map(Turn::teleport)).chain(moves)
}

/// The Zobrist key computed anew, to compare with the incremental [`Position::key`].
#[must_use]
pub fn recomputed_key(position: &Position) -> u64 {
    position.recomputed_key()
}
