//! Game sessions, clocks, saved games, links and the position editor.

use mad_rules::game::Step;
use mad_rules::{Board, BySide, EndReason, Game, Options, Position, Side, Turn};
use mad_session::{
    Clock, Editor, GameSession, KnownGames, LinkError, NewGameChoices, PerTurn, Saved, SavedError,
    Seat, Series, SharedGame, Spot, TimeControl, game_from_query, game_to_query,
};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

const TWO_PEOPLE: BySide<Seat> = BySide { red: Seat::Person, blue: Seat::Person };
const AGAINST_FIVE: BySide<Seat> = BySide { red: Seat::Person, blue: Seat::Computer(5) };

fn play(session: &mut GameSession, turns: &str) {
    for turn in turns.split_whitespace() {
        session.play(turn.parse().unwrap()).unwrap();
    }
}

fn new_session(seats: BySide<Seat>) -> GameSession {
    GameSession::new(Game::default(), seats, 7, None)
}

#[test]
fn against_the_computer_both_turns_are_taken_back() {
    let mut session = new_session(AGAINST_FIVE);
    assert!(!session.can_undo() && session.person_to_move());
    play(&mut session, "pass pass a2a3 a5a4");
    assert!(session.undo());
    assert_eq!(session.game().turns().len(), 2);
    assert!(session.redo());
    assert_eq!(session.game().turns().len(), 4);
    play(&mut session, "a3a4");
    assert_eq!(session.computer_to_move(), Some(5));
    assert!(session.undo(), "while the computer thinks");
    assert_eq!(session.game().turns().len(), 4);
    assert!(session.undo() && session.undo() && !session.undo());
    assert_eq!(session.game().turns().len(), 0);
}

#[test]
fn the_computers_first_turn_cannot_be_taken_back() {
    let mut session = new_session(AGAINST_FIVE.swap());
    assert_eq!((session.computer_to_move(), session.person()), (Some(5), Some(Side::Blue)));
    play(&mut session, "pass");
    assert!(!session.can_undo() && !session.undo());
    assert_eq!(session.game().turns().len(), 1);
}

#[test]
fn a_resignation_can_be_taken_back() {
    let mut session = new_session(AGAINST_FIVE);
    play(&mut session, "pass pass");
    assert!(session.resign(Side::Red) && !session.resign(Side::Blue) && !session.agree());
    assert!(!session.person_to_move() && session.undo());
    assert!(session.person_to_move() && !session.game().is_over());
    assert!(session.redo());
    assert_eq!(session.game().outcome().unwrap().reason, EndReason::Resignation);
}

#[test]
fn time_runs_for_the_side_to_move_and_comes_back_with_its_turn() {
    let clock = Clock::new(TimeControl::minutes(1, 2));
    let mut session = GameSession::new(Game::default(), TWO_PEOPLE, 1, Some(clock));
    let left = |session: &GameSession| Side::ALL.map(|side| session.clock().unwrap().left(side));
    assert!(!session.spend(10_000));
    play(&mut session, "pass");
    assert_eq!(left(&session), [52_000, 60_000]);
    assert!(!session.spend(59_000));
    assert!(session.undo());
    assert_eq!(left(&session), [50_000, 60_000]);
    play(&mut session, "pass");
    assert!(session.spend(60_000) && !session.spend(1));
    let outcome = session.game().outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Side::Red, EndReason::Time));
    assert!(session.undo(), "with the turn before it: otherwise there is no time left");
    assert_eq!((left(&session), session.game().turns().len()), ([50_000, 60_000], 0));
}

/// The rule of undo, step by step: back to where a person is to move, and not right before a
/// loss on time.
fn undo_step_by_step(session: &GameSession) -> Option<Game> {
    let mut game = session.game().clone();
    while let Some(step) = game.undo() {
        let on_time = matches!(step, Step::Ending(outcome) if outcome.reason == EndReason::Time);
        if session.seats()[game.to_move()] == Seat::Person && !on_time {
            return Some(game);
        }
    }
    None
}

