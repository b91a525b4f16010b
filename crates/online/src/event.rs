//! The events of a game, as they are stored and sent.

use mad_rules::{Side, Turn};
use serde::{Deserialize, Serialize};

use crate::{GameId, Nonce, Offer, PersonId, Phrase, Terms, Time};

/// An event of a game. A game is the list of its events, numbered from 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The number of the event in its game.
    pub seq: u32,
    /// When the server received what caused it.
    pub at: Time,
    /// The player who caused it; `None` for the server, and for an invitation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Side>,
    /// The nonce of the request that caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<Nonce>,
    /// What happened.
    pub action: Action,
}

/// What happens in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Somebody invites to a game. Always the first event.
    Created {
        /// The conditions.
        terms: Box<Terms>,
        /// Who invites.
        creator: PersonId,
        /// The side that the creator wants to play; `None` to leave it to chance.
        side: Option<Side>,
    },
    /// Somebody accepts the invitation, and the game begins.
    Joined {
        /// Who accepts.
        person: PersonId,
        /// The side that this person plays.
        side: Side,
    },
    /// A turn.
    Turn {
        /// The turn.
        turn: Turn,
        /// The network delay that the player's clock gets back, in milliseconds.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u32,
    },
    /// A player plans an answer to the opponent's next turn (a conditional turn), or drops the plan. The
    /// planned turn is visible to that player only.
    Planned {
        /// The number of turns before the planned one.
        ply: u32,
        /// The planned turn; `None` to drop the plan, and for everybody else.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<Turn>,
    },
    /// A player offers something.
    Offered {
        /// What is offered.
        offer: Offer,
    },
    /// The player who made an offer withdraws it.
    Withdrawn,
    /// The other player declines the open offer.
    Declined,
    /// Both players have agreed to take turns back.
    TakenBack {
        /// The number of turns that remain.
        ply: u32,
    },
    /// Both players have agreed on the tie-break.
    Agreed,
    /// A player resigns.
    Resigned,
    /// A player ends the game before it has begun in earnest, or the server does because nobody plays.
    /// Nobody wins.
    Aborted,
    /// The time of the side to move has run out.
    Flagged,
    /// The opponent is gone, and this player ends the game.
    Claimed,
    /// A player gives the opponent time.
    TimeGiven,
    /// The server was not available: the clock stands still, as of this time.
    Paused {
        /// The last time at which the server was available.
        since: Time,
    },
    /// The clock runs again after a pause.
    Resumed,
    /// A player says one of the set phrases.
    Said {
        /// The phrase.
        phrase: Phrase,
    },
    /// Both players have agreed on a rematch.
    Rematched {
        /// The new game.
        game: GameId,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(milliseconds: &u32) -> bool {
    *milliseconds == 0
}

impl Event {
    /// The event as a viewer may see it: the plan of another player stays secret.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Side>) -> Self {
        let mut event = self.clone();
        if let Action::Planned { turn, .. } = &mut event.action
            && (viewer.is_none() || viewer != self.by)
        {
            *turn = None;
            event.nonce = None;
        }
        event
    }

    /// Returns whether viewers see different versions of this event.
    #[must_use]
    pub const fn is_secret(&self) -> bool {
        matches!(self.action, Action::Planned { turn: Some(_), .. })
    }
}
