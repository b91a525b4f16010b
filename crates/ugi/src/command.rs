//! Commands: the lines from the client to the engine.

use std::fmt;
use std::str::FromStr;

use mad_rules::{Position, Turn};

use crate::error::short;
use crate::words::Words;
use crate::{Go, ParseError};

/// A line from the client to the engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// `ugi`: the engine introduces itself and lists its options.
    Ugi,
    /// `isready`: answered with `readyok`.
    IsReady,
    /// `setoption name NAME value VALUE`.
    SetOption {
        /// The option; engines compare it without regard to case.
        name: String,
        /// Its value.
        value: String,
    },
    /// `uginewgame`: the engine clears its state of the last game.
    NewGame,
    /// `position startpos|fen MFEN [moves TURN ...]`: the position to search.
    Position {
        /// Where the game began.
        start: Start,
        /// The turns played since.
        turns: Vec<Turn>,
    },
    /// `go …`: search.
    Go(Go),
    /// `stop`: ends the running search, whose answer follows at once.
    Stop,
    /// `query …`: a question about the position.
    Query(Query),
    /// `quit`.
    Quit,
}

/// Where a game began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// `startpos`: the start position of the engine's options `Board`, `Positioning` and
    /// `TieBreak`.
    Options,
    /// `fen MFEN`: this position.
    Position(Position),
}

/// A question about the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Query {
    /// Is the game over?
    GameOver,
    /// Is it player 1's turn? Player 1 is red.
    P1Turn,
    /// Who has won?
    Result,
    /// Is the result a semi-victory?
    Semi,
}

impl Query {
    const NAMES: [(Self, &str); 4] = [
        (Self::GameOver, "gameover"),
        (Self::P1Turn, "p1turn"),
        (Self::Result, "result"),
        (Self::Semi, "semi"),
    ];
}

const SET_OPTION: &str = "setoption name NAME value VALUE";
const POSITION: &str = "position startpos|fen MFEN [moves TURN ...]";
const QUERY: &str = "query gameover|p1turn|result|semi";

impl Command {
    /// The command that sets an option.
    #[must_use]
    pub fn set_option(name: &str, value: impl fmt::Display) -> Self {
        Self::SetOption { name: name.to_owned(), value: value.to_string() }
    }

    /// The command that sets up a position and the turns played since.
    #[must_use]
    pub fn position(start: Position, turns: impl Into<Vec<Turn>>) -> Self {
        Self::Position { start: Start::Position(start), turns: turns.into() }
    }
}

impl FromStr for Command {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(line);
        let name = words.next().map_or("", |word| word.text);
        match name {
            "ugi" => Ok(Self::Ugi),
            "isready" => Ok(Self::IsReady),
            "setoption" => parse_option(words),
            "uginewgame" => Ok(Self::NewGame),
            "position" => parse_position(words.rest()),
            "go" => Go::parse(&mut words).map(Self::Go),
            "stop" => Ok(Self::Stop),
            "query" => parse_query(words.rest()),
            "quit" => Ok(Self::Quit),
            _ => Err(ParseError::UnknownCommand(short(name))),
        }
    }
}

fn parse_option(words: Words<'_>) -> Result<Command, ParseError> {
    let words: Vec<&str> = words.map(|word| word.text).collect();
    let ["name", name, "value", value] = words[..] else {
        return Err(ParseError::Form(SET_OPTION));
    };
    Ok(Command::set_option(name, value))
}

fn parse_position(text: &str) -> Result<Command, ParseError> {
    let (start, turns) = match text.split_once(" moves") {
        Some((start, turns)) if turns.is_empty() || turns.starts_with(' ') => (start, turns),
        _ => (text, ""),
    };
    let start = match start.split_once(' ') {
        None if start == "startpos" => Start::Options,
        Some(("fen", mfen)) => Start::Position(mfen.parse().map_err(ParseError::Mfen)?),
        _ => return Err(ParseError::Form(POSITION)),
    };
    let parse = |(index, text): (usize, &str)| {
        text.parse().map_err(|error| ParseError::Turn {
            number: index + 1,
            found: short(text),
            error,
        })
    };
    let turns = turns.split_whitespace().enumerate().map(parse).collect::<Result<_, _>>()?;
    Ok(Command::Position { start, turns })
}

fn parse_query(text: &str) -> Result<Command, ParseError> {
    let query = Query::NAMES.iter().find(|(_, name)| *name == text);
    query.map(|&(query, _)| Command::Query(query)).ok_or(ParseError::Form(QUERY))
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ugi => f.write_str("ugi"),
            Self::IsReady => f.write_str("isready"),
            Self::SetOption { name, value } => write!(f, "setoption name {name} value {value}"),
            Self::NewGame => f.write_str("uginewgame"),
            Self::Position { start, turns } => {
                match start {
                    Start::Options => f.write_str("position startpos")?,
                    Start::Position(position) => write!(f, "position fen {position}")?,
                }
                if !turns.is_empty() {
                    f.write_str(" moves")?;
                }
                turns.iter().try_for_each(|turn| write!(f, " {turn}"))
            }
            Self::Go(go) => go.fmt(f),
            Self::Stop => f.write_str("stop"),
            Self::Query(query) => {
                let name = Query::NAMES.iter().find(|(other, _)| other == query);
                write!(f, "query {}", name.map_or("", |(_, name)| name))
            }
            Self::Quit => f.write_str("quit"),
        }
    }
}
