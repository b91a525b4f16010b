//! Solving tables by retrograde analysis, and writing them.

mod codes;
#[cfg(feature = "files")]
mod folder;
mod game;
mod memory;
mod solve;
mod state;
mod turns;
mod write;

#[cfg(feature = "files")]
pub use folder::{BuildError, BuildEvent, Plan};
pub use memory::{TooManyTurnsError, build_in_memory};
pub use solve::{Goal, SolveProgress};
