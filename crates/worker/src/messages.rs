//! What is asked and what is answered.
//!
//! Every message is an object whose `type` says which one it is. Positions are written as MFEN,
//! turns in their own notation, sides as `red` and `blue`. A number that the asker chooses, the
//! `id`, comes back with everything that is said to it.

use std::fmt::Display;
use std::str::FromStr;

use mad_rules::{Position, Side, Turn};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// What the engine is asked.
///
/// It does one thing at a time. Whatever begins a search ends the one that is running, which is
/// answered first with what it has found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Request {
    /// What is the position worth, and what are the best turns? Answered with
    /// [`Response::Progress`] after each iteration and [`Response::Done`] at the end.
    Analyse(Analyse),
    /// Which turn does a level choose? Answered with [`Response::Reply`] or
    /// [`Response::Resignation`].
    Play(Play),
    /// Would a level agree to end the game by the tie-break now? Answered with
    /// [`Response::Agreement`].
    Agree(Agree),
    /// Enough: the running search is answered with what it has found. Nothing happens if there is
    /// none.
    Stop,
    /// Another game begins: what is remembered of the last one is forgotten. The running search is
    /// answered before.
    NewGame,
}

/// A position to analyse, at full strength. Without a limit only the certain result or a stop is
/// the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Analyse {
    /// Comes back with the answers.
    pub id: u32,
    /// Where the game began.
    #[serde(deserialize_with = "position")]
    pub position: Position,
    /// The turns played since.
    #[serde(default, deserialize_with = "turns")]
    pub turns: Vec<Turn>,
    /// How many of the best turns are wanted, at least one.
    pub lines: usize,
    /// The most turns to look ahead, at least one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// The most positions to visit, at least one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

/// A position in which it is the computer's turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Comes back with the answer.
    pub id: u32,
    /// Where the game began.
    #[serde(deserialize_with = "position")]
    pub position: Position,
    /// The turns played since.
    #[serde(default, deserialize_with = "turns")]
    pub turns: Vec<Turn>,
    /// From 1 to 10.
    pub level: u8,
    /// What chance begins with: another number makes another game. No wider than what a number
    /// in JavaScript keeps exactly.
    pub seed: u32,
    /// Whether it may give up.
    #[serde(default)]
    pub resigns: bool,
}

/// A position in which the computer is asked to end the game by the tie-break.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agree {
    /// Comes back with the answer.
    pub id: u32,
    /// Where the game began.
    #[serde(deserialize_with = "position")]
    pub position: Position,
    /// The turns played since.
    #[serde(default, deserialize_with = "turns")]
    pub turns: Vec<Turn>,
    /// From 1 to 10.
    pub level: u8,
    /// What chance begins with.
    pub seed: u32,
    /// The side that the computer plays, whosever turn it is.
    pub side: Side,
}

/// What the engine answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Response {
    /// It is loaded and listens. What was asked before is answered after this.
    Ready {
        /// The version of the engine.
        version: String,
    },
    /// An analysis has looked one turn further.
    Progress(Findings),
    /// An analysis is at its end.
    Done(Findings),
    /// The turn that is played.
    Reply {
        /// As asked.
        id: u32,
        /// The turn.
        turn: Turn,
    },
    /// The computer gives up.
    Resignation {
        /// As asked.
        id: u32,
    },
    /// Whether the computer agrees to end the game by the tie-break.
    Agreement {
        /// As asked.
        id: u32,
        /// Whether it does.
        agrees: bool,
    },
    /// The game is over: there is no turn to think about.
    Over {
        /// As asked.
        id: u32,
    },
    /// The request makes no sense. A search that is running goes on.
    Error {
        /// As asked, if that much could be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
        /// What is wrong with it, for developers.
        message: String,
    },
    /// The worker could not be loaded, or has failed. It answers nothing any more; another one
    /// has to be started.
    Broken {
        /// What happened, for developers.
        message: String,
    },
}

