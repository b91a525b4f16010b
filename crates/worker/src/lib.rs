//! The wasm-bindgen bindings of the engine for a Web Worker or Node.
//!
//! The module exports the class `UgiSession`: lines of the protocol in, lines out
//! (`mad_engine::ugi::Session`), and networks and rankings of endings on request. `js/worker.js` loads
//! it in a worker, passes messages on and fetches the networks; `js/tables.js` ranks endings with
//! `mad-prober`. On other targets the crate is empty.

#[cfg(target_family = "wasm")]
mod bindings;

#[cfg(target_family = "wasm")]
pub use bindings::UgiSession;
