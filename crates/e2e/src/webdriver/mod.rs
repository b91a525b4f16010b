//! Browsers, started and controlled through WebDriver.

mod chromium;
mod firefox;
mod process;

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::Result;
use thirtyfour::WebDriver;

pub(crate) use chromium::{grant_clipboard, start as start_chromium};
pub(crate) use process::DriverProcess;
pub use process::exit_when_interrupted;

use crate::Size;

/// The folder where `cargo xtask` installs tools that only tests need.
pub const TOOLS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/tools");

/// A browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Browser {
    /// Chromium, which stands for Chrome, Edge and others.
    Chromium,
    /// Firefox.
    Firefox,
}

impl Browser {
    /// The WebDriver program: the one in [`TOOLS`], or the one on the path.
    pub(crate) fn driver(self) -> PathBuf {
        let name = match self {
            Self::Chromium => "chromedriver",
            Self::Firefox => "geckodriver",
        };
        let installed = Path::new(TOOLS).join("bin").join(name);
        if installed.exists() { installed } else { name.into() }
    }

    /// How to get the WebDriver program.
    pub(crate) const fn advice(self) -> &'static str {
        match self {
            Self::Chromium => {
                "install Chromium and its driver (on Debian the packages chromium and \
                 chromium-driver)"
            }
            Self::Firefox => "`cargo xtask test browser` builds it",
        }
    }

    /// Starts a browser with an empty profile and an empty page.
    pub(crate) async fn start(self, driver: &str, size: Size) -> Result<WebDriver> {
        match self {
            Self::Chromium => chromium::start(driver, size, &[]).await,
            Self::Firefox => firefox::start(driver, size).await,
        }
    }
}

impl fmt::Display for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
        })
    }
}
