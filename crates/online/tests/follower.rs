//! The client's end of the protocol, message by message.

use mad_online::client::{Follower, Update};
use mad_online::protocol::{ClientMessage, ServerMessage};
use mad_online::{
    Action, Command, Event, GameId, Nonce, OnlineGame, Pace, PersonId, Refusal, Terms, Time,
};
use mad_rules::{Board, Options, Side, Turn};

const GAME: GameId = GameId::new([1; GameId::BYTES]);

/// The first events of a game without positioning turns.
fn first_events() -> Vec<Event> {
    let options = Options { positioning: false, ..Options::default() };
    let terms = Terms::new(Board::default(), options, Pace::minutes(5, 3)).unwrap();
    let [red, blue] = [1, 2].map(PersonId::new);
    let created = Action::Created { terms: Box::new(terms), creator: red, side: Some(Side::Red) };
    let joined = Action::Joined { person: blue, side: Side::Blue };
    let event = |seq, action| Event { seq, at: Time(1_000), by: None, nonce: None, action };
    vec![event(0, created), event(1, joined)]
}

fn message(events: &[Event], all: &[Event]) -> ServerMessage {
    let hash = OnlineGame::fold(all).unwrap().check_hash();
    let (events, now) = (events.to_vec(), Time(50_000));
    ServerMessage::Events { game: GAME, events, hash, now, side: Some(Side::Red) }
}

fn following() -> (Follower, Vec<Event>) {
    let events = first_events();
    let mut follower = Follower::new(GAME);
    let _ = follower.connect();
    assert!(matches!(
        follower.receive(&message(&events, &events), 10_000),
        Update::Events { whole: true, .. }
    ));
    (follower, events)
}

#[test]
fn an_unavailable_server_is_asked_again_with_the_same_nonce() {
    let (mut follower, _) = following();
    let turn: Turn = "a2a3".parse().unwrap();
    let nonce = Nonce::new(9);
    let sent = follower.act(nonce, follower.turn_command(turn, 10_000));
    let no = ServerMessage::No { nonce, reason: Refusal::Unavailable };
    assert_eq!(follower.receive(&no, 10_100), Update::Retry(sent.clone()));
    assert_eq!(follower.sent_turn(), Some(turn));
    // After an interruption it is sent again by itself.
    assert_eq!(follower.connect()[1], sent);
    let no = ServerMessage::No { nonce, reason: Refusal::Stale { turns: 1 } };
    assert!(matches!(follower.receive(&no, 10_200), Update::Refused(..)));
    assert_eq!(follower.sent_turn(), None);
}

#[test]
fn thinking_time_is_told_only_if_the_beginning_of_the_turn_was_seen() {
    let (mut follower, mut events) = following();
    let thought =
        |follower: &Follower, local| match follower.turn_command("a2a3".parse().unwrap(), local) {
            Command::Turn { thought, .. } => thought,
            other => panic!("{other:?}"),
        };
    assert_eq!(thought(&follower, 11_000), None, "the game was read from its beginning");
    for (seq, side, turn) in [(2, Side::Red, "a2a3"), (3, Side::Blue, "a5a4")] {
        let action = Action::Turn { turn: turn.parse().unwrap(), lag: 0 };
        events.push(Event { seq, at: Time(50_000), by: Some(side), nonce: None, action });
        let last = &events[events.len() - 1..];
        let _ = follower.receive(&message(last, &events), 20_000);
    }
    assert_eq!(thought(&follower, 23_500), Some(3_500));
}

#[test]
fn a_gap_is_asked_for_by_number() {
    let (mut follower, mut events) = following();
    for (seq, side, turn) in [(2, Side::Red, "a2a3"), (3, Side::Blue, "a5a4")] {
        let action = Action::Turn { turn: turn.parse().unwrap(), lag: 0 };
        events.push(Event { seq, at: Time(50_000), by: Some(side), nonce: None, action });
    }
    let update = follower.receive(&message(&events[3..], &events), 20_000);
    assert_eq!(update, Update::Ask(ClientMessage::Follow { game: GAME, from: 2 }));
    let update = follower.receive(&message(&events[2..], &events), 20_000);
    assert!(matches!(update, Update::Events { events, whole: false } if events.len() == 2));
}

/// A page may be frozen while a message waits for it.
#[test]
fn a_message_that_is_handled_late_does_not_move_the_clock() {
    let (mut follower, mut events) = following();
    assert_eq!(follower.server_time(10_000), Time(50_000));
    let action = Action::Turn { turn: "a2a3".parse().unwrap(), lag: 0 };
    events.push(Event { seq: 2, at: Time(50_000), by: Some(Side::Red), nonce: None, action });
    let _ = follower.receive(&message(&events[2..], &events), 240_000);
    assert_eq!(follower.server_time(240_000), Time(280_000));
    // Another connection measures again: the clock of the device may have been set.
    follower.disconnect();
    let _ = follower.connect();
    let _ = follower.receive(&message(&[], &events), 300_000);
    assert_eq!(follower.server_time(300_000), Time(50_000));
}
