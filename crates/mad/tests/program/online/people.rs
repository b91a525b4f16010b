//! A real server, and people who play on it with real `mad play --online` processes.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use mad_testing::ReservedPort;

use super::super::{folder, mad};

/// A test that waits longer has failed; how fast the machine is must not matter.
const PATIENCE: Duration = Duration::from_secs(120);

/// The one who invites begins, and nobody has to hurry.
pub(super) const RED: [&str; 5] = ["--side", "red", "--no-positioning", "--time", "3d"];

/// A server on a port that nobody else gets, also while it is down.
pub(super) struct Server {
    _runtime: tokio::runtime::Runtime,
    port: ReservedPort,
    folder: PathBuf,
    process: Option<Child>,
}

impl Server {
    /// Starts a server with an empty database, in a folder of this name.
    pub(super) fn start(name: &str) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let port = {
            let _context = runtime.enter();
            ReservedPort::new().unwrap()
        };
        let mut server = Self {
            _runtime: runtime,
            port,
            folder: folder(&format!("online-{name}")),
            process: None,
        };
        server.start_again();
        server
    }

    /// Starts the process, and waits until it listens.
    pub(super) fn start_again(&mut self) {
        let address = self.port.address().to_string();
        let limits = ["--guests-per-hour", "0", "--requests-per-second", "0"];
        let mut command = mad(&["serve", "--listen", &address, "--log", "error"]);
        command.args(limits).arg("--data").arg(self.folder.join("server"));
        let mut process = command.stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.starts_with("MAD is at "), "{line}");
        self.process = Some(process);
    }

    /// Kills the process with signal 9.
    pub(super) fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// The address of the app.
    pub(super) fn address(&self) -> String {
        format!("http://{}/", self.port.address())
    }

    /// The port.
    pub(super) fn port(&self) -> u16 {
        self.port.address().port()
    }

    /// The folder of this test.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Somebody who plays at this address.
    pub(super) fn player(&self, name: &str, address: &str, more: &[&str]) -> Player {
        Player::start(&self.folder, name, address, more)
    }

    /// Two people in a game: the first one invites with these options, the second one accepts. Returns the
    /// link to the game too.
    pub(super) fn pair(&self, more: &[&str]) -> (Player, Player, String) {
        let mut ada = self.player("ada", &self.address(), more);
        let link = ada.link();
        let mut bob = self.player("bob", &link, &[]);
        bob.wait_for("invites you to a game of MAD");
        bob.wait_for("Type “accept” to play");
        bob.types("accept");
        bob.wait_for("against");
        ada.wait_for("has accepted. The game begins.");
        (ada, bob, link)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A process of `mad play --online`.
pub(super) struct Player {
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// Everything printed so far.
    seen: String,
}

impl Player {
    /// Starts the program. Whoever has the same name has the same session.
    pub(super) fn start(folder: &Path, name: &str, address: &str, more: &[&str]) -> Self {
        let command = Self::command(folder, name, address, more);
        Self::spawn(command)
    }

    /// The command, to be changed before it is started.
    pub(super) fn command(folder: &Path, name: &str, address: &str, more: &[&str]) -> Command {
        let mut command = mad(&["play", "--online", address, "--lang", "en"]);
        command.args(more).env("XDG_DATA_HOME", data(folder, name));
        command
    }

    pub(super) fn spawn(mut command: Command) -> Self {
        let mut process = command.spawn().unwrap();
        let (sender, lines) = channel();
        let output = BufReader::new(process.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let input = process.stdin.take();
        Self { process, input, lines, seen: String::new() }
    }

    /// Types a line.
    pub(super) fn types(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Waits until a line with this text is printed, and returns it.
    pub(super) fn wait_for(&mut self, text: &str) -> String {
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => {
                    self.seen += &line;
                    self.seen.push('\n');
                    if line.contains(text) {
                        return line;
                    }
                }
                Err(error) => {
                    let mut errors = String::new();
                    if error == RecvTimeoutError::Disconnected {
                        let _ = self.process.stderr.take().unwrap().read_to_string(&mut errors);
                    }
                    panic!("no {text:?} after:\n{}{errors}", self.seen);
                }
            }
        }
    }

    /// Types a line, and waits for an answer.
    pub(super) fn asks(&mut self, line: &str, answer: &str) -> String {
        self.types(line);
        self.wait_for(answer)
    }

    /// The link of the invitation.
    pub(super) fn link(&mut self) -> String {
        self.wait_for("Send this link to your friend");
        let link = self.wait_for("#/play/");
        self.wait_for("Waiting for your friend");
        link
    }

    /// Sends a signal.
    #[cfg(unix)]
    pub(super) fn signal(&self, signal: &str) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// Waits for the program to fail, and returns what it prints about it. The input stays open.
    pub(super) fn fails(mut self) -> String {
        let mut errors = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        assert_eq!(self.process.wait().unwrap().code(), Some(1), "{errors}");
        errors
    }

    /// Ends the input, waits for the end of the program, and returns the exit code and everything printed.
    pub(super) fn end(mut self) -> (Option<i32>, String) {
        drop(self.input.take());
        while let Ok(line) = self.lines.recv_timeout(PATIENCE) {
            self.seen += &line;
            self.seen.push('\n');
        }
        let mut errors = String::new();
        let _ = self.process.stderr.take().unwrap().read_to_string(&mut errors);
        (self.process.wait().unwrap().code(), self.seen.clone() + &errors)
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The data folder of somebody.
pub(super) fn data(folder: &Path, name: &str) -> PathBuf {
    folder.join(name)
}

/// The files with sessions of somebody.
pub(super) fn sessions(folder: &Path, name: &str) -> Vec<PathBuf> {
    let folder = data(folder, name).join("mad/sessions");
    let files = std::fs::read_dir(folder).into_iter().flatten();
    files.map(|file| file.unwrap().path()).collect()
}
