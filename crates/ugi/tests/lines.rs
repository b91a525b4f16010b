//! Lines of the protocol, well-formed and not.

use std::time::Duration;

use mad_rules::{BySide, Position, Side, Turn};
use mad_ugi::{
    BestMove, Clocks, Command, Go, Goal, Info, Limits, ParseError, Query, Reply, Response, Score,
    Start,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

const MFEN: &str = "b1112b222/4/4/r1112r211 r - r 3/40 5";

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

fn commands() -> Vec<(String, Command)> {
    let mfen: Position = MFEN.parse().unwrap();
    let clocks = Clocks {
        left: BySide { red: ms(3000), blue: ms(5) },
        increment: BySide { red: ms(0), blue: ms(20) },
    };
    let all = Limits { depth: Some(3), nodes: Some(9), time: Some(ms(50)), clocks: Some(clocks) };
    let agree = |side, limits| Go { goal: Goal::Agree(side), limits, infinite: false };
    [
        ("ugi", Command::Ugi),
        ("isready", Command::IsReady),
        ("setoption name Level value 5", Command::set_option("Level", 5)),
        ("setoption name Resign value true", Command::set_option("Resign", true)),
        ("uginewgame", Command::NewGame),
        ("position startpos", Command::Position { start: Start::Options, turns: Vec::new() }),
        (
            "position startpos moves pass 112-221 a2a3",
            Command::Position {
                start: Start::Options,
                turns: ["pass", "112-221", "a2a3"].map(turn).to_vec(),
            },
        ),
        (&format!("position fen {MFEN}"), Command::position(mfen, [])),
        (&format!("position fen {MFEN} moves a1a2"), Command::position(mfen, [turn("a1a2")])),
        ("go", Command::Go(Go::default())),
        ("go infinite", Command::Go(Go::infinite())),
        ("go nodes 500", Command::Go(Go::bounded(Limits::nodes(500)))),
        ("go depth 7", Command::Go(Go::bounded(Limits::depth(7)))),
        ("go movetime 20", Command::Go(Go::bounded(Limits::time(ms(20))))),
        (
            "go depth 3 nodes 9 movetime 50 p1time 3000 p2time 5 p1inc 0 p2inc 20",
            Command::Go(Go::bounded(all)),
        ),
        ("go agree p1", Command::Go(agree(Side::Red, Limits::default()))),
        ("go agree p2 nodes 80", Command::Go(agree(Side::Blue, Limits::nodes(80)))),
        ("stop", Command::Stop),
        ("query gameover", Command::Query(Query::GameOver)),
        ("query p1turn", Command::Query(Query::P1Turn)),
        ("query result", Command::Query(Query::Result)),
        ("query semi", Command::Query(Query::Semi)),
        ("quit", Command::Quit),
    ]
    .map(|(line, command)| (line.to_owned(), command))
    .to_vec()
}

fn replies() -> Vec<(String, Reply)> {
    let info = Info {
        depth: Some(5),
        seldepth: Some(9),
        multipv: Some(1),
        score: Some(Score::Centi(-31)),
        nodes: Some(u64::MAX),
        nps: Some(4_000_000),
        tbhits: Some(1),
        hashfull: Some(17),
        time: Some(ms(120)),
        pv: ["a1a2", "b5b6+122-212-221"].map(turn).to_vec(),
        string: None,
    };
    let text = Info { string: Some("a fine day".to_owned()), ..Info::default() };
    [
        ("id name MAD 1", Reply::Name("MAD 1".to_owned())),
        ("id author The MAD project", Reply::Author("The MAD project".to_owned())),
        ("option name Hash type spin", Reply::Option("name Hash type spin".to_owned())),
        ("ugiok", Reply::UgiOk),
        ("readyok", Reply::ReadyOk),
        (
            "info depth 5 seldepth 9 multipv 1 score cp -31 nodes 18446744073709551615 \
             nps 4000000 hashfull 17 tbhits 1 time 120 pv a1a2 b5b6+122-212-221",
            Reply::Info(info),
        ),
        ("info", Reply::Info(Info::default())),
        ("info string a fine day", Reply::Info(text)),
        ("info string error: no such thing", Reply::Error("no such thing".to_owned())),
        ("info string fatal: out of memory", Reply::Fatal("out of memory".to_owned())),
        ("bestmove 111-222", Reply::BestMove(BestMove::Turn(turn("111-222")))),
        ("bestmove resign", Reply::BestMove(BestMove::Resign)),
        ("bestmove none", Reply::BestMove(BestMove::None)),
        ("agreement true", Reply::Agreement(Some(true))),
        ("agreement none", Reply::Agreement(None)),
        ("response false", Reply::Response(Response::Bool(false))),
        ("response p1win", Reply::Response(Response::Winner(Some(Side::Red)))),
        ("response p2win", Reply::Response(Response::Winner(Some(Side::Blue)))),
        ("response none", Reply::Response(Response::Winner(None))),
    ]
    .map(|(line, reply)| (line.to_owned(), reply))
    .to_vec()
}

#[test]
fn commands_have_the_documented_form() {
    for (line, command) in commands() {
        assert_eq!(command.to_string(), line);
        assert_eq!(line.parse(), Ok(command.clone()));
        let spaced = format!("  {line}\t");
        assert_eq!(spaced.trim().parse(), Ok(command));
    }
}

#[test]
fn replies_have_the_documented_form() {
    for (line, reply) in replies() {
        assert_eq!(reply.to_string(), line);
        assert_eq!(line.parse(), Ok(reply));
    }
}

#[test]
fn scores_have_the_documented_form() {
    for (score, text) in [
        (Score::Centi(-12), "cp -12"),
        (Score::Win(3), "win 3"),
        (Score::Semi(i32::MIN), "semi -2147483648"),
    ] {
        assert_eq!(score.to_string(), text);
        assert_eq!(text.parse(), Ok(score));
    }
    for wrong in ["", "cp", "mate 3", "cp x", "cp 1.5", "win 99999999999", "cp 3 4"] {
        wrong.parse::<Score>().unwrap_err();
    }
}

#[test]
fn red_and_blue_clocks_have_a_second_name() {
    assert_eq!(
        "go rtime 9 btime 8 binc 1 rinc 2".parse::<Command>(),
        "go p1time 9 p2time 8 p1inc 2 p2inc 1".parse()
    );
    assert_eq!(
        "go p1time 9 p2time 8".parse::<Command>(),
        "go p1time 9 p2time 8 p1inc 0 p2inc 0".parse()
    );
}

#[test]
fn limits_of_nothing_are_written_as_the_least() {
    assert_eq!(Go::bounded(Limits::depth(0)).to_string(), "go depth 1");
    assert_eq!(Go::bounded(Limits::nodes(0)).to_string(), "go nodes 1");
    assert_eq!(Go::bounded(Limits::time(Duration::from_micros(10))).to_string(), "go movetime 1");
}

#[test]
fn what_other_engines_report_besides_is_ignored() {
    let line = "info currmove a1a2 depth 6 tbhits 4 score win 2 multipv 2";
    let Ok(Reply::Info(info)) = line.parse() else { panic!("{line}") };
    assert_eq!((info.depth, info.score, info.multipv), (Some(6), Some(Score::Win(2)), Some(2)));
    let ponder = "bestmove a1a2 ponder a6a5".parse();
    assert_eq!(ponder, Ok(Reply::BestMove(BestMove::Turn(turn("a1a2")))));
}

#[test]
fn errors_name_the_field_the_place_and_what_was_expected() {
    for (line, message) in [
        ("", "unknown command \"\""),
        ("stopp", "unknown command \"stopp\""),
        ("setoption Board 5x5", "expected: setoption name NAME value VALUE"),
        ("position startposmoves", "expected: position startpos|fen MFEN [moves TURN ...]"),
        ("query", "expected: query gameover|p1turn|result|semi"),
        ("go fast", "go, offset 3: expected the name of a limit, found \"fast\""),
        ("go nodes", "nodes, offset 8: expected a number of at least 1, found the end of the line"),
        ("go depth  0", "depth, offset 10: expected a number of at least 1, found \"0\""),
        ("go movetime -5", "movetime, offset 12: expected a number of at least 1, found \"-5\""),
        ("go depth 3 depth 4", "depth, offset 11: given twice"),
        ("go infinite depth 3", "expected: go infinite without limits"),
        ("go infinite infinite", "go infinite, offset 12: given twice"),
        ("go agree green", "go agree, offset 9: expected p1 or p2, found \"green\""),
        ("go p1time 1000", "expected: go p1time MS p2time MS [p1inc MS] [p2inc MS]"),
        ("go p1time 1 btime 1", "expected: go p1time MS p2time MS [p1inc MS] [p2inc MS]"),
    ] {
        assert_eq!(line.parse::<Command>().unwrap_err().to_string(), message, "{line}");
    }
    let turns = "position startpos moves pass a9".parse::<Command>();
    assert!(matches!(turns, Err(ParseError::Turn { number: 2, .. })), "{turns:?}");
    let mfen = "position fen 4/4 r".parse::<Command>();
    assert!(matches!(mfen, Err(ParseError::Mfen(_))), "{mfen:?}");
    for (line, message) in [
        ("hello", "unknown reply \"hello\""),
        ("bestmove a1a9z", "bestmove, offset 9: expected a turn, resign or none, found \"a1a9z\""),
        ("info depth -1", "depth, offset 11: expected a number, found \"-1\""),
        ("info score mate 3", "score, offset 11: expected cp, win or semi, found \"mate\""),
        ("info score cp", "score, offset 13: expected a number, found the end of the line"),
        ("agreement maybe", "agreement, offset 10: expected true, false or none, found \"maybe\""),
    ] {
        assert_eq!(line.parse::<Reply>().unwrap_err().to_string(), message, "{line}");
    }
    let long = "x".repeat(1 << 16).parse::<Command>().unwrap_err();
    assert!(long.to_string().len() < 100);
}

/// Whatever is parsed from a mutated line survives a round trip, and nothing panics.
#[test]
fn mutated_lines_are_refused_or_survive_a_round_trip() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let alphabet: Vec<char> = "abc129rx- +/\t\u{e9}\u{1f680}".chars().collect();
    let lines: Vec<String> = commands()
        .into_iter()
        .map(|(line, _)| line)
        .chain(replies().into_iter().map(|(line, _)| line))
        .collect();
    let mut accepted = 0;
    for round in 0..60_000 {
        let mut letters: Vec<char> = lines[round % lines.len()].chars().collect();
        for _ in 0..rng.random_range(1..=3) {
            let place = rng.random_range(0..letters.len());
            let letter = alphabet[rng.random_range(0..alphabet.len())];
            match rng.random_range(0..3) {
                0 => letters[place] = letter,
                1 => letters.insert(place, letter),
                _ if letters.len() > 1 => drop(letters.remove(place)),
                _ => {}
            }
        }
        let line: String = letters.into_iter().collect();
        if let Ok(command) = line.parse::<Command>() {
            assert_eq!(command.to_string().parse(), Ok(command), "{line:?}");
            accepted += 1;
        }
        if let Ok(reply) = line.parse::<Reply>() {
            assert_eq!(reply.to_string().parse(), Ok(reply), "{line:?}");
            accepted += 1;
        }
    }
    assert!(accepted > 3_000, "{accepted} mutated lines are still well-formed");
}
