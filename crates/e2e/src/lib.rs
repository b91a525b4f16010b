//! Controls the web app in real browsers, for end-to-end tests, benchmarks and screenshots.
//!
//! The [`Environment`] serves the app and starts browsers. A [`Page`] is a browser tab with the app:
//! it reads what is shown, waits for changes, and acts with a finger, a mouse or the keyboard
//! ([`Input`]). [`scenes`] lists every screen of the app with the steps that lead there. The tests
//! are in `tests/browser`.

mod board;
pub mod download_size;
mod environment;
mod gestures;
mod keyboard;
mod page;
mod pointer;
pub mod scenes;
mod server_process;
mod size;
mod storage;
mod webdriver;

pub use board::spot;
pub use environment::{Environment, SITE, serve};
pub use keyboard::key;
pub use page::{Page, SETTINGS, TIMEOUT};
pub use pointer::Input;
pub use server_process::{ServerProcess, another_version};
pub use size::Size;
pub use webdriver::{Browser, TOOLS, exit_when_interrupted};
