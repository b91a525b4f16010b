//! The engine's searches: legality, limits, levels, proofs, slices and threads.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use mad_engine::{Engine, Level, Limits, Score};
use mad_rules::{Board, Game, Options, Position, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

fn search(engine: &mut Engine, mfen: &str, limits: Limits) -> mad_engine::Report {
    let position: Position = mfen.parse().unwrap();
    engine.search(&position, limits, &AtomicBool::new(false), |_| {}).unwrap()
}

#[test]
fn a_thousand_quick_games_at_random_levels_are_legal() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(50);
    let mut engine = Engine::new(1);
    let stop = AtomicBool::new(false);
    for round in 0..1000 {
        let options = Options { positioning: round % 2 == 0, ..Options::default() };
        let mut game = Game::new(Board::REGISTERED[round % 4].start(options).unwrap());
        engine.set_seed(round as u64);
        while !game.is_over() && game.turns().len() < 300 {
            // 0 is no level: full strength.
            engine.set_level(Level::new(rng.random_range(0..=10)));
            let limits = Limits::nodes(rng.random_range(1..=300));
            let report = engine.search(game.position(), limits, &stop, |_| {}).unwrap();
            game.play(report.best()).unwrap();
        }
    }
}

#[test]
fn a_turn_that_was_not_searched_has_the_static_evaluation() {
    let report = search(&mut Engine::new(1), &Position::default().to_string(), Limits::nodes(1));
    assert_eq!(report.depth, 0);
    assert!(matches!(report.lines[0].score(), Score::Centi(-100..=100)), "{report:?}");
    assert!(!report.is_hopeless());
}

#[test]
fn the_tightest_limits_leave_a_sensible_turn() {
    // The first turn in byte order would exile red's own corvette.
    let mut engine = Engine::new(1);
    let mfen = "b1112b222/4/4/r1112r211 r - r 3/40 5";
    for limits in [Limits::nodes(1), Limits::time(Duration::ZERO), Limits::depth(1)] {
        let turn = search(&mut engine, mfen, limits).best().to_string();
        assert_ne!(turn, "111-222");
    }
    let over: Position = "b1112b222/4/4/4 r - r 3/40 5".parse().unwrap();
    assert!(engine.search(&over, Limits::nodes(9), &AtomicBool::new(false), |_| {}).is_none());
}

#[test]
fn wins_and_the_tie_break_are_found() {
    let mut engine = Engine::new(1);
    let win = search(&mut engine, "b1112b222/r2213/4/r1113 r - - 3/40 5", Limits::depth(3));
    assert_eq!((win.best().to_string().as_str(), win.lines[0].score()), ("a3a4", Score::Win(1)));
    let lost = search(&mut engine, "b1112b222/r2213/r2223/r1113 b - - 3/40 6", Limits::depth(6));
    assert!(matches!(lost.lines[0].score(), Score::Win(turns) if turns < 0), "{lost:?}");
    // The last expeller only has to survive three turns, and no ship is near.
    let hold = "b1113/4/4/4/4/r1113 r - r 37/40 5";
    assert_eq!(search(&mut engine, hold, Limits::depth(6)).lines[0].score(), Score::Semi(2));
    let other = "b1113/4/4/4/4/r1113 r - b 37/40 5";
    assert_eq!(search(&mut engine, other, Limits::depth(6)).lines[0].score(), Score::Semi(-2));
}

#[test]
fn a_semi_victory_is_reported_only_when_it_is_proven() {
    // Red owns the tie-break, but could also expel the cruiser and play on, which is beyond this
    // depth.
    let open = "b1112b222/4/4/4/r1112r222/4 r - r 37/40 5";
    let report = search(&mut Engine::new(1), open, Limits::depth(6));
    assert_eq!(report.lines[0].score(), Score::Centi(110), "{report:?}");
    assert!(!report.lines[0].proof.is_complete());
}