#[test]
fn undo_counts_the_same_steps_as_undoing_them_one_by_one() {
    let two_computers = BySide::from_fn(|_| Seat::Computer(3));
    for session in sessions() {
        for seats in [TWO_PEOPLE, AGAINST_FIVE, AGAINST_FIVE.swap(), two_computers] {
            let mut session = session.clone().with_seats(seats);
            loop {
                let expected = undo_step_by_step(&session);
                assert_eq!(session.can_undo(), expected.is_some());
                let before = session.clone();
                let steps = session.undo_steps();
                match expected {
                    Some(game) => assert_eq!(session.game(), &game),
                    None => {
                        assert!(steps.is_empty());
                        assert_eq!(session, before, "nothing changes");
                        break;
                    }
                }
                let mut redone = Vec::new();
                let mut again = session.clone();
                while again.can_redo() {
                    redone.extend(again.redo_steps());
                }
                redone.truncate(steps.len());
                redone.reverse();
                assert_eq!(redone, steps);
            }
        }
    }
}

/// Time controls of all kinds.
fn time_control(round: usize) -> TimeControl {
    match round % 3 {
        0 => TimeControl::minutes(5, 3),
        1 => TimeControl { per_turn: PerTurn::Delay(50), ..TimeControl::minutes(1, 0) },
        _ => {
            let base = BySide { red: 300_000, blue: 45_000 };
            TimeControl { base, per_turn: PerTurn::Increment(0) }
        }
    }
}

/// Random games, some with undone turns, some with declared endings.
fn sessions() -> Vec<GameSession> {
    let mut random = SmallRng::seed_from_u64(5);
    let mut sessions = Vec::new();
    for round in 0..60 {
        let board = Board::REGISTERED[round % 4];
        let start = board.start(Options { positioning: round % 3 > 0, ..Options::default() });
        let clock = (round % 5 == 0).then(|| Clock::new(time_control(round)));
        let seats = if round % 2 == 0 { TWO_PEOPLE } else { AGAINST_FIVE };
        let mut session = GameSession::new(Game::new(start.unwrap()), seats, round as u32, clock);
        for _ in 0..random.random_range(0..60) {
            let turns = session.game().legal_turns();
            if turns.is_empty() {
                break;
            }
            let turn = turns[random.random_range(0..turns.len())];
            session.spend(100);
            session.play(turn).unwrap();
        }
        match round % 7 {
            0 => drop(session.resign(Side::Blue)),
            1 => drop(session.agree()),
            2 => drop(session.undo() && session.undo()),
            4 => drop(session.spend(u32::MAX)),
            3 => drop(session.resign(Side::Red) && session.undo() && session.undo()),
            _ => {}
        }
        session.set_tag("Red", "Ada \"the\" \\ first\n");
        sessions.push(session);
    }
    sessions
}

#[test]
fn a_saved_game_is_read_as_it_was() {
    for session in sessions() {
        let saved =
            Saved { revision: 3, name: "é".into(), ..Saved::new(session, 1_800_000_000_000) };
        let again = Saved::from_text(&saved.to_text()).unwrap();
        assert_eq!(again.session.game(), saved.session.game());
        assert_eq!(again.session.record().to_string(), saved.session.record().to_string());
        let rest = |saved: &Saved| {
            let session = &saved.session;
            (
                saved.revision,
                saved.name.clone(),
                session.seats(),
                session.seed(),
                session.clock().cloned(),
            )
        };
        assert_eq!(rest(&again), rest(&saved));
    }
}

