use mad_rules::EndReason;
use rand::RngExt as _;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;

use super::*;
use crate::{PlayerError, Sprt, Verdict, expected_score};

#[track_caller]
fn near(value: f64, expected: f64) {
    assert!((value - expected).abs() < 1e-4 * expected.abs().max(1.0), "{value}, not {expected}");
}

fn pairs(pairs: [u64; 9]) -> Statistics {
    Statistics { pairs, ..Statistics::default() }
}

/// Eight pairs: two of 1, one of 3/4, four of 1/2, one of 1/4.
///
/// Mean 5/8. Squared distances: 2 * 9/64 + 1/64 + 4 * 1/64 + 9/64 = 32/64, variance 1/2 / 7.
fn eight() -> Statistics {
    pairs([0, 0, 1, 0, 4, 0, 1, 0, 2])
}

#[test]
fn mean_variance_and_interval_by_hand() {
    let statistics = eight();
    near(statistics.pair_mean().unwrap(), 0.625);
    near(statistics.pair_variance().unwrap(), 1.0 / 14.0);
    // The error is 1.96 * sqrt(1/14 / 8) = 0.185203.
    let score = statistics.pair_score().unwrap();
    near(score.low, 0.439_797);
    near(score.high, 0.810_203);
    let elo = statistics.elo().unwrap();
    // 400 * log10(5/3).
    near(elo.value, 88.739_5);
    near(elo.low, -42.036);
    near(elo.high, 252.120);
}

#[test]
fn elo_and_score() {
    near(elo(0.5), 0.0);
    near(elo(0.75), 190.848_5);
    near(elo(10.0 / 11.0), 400.0);
    near(expected_score(-400.0), 1.0 / 11.0);
    near(elo(expected_score(123.0)), 123.0);
    assert_eq!(elo(1.0), f64::INFINITY);
    assert_eq!(elo(0.0), f64::NEG_INFINITY);
    assert_eq!(elo(7.0), f64::INFINITY);
}

#[test]
fn likelihood_ratio_by_hand() {
    let sprt = Sprt::new(0.0, 100.0);
    let (lower, upper) = sprt.bounds();
    near(lower, -(19_f64.ln()));
    near(upper, 19_f64.ln());
    // The scores expected are 1/2 and 0.640065: 8 * 0.140065 * (1.25 - 1.140065) * 14 / 2.
    near(sprt.log_likelihood_ratio(&eight()), 0.862_28);
    assert_eq!(sprt.verdict(&eight()), None);
    near(sprt.log_likelihood_ratio(&Statistics::default()), 0.0);
    // Swapped hypotheses give the negated ratio.
    let opposite = Sprt::new(100.0, 0.0);
    near(opposite.log_likelihood_ratio(&eight()), -0.862_28);
    let tenfold = pairs(eight().pairs.map(|count| 10 * count));
    assert_eq!(sprt.verdict(&tenfold), Some(Verdict::Better));
    let other_errors = Sprt { alpha: 0.1, beta: 0.2, ..sprt };
    near(other_errors.bounds().0, (0.2_f64 / 0.9).ln());
    near(other_errors.bounds().1, 8_f64.ln());
}

#[test]
fn a_few_equal_pairs_do_not_end_the_test() {
    let perfect = |count| pairs([0, 0, 0, 0, 0, 0, 0, 0, count]);
    assert_eq!(perfect(0).elo(), None);
    assert_eq!(perfect(1).elo(), None);
    assert_eq!(perfect(81).pair_variance(), Some(0.0));
    // 1 - 1.96 * sqrt(1/4 / 81 / 81)
    let score = perfect(81).pair_score().unwrap();
    near(score.low, 1.0 - 0.98 / 81.0);
    assert_eq!((score.value, score.high), (1.0, 1.0));
    assert_eq!(perfect(81).elo().unwrap().value, f64::INFINITY);
    let sprt = Sprt::new(0.0, 10.0);
    assert_eq!(sprt.verdict(&perfect(5)), None);
    assert_eq!(sprt.verdict(&perfect(81)), Some(Verdict::Better));
    assert_eq!(sprt.verdict(&pairs([81, 0, 0, 0, 0, 0, 0, 0, 0])), Some(Verdict::NotBetter));
}

