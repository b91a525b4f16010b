//! The state of a game: what follows from its events.

use mad_rules::{BySide, EndReason, Game, IllegalTurn, Outcome, Side, Turn};

use crate::clock::Remaining;
use crate::{Action, Clocks, Event, GameId, Offer, PersonId, Terms, Time};

/// A game between two people apart: the fold over its events.
///
/// It has no clock and does no I/O, so server, browser, terminal and tests get the same state from the same
/// events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnlineGame {
    pub(crate) terms: Terms,
    pub(crate) creator: PersonId,
    pub(crate) wanted: Option<Side>,
    pub(crate) players: BySide<Option<PersonId>>,
    pub(crate) phase: Phase,
    pub(crate) game: Game,
    pub(crate) clocks: Clocks,
    /// The remaining times at the beginning of each turn, and the time left after it.
    pub(crate) turn_times: Vec<TurnTimes>,
    /// Whether both sides have played, also if that was taken back later: from then on the clocks run and
    /// the game cannot be aborted.
    pub(crate) in_earnest: bool,
    /// When the current turn began, also if the clock stands still.
    pub(crate) turn_began: Time,
    /// When the clock was paused, while it is.
    pub(crate) paused: Option<Time>,
    pub(crate) offers: BySide<Option<OpenOffer>>,
    pub(crate) patience: BySide<Patience>,
    pub(crate) plans: BySide<Option<Plan>>,
    pub(crate) gifts: BySide<u32>,
    pub(crate) phrases: BySide<u32>,
    pub(crate) rematch: Option<GameId>,
    pub(crate) next_seq: u32,
    pub(crate) last_at: Time,
}

/// How far a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// An invitation that nobody has accepted yet.
    Open,
    /// The game is being played.
    Running,
    /// The game is over.
    Over(Ending),
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// Somebody has won.
    Won(Outcome),
    /// The opponent was gone, and the winner claimed the game. The outcome is a loss on time.
    Claimed(Outcome),
    /// Nobody has won: the game was aborted, or the invitation was taken back or has expired.
    Aborted,
}

impl Ending {
    /// The winner and the reason, if there is a winner.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Won(outcome) | Self::Claimed(outcome) => Some(outcome),
            Self::Aborted => None,
        }
    }
}

/// An offer that has not been answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenOffer {
    /// What is offered.
    pub offer: Offer,
    /// The number of its event.
    pub seq: u32,
}

/// A planned answer to the opponent's next turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The number of turns before it.
    pub ply: u32,
    /// The turn.
    pub turn: Turn,
}

/// The times of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TurnTimes {
    pub(crate) before: Remaining,
    pub(crate) left: u64,
}

/// How long a player has to wait before asking again what was declined: twice as long each time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Patience {
    declined: u32,
    again_from: u32,
}

impl Patience {
    /// The number of turns from which on the player may ask again, if that is not yet reached.
    pub(crate) const fn wait(self, turns: u32) -> Option<u32> {
        if turns < self.again_from { Some(self.again_from) } else { None }
    }

    pub(crate) fn decline(&mut self, turns: u32) {
        self.declined = (self.declined + 1).min(6);
        self.again_from = turns.saturating_add(1 << self.declined);
    }
}

/// A list of events is not a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FoldError {
    /// The first event does not create a game, or a later one does.
    #[error("event {0}: a game is created by its first event and by no other")]
    Creation(u32),
    /// An event is missing or out of order.
    #[error("expected event {expected}, found {found}")]
    Order {
        /// The number of the next event.
        expected: u32,
        /// The number that was found.
        found: u32,
    },
    /// The event has no player, or one that cannot have caused it.
    #[error("event {0}: it has the wrong player")]
    Player(u32),
    /// The event cannot happen in this phase of the game.
    #[error("event {0}: it cannot happen in this phase of the game")]
    Phase(u32),
    /// The turn is illegal.
    #[error("event {0}: {1}")]
    Illegal(u32, IllegalTurn),
    /// The event answers an offer that nobody has made, or takes back turns that do not exist.
    #[error("event {0}: there is no such offer")]
    Offer(u32),
}

