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

mod arrangement;
mod balance;
#[cfg(feature = "build")]
mod build;
mod check;
#[cfg(feature = "files")]
mod folder;
mod format;
mod index;
#[cfg(feature = "build")]
mod oracle;
mod outlook;
mod rank;
mod remote;
mod source;
mod statistics;
mod table;
mod tables;
mod value;

pub use balance::{Balance, ParseBalanceError};
#[cfg(all(feature = "build", feature = "files"))]
pub use build::{BuildError, BuildEvent, Plan};
#[cfg(feature = "build")]
pub use build::{Goal, SolveProgress, TooManyTurnsError, build_in_memory};
pub use check::{Consistency, Inconsistent};
#[cfg(feature = "files")]
pub use folder::{IN_MEMORY, OpenError, open_source, table_files};
pub use format::{Damage, Part};
#[cfg(feature = "build")]
pub use oracle::{Progress, Tablebase, TwoAgainstTwo, positions};
pub use outlook::Outlook;
pub use rank::{ParseRankingError, RankedTurn, Ranking};
pub use remote::{Fetched, RemoteTables, Request};
#[cfg(feature = "files")]
pub use source::FileSource;
pub use source::{BlockSource, ReadError};
pub use statistics::Statistics;
pub use table::{Table, TableError, TableKey};
pub use tables::{Exact, ProbeError, Tables};
pub use value::{GameValue, Tally};
