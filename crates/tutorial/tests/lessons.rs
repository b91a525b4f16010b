//! Every task can be solved, its solutions are exactly those that its text asks for, and what the
//! lessons claim about the game is true.

use std::sync::atomic::AtomicBool;

use mad_engine::{Engine, Limits, Score};
use mad_rules::{Cycle, EndReason, Position, Ship, Side, Turn};
use mad_tutorial::{Goal, LESSONS, Lesson, Progress, Task, Verdict, after};

fn tasks() -> impl Iterator<Item = (String, &'static Task)> {
    LESSONS.iter().flat_map(|lesson| {
        let numbered = lesson.tasks.iter().enumerate();
        numbered.map(|(index, task)| (format!("{}-{}", lesson.name, index + 1), task))
    })
}

fn task(name: &str) -> &'static Task {
    tasks().find(|(of, _)| of == name).unwrap_or_else(|| panic!("{name}")).1
}

#[test]
fn every_lesson_has_at_least_three_tasks_that_can_be_solved_and_failed() {
    for lesson in &LESSONS {
        assert!(lesson.tasks.len() >= 3, "{}", lesson.name);
        assert_eq!(Lesson::named(lesson.name).map(Lesson::index), Some(lesson.index()));
    }
    for (name, task) in tasks() {
        let position = task.position();
        assert_eq!(position.to_move(), Side::Red, "{name}");
        assert_eq!(position.outcome(), None, "{name}");
        if let Goal::Pick(class) = task.goal {
            let right = Ship::new(Side::Red, class);
            assert!(position.place(right).square().is_some(), "{name}");
            for ship in Ship::all() {
                let verdict = if ship == right { Verdict::Right } else { Verdict::Wrong };
                assert_eq!(task.judge_pick(ship), Some(verdict), "{name}: {ship}");
            }
            continue;
        }
        let legal = position.legal_turns();
        let solutions: Vec<Turn> = task.solutions().collect();
        assert!(!solutions.is_empty(), "{name}");
        for solution in &solutions {
            assert!(legal.contains(solution), "{name}: {solution} is not legal");
            assert_eq!(task.judge(*solution), Verdict::Right, "{name}");
        }
        let wrong = legal.iter().filter(|turn| task.judge(**turn) != Verdict::Right);
        assert_eq!(wrong.count(), legal.len() - solutions.len(), "{name}");
        assert!(legal.len() > solutions.len(), "{name} cannot be failed");
    }
}

/// Checks that the solutions of a task are exactly the legal turns with a property.
fn solved_by(name: &str, has: impl Fn(&Position, Turn) -> bool) {
    let position = task(name).position();
    let mut wanted: Vec<Turn> =
        position.legal_turns().into_iter().filter(|turn| has(&position, *turn)).collect();
    let mut solutions: Vec<Turn> = task(name).solutions().collect();
    wanted.sort();
    solutions.sort();
    assert_eq!(solutions, wanted, "{name}");
}

fn expels(position: &Position, turn: Turn) -> bool {
    turn.squares_moved().is_some_and(|(_, to)| position.ship_at(to).is_some())
}

fn wins(position: &Position, turn: Turn) -> bool {
    let outcome = after(position, turn).and_then(|after| after.outcome());
    outcome.is_some_and(|outcome| outcome.winner == Side::Red && outcome.reason == EndReason::Exile)
}

/// Returns whether none of these ships can be in exile after the opponent's next turn.
fn keeps(position: &Position, turn: Turn, ships: &[&str]) -> bool {
    let after = after(position, turn).expect("a legal turn");
    let safe = |position: &Position| {
        let mut ships = ships.iter().map(|ship| ship.parse().expect("a ship"));
        ships.all(|ship: Ship| position.place(ship).square().is_some())
    };
    safe(&after) && after.legal_turns().into_iter().all(|turn| safe(&after.after_unchecked(turn)))
}

fn has_bonus(_: &Position, turn: Turn) -> bool {
    turn.squares_moved().is_some() && turn.cycle().is_some()
}

/// Returns whether these classes come back from exile and the corvette stays.
fn recalls(position: &Position, turn: Turn, destroyers: &[&str]) -> bool {
    let after = after(position, turn).expect("a legal turn");
    let back = |ship: Ship| {
        position.place(ship).square().is_none() && after.place(ship).square().is_some()
    };
    after.outcome().is_none() && destroyers.iter().any(|ship| back(ship.parse().expect("a ship")))
}

#[test]
fn solutions_are_what_the_texts_ask_for() {
    for name in ["expulsion-2", "expulsion-3", "tie-break-2", "recall-2", "cruiser-2"] {
        solved_by(name, expels);
    }
    for name in ["corvette-1", "corvette-2", "tie-break-3"] {
        solved_by(name, wins);
    }
    for name in ["corvette-3", "cruiser-3"] {
        solved_by(name, |position, turn| keeps(position, turn, &["r111"]));
    }
    solved_by("cruiser-1", |position, turn| keeps(position, turn, &["r111", "r222"]));
    for name in ["bonus-1", "bonus-2", "bonus-3"] {
        solved_by(name, has_bonus);
    }
    let destroyers = ["r122", "r212", "r221"];
    for name in ["exile-1", "exile-2", "exile-3", "recall-1"] {
        solved_by(name, |position, turn| recalls(position, turn, &destroyers));
    }
    solved_by("recall-3", |position, turn| {
        has_bonus(position, turn) && recalls(position, turn, &destroyers)
    });
    let swap = |turn: Turn| turn.cycle().is_some_and(Cycle::is_permutation);
    solved_by("positioning-1", |_, turn| swap(turn));
    solved_by("positioning-2", |_, turn| turn.cycle().is_some() && !swap(turn));
    solved_by("positioning-3", |_, turn| turn == Turn::PASS);
    solved_by("tie-break-1", |position, turn| {
        let outcome = after(position, turn).and_then(|after| after.outcome());
        outcome.is_some_and(|outcome| {
            outcome.winner == Side::Red && outcome.reason == EndReason::TieBreak
        })
    });
    solved_by("rotation-1", |_, turn| {
        turn.cycle().is_some() && !swap(turn) && {
            let destroyer = turn.cycle().and_then(|cycle| cycle.classes().first().copied());
            destroyer.is_some_and(|class| class.rank() == mad_rules::Rank::Destroyer)
        }
    });
}