/// Browsers hold games in this format.
#[test]
fn the_format_of_saved_games_does_not_change() {
    let tags = r#"[Red \"Ada\"]\n[Result \"*\"]\n[Board \"6x4\"]\n[Positioning \"on\"]\n[TieBreak \"40\"]\n[Termination \"unterminated\"]\n\n"#;
    let ends = r#"{"turn":"a5a4"},{"ending":{"winner":"blue","reason":"resignation"}}"#;
    let clock = r#"{"control":{"base":300000,"increment":3000},"left":{"red":305800,"blue":302800},"before":[{"red":299900,"blue":300000},{"red":302900,"blue":299900},{"red":302800,"blue":302900}]}"#;
    for (taken_back, blue, clock) in
        [("", r#"{"computer":5}"#, "null"), (ends, r#""person""#, clock)]
    {
        let text = format!(
            r#"{{"version":1,"revision":3,"name":"é\t\"","created":1800000000000,"updated":1800000000001,"record":"{tags}1. pass pass 2. a2a3 *\n","source":"{tags}*\n","taken_back":[{taken_back}],"seats":{{"red":"person","blue":{blue}}},"seed":4294967295,"clock":{clock}}}"#
        );
        assert_eq!(Saved::updated_in(&text), Some(1_800_000_000_001));
        assert_eq!(Saved::from_text(&text).unwrap().to_text(), text);
    }
    // Fields that earlier versions did not write.
    let text = r#"{"version":1,"revision":0,"created":1,"updated":2,"record":"1. pass *","seats":{"red":"person","blue":"person"},"seed":7}"#;
    let saved = Saved::from_text(text).unwrap();
    assert_eq!((saved.name.as_str(), saved.session.clock()), ("", None));
    assert!(!saved.session.can_redo() && !saved.to_text().contains("source"));
}

/// No damage to the text makes the reader panic.
#[test]
fn damaged_texts_are_refused() {
    let mut random = SmallRng::seed_from_u64(6);
    for session in sessions().into_iter().take(20) {
        let text = Saved::new(session, 0).to_text();
        for _ in 0..50 {
            let mut bytes = text.clone().into_bytes();
            let at = random.random_range(0..bytes.len());
            match random.random_range(0..3) {
                0 => bytes.truncate(at),
                1 => bytes[at] = random.random_range(32..127),
                _ => drop(bytes.remove(at)),
            }
            let _ = Saved::from_text(&String::from_utf8_lossy(&bytes));
        }
    }
    let text = Saved::new(new_session(TWO_PEOPLE), 0).to_text();
    let later = text.replacen("\"version\":1", "\"version\":3", 1);
    assert!(matches!(Saved::from_text(&later), Err(SavedError::Version(3))));
    assert!(matches!(Saved::from_text("{}"), Err(SavedError::Json(_))));
    let error = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        Saved::from_text(&text.replacen(from, to, 1)).unwrap_err().to_string()
    };
    for (from, to, message) in [
        (
            "\"seed\":7",
            "\"seed\":-1",
            "not a saved game: invalid value: integer `-1`, expected u32 at line 1 column",
        ),
        ("\"seed\":7,", "", "not a saved game: missing field `seed` at line 1 column"),
        (
            "\"red\":\"person\"",
            "\"red\":\"robot\"",
            "not a saved game: unknown variant `robot`, expected one of `person`, `computer`, `remote` at line 1 column",
        ),
        ("*\\n", "1. a1z9 *\\n", "the saved game is damaged: record: "),
        ("[]", "[{\"turn\":\"a1a6\"}]", "the saved game is damaged: taken_back: "),
    ] {
        let error = error(from, to);
        assert!(error.starts_with(message), "{error}");
    }
    let illegal = text.replacen("\\n*\\n", "\\n1. a1a6 *\\n", 1);
    assert!(matches!(Saved::from_text(&illegal), Err(SavedError::Record(_))), "{illegal}");
}

#[test]
fn comments_and_variations_of_a_record_survive_saving_and_undo() {
    let text =
        "[Red \"Ada\"]\n[Opening \"quiet\"]\n\n1. pass {why not} pass (1... 112-221) 2. a2a3 *\n";
    let mut session = GameSession::from_record(text.parse().unwrap());
    play(&mut session, "a5a4");
    let saved = Saved::from_text(&Saved::new(session, 0).to_text()).unwrap();
    let record = saved.session.record().to_string();
    assert!(record.contains("{why not}") && record.contains("(1... 112-221)"), "{record}");
    assert!(record.contains("[Opening \"quiet\"]") && record.contains("2. a2a3 a5a4"), "{record}");
    let mut session = saved.session;
    assert!(session.undo() && session.undo() && session.undo() && session.undo());
    let mut again = Saved::from_text(&Saved::new(session, 0).to_text()).unwrap().session;
    assert!(again.redo() && again.redo() && again.redo());
    let record = again.record().to_string();
    assert!(record.contains("{why not}") && record.contains("(1... 112-221)"), "{record}");
    let left = "[Termination \"abandoned\"]\n\n1. pass *\n";
    let saved = Saved::new(GameSession::from_record(left.parse().unwrap()), 0);
    let again = Saved::from_text(&saved.to_text()).unwrap();
    assert!(again.session.record().to_string().contains("abandoned"));
}

/// A file has the time control and the times, and they are read again. Times are written in whole
/// seconds, so the second file is the same as the first.
#[test]
fn a_record_carries_the_clock() {
    let mut clocks = 0;
    for session in sessions() {
        let text = session.record_with_clock().to_string();
        let again = GameSession::from_record(text.parse().unwrap());
        assert_eq!(again.record_with_clock().to_string(), text);
        assert_eq!(again.game().turns(), session.game().turns());
        assert_eq!(again.game().outcome(), session.game().outcome());
        assert_eq!(again.clock().is_some(), session.clock().is_some(), "{text}");
        let (Some(clock), Some(before)) = (again.clock(), session.clock()) else { continue };
        clocks += 1;
        assert_eq!((clock.control(), clock.turns()), (before.control(), before.turns()));
        let tags = if before.control().base.red == before.control().base.blue {
            vec!["[TimeControl \""]
        } else {
            vec!["[TimeControlRed \"", "[TimeControlBlue \""]
        };
        assert!(tags.iter().all(|tag| text.contains(tag)), "{text}");
        assert_eq!(text.matches("[%clk ").count(), session.game().turns().len());
        if session.game().outcome().is_some_and(|outcome| outcome.reason == EndReason::Time) {
            assert_eq!(clock.left(session.game().outcome().unwrap().loser()), 0);
        }
    }
    assert!(clocks > 8);
}

#[test]
fn times_of_other_programs_are_read() {
    let text = "[TimeControl \"60+5\"]\n\n1. pass {[%clk 0:01:02.5] quick} 1... pass {[%eval 0.1] [%clk 0:00:58]} *\n";
    let session = GameSession::from_record(text.parse().unwrap());
    let clock = session.clock().unwrap();
    assert_eq!(Side::ALL.map(|side| clock.left(side)), [62_500, 58_000]);
    let record = session.record().to_string();
    assert!(record.contains("pass {quick} 1... pass {[%eval 0.1]}"), "{record}");
    let mut session = session;
    assert!(session.undo() && session.undo());
    let clock = session.clock().unwrap();
    assert_eq!(Side::ALL.map(|side| clock.left(side)), [57_500, 60_000]);
}

#[test]
fn a_rematch_keeps_the_score_and_the_time_of_each_player() {
    let base = BySide { red: 60_000, blue: 30_000 };
    let control = TimeControl { base, per_turn: PerTurn::Delay(1_000) };
    let mut first = GameSession::new(Game::default(), TWO_PEOPLE, 1, Some(Clock::new(control)));
    first.set_tag("Red", "Ada");
    first.set_tag("Blue", "Grace");
    play(&mut first, "pass");
    first.resign(Side::Blue);
    assert_eq!(first.series(), None, "the first game");
    let mut second = first.rematch(2);
    assert_eq!(second.clock().unwrap().control().base, base.swap());
    let score = |session: &GameSession| {
        let Series { games, halves } = session.series().unwrap();
        (games, halves.red, halves.blue)
    };
    // Ada plays blue now, and has one point.
    assert_eq!((score(&second), second.tag("Blue")), ((1, 0, 2), Some("Ada")));
    play(&mut second, "pass");
    second.agree();
    assert_eq!(score(&second), (2, 0, 3), "a semi-victory of blue");
    assert!(second.undo());
    assert_eq!(score(&second), (1, 0, 2));
    assert!(second.redo());
    let saved = Saved::from_text(&Saved::new(second, 0).to_text()).unwrap().session;
    assert_eq!(score(&saved), (2, 0, 3));
    let third = saved.rematch(3);
    assert_eq!((score(&third), third.tag("Red")), ((2, 3, 0), Some("Ada")));
}

#[test]
fn games_that_are_known_are_recognised() {
    let mut known = KnownGames::default();
    let sessions = sessions();
    let different: Vec<_> = sessions.iter().filter(|session| known.insert(session)).collect();
    assert!(different.len() > 40, "{} different games", different.len());
    for session in different {
        // As a file has it: the computer has a name, and times are comments.
        let mut record = session.record_with_clock();
        if session.seats().blue != Seat::Person {
            record.set_tag("Blue", "Computer, level 5").unwrap();
        }
        record.set_tag("Name", "a game").unwrap();
        let imported = GameSession::from_record(record.to_string().parse().unwrap());
        assert!(!known.insert(&imported), "{record}");
        for (tag, value) in [("Date", "2026.11.16"), ("Red", "Somebody else")] {
            let mut other = imported.clone();
            other.set_tag(tag, value);
            assert!(known.insert(&other), "another {tag}");
            assert!(!known.insert(&other), "the same {tag} again");
        }
    }
}

#[test]
fn a_link_carries_the_names() {
    let names = BySide { red: Some("Ada & Zoë".to_owned()), blue: None };
    for session in sessions().into_iter().take(20) {
        let shared = SharedGame { game: session.game().clone(), names: names.clone() };
        let query = shared.to_query();
        assert!(query.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"<>%#`".contains(&byte)));
        let again = SharedGame::from_query(&query).unwrap();
        assert_eq!((again.game.turns(), &again.names), (session.game().turns(), &names));
        let session = again.to_session();
        assert_eq!((session.tag("Red"), session.tag("Blue")), (Some("Ada & Zoë"), None));
        assert!(game_from_query(&query).is_ok());
    }
}

