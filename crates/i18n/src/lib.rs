//! Internationalisation: all texts that people read, for terminal, browser and server.
//!
//! The texts are [Fluent](https://projectfluent.org) messages in `locales/`, one folder for each
//! language. [`Texts`] has a method for each message, so that the compiler or the tests of this
//! crate find a missing message or a wrong argument.
//!
//! ```
//! use mad_rules::Position;
//! use mad_i18n::{Language, Texts};
//!
//! let texts = Texts::new(Language::English);
//! let refused = Position::default().check("a2a3".parse().unwrap()).unwrap_err();
//! assert_eq!(
//!     texts.illegal(&refused),
//!     "Ships do not move on the positioning turn: swap, rotate or pass."
//! );
//! ```

mod bundle;
mod format;
mod instruction;
mod language;
mod messages;
mod online_text;
mod rules_text;
mod screen_reader;
mod visible;

pub use bundle::{SourceError, Texts};
pub use format::Argument;
pub use language::Language;
pub use messages::{MESSAGES, Message};
pub use visible::{visible, visible_path};
