//! The engine where it cannot have a thread: a WebAssembly module that is asked with messages.
//!
//! A page and its worker exchange [`Request`]s and [`Response`]s as JSON text. Without the feature
//! `engine` this crate is the messages alone, for whoever asks. With it there is the `Session`
//! that answers them, and in WebAssembly a class `Worker` around it for JavaScript.

mod form;
#[cfg(all(feature = "engine", target_family = "wasm"))]
mod glue;
mod messages;
#[cfg(feature = "engine")]
mod session;

#[cfg(all(feature = "engine", target_family = "wasm"))]
pub use glue::{Worker, bench, version};
pub use messages::{Agree, Analyse, Findings, Line, Play, Request, Response, Score};
#[cfg(feature = "engine")]
pub use session::{Session, TABLE};
