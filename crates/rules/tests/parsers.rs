//! Parser errors: they name field, offset and expectation, and no mutated text panics.

mod common;

use common::{Random, positions, random};
use mad_rules::{Position, Record, Setup, Turn, mfen};
use rand::RngExt;
use rand::seq::IndexedRandom;

/// Parses a million mutations of valid texts.
fn survives_a_million(seeds: &[String], letters: &str, parse: impl Fn(&str) -> bool) {
    let mut rng = random(20);
    let letters: Vec<char> = letters.chars().collect();
    let (mut accepted, mut refused) = (0, 0);
    let mut text: Vec<char> = Vec::new();
    for round in 0..1_000_000 {
        if round % 8 == 0 {
            text = seeds.choose(&mut rng).unwrap().chars().collect();
        }
        mutate(&mut text, &letters, &mut rng);
        if parse(&text.iter().collect::<String>()) {
            accepted += 1;
        } else {
            refused += 1;
        }
    }
    assert!(accepted > 1000 && refused > 100_000, "{accepted} accepted, {refused} refused");
}

fn mutate(text: &mut Vec<char>, letters: &[char], rng: &mut Random) {
    let at = rng.random_range(0..=text.len());
    let other = rng.random_range(0..=text.len());
    let (from, to) = (at.min(other), at.max(other));
    match rng.random_range(0..6) {
        0 => text.insert(at, *letters.choose(rng).unwrap()),
        1 if at < text.len() => text[at] = *letters.choose(rng).unwrap(),
        2 if at < text.len() => {
            text.remove(at);
        }
        3 if at < text.len() && other < text.len() => text.swap(at, other),
        4 if to - from < 12 => {
            let copy = text[from..to].to_vec();
            text.splice(at..at, copy);
        }
        5 if to - from < 12 => {
            text.drain(from..to);
        }
        _ => {}
    }
}

fn mfen_seeds() -> Vec<String> {
    positions(21, 1, 4).iter().map(Position::to_string).collect()
}

#[test]
fn a_million_mutated_positions() {
    survives_a_million(&mfen_seeds(), "rbx1234567890/- é", |text| {
        let parsed = text.parse::<Position>();
        match &parsed {
            Ok(position) => assert_eq!(position.to_string(), text, "one text for each position"),
            Err(error) => {
                assert!(error.offset <= text.len());
                assert!(error.to_string().contains(&error.field.to_string()));
            }
        }
        let setup = text.parse::<Setup>();
        assert!(setup.is_ok() || parsed.is_err());
        parsed.is_ok()
    });
}

#[test]
fn a_million_mutated_turns() {
    let seeds: Vec<_> =
        mad_rules::testing::every_turn().step_by(7).map(|turn| turn.to_string()).collect();
    survives_a_million(&seeds, "abcdefgh123456789-+xX pasSé", |text| match text.parse::<Turn>() {
        Ok(turn) => {
            assert_eq!(turn.to_string().parse(), Ok(turn));
            true
        }
        Err(error) => {
            assert!(error.offset <= text.len());
            false
        }
    });
}

#[test]
fn a_million_mutated_records() {
    let seeds = [
        "[Red \"A\"]\n[X \"\\\"\\\\\"]\n\n1. 111-222 {hé} pass $3 (1... 112-221 2. b2b3 (2. a2a3)) 2. a2a3 *",
        "[Board \"5x5\"]\n[Positioning \"off\"]\n[TieBreak \"2\"]\n\n1. b2b3 b4b3 0-1/2",
        "[MFEN \"b1113/4/4/r1112r222 b - b 3/40 4\"]\n[Termination \"time\"]\n\n2... a4a3 1-0",
        "{lead} 1. pass pass 2. b2b3 1/2-0",
        "[Termination \"agreement\"][Result \"0-1/2\"] 1.pass 1...pass 0-1/2",
    ]
    .map(str::to_owned);
    survives_a_million(&seeds, "[]{}()$\"\\123456789.-/* abcdpsé\n", |text| {
        match text.parse::<Record>() {
            Ok(record) => {
                assert_eq!(record.to_string().parse(), Ok(record));
                true
            }
            Err(error) => {
                assert!(error.offset <= text.len() && error.line > 0 && error.column > 0);
                false
            }
        }
    });
}

