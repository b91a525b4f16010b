use super::*;
use crate::Limits;
use crate::random::RandomPlayer;

/// Full minimax, the oracle for alpha-beta.
fn minimax(position: &Position, depth: u8, ply: i32) -> i32 {
    if let Some(outcome) = position.outcome() {
        return end_value(outcome, position.to_move(), ply);
    }
    if depth == 0 {
        return evaluate(position);
    }
    let turns = position.legal_turns();
    let values =
        turns.iter().map(|&turn| -minimax(&position.after_unchecked(turn), depth - 1, ply + 1));
    values.max().unwrap_or(0)
}

fn best_by_minimax(position: &Position, depth: u8) -> Option<(Vec<Turn>, i32)> {
    let valued: Vec<(Turn, i32)> = position
        .sorted_turns()
        .into_iter()
        .map(|turn| (turn, -minimax(&position.after_unchecked(turn), depth - 1, 1)))
        .collect();
    let best = valued.iter().map(|entry| entry.1).max()?;
    Some((valued.iter().filter(|entry| entry.1 == best).map(|entry| entry.0).collect(), best))
}

#[test]
fn alpha_beta_equals_minimax() {
    let allowance = Allowance::without_deadline(Limits::depth(1));
    for (number, board) in mad_rules::Board::REGISTERED.into_iter().enumerate() {
        let mut player = RandomPlayer::new(3);
        player.new_game(number as u64).unwrap();
        let mut game = Game::new(board.start(mad_rules::Options::default()).unwrap());
        while let Ok(choice) = player.choose(&game, &allowance) {
            game.play(choice.turn).unwrap();
        }
        for position in game.positions().iter().step_by(4).take(12) {
            for depth in 1..=3 {
                let expected = best_by_minimax(position, depth);
                assert_eq!(Baseline::new(depth).best_turns(position), expected, "{position}");
            }
        }
        // Near its end a game has victories within the depth.
        for position in game.positions().iter().rev().take(3) {
            let expected = best_by_minimax(position, 3);
            assert_eq!(Baseline::new(3).best_turns(position), expected, "{position}");
        }
    }
}

#[test]
fn takes_the_corvette_and_says_so() {
    let position: Position = "b1113/r1223/4/4/4/3r111 r - b 12/40 91".parse().unwrap();
    let game = Game::new(position);
    let mut player = Baseline::new(4);
    let choice = player.choose(&game, &Allowance::without_deadline(Limits::depth(4))).unwrap();
    assert_eq!(choice.turn.to_string(), "a5a6");
    assert_eq!(choice.info.score, Some(Score::Win(1)));
}

#[test]
fn sees_the_tie_break() {
    // One quiet turn is left and blue has expelled last: only an expulsion avoids the semi-defeat.
    let text = "b1113/4/r1123/b2113/4/3r111 r - b 39/40 91";
    let position: Position = text.parse().unwrap();
    let (turns, value) = Baseline::new(1).best_turns(&position).unwrap();
    assert_eq!(turns, ["a4a3".parse().unwrap()]);
    assert!(value > 0);
    let owned: Position = text.replace("- b", "- r").parse().unwrap();
    let (turns, value) = Baseline::new(1).best_turns(&owned).unwrap();
    assert_eq!(value, SEMI_VICTORY_VALUE);
    assert!(turns.len() > 1);
}

#[test]
fn equal_turns_by_chance_or_in_order() {
    let start = Game::default();
    let allowance = Allowance::without_deadline(Limits::depth(1));
    let (equals, _) = Baseline::new(1).best_turns(start.position()).unwrap();
    assert!(equals.len() > 1);
    let first = Baseline::new(1).choose(&start, &allowance).unwrap().turn;
    assert_eq!(first, equals[0]);
    let mut lucky = Baseline::new(1).with_seed(1);
    let mut chosen = |number| {
        lucky.new_game(number).unwrap();
        lucky.choose(&start, &allowance).unwrap().turn
    };
    let some: Vec<Turn> = (0..20).map(&mut chosen).collect();
    assert!(some.iter().any(|&turn| turn != first));
    assert_eq!(some, (0..20).map(chosen).collect::<Vec<_>>());
}

#[test]
fn a_finished_game_has_no_turn() {
    let mut game = Game::default();
    game.resign(Side::Red).unwrap();
    let allowance = Allowance::without_deadline(Limits::depth(1));
    assert_eq!(Baseline::new(1).choose(&game, &allowance), Err(PlayerError::GameOver));
}

#[test]
fn values_as_scores() {
    assert_eq!(score(-35), Score::Centi(-35));
    assert_eq!(score(VICTORY_VALUE - 1), Score::Win(1));
    assert_eq!(score(VICTORY_VALUE - 3), Score::Win(2));
    assert_eq!(score(2 - VICTORY_VALUE), Score::Win(-1));
    assert_eq!(score(4 - VICTORY_VALUE), Score::Win(-2));
}
