//! What is good: a player of MAD.

pub mod bench;
mod driver;
pub mod eval;
pub mod limits;
mod search;
pub mod table;
mod techniques;
#[cfg(not(target_family = "wasm"))]
pub mod ugi;
pub mod value;

pub use driver::{Engine, Line, Report};
pub use limits::Limits;
pub use techniques::Techniques;
pub use value::Score;
