//! The browsers that people have.

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::Result;
use thirtyfour::WebDriver;

use crate::{Size, chromium, firefox};

/// Where the chores put what only tests need.
pub const TOOLS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/tools");

/// A browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Browser {
    /// Chromium, and so Chrome, Edge and others.
    Chromium,
    /// Firefox.
    Firefox,
}

impl Browser {
    /// The program that moves it: the one that the chores have built, or the one of the system.
    pub(crate) fn driver(self) -> PathBuf {
        let name = match self {
            Self::Chromium => "chromedriver",
            Self::Firefox => "geckodriver",
        };
        let built = Path::new(TOOLS).join("bin").join(name);
        if built.exists() { built } else { name.into() }
    }

    /// What to do if there is no such program.
    pub(crate) const fn advice(self) -> &'static str {
        match self {
            Self::Chromium => {
                "install Chromium and its driver (on Debian the packages chromium and \
                 chromium-driver)"
            }
            Self::Firefox => "`cargo xtask browser` builds it",
        }
    }

    /// A browser with an empty profile, in front of an empty page.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub(crate) async fn session(self, driver: &str, size: Size) -> Result<WebDriver> {
        match self {
            Self::Chromium => chromium::session(driver, size).await,
            Self::Firefox => firefox::session(driver, size).await,
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
