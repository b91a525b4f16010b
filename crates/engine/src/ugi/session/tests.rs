//! The state machine, without input and output.

use mad_rules::Position;
use mad_ugi::{Limits, Score};

use super::*;
use crate::Level;

const LOST: &str = "b1112b222/r2213/r2223/r1113 b - - 3/40 6";
const WON: &str = "b1112b222/r2213/4/r1113 r - - 3/40 5";
const ENDED: &str = "b1112b222/4/4/4 r - r 3/40 5";

/// A session with a small table.
fn session() -> Session {
    let mut session = Session::default();
    assert_eq!(session.receive("setoption name Hash value 1"), []);
    session
}

/// Sends lines, then searches to the end; returns all replies.
fn ask(session: &mut Session, lines: &[&str]) -> Vec<Reply> {
    let mut replies: Vec<Reply> = lines.iter().flat_map(|line| session.receive(line)).collect();
    while session.is_searching() {
        replies.extend(session.run_slice());
    }
    replies
}

/// Sends lines and searches to the end; returns the last reply.
fn last(session: &mut Session, lines: &[&str]) -> Reply {
    ask(session, lines).pop().expect("a reply")
}

/// The replies without `info` lines about the search.
fn answers(replies: Vec<Reply>) -> Vec<Reply> {
    replies.into_iter().filter(|reply| !matches!(reply, Reply::Info(_))).collect()
}

fn level_options(level: u8, seed: u32) -> [String; 2] {
    [format!("setoption name Level value {level}"), format!("setoption name Seed value {seed}")]
}

/// The report of the same search without a session.
fn search(mfen: &str, limits: Limits, level: Option<Level>, seed: u64, lines: usize) -> Report {
    let mut engine = Engine::new(1);
    engine.set_level(level);
    engine.set_seed(seed);
    engine.set_lines(lines);
    let position = mfen.parse().unwrap();
    engine.search(&position, limits, &AtomicBool::new(false), |_| {}).unwrap()
}

#[test]
fn an_analysis_reports_each_iteration_and_finds_what_the_engine_finds() {
    for lines in [1, 3] {
        let multi_pv = format!("setoption name MultiPV value {lines}");
        let replies = ask(&mut session(), &[&multi_pv, "position startpos", "go nodes 100000"]);
        let report =
            search(&Position::default().to_string(), Limits::nodes(100_000), None, 0, lines);
        assert_eq!(report.nodes, 100_000, "more than one slice, and exactly as many as allowed");
        let (best, infos) = replies.split_last().unwrap();
        assert_eq!(*best, Reply::BestMove(BestMove::Turn(report.best())));
        let info = |reply: &Reply| match reply {
            Reply::Info(info) => info.clone(),
            other => panic!("{other:?}"),
        };
        let infos: Vec<Info> = infos.iter().map(info).collect();
        let last = &infos[infos.len() - lines..];
        for (info, line) in last.iter().zip(&report.lines) {
            assert_eq!((info.score, &info.pv), (Some(line.score()), &line.turns));
            assert_eq!((info.depth, info.nodes), (Some(report.depth), Some(report.nodes)));
        }
        let complete = &infos[..infos.len() - lines];
        let depths: Vec<u32> =
            complete.iter().step_by(lines).filter_map(|info| info.depth).collect();
        assert_eq!(depths, (1..=report.depth).collect::<Vec<_>>(), "each iteration once");
    }
}

#[test]
fn a_level_plays_and_agrees_as_the_engine_does() {
    let mut session = session();
    let start = Position::default();
    for level in Level::all().take(7) {
        for seed in [1, 5, u32::MAX] {
            let report = search(&start.to_string(), Limits::default(), Some(level), seed.into(), 1);
            let [level, seed] = &level_options(level.number(), seed);
            let played = last(&mut session, &["uginewgame", level, seed, "go"]);
            assert_eq!(played, Reply::BestMove(BestMove::Turn(report.best())));
            for (side, name) in [(Side::Red, "p1"), (Side::Blue, "p2")] {
                let go = format!("go agree {name}");
                let agreed = last(&mut session, &["uginewgame", &go]);
                assert_eq!(agreed, Reply::Agreement(Some(report.would_agree(side, &start))));
            }
        }
    }
}

