//! The WebDriver program of a browser, as a child process.

use std::process::Stdio;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context as _, Result};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::Browser;

/// The text before the port in the line that drivers print when they are ready.
const READY: [&str; 2] = ["started successfully on port ", "Listening on 127.0.0.1:"];

/// How often a driver is started: another program may take its port at the same time.
const ATTEMPTS: usize = 3;

/// A driver process. It ends when this value is dropped, together with all browsers that it has
/// started; their temporary files are removed.
#[derive(Debug)]
pub(crate) struct DriverProcess {
    process: Child,
    address: String,
    /// Temporary files of the browsers.
    _folder: TempDir,
}

/// The process groups of all running drivers.
static GROUPS: Mutex<Vec<u32>> = Mutex::new(Vec::new());

fn groups() -> std::sync::MutexGuard<'static, Vec<u32>> {
    GROUPS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl DriverProcess {
    /// Starts the driver on a free port.
    pub(crate) async fn start(browser: Browser) -> Result<Self> {
        for _ in 1..ATTEMPTS {
            if let Some(driver) = Self::attempt(browser).await? {
                return Ok(driver);
            }
        }
        Self::attempt(browser).await?.context("the driver did not start")
    }

    async fn attempt(browser: Browser) -> Result<Option<Self>> {
        let folder = TempDir::with_prefix("mad-driver-")
            .context("cannot create a folder for the browser")?;
        let program = browser.driver();
        let mut command = Command::new(&program);
        command.arg("--port=0").env("TMPDIR", folder.path());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Browsers join the driver's process group, so that the group can be ended as a whole.
        #[cfg(unix)]
        command.process_group(0);
        let process = command.kill_on_drop(true).spawn();
        let mut process = process
            .with_context(|| format!("cannot run {}: {}", program.display(), browser.advice()))?;
        let output = process.stdout.take().context("the driver has no standard output")?;
        let mut lines = BufReader::new(output).lines();
        let port: u16 = loop {
            let Some(line) = lines.next_line().await? else { return Ok(None) };
            let port = READY.into_iter().find_map(|ready| Some(line.split_once(ready)?.1));
            if let Some(port) = port.and_then(|port| port.trim_end_matches('.').parse().ok()) {
                break port;
            }
        };
        // The rest of the output must be read, or the driver blocks on a full pipe.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        let address = format!("http://127.0.0.1:{port}");
        if let Some(group) = process.id() {
            groups().push(group);
        }
        Ok(Some(Self { process, address, _folder: folder }))
    }

    /// The address that it listens at.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for DriverProcess {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Some(group) = self.process.id() {
            terminate(group);
            groups().retain(|&other| other != group);
        }
        // If that failed, at least the driver itself ends.
        let _ = self.process.start_kill();
    }
}

/// Ends all processes of a group: asks first, and kills those that are still there after a second.
#[cfg(unix)]
fn terminate(group: u32) {
    let send = |signal: &str| {
        let mut kill = std::process::Command::new("kill");
        kill.args([signal, "--", &format!("-{group}")]).stderr(Stdio::null());
        kill.status().is_ok_and(|status| status.success())
    };
    send("-TERM");
    for _ in 0..50 {
        if !send("-0") {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    send("-KILL");
}

/// Waits for an interrupt or a request to terminate, then ends all drivers and browsers, and exits.
pub async fn exit_when_interrupted() {
    let interrupt = async { tokio::signal::ctrl_c().await.ok() };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let terminated = async {
            match signal(SignalKind::terminate()) {
                Ok(mut signal) => signal.recv().await,
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! { _ = interrupt => {}, _ = terminated => {} }
        groups().iter().for_each(|&group| terminate(group));
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
    eprintln!("interrupted");
    std::process::exit(130);
}
