//! Replies: the lines from the engine to the client.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use mad_rules::{Side, Turn};

use crate::error::short;
use crate::words::Words;
use crate::{ParseError, Score};

/// A line from the engine to the client.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// `id name …`: the engine's name.
    Name(String),
    /// `id author …`: its author.
    Author(String),
    /// `option …`: the declaration of an option, without the first word.
    Option(String),
    /// `ugiok`: the end of the answer to `ugi`.
    UgiOk,
    /// `readyok`: the answer to `isready`.
    ReadyOk,
    /// `info …`: what the search has found so far.
    Info(Info),
    /// `info string error: …`: a command was refused and changed nothing.
    Error(String),
    /// `info string fatal: …`: the engine has failed and sends nothing more.
    Fatal(String),
    /// `bestmove …`: the answer to `go`.
    BestMove(BestMove),
    /// `agreement true|false|none`: the answer to `go agree`; `None` if the game is over.
    Agreement(Option<bool>),
    /// `response …`: the answer to `query`.
    Response(Response),
}

/// The answer to `go`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BestMove {
    /// This turn.
    Turn(Turn),
    /// `resign`: the engine gives up; only with its option `Resign`.
    Resign,
    /// `none`: the game is over.
    None,
}

/// The answer to `query`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Response {
    /// `true` or `false`.
    Bool(bool),
    /// `p1win`, `p2win`, or `none` for a game that is not over. Player 1 is red.
    Winner(Option<Side>),
}

/// What a search has found so far, as far as the engine reports it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Info {
    /// The depth in turns that was searched completely.
    pub depth: Option<u32>,
    /// The longest line searched.
    pub seldepth: Option<u32>,
    /// Which of the best lines this is, from 1.
    pub multipv: Option<usize>,
    /// Its score.
    pub score: Option<Score>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Positions visited a second.
    pub nps: Option<u64>,
    /// How full the transposition table is, in thousandths.
    pub hashfull: Option<u32>,
    /// Positions found in tables of endings.
    pub tbhits: Option<u64>,
    /// Time since the start, in whole milliseconds.
    pub time: Option<Duration>,
    /// The principal variation: the turn and the expected answers.
    pub pv: Vec<Turn>,
    /// Free text.
    pub string: Option<String>,
}

impl FromStr for Reply {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(line);
        match words.next().map_or("", |word| word.text) {
            "id" => parse_id(words),
            "option" => Ok(Self::Option(words.rest().to_owned())),
            "ugiok" => Ok(Self::UgiOk),
            "readyok" => Ok(Self::ReadyOk),
            "info" => Info::parse(words).map(|info| match info.string.as_deref() {
                Some(text) => Self::from_info_string(text).unwrap_or(Self::Info(info)),
                None => Self::Info(info),
            }),
            "bestmove" => parse_best_move(words).map(Self::BestMove),
            "agreement" => parse_agreement(words),
            "response" => parse_response(&words).map(Self::Response),
            other => Err(ParseError::UnknownReply(short(other))),
        }
    }
}

impl Reply {
    fn from_info_string(text: &str) -> Option<Self> {
        let after = |prefix| text.strip_prefix(prefix).map(|text: &str| text.trim().to_owned());
        after("error:").map(Self::Error).or_else(|| after("fatal:").map(Self::Fatal))
    }
}

fn parse_id(mut words: Words<'_>) -> Result<Reply, ParseError> {
    let error = words.error("id", "name or author");
    let field = words.next().map(|word| word.text);
    let value = words.rest().to_owned();
    match field {
        Some("name") => Ok(Reply::Name(value)),
        Some("author") => Ok(Reply::Author(value)),
        _ => Err(error),
    }
}

/// What follows the first word, such as `ponder …` of other engines, is ignored.
fn parse_best_move(mut words: Words<'_>) -> Result<BestMove, ParseError> {
    let error = words.error("bestmove", "a turn, resign or none");
    match words.next().map(|word| word.text) {
        Some("none") => Ok(BestMove::None),
        Some("resign") => Ok(BestMove::Resign),
        Some(turn) => turn.parse().map(BestMove::Turn).map_err(|_| error),
        None => Err(error),
    }
}

