//! Tables of endings behind a network, as a WebAssembly module.
//!
//! The module is apart from that of the engine, so that only those who reach an ending download it.
//! `crates/worker/js/tables.js` loads it and fetches the pieces of table files that it asks for.
//! [`Prober`] is what it does; `bindings` are the exports for JavaScript.

#[cfg(target_family = "wasm")]
mod bindings;
mod prober;

#[cfg(target_family = "wasm")]
pub use bindings::{ProberBinding, TablePiece};
pub use prober::Prober;
