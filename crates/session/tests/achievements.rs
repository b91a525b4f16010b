//! Results against the computer: what counts, and how it is stored.

use mad_rules::{Board, BySide, Game, Options, Side};
use mad_session::{Achievements, GameSession, LevelScore, RecordedResult, Seat};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

fn seats(person: Side, level: u8) -> BySide<Seat> {
    BySide::from_fn(|side| if side == person { Seat::Person } else { Seat::Computer(level) })
}

/// A game on a board that its loser resigns.
fn resigned(board: Board, person: Side, level: u8, loser: Side) -> GameSession {
    let mut game = Game::new(board.start(Options::default()).unwrap());
    game.resign(loser).unwrap();
    GameSession::new(game, seats(person, level), 1, None)
}

fn score(games: u32, wins: u32, semi_wins: u32) -> LevelScore {
    LevelScore { games, wins, semi_wins }
}

#[test]
fn games_wins_and_the_best_level_are_counted() {
    let mut achievements = Achievements::default();
    let (red, blue) = (Side::Red, Side::Blue);
    let board = Board::SIX_BY_FOUR;
    let recorded = achievements.record("a", &resigned(board, red, 3, blue));
    assert_eq!(recorded, Some(RecordedResult { level: 3, first_win: true }));
    let recorded = achievements.record("b", &resigned(board, blue, 3, red));
    assert_eq!(recorded, Some(RecordedResult { level: 3, first_win: false }));
    achievements.record("c", &resigned(board, red, 5, red));
    achievements.record("d", &resigned(Board::FIVE_BY_FIVE, red, 1, blue));
    let mut agreed = Game::default();
    agreed.agree().unwrap();
    // Without an expulsion blue has the semi-victory.
    achievements.record("e", &GameSession::new(agreed.clone(), seats(blue, 5), 1, None));
    achievements.record("f", &GameSession::new(agreed, seats(red, 5), 1, None));
    assert_eq!(achievements.score(3), score(2, 2, 0));
    assert_eq!(achievements.score(5), score(3, 0, 1));
    assert_eq!(achievements.score(1), score(1, 1, 0));
    assert_eq!(achievements.score(9), score(0, 0, 0));
    assert_eq!(achievements.beaten_levels().collect::<Vec<_>>(), [1, 3]);
    assert_eq!(achievements.best_level("6x4", red), Some(3));
    assert_eq!(achievements.best_level("6x4", blue), Some(3));
    assert_eq!(achievements.best_level("5x5", red), Some(1));
    assert_eq!(achievements.best_level("5x5", blue), None);
    assert_eq!(achievements.best_level("aztec", red), None);
}

#[test]
fn a_game_counts_once_and_only_when_it_is_over() {
    let mut achievements = Achievements::default();
    let open = GameSession::new(Game::default(), seats(Side::Red, 2), 1, None);
    assert_eq!(achievements.record("a", &open), None);
    assert!(achievements.record("a", &resigned(Board::AZTEC, Side::Red, 2, Side::Red)).is_some());
    // It was taken back and won.
    let won = resigned(Board::AZTEC, Side::Red, 2, Side::Blue);
    assert_eq!(achievements.record("a", &won), None);
    assert_eq!(achievements.score(2), score(1, 0, 0));
}

#[test]
fn other_games_do_not_count() {
    let mut achievements = Achievements::default();
    let mut game = Game::default();
    game.resign(Side::Blue).unwrap();
    for seat in [Seat::Person, Seat::Computer(4)] {
        let session = GameSession::new(game.clone(), BySide::from_fn(|_| seat), 1, None);
        assert_eq!(achievements.record("a", &session), None);
    }
    let start = "b1112b112/r2212b212/4/2b1211/1r1222/r1121r1111 r - r 0/40 41".parse().unwrap();
    let mut set_up = Game::new(start);
    set_up.play("a5a6".parse().unwrap()).unwrap();
    assert!(set_up.is_over());
    let session = GameSession::new(set_up, seats(Side::Red, 10), 1, None);
    assert_eq!(achievements.record("b", &session), None);
    assert_eq!(achievements, Achievements::default());
}

#[test]
fn random_results_are_written_and_read_again() {
    let mut rng = SmallRng::seed_from_u64(11);
    let mut achievements = Achievements::default();
    for number in 0..300 {
        let board = *Board::REGISTERED.choose(&mut rng).unwrap();
        let [person, loser] = [0, 1].map(|_| *Side::ALL.choose(&mut rng).unwrap());
        let session = resigned(board, person, rng.random_range(1..=10), loser);
        assert!(achievements.record(&format!("{number:x}"), &session).is_some());
        let text = achievements.to_text();
        assert_eq!(Achievements::from_text(&text), achievements, "{text}");
        // The list of recorded games does not grow without end.
        assert!(text.len() < 2_000, "{} bytes", text.len());
    }
    let games: u32 = (1..=10).map(|level| achievements.score(level).games).sum();
    assert_eq!(games, 300);
}

#[test]
fn a_damaged_field_does_not_cost_the_others() {
    for text in ["", "{", "null", "[]", "7", "{}", r#"{"levels":3,"best":[],"recorded":{}}"#] {
        assert_eq!(Achievements::from_text(text), Achievements::default(), "{text}");
    }
    let text = r#"{"version":1,"levels":{"3":{"games":4,"wins":2},"x":{"games":1,"wins":1},"5":"?"},
        "best":{"6x4":{"red":3,"blue":0},"5x5":7},"recorded":["a",1]}"#;
    let mut achievements = Achievements::from_text(text);
    assert_eq!(achievements.score(3), score(4, 2, 0));
    assert_eq!(achievements.score(5), score(0, 0, 0));
    assert_eq!(achievements.best_level("6x4", Side::Red), Some(3));
    assert_eq!(achievements.best_level("5x5", Side::Red), None);
    let lost = resigned(Board::SIX_BY_FOUR, Side::Red, 3, Side::Red);
    assert_eq!(achievements.record("a", &lost), None);
    assert!(achievements.record("1", &lost).is_some());
}

#[test]
fn fields_of_later_versions_are_kept() {
    let text = r#"{"version":2,"puzzles":[1,2],"levels":{"3":{"games":4,"wins":2}}}"#;
    let mut achievements = Achievements::from_text(text);
    achievements.record("a", &resigned(Board::SIX_BY_FOUR, Side::Red, 3, Side::Red));
    let written = achievements.to_text();
    assert!(
        written.contains(r#""puzzles":[1,2]"#) && written.contains(r#""version":2"#),
        "{written}"
    );
    assert_eq!(Achievements::from_text(&written).score(3), score(5, 2, 0));
}