#[test]
fn a_level_ends_its_search_by_itself_unless_it_is_infinite() {
    let mut session = session();
    let [level, seed] = &level_options(2, 3);
    assert!(matches!(last(&mut session, &[level, seed, "go"]), Reply::BestMove(_)));
    let replies = ask(&mut session, &["go infinite"]);
    assert!(replies.iter().all(|reply| matches!(reply, Reply::Info(_))), "{replies:?}");
    assert!(!session.is_searching(), "its positions are used up, but the answer waits");
    assert!(matches!(session.receive("stop")[..], [Reply::BestMove(_)]));
}

#[test]
fn turns_lead_to_the_position() {
    let turns = ["pass", "pass", "a2a3"];
    let mut position = Position::default();
    for turn in turns {
        position.play(turn.parse().unwrap()).unwrap();
    }
    let [level, seed] = &level_options(4, 9);
    let given = format!("position startpos moves {}", turns.join(" "));
    let replies = answers(ask(&mut session(), &[level, seed, &given, "go"]));
    let given = format!("position fen {position}");
    assert_eq!(replies, answers(ask(&mut session(), &[level, seed, &given, "go"])));
    assert!(matches!(replies[..], [Reply::BestMove(BestMove::Turn(_))]));
}

#[test]
fn a_stop_brings_the_answer() {
    let mut session = session();
    assert_eq!(session.receive("stop"), [], "nothing to stop");
    for slices in [0, 1, 5] {
        assert_eq!(session.receive("go"), []);
        for _ in 0..slices {
            session.run_slice();
            assert!(session.is_searching());
        }
        assert!(matches!(answers(session.receive("stop"))[..], [Reply::BestMove(_)]));
        assert!(!session.is_searching());
        assert_eq!(session.run_slice(), []);
    }
}

#[test]
fn lines_wait_for_a_bounded_search_in_their_order() {
    let mut session = session();
    assert_eq!(session.receive("go nodes 40000"), []);
    assert_eq!(session.receive("isready"), [Reply::ReadyOk], "answered at once");
    assert_eq!(session.receive("query gameover"), [Reply::Response(Response::Bool(false))]);
    let ended = format!("position fen {ENDED}");
    for waiting in ["go depth x", &ended, "query gameover", "go nodes 5", "isready"] {
        assert_eq!(session.receive(waiting), []);
        assert!(session.is_blocked());
    }
    let replies = answers(ask(&mut session, &[]));
    let [
        Reply::BestMove(BestMove::Turn(_)),
        Reply::Error(_),
        Reply::Response(Response::Bool(true)),
        Reply::BestMove(BestMove::None),
        Reply::ReadyOk,
    ] = &replies[..]
    else {
        panic!("{replies:?}");
    };
}

#[test]
fn lines_are_refused_during_an_infinite_search() {
    let mut session = session();
    session.receive("go infinite");
    for line in ["position startpos", "uginewgame", "setoption name Level value 3", "go nodes 5"] {
        let replies = session.receive(line);
        let [Reply::Error(message)] = &replies[..] else { panic!("{replies:?}") };
        assert!(message.contains("send stop first"), "{message}");
    }
    assert!(matches!(session.receive("ugi").last(), Some(Reply::UgiOk)));
    session.run_slice();
    assert!(session.is_searching());
    assert!(matches!(answers(session.receive("quit"))[..], [Reply::BestMove(_)]));
    assert!(session.has_quit());
    assert_eq!(session.receive("isready"), []);
}

#[test]
fn the_end_of_the_input_answers_what_would_wait_for_ever() {
    let mut session = session();
    session.receive("go");
    session.run_slice();
    assert!(matches!(answers(session.end_input())[..], [Reply::BestMove(_)]));
    let mut session = self::session();
    session.receive("go nodes 40000");
    session.receive("go infinite");
    assert_eq!(session.end_input(), []);
    let replies = answers(ask(&mut session, &[]));
    assert!(matches!(replies[..], [Reply::BestMove(_), Reply::BestMove(_)]), "{replies:?}");
}

