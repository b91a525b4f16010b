use mad_rules::{Class, Ship};

use super::*;

fn game(mfen: &str, turns: &str) -> Game {
    let mut game = Game::new(mfen.parse().unwrap());
    for turn in turns.split_whitespace() {
        game.play(turn.parse().unwrap()).unwrap();
    }
    game
}

fn found(score: Score, line: &str) -> Option<Evaluation> {
    let line = line.split_whitespace().map(|turn| turn.parse().unwrap()).collect();
    Some(Evaluation { score, line, is_exact: false })
}

const LOST: &str = "3b111/4/4/b2223/4/r1112r221 r - - 0/40 1";

#[test]
fn a_turn_that_loses_the_corvette_is_a_blunder_and_says_how() {
    let game = game(LOST, "d1d2 a3a1");
    let evaluations = [found(Score::Centi(20), "a1b1 a3a2"), found(Score::Win(1), "a3a1"), None];
    let review = Review::new(&game, &evaluations);
    let [bad, last] = &review.turns[..] else { panic!() };
    assert_eq!(bad.judgement, Some(Judgement::Blunder));
    assert_eq!((bad.after, bad.better.len()), (0.0, 2));
    let corvette = Ship::new(Side::Red, Class::CORVETTE);
    let cruiser = Ship::new(Side::Blue, Class::CRUISER);
    assert_eq!(bad.allows, Some(Loss::Ship { ship: corvette, by: cruiser, after: None }));
    assert_eq!((last.judgement, last.loss), (None, 0.0));
    assert_eq!(review.graph[1..], [0.0, 0.0]);
    assert_eq!(review.counts.red, [0, 0, 1]);
    assert_eq!(review.turning_points(3), [0]);
    assert_eq!(review.mistakes(Side::Red).collect::<Vec<_>>(), [0]);
    assert_eq!(review.accuracy.blue.map(Accuracy::percent), Some(100.0));
}

#[test]
fn the_best_turn_loses_nothing_even_if_a_later_search_thinks_otherwise() {
    let game = game(LOST, "a1b1");
    let evaluations = [found(Score::Centi(100), "a1b1"), found(Score::Centi(100), "a3a2")];
    assert_eq!(Review::new(&game, &evaluations).turns[0].loss, 0.0);
}

#[test]
fn a_result_that_slips_is_always_a_blunder() {
    let results = [1.0, 0.75, 0.25, 0.0];
    for pair in results.windows(2) {
        assert_eq!(Judgement::of(pair[0] - pair[1]), Some(Judgement::Blunder));
    }
    assert_eq!(Judgement::of(0.0), None);
    assert_eq!(Judgement::of(0.05), Some(Judgement::Inaccuracy));
    assert_eq!(Judgement::of(0.19), Some(Judgement::Mistake));
}

#[test]
fn turns_without_evaluations_are_not_judged() {
    let game = game(LOST, "d1d2");
    let review = Review::new(&game, &[None, None]);
    assert_eq!((review.turns[0].judgement, review.turns[0].loss), (None, 0.0));
    assert_eq!(review.graph, [0.5, 0.5]);
    assert!(review.turning_points(3).is_empty());
}

#[test]
fn an_expulsion_after_a_swap_names_the_swap() {
    // Blue swaps its destroyer next to red's frigate and then expels it.
    let start = "b1113/4/1b2112/4/3r121/r1112b122 r - - 0/40 1";
    let game = game(start, "a1a2");
    let line = "211-122 a2a1 b4b3";
    let review =
        Review::new(&game, &[found(Score::Centi(0), "d2d3"), found(Score::Centi(300), line)]);
    assert_eq!(review.turns[0].judgement, Some(Judgement::Blunder));
    assert_eq!(review.turns[0].allows, None, "nothing is expelled within the line");
    let line = "211-122 a2a1 d1d2";
    let review =
        Review::new(&game, &[found(Score::Centi(0), "d2d3"), found(Score::Centi(300), line)]);
    let Some(Loss::Ship { ship, by, after: Some(cycle) }) = review.turns[0].allows else {
        panic!()
    };
    assert_eq!(
        (ship.to_string(), by.to_string(), cycle.to_string()),
        ("r121".into(), "b211".into(), "211-122".into())
    );
}

#[test]
fn the_kind_of_the_better_turn_is_named() {
    let position: Position = "3b111/1r2212/4/4/4/r111r1122 r - - 0/40 1".parse().unwrap();
    let named = |played: &str, better: &str, score| {
        explain::overlooked(&position, played.parse().unwrap(), better.parse().unwrap(), score)
    };
    let any = Score::Centi(0);
    assert_eq!(named("a1a2", "b5b6+112-221", any), Some(Overlooked::Bonus));
    assert_eq!(named("a1a2", "112-221", any), Some(Overlooked::Teleportation));
    assert_eq!(named("a1a2", "b1b2", any), None);
    assert_eq!(named("a1a2", "b1b2", Score::Semi(3)), Some(Overlooked::TieBreak));
    let position: Position = "b1113/4/b2223/r1123/4/3r111 r - - 0/40 1".parse().unwrap();
    let recall =
        explain::overlooked(&position, "a3b3".parse().unwrap(), "112-221".parse().unwrap(), any);
    assert_eq!(recall, Some(Overlooked::Recall));
}