/// What an analysis has found so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Findings {
    /// As asked.
    pub id: u32,
    /// How many turns it has looked ahead, everywhere; zero if it was not given the time for one.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The best lines, best first: as many as were asked for and there are turns.
    pub lines: Vec<Line>,
}

/// A turn, what it is worth and what is expected to follow.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// What it is worth, as far as it has been looked at.
    pub score: Score,
    /// The turn and the expected answers.
    pub turns: Vec<Turn>,
}

/// What a line is worth to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// An estimate in hundredths; +100 means an expected result of about 73%.
    Centi(i32),
    /// A win in so many of the side's own turns; negative: a loss in so many.
    Win(i32),
    /// The semi-victory in so many of the side's own turns; negative: the other side gets it.
    Semi(i32),
}

fn position<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
    read(&String::deserialize(deserializer)?, "position")
}

fn turns<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Turn>, D::Error> {
    let texts = Vec::<String>::deserialize(deserializer)?;
    let numbered = texts.iter().zip(1..);
    numbered.map(|(text, number)| read(text, &format!("turn {number}"))).collect()
}

/// Reads a text and says in an error which one it was.
fn read<T: FromStr<Err: Display>, E: Error>(text: &str, what: &str) -> Result<T, E> {
    text.parse().map_err(|error| E::custom(format!("{what}: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_have_the_documented_form() {
        let position = "b1112b222/4/4/r1112r211 r - r 3/40 5";
        for (text, request) in [
            (r#"{"type":"stop"}"#.to_owned(), Request::Stop),
            (r#"{"type":"new_game"}"#.to_owned(), Request::NewGame),
            (
                format!(
                    r#"{{"type":"analyse","id":1,"position":"{position}","turns":["a1a2"],"lines":3,"nodes":9}}"#
                ),
                Request::Analyse(Analyse {
                    id: 1,
                    position: position.parse().unwrap(),
                    turns: vec!["a1a2".parse().unwrap()],
                    lines: 3,
                    depth: None,
                    nodes: Some(9),
                }),
            ),
            (
                format!(
                    r#"{{"type":"agree","id":2,"position":"{position}","turns":[],"level":4,"seed":4294967295,"side":"blue"}}"#
                ),
                Request::Agree(Agree {
                    id: 2,
                    position: position.parse().unwrap(),
                    turns: Vec::new(),
                    level: 4,
                    seed: u32::MAX,
                    side: Side::Blue,
                }),
            ),
        ] {
            assert_eq!(serde_json::to_string(&request).unwrap(), text);
            assert_eq!(serde_json::from_str::<Request>(&text).unwrap(), request);
        }
    }

    #[test]
    fn what_may_be_left_out_is_filled_in() {
        let text = r#"{"type":"play","id":1,"position":"b1112b222/4/4/r1112r211 r - r 3/40 5","level":4,"seed":0}"#;
        let Request::Play(play) = serde_json::from_str(text).unwrap() else { panic!("{text}") };
        assert!(play.turns.is_empty() && !play.resigns);
    }

    #[test]
    fn responses_have_the_documented_form() {
        let line = Line { score: Score::Semi(-3), turns: vec![Turn::PASS] };
        let findings = Findings { id: 7, depth: 2, nodes: 99, lines: vec![line] };
        let error = |id| Response::Error { id, message: "no".to_owned() };
        for (response, text) in [
            (
                Response::Done(findings),
                r#"{"type":"done","id":7,"depth":2,"nodes":99,"lines":[{"score":{"semi":-3},"turns":["pass"]}]}"#,
            ),
            (Response::Over { id: 7 }, r#"{"type":"over","id":7}"#),
            (error(None), r#"{"type":"error","message":"no"}"#),
            (error(Some(7)), r#"{"type":"error","id":7,"message":"no"}"#),
        ] {
            assert_eq!(serde_json::to_string(&response).unwrap(), text);
            assert_eq!(serde_json::from_str::<Response>(text).unwrap(), response);
        }
    }
}
