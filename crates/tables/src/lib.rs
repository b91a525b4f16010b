//! Small endings solved exhaustively.
//!
//! With few ships left in the arena every position can be asked for its true value, for every
//! count of quiet turns: [`Endings`] holds the answers for one board and one tie-break limit. All
//! it knows of the rules it gets by playing legal turns, so it can test the rules' own claims
//! ([`TwoAgainstTwo`]) and serve as a truth for programs that search.
//!
//! ```
//! use mad_tables::{Endings, Value};
//! use mad_rules::{BySide, Position, Side};
//!
//! let position: Position = "b1113/4/4/4/4/3r111 r - r 12/40 91".parse()?;
//! let mut endings = Endings::new(position.board(), position.limit());
//! endings.solve(BySide { red: 1, blue: 1 }, &mut |_| ());
//! assert_eq!(endings.value(&position), Some(Value::Victory(Side::Blue)));
//! # Ok::<(), mad_rules::mfen::ParseMfenError>(())
//! ```

mod endings;
mod facts;
mod layer;
mod slots;
mod track;
mod value;

pub use endings::Endings;
pub use facts::TwoAgainstTwo;
pub use layer::Progress;
pub use slots::positions;
pub use value::{Tally, Value};
