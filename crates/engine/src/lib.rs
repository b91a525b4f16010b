//! The engine: a program that plays MAD.
//!
//! [`Engine`] searches positions with a principal variation search and a hand-written evaluation.
//! Searches run in slices, so that they can be interrupted where there are no threads.
//! [`ugi::Session`] speaks the engine protocol.

pub mod bench;
mod endings;
mod engine;
pub mod eval;
mod helpers;
mod level;
mod limits;
mod noise;
mod pool;
mod proof;
mod report;
mod root;
mod search;
pub mod table;
mod techniques;
pub mod ugi;
pub mod value;

pub use endings::Endings;
pub use engine::Engine;
pub use level::Level;
pub use mad_ugi::{Limits, Score};
pub use noise::BlindSpots;
pub use proof::Proof;
pub use report::{Line, Report};
pub use root::Search;
pub use search::SearchParameters;
pub use techniques::Techniques;