#[test]
fn wrong_positions_are_refused_at_the_right_place() {
    use mfen::Field::{LastExpeller, Number, Placement, Positioning, Quiet, ToMove};
    let cases = [
        ("", Placement, 0),
        (" ", Placement, 0),
        ("b1111/r1111", Placement, 11),
        ("b1111/r1111 r - - 0/40", Quiet, 22),
        ("b1111/r1111 r - - 0/40 1 ", Number, 24),
        ("b1111/r1111  r - - 0/40 1", ToMove, 12),
        (" b1111/r1111 r - - 0/40 1", Placement, 0),
        ("b1111/r1112 r - - 0/40 1", Placement, 6),
        ("b1111/r111 r - - 0/40 1", Placement, 6),
        ("b1112r111/22 r - - 0/40 1", Placement, 11),
        ("b1112r111/0 r - - 0/40 1", Placement, 10),
        ("b1112r111/8 r - - 0/40 1", Placement, 10),
        ("b1112r111/4/ r - - 0/40 1", Placement, 12),
        ("b1112r111//4 r - - 0/40 1", Placement, 10),
        ("b1113br/r1113 r - - 0/40 1", Placement, 6),
        ("b131r111/2 r - - 0/40 1", Placement, 2),
        ("b11r111/2 r - - 0/40 1", Placement, 3),
        ("b111b111/r1111 r - - 0/40 1", Placement, 4),
        ("b222r222/2 r - - 0/40 1", Placement, 0),
        ("b111r1116/8 r - - 0/40 1", Placement, 8),
        ("b1111r1115/8 r - - 0/40 1", Placement, 9),
        ("b111/r111 r - - 0/40 1", Placement, 0),
        ("b111r1112 r - - 0/40 1", Placement, 9),
        ("b1111/2/2/2/2/2/2/2/r1111 r - - 0/40 1", Placement, 19),
        ("xb111/r1111 r - - 0/40 1", Placement, 0),
        ("b111r111/1X r - - 0/40 1", Placement, 10),
        ("b111r111/2 R - - 0/40 1", ToMove, 11),
        ("b111r111/2 - - - 0/40 1", ToMove, 11),
        ("b111r111/2 r br - 0/40 1", Positioning, 14),
        ("b111r111/2 r rr - 0/40 1", Positioning, 14),
        ("b111r111/2 r x - 0/40 1", Positioning, 13),
        ("b111r111/2 r - rb 0/40 1", LastExpeller, 16),
        ("b111r111/2 r - x 0/40 1", LastExpeller, 15),
        ("b111r111/2 r - - 00/40 1", Quiet, 17),
        ("b111r111/2 r - - -1/40 1", Quiet, 17),
        ("b111r111/2 r - - +1/40 1", Quiet, 17),
        ("b111r111/2 r - - 0/0 1", Quiet, 19),
        ("b111r111/2 r - - 0/040 1", Quiet, 19),
        ("b111r111/2 r - - 0/65536 1", Quiet, 19),
        ("b111r111/2 r - - 65536/- 1", Quiet, 17),
        ("b111r111/2 r - - 41/40 1", Quiet, 17),
        ("b111r111/2 r - - 0/off 1", Quiet, 19),
        ("b111r111/2 r - - 0 1", Quiet, 18),
        ("b111r111/2 r - - 0/40 0", Number, 22),
        ("b111r111/2 r - - 0/40 2", Number, 22),
        ("b111r111/2 b - - 0/40 1", Number, 22),
        ("b111r111/2 r - - 0/40 01", Number, 22),
        ("b111r111/2 r - - 0/40 99999999999999999999", Number, 22),
        ("b111r111/2 r - - 0/40 1\n", Number, 23),
        ("b111r111/2\u{a0}r - - 0/40 1", Placement, 10),
    ];
    for (text, field, offset) in cases {
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!((error.field, error.offset), (field, offset), "{text:?}: {error}");
    }
}

#[test]
fn positions_that_are_odd_but_playable() {
    for text in [
        "b111r111/2 r - - 0/40 1",
        "b111r111/2 b rb b 40/40 65534",
        "r1111/2 r r b 65535/65535 65535",
        "b1115r111/7/7/7/7/7/7/7 r - - 65535/- 3",
    ] {
        assert_eq!(text.parse::<Position>().map(|position| position.to_string()), Ok(text.into()));
    }
}

#[test]
fn wrong_turns_are_refused_at_the_right_place() {
    let cases = [
        ("", 0),
        ("x", 0),
        ("a", 1),
        ("a9", 1),
        ("h1a1", 0),
        ("a1", 2),
        ("a1-", 3),
        ("a1xx2", 3),
        ("a1b", 3),
        ("a1b2 ", 4),
        ("a1b2+", 5),
        ("a1b2+pass", 5),
        ("a1b2x", 4),
        ("112", 3),
        ("112-", 4),
        ("112-12", 6),
        ("112-121", 0),
        ("111-112-121", 0),
        ("112-121-211-112", 11),
        ("113-221", 2),
        ("112--221", 4),
        ("112 -221", 3),
        ("passs", 0),
        (" pass", 0),
        ("a1b2+112-121", 5),
        ("a1b2+122-212-221x", 16),
        ("112-112", 0),
        ("000-333", 0),
        ("é", 0),
        ("a1é2", 2),
    ];
    for (text, offset) in cases {
        let error = text.parse::<Turn>().unwrap_err();
        assert_eq!(error.offset, offset, "{text:?}: {error}");
    }
}

#[test]
fn cycles_may_begin_anywhere() {
    let cases = [
        ("222-111", "111-222"),
        ("122-211", "211-122"),
        ("121-211-112", "112-121-211"),
        ("211-121-112", "112-211-121"),
        ("221-122-212", "122-212-221"),
        ("B5xB6 + 212-221-122", "b5b6+122-212-221"),
        ("Pass", "pass"),
    ];
    for (text, canonical) in cases {
        assert_eq!(text.parse::<Turn>().unwrap().to_string(), canonical);
    }
}
