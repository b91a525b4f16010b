//! The session, natively.

use serde_json::{Value, json};

use super::*;

const SMALL: usize = 1;
const LOST: &str = "b1112b222/r2213/r2223/r1113 b - - 3/40 6";
const WON: &str = "b1112b222/r2213/4/r1113 r - - 3/40 5";
const ENDED: &str = "b1112b222/4/4/4 r - r 3/40 5";

fn start() -> String {
    Position::default().to_string()
}

fn analyse(id: u32, limits: &[(&str, u64)]) -> Value {
    let mut request =
        json!({ "type": "analyse", "id": id, "position": start(), "turns": [], "lines": 1 });
    for (name, value) in limits {
        request[*name] = (*value).into();
    }
    request
}

fn play(position: &str, level: u8, seed: u32) -> Value {
    json!({ "type": "play", "id": 1, "position": position, "level": level, "seed": seed })
}

fn send(session: &mut Session, request: &Value) -> Vec<Response> {
    session.receive(&request.to_string())
}

/// Everything that is answered to a request.
fn ask(session: &mut Session, request: &Value) -> Vec<Response> {
    let mut answers = send(session, request);
    while session.is_busy() {
        answers.extend(session.step());
    }
    answers
}

/// What the engine finds without a session around it.
fn search(mfen: &str, limits: Limits, level: Option<Level>, seed: u64, lines: usize) -> Report {
    let mut engine = Engine::new(SMALL);
    engine.set_level(level);
    engine.set_seed(seed);
    engine.set_lines(lines);
    let position = mfen.parse().unwrap();
    engine.search(&position, limits, &AtomicBool::new(false), |_| {}).unwrap()
}

#[test]
fn an_analysis_finds_what_the_engine_finds() {
    for lines in [1, 3] {
        let mut request = analyse(7, &[("nodes", 100_000)]);
        request["lines"] = lines.into();
        let answers = ask(&mut Session::new(SMALL), &request);
        let (last, progress) = answers.split_last().unwrap();
        let report = search(&start(), Limits::nodes(100_000), None, 0, lines);
        assert_eq!(*last, Response::Done(findings(7, &report)));
        assert_eq!(report.nodes, 100_000, "more than one slice, and exactly as many as allowed");
        let depth = |response: &Response| match response {
            Response::Progress(Findings { id: 7, depth, lines: found, .. }) => {
                assert_eq!(found.len(), lines);
                *depth
            }
            other => panic!("{other:?}"),
        };
        let depths: Vec<u32> = progress.iter().map(depth).collect();
        assert_eq!(depths, (1..=report.depth).collect::<Vec<_>>(), "each iteration once");
    }
}

#[test]
fn a_level_plays_and_agrees_as_the_engine_does() {
    let mut session = Session::new(SMALL);
    for level in Level::all().take(7) {
        for seed in [0, 5, u32::MAX] {
            send(&mut session, &json!({ "type": "new_game" }));
            let number = level.number();
            let report = search(&start(), Limits::default(), Some(level), seed.into(), 1);
            let reply = Response::Reply { id: 1, turn: report.best() };
            assert_eq!(ask(&mut session, &play(&start(), number, seed)), [reply]);
            for side in [Side::Red, Side::Blue] {
                send(&mut session, &json!({ "type": "new_game" }));
                let request = json!({
                    "type": "agree", "id": 2, "position": start(), "level": number, "seed": seed,
                    "side": side.name(),
                });
                let agrees = report.would_agree(side, &Position::default());
                let agreement = Response::Agreement { id: 2, agrees };
                assert_eq!(ask(&mut session, &request), [agreement]);
            }
        }
    }
}

#[test]
fn turns_lead_to_the_position() {
    let turns = ["pass", "pass", "a2a3"];
    let mut position = Position::default();
    for turn in turns {
        position.play(turn.parse().unwrap()).unwrap();
    }
    let mut told = play(&start(), 4, 9);
    told["turns"] = turns.to_vec().into();
    let answers = ask(&mut Session::new(SMALL), &told);
    assert_eq!(answers, ask(&mut Session::new(SMALL), &play(&position.to_string(), 4, 9)));
    assert!(matches!(answers[..], [Response::Reply { .. }]));
}

