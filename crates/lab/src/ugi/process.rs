//! An engine's process and the lines to and from it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use mad_ugi::Command;

use super::UgiCommand;
use crate::PlayerError;

/// Longer lines are split.
const MAX_LINE: u64 = 1 << 16;

/// Lines that are read ahead; after that the engine blocks on its output.
const MAX_QUEUED_LINES: usize = 256;

/// How long an engine may take to end after `quit`, before it is killed.
const QUIT_TIMEOUT: Duration = Duration::from_millis(200);

/// Longer waits are cut to this, as `Instant` would overflow.
const MAX_WAIT: Duration = Duration::from_secs(365 * 24 * 3600);

/// The instant this far from now.
pub(super) fn deadline(within: Duration) -> Instant {
    Instant::now() + within.min(MAX_WAIT)
}

/// Why no line came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoLine {
    TimeOut,
    Ended,
}

/// A running engine. Dropping it ends and reaps the process.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Process {
    pub(super) fn start(command: &UgiCommand) -> Result<Self, PlayerError> {
        let failed = |error: io::Error| PlayerError::Start {
            program: command.program.clone(),
            kind: error.kind(),
            reason: error.to_string(),
        };
        let mut child = command.to_process().spawn().map_err(failed)?;
        let (sender, lines) = sync_channel(MAX_QUEUED_LINES);
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let process = Self { child, input, lines };
        let output = output.ok_or_else(|| failed(io::ErrorKind::BrokenPipe.into()))?;
        let reader = thread::Builder::new().name("engine output".to_owned());
        reader.spawn(move || read(output, &sender)).map_err(failed)?;
        Ok(process)
    }

    /// Sends a command.
    pub(super) fn send(&mut self, command: &Command) -> Result<(), NoLine> {
        let input = self.input.as_mut().ok_or(NoLine::Ended)?;
        let sent = input.write_all(format!("{command}\n").as_bytes()).and_then(|()| input.flush());
        sent.map_err(|_| NoLine::Ended)
    }

    /// The next line; blocks until the deadline. An engine that writes endlessly does not extend
    /// the deadline.
    pub(super) fn line(&self, until: Instant) -> Result<String, NoLine> {
        let wait = until.saturating_duration_since(Instant::now());
        if wait.is_zero() {
            return Err(NoLine::TimeOut);
        }
        self.lines.recv_timeout(wait).map_err(|error| match error {
            RecvTimeoutError::Timeout => NoLine::TimeOut,
            RecvTimeoutError::Disconnected => NoLine::Ended,
        })
    }

    /// Discards lines that were not read, so that they are not taken for replies to what follows.
    pub(super) fn discard_lines(&self) -> Result<(), NoLine> {
        // Bounded, as the engine may write faster than this loop reads.
        for _ in 0..=MAX_QUEUED_LINES {
            match self.lines.try_recv() {
                Ok(_) => {}
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return Err(NoLine::Ended),
            }
        }
        Ok(())
    }

    fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.send(&Command::Quit);
        // The end of the input ends engines that do not know `quit`.
        self.input = None;
        let until = deadline(QUIT_TIMEOUT);
        while !self.has_ended() && Instant::now() < until {
            // An engine that blocks on its output could not end.
            let _ = self.discard_lines();
            thread::sleep(Duration::from_millis(2));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends lines until the engine ends or the receiver is gone.
fn read(output: ChildStdout, sender: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        match output.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if sender.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
            return;
        }
    }
}
