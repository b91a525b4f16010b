//! Every sentence of MAD that a person reads, for terminal, browser and server alike.
//!
//! The sentences are [Fluent](https://projectfluent.org) files in `locales/`, one folder for each
//! language. Code reaches them through [`Texts`], which has a method for each, so that a missing
//! word or a wrong argument is found by the compiler or by this crate's tests, not by a player.
//!
//! ```
//! use mad_rules::Position;
//! use mad_i18n::{Language, Texts};
//!
//! let texts = Texts::new(Language::English);
//! let refused = Position::default().check("a2a3".parse().unwrap()).unwrap_err();
//! assert_eq!(
//!     texts.illegal(&refused),
//!     "On the positioning turn no ship moves: swap, rotate or pass."
//! );
//! ```

mod aloud;
mod bundle;
mod language;
mod messages;
mod rules;
mod say;
mod visible;

pub use bundle::{SourceError, Texts};
pub use language::Language;
pub use messages::{MESSAGES, Message};
pub use say::Argument;
pub use visible::visible;
