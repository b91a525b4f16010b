//! The messages of the WebSocket between client and server, as JSON, and the bodies of the HTTP API.
//!
//! One socket serves all games of a tab. The client greets with [`ClientMessage::Hello`] and follows games from
//! the number of the event that it needs next. Events come in order; the client drops those that it knows
//! and asks again from its own number when one is missing. Every [`ClientMessage::Act`] gets exactly one
//! [`ServerMessage::Ok`] or [`ServerMessage::No`]. An action whose answer was lost is sent again with the
//! same nonce, and is carried out once.

use mad_rules::{BySide, Outcome, Position, Side};
use serde::{Deserialize, Serialize};

use crate::{
    Command, Event, GameId, Nonce, OnlineGame, PersonId, Phase, Refusal, Terms, TermsError, Time,
};

/// The version of the protocol. A client of another version is told to reload.
pub const VERSION: u32 = 1;

/// The longest message of a client, in bytes.
pub const MOST_BYTES: usize = 4_096;

/// Codes with which the server closes a socket.
pub mod close {
    /// The client reads too slowly, and its queue was full. It may come back at once.
    pub const TOO_SLOW: u16 = 4_001;
    /// The client speaks another version of the protocol.
    pub const VERSION: u16 = 4_002;
    /// The client sends what is no message, or too much.
    pub const MISUSE: u16 = 4_003;
    /// The session of the client has ended.
    pub const SIGNED_OUT: u16 = 4_004;
    /// The server restarts. The client comes back after a random time.
    pub const RESTART: u16 = 1_012;
}

/// A message of the client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first message.
    Hello {
        /// [`VERSION`].
        version: u32,
    },
    /// Send the events of a game, from this number on, and everything that happens there.
    Follow {
        /// The game.
        game: GameId,
        /// The number of the first event that the client needs.
        from: u32,
    },
    /// Send nothing more of a game.
    Unfollow {
        /// The game.
        game: GameId,
    },
    /// Do something in a game.
    Act {
        /// The game.
        game: GameId,
        /// Identifies the request, also when it is repeated.
        nonce: Nonce,
        /// What to do.
        command: Command,
    },
    /// Send the list of open offers, or stop that.
    Lobby {
        /// Whether to send it.
        on: bool,
    },
    /// Send the person's own games, or stop that.
    Mine {
        /// Whether to send them.
        on: bool,
    },
    /// Answer with [`ServerMessage::Pong`]: browsers do not show scripts the pings of the WebSocket itself, so
    /// this is how they notice a dead connection.
    Ping {
        /// Comes back in the answer.
        stamp: u64,
    },
}

/// A message of the server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to [`ClientMessage::Hello`].
    Welcome {
        /// Who the client is; `None` without a session.
        person: Option<PersonId>,
        /// The time of the server.
        now: Time,
    },
    /// Events of a game that the client follows.
    Events {
        /// The game.
        game: GameId,
        /// The events, in order.
        events: Vec<Event>,
        /// [`OnlineGame::check_hash`](crate::OnlineGame::check_hash) after them.
        hash: u32,
        /// The time of the server.
        now: Time,
        /// The side that the client plays in this game, with its first events.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    },
    /// Who is connected.
    Presence {
        /// The game.
        game: GameId,
        /// For each player, how many milliseconds the connection has been lost; `None` if it is there.
        gone: BySide<Option<u64>>,
        /// The number of other people who follow the game.
        watchers: u32,
    },
    /// There is no game with this identifier.
    NoSuchGame {
        /// The identifier.
        game: GameId,
    },
    /// An action was carried out and stored.
    Ok {
        /// The request.
        nonce: Nonce,
        /// The number of its event.
        seq: u32,
    },
    /// An action was refused.
    No {
        /// The request.
        nonce: Nonce,
        /// Why.
        reason: Refusal,
    },
    /// The open offers, when they have changed.
    Lobby {
        /// All of them.
        offers: Vec<GameSummary>,
    },
    /// The person's own games, when they have changed.
    Mine {
        /// All that are open or running, and the last ones that are over.
        games: Vec<GameSummary>,
    },
    /// The answer to [`ClientMessage::Ping`].
    Pong {
        /// The stamp of the ping.
        stamp: u64,
    },
}

/// What lists of games show.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSummary {
    /// The game.
    pub game: GameId,
    /// Who has made the invitation.
    pub creator: PersonId,
    /// The side that the creator wants to play; `None` if it is left to chance.
    pub wanted: Option<Side>,
    /// The players, once somebody has joined.
    pub players: BySide<Option<PersonId>>,
    /// The conditions.
    pub terms: Terms,
    /// How far the game is.
    pub state: SummaryState,
    /// The position (MFEN).
    pub position: Position,
    /// The number of turns.
    pub turns: u32,
    /// When something happened last.
    pub updated: Time,
    /// When the side to move loses on time, if its clock runs.
    pub deadline: Option<Time>,
    /// In a list of a person's own games: the side that this person plays, also if the seat was taken over on another
    /// device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_side: Option<Side>,
}

impl GameSummary {
    /// The summary of a game.
    #[must_use]
    pub fn new(id: GameId, game: &OnlineGame) -> Self {
        Self {
            game: id,
            creator: game.creator(),
            wanted: game.wanted_side(),
            players: game.players(),
            terms: *game.terms(),
            state: match game.phase() {
                Phase::Open => SummaryState::Open,
                Phase::Running => SummaryState::Running,
                Phase::Over(ending) => {
                    ending.outcome().map_or(SummaryState::Aborted, SummaryState::Over)
                }
            },
            position: *game.game().position(),
            turns: game.turns(),
            updated: game.last_at(),
            deadline: game.clocks().deadline(game.game().to_move()),
            own_side: None,
        }
    }

    /// The side that a person plays.
    #[must_use]
    pub fn side_of(&self, person: PersonId) -> Option<Side> {
        let plays = |&side: &Side| self.players[side] == Some(person);
        self.own_side.or_else(|| Side::ALL.into_iter().find(plays))
    }
}

/// How far a game of a list is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SummaryState {
    /// Nobody has joined.
    Open,
    /// It is being played.
    Running,
    /// Somebody has won.
    Over(Outcome),
    /// Nobody has won.
    Aborted,
}

/// The body of `POST /api/games`: an invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewGame {
    /// The conditions.
    pub terms: Terms,
    /// The side that the creator wants; `None` to leave it to chance.
    pub side: Option<Side>,
    /// Identifies the request, also when it is repeated.
    pub nonce: Nonce,
}

/// The answer with a game that the person plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated {
    /// The game.
    pub game: GameId,
    /// The person.
    pub person: PersonId,
    /// The side, once it is decided.
    pub side: Option<Side>,
}

/// The answer with the secret of a seat, from which the link to another device is made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatLink {
    /// The secret.
    pub secret: String,
}

/// The body of an answer that is not a success.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ApiError {
    /// The request is refused.
    Refused(Refusal),
    /// The terms are not possible.
    Terms(TermsError),
    /// There is no session, or it has ended.
    SignedOut,
    /// The request does not come from a page of this server.
    Origin,
    /// The request cannot be read.
    Unreadable,
    /// There is no such address.
    NotFound,
}

impl ApiError {
    /// The name in language files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Refused(refusal) => refusal.name(),
            Self::Terms(_) => "terms",
            Self::SignedOut => "signed-out",
            Self::Origin => "origin",
            Self::Unreadable => "unreadable",
            Self::NotFound => "no-such-game",
        }
    }
}