#[test]
fn a_stop_brings_the_answer() {
    let mut session = Session::new(SMALL);
    assert_eq!(send(&mut session, &json!({ "type": "stop" })), [], "nothing to stop");
    for slices in [0, 1, 5] {
        assert_eq!(send(&mut session, &analyse(slices, &[])), []);
        for _ in 0..slices {
            session.step();
            assert!(session.is_busy());
        }
        let answers = send(&mut session, &json!({ "type": "stop" }));
        let Some(Response::Done(Findings { id, lines, .. })) = answers.last() else {
            panic!("{answers:?}");
        };
        assert_eq!((*id, lines.len(), session.is_busy()), (slices, 1, false));
        assert_eq!(session.step(), []);
    }
    send(&mut session, &play(&start(), 10, 1));
    let answers = send(&mut session, &json!({ "type": "new_game" }));
    assert!(matches!(answers[..], [Response::Reply { id: 1, .. }]), "{answers:?}");
}

#[test]
fn a_new_request_ends_the_running_search() {
    let mut session = Session::new(SMALL);
    send(&mut session, &analyse(1, &[]));
    session.step();
    let answers = send(&mut session, &analyse(2, &[("depth", 3)]));
    assert!(matches!(answers.last(), Some(Response::Done(Findings { id: 1, .. }))));
    let answers = ask(&mut session, &play(ENDED, 3, 1));
    assert!(matches!(answers[..], [.., Response::Done(_), Response::Over { id: 1 }]));
    assert!(!session.is_busy());
}

#[test]
fn nonsense_is_refused_and_disturbs_nothing() {
    let mut session = Session::new(SMALL);
    send(&mut session, &analyse(1, &[]));
    let with = |name: &str, value: Value| {
        let mut request = analyse(5, &[]);
        request[name] = value;
        request.to_string()
    };
    for (text, about) in [
        (String::new(), "expected a value"),
        ("[]".to_owned(), ""),
        (json!({ "type": "dance", "id": 5 }).to_string(), "dance"),
        (with("position", "4/4 r".into()), "position: "),
        (with("turns", json!(["pass", "a9"])), "turn 2: "),
        (with("turns", json!(["pass", "pass", "a1f1"])), "turn 3: "),
        (with("lines", 0.into()), "lines: "),
        (with("depth", 0.into()), "depth: "),
        (with("nodes", 0.into()), "nodes: "),
        (with("time", 5.into()), "time"),
        (play(&start(), 0, 1).to_string(), "level: "),
        (play(&start(), 11, 1).to_string(), "level: "),
    ] {
        let answers = session.receive(&text);
        let [Response::Error { id, message }] = &answers[..] else { panic!("{answers:?}") };
        assert!(message.contains(about), "{message}");
        assert_eq!(id.is_some(), text.contains("\"id\""), "{text}");
    }
    assert!(session.is_busy());
}

#[test]
fn broken_texts_never_panic() {
    let mut session = Session::new(SMALL);
    let text = play(&start(), 1, 1).to_string();
    for place in 0..text.len() {
        for byte in *b"0-\"{,9" {
            let mut broken = text.clone().into_bytes();
            broken[place] = byte;
            session.receive(std::str::from_utf8(&broken).unwrap());
            session.step();
        }
    }
}

#[test]
fn the_hopeless_resign_only_if_they_may() {
    let mut session = Session::new(SMALL);
    let mut request = play(LOST, 10, 1);
    assert!(matches!(ask(&mut session, &request)[..], [Response::Reply { .. }]));
    request["resigns"] = true.into();
    assert_eq!(ask(&mut session, &request), [Response::Resignation { id: 1 }]);
    request["position"] = WON.into();
    assert!(matches!(ask(&mut session, &request)[..], [Response::Reply { .. }]));
}

#[test]
fn a_single_position_is_enough_for_an_answer() {
    let answers = ask(&mut Session::new(SMALL), &analyse(1, &[("nodes", 1)]));
    let [Response::Done(Findings { depth: 0, nodes: 1, lines, .. })] = &answers[..] else {
        panic!("{answers:?}");
    };
    assert!(matches!(lines[0].score, Score::Centi(-100..=100)) && lines[0].turns.len() == 1);
}

#[test]
fn a_new_game_forgets_the_last_one() {
    let mut session = Session::new(SMALL);
    let request = analyse(1, &[("nodes", 40_000)]);
    let first = ask(&mut session, &request);
    assert_ne!(ask(&mut session, &request), first, "the table helps");
    send(&mut session, &json!({ "type": "new_game" }));
    assert_eq!(ask(&mut session, &request), first);
}
