//! Matches: two players, many games.

mod game;
mod workers;

use std::ops::ControlFlow;
use std::time::Duration;

use mad_rules::record::InvalidTagError;
use mad_rules::{Board, Options, Outcome, Position, Record, Side, Turn};

pub use game::{Fault, Forfeit};

use crate::{Limits, Player, PlayerError, Sprt, Statistics, Verdict, openings};

/// Makes a player; each worker makes its own.
pub type Factory<'a> = dyn Fn() -> Result<Box<dyn Player>, PlayerError> + Sync + 'a;

/// What is told after each game: the game, and the count so far. The answer says whether to go on.
type Watch<'a> = dyn FnMut(&Finished, &Statistics) -> ControlFlow<()> + 'a;

/// A match between a first and a second contestant.
///
/// Games come in pairs: both from the same opening, first with the first contestant as red, then
/// with sides swapped. When all openings have been played, the next round begins with the first
/// one again.
#[derive(Debug, Clone)]
pub struct Match {
    /// The position that every game begins with.
    pub start: Position,
    /// The turns that are played before the players are asked, one opening for each pair. Shorten
    /// the list to play fewer.
    pub openings: Vec<Vec<Turn>>,
    /// How many games; one round at first.
    pub games: u64,
    /// What the first and the second contestant may use; 10,000 nodes a turn at first.
    pub limits: [Limits; 2],
    /// What a player may be late without losing on time; 20 ms at first.
    pub margin: Duration,
    /// How many games are played at once, at least 1; 1 at first.
    pub workers: usize,
    /// The `Event` tag of the records.
    pub event: String,
    /// The test that ends the match early; `None` at first.
    pub sprt: Option<Sprt>,
}

/// A game of a match.
#[derive(Debug, Clone)]
pub struct Finished {
    /// Its number in the match, from 0. Games 0 and 1 are a pair, and so on.
    pub number: u64,
    /// The side of the first contestant.
    pub first: Side,
    /// How it ended; a forfeit that is not on time counts as a resignation.
    pub outcome: Outcome,
    /// Whether a player lost by its own conduct.
    pub forfeit: Option<Forfeit>,
    /// The longest time that the first and the second contestant took for a turn.
    pub longest_turn: [Duration; 2],
    /// The game, with tags, and with what the players thought as comments.
    pub record: Record,
}

/// What came of a match.
#[derive(Debug, Clone, Default)]
pub struct MatchReport {
    /// The count.
    pub statistics: Statistics,
    /// The games in the order of their numbers; games broken off by an early end are missing.
    pub games: Vec<Finished>,
    /// What the sequential test said, if it came to an end.
    pub verdict: Option<Verdict>,
}

/// Why there is no match.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// The board has no start position.
    #[error("the board {0} has no start position")]
    NoStart(Board),
    /// There is nothing to begin with.
    #[error("a match needs at least one opening")]
    NoOpenings,
    /// An opening cannot be played, or ends the game.
    #[error("opening {0} cannot be played from the start position")]
    Opening(usize),
    /// Without a limit a game might never end.
    #[error("a match needs a tie-break limit")]
    NoTieBreak,
    /// The event cannot be written as a tag.
    #[error("tag: {0}")]
    Tag(#[from] InvalidTagError),
    /// A contestant cannot play at all.
    #[error("{contestant}: {error}", contestant = if *second { "second" } else { "first" })]
    Player {
        /// Whether it is the second contestant.
        second: bool,
        /// What is wrong with it.
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
        let openings = openings(&start);
        Ok(Self {
            start,
            games: 2 * openings.len() as u64,
            openings,
            limits: [Limits::Nodes(10_000); 2],
            margin: Duration::from_millis(20),
            workers: 1,
            event: "Match".to_owned(),
            sprt: None,
        })
    }

    /// Plays the match. `watch` is called after each game, in the order in which they end.
    ///
    /// A player that crashes, is silent or plays an illegal turn loses that game, and the match
    /// goes on.
    ///
    /// # Errors
    ///
    /// If the match is not set up right, or a player cannot be made at all.
    pub fn run(
        &self,
        contestants: [&Factory<'_>; 2],
        watch: &mut Watch<'_>,
    ) -> Result<MatchReport, MatchError> {
        self.check()?;
        workers::run(self, contestants, watch)
    }

    fn check(&self) -> Result<(), MatchError> {
        if self.openings.is_empty() {
            return Err(MatchError::NoOpenings);
        }
        if self.start.limit().is_none() {
            return Err(MatchError::NoTieBreak);
        }
        for (index, opening) in self.openings.iter().enumerate() {
            let game = game::opened(self.start, opening);
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

    /// Round and game within the round, both from 1: `2.17`.
    fn round(&self, number: u64) -> String {
        let games = 2 * self.openings.len() as u64;
        format!("{}.{}", number / games + 1, number % games + 1)
    }
}

/// The side of the first contestant.
const fn side_of_first(number: u64) -> Side {
    if number.is_multiple_of(2) { Side::Red } else { Side::Blue }
}
