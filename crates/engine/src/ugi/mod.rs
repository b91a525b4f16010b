//! The engine side of the protocol UGI.
//!
//! [`Session`] is a state machine of lines in and lines out. It neither blocks nor starts threads
//! of its own, so it runs in a browser's worker as well; `run` drives it from standard input.
//! The lines themselves are the types of `mad-ugi`.

mod options;
mod session;
#[cfg(not(target_family = "wasm"))]
mod stdio;

pub use session::Session;
#[cfg(not(target_family = "wasm"))]
pub use stdio::run;
