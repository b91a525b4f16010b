//! The server as a process: started, killed, started again on the same port.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use mad_testing::ReservedPort;
use tokio::process::{Child, Command};

use crate::http::is_ready;

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server process.
pub(crate) struct Server {
    program: Program,
    database: String,
    folder: PathBuf,
    pub(crate) address: SocketAddr,
    /// Nobody else gets the port while the server is killed.
    _port: ReservedPort,
    process: Option<Child>,
    /// How many seconds its clock is ahead.
    ahead: i64,
}

/// The program of a server.
#[derive(Debug, Clone)]
pub(crate) enum Program {
    /// `mad`.
    Mad(PathBuf),
    /// This program.
    Own {
        /// With a planted fault: it acknowledges turns before they are stored.
        broken: bool,
    },
}

impl Server {
    /// A server that is not yet running. `folder` is its data folder.
    pub(crate) fn new(program: Program, database: &str, folder: &Path) -> Result<Self> {
        let port = ReservedPort::new()?;
        Ok(Self {
            program,
            database: database.to_owned(),
            folder: folder.to_owned(),
            address: port.address(),
            _port: port,
            process: None,
            ahead: 0,
        })
    }

    /// The same server with a clock that is some seconds ahead.
    pub(crate) fn ahead(self, seconds: i64) -> Self {
        Self { ahead: seconds, ..self }
    }

    /// Starts the process, and waits until it is ready. A server whose connection to the database breaks
    /// while it starts ends with an error, and is started again, as a supervisor such as systemd does.
    pub(crate) async fn start(&mut self) -> Result<()> {
        self.spawn()?;
        let start = Instant::now();
        loop {
            if is_ready(self.address).await {
                return Ok(());
            }
            let ended = self.process.as_mut().map(Child::try_wait).transpose()?;
            if start.elapsed() > PATIENCE {
                bail!("the server does not start: {:?}", ended.flatten());
            }
            if ended.flatten().is_some() {
                self.spawn()?;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Starts the process without waiting.
    pub(crate) fn spawn(&mut self) -> Result<()> {
        let mut command = match &self.program {
            Program::Own { broken } => {
                let mut command = Command::new(std::env::current_exe()?);
                command.args(["server", &self.address.to_string(), &self.database]);
                command.args(broken.then_some("--acknowledge-early"));
                command
            }
            Program::Mad(program) => {
                let mut command = Command::new(program);
                command.args(["serve", "--listen", &self.address.to_string()]);
                command.args(["--database", &self.database]).arg("--data").arg(&self.folder);
                // All clients of a test have the same address.
                command.args(["--guests-per-hour", "0", "--requests-per-second", "0"]);
                command.args(["--games-per-hour", "0", "--open-games", "1000000"]);
                command
            }
        };
        command.env("MAD_LOG", "error").stdin(Stdio::null()).stdout(Stdio::null());
        // Killing servers and databases makes many error messages.
        let log =
            std::fs::File::options().create(true).append(true).open(self.folder.join("log"))?;
        command.stderr(log);
        if self.ahead != 0 {
            mad_testing::clock::shift(&mut command, self.ahead)?;
        }
        let process = command.kill_on_drop(true).spawn();
        self.process = Some(process.with_context(|| format!("{command:?}"))?);
        Ok(())
    }

    /// The process, while it runs.
    pub(crate) fn id(&self) -> Option<u32> {
        self.process.as_ref().and_then(Child::id)
    }

    /// Kills the process with signal 9.
    pub(crate) async fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill().await;
        }
    }

    /// Asks the process to end, and waits for it.
    pub(crate) async fn stop(&mut self) -> Result<()> {
        let Some(mut process) = self.process.take() else { return Ok(()) };
        mad_testing::stop(&mut process, PATIENCE).await?;
        Ok(())
    }

    /// Resident memory in bytes, and processor time, of the process.
    pub(crate) fn usage(&self) -> Option<(u64, Duration)> {
        let id = self.id()?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        // A hundred ticks a second on Linux.
        Some((kilobytes * 1_024, Duration::from_millis(ticks * 10)))
    }
}