/// The squares, ships and digits that the text of a task names are where it says.
#[test]
fn ships_are_where_the_texts_say() {
    let place = |name: &str, ship: &str| {
        let turn = task(name).solutions().next().expect("a solution");
        let after = after(&task(name).position(), turn).expect("a legal turn");
        let ship: Ship = ship.parse().expect("a ship");
        after.place(ship).square().map(|square| square.to_string()).unwrap_or_default()
    };
    assert_eq!(place("moving-1", "r122"), "b3");
    assert_eq!(place("moving-2", "r211"), "d3");
    assert_eq!(place("moving-3", "r221"), "c3");
    assert_eq!(place("expulsion-1", "r211"), "b3");
    assert_eq!(place("expulsion-1", "b121"), "", "expelled");
    assert_eq!(place("rotation-3", "r121"), "b4");
    assert_eq!(place("corvettes-1", "r111"), "b2");
    assert_eq!(place("corvettes-2", "r111"), "b5");
    assert_eq!(place("corvettes-3", "b121"), "", "expelled");
    let before = task("rotation-2").position().place("r122".parse().expect("a ship"));
    assert_eq!(place("rotation-2", "r221"), before.square().expect("in the arena").to_string());
}

/// The engine's score of every turn of a task's position.
fn scores(name: &str) -> Vec<(Turn, Score)> {
    let position = task(name).position();
    let mut engine = Engine::new(8);
    engine.set_lines(position.legal_turns().len());
    let report = engine.search(&position, Limits::nodes(400_000), &AtomicBool::new(false), |_| {});
    let report = report.expect("there are turns");
    report.lines.iter().map(|line| (line.turns[0], line.score())).collect()
}

#[test]
fn turns_that_are_called_best_have_the_best_score() {
    for name in ["recall-2", "recall-3", "corvettes-2", "corvettes-3"] {
        let scores = scores(name);
        assert!(task(name).solutions().any(|turn| turn == scores[0].0), "{name}: {scores:?}");
    }
    // The exchange is the only turn that wins.
    for (turn, score) in scores("corvettes-3") {
        let wins = matches!(score, Score::Win(1..));
        assert_eq!(wins, task("corvettes-3").judge(turn) == Verdict::Right, "{turn}: {score:?}");
    }
    // The corner cannot be left.
    assert_eq!(scores("corvettes-2")[0].1, Score::Win(2));
}

#[test]
fn with_two_empty_squares_between_them_the_corvette_to_move_wins() {
    let position = task("corvettes-1").position();
    let mut engine = Engine::new(8);
    let report = engine.search(&position, Limits::nodes(400_000), &AtomicBool::new(false), |_| {});
    assert!(matches!(report.expect("there are turns").lines[0].score(), Score::Win(1..)));
}

#[test]
fn progress_stored_by_earlier_versions_is_read_and_written_the_same() {
    let ships = Lesson::named("ships").unwrap();
    let moving = Lesson::named("moving").unwrap();
    let stored = r#"{"solved":["\"odd\" name-9","moving-1","ships-1","ships-2","ships-3"]}"#;
    let progress = Progress::from_text(stored);
    assert_eq!((progress.count(ships), progress.count(moving)), (3, 1));
    assert_eq!(progress.next_lesson().map(|lesson| lesson.name), Some("moving"));
    assert_eq!(progress.to_text(), stored, "unknown tasks are preserved");
    let unsorted = r#"{"later":1,"solved":["ships-3","ships-1","ships-3"]}"#;
    assert_eq!(Progress::from_text(unsorted).to_text(), r#"{"solved":["ships-1","ships-3"]}"#);
    assert_eq!(Progress::default().to_text(), r#"{"solved":[]}"#);
}

#[test]
fn progress_is_written_and_read_again() {
    let mut progress = Progress::default();
    let [first, second, ..] = &LESSONS;
    assert!(!progress.is_begun());
    assert_eq!(progress.next_lesson().map(|lesson| lesson.name), Some(first.name));
    progress.solve(first, 0);
    progress.solve(first, 2);
    let mut read = Progress::from_text(&progress.to_text());
    assert_eq!(read, progress);
    assert!(read.is_begun() && read.is_solved(first, 2) && !read.is_solved(first, 1));
    assert_eq!((read.count(first), read.next_task(first)), (2, 1));
    read.solve(first, 1);
    assert_eq!((read.count(first), read.next_task(first)), (3, 0));
    assert_eq!(read.next_lesson().map(|lesson| lesson.name), Some(second.name));
    for damaged in ["", "{", "7", "[]", "{\"solved\":3}"] {
        assert_eq!(Progress::from_text(damaged), Progress::default(), "{damaged}");
    }
}
