//! The wasm-bindgen bindings of the engine for a Web Worker or Node.
//!
//! The module exports the class `UgiSession`: lines of the protocol in, lines out
//! (`mad_engine::ugi::Session`). `js/worker.js` loads it in a worker and passes messages on. On
//! other targets the crate is empty.

#[cfg(target_family = "wasm")]
mod bindings;

#[cfg(target_family = "wasm")]
pub use bindings::{UgiSession, bench};
