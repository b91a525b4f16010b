//! The terminal: lines as they are typed, and a prompt that is shown again after other lines.

use std::cell::Cell;
use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::{Notify, mpsc};

use crate::failure::Failure;
use crate::interrupt::INTERRUPTED;
use crate::play::display::print_line;

/// What the player does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Input {
    /// A line, without white space around it.
    Line(String),
    /// The input has ended.
    End,
    /// Ctrl-C, or a request to terminate.
    Interrupt,
}

/// The terminal.
pub(super) struct Terminal {
    lines: mpsc::Receiver<String>,
    interrupt: Arc<Notify>,
    /// Whether a person types, and wants a prompt.
    interactive: bool,
    prompt_shown: Cell<bool>,
    /// Whether Ctrl-C is handled by whoever waits for input. Before that it ends the program at once.
    leaves_cleanly: Arc<AtomicBool>,
}

impl Terminal {
    /// Begins to read standard input, on a thread of its own: reading a line cannot be interrupted.
    pub(super) fn new() -> Self {
        let (sender, lines) = mpsc::channel(16);
        std::thread::spawn(move || read_lines(&sender));
        let interrupt = Arc::new(Notify::new());
        let leaves_cleanly = Arc::new(AtomicBool::new(false));
        let (notify, is_clean) = (interrupt.clone(), leaves_cleanly.clone());
        // Without a handler Ctrl-C ends the program at once, which is no reason not to play.
        let _ = ctrlc::set_handler(move || {
            // The second time does not wait for anything.
            if !is_clean.swap(false, Ordering::Relaxed) {
                std::process::exit(INTERRUPTED.into());
            }
            notify.notify_one();
        });
        let interactive = io::stdin().is_terminal();
        let prompt_shown = Cell::new(false);
        Self { lines, interrupt, interactive, prompt_shown, leaves_cleanly }
    }

    /// From now on Ctrl-C is an [`Input`].
    pub(super) fn leave_cleanly(&self) {
        self.leaves_cleanly.store(true, Ordering::Relaxed);
    }

    /// The next thing that the player does.
    pub(super) async fn next(&mut self) -> Input {
        tokio::select! {
            biased;
            () = self.interrupt.notified() => Input::Interrupt,
            line = self.lines.recv() => match line {
                Some(line) => {
                    // Enter has ended the line of the prompt.
                    self.prompt_shown.set(false);
                    Input::Line(line)
                }
                None => Input::End,
            },
        }
    }

    /// Shows the prompt, unless it is there.
    pub(super) fn prompt(&self, text: &str) -> Result<(), Failure> {
        if self.interactive && !self.prompt_shown.replace(true) {
            let mut out = anstream::stdout().lock();
            write!(out, "{text} ")?;
            out.flush()?;
        }
        Ok(())
    }

    /// Ends the line of the prompt before something else is printed. What was typed on it stays visible, and is
    /// the beginning of the next line of input: the terminal has not given it away yet.
    pub(super) fn end_prompt(&self) -> Result<(), Failure> {
        if self.prompt_shown.replace(false) {
            writeln!(anstream::stdout())?;
        }
        Ok(())
    }

    /// Prints a line.
    pub(super) fn print(&self, text: &str) -> Result<(), Failure> {
        self.end_prompt()?;
        print_line(text)
    }
}

fn read_lines(sender: &mpsc::Sender<String>) {
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    // The end of the input is the end of the channel.
    while let Ok(1..) = input.read_until(b'\n', &mut line) {
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        if sender.blocking_send(text).is_err() {
            return;
        }
        line.clear();
    }
}
