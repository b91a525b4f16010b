//! The solver in memory: plain backward induction over the legal turns of `mad-rules`.
//!
//! It is slow and simple. Nothing of it is used to build or probe stored tables, so it can verify
//! them.

mod compare;
mod index;
mod layer;
mod tablebase;
mod thresholds;
mod two_against_two;

pub use index::positions;
pub use layer::Progress;
pub use tablebase::Tablebase;
pub use two_against_two::TwoAgainstTwo;
