//! Matches of many games between two players.

mod game;
mod workers;

use std::ops::ControlFlow;
use std::time::Duration;

use mad_rules::record::InvalidTagError;
use mad_rules::{Board, Options, Outcome, Position, Record, Side, Turn};

pub use game::{Fault, Forfeit};

use crate::{
    Player, PlayerError, Sprt, Statistics, TimeControl, Verdict, openings, varied_openings,
};

/// Makes a player. Each worker thread makes its own.
pub type PlayerFactory<'a> = dyn Fn() -> Result<Box<dyn Player>, PlayerError> + Sync + 'a;

/// Takes each finished game, with the statistics up to it. Returns whether the match goes on.
pub type Observer<'a> = dyn FnMut(FinishedGame, &Statistics) -> ControlFlow<()> + 'a;

/// A match between a first and a second contestant.
///
/// Games come in pairs: both from the same opening, first with the first contestant as red, then
/// with sides swapped. When all openings have been played, the next round begins with the first
/// one again.
#[derive(Debug, Clone)]
pub struct Match {
    /// The position that every game begins with.
    pub start: Position,
    /// The turns played before the players choose, one opening for each pair of games. Truncate
    /// the list to use fewer.
    pub openings: Vec<Vec<Turn>>,
    /// Number of games. Default: one round, two games for each opening.
    pub games: u64,
    /// The time controls of the first and the second contestant. Default: 10,000 nodes a turn.
    pub limits: [TimeControl; 2],
    /// How much a player may overstep its time without losing on time. Default: 20 ms.
    pub margin: Duration,
    /// Number of games played concurrently, at least 1. Default: 1.
    pub workers: usize,
    /// The `Event` tag of the records.
    pub event: String,
    /// The sequential test that ends the match early. Default: none.
    pub sprt: Option<Sprt>,
}

/// A finished game of a match.
#[derive(Debug, Clone)]
pub struct FinishedGame {
    /// Its number in the match, from 0. Games 0 and 1 are a pair, and so on.
    pub number: u64,
    /// The side of the first contestant.
    pub first: Side,
    /// How it ended; a forfeit that is not on time counts as a resignation.
    pub outcome: Outcome,
    /// Set if a player lost on time, by an illegal turn or by a failure.
    pub forfeit: Option<Forfeit>,
    /// The longest time that the first and the second contestant took for a turn.
    pub longest_turn: [Duration; 2],
    /// The game with tags, and with scores, depths and nodes as comments.
    pub record: Record,
}

/// The result of a match.
#[derive(Debug, Clone, Default)]
pub struct MatchReport {
    /// Results, pairs and forfeits. Games cancelled by an early end do not count.
    pub statistics: Statistics,
    /// The longest time that the first and the second contestant took for a turn.
    pub longest_turn: [Duration; 2],
    /// The decision of the sequential test, if it reached one.
    pub verdict: Option<Verdict>,
}

/// Why a match cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// The board has no start position.
    #[error("the board {0} has no start position")]
    NoStart(Board),
    /// The list of openings is empty.
    #[error("a match needs at least one opening")]
    NoOpenings,
    /// An opening cannot be played, or ends the game.
    #[error("opening {0} cannot be played from the start position")]
    Opening(usize),
    /// The start position has no tie-break limit, so a game might never end.
    #[error("a match needs a tie-break limit")]
    NoTieBreak,
    /// The event is not a valid tag value.
    #[error("tag: {0}")]
    Tag(#[from] InvalidTagError),
    /// A player could not be made.
    #[error("{contestant}: {error}", contestant = if *second { "second" } else { "first" })]
    Player {
        /// Whether it is the second contestant.
        second: bool,
        /// The cause.
        error: PlayerError,
    },
}

impl Match {
    /// A match of one round over all positioning openings of a board.
    ///
    /// # Errors
    ///
    /// If the board has no start position.
    pub fn new(board: Board) -> Result<Self, MatchError> {
        let start = board.start(Options::default()).ok_or(MatchError::NoStart(board))?;
        Ok(Self::from_position(start))
    }

    /// A match of one round over all positioning openings from a position; a pair of games if it
    /// has no positioning turns.
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        let openings = openings(&start);
        Self {
            start,
            games: 2 * openings.len() as u64,
            openings,
            limits: [TimeControl::Nodes(10_000); 2],
            margin: Duration::from_millis(20),
            workers: 1,
            event: "Match".to_owned(),
            sprt: None,
        }
    }

    /// Gives each of the first 20,000 pairs of games an opening of its own, by random turns after
    /// the positioning turns (see [`varied_openings`]): players without randomness repeat no game.
    pub fn vary_openings(&mut self, seed: u64) {
        const MOST: u64 = 20_000;
        let pairs = self.games.div_ceil(2).clamp(1, MOST);
        self.openings = varied_openings(&self.start, pairs as usize, seed);
    }

    /// Plays the match. `observer` receives each game as soon as it ends, so with several workers
    /// not always in the order of their numbers. The match does not keep the games.
    ///
    /// A player that crashes, does not answer or plays an illegal turn loses that game, and the
    /// match goes on.
    ///
    /// # Errors
    ///
    /// If the match has invalid settings, or a player cannot be made.
    pub fn run(
        &self,
        contestants: [&PlayerFactory<'_>; 2],
        observer: &mut Observer<'_>,
    ) -> Result<MatchReport, MatchError> {
        self.check()?;
        workers::run(self, contestants, observer)
    }

    fn check(&self) -> Result<(), MatchError> {
        if self.openings.is_empty() {
            return Err(MatchError::NoOpenings);
        }
        if self.start.limit().is_none() {
            return Err(MatchError::NoTieBreak);
        }
        for (index, opening) in self.openings.iter().enumerate() {
            let game = game::after_opening(self.start, opening);
            if game.turns().len() < opening.len() || game.is_over() {
                return Err(MatchError::Opening(index));
            }
        }
        Record::new(&mad_rules::Game::new(self.start)).set_tag("Event", &self.event)?;
        Ok(())
    }

    /// The opening of a game.
    fn opening(&self, number: u64) -> &[Turn] {
        let pair = number / 2;
        &self.openings[(pair % self.openings.len() as u64) as usize]
    }

    /// The `Round` tag: round and game within the round, both from 1, such as `2.17`.
    fn round(&self, number: u64) -> String {
        let games = 2 * self.openings.len() as u64;
        format!("{}.{}", number / games + 1, number % games + 1)
    }
}

/// The side of the first contestant in the game of this number.
const fn side_of_first(number: u64) -> Side {
    if number.is_multiple_of(2) { Side::Red } else { Side::Blue }
}
