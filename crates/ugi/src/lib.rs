//! The engine protocol UGI (Universal Game Interface, a variant of UCI for other games) as types.
//!
//! A client sends [`Command`]s, the engine answers with [`Reply`]s; each is one line of text.
//! Both implement `Display` and `FromStr`, and the errors name what was wrong, where, and what was
//! expected. `docs/notation.md` describes the protocol.
//!
//! The crate contains no engine, so that clients stay small: the browser client links it, and the
//! engine runs in a worker.
//!
//! ```
//! use mad_ugi::{BestMove, Command, Go, Info, Limits, Reply, Score};
//!
//! let go = Command::Go(Go::bounded(Limits::nodes(5_000)));
//! assert_eq!(go.to_string(), "go nodes 5000");
//! assert_eq!("go nodes 5000".parse(), Ok(go));
//!
//! let Ok(Reply::Info(info)) = "info depth 3 score semi -2 pv a2a3 pass".parse() else { panic!() };
//! assert_eq!(info.score, Some(Score::Semi(-2)));
//! assert_eq!("bestmove resign".parse(), Ok(Reply::BestMove(BestMove::Resign)));
//! ```

mod command;
mod error;
mod go;
mod limits;
mod reply;
mod score;
mod words;

pub use command::{Command, Query, Start};
pub use error::ParseError;
pub use go::{Go, Goal};
pub use limits::{Clocks, Limits};
pub use reply::{BestMove, Info, Reply, Response};
pub use score::Score;
