//! Chromium and the driver that moves it.

use std::process::Stdio;

use anyhow::{Context as _, Result, bail};
use serde_json::json;
use thirtyfour::prelude::*;
use thirtyfour::{ChromeCapabilities, LoggingPrefsLogLevel};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::Size;

/// Nothing that the page does not ask for, and nothing that outlives a session.
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

/// The driver, which ends with this value, together with all browsers that it has started.
#[derive(Debug)]
pub(crate) struct Driver {
    process: Child,
    address: String,
}

impl Driver {
    /// Starts the driver on a free port.
    ///
    /// # Errors
    ///
    /// If there is none, or it does not start.
    pub(crate) async fn start() -> Result<Self> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Browsers join the driver's group, and so can be ended with it.
        #[cfg(unix)]
        command.process_group(0);
        let mut process = command.kill_on_drop(true).spawn().context(
            "cannot run chromedriver: install Chromium and its driver \
             (on Debian the packages chromium and chromium-driver)",
        )?;
        let output = process.stdout.take().context("the driver has no output")?;
        let mut lines = BufReader::new(output).lines();
        let port: u16 = loop {
            let Some(line) = lines.next_line().await? else { bail!("the driver did not start") };
            let port = line.split_once("started successfully on port ");
            if let Some(port) = port.and_then(|(_, port)| port.trim_end_matches('.').parse().ok()) {
                break port;
            }
        };
        // Whatever else it says must be read, lest it wait for a reader.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Self { process, address: format!("http://127.0.0.1:{port}") })
    }

    /// A browser with an empty profile.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub(crate) async fn session(&self, size: Size) -> Result<WebDriver> {
        let mut wanted = ChromeCapabilities::new();
        for flag in FLAGS {
            wanted.add_arg(flag)?;
        }
        if is_root() {
            wanted.add_arg("--no-sandbox")?;
        }
        let (width, height) = size.pixels();
        wanted.add_arg(&format!("--window-size={width},{height}"))?;
        wanted.add_experimental_option("mobileEmulation", size.emulation())?;
        wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let session = WebDriver::new(&*self.address, wanted).await;
        let session = session.context("the browser did not start")?;
        let grant = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        session.cdp().send_raw("Browser.grantPermissions", grant).await?;
        Ok(session)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Some(group) = self.process.id() {
            let mut kill = std::process::Command::new("kill");
            kill.args(["-TERM", "--", &format!("-{group}")]).stderr(Stdio::null());
            // If it cannot be done, the driver alone is ended.
            let _ = kill.status();
        }
        let _ = self.process.start_kill();
    }
}

/// Whether we are root, for whom Chromium has no sandbox.
fn is_root() -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
    }
    #[cfg(not(unix))]
    false
}
