//! What is good: a player of MAD.

pub mod bench;
mod engine;
pub mod eval;
mod helpers;
mod level;
mod limits;
mod noise;
mod proof;
mod report;
mod root;
mod search;
pub mod table;
mod techniques;
pub mod ugi;
pub mod value;

pub use engine::Engine;
pub use level::Level;
pub use mad_ugi::{Limits, Score};
pub use proof::Proof;
pub use report::{Line, Report};
pub use root::Search;
pub use techniques::Techniques;
