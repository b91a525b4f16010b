//! The streaming reader: chunks of any size, errors, hostile input, large files.

mod common;

use std::fmt::Write as _;
use std::io::Read;
use std::time::Instant;

use common::{Drip, all, random, random_game};
use mad_rules::{Game, Record, RecordReader, record};
use rand::RngExt;
use rand::seq::IndexedRandom;

fn problem(text: &str) -> record::Problem {
    text.parse::<Record>().unwrap_err().problem
}

#[test]
fn many_games_are_read_one_by_one_whatever_the_pieces() {
    let mut text = String::from("\u{feff}");
    for round in 0..40 {
        writeln!(text, "[Round \"é{round}\"]\n\n1. pass {{[}} pass *\n").unwrap();
    }
    for piece in [1, 2, 7, 64, 100_000] {
        let games = all(Drip(text.as_bytes(), piece));
        assert_eq!(games.len(), 40);
        for (round, game) in games.into_iter().enumerate() {
            assert_eq!(game.unwrap().tag("Round"), Some(format!("é{round}").as_str()));
        }
    }
    assert!(all(&b""[..]).is_empty());
    assert!(all(&b" \n\n"[..]).is_empty());
}

#[test]
fn a_refused_game_does_not_hide_the_next() {
    let text = "1. a2a3 *\n\n[Round \"2\"]\n\n1. pass *\n\n[Round \"3\"\n\n[Round \"4\"]\r\n\r\npass {\n\n[Round \"5\"]\n\n*";
    let games = all(text.as_bytes());
    let ok: Vec<_> = games.iter().map(Result::is_ok).collect();
    assert_eq!(ok, [false, true, false, false, true]);
    let error = games[2].as_ref().unwrap_err();
    assert_eq!((error.offset, error.line, error.column), (47, 9, 1));
    assert_eq!(&text[error.offset..error.offset + 10], "[Round \"4\"");
    assert_eq!(games[4].as_ref().unwrap().tag("Round"), Some("5"));
}

#[test]
fn a_missing_result_or_a_wrong_tag_does_not_hide_the_next() {
    let ok = |text: &str| all(text.as_bytes()).iter().map(Result::is_ok).collect::<Vec<_>>();
    assert_eq!(ok("[Round \"1\"]\n\n1. pass\n[Round \"2\"]\n\n*\n"), [false, true]);
    assert_eq!(ok("[TieBreak \"0\"]\n\n[Red \"x\"]\n\n*\n\n[Red \"y\"]\n\n*"), [false, true]);
    assert_eq!(ok("pass $ *\n[Red \"y\"]\n*"), [false, true]);
}

#[test]
fn lines_and_columns_are_right_far_into_a_file() {
    let text = "pass * ".repeat(40_000) + "\n" + "é *";
    let games = all(Drip(text.as_bytes(), 1000));
    assert_eq!(games.len(), 40_001);
    let error = games.last().unwrap().as_ref().unwrap_err();
    assert_eq!((error.offset, error.line, error.column), (280_001, 2, 1));
    let text = "* ".repeat(100_000) + "a2a3 *";
    let error = all(text.as_bytes()).pop().unwrap().unwrap_err();
    assert_eq!((error.offset, error.line, error.column), (200_000, 1, 200_001));
}

#[test]
fn many_refused_games_take_no_longer_than_their_length() {
    let start = Instant::now();
    let bad = "[Round \"1\"]\n\n1. a2a3 *\n\n";
    for (text, count) in [
        ("[\n\n".repeat(1_000_000), 1_000_000),
        (bad.repeat(200_000), 200_000),
        (bad.replace("a2a3", "{").repeat(200_000), 200_000),
        (format!("{{{}}} *\n\n{}", "x".repeat(10_000_000), bad.repeat(100_000)), 100_001),
    ] {
        assert_eq!(all(text.as_bytes()).len(), count);
    }
    assert!(start.elapsed().as_secs() < 30, "took {:?}, not in proportion", start.elapsed());
}