#[test]
fn malformed_lines_are_refused_and_disturb_nothing() {
    let mut session = session();
    session.receive("position startpos moves pass");
    for (line, about) in [
        ("dance", "dance"),
        ("position fen 4/4 r", "field 2 (side to move), offset 5"),
        ("position startpos moves pass a9", "turn 2, \"a9\""),
        ("position startpos moves pass pass a1f1", "turn 3"),
        ("setoption name MultiPV value 0", "MultiPV: "),
        ("setoption name Level value 11", "Level: expected a number from 0 to 10"),
        ("setoption name Resign value maybe", "Resign: "),
        ("setoption name Time value 3", "unknown option \"Time\""),
        ("go depth 0", "depth"),
    ] {
        let replies = session.receive(line);
        let [Reply::Error(message)] = &replies[..] else { panic!("{replies:?}") };
        assert!(message.contains(about), "{message}");
    }
    assert_eq!(session.receive("query p1turn"), [Reply::Response(Response::Bool(false))]);
}

#[test]
fn mutated_lines_never_panic() {
    let mut session = session();
    let line = format!("position fen {WON} moves a3a4");
    for place in 0..line.len() {
        for byte in *b"0-x ,9" {
            let mut mutated = line.clone().into_bytes();
            mutated[place] = byte;
            session.receive(std::str::from_utf8(&mutated).unwrap());
            ask(&mut session, &["go nodes 5"]);
        }
    }
}

#[test]
fn the_hopeless_resign_only_if_they_may() {
    let mut session = session();
    let [level, seed] = &level_options(10, 1);
    let lost = format!("position fen {LOST}");
    let reply = last(&mut session, &[level, seed, &lost, "go"]);
    assert!(matches!(reply, Reply::BestMove(BestMove::Turn(_))));
    let reply = last(&mut session, &["setoption name Resign value true", "go"]);
    assert_eq!(reply, Reply::BestMove(BestMove::Resign));
    let reply = last(&mut session, &[&format!("position fen {WON}"), "go"]);
    assert!(matches!(reply, Reply::BestMove(BestMove::Turn(_))));
}

#[test]
fn a_finished_game_has_no_answer() {
    let mut session = session();
    let ended = format!("position fen {ENDED}");
    assert_eq!(ask(&mut session, &[&ended, "go"]), [Reply::BestMove(BestMove::None)]);
    assert_eq!(ask(&mut session, &["go agree p1"]), [Reply::Agreement(None)]);
}

#[test]
fn a_single_position_is_enough_for_an_answer() {
    let replies = ask(&mut session(), &["go nodes 1"]);
    let [Reply::Info(info), Reply::BestMove(BestMove::Turn(_))] = &replies[..] else {
        panic!("{replies:?}");
    };
    assert_eq!((info.depth, info.nodes, info.pv.len()), (Some(0), Some(1), 1));
    assert!(matches!(info.score, Some(Score::Centi(-100..=100))));
}

#[test]
fn a_new_game_forgets_the_last_one() {
    let nodes = |replies: &[Reply]| {
        let nodes = |reply: &Reply| match reply {
            Reply::Info(info) => info.nodes,
            _ => None,
        };
        replies.iter().filter_map(nodes).collect::<Vec<u64>>()
    };
    let mut session = session();
    let go = ["go nodes 40000"];
    let first = nodes(&ask(&mut session, &go));
    assert_ne!(nodes(&ask(&mut session, &go)), first, "the table helps");
    session.receive("uginewgame");
    assert_eq!(nodes(&ask(&mut session, &go)), first);
    session.receive("setoption name Seed value 5");
    assert_eq!(nodes(&ask(&mut session, &go)), first, "another seed is another game");
    session.receive("setoption name Seed value 5");
    assert_ne!(nodes(&ask(&mut session, &go)), first, "the same seed is the same game");
}

/// After a panic the engine was once replaced by one with default options.
#[test]
fn options_survive_a_search_that_failed() {
    let mut session = session();
    let [level, seed] = &level_options(3, 8);
    let played = last(&mut session, &[level, seed, "go"]);
    session.receive("go infinite");
    let replies = session.abandon_search();
    assert!(matches!(replies[..], [Reply::Error(_), Reply::BestMove(BestMove::None)]));
    assert_eq!(last(&mut session, &["go"]), played);
}

#[test]
fn helper_threads_are_counted_and_end_with_the_search() {
    let mut session = session();
    let replies = ask(&mut session, &["setoption name Threads value 3", "go depth 9"]);
    assert!(matches!(replies.last(), Some(Reply::BestMove(BestMove::Turn(_)))));
    session.receive("go infinite");
    for _ in 0..3 {
        session.run_slice();
    }
    assert!(matches!(answers(session.receive("stop"))[..], [Reply::BestMove(_)]));
}
