//! What players can do, and why it may be refused.

use mad_rules::Turn;
use serde::{Deserialize, Serialize};

/// What a player asks the server to do in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// Play a turn.
    Turn {
        /// The number of turns before it. The turn is refused if there are more or fewer.
        ply: u32,
        /// The turn.
        turn: Turn,
        /// How long the player has thought by the client's own clock, in milliseconds. The rest of the time
        /// was network delay.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        thought: Option<u32>,
    },
    /// Plan the answer to the opponent's next turn; without a turn, drop the plan.
    Plan {
        /// The number of turns before the planned one.
        ply: u32,
        /// The turn, which need not be legal yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<Turn>,
    },
    /// Offer something. If the opponent offers the same, both have agreed.
    Offer {
        /// What is offered.
        offer: Offer,
    },
    /// Withdraw one's own open offer.
    Withdraw,
    /// Accept the opponent's open offer.
    Accept {
        /// The number of the event of the offer, so that no other offer is accepted by mistake.
        offer: u32,
    },
    /// Decline the opponent's open offer.
    Decline {
        /// The number of the event of the offer.
        offer: u32,
    },
    /// Resign.
    Resign,
    /// End the game before both sides have played; or take an invitation back.
    Abort,
    /// Win because the opponent is gone.
    Claim,
    /// Give the opponent more time.
    GiveTime,
    /// Let the clock run again after a pause.
    Resume,
    /// Say a phrase.
    Say {
        /// The phrase.
        phrase: Phrase,
    },
}

/// What one player can offer the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// To take turns back.
    Takeback {
        /// The number of turns that would remain.
        ply: u32,
    },
    /// To end the game by the tie-break.
    TieBreak,
    /// To play again with sides swapped, after the end.
    Rematch,
}

/// The set phrases, which everybody sees in the own language. There is no free chat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// One moment, please.
    OneMoment,
    /// I am back.
    Back,
    /// Well played!
    WellPlayed,
    /// Oops!
    Oops,
    /// Thank you for the game!
    ThankYou,
    /// Goodbye!
    Goodbye,
}

impl Phrase {
    /// All phrases, in the order in which they are listed.
    pub const ALL: [Self; 8] = [
        Self::Hello,
        Self::GoodLuck,
        Self::OneMoment,
        Self::Back,
        Self::WellPlayed,
        Self::Oops,
        Self::ThankYou,
        Self::Goodbye,
    ];

    /// The name in messages of the protocol and in language files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::GoodLuck => "good-luck",
            Self::OneMoment => "one-moment",
            Self::Back => "back",
            Self::WellPlayed => "well-played",
            Self::Oops => "oops",
            Self::ThankYou => "thank-you",
            Self::Goodbye => "goodbye",
        }
    }
}

/// Why a request was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// The person does not play in this game.
    #[error("you do not play in this game")]
    NotSeated,
    /// Nobody has accepted the invitation yet.
    #[error("the game has not begun")]
    NotBegun,
    /// The game or the invitation is over.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// Somebody else has accepted the invitation.
    #[error("somebody else has accepted the invitation")]
    Taken,
    /// The invitation is one's own.
    #[error("this invitation is your own")]
    OwnInvitation,
    /// The other side is to move.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The request was made for another number of turns.
    #[error("the game has {turns} turns by now")]
    Stale {
        /// The number of turns now.
        turns: u32,
    },
    /// The turn is not legal.
    #[error("the turn is not legal")]
    Illegal,
    /// The time had run out.
    #[error("the time had run out")]
    TimeUp,
    /// There is no such open offer.
    #[error("there is no such offer any more")]
    NoOffer,
    /// The same was offered and declined a short time ago.
    #[error("possible again after {turns} turns")]
    TooSoon {
        /// The number of turns of the game from which on it is possible again.
        turns: u32,
    },
    /// The game is played without takebacks.
    #[error("this game is played without takebacks")]
    NoTakebacks,
    /// The offer names turns that cannot be taken back.
    #[error("these turns cannot be taken back")]
    NothingToTakeBack,
    /// Both sides have played: the game can be resigned but not aborted.
    #[error("the game cannot be aborted any more")]
    TooLateToAbort,
    /// The opponent is there, or has not been gone long enough.
    #[error("the opponent is not gone long enough")]
    OpponentPresent,
    /// A correspondence game cannot be claimed.
    #[error("a correspondence game cannot be claimed")]
    NoClaim,
    /// The clock is not paused.
    #[error("the clock is not paused")]
    NotPaused,
    /// The player has done this as often as one may in one game.
    #[error("too often in one game")]
    TooOften,
    /// The player does too much in a short time.
    #[error("too many requests in a short time")]
    TooFast,
    /// The player has too many open games.
    #[error("too many open games")]
    TooManyGames,
    /// The message cannot be read.
    #[error("the message cannot be read")]
    Unreadable,
    /// The server cannot store anything now. The request may be repeated.
    #[error("the server is not available now")]
    Unavailable,
}

impl Refusal {
    /// The name in messages of the protocol and in language files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoSuchGame => "no-such-game",
            Self::NotSeated => "not-seated",
            Self::NotBegun => "not-begun",
            Self::Over => "over",
            Self::NotOver => "not-over",
            Self::Taken => "taken",
            Self::OwnInvitation => "own-invitation",
            Self::NotYourTurn => "not-your-turn",
            Self::Stale { .. } => "stale",
            Self::Illegal => "illegal",
            Self::TimeUp => "time-up",
            Self::NoOffer => "no-offer",
            Self::TooSoon { .. } => "too-soon",
            Self::NoTakebacks => "no-takebacks",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::TooLateToAbort => "too-late-to-abort",
            Self::OpponentPresent => "opponent-present",
            Self::NoClaim => "no-claim",
            Self::NotPaused => "not-paused",
            Self::TooOften => "too-often",
            Self::TooFast => "too-fast",
            Self::TooManyGames => "too-many-games",
            Self::Unreadable => "unreadable",
            Self::Unavailable => "unavailable",
        }
    }

    /// The number of turns that the sentence about the refusal names; 0 if it names none.
    #[must_use]
    pub const fn turns(self) -> u32 {
        match self {
            Self::Stale { turns } | Self::TooSoon { turns } => turns,
            _ => 0,
        }
    }
}
