//! Searches of endings that wait for a ranking.

use std::sync::LazyLock;

use mad_rules::Options;
use mad_tables::{Tables, build_in_memory};
use mad_ugi::{BestMove, Score};

use super::*;

const BOARD: Board = Board::SIX_BY_FOUR;
const LIMIT: Option<NonZeroU16> = Some(Options::STANDARD_TIE_BREAK);
const SHIPS: usize = 3;

/// Endings that are lost, won, and semi-victories of both sides, for the side to move.
const ENDINGS: [&str; 4] = [
    "b1113/4/4/4/r2223/r1113 b - r 3/40 92",
    "b1113/4/4/4/r2223/r1113 r - b 3/40 91",
    "4/b111b2212/4/4/2r1111/4 b - b 39/40 92",
    "4/b111b2212/4/4/2r1111/4 b - r 39/40 92",
];

static TABLES: LazyLock<Arc<Tables<Vec<u8>>>> = LazyLock::new(|| {
    let mut tables = Tables::new();
    for file in build_in_memory(BOARD, LIMIT, SHIPS).unwrap() {
        tables.add(file).unwrap();
    }
    Arc::new(tables)
});

fn session() -> Session {
    let mut session = Session::default();
    session.receive("setoption name Hash value 1");
    session.expect_endings(BOARD, LIMIT, SHIPS);
    session
}

/// Begins a search.
fn ask(session: &mut Session, mfen: &str, go: &str) -> Vec<Reply> {
    let mut replies = session.receive(&format!("position fen {mfen}"));
    replies.extend(session.receive(go));
    replies
}

/// Provides what the search waits for.
fn provide(session: &mut Session) -> Vec<Reply> {
    let position = *session.missing_ending().expect("a search waits");
    session.provide_ending(&position, Ok(TABLES.ranking(&position).unwrap().unwrap()))
}

fn fail(session: &mut Session) -> Vec<Reply> {
    let position = *session.missing_ending().expect("a search waits");
    session.provide_ending(&position, Err("HTTP status 404".to_owned()))
}

/// Searches to the end; returns all replies without their times.
fn finish(session: &mut Session) -> Vec<Reply> {
    let mut replies = Vec::new();
    while session.is_searching() {
        replies.extend(session.run_slice());
    }
    for reply in &mut replies {
        if let Reply::Info(info) = reply {
            (info.nps, info.time) = (None, None);
        }
    }
    replies
}

/// The last score, if it is that of a position in the tables.
fn exact_score(replies: &[Reply]) -> Option<Score> {
    let mut infos = replies.iter().rev().filter_map(|reply| match reply {
        Reply::Info(info) if info.score.is_some() => Some(info),
        _ => None,
    });
    let last = infos.next()?;
    last.score.filter(|_| last.tbhits == Some(1))
}

fn is_played(replies: &[Reply]) -> bool {
    matches!(replies.last(), Some(Reply::BestMove(BestMove::Turn(_))))
}

#[test]
fn a_search_begins_when_its_ranking_is_there_and_is_exact() {
    let mut session = session();
    assert_eq!(session.receive(&format!("position fen {}", ENDINGS[0])), []);
    assert_eq!(session.missing_ending(), None, "nothing before the search");
    assert_eq!(session.receive("go nodes 300"), []);
    assert!(session.missing_ending().is_some() && !session.is_searching());
    assert_eq!(session.run_slice(), []);
    assert_eq!(session.receive("isready"), [Reply::ReadyOk]);
    assert_eq!(session.receive("position startpos"), [], "waits, as in any limited search");
    assert_eq!(provide(&mut session), []);
    let replies = finish(&mut session);
    assert!(matches!(exact_score(&replies), Some(Score::Win(..0))), "{replies:?}");
    assert!(is_played(&replies));
    // The engine has it until another position is searched.
    assert_eq!(ask(&mut session, ENDINGS[0], "go nodes 300"), []);
    assert!(session.is_searching() && exact_score(&finish(&mut session)).is_some());
    ask(&mut session, ENDINGS[1], "go nodes 300");
    assert!(!session.is_searching());
    provide(&mut session);
    assert!(matches!(exact_score(&finish(&mut session)), Some(Score::Win(1..))));
}

