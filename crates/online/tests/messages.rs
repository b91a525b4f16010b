//! The text forms of messages: what a version of the protocol means, and what strangers send.

use mad_online::protocol::{ClientMessage, ServerMessage, VERSION};
use mad_online::{Command, GameId, Nonce, Offer, Phrase, Refusal};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

fn samples() -> Vec<(ClientMessage, &'static str)> {
    let game = GameId::new([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    let act = |command| ClientMessage::Act { game, nonce: Nonce::new(42), command };
    vec![
        (ClientMessage::Hello { version: VERSION }, r#"{"hello":{"version":1}}"#),
        (ClientMessage::Follow { game, from: 7 }, r#"{"follow":{"game":"AAECAwQFBgcI","from":7}}"#),
        (ClientMessage::Unfollow { game }, r#"{"unfollow":{"game":"AAECAwQFBgcI"}}"#),
        (ClientMessage::Lobby { on: true }, r#"{"lobby":{"on":true}}"#),
        (ClientMessage::Mine { on: false }, r#"{"mine":{"on":false}}"#),
        (ClientMessage::Ping { stamp: 5 }, r#"{"ping":{"stamp":5}}"#),
        (
            act(Command::Turn { ply: 3, turn: "c2c3".parse().unwrap(), thought: Some(900) }),
            r#"{"act":{"game":"AAECAwQFBgcI","nonce":42,"command":{"turn":{"ply":3,"turn":"c2c3","thought":900}}}}"#,
        ),
        (
            act(Command::Plan { ply: 4, turn: None }),
            r#"{"act":{"game":"AAECAwQFBgcI","nonce":42,"command":{"plan":{"ply":4}}}}"#,
        ),
        (
            act(Command::Offer { offer: Offer::Takeback { ply: 2 } }),
            r#"{"act":{"game":"AAECAwQFBgcI","nonce":42,"command":{"offer":{"offer":{"takeback":{"ply":2}}}}}}"#,
        ),
        (
            act(Command::Offer { offer: Offer::TieBreak }),
            r#"{"act":{"game":"AAECAwQFBgcI","nonce":42,"command":{"offer":{"offer":"tie-break"}}}}"#,
        ),
        (
            act(Command::Accept { offer: 9 }),
            r#"{"act":{"game":"AAECAwQFBgcI","nonce":42,"command":{"accept":{"offer":9}}}}"#,
        ),
        (
            act(Command::GiveTime),
            r#"{"act":{"game":"AAECAwQFBgcI","nonce":42,"command":"give-time"}}"#,
        ),
        (
            act(Command::Say { phrase: Phrase::GoodLuck }),
            r#"{"act":{"game":"AAECAwQFBgcI","nonce":42,"command":{"say":{"phrase":"good-luck"}}}}"#,
        ),
    ]
}

/// Clients of this version of the protocol send and read exactly these texts.
#[test]
fn messages_have_these_texts() {
    for (message, text) in samples() {
        assert_eq!(serde_json::to_string(&message).unwrap(), text);
        assert_eq!(serde_json::from_str::<ClientMessage>(text).unwrap(), message);
    }
    let no = ServerMessage::No { nonce: Nonce::new(1), reason: Refusal::Stale { turns: 5 } };
    let text = r#"{"no":{"nonce":1,"reason":{"stale":{"turns":5}}}}"#;
    assert_eq!(serde_json::to_string(&no).unwrap(), text);
}

/// A million mutated messages are read or refused; what is read has a text of its own.
#[test]
fn mutated_messages_are_read_or_refused() {
    let mut rng = SmallRng::seed_from_u64(11);
    let samples = samples();
    let mut read = 0_u32;
    for round in 0..1_000_000_usize {
        let mut text = samples[round % samples.len()].1.as_bytes().to_vec();
        for _ in 0..rng.random_range(1..4) {
            let place = rng.random_range(0..text.len());
            match rng.random_range(0..4) {
                0 => text[place] = rng.random(),
                1 => text[place] = rng.random_range(b' '..=b'~'),
                2 => drop(text.remove(place)),
                _ => text.insert(place, rng.random_range(b'0'..=b'9')),
            }
        }
        if let Ok(message) = serde_json::from_slice::<ClientMessage>(&text) {
            read += 1;
            let again = serde_json::to_string(&message).unwrap();
            assert_eq!(serde_json::from_str::<ClientMessage>(&again).unwrap(), message);
        }
    }
    assert!(read > 1_000, "{read}");
}

/// Language files select sentences by these names, and logs show the JSON: they are the same.
#[test]
fn names_are_those_of_the_json() {
    use mad_online::{Phrase, Refusal};
    for phrase in Phrase::ALL {
        assert_eq!(serde_json::to_value(phrase).unwrap(), phrase.name());
    }
    let with_turns = [Refusal::Stale { turns: 3 }, Refusal::TooSoon { turns: 3 }];
    for refusal in with_turns {
        let json = serde_json::to_value(refusal).unwrap();
        assert_eq!(json[refusal.name()]["turns"], refusal.turns());
    }
    for refusal in [
        Refusal::NoSuchGame,
        Refusal::NotSeated,
        Refusal::NotBegun,
        Refusal::Over,
        Refusal::NotOver,
        Refusal::Taken,
        Refusal::OwnInvitation,
        Refusal::NotYourTurn,
        Refusal::Illegal,
        Refusal::TimeUp,
        Refusal::NoOffer,
        Refusal::NoTakebacks,
        Refusal::NothingToTakeBack,
        Refusal::TooLateToAbort,
        Refusal::OpponentPresent,
        Refusal::NoClaim,
        Refusal::NotPaused,
        Refusal::TooOften,
        Refusal::TooFast,
        Refusal::TooManyGames,
        Refusal::Unreadable,
        Refusal::Unavailable,
    ] {
        assert_eq!(serde_json::to_value(refusal).unwrap(), refusal.name());
    }
}

#[test]
fn clients_come_back_at_once_and_then_ever_later() {
    use mad_online::client::Backoff;
    let mut backoff = Backoff::default();
    assert_eq!(backoff.next(7), 50);
    assert!((200..700).contains(&backoff.next(u32::MAX)));
    let mut longest = 0;
    for random in 0..40_u32 {
        let wait = backoff.next(random.wrapping_mul(0x9e37_79b9));
        assert!((250..=15_000).contains(&wait), "{wait}");
        longest = longest.max(wait);
    }
    assert!(longest > 7_000, "{longest}");
    backoff.reset();
    assert_eq!(backoff.next(0), 50);
}
