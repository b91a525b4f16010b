//! Links to online games: to a game, which is also its invitation, and to a seat of it.
//!
//! The identifiers are in the fragment, which browsers do not send to servers and which therefore appears in no
//! log.

use core::fmt;
use core::str::FromStr;

use crate::GameId;

/// What a link leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Link {
    /// A game or an open invitation.
    Game(GameId),
    /// A seat of a game, with its secret: to go on from another device.
    Seat(GameId, String),
}

/// A text is not the path of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected play/GAME or seat/GAME/SECRET")]
pub struct ParseLinkError;

/// The path in the fragment: `play/GAME` or `seat/GAME/SECRET`.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(game) => write!(f, "play/{game}"),
            Self::Seat(game, secret) => write!(f, "seat/{game}/{secret}"),
        }
    }
}

impl FromStr for Link {
    type Err = ParseLinkError;

    fn from_str(path: &str) -> Result<Self, ParseLinkError> {
        let mut parts = path.split('/');
        let link = match (parts.next(), parts.next(), parts.next()) {
            (Some("play"), Some(game), None) => {
                Self::Game(game.parse().map_err(|_| ParseLinkError)?)
            }
            (Some("seat"), Some(game), Some(secret)) if !secret.is_empty() => {
                Self::Seat(game.parse().map_err(|_| ParseLinkError)?, secret.to_owned())
            }
            _ => return Err(ParseLinkError),
        };
        if parts.next().is_some() { Err(ParseLinkError) } else { Ok(link) }
    }
}

impl Link {
    /// The whole address below that of the app, which ends with `/`.
    #[must_use]
    pub fn address(&self, app: &str) -> String {
        format!("{app}#/{self}")
    }

    /// Divides an address into that of the app and the link, if there is one.
    ///
    /// # Errors
    ///
    /// If the address has a fragment that is not a link.
    pub fn split(address: &str) -> Result<(&str, Option<Self>), ParseLinkError> {
        let (app, fragment) = address.split_once('#').unwrap_or((address, ""));
        match fragment.trim_start_matches('/') {
            "" => Ok((app, None)),
            path => path.parse().map(|link| (app, Some(link))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_back_from_their_addresses() {
        let game = GameId::new([7; GameId::BYTES]);
        for link in [Link::Game(game), Link::Seat(game, "s3cret-_".to_owned())] {
            let address = link.address("https://mad.example/club/");
            assert_eq!(Link::split(&address), Ok(("https://mad.example/club/", Some(link))));
        }
        for app in ["https://mad.example/", "https://mad.example/#", "https://mad.example/#/"] {
            assert_eq!(Link::split(app), Ok(("https://mad.example/", None)));
        }
        for wrong in
            ["#/play", "#/play/short", "#/seat/BwcHBwcHBwcH", "#/play/BwcHBwcHBwcH/x", "#/x"]
        {
            assert_eq!(Link::split(wrong), Err(ParseLinkError), "{wrong}");
        }
    }
}