fn parse_agreement(mut words: Words<'_>) -> Result<Reply, ParseError> {
    if words.rest() == "none" {
        return Ok(Reply::Agreement(None));
    }
    let agrees = words.value("agreement", "true, false or none")?;
    words.end("agreement")?;
    Ok(Reply::Agreement(Some(agrees)))
}

fn parse_response(words: &Words<'_>) -> Result<Response, ParseError> {
    match words.rest() {
        "true" => Ok(Response::Bool(true)),
        "false" => Ok(Response::Bool(false)),
        "p1win" => Ok(Response::Winner(Some(Side::Red))),
        "p2win" => Ok(Response::Winner(Some(Side::Blue))),
        "none" => Ok(Response::Winner(None)),
        _ => Err(words.error("response", "true, false, p1win, p2win or none")),
    }
}

impl Info {
    /// Parses the fields in any order. Unknown words are ignored, as engines may report more.
    fn parse(mut words: Words<'_>) -> Result<Self, ParseError> {
        const NUMBER: &str = "a number";
        let mut info = Self::default();
        while let Some(word) = words.next() {
            match word.text {
                "depth" => info.depth = Some(words.value("depth", NUMBER)?),
                "seldepth" => info.seldepth = Some(words.value("seldepth", NUMBER)?),
                "multipv" => info.multipv = Some(words.value("multipv", NUMBER)?),
                "score" => info.score = Some(Score::parse(&mut words)?),
                "nodes" => info.nodes = Some(words.value("nodes", NUMBER)?),
                "nps" => info.nps = Some(words.value("nps", NUMBER)?),
                "hashfull" => info.hashfull = Some(words.value("hashfull", NUMBER)?),
                "tbhits" => info.tbhits = Some(words.value("tbhits", NUMBER)?),
                "time" => {
                    info.time = Some(Duration::from_millis(words.value("time", NUMBER)?));
                }
                "pv" => {
                    while !words.rest().is_empty() {
                        info.pv.push(words.value("pv", "a turn")?);
                    }
                }
                "string" => {
                    info.string = Some(words.rest().to_owned());
                    break;
                }
                _ => {}
            }
        }
        Ok(info)
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, "id name {name}"),
            Self::Author(author) => write!(f, "id author {author}"),
            Self::Option(declaration) => write!(f, "option {declaration}"),
            Self::UgiOk => f.write_str("ugiok"),
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(info) => info.fmt(f),
            Self::Error(message) => write!(f, "info string error: {message}"),
            Self::Fatal(message) => write!(f, "info string fatal: {message}"),
            Self::BestMove(BestMove::Turn(turn)) => write!(f, "bestmove {turn}"),
            Self::BestMove(BestMove::Resign) => f.write_str("bestmove resign"),
            Self::BestMove(BestMove::None) => f.write_str("bestmove none"),
            Self::Agreement(Some(agrees)) => write!(f, "agreement {agrees}"),
            Self::Agreement(None) => f.write_str("agreement none"),
            Self::Response(Response::Bool(value)) => write!(f, "response {value}"),
            Self::Response(Response::Winner(winner)) => f.write_str(match winner {
                Some(Side::Red) => "response p1win",
                Some(Side::Blue) => "response p2win",
                None => "response none",
            }),
        }
    }
}

/// `info depth 5 score cp 31 pv a2a3 …`: the fields that are known, in the usual order.
impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let field = |f: &mut fmt::Formatter<'_>, name: &str, value: Option<u64>| {
            value.map_or(Ok(()), |value| write!(f, " {name} {value}"))
        };
        f.write_str("info")?;
        field(f, "depth", self.depth.map(u64::from))?;
        field(f, "seldepth", self.seldepth.map(u64::from))?;
        field(f, "multipv", self.multipv.map(|index| index as u64))?;
        if let Some(score) = self.score {
            write!(f, " score {score}")?;
        }
        field(f, "nodes", self.nodes)?;
        field(f, "nps", self.nps)?;
        field(f, "hashfull", self.hashfull.map(u64::from))?;
        field(f, "tbhits", self.tbhits)?;
        field(f, "time", self.time.map(|time| time.as_millis() as u64))?;
        if !self.pv.is_empty() {
            f.write_str(" pv")?;
        }
        self.pv.iter().try_for_each(|turn| write!(f, " {turn}"))?;
        self.string.iter().try_for_each(|text| write!(f, " string {text}"))
    }
}
