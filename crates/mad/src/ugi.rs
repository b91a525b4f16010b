//! `mad ugi`: the engine protocol, played by a random mover.

use std::io::{self, BufRead, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use mad_rules::{Board, MfenError, Options, Position, STANDARD_TIE_BREAK, Side, Turn};
use mad_texts::visible;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;

use crate::failure::Failure;

/// What a session knows.
struct Session {
    board: Board,
    options: Options,
    position: Position,
    /// The turn that waits for `stop`.
    waiting: Option<Answer>,
    rng: Xoshiro256PlusPlus,
}

/// A chosen turn; `None` on a finished game.
type Answer = Option<Turn>;

/// What follows a line.
enum Next {
    GoOn,
    Quit,
}

pub(crate) fn run() -> Result<(), Failure> {
    let seed =
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64);
    let mut session = Session {
        board: Board::default(),
        options: Options::default(),
        position: Position::default(),
        waiting: None,
        rng: Xoshiro256PlusPlus::seed_from_u64(seed),
    };
    let mut input = io::stdin().lock();
    let mut out = io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            // Whoever closed the input still wants the answer.
            if let Some(answer) = session.waiting.take() {
                best_move(answer, &mut out)?;
            }
            return Ok(());
        }
        match session.answer(String::from_utf8_lossy(&line).trim(), &mut out) {
            Ok(Next::GoOn) => {}
            Ok(Next::Quit) => return Ok(()),
            Err(Trouble::Line(message)) => writeln!(out, "info string error: {message}")?,
            Err(Trouble::Output(error)) => return Err(error.into()),
        }
        out.flush()?;
    }
}

/// Why a line was not carried out.
enum Trouble {
    /// The line is wrong; nothing was changed.
    Line(String),
    Output(io::Error),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

fn wrong<T>(message: impl Into<String>) -> Result<T, Trouble> {
    Err(Trouble::Line(message.into()))
}

impl Session {
    fn answer(&mut self, line: &str, out: &mut impl Write) -> Result<Next, Trouble> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let words: Vec<&str> = rest.split_whitespace().collect();
        match command {
            "" => {}
            "ugi" => greet(out)?,
            "isready" => writeln!(out, "readyok")?,
            "setoption" => self.set_option(&words)?,
            "uginewgame" => self.idle()?,
            "position" => self.set_position(rest.trim_start())?,
            "go" => self.go(&words, out)?,
            "stop" => {
                if let Some(answer) = self.waiting.take() {
                    best_move(answer, out)?;
                }
            }
            "query" => self.query(&words, out)?,
            "quit" => return Ok(Next::Quit),
            _ => return wrong(format!("unknown command “{}”", visible(command))),
        }
        Ok(Next::GoOn)
    }

    /// Refuses what must not come during a search.
    fn idle(&self) -> Result<(), Trouble> {
        if self.waiting.is_some() { wrong("a search is running: send stop first") } else { Ok(()) }
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), Trouble> {
        self.idle()?;
        let ["name", name, "value", value] = words else {
            return wrong("expected: setoption name NAME value VALUE");
        };
        match name.to_ascii_lowercase().as_str() {
            "board" => match Board::from_name(value) {
                Some(board) => self.board = board,
                None => return wrong("Board: expected 6x4, 5x5, 4x6 or aztec"),
            },
            "positioning" => match *value {
                "true" => self.options.positioning = true,
                "false" => self.options.positioning = false,
                _ => return wrong("Positioning: expected true or false"),
            },
            "tiebreak" => match Options::tie_break_from_text(value) {
                Some(limit) => self.options.tie_break = limit,
                None => return wrong("TieBreak: expected a number from 1 to 65535, or off"),
            },
            _ => return wrong(format!("unknown option “{}”", visible(name))),
        }
        Ok(())
    }