impl OnlineGame {
    /// The game after its first event.
    ///
    /// # Errors
    ///
    /// If the event does not create a game.
    pub fn new(first: &Event) -> Result<Self, FoldError> {
        let Action::Created { terms, creator, side } = &first.action else {
            return Err(FoldError::Creation(first.seq));
        };
        let (terms, creator, side) = (**terms, *creator, *side);
        if first.seq != 0 {
            return Err(FoldError::Order { expected: 0, found: first.seq });
        }
        Ok(Self {
            terms,
            creator,
            wanted: side,
            players: BySide { red: None, blue: None },
            phase: Phase::Open,
            game: Game::new(terms.start),
            clocks: Clocks::new(terms.pace),
            turn_times: Vec::new(),
            in_earnest: false,
            turn_began: first.at,
            paused: None,
            offers: BySide { red: None, blue: None },
            patience: BySide::default(),
            plans: BySide { red: None, blue: None },
            gifts: BySide::default(),
            phrases: BySide::default(),
            rematch: None,
            next_seq: 1,
            last_at: first.at,
        })
    }

    /// The game after all of its events.
    ///
    /// # Errors
    ///
    /// If the events are not a game.
    pub fn fold<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Self, FoldError> {
        let mut events = events.into_iter();
        let first = events.next().ok_or(FoldError::Creation(0))?;
        let mut game = Self::new(first)?;
        for event in events {
            game.apply(event)?;
        }
        Ok(game)
    }

    /// The conditions of the game.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who made the invitation.
    #[must_use]
    pub const fn creator(&self) -> PersonId {
        self.creator
    }

    /// The side that the creator wants to play; `None` if it is left to chance.
    #[must_use]
    pub const fn wanted_side(&self) -> Option<Side> {
        self.wanted
    }

    /// Who plays which side, once the game has begun.
    #[must_use]
    pub const fn players(&self) -> BySide<Option<PersonId>> {
        self.players
    }

    /// How far the game is.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns whether the game is being played.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.phase == Phase::Running
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            Phase::Open | Phase::Running => None,
        }
    }

    /// The game by its rules.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The number of turns played.
    #[must_use]
    pub fn turns(&self) -> u32 {
        u32::try_from(self.game.turns().len()).unwrap_or(u32::MAX)
    }

    /// The clocks.
    #[must_use]
    pub const fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// Returns whether the clock is paused after an outage of the server.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// Returns whether the game can be aborted: one side has not played yet.
    #[must_use]
    pub fn can_be_aborted(&self) -> bool {
        self.phase == Phase::Open || (self.is_running() && !self.in_earnest)
    }

    /// The open offer of a side.
    #[must_use]
    pub fn offer(&self, side: Side) -> Option<OpenOffer> {
        self.offers[side]
    }

    /// The planned turn of a side, as far as it is known here.
    #[must_use]
    pub fn plan(&self, side: Side) -> Option<Plan> {
        self.plans[side]
    }

    /// The game that both players have agreed to play next.
    #[must_use]
    pub const fn rematch(&self) -> Option<GameId> {
        self.rematch
    }

    /// The number that the next event has.
    #[must_use]
    pub const fn next_seq(&self) -> u32 {
        self.next_seq
    }

    /// The time of the last event.
    #[must_use]
    pub const fn last_at(&self) -> Time {
        self.last_at
    }

    /// When the current turn began.
    #[must_use]
    pub const fn turn_began(&self) -> Time {
        self.turn_began
    }

    /// A hash of what the players see: the position, and the number of turns. Client and server compare it
    /// after each event.
    #[must_use]
    pub fn check_hash(&self) -> u32 {
        let turns = u64::from(self.turns()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = self.game.position().key() ^ turns;
        (mixed ^ (mixed >> 32)) as u32
    }

    /// The milliseconds that the player of each turn had left after it, with the increment.
    #[must_use]
    pub fn times_after_turns(&self) -> Vec<u64> {
        self.turn_times.iter().map(|times| times.left).collect()
    }

    /// The turn to which a side may ask to return: before its own last turn.
    #[must_use]
    pub fn takeback_target(&self, side: Side) -> Option<u32> {
        let back = if self.game.to_move() == side { 2 } else { 1 };
        self.turns().checked_sub(back).filter(|_| self.is_running())
    }

    pub(crate) fn end(&mut self, ending: Ending, at: Time) {
        self.clocks.stop(self.game.to_move(), at);
        self.paused = None;
        self.phase = Phase::Over(ending);
        self.offers = BySide { red: None, blue: None };
        self.plans = BySide { red: None, blue: None };
    }

    /// Ends the game if the rules do.
    pub(crate) fn end_by_rules(&mut self, at: Time) {
        if let Some(outcome) = self.game.outcome() {
            self.end(Ending::Won(outcome), at);
        }
    }

    /// The outcome if a side loses on time.
    pub(crate) const fn lost_on_time(side: Side) -> Outcome {
        Outcome { winner: side.opponent(), reason: EndReason::Time }
    }
}
