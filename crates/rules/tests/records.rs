//! Records: round trips, refusals and endings.

mod common;

use common::{Random, all, random, random_game};
use mad_rules::record::{
    self, AnnotateError, Annotation, Comment, Ending, InvalidTagError, Line, OpenReason, Played,
};
use mad_rules::{
    Board, EndReason, Game, GameResult, Illegal, Options, Position, Record, Side, Turn,
};
use rand::RngExt;
use rand::seq::IndexedRandom;

const EXAMPLE: &str = r#"[Event "Friendly game"]
[Site "?"]
[Date "2026.11.15"]
[Round "-"]
[Red "Ada"]
[Blue "Level 5"]
[Result "*"]
[Board "6x4"]
[Positioning "on"]
[TieBreak "40"]
[Termination "unterminated"]

1. 111-222 pass 2. a2a3 c5c4 *
"#;

fn problem(text: &str) -> record::Problem {
    text.parse::<Record>().unwrap_err().problem
}

fn expected(text: &str) -> (record::Expected, usize) {
    let error = text.parse::<Record>().unwrap_err();
    match error.problem {
        record::Problem::Expected { expected, .. } => (expected, error.offset),
        other => panic!("{text:?}: {other}"),
    }
}

#[test]
fn the_example_is_canonical() {
    let record: Record = EXAMPLE.parse().unwrap();
    assert_eq!(record.to_string(), EXAMPLE);
    assert_eq!(record.tag("Blue"), Some("Level 5"));
    assert_eq!(record.tag("Result"), None, "it follows from the game");
    assert_eq!(record.ending(), Ending::Open(OpenReason::Unterminated));
    assert_eq!(record.to_game().turns().len(), 4);
}

#[test]
fn comments_variations_glyphs_and_unknown_tags_survive() {
    let text = r#"[Red "A \"B\" \\ C"]
[Result "*"]
[Board "6x4"]
[Positioning "on"]
[TieBreak "40"]
[Termination "abandoned"]
[Clock "5+3"]
[Überall "no"]
"#;
    assert!(matches!(
        text.parse::<Record>().unwrap_err().problem,
        record::Problem::Expected { .. }
    ));
    let text = text.replace("Überall", "Anywhere")
        + "
{before
all} {twice} 1. 111-222 $1 {a} (1. pass {b} 1... 112-221 $5 (1... 111-222) {c})
(1. 112-221) 1... pass $255 {} 2. a2a3 {begins here and
ends there} 2... c5c4 *
";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.tag("Clock"), Some("5+3"));
    assert_eq!(record.tag("Red"), Some("A \"B\" \\ C"));
    assert_eq!(record.line().lead.len(), 2);
}

#[test]
fn readers_are_generous_with_space_and_numbers() {
    for text in [
        "1. pass pass 2. b2b3 *",
        "1 pass pass b2b3 *",
        "pass pass b2b3 *",
        "1.pass 1...pass 2.b2b3 *",
        "\u{feff}  \r\n1.\tpass\r\n1. pass {}2.b2b3{}*",
        "[ Board \"6x4\" ] [Round\"1\"] 1. PASS Pass B2-B3 *",
    ] {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"));
        let turns: Vec<_> = record.turns().map(|turn| turn.to_string()).collect();
        assert_eq!(turns, ["pass", "pass", "b2b3"], "{text:?}");
    }
    assert_eq!("1.111-222 *".parse::<Record>().unwrap().turns().count(), 1);
}

#[test]
fn a_record_that_begins_with_blue() {
    let text = "[MFEN \"b1112b222/4/4/r1112r222 b - r 3/40 8\"] 4... d4d3 5. d1d2 *";
    let record: Record = text.parse().unwrap();
    assert!(record.to_string().ends_with("4... d4d3 5. d1d2 *\n"));
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn the_mfen_tag_overrides_the_others() {
    let text =
        "[Board \"7x3\"][Positioning \"maybe\"][MFEN \"b1112/3/r1112 r - r 3/- 5\"] 3. a1a2 *";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.start().board(), Board::rectangle(3, 3).unwrap());
    assert!(
        record.to_string().contains("[Board \"3x3\"]\n[Positioning \"off\"]\n[TieBreak \"off\"]")
    );
    let flat = "[MFEN \"b1115/6/6/r1115 r - - 0/40 1\"] *".parse::<Record>().unwrap();
    assert!(flat.to_string().contains("[Board \"4x6\"]"));
    assert_eq!(flat.to_string().parse(), Ok(flat), "the rectangle, not the board of that name");
}

