//! MAD over HTTP: the web app as part of the program, served or written out as files.
//!
//! The app is whatever `cargo xtask web` has built. It is embedded when this crate is compiled
//! with optimisations, and read from the disk at the start when it is not. Without it everything
//! compiles and runs too, and says what is missing.
//!
//! - [`app`] answers requests, and knows nothing of sockets.
//! - [`serve`] answers those that come in at a socket, and [`run`] does so until a signal.
//! - [`export`] writes the app as plain files for any host that serves files.

mod answer;
mod encoding;
mod export;
mod page;
mod policy;
mod serve;
mod site;

pub use axum::Router;
pub use axum::body::Bytes;
pub use export::{ExportError, Summary};
pub use serve::{run, serve};
pub use site::Site;

use std::path::Path;

/// Answers for the embedded app.
pub fn app() -> Router {
    Site::embedded().router()
}

/// The files of the embedded app as plain files: their names, with `/` between folders, and their
/// bytes. None if no app is embedded.
pub fn files() -> impl Iterator<Item = (String, Bytes)> {
    Site::embedded().into_files()
}

/// Writes the embedded app as plain files; see [`Site::export`].
///
/// # Errors
///
/// If there is no app, if the folder holds something else, or if it cannot be written.
pub fn export(folder: &Path) -> Result<Summary, ExportError> {
    Site::embedded().export(folder)
}
