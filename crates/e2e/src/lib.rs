//! MAD in a real browser.
//!
//! The [`World`] serves the app and starts browsers. A [`Page`] is somebody in front of it, who
//! sees what is there and points at it with a finger, a mouse or the keyboard; [`Input`] says with
//! which. The tests themselves and the pictures are in the program.

mod browser;
mod chromium;
mod driver;
mod firefox;
mod host;
mod input;
mod keys;
mod page;
mod say;
mod size;
mod storage;
mod table;
mod world;

pub use browser::{Browser, TOOLS};
pub use host::{Host, another_version, host};
pub use input::Input;
pub use keys::key;
pub use page::{PATIENCE, Page, SETTINGS};
pub use size::Size;
pub use table::spot;
pub use world::{World, serve};
