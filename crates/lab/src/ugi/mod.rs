//! Engines in processes of their own, spoken to by the engine protocol.

mod command;
mod info;
mod process;

use std::fmt::Write as _;
use std::time::Duration;

use mad_rules::Game;

pub use command::{CommandLineError, UgiCommand};

use self::info::read_info;
use self::process::{NoLine, Process, moment};
use crate::{Allowance, Budget, Choice, Player, PlayerError, Thoughts};

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

    /// A new process, after the handshake and with its options set.
    fn restart(&mut self) -> Result<(), PlayerError> {
        let mut process = Process::start(&self.command)?;
        let patience = self.command.patience;
        ask(&mut process, "ugi", "ugiok", patience, |line| {
            if let Some(name) = line.strip_prefix("id name ") {
                self.own_name = Some(name.trim().to_owned());
            }
            Ok(())
        })?;
        for (name, value) in &self.command.options {
            let line = format!("setoption name {name} value {value}");
            process.send(&line).map_err(|_| PlayerError::Ended { expected: "readyok" })?;
        }
        ask(&mut process, "isready", "readyok", patience, |line| {
            // A match with an option misspelt would measure something else.
            let error = line.strip_prefix("info string error");
            error.map_or(Ok(()), |_| Err(PlayerError::Refused(line.to_owned())))
        })?;
        self.process = Some(process);
        Ok(())
    }

    /// Has a process choose a turn.
    fn ask_for_turn(
        process: &mut Process,
        game: &Game,
        allowance: &Allowance,
        patience: Duration,
    ) -> Result<Choice, PlayerError> {
        let within = allowance.deadline.unwrap_or(patience);
        let failed = |no_line| match (no_line, allowance.deadline) {
            (NoLine::TimeOut, Some(deadline)) => PlayerError::Late(deadline),
            (NoLine::TimeOut, None) => PlayerError::Silent { expected: "bestmove", within },
            (NoLine::Ended, _) => PlayerError::Ended { expected: "bestmove" },
        };
        let until = moment(within);
        process.forget_lines().map_err(failed)?;
        process.send(&position_line(game)).map_err(failed)?;
        process.send(&go_line(allowance.budget)).map_err(failed)?;
        let mut thoughts = Thoughts::default();
        loop {
            let line = process.line(until).map_err(failed)?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => read_info(&line, &mut thoughts),
                Some("bestmove") => {
                    let text = words.next().unwrap_or_default();
                    let unreadable = |_| PlayerError::Unreadable(text.to_owned());
                    return Ok(Choice { turn: text.parse().map_err(unreadable)?, thoughts });
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
            let ready = process.send("uginewgame").map_err(|_| ()).and_then(|()| {
                let patience = self.command.patience;
                ask(process, "isready", "readyok", patience, |_| Ok(())).map_err(|_| ())
            });
            if ready.is_ok() {
                return Ok(());
            }
            self.process = None;
        }
        // A new process knows of no earlier game.
        self.restart()
    }

    fn choose(&mut self, game: &Game, allowance: &Allowance) -> Result<Choice, PlayerError> {
        if game.is_over() {
            return Err(PlayerError::GameOver);
        }
        let process = self.process.as_mut().ok_or(PlayerError::Ended { expected: "bestmove" })?;
        let choice = Self::ask_for_turn(process, game, allowance, self.command.patience);
        let legal = choice.as_ref().is_ok_and(|choice| game.position().is_legal(choice.turn));
        if !legal {
            self.process = None;
        }
        choice
    }
}

/// Sends a line and reads until its answer; other lines go to `other`.
fn ask(
    process: &mut Process,
    line: &str,
    expected: &'static str,
    within: Duration,
    mut other: impl FnMut(&str) -> Result<(), PlayerError>,
) -> Result<(), PlayerError> {
    let failed = |no_line| match no_line {
        NoLine::TimeOut => PlayerError::Silent { expected, within },
        NoLine::Ended => PlayerError::Ended { expected },
    };
    let until = moment(within);
    process.send(line).map_err(failed)?;
    loop {
        let answer = process.line(until).map_err(failed)?;
        if answer == expected {
            return Ok(());
        }
        other(&answer)?;
    }
}

/// The whole game from its start, so that the engine knows what was before.
fn position_line(game: &Game) -> String {
    let mut line = format!("position fen {}", game.start());
    if !game.turns().is_empty() {
        line.push_str(" moves");
    }
    for turn in game.turns() {
        let _ = write!(line, " {turn}");
    }
    line
}

fn go_line(budget: Budget) -> String {
    let ms = |time: Duration| time.as_millis();
    match budget {
        Budget::Nodes(nodes) => format!("go nodes {}", nodes.max(1)),
        Budget::Depth(depth) => format!("go depth {}", depth.max(1)),
        Budget::TurnTime(time) => format!("go movetime {}", ms(time).max(1)),
        Budget::Clocks { left, increment } => format!(
            "go p1time {} p2time {} p1inc {} p2inc {}",
            ms(left.red),
            ms(left.blue),
            ms(increment.red),
            ms(increment.blue)
        ),
    }
}

#[cfg(test)]
mod tests {
    use mad_rules::BySide;

    use super::*;

    #[test]
    fn lines_to_engines() {
        let mut game = Game::default();
        let start = game.start().to_string();
        assert_eq!(position_line(&game), format!("position fen {start}"));
        for turn in ["pass", "112-221", "a2a3"] {
            game.play(turn.parse().unwrap()).unwrap();
        }
        assert_eq!(position_line(&game), format!("position fen {start} moves pass 112-221 a2a3"));
        assert_eq!(go_line(Budget::Nodes(500)), "go nodes 500");
        assert_eq!(go_line(Budget::Depth(0)), "go depth 1");
        assert_eq!(go_line(Budget::TurnTime(Duration::from_micros(10))), "go movetime 1");
        let left = BySide { red: Duration::from_secs(3), blue: Duration::from_millis(5) };
        let increment = BySide { red: Duration::ZERO, blue: Duration::from_millis(20) };
        let clocks = Budget::Clocks { left, increment };
        assert_eq!(go_line(clocks), "go p1time 3000 p2time 5 p1inc 0 p2inc 20");
    }
}
