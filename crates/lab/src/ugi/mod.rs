//! Engines in processes of their own: the client side of the protocol UGI.

mod command;
mod info;
mod process;

use std::time::Duration;

use mad_rules::Game;
use mad_ugi::{BestMove, Command, Go, Reply};

pub use command::{CommandLineError, UgiCommand};

use self::info::read_info;
use self::process::{NoLine, Process, deadline};
use crate::{Allowance, Choice, Player, PlayerError, SearchInfo};

/// The words that answer `ugi`, `isready` and `go`.
const UGI_OK: &str = "ugiok";
const READY_OK: &str = "readyok";
const BEST_MOVE: &str = "bestmove";

/// An engine in a process of its own.
///
/// After any fault (silence, a crash, an answer that is no turn) its process is ended, and a new
/// one is started for the next game. Dropping the player ends the process.
#[derive(Debug)]
pub struct UgiPlayer {
    command: UgiCommand,
    /// The name that the engine gave itself.
    own_name: Option<String>,
    process: Option<Process>,
}

impl UgiPlayer {
    /// Starts an engine and sets it up.
    ///
    /// # Errors
    ///
    /// If it cannot be started, does not answer, or refuses an option.
    pub fn start(command: UgiCommand) -> Result<Self, PlayerError> {
        let mut player = Self { command, own_name: None, process: None };
        player.restart()?;
        Ok(player)
    }

    /// Starts a process, waits for the handshake and sets the options.
    fn restart(&mut self) -> Result<(), PlayerError> {
        let mut process = Process::start(&self.command)?;
        let patience = self.command.patience;
        ask(&mut process, &Command::Ugi, UGI_OK, patience, |reply| {
            if let Reply::Name(name) = reply {
                self.own_name = Some(name);
            }
            Ok(())
        })?;
        for (name, value) in &self.command.options {
            let sent = process.send(&Command::set_option(name, value));
            sent.map_err(|_| PlayerError::Ended { expected: READY_OK })?;
        }
        ask(&mut process, &Command::IsReady, READY_OK, patience, |reply| match reply {
            // A match with a misspelt option would measure something else.
            Reply::Error(_) => Err(PlayerError::Refused(reply.to_string())),
            _ => Ok(()),
        })?;
        self.process = Some(process);
        Ok(())
    }

    /// Asks a process for a turn.
    fn ask_for_turn(
        process: &mut Process,
        game: &Game,
        allowance: &Allowance,
        patience: Duration,
    ) -> Result<Choice, PlayerError> {
        let within = allowance.deadline.unwrap_or(patience);
        let failed = |no_line| match (no_line, allowance.deadline) {
            (NoLine::TimeOut, Some(deadline)) => PlayerError::Late(deadline),
            (NoLine::TimeOut, None) => PlayerError::Silent { expected: BEST_MOVE, within },
            (NoLine::Ended, _) => PlayerError::Ended { expected: BEST_MOVE },
        };
        let until = deadline(within);
        process.discard_lines().map_err(failed)?;
        // The whole game from its start, so that the engine knows the history.
        let position = Command::position(*game.start(), game.turns());
        process.send(&position).map_err(failed)?;
        process.send(&Command::Go(Go::bounded(allowance.limits))).map_err(failed)?;
        let mut info = SearchInfo::default();
        loop {
            let line = process.line(until).map_err(failed)?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => read_info(&line, &mut info),
                Some(BEST_MOVE) => {
                    let Ok(Reply::BestMove(BestMove::Turn(turn))) = line.parse() else {
                        let text = words.next().unwrap_or_default();
                        return Err(PlayerError::Unreadable(text.to_owned()));
                    };
                    return Ok(Choice { turn, info });
                }
                _ => {}
            }
        }
    }
}

impl Player for UgiPlayer {
    fn name(&self) -> String {
        let name = self.command.name.as_ref().or(self.own_name.as_ref());
        name.unwrap_or(&self.command.program).clone()
    }

    fn new_game(&mut self, _: u64) -> Result<(), PlayerError> {
        if let Some(process) = &mut self.process {
            let ready = process.send(&Command::NewGame).map_err(|_| ()).and_then(|()| {
                let patience = self.command.patience;
                ask(process, &Command::IsReady, READY_OK, patience, |_| Ok(())).map_err(|_| ())
            });
            if ready.is_ok() {
                return Ok(());
            }
            self.process = None;
        }
        // A new process needs no `uginewgame`.
        self.restart()
    }

    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Choice, PlayerError> {
        if game.is_over() {
            return Err(PlayerError::GameOver);
        }
        let process = self.process.as_mut().ok_or(PlayerError::Ended { expected: BEST_MOVE })?;
        let choice = Self::ask_for_turn(process, game, allowance, self.command.patience);
        let legal = choice.as_ref().is_ok_and(|choice| game.position().is_legal(choice.turn));
        if !legal {
            self.process = None;
        }
        choice
    }
}

/// Sends a command and reads until the line that answers it; replies before it go to `on_reply`.
fn ask(
    process: &mut Process,
    command: &Command,
    expected: &'static str,
    within: Duration,
    mut on_reply: impl FnMut(Reply) -> Result<(), PlayerError>,
) -> Result<(), PlayerError> {
    let failed = |no_line| match no_line {
        NoLine::TimeOut => PlayerError::Silent { expected, within },
        NoLine::Ended => PlayerError::Ended { expected },
    };
    let until = deadline(within);
    process.send(command).map_err(failed)?;
    loop {
        let line = process.line(until).map_err(failed)?;
        if line == expected {
            return Ok(());
        }
        // Lines of other protocols, or for people, are ignored.
        if let Ok(reply) = line.parse() {
            on_reply(reply)?;
        }
    }
}