    fn set_position(&mut self, text: &str) -> Result<(), Trouble> {
        self.idle()?;
        let (place, turns) = match text.split_once(" moves") {
            Some((place, turns)) if turns.is_empty() || turns.starts_with(' ') => (place, turns),
            _ => (text, ""),
        };
        let mut position: Position = match place.split_once(' ') {
            None if place == "startpos" => {
                let start = self.board.start(self.options);
                start.expect("the boards to choose from have a start")
            }
            Some(("fen", mfen)) => {
                mfen.parse().map_err(|error: MfenError| Trouble::Line(error.to_string()))?
            }
            _ => return wrong("expected: position startpos|fen MFEN [moves TURN ...]"),
        };
        for (index, text) in turns.split_whitespace().enumerate() {
            let number = index + 1;
            let turn: Turn = text.parse().map_err(|error| {
                Trouble::Line(format!("turn {number}, “{}”: {error}", visible(text)))
            })?;
            let played = position.try_play(turn);
            played.map_err(|error| Trouble::Line(format!("turn {number}: {error}")))?;
        }
        self.position = position;
        Ok(())
    }

    fn go(&mut self, words: &[&str], out: &mut impl Write) -> Result<(), Trouble> {
        self.idle()?;
        let waits = check_limits(words)?;
        let answer = self.position.legal_turns().choose(&mut self.rng).copied();
        if waits && answer.is_some() {
            self.waiting = Some(answer);
        } else {
            best_move(answer, out)?;
        }
        Ok(())
    }

    fn query(&self, words: &[&str], out: &mut impl Write) -> Result<(), Trouble> {
        let outcome = self.position.outcome();
        let response = match words {
            ["gameover"] => outcome.is_some().to_string(),
            ["p1turn"] => (self.position.to_move() == Side::Red).to_string(),
            ["result"] => match outcome.map(|outcome| outcome.winner) {
                Some(Side::Red) => "p1win".to_owned(),
                Some(Side::Blue) => "p2win".to_owned(),
                None => "none".to_owned(),
            },
            ["semi"] => outcome
                .is_some_and(|outcome| outcome.victory() == mad_rules::Victory::Semi)
                .to_string(),
            _ => return wrong("expected: query gameover|p1turn|result|semi"),
        };
        writeln!(out, "response {response}")?;
        Ok(())
    }
}

fn greet(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "id name MAD {} random mover", env!("CARGO_PKG_VERSION"))?;
    writeln!(out, "id author {}", env!("CARGO_PKG_AUTHORS"))?;
    write!(out, "option name Board type combo default {}", Board::default())?;
    for board in Board::REGISTERED {
        write!(out, " var {board}")?;
    }
    writeln!(out, "\noption name Positioning type check default true")?;
    writeln!(out, "option name TieBreak type string default {STANDARD_TIE_BREAK}")?;
    writeln!(out, "ugiok")
}

fn best_move(answer: Answer, out: &mut impl Write) -> io::Result<()> {
    match answer {
        Some(turn) => writeln!(out, "bestmove {turn}"),
        None => writeln!(out, "bestmove none"),
    }
}

/// Checks the limits of a search; says whether it goes on until `stop`.
fn check_limits(words: &[&str]) -> Result<bool, Trouble> {
    const LIMITS: [&str; 3] = ["movetime", "nodes", "depth"];
    const CLOCKS: [[&str; 4]; 2] =
        [["p1time", "p2time", "p1inc", "p2inc"], ["rtime", "btime", "rinc", "binc"]];
    if words.is_empty() || words == ["infinite"] {
        return Ok(true);
    }
    let mut seen = Vec::new();
    for pair in words.chunks(2) {
        let name = pair[0];
        if !LIMITS.contains(&name) && !CLOCKS.as_flattened().contains(&name) {
            let known = if name == "infinite" { "stands alone" } else { "is no limit" };
            return wrong(format!("go: “{}” {known}", visible(name)));
        }
        let least = u64::from(LIMITS.contains(&name));
        match pair.get(1).and_then(|value| value.parse::<u64>().ok()) {
            Some(number) if number >= least => {}
            _ => return wrong(format!("go {name}: expected a number, at least {least}")),
        }
        if seen.contains(&name) {
            return wrong(format!("go {name} stands twice"));
        }
        seen.push(name);
    }
    for [first, second, ..] in CLOCKS {
        let clock = CLOCKS.iter().find(|names| names[0] == first).into_iter().flatten();
        let used = clock.into_iter().any(|name| seen.contains(name));
        if used && !(seen.contains(&first) && seen.contains(&second)) {
            return wrong(format!("go: expected both {first} and {second}"));
        }
    }
    Ok(false)
}
