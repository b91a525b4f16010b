//! The engine protocol UGI, over any input and output.

mod go;
mod running;

use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex};

use mad_rules::mfen::ParseMfenError;
use mad_rules::{Board, Options, Position, Side, Turn, Victory};

use crate::{Engine, Level};
use running::Running;

/// Answers lines until `quit` or the end of the input.
///
/// # Errors
///
/// When input or output fail.
pub fn run(input: impl BufRead, output: impl Write + Send + 'static) -> io::Result<()> {
    let mut session = Session::new(output);
    let mut input = input;
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            // Whoever closed the input still wants the answer.
            session.finish_search();
            return session.check_output();
        }
        match session.answer(String::from_utf8_lossy(&line).trim()) {
            Ok(Next::GoOn) => {}
            Ok(Next::Quit) => {
                session.end_search();
                return session.check_output();
            }
            Err(message) => session.say(&format!("info string error: {message}")),
        }
        session.check_output()?;
    }
}

/// What follows a line.
enum Next {
    GoOn,
    Quit,
}

/// Lines for the other program, from whichever thread has something to say.
struct Output {
    sink: Box<dyn Write + Send>,
    failure: Option<io::Error>,
}

/// An [`Output`] that several threads write to.
#[derive(Clone)]
struct Voice(Arc<Mutex<Output>>);

impl Voice {
    fn say(&self, line: &str) {
        let Ok(mut output) = self.0.lock() else { return };
        if output.failure.is_none() {
            let written = writeln!(output.sink, "{line}").and_then(|()| output.sink.flush());
            output.failure = written.err();
        }
    }
}

struct Session {
    voice: Voice,
    board: Board,
    options: Options,
    position: Position,
    engine: Option<Engine>,
    settings: Settings,
    running: Option<Running>,
}

/// What the engine is set to, so that another one can take its place.
struct Settings {
    /// The table's size in mebibytes.
    hash: usize,
    threads: usize,
    lines: usize,
    level: Option<Level>,
    /// What chance begins with in each game; left to chance itself if it is nothing.
    seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self { hash: HASH, threads: 1, lines: 1, level: None, seed: 0 }
    }
}

impl Settings {
    fn engine(&self) -> Engine {
        let mut engine = Engine::new(self.hash);
        self.apply(&mut engine);
        self.new_game(&mut engine);
        engine
    }

    /// Everything but the size of the table, which would forget what it holds.
    fn apply(&self, engine: &mut Engine) {
        engine.set_threads(self.threads);
        engine.set_lines(self.lines);
        engine.set_level(self.level);
    }

    fn new_game(&self, engine: &mut Engine) {
        engine.clear();
        engine.set_seed(if self.seed == 0 { chance() } else { self.seed });
    }
}

/// The table's size in mebibytes, unless told otherwise.
const HASH: usize = 16;
const MOST_HASH: usize = 65_536;
const MOST_THREADS: usize = 256;
const MOST_LINES: usize = 128;
const MOST_SEED: usize = u32::MAX as usize;

impl Session {
    fn new(output: impl Write + Send + 'static) -> Self {
        let output = Output { sink: Box::new(output), failure: None };
        let settings = Settings::default();
        Self {
            voice: Voice(Arc::new(Mutex::new(output))),
            board: Board::default(),
            options: Options::default(),
            position: Position::default(),
            engine: Some(settings.engine()),
            settings,
            running: None,
        }
    }

    fn say(&self, line: &str) {
        self.voice.say(line);
    }

    fn check_output(&self) -> io::Result<()> {
        let failure = self.voice.0.lock().ok().and_then(|mut output| output.failure.take());
        failure.map_or(Ok(()), Err)
    }

