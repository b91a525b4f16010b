//! HTTP server of the MAD web app, its export as static files, and the server of online games.
//!
//! The app is built by `cargo xtask web` and embedded when this crate is compiled with the
//! environment variable `MAD_SITE` set to the absolute path of its folder. Without the variable
//! everything compiles and runs too; the page and the program then tell how to get the app.
//!
//! - [`app`] is the router, independent of sockets.
//! - [`serve`] serves a router on a socket, and [`run`] does so until a signal.
//! - [`export`] writes the app as static files for any host.
//! - [`Online`] is the game server: HTTP API, WebSockets, and what happens by itself.

mod encoding;
mod error_pages;
mod export;
mod online;
mod preferences;
mod range;
mod response;
mod security_headers;
mod serve;
mod site;

pub use axum::Router;
pub use axum::body::Bytes;
pub use export::{ExportError, Summary};
pub use mad_store::{Location, StoreError};
pub use online::{LimitSettings, Online, OnlineSettings};
pub use serve::{GameServer, ServeError, run, serve};
pub use site::Site;

use std::path::Path;

/// The router of the embedded app.
pub fn app() -> Router {
    Site::embedded().router()
}

/// The files of the embedded app for a static file host: names, with `/` between folders, and
/// bytes. Empty if no app is embedded.
pub fn files() -> impl Iterator<Item = (String, Bytes)> {
    Site::embedded().into_files()
}

/// Writes the embedded app as static files; see [`Site::export`].
///
/// # Errors
///
/// If there is no app, if the folder has other content, or if it cannot be written.
pub fn export(folder: &Path) -> Result<Summary, ExportError> {
    Site::embedded().export(folder)
}
