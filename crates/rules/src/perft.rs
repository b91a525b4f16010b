//! Perft: the number of leaves of the game tree at a depth, the usual test of a turn generator and
//! of its speed.

use alloc::vec::Vec;

use crate::{Position, Turn};

/// The number of turn sequences of this length; finished games have none.
///
/// Uses bulk counting: the last level is counted without playing its turns.
/// `perft(position, 0)` is 1.
///
/// # Examples
///
/// ```
/// use mad_rules::Position;
/// use mad_rules::perft::perft;
///
/// assert_eq!(perft(&Position::default(), 4), 20_237);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_turns() as u64,
        _ => {
            let mut count = 0;
            position.for_each_turn(|turn| {
                let mut next = *position;
                next.play_unchecked(turn);
                count += perft(&next, depth - 1);
            });
            count
        }
    }
}

/// [`perft`] without bulk counting: every turn of the last level is generated and played.
#[must_use]
pub fn perft_without_bulk_counting(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for turn in position.legal_turns() {
        let mut next = *position;
        next.play_unchecked(turn);
        count += perft_without_bulk_counting(&next, depth - 1);
    }
    count
}

/// For each legal turn, sorted by its text, the number of sequences of this length that begin
/// with it. Empty for depth 0.
#[must_use]
pub fn divide(position: &Position, depth: u32) -> Vec<(Turn, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let turns = position.sorted_turns();
    turns.into_iter().map(|turn| (turn, perft(&position.after_unchecked(turn), rest))).collect()
}