#[test]
fn the_same_search_gives_the_same_answer() {
    for board in Board::REGISTERED {
        let start = board.start(Options::default()).unwrap().to_string();
        let reports: Vec<_> = (0..2)
            .map(|_| search(&mut Engine::new(4), &start, Limits::nodes(50_000)))
            .map(|report| (report.nodes, report.depth, report.lines))
            .collect();
        assert_eq!(reports[0], reports[1]);
        assert_eq!(reports[0].0, 50_000, "the node limit is exact");
    }
}

#[test]
fn begin_and_advance_give_the_same_answer_as_search() {
    let stop = AtomicBool::new(false);
    for (board, level) in [(Board::AZTEC, None), (Board::SIX_BY_FOUR, Level::new(9))] {
        let start = board.start(Options::default()).unwrap();
        let engine = || {
            let mut engine = Engine::new(4);
            engine.set_level(level);
            engine.set_seed(3);
            engine
        };
        let limits = Limits::nodes(200_000);
        let whole = engine().search(&start, limits, &stop, |_| {}).unwrap();
        let mut engine = engine();
        let mut search = engine.begin(&start, limits).unwrap();
        let mut slices = 1;
        while engine.advance(&mut search, &stop, |_| {}) {
            slices += 1;
            assert!(search.report().nodes < 200_000);
        }
        assert!(slices >= 4, "{slices}");
        let report = search.report();
        assert_eq!((report.nodes, &report.lines), (whole.nodes, &whole.lines));
    }
}

/// An expulsion restarts the quiet count, so values depend on the limit. Entries for another limit
/// were once used.
#[test]
fn another_tie_break_limit_is_another_game() {
    let mut engine = Engine::new(4);
    let mfen = |count: &str| format!("4/4/b1113/2r1111/4/1b2112 b - b {count} 10");
    for (count, score) in
        [("35/40", Score::Win(7)), ("1/6", Score::Semi(3)), ("35/40", Score::Win(7))]
    {
        let report = search(&mut engine, &mfen(count), Limits::depth(20));
        assert_eq!(report.lines[0].score(), score, "{count}");
    }
}

/// A proven win was once reported with a distance of 125 turns.
#[test]
fn a_proven_win_has_its_own_distance() {
    let mut engine = Engine::new(4);
    for mfen in ["3r112/4/4/2b1111/4/r1113 b - r 6/- 10", "5/5/5/2b1112/1r1113 b - r 24/40 10"] {
        for _ in 0..2 {
            let report = search(&mut engine, mfen, Limits::nodes(60_000));
            if let Score::Win(turns) = report.lines[0].score() {
                assert!(turns.abs() < 40, "{mfen}: {turns}");
            }
        }
    }
}

#[test]
fn levels_play_alike_on_any_number_of_threads() {
    let mfen =
        "b1221b111b221/b212b222b211b112/r2121r2111/r121b1212/3r112/r122r111r222r221 r - - 6/40 17";
    let reports = [1, 4].map(|threads| {
        let mut engine = Engine::new(4);
        engine.set_threads(threads);
        engine.set_level(Level::new(8));
        let report = search(&mut engine, mfen, Limits::default());
        (report.nodes, report.lines)
    });
    assert_eq!(reports[0], reports[1]);
}

/// A level that overlooks its own win once resigned.
#[test]
fn a_level_does_not_resign_a_won_game() {
    let mfen = "3r121/r111b2122/b1113/2b122r122/r212r1122/1b1121b121 r - r 10/40 9";
    let mut engine = Engine::new(4);
    engine.set_level(Level::new(7));
    assert!(!engine.confirms_loss(&mfen.parse().unwrap()));
}

/// The end of a slice was once taken for the end of the search in the last iteration.
#[test]
fn a_depth_limit_is_reached_across_slices() {
    let start = Position::default().to_string();
    for depth in [8, 10, 11] {
        assert_eq!(search(&mut Engine::new(4), &start, Limits::depth(depth)).depth, depth);
    }
}

/// An iteration that did not fit into a slice was once restarted for ever.
#[test]
fn an_iteration_longer_than_a_slice_is_finished() {
    let mfen = "b1112b222/4/4/4/4/r1112r222 r - r 0/- 9";
    let report = search(&mut Engine::new(4), mfen, Limits::nodes(6_000_000));
    assert!(report.depth >= 30, "{}", report.depth);
}

