//! Ending processes.

use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use tokio::process::{Child, Command};

/// Asks a process to end, with `SIGTERM`, and waits for it. Kills it if it does not end in time.
///
/// # Errors
///
/// If it had to be killed, or cannot be asked.
pub async fn stop(process: &mut Child, patience: Duration) -> io::Result<ExitStatus> {
    if let Some(id) = process.id() {
        Command::new("kill").args(["-TERM", &id.to_string()]).status().await?;
    }
    match tokio::time::timeout(patience, process.wait()).await {
        Ok(status) => status,
        Err(_) => {
            process.kill().await?;
            Err(io::Error::new(io::ErrorKind::TimedOut, "the process did not end when asked to"))
        }
    }
}
