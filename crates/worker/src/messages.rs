//! What is asked and what is answered.
//!
//! Every message is an object whose `type` says which one it is. Positions are written as MFEN,
//! turns in their own notation, sides as `red` and `blue`. A number that the asker chooses, the
//! `id`, comes back with everything that is said to it. A request about a game must not hold
//! anything else; in other messages it is passed over.

use mad_rules::{Position, Side, Turn};

/// What the engine is asked.
///
/// It does one thing at a time. Whatever begins a search ends the one that is running, which is
/// answered first with what it has found.
#[derive(Debug, Clone, PartialEq, Eq)]
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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analyse {
    /// Comes back with the answers.
    pub id: u32,
    /// Where the game began.
    pub position: Position,
    /// The turns played since.
    pub turns: Vec<Turn>,
    /// How many of the best turns are wanted, at least one.
    pub lines: usize,
    /// The most turns to look ahead, at least one.
    pub depth: Option<u32>,
    /// The most positions to visit, at least one.
    pub nodes: Option<u64>,
}

/// A position in which it is the computer's turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    /// Comes back with the answer.
    pub id: u32,
    /// Where the game began.
    pub position: Position,
    /// The turns played since.
    pub turns: Vec<Turn>,
    /// From 1 to 10.
    pub level: u8,
    /// What chance begins with: another number makes another game. No wider than what a number
    /// in JavaScript keeps exactly.
    pub seed: u32,
    /// Whether it may give up.
    pub resigns: bool,
}

/// A position in which the computer is asked to end the game by the tie-break.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Agree {
    /// Comes back with the answer.
    pub id: u32,
    /// Where the game began.
    pub position: Position,
    /// The turns played since.
    pub turns: Vec<Turn>,
    /// From 1 to 10.
    pub level: u8,
    /// What chance begins with.
    pub seed: u32,
    /// The side that the computer plays, whosever turn it is.
    pub side: Side,
}

/// What the engine answers.
#[derive(Debug, Clone, PartialEq, Eq)]
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
#[derive(Debug, Clone, PartialEq, Eq)]
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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// What it is worth, as far as it has been looked at.
    pub score: Score,
    /// The turn and the expected answers.
    pub turns: Vec<Turn>,
}

/// What a line is worth to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// An estimate in hundredths; +100 means an expected result of about 73%.
    Centi(i32),
    /// A win in so many of the side's own turns; negative: a loss in so many.
    Win(i32),
    /// The semi-victory in so many of the side's own turns; negative: the other side gets it.
    Semi(i32),
}