#[test]
fn levels_differ_by_seed_and_repeat_with_it() {
    let position = Board::FIVE_BY_FIVE.start(Options::default()).unwrap();
    let choose = |level: u8, seed: u64| {
        let mut engine = Engine::new(1);
        engine.set_level(Level::new(level));
        engine.set_seed(seed);
        let stop = AtomicBool::new(false);
        engine.search(&position, Limits::default(), &stop, |_| {}).unwrap().best()
    };
    for level in 1..=8 {
        let turns: Vec<_> = (0..12).map(|seed| choose(level, seed)).collect();
        assert!(turns.iter().any(|turn| *turn != turns[0]), "level {level} plays one opening only");
        assert_eq!(turns[5], choose(level, 5));
    }
}

#[test]
fn agreement_is_weighed_against_playing_on() {
    // Red is about to win; the tie-break is blue's.
    let mfen = "b1113/4/4/4/r2223/r1111r212r221 r - b 3/40 5";
    let position: Position = mfen.parse().unwrap();
    let report = search(&mut Engine::new(1), mfen, Limits::depth(8));
    assert!(!report.would_agree(Side::Red, &position) && !report.is_hopeless());
    assert!(report.would_agree(Side::Blue, &position));
    let start = Position::default();
    let even = search(&mut Engine::new(1), &start.to_string(), Limits::depth(6));
    assert!(even.would_agree(Side::Blue, &start), "blue has the tie-break for nothing");
    assert!(!even.would_agree(Side::Red, &start));
}

#[test]
fn several_lines_are_different_and_in_order() {
    let mut engine = Engine::new(4);
    engine.set_lines(4);
    let report = search(&mut engine, &Position::default().to_string(), Limits::depth(6));
    assert_eq!(report.lines.len(), 4);
    assert!(report.lines.windows(2).all(|pair| pair[0].value >= pair[1].value));
    let mut turns: Vec<_> = report.lines.iter().map(|line| line.turns[0]).collect();
    turns.sort();
    turns.dedup();
    assert_eq!(turns.len(), 4);
    engine.set_lines(100);
    let report = search(&mut engine, &Position::default().to_string(), Limits::depth(2));
    assert_eq!(report.lines.len(), 9, "no more than there are turns");
}

#[test]
fn expected_lines_are_legal() {
    let mut engine = Engine::new(4);
    for board in Board::REGISTERED {
        let mut position = board.start(Options::default()).unwrap();
        let report = search(&mut engine, &position.to_string(), Limits::depth(8));
        for &turn in &report.lines[0].turns {
            position.play(turn).unwrap();
        }
    }
}

#[test]
fn a_search_stops_when_the_flag_is_set() {
    let stop = AtomicBool::new(false);
    let position = Position::default();
    for threads in [1, 2] {
        let mut engine = Engine::new(4);
        engine.set_threads(threads);
        stop.store(false, Ordering::Relaxed);
        let start = Instant::now();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(100));
                stop.store(true, Ordering::Relaxed);
            });
            engine.search(&position, Limits::default(), &stop, |_| {}).unwrap();
        });
        assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    }
}

/// The win needs more turns than the tie-break leaves, and an expulsion of an own ship. An
/// interrupted search had proven it and still reported the semi-victory of another turn.
#[test]
fn an_interrupted_search_does_not_hide_the_win_that_it_has_proven() {
    let mfen = "5/b1221r1112/5/5/b1114 b - b 0/12 2";
    let mut won = 0;
    for nodes in (40_000..400_000).step_by(10_000) {
        let report = search(&mut Engine::new(8), mfen, Limits::nodes(nodes));
        let score = report.lines[0].score();
        assert!(!matches!(score, Score::Semi(_)), "{nodes} positions: {score:?}");
        won += usize::from(matches!(score, Score::Win(1..)));
    }
    assert!(won > 0, "some of these node limits are enough for the proof");
}
