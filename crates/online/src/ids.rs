//! Identifiers and points in time.

use core::fmt;
use core::ops::{Add, Sub};
use core::str::FromStr;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A point in time: milliseconds since 1970 by the clock of the database, which is the clock of all
/// games.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Time(pub i64);

impl Time {
    /// The milliseconds from an earlier time to this one; 0 if the other one is later.
    #[must_use]
    pub fn since(self, earlier: Self) -> u64 {
        u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0)
    }
}

impl Add<u64> for Time {
    type Output = Self;

    fn add(self, milliseconds: u64) -> Self {
        Self(self.0.saturating_add(i64::try_from(milliseconds).unwrap_or(i64::MAX)))
    }
}

impl Sub<u64> for Time {
    type Output = Self;

    fn sub(self, milliseconds: u64) -> Self {
        Self(self.0.saturating_sub(i64::try_from(milliseconds).unwrap_or(i64::MAX)))
    }
}

/// The identifier of a game: 72 random bits, so that nobody can guess the address of a private game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId([u8; Self::BYTES]);

impl GameId {
    /// The number of random bytes.
    pub const BYTES: usize = 9;
    /// The length of the text form.
    pub const CHARACTERS: usize = 12;

    /// The identifier of these random bytes.
    #[must_use]
    pub const fn new(bytes: [u8; Self::BYTES]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[must_use]
    pub const fn bytes(self) -> [u8; Self::BYTES] {
        self.0
    }
}

/// Base64 with the alphabet of URLs: 12 characters.
impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut buffer = [0; Self::CHARACTERS];
        let length = URL_SAFE_NO_PAD.encode_slice(self.0, &mut buffer).map_err(|_| fmt::Error)?;
        f.pad(core::str::from_utf8(&buffer[..length]).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameId({self})")
    }
}

/// The text is not the identifier of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected the identifier of a game: 12 letters, digits, - or _")]
pub struct ParseGameIdError;

impl FromStr for GameId {
    type Err = ParseGameIdError;

    fn from_str(text: &str) -> Result<Self, ParseGameIdError> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| ParseGameIdError)?;
        bytes.try_into().map(Self).map_err(|_| ParseGameIdError)
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl serde::de::Visitor<'_> for Visitor {
            type Value = GameId;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the identifier of a game")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<GameId, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_str(Visitor)
    }
}

/// The public identifier of a player. It says who played, and gives no rights. At most 53 bits, which every
/// JSON parser reads exactly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(u64);

impl PersonId {
    /// The identifier made of random bits.
    #[must_use]
    pub const fn new(random: u64) -> Self {
        Self(random & ((1 << 53) - 1))
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }
}

/// A random number that the client gives to a request. The server stores it with the event, so that a request
/// that is repeated after a lost answer is not carried out twice. At most 53 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nonce(u64);

impl Nonce {
    /// The nonce made of random bits.
    #[must_use]
    pub const fn new(random: u64) -> Self {
        Self(random & ((1 << 53) - 1))
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_read_back_from_their_text() {
        for bytes in [[0; 9], [255; 9], [1, 2, 3, 4, 5, 6, 7, 8, 9]] {
            let id = GameId::new(bytes);
            let text = id.to_string();
            assert_eq!(text.len(), GameId::CHARACTERS);
            assert_eq!(text.parse(), Ok(id));
            let json = serde_json::to_string(&id).unwrap();
            assert_eq!(serde_json::from_str::<GameId>(&json).unwrap(), id);
        }
        for wrong in ["", "abc", "AAAAAAAAAAA", "AAAAAAAAAAAAA", "AAAA AAAAAAA", "AAAAAAAAAAA="] {
            assert_eq!(wrong.parse::<GameId>(), Err(ParseGameIdError), "{wrong}");
        }
    }

    #[test]
    fn numbers_fit_into_a_double() {
        assert!(PersonId::new(u64::MAX).number() < 1 << 53);
        assert!(Nonce::new(u64::MAX).number() < 1 << 53);
    }

    #[test]
    fn times_saturate() {
        assert_eq!(Time(5).since(Time(7)), 0);
        assert_eq!(Time(7).since(Time(5)), 2);
        assert_eq!(Time(i64::MAX) + 1, Time(i64::MAX));
        assert_eq!(Time(0) + u64::MAX, Time(i64::MAX));
        assert_eq!(Time(10) - 3, Time(7));
    }
}
