//! Finding puzzles, proving them and rating them.
//!
//! [`Hunt`] looks for puzzles in games and in random endings; [`select`] makes a set of them in which
//! no two are alike; [`Ratings`] lets the levels of the engine try them. Both are
//! [studies](crate::theory::Study), which can be continued. [`check`] proves a puzzle anew, by
//! exhaustive search or by tables of endings.

mod check;
mod difficulty;
mod find;
mod hunt;
mod line;
mod prover;
mod select;
mod semi;
mod sources;

use mad_rules::{Board, Options};
use mad_tables::{Tables, build_in_memory};

pub use check::{Unproven, check};
pub use difficulty::Ratings;
pub use hunt::{Found, Hunt};
pub use prover::TooLong;
pub use select::{alike, select};

/// Tables in memory.
pub type Endings = Tables<Vec<u8>>;

/// The most ships in the arena of endings that tables prove.
pub const TABLE_SHIPS: usize = 4;

/// The tables of a board with at most so many ships, for the usual tie-break limit.
///
/// # Errors
///
/// If they cannot be built; no such case is known.
pub fn endings(board: Board, ships: usize) -> std::io::Result<Endings> {
    let mut tables = Tables::new();
    for file in build_in_memory(board, Some(Options::STANDARD_TIE_BREAK), ships)? {
        tables.add(file).map_err(std::io::Error::other)?;
    }
    Ok(tables)
}
