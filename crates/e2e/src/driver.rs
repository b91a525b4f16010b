//! The program that starts a browser and moves it for us.

use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context as _, Result};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::Browser;

/// What stands before the port in what drivers say when they are ready.
const READY: [&str; 2] = ["started successfully on port ", "Listening on 127.0.0.1:"];

/// How often a driver is started: somebody else may take its port in the same instant.
const ATTEMPTS: usize = 3;

/// A driver. It ends with this value, together with all browsers that it has started, and what they
/// have left behind goes too.
#[derive(Debug)]
pub(crate) struct Driver {
    process: Child,
    address: String,
    /// Where they leave things behind.
    _folder: TempDir,
}

impl Driver {
    /// Starts the driver on a free port.
    ///
    /// # Errors
    ///
    /// If there is none, or it does not start.
    pub(crate) async fn start(browser: Browser) -> Result<Self> {
        for _ in 1..ATTEMPTS {
            if let Some(driver) = Self::attempt(browser).await? {
                return Ok(driver);
            }
        }
        Self::attempt(browser).await?.context("the driver did not start")
    }

    async fn attempt(browser: Browser) -> Result<Option<Self>> {
        let folder = TempDir::with_prefix("mad-driver-").context("a folder for the browser")?;
        let program = browser.driver();
        let mut command = Command::new(&program);
        command.arg("--port=0").env("TMPDIR", folder.path());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Browsers join the driver's group, and so can be ended with it.
        #[cfg(unix)]
        command.process_group(0);
        let process = command.kill_on_drop(true).spawn();
        let mut process = process
            .with_context(|| format!("cannot run {}: {}", program.display(), browser.advice()))?;
        let output = process.stdout.take().context("the driver has no output")?;
        let mut lines = BufReader::new(output).lines();
        let port: u16 = loop {
            let Some(line) = lines.next_line().await? else { return Ok(None) };
            let port = READY.into_iter().find_map(|ready| Some(line.split_once(ready)?.1));
            if let Some(port) = port.and_then(|port| port.trim_end_matches('.').parse().ok()) {
                break port;
            }
        };
        // Whatever else it says must be read, lest it wait for a reader.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        let address = format!("http://127.0.0.1:{port}");
        Ok(Some(Self { process, address, _folder: folder }))
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Some(group) = self.process.id() {
            end(group);
        }
        // If that could not be done, the driver alone is ended.
        let _ = self.process.start_kill();
    }
}

/// Ends all programs of a group, gently if they do it soon.
#[cfg(unix)]
fn end(group: u32) {
    let tell = |signal: &str| {
        let mut kill = std::process::Command::new("kill");
        kill.args([signal, "--", &format!("-{group}")]).stderr(Stdio::null());
        kill.status().is_ok_and(|status| status.success())
    };
    tell("-TERM");
    for _ in 0..50 {
        if !tell("-0") {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    tell("-KILL");
}