#[test]
fn a_rematch_swaps_sides_and_names() {
    let mut session = new_session(AGAINST_FIVE);
    session.set_tag("Red", "Ada");
    session.set_tag("Blue", "Level 5");
    play(&mut session, "pass pass");
    let rematch = session.rematch(9);
    assert_eq!((rematch.person(), rematch.seed()), (Some(Side::Blue), 9));
    assert_eq!((rematch.tag("Red"), rematch.tag("Blue")), (Some("Level 5"), Some("Ada")));
    assert_eq!(rematch.game(), &Game::default());
}

#[test]
fn a_link_carries_the_whole_game() {
    for session in sessions() {
        let query = game_to_query(session.game());
        let game = game_from_query(&query).unwrap();
        assert_eq!((game.start(), game.turns()), (session.game().start(), session.game().turns()));
        assert_eq!(game.outcome(), session.game().outcome(), "{query}");
        assert!(query.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"<>%#`".contains(&byte)));
    }
    let start: Position = "b1113/4/4/r1113 r - b 3/- 5".parse().unwrap();
    let query = game_to_query(&Game::new(start));
    assert_eq!(query, "start=b1113/4/4/r1113_r_-_b_3/-_5&turns=");
    assert_eq!(game_from_query(&query).unwrap().start(), &start);
    assert_eq!(game_to_query(&Game::default()), "start=6x4&turns=");
    let options = Options { positioning: false, tie_break: None };
    let quick = Game::new(Board::FIVE_BY_FIVE.start(options).unwrap());
    assert_eq!(game_to_query(&quick), "start=5x5,off,no-tie-break&turns=");
}