#[test]
fn the_replies_are_those_with_all_tables_at_hand() {
    for mfen in ENDINGS {
        for (lines, go) in [(1, "go nodes 20000"), (1, "go depth 6"), (3, "go nodes 5000")] {
            let multi_pv = format!("setoption name MultiPV value {lines}");
            let mut with_files = Session::default();
            with_files.engine.set_endings(Some(Arc::clone(&TABLES) as _));
            let mut ranked = session();
            for session in [&mut with_files, &mut ranked] {
                session.receive("setoption name Hash value 1");
                session.receive(&multi_pv);
                assert_eq!(ask(session, mfen, go), []);
            }
            provide(&mut ranked);
            let [expected, found] = [&mut with_files, &mut ranked].map(finish);
            assert!(exact_score(&found).is_some(), "{mfen}: {found:?}");
            assert_eq!(found, expected, "{mfen}: {lines} lines, {go}");
        }
    }
}

#[test]
fn levels_and_other_positions_wait_for_nothing() {
    for (level, mfen) in [
        (3, ENDINGS[0]),
        (0, "b1113/4/4/4/r2223/r1113 b - r 3/30 92"),
        (0, "b1113/4/4/4/r2223/r1113 b b r 3/40 92"),
        (0, "b111b2222/4/4/4/r2223/r1113 b - r 4/40 92"),
        (0, "b1114/5/5/1r2213/r1114 r - b 5/40 91"),
    ] {
        let mut session = session();
        session.receive(&format!("setoption name Level value {level}"));
        assert_eq!(ask(&mut session, mfen, "go nodes 300"), []);
        assert_eq!(session.missing_ending(), None, "{mfen}");
        let replies = finish(&mut session);
        assert!(is_played(&replies) && exact_score(&replies).is_none(), "{mfen}");
    }
    let over = "b111b112b121b122/4/4/4/4/4 r - b 0/40 9";
    assert_eq!(ask(&mut session(), over, "go"), [Reply::BestMove(BestMove::None)]);
}

#[test]
fn a_search_that_is_stopped_is_answered_without_it() {
    for go in ["go nodes 300", "go infinite"] {
        let mut session = session();
        ask(&mut session, ENDINGS[0], go);
        let position = *session.missing_ending().unwrap();
        let replies = session.receive("stop");
        assert!(is_played(&replies) && exact_score(&replies).is_none());
        assert_eq!(session.missing_ending(), None);
        // What comes too late is of no use, and does no harm.
        let ranking = TABLES.ranking(&position).unwrap().unwrap();
        assert_eq!(session.provide_ending(&position, Ok(ranking.clone())), []);
        ask(&mut session, ENDINGS[1], go);
        assert_eq!(session.provide_ending(&position, Ok(ranking)), []);
        assert!(!session.is_searching());
        provide(&mut session);
        let mut replies = finish(&mut session);
        replies.extend(session.receive("stop"));
        assert!(is_played(&replies) && exact_score(&replies).is_some(), "{replies:?}");
    }
}

#[test]
fn a_failure_is_reported_once_and_asked_for_again_later() {
    let mut session = session();
    let mut asked = Vec::new();
    for search in 0..16 {
        ask(&mut session, ENDINGS[search % 2], "go nodes 300");
        if let Some(&position) = session.missing_ending() {
            asked.push(search);
            let replies = fail(&mut session);
            match &replies[..] {
                [Reply::Info(Info { string: Some(text), .. })] if search == 0 => {
                    assert!(text.contains("HTTP status 404"), "{text}");
                }
                replies => assert!(search > 0 && replies.is_empty(), "{search}: {replies:?}"),
            }
            let late = session.provide_ending(&position, Err("too late".to_owned()));
            assert_eq!(late, [], "not missing any more");
        }
        let replies = finish(&mut session);
        assert!(is_played(&replies) && exact_score(&replies).is_none());
    }
    assert_eq!(asked, [0, 2, 5, 10], "one, two, four, … searches do not ask");

    session.receive("uginewgame");
    ask(&mut session, ENDINGS[1], "go nodes 300");
    provide(&mut session);
    assert!(exact_score(&finish(&mut session)).is_some());
}

#[test]
fn a_ranking_after_a_failure_is_used() {
    let mut session = session();
    ask(&mut session, ENDINGS[0], "go nodes 300");
    fail(&mut session);
    finish(&mut session);
    ask(&mut session, ENDINGS[0], "go nodes 300");
    assert!(
        exact_score(&finish(&mut session)).is_none(),
        "the search after a failure does not ask"
    );
    ask(&mut session, ENDINGS[0], "go nodes 300");
    provide(&mut session);
    assert!(exact_score(&finish(&mut session)).is_some());
}

#[test]
fn an_engine_that_replaces_a_failed_one_needs_its_ranking_again() {
    let mut session = session();
    ask(&mut session, ENDINGS[0], "go infinite");
    provide(&mut session);
    session.abandon_search();
    ask(&mut session, ENDINGS[0], "go nodes 300");
    provide(&mut session);
    assert!(exact_score(&finish(&mut session)).is_some());
}
