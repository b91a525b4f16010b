//! The command `go` and its arguments.

use std::fmt;
use std::time::Duration;

use mad_rules::{BySide, Side};

use crate::words::Words;
use crate::{Clocks, Limits, ParseError};

/// A search: what it is to decide, and its limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Go {
    /// What the search is to decide.
    pub goal: Goal,
    /// Its limits.
    pub limits: Limits,
    /// `infinite`: the answer waits for `stop`. At full strength a search without any limit waits
    /// for it too.
    pub infinite: bool,
}

/// What a search is to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Goal {
    /// The best turn, answered with `bestmove`.
    #[default]
    BestMove,
    /// `agree`: whether this side, which need not be the one to move, agrees to end the game by the
    /// tie-break now. Answered with `agreement`.
    Agree(Side),
}

/// The arguments that take a number, with the least value of each.
const NUMBERS: [(&str, u64); 11] = [
    ("movetime", 1),
    ("nodes", 1),
    ("depth", 1),
    ("p1time", 0),
    ("p2time", 0),
    ("p1inc", 0),
    ("p2inc", 0),
    ("rtime", 0),
    ("btime", 0),
    ("rinc", 0),
    ("binc", 0),
];
/// The names of the clocks' arguments: times left, then increments.
const CLOCKS: [[&str; 4]; 2] =
    [["p1time", "p2time", "p1inc", "p2inc"], ["rtime", "btime", "rinc", "binc"]];

impl Go {
    /// A search for the best turn within limits.
    #[must_use]
    pub fn bounded(limits: Limits) -> Self {
        Self { limits, ..Self::default() }
    }

    /// A search for the best turn until `stop`.
    #[must_use]
    pub fn infinite() -> Self {
        Self { infinite: true, ..Self::default() }
    }

    pub(crate) fn parse(words: &mut Words<'_>) -> Result<Self, ParseError> {
        let mut go = Self::default();
        let mut numbers = Numbers::default();
        loop {
            let start = words.clone();
            let Some(word) = words.next() else { break };
            match word.text {
                "infinite" if go.infinite => return Err(twice("go infinite", word.offset)),
                "infinite" => go.infinite = true,
                "agree" if go.goal != Goal::BestMove => return Err(twice("go agree", word.offset)),
                "agree" => go.goal = Goal::Agree(parse_side(words)?),
                name => numbers.parse(name, word.offset, words).map_err(|error| {
                    error.unwrap_or_else(|| start.error("go", "the name of a limit"))
                })?,
            }
        }
        go.limits = numbers.limits()?;
        if go.infinite && !go.limits.is_unlimited() {
            return Err(ParseError::Form("go infinite without limits"));
        }
        Ok(go)
    }
}

fn twice(field: &'static str, offset: usize) -> ParseError {
    ParseError::Twice { field, offset }
}

fn parse_side(words: &mut Words<'_>) -> Result<Side, ParseError> {
    let error = words.error("go agree", "p1 or p2");
    match words.next().map(|word| word.text) {
        Some("p1") => Ok(Side::Red),
        Some("p2") => Ok(Side::Blue),
        _ => Err(error),
    }
}

/// Numbers by the names of their arguments.
#[derive(Default)]
struct Numbers([Option<u64>; NUMBERS.len()]);

impl Numbers {
    /// Parses the value of an argument; `Err(None)` if there is no argument of this name.
    fn parse(
        &mut self,
        name: &str,
        offset: usize,
        words: &mut Words<'_>,
    ) -> Result<(), Option<ParseError>> {
        let index = NUMBERS.iter().position(|(known, _)| *known == name).ok_or(None)?;
        let (field, least) = NUMBERS[index];
        if self.0[index].is_some() {
            return Err(Some(twice(field, offset)));
        }
        let expected = if least == 0 { "a number" } else { "a number of at least 1" };
        let error = words.error(field, expected);
        let number = words.value(field, expected)?;
        if number < least {
            return Err(Some(error));
        }
        self.0[index] = Some(number);
        Ok(())
    }

    fn get(&self, name: &str) -> Option<u64> {
        NUMBERS.iter().zip(self.0).find(|((known, _), _)| *known == name)?.1
    }

    fn limits(&self) -> Result<Limits, ParseError> {
        Ok(Limits {
            depth: self.get("depth").map(|depth| u32::try_from(depth).unwrap_or(u32::MAX)),
            nodes: self.get("nodes"),
            time: self.get("movetime").map(Duration::from_millis),
            clocks: self.clocks()?,
        })
    }

    fn clocks(&self) -> Result<Option<Clocks>, ParseError> {
        let mut given =
            CLOCKS.iter().filter(|names| names.iter().any(|name| self.get(name).is_some()));
        let Some(&[red, blue, red_increment, blue_increment]) = given.next() else {
            return Ok(None);
        };
        let (Some(red), Some(blue), None) = (self.get(red), self.get(blue), given.next()) else {
            return Err(ParseError::Form("go p1time MS p2time MS [p1inc MS] [p2inc MS]"));
        };
        let increment = |name| Duration::from_millis(self.get(name).unwrap_or(0));
        Ok(Some(Clocks {
            left: BySide { red: Duration::from_millis(red), blue: Duration::from_millis(blue) },
            increment: BySide { red: increment(red_increment), blue: increment(blue_increment) },
        }))
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        match self.goal {
            Goal::BestMove => {}
            Goal::Agree(Side::Red) => f.write_str(" agree p1")?,
            Goal::Agree(Side::Blue) => f.write_str(" agree p2")?,
        }
        if self.infinite {
            return f.write_str(" infinite");
        }
        let Limits { depth, nodes, time, clocks } = self.limits;
        if let Some(depth) = depth {
            write!(f, " depth {}", depth.max(1))?;
        }
        if let Some(nodes) = nodes {
            write!(f, " nodes {}", nodes.max(1))?;
        }
        if let Some(time) = time {
            write!(f, " movetime {}", time.as_millis().max(1))?;
        }
        if let Some(Clocks { left, increment }) = clocks {
            let [red, blue] = [left.red, left.blue].map(|time| time.as_millis());
            write!(f, " p1time {red} p2time {blue}")?;
            let [red, blue] = [increment.red, increment.blue].map(|time| time.as_millis());
            write!(f, " p1inc {red} p2inc {blue}")?;
        }
        Ok(())
    }
}