#[test]
fn endings_agree_with_the_turns() {
    let end = "[MFEN \"b111r1112/4/4/4 r - b 3/40 5\"] 3. b4a4 ";
    let ended = |text: &str| format!("{end}{text}").parse::<Record>();
    assert_eq!(ended("1-0").unwrap().result().to_string(), "1-0");
    for wrong in ["*", "0-1", "1/2-0", "0-1/2"] {
        let problem = ended(wrong).unwrap_err().problem;
        let record::Problem::Contradiction { by_turns: Some(outcome), .. } = problem else {
            panic!("{wrong}: {problem}")
        };
        assert_eq!((outcome.winner, outcome.reason), (Side::Red, EndReason::Exile));
    }
    let open = |tags: &str, result: &str| {
        let tie = "b1113/4/4/r1113 r - b 3/40 5";
        format!("[MFEN \"{tie}\"]{tags} 3. a1a2 {result}").parse::<Record>()
    };
    let term = |word: &str| format!("[Termination \"{word}\"]");
    for (tags, result, reason) in [
        (String::new(), "1-0", EndReason::Resignation),
        (term("resignation"), "0-1", EndReason::Resignation),
        (term("time"), "0-1", EndReason::Time),
        (String::new(), "0-1/2", EndReason::Agreement),
        (term("agreement"), "0-1/2", EndReason::Agreement),
    ] {
        let record = open(&tags, result).unwrap();
        let Ending::Won(outcome) = record.ending() else { panic!("{tags} {result}") };
        assert_eq!(outcome.reason, reason);
        assert_eq!(record.to_game().outcome(), Some(outcome));
        assert_eq!(record.to_string().parse(), Ok(record));
    }
    for (tags, result) in [
        (term("agreement"), "0-1"),
        (term("time"), "*"),
        (term("abandoned"), "1-0"),
        (term("resignation"), "1/2-0"),
    ] {
        let error = open(&tags, result).unwrap_err();
        assert!(matches!(error.problem, record::Problem::Termination { .. }), "{tags} {result}");
    }
    for (tags, result) in [
        (String::new(), "1/2-0"),
        (term("agreement"), "1/2-0"),
        (term("exile"), "1-0"),
        (term("tie-break"), "0-1/2"),
    ] {
        let error = open(&tags, result).unwrap_err();
        assert!(matches!(error.problem, record::Problem::Contradiction { .. }), "{tags} {result}");
    }
    assert!(matches!(
        open("[Result \"1-0\"]", "0-1").unwrap_err().problem,
        record::Problem::ResultTag { .. }
    ));
    assert!(matches!(
        open(&term("normal"), "0-1").unwrap_err().problem,
        record::Problem::TagValue { .. }
    ));
}

#[test]
fn illegal_turns_are_refused_with_number_text_and_reason() {
    let error = "1. pass pass 2. A2-a4 *".parse::<Record>().unwrap_err();
    assert_eq!((error.offset, error.line, error.column), (16, 1, 17));
    let record::Problem::IllegalTurn { number, text, reason } = error.problem else { panic!() };
    assert_eq!((number, text.as_str()), (3, "A2-a4"));
    assert!(matches!(reason, Illegal::TooFar { distance: 2, .. }));
    let inside = problem("1. pass (1. 111-222 a6a5) *");
    let record::Problem::IllegalTurn { number: 2, reason, .. } = inside else { panic!("{inside}") };
    assert_eq!(reason, Illegal::MoveOnPositioningTurn);
}