#[test]
fn whatever_the_bytes_and_the_pieces_the_games_are_the_same() {
    let mut rng = random(32);
    let seed = "[Round \"1\"]\n\n1. pass {é} (1. 111-222) pass *\r\n\r\n[Red \"A\"]\n1. pass $1 1-0 {x}\n\n*\n";
    for _ in 0..20_000 {
        let mut bytes = seed.as_bytes().to_vec();
        for _ in 0..rng.random_range(1..6) {
            let at = rng.random_range(0..bytes.len());
            match rng.random_range(0..3) {
                0 => bytes[at] = rng.random(),
                1 => bytes[at] = *b"[]{}()\n\xff".choose(&mut rng).unwrap(),
                _ => {
                    bytes.remove(at);
                }
            }
        }
        let whole = all(&bytes[..]);
        let piece = rng.random_range(1..40);
        assert_eq!(all(Drip(&bytes, piece)), whole, "{:?}", String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn bytes_that_are_no_text_are_refused_where_they_stand() {
    let games = all(&b"pass *\n\n1. pass {\xff} \xfe *\n\n[Red \"\xc3\xa9\"]\n\n*"[..]);
    assert!(games[0].is_ok());
    let error = games[1].as_ref().unwrap_err();
    assert_eq!((&error.problem, error.offset), (&record::Problem::NotUtf8, 17));
    assert_eq!(games.len(), 3, "and the next game is found");
    assert_eq!(games[2].as_ref().unwrap().tag("Red"), Some("é"));
    let cut = all(&b"pass {\xc3"[..]);
    assert_eq!(cut[0].as_ref().unwrap_err().problem, record::Problem::NotUtf8);
}

#[test]
fn sources_that_fail_are_reported_once() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("unplugged"))
        }
    }
    let mut reader = RecordReader::new(Broken);
    assert!(reader.next().unwrap().is_err());
    assert!(reader.next().is_none());
}

#[test]
fn hostile_records_are_refused_in_bounded_memory_and_stack() {
    let nested = format!("1. pass {}", "(1. 111-222 ".repeat(1_000_000));
    assert_eq!(problem(&nested), record::Problem::TooDeep);
    let number = format!("1. pass {}. pass *", "9".repeat(1_000_000));
    assert_eq!(problem(&number), record::Problem::Number { expected: 1 });
    let record::Problem::TurnText { text, .. } = problem(&"é".repeat(1_000_000)) else { panic!() };
    assert!(text.len() < 100);
    let endless = Read::chain(&b"pass {"[..], std::io::repeat(b'x'));
    let error = all(endless).remove(0).unwrap_err();
    assert!(matches!(error.problem, record::Problem::TooLarge(_)));
    let tags: String = (0..200_000).fold(String::new(), |mut text, i| {
        writeln!(text, "[T{i} \"x\"]").unwrap();
        text
    });
    assert_eq!(format!("{tags} *").parse::<Record>().unwrap().tags().count(), 200_000);
}

#[test]
fn ten_megabytes_take_well_under_a_second() {
    let mut rng = random(31);
    let mut text = String::new();
    while text.len() < 10_000_000 {
        let mut game = Game::default();
        random_game(*game.start(), &mut rng, |_, turn| game.play(turn).unwrap());
        writeln!(text, "{}", Record::new(&game)).unwrap();
    }
    let mut best = f64::INFINITY;
    let mut turns = 0;
    for _ in 0..5 {
        let start = Instant::now();
        let games = all(text.as_bytes());
        best = best.min(start.elapsed().as_secs_f64());
        turns = games.iter().map(|game| game.as_ref().unwrap().turns().len()).sum::<usize>();
    }
    println!("{turns} turns, {} bytes in {best:.3} s", text.len());
    assert!(best < 1.0, "took {best} s, in the test build");
}
