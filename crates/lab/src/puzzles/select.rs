//! Choosing a set of puzzles in which no two are alike.

use std::collections::{BTreeMap, HashSet, VecDeque};

use mad_study::puzzle::{Puzzle, SolverView, Theme};

use super::Found;

/// One in so many puzzles of a theme may be trivial.
const TRIVIAL: usize = 12;

/// Chooses at most so many puzzles of each theme: long and short ones in turn, interesting ones
/// first, few trivial ones, no two alike. The order of those found decides between equals.
#[must_use]
pub fn select<'a>(found: impl IntoIterator<Item = &'a Found>, most: usize) -> Vec<Puzzle> {
    let mut themes: BTreeMap<Theme, Vec<(u8, Puzzle)>> = BTreeMap::new();
    for found in found {
        if let Some(puzzle) = found.puzzle() {
            themes.entry(puzzle.theme).or_default().push((found.interest, puzzle));
        }
    }
    let mut ids = HashSet::new();
    let mut all = Vec::new();
    for puzzles in themes.into_values() {
        let kept = select_theme(puzzles, most);
        all.extend(kept.into_iter().filter(|puzzle| ids.insert(puzzle.id())));
    }
    all
}

fn select_theme(mut puzzles: Vec<(u8, Puzzle)>, most: usize) -> Vec<Puzzle> {
    // A stable sort, so that the number of the game decides between equals.
    puzzles.sort_by_key(|(interest, _)| u8::MAX - interest);
    let mut by_length: BTreeMap<u8, VecDeque<(u8, Puzzle)>> = BTreeMap::new();
    for entry in puzzles {
        by_length.entry(entry.1.goal.turns).or_default().push_back(entry);
    }
    let (mut views, mut kept, mut trivial) = (Vec::new(), Vec::new(), 0);
    while kept.len() < most && !by_length.is_empty() {
        for queue in by_length.values_mut() {
            let Some((interest, puzzle)) = queue.pop_front() else { continue };
            let is_trivial = interest == 0;
            if kept.len() == most || is_trivial && trivial * TRIVIAL >= most {
                continue;
            }
            let Some(view) = view(&puzzle) else { continue };
            if views.iter().any(|other| view.is_like(other)) {
                continue;
            }
            trivial += usize::from(is_trivial);
            views.push(view);
            kept.push(puzzle);
        }
        by_length.retain(|_, queue| !queue.is_empty());
    }
    kept
}

fn view(puzzle: &Puzzle) -> Option<SolverView> {
    Some(SolverView::new(&puzzle.position, puzzle.first_turn()?))
}

/// Two puzzles of a set that are alike, or that have the same identifier.
#[must_use]
pub fn alike(puzzles: &[Puzzle]) -> Option<[&Puzzle; 2]> {
    let views: Vec<Option<SolverView>> = puzzles.iter().map(view).collect();
    for (at, one) in puzzles.iter().enumerate() {
        for (other_at, other) in puzzles.iter().enumerate().take(at) {
            let is_like = match (&views[at], &views[other_at]) {
                (Some(view), Some(other)) => view.is_like(other),
                _ => false,
            };
            if one.id() == other.id() || one.theme == other.theme && is_like {
                return Some([other, one]);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Puzzles that differ in the square of blue's corvette; not proven.
    fn found(interest: u8, corvette: &str, cruiser: &str) -> Found {
        let text = format!("exile exile 1 0; a1b1; {corvette}/4/{cruiser}/4/4/r1113 r - r 3/40 5");
        Found::of_text(text, interest)
    }

    #[test]
    fn alike_and_trivial_ones_are_left_out_and_interesting_ones_come_first() {
        let all = [
            found(0, "b1113", "1b222b1121"),
            found(2, "1b1112", "b2221b1121"),
            found(3, "1b1112", "b222b211b1121"),
            found(0, "b1113", "b211b112b121b222"),
        ];
        let [trivial, like, best, more] = [0, 1, 2, 3].map(|at: usize| all[at].puzzle().unwrap());
        let chosen = select(&all, 12);
        assert_eq!(chosen, [best.clone(), trivial]);
        assert!(!chosen.contains(&more), "one in twelve may be trivial");
        assert!(!chosen.contains(&like), "one ship less, the same turn");
        assert_eq!(select(&all, 1), [best]);
        assert_eq!(alike(&chosen), None);
        let every: Vec<Puzzle> = all.iter().filter_map(Found::puzzle).collect();
        assert!(alike(&every).is_some());
        assert!(select(&[], 5).is_empty());
    }
}
