//! The openings of a match.

use mad_rules::{Position, Turn};

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