#[test]
fn errors_of_damaged_links_name_the_part() {
    let error = |query: &str| game_from_query(query).unwrap_err();
    assert!(matches!(error(""), LinkError::Part(_)));
    assert!(matches!(error("start=6x4&turn=pass"), LinkError::Part(_)));
    assert!(matches!(error("start=7x9"), LinkError::Start(_)));
    assert!(matches!(error("start=6x4,zero"), LinkError::Part(_)));
    assert!(matches!(error("start=6x4&turns=pass,?"), LinkError::Text { number: 2, .. }));
    assert!(matches!(error("start=6x4&turns=a2a3"), LinkError::Illegal { number: 1, .. }));
    for end in ["0-1", "0-1,exile", "1/2-0,agreement", "0-1,agreement", "*,time", "1-0,tea"] {
        assert!(matches!(error(&format!("start=6x4&end={end}")), LinkError::End(_)), "{end}");
    }
    assert!(game_from_query("start=6x4&end=0-1/2,agreement").unwrap().is_over());
}

#[test]
fn positioning_ends_when_a_ship_leaves_the_start_squares() {
    let spot = |text: &str| {
        text.parse().map(Spot::Square).unwrap_or_else(|_| Spot::Slot(text.parse().unwrap()))
    };
    let start = Editor::new(Position::default().into());
    let both = |editor: &Editor| {
        let positioning = editor.setup().positioning;
        (positioning.red, positioning.blue)
    };
    let mut editor = start.clone();
    editor.drag(spot("a1"), spot("d2"));
    assert_eq!(both(&editor), (true, true), "two ships have swapped");
    editor.drag(spot("a1"), spot("a3"));
    assert_eq!(both(&editor), (false, true));
    editor.drag(spot("a3"), spot("a1"));
    assert_eq!(both(&editor), (false, true), "it can be switched on again by hand");
    editor.drag(spot("b6"), spot("b111"));
    assert_eq!(both(&editor), (false, false));
    let mut editor = start.clone();
    editor.drag(spot("a1"), spot("a6"));
    assert_eq!(both(&editor), (false, false), "two ships of different sides");
    let mut editor = start.clone();
    editor.clear();
    assert_eq!(both(&editor), (false, false));
    editor.set_board(Board::FIVE_BY_FIVE);
    assert_eq!(both(&editor), (true, true));
}

