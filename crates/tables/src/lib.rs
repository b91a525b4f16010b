//! Endgame tablebases: the game-theoretic values of all positions with few ships in the arena.
//!
//! A [`Tablebase`] holds the values for one board and one tie-break limit, for every quiet count,
//! computed in memory by backward induction. It uses only the legal turns of `mad-rules`, so it
//! can verify the published facts about small endings ([`TwoAgainstTwo`]) and serve as an oracle
//! for the engine's tests.
//!
//! ```
//! use mad_tables::{Tablebase, GameValue};
//! use mad_rules::{BySide, Position, Side};
//!
//! let position: Position = "b1113/4/4/4/4/3r111 r - r 12/40 91".parse()?;
//! let mut endings = Tablebase::new(position.board(), position.limit());
//! endings.solve(BySide { red: 1, blue: 1 }, &mut |_| ());
//! assert_eq!(endings.value(&position), Some(GameValue::Victory(Side::Blue)));
//! # Ok::<(), mad_rules::mfen::ParseMfenError>(())
//! ```

mod index;
mod layer;
mod tablebase;
mod thresholds;
mod two_against_two;
mod value;

pub use index::positions;
pub use layer::Progress;
pub use tablebase::Tablebase;
pub use two_against_two::TwoAgainstTwo;
pub use value::{GameValue, Tally};
