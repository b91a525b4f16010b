//! Controls the web app in real browsers, for end-to-end tests, benchmarks and screenshots.
//!
//! The [`Environment`] serves the app and starts browsers. A [`Page`] is a browser tab with the app:
//! it reads what is shown, waits for changes, and acts with a finger, a mouse or the keyboard
//! ([`Input`]). [`GameServer`] is the app with online games, in a process that tests kill and start again,
//! and [`Proxy`] the connection of a browser to it, which they break. [`scenes`] lists every screen of the app with the steps that lead there. The tests
//! are in `tests/browser`.

mod board;
mod browsers;
pub mod download_size;
mod environment;
mod game_server;
mod gestures;
mod keyboard;
mod page;
pub mod people;
mod pointer;
pub mod scenes;
mod server_process;
mod size;
mod storage;
mod webdriver;

pub use board::spot;
pub use environment::{Environment, SITE, serve};
pub use game_server::GameServer;
pub use keyboard::key;
pub use mad_testing::{Direction, Proxy};
pub use page::{Page, SETTINGS, TIMEOUT};
pub use pointer::Input;
pub use server_process::{ServerProcess, another_version};
pub use size::Size;
pub use webdriver::{Browser, TOOLS, exit_when_interrupted};
