//! What is good: a player of MAD.

pub mod bench;
mod engine;
pub mod eval;
mod level;
pub mod limits;
mod proof;
mod report;
mod root;
mod search;
mod sight;
pub mod table;
mod techniques;
#[cfg(not(target_family = "wasm"))]
pub mod ugi;
pub mod value;

pub use engine::Engine;
pub use level::Level;
pub use limits::Limits;
pub use proof::Proof;
pub use report::{Line, Report};
pub use root::Search;
pub use techniques::Techniques;
pub use value::Score;
