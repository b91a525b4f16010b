//! The openings of a match.

use mad_rules::{Position, Side, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;

use crate::random::game_rng;

/// All sequences of the remaining positioning turns: 81 from the start position of every
/// registered board. Without positioning turns, one empty opening.
///
/// The order is a low-discrepancy one, so that any prefix is a representative sample.
#[must_use]
pub fn openings(start: &Position) -> Vec<Vec<Turn>> {
    let mut found = Vec::new();
    extend(*start, &mut Vec::new(), &mut found);
    scatter(&found)
}

/// This many openings: those of [`openings`], and after them the same ones followed by four random
/// turns each, so that engines without randomness play every game only once. Random turns neither
/// expel a ship nor leave a corvette in danger.
#[must_use]
pub fn varied_openings(start: &Position, count: usize, seed: u64) -> Vec<Vec<Turn>> {
    let plain = openings(start);
    let mut rng = game_rng(seed, 0);
    let mut all = plain.clone();
    let mut next = plain.iter().cycle();
    while all.len() < count {
        let mut opening = next.next().expect("there is at least one opening").clone();
        let mut position = *start;
        for &turn in &opening {
            position.play_unchecked(turn);
        }
        for _ in 0..RANDOM_TURNS {
            let Some(turn) = random_turn(&position, &mut rng) else { break };
            opening.push(turn);
            position.play_unchecked(turn);
        }
        all.push(opening);
    }
    all.truncate(count);
    all
}

/// The random turns of an opening.
const RANDOM_TURNS: usize = 4;

/// A random turn that expels nothing, does not end the game and leaves no corvette in danger.
pub(crate) fn random_turn(position: &Position, rng: &mut Xoshiro256PlusPlus) -> Option<Turn> {
    let mut quiet = Vec::new();
    position.for_each_quiet_turn(|turn| {
        let after = position.after_unchecked(turn);
        let endangered = Side::ALL.iter().any(|&side| after.is_corvette_in_danger(side));
        if !endangered && !after.is_over() {
            quiet.push(turn);
        }
    });
    quiet.choose(rng).copied()
}

fn extend(position: Position, turns: &mut Vec<Turn>, found: &mut Vec<Vec<Turn>>) {
    if !position.is_positioning_turn() || position.is_over() {
        found.push(turns.clone());
        return;
    }
    for turn in position.sorted_turns() {
        turns.push(turn);
        extend(position.after_unchecked(turn), turns, found);
        turns.pop();
    }
}

/// Reorders a list by an additive recurrence with a step near the golden ratio and coprime to the
/// length, so that every item comes once and every prefix is evenly spread.
fn scatter<T: Clone>(list: &[T]) -> Vec<T> {
    let count = list.len();
    let near = count * 618 / 1000;
    let step = (near..).find(|&step| greatest_common_divisor(step, count) == 1).unwrap_or(1);
    (0..count).map(|i| list[i * step % count].clone()).collect()
}

const fn greatest_common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use mad_rules::{Board, Options};

    use super::*;

    #[test]
    fn eighty_one_on_every_board() {
        for board in Board::REGISTERED {
            let all = openings(&board.start(Options::default()).unwrap());
            assert_eq!(all.len(), 81);
            assert_eq!(all.iter().collect::<HashSet<_>>().len(), 81);
            assert!(all.iter().all(|turns| turns.len() == 2));
            let first: HashSet<_> = all[..12].iter().map(|turns| turns[0]).collect();
            assert!(first.len() >= 8, "a representative sample: {first:?}");
        }
    }

    #[test]
    fn varied_openings_are_different_quiet_and_repeatable() {
        for board in Board::REGISTERED {
            let start = board.start(Options::default()).unwrap();
            let varied = varied_openings(&start, 600, 3);
            assert_eq!(varied[..81], openings(&start));
            assert_eq!(varied, varied_openings(&start, 600, 3));
            assert_ne!(varied, varied_openings(&start, 600, 4));
            assert_eq!(varied[..50], varied_openings(&start, 50, 3));
            let different: HashSet<_> = varied.iter().collect();
            assert!(different.len() > 590, "{board}: {}", different.len());
            for opening in &varied[81..] {
                let mut position = start;
                for &turn in opening {
                    position.play(turn).unwrap();
                }
                assert!(!position.is_over() && position.exile().is_empty(), "{position}");
                let in_danger = |&side: &Side| position.is_corvette_in_danger(side);
                assert!(!Side::ALL.iter().any(in_danger), "{position}");
            }
        }
    }

    #[test]
    fn one_without_positioning() {
        let options = Options { positioning: false, ..Options::default() };
        let start = Board::FIVE_BY_FIVE.start(options).unwrap();
        assert_eq!(openings(&start), [vec![]]);
        let all = openings(&start.board().start(Options::default()).unwrap());
        let halfway = Position::default().after_unchecked(all[0][0]);
        assert_eq!(openings(&halfway).len(), 9);
    }

    #[test]
    fn scattering_loses_nothing() {
        for count in 0..200 {
            let mut list = scatter(&(0..count).collect::<Vec<_>>());
            list.sort_unstable();
            assert_eq!(list, (0..count).collect::<Vec<usize>>());
        }
    }
}
