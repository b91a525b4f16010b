//! Serde round trips; values with a text form are serialised as that text.
#![cfg(feature = "serde")]

mod common;

use std::fmt::Debug;

use common::positions;
use mad_rules::{
    Board, Cycle, Game, GameResult, Illegal, Options, Outcome, Place, Position, Record, Setup,
    Ship, ShipSet, Side, Square, SquareSet, Turn,
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
fn boards_are_their_names() {
    for board in Board::all() {
        assert_eq!(round_trip(&board), format!("\"{board}\""));
    }
    let error = from_str::<Board>("\"9x9\"").unwrap_err().to_string();
    assert!(error.contains("expected a board"), "{error}");
}

#[test]
fn sides_are_written_as_names_and_read_as_letters_too() {
    assert_eq!(to_string(&Side::Blue).unwrap(), "\"blue\"");
    for (text, side) in [("red", Side::Red), ("r", Side::Red), ("blue", Side::Blue)] {
        assert_eq!(from_str::<Side>(&format!("\"{text}\"")).unwrap(), side);
    }
    assert!(from_str::<Side>("\"Red\"").is_err());
}

#[test]
fn setups_are_mfen_or_an_error() {
    let mut setup = Setup::empty(Board::AZTEC);
    assert_eq!(round_trip(&setup), format!("\"{setup}\""), "not playable, but it can be written");
    setup.set_place(Ship::all().next().unwrap(), Square::A1.into());
    let error = to_string(&setup).unwrap_err().to_string();
    assert!(error.contains("MFEN cannot express"), "a ship off the board: {error}");
    let mut setup = Setup::empty(Board::SIX_BY_FOUR);
    for ship in Ship::all().take(2) {
        setup.set_place(ship, Square::A1.into());
    }
    assert!(to_string(&setup).is_err(), "two ships on one square");
}

#[test]
fn games_are_records_without_what_could_be_redone() {
    let mut game = Game::default();
    for text in ["111-222", "pass", "b2b3"] {
        game.play(text.parse().unwrap()).unwrap();
    }
    assert_eq!(round_trip(&game), to_string(&Record::new(&game)).unwrap());
    for end in [
        Game::agree,
        |game: &mut Game| game.resign(Side::Red),
        |game: &mut Game| game.lose_on_time(Side::Blue),
    ] {
        let mut ended = game.clone();
        end(&mut ended).unwrap();
        round_trip(&ended);
    }
    let mut undone = game.clone();
    undone.undo();
    let read: Game = from_str(&to_string(&undone).unwrap()).unwrap();
    assert_eq!((read.turns(), read.redoable()), (undone.turns(), 0));
    let error = from_str::<Game>("\"1. a2a3 *\"").unwrap_err().to_string();
    assert!(error.contains("no ship moves on the positioning turn"), "{error}");
}

#[test]
fn previews_and_refusals_survive_a_round_trip() {
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