#[test]
fn wrong_records_are_refused_at_the_right_place() {
    use record::Expected as E;
    assert_eq!(expected(""), (E::Turn, 0));
    assert_eq!(expected("1. pass"), (E::Turn, 7));
    assert_eq!(expected("[Red \"A\"]\n\n"), (E::Turn, 11));
    assert_eq!(expected("[Red"), (E::TagValue, 4));
    assert_eq!(expected("[Red \"A"), (E::TagValue, 7));
    assert_eq!(expected("[Red \"A\nB\"]"), (E::TagValue, 7));
    assert_eq!(expected("[Red \"\\n\"]"), (E::Escape, 7));
    assert_eq!(expected("[Red \"A\" *"), (E::TagEnd, 9));
    assert_eq!(expected("[\"A\"] *"), (E::TagName, 1));
    assert_eq!(expected("$1 *"), (E::TurnBefore, 0));
    assert_eq!(expected("pass $ *"), (E::Glyph, 6));
    assert_eq!(expected("( pass ) *"), (E::TurnBefore, 0));
    assert_eq!(expected("pass ( ) *"), (E::Turn, 7));
    assert_eq!(expected("pass ) *"), (E::Turn, 5));
    assert_eq!(expected("pass (pass *) *"), (E::TurnInVariation, 11));
    assert_eq!(expected("1. 1. pass *"), (E::TurnAfterNumber, 3));
    assert_eq!(expected("1. pass pass 2. *"), (E::TurnAfterNumber, 16));
    assert_eq!(expected("pass } *"), (E::Turn, 5));
    assert_eq!(expected("pass * pass *"), (E::End, 7));
    assert_eq!(problem("2. pass *"), record::Problem::Number { expected: 1 });
    assert_eq!(problem("01. pass *"), record::Problem::Number { expected: 1 });
    assert_eq!(problem("pass {never *"), record::Problem::OpenComment);
    assert_eq!(expected("pass (pass 1-0"), (E::TurnInVariation, 11));
    assert_eq!(problem("pass (pass"), record::Problem::OpenVariation);
    assert_eq!(problem("pass $65536 *"), record::Problem::Glyph);
    assert!(matches!(problem("pass a2a3! *"), record::Problem::TurnText { .. }));
    assert!(matches!(problem("[A \"\"][A \"\"] *"), record::Problem::DuplicateTag(_)));
    assert!(matches!(problem("[Board \"6x5\"] *"), record::Problem::TagValue { .. }));
    assert!(matches!(problem("[TieBreak \"040\"] *"), record::Problem::TagValue { .. }));
    assert!(matches!(problem("[Positioning \"yes\"] *"), record::Problem::TagValue { .. }));
    assert!(matches!(problem("[MFEN \"8/8\"] *"), record::Problem::Mfen(_)));
}

#[test]
fn usual_tags_come_first_wherever_they_stood() {
    let text = "[Zed \"1\"][Blue \"B\"][Foo \"2\"][Event \"E\"] *";
    let text = text.parse::<Record>().unwrap().to_string();
    let names: Vec<&str> = text.lines().filter_map(|line| line.split(['[', ' ']).nth(1)).collect();
    assert_eq!(names.join(" "), "Event Blue Result Board Positioning TieBreak Termination Zed Foo");
}

#[test]
fn a_comment_after_the_result_stays_with_its_game() {
    let text = "[Round \"1\"]\n\n1. pass * {after} {and\nmore}\n\n[Round \"2\"]\n\n{lead} 1. pass *\n\n{x} pass * {end}";
    let games: Vec<Record> = all(text.as_bytes()).into_iter().map(Result::unwrap).collect();
    assert_eq!(games.len(), 3);
    assert_eq!(games[0].trail().len(), 2);
    assert_eq!(games[1].line().lead.len(), 1);
    assert_eq!(games[2].trail()[0].as_str(), "end");
    for game in games {
        assert_eq!(game.to_string().parse(), Ok(game));
    }
}

#[test]
fn draws_are_no_results() {
    for text in ["1/2-1/2", "0-0", "1-1", "½-½"] {
        assert_eq!(problem(&format!("pass {text}")), record::Problem::UnknownResult(text.into()));
    }
}

