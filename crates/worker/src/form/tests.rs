//! The messages as they are documented.

use mad_rules::{Side, Turn};

use crate::{Agree, Analyse, Findings, Line, Play, Request, Response, Score};

#[test]
fn requests_have_the_documented_form() {
    let position = "b1112b222/4/4/r1112r211 r - r 3/40 5";
    for (text, request) in [
        (r#"{"type":"stop"}"#.to_owned(), Request::Stop),
        (r#"{"type":"new_game"}"#.to_owned(), Request::NewGame),
        (
            format!(
                r#"{{"type":"analyse","id":1,"position":"{position}","turns":["a1a2"],"lines":3,"nodes":9}}"#
            ),
            Request::Analyse(Analyse {
                id: 1,
                position: position.parse().unwrap(),
                turns: vec!["a1a2".parse().unwrap()],
                lines: 3,
                depth: None,
                nodes: Some(9),
            }),
        ),
        (
            format!(
                r#"{{"type":"play","id":3,"position":"{position}","turns":[],"level":10,"seed":0,"resigns":true}}"#
            ),
            Request::Play(Play {
                id: 3,
                position: position.parse().unwrap(),
                turns: Vec::new(),
                level: 10,
                seed: 0,
                resigns: true,
            }),
        ),
        (
            format!(
                r#"{{"type":"agree","id":2,"position":"{position}","turns":[],"level":4,"seed":4294967295,"side":"blue"}}"#
            ),
            Request::Agree(Agree {
                id: 2,
                position: position.parse().unwrap(),
                turns: Vec::new(),
                level: 4,
                seed: u32::MAX,
                side: Side::Blue,
            }),
        ),
    ] {
        assert_eq!(request.to_text(), text);
        assert_eq!(Request::from_text(&text), Ok(request));
    }
}

#[test]
fn what_may_be_left_out_is_filled_in() {
    let text = r#"{"type":"play","id":1,"position":"b1112b222/4/4/r1112r211 r - r 3/40 5","level":4,"seed":0}"#;
    let Ok(Request::Play(play)) = Request::from_text(text) else { panic!("{text}") };
    assert!(play.turns.is_empty() && !play.resigns);
}

#[test]
fn responses_have_the_documented_form() {
    let line = Line { score: Score::Semi(-3), turns: vec![Turn::PASS] };
    let findings = Findings { id: 7, depth: 2, nodes: 99, lines: vec![line] };
    let error = |id| Response::Error { id, message: "no".to_owned() };
    for (response, text) in [
        (
            Response::Done(findings.clone()),
            r#"{"type":"done","id":7,"depth":2,"nodes":99,"lines":[{"score":{"semi":-3},"turns":["pass"]}]}"#,
        ),
        (
            Response::Progress(findings),
            r#"{"type":"progress","id":7,"depth":2,"nodes":99,"lines":[{"score":{"semi":-3},"turns":["pass"]}]}"#,
        ),
        (Response::Ready { version: "1".to_owned() }, r#"{"type":"ready","version":"1"}"#),
        (Response::Reply { id: 7, turn: Turn::PASS }, r#"{"type":"reply","id":7,"turn":"pass"}"#),
        (Response::Resignation { id: 7 }, r#"{"type":"resignation","id":7}"#),
        (
            Response::Agreement { id: 7, agrees: true },
            r#"{"type":"agreement","id":7,"agrees":true}"#,
        ),
        (Response::Over { id: 7 }, r#"{"type":"over","id":7}"#),
        (Response::Broken { message: "no".to_owned() }, r#"{"type":"broken","message":"no"}"#),
        (error(None), r#"{"type":"error","message":"no"}"#),
        (error(Some(7)), r#"{"type":"error","id":7,"message":"no"}"#),
    ] {
        assert_eq!(response.to_text(), text);
        assert_eq!(Response::from_text(text), Ok(response));
    }
}

#[test]
fn scores_have_the_documented_form() {
    for (score, form) in [
        (Score::Centi(-12), r#"{"centi":-12}"#),
        (Score::Win(3), r#"{"win":3}"#),
        (Score::Semi(i32::MIN), r#"{"semi":-2147483648}"#),
    ] {
        let lines = vec![Line { score, turns: Vec::new() }];
        let response = Response::Done(Findings { id: 0, depth: 0, nodes: u64::MAX, lines });
        let text = format!(
            r#"{{"type":"done","id":0,"depth":0,"nodes":18446744073709551615,"lines":[{{"score":{form},"turns":[]}}]}}"#
        );
        assert_eq!(response.to_text(), text);
        assert_eq!(Response::from_text(&text), Ok(response));
    }
}
