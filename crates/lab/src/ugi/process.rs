//! An engine's process and the lines to and from it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::UgiCommand;
use crate::PlayerError;

/// A line longer than this comes in pieces.
const LONGEST_LINE: u64 = 1 << 16;

/// Lines that wait to be read; after that the engine has to wait.
const LINES_WAITING: usize = 256;

/// How long an engine may take to end when it is told to.
const FAREWELL: Duration = Duration::from_millis(200);

/// Time enough for anything; longer waits are cut to this, because clocks have an end.
const AGES: Duration = Duration::from_secs(365 * 24 * 3600);

/// The moment this far from now.
pub(super) fn moment(within: Duration) -> Instant {
    Instant::now() + within.min(AGES)
}

/// Why no line came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoLine {
    TimeOut,
    Ended,
}

/// A running engine. When it is dropped the process is gone, and not left over for the system.
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
        let (sender, lines) = sync_channel(LINES_WAITING);
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let process = Self { child, input, lines };
        let output = output.ok_or_else(|| failed(io::ErrorKind::BrokenPipe.into()))?;
        let reader = thread::Builder::new().name("engine output".to_owned());
        reader.spawn(move || read(output, &sender)).map_err(failed)?;
        Ok(process)
    }

    /// Sends a line.
    pub(super) fn send(&mut self, line: &str) -> Result<(), NoLine> {
        let input = self.input.as_mut().ok_or(NoLine::Ended)?;
        let sent = input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush());
        sent.map_err(|_| NoLine::Ended)
    }

    /// The next line, at the latest at this moment. Whoever talks without end is not heard after
    /// it either.
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

    /// Forgets what nobody has read, so that it is not taken for an answer to what comes next.
    pub(super) fn forget_lines(&self) -> Result<(), NoLine> {
        // More may come while these go, but then it is not over in this loop.
        for _ in 0..=LINES_WAITING {
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
        let _ = self.send("quit");
        // The end of its input tells an engine too, should it not know the word.
        self.input = None;
        let until = moment(FAREWELL);
        while !self.has_ended() && Instant::now() < until {
            // An engine with much to say must not hang in that.
            let _ = self.forget_lines();
            thread::sleep(Duration::from_millis(2));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Passes lines on until the engine ends or nobody listens.
fn read(output: ChildStdout, sender: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if sender.send(String::from_utf8_lossy(&line).trim().to_owned()).is_err() {
            return;
        }
    }
}