#[test]
fn records_cannot_be_made_wrong() {
    let mut game = Game::default();
    game.play(Turn::PASS).unwrap();
    let mut record = Record::new(&game);
    assert_eq!(record.set_tag("Result", "1-0"), Err(InvalidTagError::Derived));
    assert_eq!(record.set_tag("A B", "1-0"), Err(InvalidTagError::Name));
    assert_eq!(record.set_tag("", ""), Err(InvalidTagError::Name));
    assert_eq!(record.set_tag("Red", "A\nB"), Err(InvalidTagError::Value));
    record.set_tag("Note", "x").unwrap();
    record.set_tag("Red", "Ada \"\\").unwrap();
    assert!(Comment::new("a } b").is_err());
    record.add_lead(Comment::new("hello\n\nworld").unwrap());
    record.annotate(0, Annotation::Glyph(7)).unwrap();
    let line = |text: &str| {
        let turn = text.parse().unwrap();
        Line { lead: Vec::new(), turns: vec![Played { turn, annotations: Vec::new() }] }
    };
    record.annotate(0, Annotation::Variation(line("111-222"))).unwrap();
    let illegal = record.annotate(0, Annotation::Variation(line("a2a3"))).unwrap_err();
    assert!(matches!(illegal, AnnotateError::Illegal(_)));
    let empty = record.annotate(0, Annotation::Variation(Line::default()));
    assert_eq!(empty, Err(AnnotateError::Empty));
    assert_eq!(record.annotate(1, Annotation::Glyph(1)), Err(AnnotateError::NoSuchTurn(1)));
    record.set_abandoned(true);
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn a_game_that_goes_on_keeps_its_tags_and_comments() {
    let text = "[Red \"A\"]\n\n{lead} 1. pass {a} (1. 111-222) pass {b} 2. b2b3 {c} *";
    let mut record: Record = text.parse().unwrap();
    let mut game = record.to_game();
    game.undo();
    game.play("c2c3".parse().unwrap()).unwrap();
    game.resign(Side::Blue).unwrap();
    record.update(&game);
    let expected = "{lead} 1. pass {a} (1. 111-222) 1... pass {b} 2. c2c3 1-0\n";
    assert!(record.to_string().ends_with(expected), "{record}");
    assert_eq!(record.tag("Red"), Some("A"));
    assert_eq!(record.to_string().parse(), Ok(record));
}

/// A random line with random annotations.
fn random_line(position: Position, depth: usize, rng: &mut Random) -> Line {
    let mut line = Line::default();
    let comment = |rng: &mut Random| {
        let texts = ["", " ", "good", "a\nb", "{ ( [ $ \"", "ends in \\", "é ü ß"];
        Comment::new(*texts.choose(rng).unwrap()).unwrap()
    };
    if rng.random_bool(0.2) {
        line.lead.push(comment(rng));
    }
    let mut position = position;
    for _ in 0..rng.random_range(1..12) {
        let Some(&turn) = position.legal_turns().choose(rng) else {
            break;
        };
        let mut annotations = Vec::new();
        while rng.random_bool(0.3) {
            annotations.push(match rng.random_range(0..3) {
                0 => Annotation::Comment(comment(rng)),
                1 => Annotation::Glyph(rng.random()),
                _ if depth == 0 => break,
                _ => Annotation::Variation(random_line(position, depth - 1, rng)),
            });
        }
        line.turns.push(Played { turn, annotations });
        position.play(turn).unwrap();
    }
    line
}

#[test]
fn random_records_survive_a_round_trip() {
    let mut rng = random(30);
    for round in 0..2000 {
        let board = Board::REGISTERED[round % 4];
        let options = Options { positioning: round % 3 != 0, ..Options::default() };
        let start = board.start(options).unwrap();
        let mut game = Game::new(start);
        let mut before = Vec::new();
        random_game(start, &mut rng, |position, turn| {
            before.push(*position);
            game.play(turn).unwrap();
        });
        let mut record = Record::new(&game);
        for (index, position) in before.iter().enumerate() {
            if rng.random_bool(0.1) {
                let line = random_line(*position, 3, &mut rng);
                record.annotate(index, Annotation::Variation(line)).unwrap();
            }
        }
        let text = record.to_string();
        let longest = text.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(80), "{text}");
        assert_eq!(text.parse::<Record>().as_ref(), Ok(&record), "{text}");
        assert_eq!(record.to_game().outcome(), game.outcome());
    }
}

#[test]
fn results_have_one_text_each() {
    for result in GameResult::ALL {
        assert_eq!(result.to_string().parse(), Ok(result));
    }
    assert!("1/2-1/2".parse::<GameResult>().is_err());
}
