//! Serialisation: values with a text form as that text, sets as sequences.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt::{self, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{
    Board, Class, Cycle, Game, GameResult, Place, Position, Record, Setup, Ship, ShipSet, Side,
    Square, SquareSet, Turn,
};

struct TextVisitor<T>(&'static str, PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($type:ty: $what:literal;)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(TextVisitor($what, PhantomData))
            }
        }
    )*};
}

as_text! {
    Board: "the name of a board";
    Class: "three digits, each 1 or 2";
    Cycle: "a permutation or rotation";
    GameResult: "a result";
    Place: "a square or exile";
    Position: "a position's text (MFEN)";
    Record: "a game record";
    Ship: "a side's letter and a class";
    Side: "red or blue";
    Square: "a square";
    Turn: "a turn's text";
}

/// As MFEN. Two ships on one square or a ship off the board cannot be written and are an error.
impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = self.to_string();
        if text.parse().as_ref() != Ok(self) {
            return Err(serde::ser::Error::custom(
                "MFEN cannot express two ships on one square or a ship off the board",
            ));
        }
        serializer.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor("a position's text (MFEN)", PhantomData))
    }
}

/// As a record without further tags. Turns that could be redone are not serialised.
impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Record::new(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Record::deserialize(deserializer).map(|record| record.to_game())
    }
}

impl Serialize for ShipSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ShipSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Ship>::deserialize(deserializer).map(|ships| ships.into_iter().collect())
    }
}

impl Serialize for SquareSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for SquareSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Square>::deserialize(deserializer).map(|squares| squares.into_iter().collect())
    }
}
