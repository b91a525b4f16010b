//! Serialised values come back as they were, and look as the notation says.
#![cfg(feature = "serde")]

mod common;

use std::fmt::Debug;

use common::positions;
use mad_rules::{
    Cycle, GameResult, Illegal, Options, Outcome, Place, Position, Record, Ship, ShipSet, Side,
    SquareSet, Turn,
};
use serde_json::{from_str, to_string};

fn round_trip<T>(value: &T) -> String
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug,
{
    let text = to_string(value).unwrap();
    assert_eq!(&from_str::<T>(&text).unwrap(), value, "{text}");
    text
}

#[test]
fn values_are_their_texts() {
    let position = Position::default();
    assert_eq!(round_trip(&position), format!("\"{position}\""));
    assert_eq!(round_trip(&Turn::PASS), "\"pass\"");
    assert_eq!(round_trip(&Cycle::Frigates), "\"112-121-211\"");
    assert_eq!(round_trip(&Place::EXILE), "\"exile\"");
    assert_eq!(round_trip(&Side::Red), "\"red\"");
    assert_eq!(round_trip(&GameResult::Won(Side::Red, mad_rules::Victory::Semi)), "\"1/2-0\"");
    assert_eq!(round_trip(&Options::default()), r#"{"positioning":true,"tie_break":40}"#);
    let ships: ShipSet = Ship::all().take(2).collect();
    assert_eq!(round_trip(&ships), r#"["r111","r112"]"#);
    assert_eq!(round_trip(&SquareSet::EMPTY), "[]");
    let record: Record = "[Red \"A\"] 1. pass {x} *".parse().unwrap();
    round_trip(&record);
    assert!(from_str::<Position>("\"nonsense\"").unwrap_err().to_string().contains("field 1"));
    assert!(from_str::<Turn>("3").is_err());
}

#[test]
fn what_user_interfaces_need_travels() {
    for position in positions(40, 1, 2) {
        round_trip(&position.tie_break());
        round_trip(&position.outcome());
        round_trip(&position.threats(position.to_move()));
        for ship in Ship::all() {
            round_trip(&position.arrivals(ship));
            round_trip(&position.teleportations(ship));
        }
        for turn in mad_rules::testing::every_turn().step_by(97) {
            round_trip(&position.check(turn).err());
            round_trip(&position.effect(turn).ok());
        }
    }
    let outcome = Outcome { winner: Side::Blue, reason: mad_rules::EndReason::TieBreak };
    let text = round_trip(&Illegal::GameOver(outcome));
    assert_eq!(text, r#"{"game-over":{"winner":"blue","reason":"tie-break"}}"#);
}