#[test]
fn the_editor_places_ships_anywhere_and_reports_faults() {
    let mut editor = Editor::new(Position::default().into());
    let spot = |text: &str| {
        text.parse().map(Spot::Square).unwrap_or_else(|_| Spot::Slot(text.parse().unwrap()))
    };
    editor.tap(spot("a1"));
    assert_eq!(editor.picked(), "r221".parse().ok());
    editor.tap(spot("a4"));
    assert_eq!((editor.picked(), editor.ship_at(spot("a4"))), (None, "r221".parse().ok()));
    editor.drag(spot("a4"), spot("b5"));
    assert_eq!(editor.ship_at(spot("a4")), "b122".parse().ok(), "exchanged");
    editor.drag(spot("b6"), spot("b222"));
    assert_eq!(editor.ship_at(spot("b111")), "b111".parse().ok(), "any slot means exile");
    assert!(editor.position().unwrap().is_over());
    editor.tap(spot("b1"));
    editor.tap(spot("r112"));
    assert!(editor.position().is_err(), "both corvettes are gone");
    editor.clear();
    editor.tap(spot("r111"));
    editor.tap(spot("d4"));
    assert_eq!(editor.position().unwrap().arena().len(), 1);
    for number in [1, 2, 65_535, 65_534] {
        editor.set_number(number);
        for side in [Side::Blue, Side::Red] {
            editor.set_to_move(side);
            assert!(editor.position().is_ok(), "turn {number}");
        }
    }
    editor.set_board(Board::AZTEC);
    let legal: Vec<Turn> = editor.position().unwrap().sorted_turns();
    assert_eq!(legal.len(), 9);
}

#[test]
fn another_try_keeps_sides_names_and_clock() {
    let clock = Clock::new(TimeControl::minutes(1, 2));
    let mut session = GameSession::new(Game::default(), AGAINST_FIVE, 1, Some(clock));
    session.set_tag("Red", "Ada");
    play(&mut session, "pass pass");
    assert!(session.resign(Side::Red));
    let again = session.again(9);
    assert_eq!((again.seats(), again.seed(), again.tag("Red")), (AGAINST_FIVE, 9, Some("Ada")));
    assert_eq!(again.game().turns(), []);
    assert_eq!(again.clock().unwrap().left(Side::Red), 60_000);
    assert_eq!(again.series().unwrap().halves, BySide { red: 0, blue: 2 });
    let next = session.against_level(6, 9);
    assert_eq!(next.seats(), BySide { red: Seat::Person, blue: Seat::Computer(6) });
    assert_eq!(next.series(), None);
}

#[test]
fn a_first_game_has_no_positioning_turn() {
    let first = NewGameChoices::first_game();
    let session = first.against_computer(first.start(), 3);
    assert!(!session.game().position().is_positioning_turn());
    assert_eq!(session.seats(), BySide { red: Seat::Person, blue: Seat::Computer(1) });
}

/// The turns of an online game are stored elsewhere: nothing is undone here, and earlier versions, which do not know
/// such seats, refuse the saved game instead of showing it wrongly.
#[test]
fn an_online_game_is_looked_at_from_the_side_of_its_player() {
    let mut game = Game::default();
    game.play(Turn::PASS).unwrap();
    let seats = BySide { red: Seat::Remote, blue: Seat::Person };
    let session = GameSession::new(game, seats, 1, None);
    assert_eq!(session.person(), Some(Side::Blue));
    assert!(session.person_to_move() && session.is_online() && !session.has_computer());
    assert!(!session.can_undo());
    let text = Saved::new(session.clone(), 0).to_text();
    assert!(text.starts_with("{\"version\":2,"), "{text}");
    assert_eq!(Saved::from_text(&text).unwrap().session, session);
    let overview = mad_session::GameOverview::from_text(&text).unwrap();
    assert!(overview.passes(mad_session::GameFilter::Online));
    assert!(!overview.passes(mad_session::GameFilter::TwoPlayers));
}
