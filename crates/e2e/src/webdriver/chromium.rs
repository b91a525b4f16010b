//! Starting Chromium.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use serde_json::json;
use thirtyfour::prelude::*;
use thirtyfour::{ChromeCapabilities, LoggingPrefsLogLevel};

use crate::Size;

/// No background traffic, and no state that outlives a session.
const FLAGS: [&str; 8] = [
    "--headless=new",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
];

/// The headless shell of Debian itself. The program on the path is a script that starts it and waits: the
/// driver would end the script only, and leave the browser running.
const DEBIAN_SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";
/// Names of the headless shell on the path: Debian's, and that of Chrome.
const SHELLS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];

/// Starts a browser, with more flags.
pub(crate) async fn start(driver: &str, size: Size, flags: &[&str]) -> Result<WebDriver> {
    let mut wanted = ChromeCapabilities::new();
    for flag in FLAGS.iter().chain(flags) {
        wanted.add_arg(flag)?;
    }
    if is_root() {
        wanted.add_arg("--no-sandbox")?;
    }
    let (width, height) = size.pixels();
    wanted.add_arg(&format!("--window-size={width},{height}"))?;
    if let Some(program) = headless_shell() {
        wanted.set_binary(&program.to_string_lossy())?;
    }
    wanted.add_experimental_option("mobileEmulation", size.emulation())?;
    wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    let session = WebDriver::new(driver, wanted).await.context("Chromium did not start")?;
    grant_clipboard(&session).await?;
    Ok(session)
}

/// The headless shell, if it is installed: Chromium without its user interface. Its pages are the
/// same, and it needs about half of the processor time.
fn headless_shell() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let on_path =
        SHELLS.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    std::iter::once(DEBIAN_SHELL.into()).chain(on_path).find(|file| file.is_file())
}

/// Lets pages read the clipboard. Ends with the tab that is open now.
pub(crate) async fn grant_clipboard(session: &WebDriver) -> Result<()> {
    let grant = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    session.cdp().send_raw("Browser.grantPermissions", grant).await?;
    Ok(())
}

/// Whether the user is root, for whom Chromium has no sandbox.
fn is_root() -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
    }
    #[cfg(not(unix))]
    false
}