    fn answer(&mut self, line: &str) -> Result<Next, String> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let words: Vec<&str> = rest.split_whitespace().collect();
        match command {
            "" => {}
            "ugi" => self.greet(),
            "isready" => self.say("readyok"),
            "setoption" => self.set_option(&words)?,
            "uginewgame" => self.new_game()?,
            "position" => self.set_position(rest.trim_start())?,
            "go" => self.go(&words)?,
            "stop" => self.end_search(),
            "query" => self.query(&words)?,
            "quit" => return Ok(Next::Quit),
            _ => return Err(format!("unknown command {:?}", short(command))),
        }
        Ok(Next::GoOn)
    }

    fn greet(&self) {
        let version = env!("CARGO_PKG_VERSION");
        let boards: String =
            Board::REGISTERED.iter().map(|board| format!(" var {board}")).collect();
        for line in [
            format!("id name MAD {version}"),
            format!("id author {}", env!("CARGO_PKG_AUTHORS")),
            format!("option name Board type combo default {}{boards}", Board::default()),
            "option name Positioning type check default true".to_owned(),
            format!("option name TieBreak type string default {}", Options::STANDARD_TIE_BREAK),
            format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
            format!("option name Hash type spin default {HASH} min 1 max {MOST_HASH}"),
            format!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"),
            format!("option name Level type spin default 0 min 0 max {}", Level::HIGHEST.number()),
            format!("option name Seed type spin default 0 min 0 max {MOST_SEED}"),
            "ugiok".to_owned(),
        ] {
            self.say(&line);
        }
    }

    fn new_game(&mut self) -> Result<(), String> {
        self.idle_engine()?;
        self.engine.iter_mut().for_each(|engine| self.settings.new_game(engine));
        Ok(())
    }

    /// The engine, once a bounded search has ended. One without bounds has to be stopped.
    fn idle_engine(&mut self) -> Result<&mut Engine, String> {
        if self.running.as_ref().is_some_and(|running| !running.is_infinite()) {
            self.finish_search();
        }
        self.engine.as_mut().ok_or_else(|| "a search is running: send stop first".to_owned())
    }

    fn end_search(&mut self) {
        let engine = self.running.take().map(Running::stop);
        self.take_back(engine);
    }

    fn finish_search(&mut self) {
        let engine = self.running.take().map(Running::finish);
        self.take_back(engine);
    }

    /// An engine that was lost with its thread is replaced by one like it.
    fn take_back(&mut self, engine: Option<Option<Engine>>) {
        if let Some(engine) = engine {
            self.engine = Some(engine.unwrap_or_else(|| self.settings.engine()));
        }
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), String> {
        self.idle_engine()?;
        let ["name", name, "value", value] = words else {
            return Err("expected: setoption name NAME value VALUE".to_owned());
        };
        let within = |least: usize, most: usize| match value.parse::<usize>() {
            Ok(number) if (least..=most).contains(&number) => Ok(number),
            _ => Err(format!("{name}: expected a number from {least} to {most}")),
        };
        let number = |most: usize| within(1, most);
        match name.to_ascii_lowercase().as_str() {
            "board" => {
                let board = Board::from_name(value);
                self.board = board.ok_or("Board: expected 6x4, 5x5, 4x6 or aztec")?;
            }
            "positioning" => {
                let on = value.parse().map_err(|_| "Positioning: expected true or false")?;
                self.options.positioning = on;
            }
            "tiebreak" => {
                let limit = Options::parse_tie_break(value);
                self.options.tie_break =
                    limit.map_err(|_| "TieBreak: expected a number from 1 to 65535, or off")?;
            }
            "threads" => self.settings.threads = number(MOST_THREADS)?,
            "hash" => {
                let size = number(MOST_HASH)?;
                self.settings.hash = size;
                self.idle_engine()?.set_table_size(size);
            }
            "multipv" => self.settings.lines = number(MOST_LINES)?,
            "level" => {
                let level = within(0, Level::HIGHEST.number().into())?;
                self.settings.level = Level::new(level as u8);
            }
            "seed" => {
                self.settings.seed = within(0, MOST_SEED)? as u64;
                self.new_game()?;
            }
            _ => return Err(format!("unknown option {:?}", short(name))),
        }
        self.engine.iter_mut().for_each(|engine| self.settings.apply(engine));
        Ok(())
    }

    fn set_position(&mut self, text: &str) -> Result<(), String> {
        self.idle_engine()?;
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
                mfen.parse().map_err(|error: ParseMfenError| error.to_string())?
            }
            _ => return Err("expected: position startpos|fen MFEN [moves TURN ...]".to_owned()),
        };
        for (index, text) in turns.split_whitespace().enumerate() {
            let number = index + 1;
            let turn: Turn = text
                .parse()
                .map_err(|error| format!("turn {number}, {:?}: {error}", short(text)))?;
            position.play(turn).map_err(|error| format!("turn {number}: {error}"))?;
        }
        self.position = position;
        Ok(())
    }

    fn go(&mut self, words: &[&str]) -> Result<(), String> {
        self.idle_engine()?;
        let order = go::parse(words, self.position.to_move())?;
        if self.position.is_over() {
            self.say("bestmove none");
        } else if let Some(engine) = self.engine.take() {
            self.running = Some(Running::start(engine, self.position, &order, self.voice.clone()));
        }
        Ok(())
    }

    fn query(&self, words: &[&str]) -> Result<(), String> {
        let outcome = self.position.outcome();
        let response = match words {
            ["gameover"] => outcome.is_some().to_string(),
            ["p1turn"] => (self.position.to_move() == Side::Red).to_string(),
            ["result"] => match outcome.map(|outcome| outcome.winner) {
                Some(Side::Red) => "p1win".to_owned(),
                Some(Side::Blue) => "p2win".to_owned(),
                None => "none".to_owned(),
            },
            ["semi"] => {
                outcome.is_some_and(|outcome| outcome.victory() == Victory::Semi).to_string()
            }
            _ => return Err("expected: query gameover|p1turn|result|semi".to_owned()),
        };
        self.say(&format!("response {response}"));
        Ok(())
    }
}

/// A number that nobody can foresee.
fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// As much of a word as helps to recognise it.
fn short(word: &str) -> String {
    word.chars().take(40).collect()
}
