//! The protocol over an input and an output, such as standard input and standard output.

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread;

use mad_ugi::Reply;

use super::Session;

/// Lines that the reader thread reads ahead.
const READ_AHEAD: usize = 64;

/// Answers lines until `quit` or the end of the input. A thread reads the input, so that lines are
/// handled between the slices of a search.
///
/// # Errors
///
/// If input or output fail.
pub fn run(input: impl BufRead + Send + 'static, mut output: impl Write) -> io::Result<()> {
    let (sender, lines) = sync_channel(READ_AHEAD);
    thread::Builder::new().name("input".to_owned()).spawn(move || read(input, &sender))?;
    let mut session = Session::default();
    while !session.has_quit() {
        let replies = match next_input(&session, &lines)? {
            Input::Line(line) => guarded(&mut session, |session| session.receive(&line)),
            Input::Nothing => guarded(&mut session, Session::run_slice),
            Input::End => break,
        };
        write(&mut output, &replies)?;
    }
    let replies = guarded(&mut session, Session::end_input);
    write(&mut output, &replies)?;
    while session.is_searching() {
        let replies = guarded(&mut session, Session::run_slice);
        write(&mut output, &replies)?;
    }
    Ok(())
}

enum Input {
    Line(String),
    /// No line has arrived, and a search is running.
    Nothing,
    End,
}

/// The next line; does not block while a search runs. While received lines wait for the end of the
/// search, no more lines are read.
fn next_input(session: &Session, lines: &Receiver<io::Result<String>>) -> io::Result<Input> {
    if session.is_blocked() {
        return Ok(Input::Nothing);
    }
    let line = if session.is_searching() {
        lines.try_recv()
    } else {
        lines.recv().map_err(|_| TryRecvError::Disconnected)
    };
    match line {
        Ok(line) => line.map(Input::Line),
        Err(TryRecvError::Empty) => Ok(Input::Nothing),
        Err(TryRecvError::Disconnected) => Ok(Input::End),
    }
}

/// Sends lines until the input ends or fails, or the receiver is gone.
fn read(mut input: impl BufRead, sender: &SyncSender<io::Result<String>>) {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line);
        let (message, more) = match read {
            Ok(0) => return,
            Ok(_) => (Ok(String::from_utf8_lossy(&line).into_owned()), true),
            Err(error) => (Err(error), false),
        };
        if sender.send(message).is_err() || !more {
            return;
        }
    }
}

/// Catches a panic: the search is abandoned, the session goes on.
fn guarded(session: &mut Session, action: impl FnOnce(&mut Session) -> Vec<Reply>) -> Vec<Reply> {
    let replies = catch_unwind(AssertUnwindSafe(|| action(session)));
    replies.unwrap_or_else(|_| session.abandon_search())
}

fn write(output: &mut impl Write, replies: &[Reply]) -> io::Result<()> {
    for reply in replies {
        writeln!(output, "{reply}")?;
    }
    output.flush()
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, pipe};

    use super::*;

    /// Reads lines until one begins with this text.
    fn read_until(lines: &mut impl Iterator<Item = io::Result<String>>, start: &str) -> String {
        let found = lines.map(Result::unwrap).find(|line| line.starts_with(start));
        found.unwrap_or_else(|| panic!("no line begins with {start:?}"))
    }

    #[test]
    fn lines_are_handled_while_a_search_runs() {
        for threads in [1, 2] {
            let (input, mut to_engine) = pipe().unwrap();
            let (from_engine, output) = pipe().unwrap();
            let engine = thread::spawn(move || run(BufReader::new(input), output));
            let mut lines = BufReader::new(from_engine).lines();
            writeln!(to_engine, "setoption name Threads value {threads}").unwrap();
            writeln!(to_engine, "go nodes 1000000000000\nisready").unwrap();
            read_until(&mut lines, "readyok");
            read_until(&mut lines, "info depth 3 ");
            writeln!(to_engine, "stop").unwrap();
            read_until(&mut lines, "bestmove ");
            // `position` waits for the first search; the end of the input stops the second one.
            writeln!(to_engine, "go nodes 5\nposition startpos moves pass\ngo").unwrap();
            drop(to_engine);
            read_until(&mut lines, "bestmove ");
            read_until(&mut lines, "bestmove ");
            engine.join().unwrap().unwrap();
        }
    }
}
