//! Matches between built-in players.

use std::ops::ControlFlow;
use std::time::Duration;

use mad_lab::{
    Baseline, Faults, FinishedGame, Limits, Match, MatchError, MatchReport, Player, PlayerError,
    PlayerFactory, RandomPlayer, Sprt, Verdict, openings,
};
use mad_rules::{Board, EndReason, Record, Side};

fn random(seed: u64) -> Result<Box<dyn Player>, PlayerError> {
    Ok(Box::new(RandomPlayer::new(seed)))
}

fn baseline(depth: u8, seed: u64) -> Result<Box<dyn Player>, PlayerError> {
    Ok(Box::new(Baseline::new(depth).with_seed(seed)))
}

fn contest(board: Board, games: u64) -> Match {
    let mut contest = Match::new(board).unwrap();
    contest.games = games;
    contest.limits = [Limits::Depth(1); 2];
    contest.workers = 2;
    contest
}

/// Plays a whole match; returns the report and the games in the order of their numbers.
fn run(contest: &Match, contestants: [&PlayerFactory<'_>; 2]) -> (MatchReport, Vec<FinishedGame>) {
    let mut games = Vec::new();
    let report = contest.run(contestants, &mut |game, _| {
        games.push(game);
        ControlFlow::Continue(())
    });
    games.sort_by_key(|game: &FinishedGame| game.number);
    (report.unwrap(), games)
}

fn texts(games: &[FinishedGame]) -> Vec<String> {
    games.iter().map(|game| game.record.to_string()).collect()
}

#[test]
fn chance_against_chance_is_even_and_repeatable() {
    let run = |workers| {
        let mut contest = contest(Board::FIVE_BY_FIVE, 324);
        contest.workers = workers;
        run(&contest, [&|| random(1), &|| random(2)])
    };
    let (report, games) = run(2);
    let score = report.statistics.score();
    assert!((0.4..0.6).contains(&score), "{}", report.statistics);
    assert_eq!(report.statistics.game_count(), 324);
    assert_eq!(report.statistics.pair_count(), 162);
    let (again, same_games) = run(1);
    assert_eq!(again.statistics, report.statistics);
    assert_eq!(texts(&same_games), texts(&games));
}

#[test]
fn games_come_in_pairs_with_sides_swapped() {
    let mut contest = contest(Board::SIX_BY_FOUR, 164);
    contest.event = "Pairs".to_owned();
    let (report, games) = run(&contest, [&|| random(1), &|| baseline(1, 2)]);
    let longest = |who: usize| games.iter().map(|game| game.longest_turn[who]).max().unwrap();
    assert_eq!(report.longest_turn, [longest(0), longest(1)]);
    let all = openings(&contest.start);
    for (number, finished) in games.iter().enumerate() {
        let record = &finished.record;
        assert_eq!(finished.number, number as u64);
        assert_eq!(finished.first, Side::ALL[number % 2]);
        assert_eq!(record.turns().take(2).collect::<Vec<_>>(), all[number / 2 % 81]);
        let names = ["Random", "Baseline depth 1"];
        assert_eq!(record.tag("Red"), Some(names[number % 2]));
        assert_eq!(record.tag("Blue"), Some(names[1 - number % 2]));
        assert_eq!(record.tag("Event"), Some("Pairs"));
        let read: Record = record.to_string().parse().unwrap();
        assert_eq!(read.to_game().outcome(), Some(finished.outcome));
    }
    assert_eq!(games[17].record.tag("Round"), Some("1.18"));
    assert_eq!(games[163].record.tag("Round"), Some("2.2"));
    assert!(games[1].record.to_string().contains("depth 1"), "search information as comments");
}

#[test]
fn depth_two_beats_chance() {
    let report = contest(Board::SIX_BY_FOUR, 40)
        .run([&|| baseline(2, 1), &|| random(2)], &mut |_, _| ControlFlow::Continue(()))
        .unwrap();
    assert!(report.statistics.score() > 0.97, "{}", report.statistics);
}

#[test]
fn depth_four_beats_depth_two() {
    for board in [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE] {
        let report = contest(board, 162)
            .run([&|| baseline(4, 1), &|| baseline(2, 2)], &mut |_, _| ControlFlow::Continue(()))
            .unwrap();
        assert!(report.statistics.score() > 0.85, "{board}: {}", report.statistics);
    }
}

#[test]
fn a_clear_match_ends_early() {
    let mut contest = contest(Board::SIX_BY_FOUR, 100_000);
    contest.sprt = Some(Sprt::new(0.0, 50.0));
    let go_on = &mut |_, _: &_| ControlFlow::Continue(());
    let report = contest.run([&|| baseline(1, 1), &|| random(2)], go_on).unwrap();
    assert_eq!(report.verdict, Some(Verdict::Better));
    let report = contest.run([&|| random(2), &|| baseline(1, 1)], go_on).unwrap();
    assert_eq!(report.verdict, Some(Verdict::NotBetter));
    assert!(report.statistics.game_count() < 200);
}

#[test]
fn the_observer_can_stop_a_match() {
    let mut seen = 0;
    let report = contest(Board::SIX_BY_FOUR, 100_000)
        .run([&|| random(1), &|| random(2)], &mut |_, statistics| {
            seen += 1;
            assert_eq!(statistics.game_count(), seen);
            if seen < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })
        .unwrap();
    assert_eq!(report.statistics.game_count(), 10);
    assert_eq!(seen, 10);
}

#[test]
fn built_in_players_lose_on_time_too() {
    let mut contest = contest(Board::SIX_BY_FOUR, 4);
    contest.limits[1] = Limits::TurnTime(Duration::ZERO);
    contest.margin = Duration::ZERO;
    let (report, games) = run(&contest, [&|| random(1), &|| random(2)]);
    assert_eq!(report.statistics.faults()[1], Faults { time: 4, ..Faults::default() });
    assert_eq!(report.statistics.results().victories, 4);
    for finished in &games {
        assert_eq!(finished.outcome.reason, EndReason::Time);
        let read: Record = finished.record.to_string().parse().unwrap();
        assert_eq!(read.to_game().outcome(), Some(finished.outcome));
    }
}

#[test]
fn invalid_matches_are_refused() {
    let go_on = &mut |_, _: &_| ControlFlow::Continue(());
    let failing = || Err(PlayerError::GameOver);
    let error = contest(Board::SIX_BY_FOUR, 4).run([&|| random(1), &failing], go_on).unwrap_err();
    assert_eq!(error, MatchError::Player { second: true, error: PlayerError::GameOver });
    assert_eq!(error.to_string(), "second: the game is over");

    let mut without = contest(Board::SIX_BY_FOUR, 4);
    without.openings.clear();
    let error = without.run([&|| random(1), &|| random(1)], go_on).unwrap_err();
    assert_eq!(error, MatchError::NoOpenings);

    let mut wrong = contest(Board::SIX_BY_FOUR, 4);
    wrong.openings[3] = vec!["a2a3".parse().unwrap()];
    let error = wrong.run([&|| random(1), &|| random(1)], go_on).unwrap_err();
    assert_eq!(error, MatchError::Opening(3));

    let mut endless = contest(Board::SIX_BY_FOUR, 4);
    endless.start = "b1113/4/4/4/4/3r111 r - r 0/- 1".parse().unwrap();
    let error = endless.run([&|| random(1), &|| random(1)], go_on).unwrap_err();
    assert_eq!(error, MatchError::NoTieBreak);

    assert!(matches!(Match::new(Board::rectangle(3, 3).unwrap()), Err(MatchError::NoStart(_))));
}