#[test]
fn error_rates_are_below_alpha_and_beta() {
    let sprt = Sprt::new(0.0, 60.0);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut wrong = |truth: f64, error: Verdict| {
        let one =
            |rng: &mut Xoshiro256PlusPlus| 4 * u8::from(rng.random_bool(expected_score(truth)));
        let mut errors = 0;
        for _ in 0..300 {
            let mut statistics = Statistics::default();
            let verdict = loop {
                statistics.add_pair([one(&mut rng), one(&mut rng)]);
                if let Some(verdict) = sprt.verdict(&statistics) {
                    break verdict;
                }
            };
            errors += u32::from(verdict == error);
        }
        errors
    };
    // 15 are expected.
    assert!(wrong(0.0, Verdict::Better) < 30);
    assert!(wrong(60.0, Verdict::NotBetter) < 30);
}

#[test]
fn statistics_of_two_matches_add_up() {
    let outcome = Outcome { winner: Side::Red, reason: EndReason::Exile };
    let late = Fault::Time { taken: std::time::Duration::from_secs(1) };
    let mut one = eight();
    one.add_game(Side::Red, outcome, None);
    let mut two = eight();
    let forfeit = Forfeit { side: Side::Blue, fault: late };
    two.add_game(Side::Blue, outcome, Some(&forfeit));
    one += &two;
    assert_eq!(one.pairs(), eight().pairs.map(|count| 2 * count));
    assert_eq!(one.results(), Results { victories: 1, defeats: 1, ..Results::default() });
    assert_eq!(one.faults()[0], Faults { time: 1, ..Faults::default() });
    // Squared distances 2 * 1/2, divided by 16 - 1.
    near(one.pair_variance().unwrap(), 1.0 / 15.0);
}

#[test]
fn games_are_counted_for_the_first_contestant() {
    let mut statistics = Statistics::default();
    let mut add = |first, winner, reason, fault: Option<Fault>| {
        let outcome = Outcome { winner, reason };
        let forfeit = fault.map(|fault| Forfeit { side: outcome.loser(), fault });
        statistics.add_game(first, outcome, forfeit.as_ref())
    };
    use Side::{Blue, Red};
    let late = Fault::Time { taken: std::time::Duration::from_secs(1) };
    assert_eq!(add(Red, Red, EndReason::Exile, None), 4);
    assert_eq!(add(Blue, Blue, EndReason::TieBreak, None), 3);
    assert_eq!(add(Red, Blue, EndReason::Agreement, None), 1);
    assert_eq!(add(Blue, Red, EndReason::Exile, None), 0);
    assert_eq!(add(Blue, Red, EndReason::Time, Some(late.clone())), 0);
    assert_eq!(add(Red, Red, EndReason::Time, Some(late)), 4);
    let illegal = Fault::Illegal("a1a9".to_owned());
    assert_eq!(add(Red, Red, EndReason::Resignation, Some(illegal)), 4);
    let failed = Fault::Failed(PlayerError::GameOver);
    assert_eq!(add(Red, Blue, EndReason::Resignation, Some(failed)), 0);
    let results = Results { victories: 3, semi_victories: 1, semi_defeats: 1, defeats: 3 };
    assert_eq!(statistics.results(), results);
    assert_eq!(statistics.faults()[0], Faults { time: 1, illegal: 0, failed: 1 });
    assert_eq!(statistics.faults()[1], Faults { time: 1, illegal: 1, failed: 0 });
    near(statistics.score(), (4.0 * 3.0 + 3.0 + 1.0) / 32.0);
    assert_eq!(
        statistics.to_string(),
        "8 games: 50.0%, 3 victories, 1 semi-victories, 1 semi-defeats, 3 defeats; \
         first: 1 on time, 0 illegal, 1 failed; second: 1 on time, 1 illegal, 0 failed"
    );
}