/// A game of quiet turns with these scores of the side to move, one for each position.
fn reviewed(scores: &[Score]) -> (Game, Vec<Option<Evaluation>>) {
    let turns = "a1b1 a6b6 b1a1 b6a6 a1b1 a6b6";
    let turns: Vec<&str> = turns.split(' ').take(scores.len() - 1).collect();
    let game = game("b1113/4/4/4/3r222/r1112b222 r - - 0/40 1", &turns.join(" "));
    // Another turn is better in every position.
    let evaluations = scores.iter().map(|&score| found(score, "d2c2")).collect();
    (game, evaluations)
}

#[test]
fn a_loss_near_that_of_a_blunder_is_uncertain() {
    let uncertain = |before: i32, after: i32| {
        let (game, evaluations) = reviewed(&[Score::Centi(before), Score::Centi(-after)]);
        Review::new(&game, &evaluations).uncertain()
    };
    // 50% to 31% and to 29%.
    assert_eq!(uncertain(0, -80), [0]);
    assert_eq!(uncertain(0, -90), [0]);
    assert!(uncertain(0, -10).is_empty(), "a loss of 2.5 points is small");
    assert!(uncertain(100, -1_000).is_empty(), "a loss of 73 points is a blunder");
    assert_eq!(uncertain(0, 60), [0], "the turn looks better than the best one");
}

#[test]
fn the_most_doubtful_turns_come_first_and_proven_ones_do_not_come() {
    let scores = [Score::Centi(0), Score::Centi(60), Score::Centi(0), Score::Centi(85)];
    let (game, evaluations) = reviewed(&scores);
    assert_eq!(Review::new(&game, &evaluations).uncertain(), [2, 0, 1]);
    let (game, evaluations) = reviewed(&[Score::Win(9), Score::Semi(-3)]);
    let review = Review::new(&game, &evaluations);
    assert_eq!(review.turns[0].judgement, Some(Judgement::Blunder));
    assert!(review.uncertain().is_empty());
}

#[test]
fn a_best_turn_that_changes_the_value_is_uncertain() {
    let (game, mut evaluations) = reviewed(&[Score::Centi(100), Score::Centi(0)]);
    evaluations[0] = found(Score::Centi(100), "a1b1");
    let review = Review::new(&game, &evaluations);
    assert_eq!((review.turns[0].loss, review.uncertain()), (0.0, vec![0]));
}

/// The positions and efforts of all searches of a plan.
fn searches(plan: &mut ReviewPlan, scores: &[Score]) -> Vec<(usize, u32)> {
    let mut searches = Vec::new();
    while let Some(task) = plan.next_task() {
        searches.push((task.position, task.effort));
        plan.set(task, found(scores[task.position], "d2c2").unwrap());
    }
    searches
}

#[test]
fn every_position_is_searched_from_the_last_and_doubtful_ones_again() {
    let scores = [0, 0, 0, 80].map(Score::Centi);
    let (game, _) = reviewed(&scores);
    let mut plan = ReviewPlan::new(game);
    let all = searches(&mut plan, &scores);
    assert_eq!(all[..4], [(3, 1), (2, 1), (1, 1), (0, 1)]);
    assert_eq!(all[4..], [(3, 5), (2, 5), (3, 16), (2, 16), (3, 48), (2, 48)]);
    assert_eq!((plan.progress(), plan.effort()), (1.0, 4 + 2 * (5 + 16 + 48)));
}

#[test]
fn a_loss_far_from_that_of_a_blunder_gets_no_longest_search() {
    let scores = [0, 0, 0, 20].map(Score::Centi);
    let (game, _) = reviewed(&scores);
    let all = searches(&mut ReviewPlan::new(game), &scores);
    assert_eq!(all[4..], [(3, 5), (2, 5), (3, 16), (2, 16)]);
}

#[test]
fn searching_again_has_a_limit() {
    let scores = [0, 60, -20, 60, -20, 60, -20].map(Score::Centi);
    let (game, _) = reviewed(&scores);
    let mut plan = ReviewPlan::new(game);
    searches(&mut plan, &scores);
    assert!((200..=244).contains(&plan.effort()), "{}", plan.effort());
}

#[test]
fn a_preliminary_evaluation_is_replaced_and_a_search_without_a_result_is_skipped() {
    let game = game(LOST, "d1d2");
    let mut plan = ReviewPlan::new(game);
    plan.set_preliminary(0, found(Score::Centi(7), "a1b1").unwrap());
    let first = plan.next_task().unwrap();
    assert_eq!(first.position, 1);
    plan.skip(first);
    let second = plan.next_task().unwrap();
    assert_eq!(second.position, 0, "a preliminary evaluation is no search");
    plan.set(second, found(Score::Centi(9), "a1b1").unwrap());
    plan.set_preliminary(0, found(Score::Centi(1), "a1b1").unwrap());
    assert_eq!(plan.evaluations()[0].as_ref().map(|known| known.score), Some(Score::Centi(9)));
    assert_eq!((plan.next_task(), plan.progress()), (None, 1.0));
}
