//! Which puzzle comes next, and what a player has done so far.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{PlayerRating, Puzzle, PuzzleId, Theme};

/// The puzzles nearest to a rating among which one is drawn.
const NEAREST: usize = 12;
/// The rating of the first puzzle of a streak, and the step to the next.
const STREAK: (u16, u16) = (600, 45);

/// What a player has done, to be stored on the device as JSON.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    /// The player's rating.
    pub rating: PlayerRating,
    /// Puzzles that were solved at the first try.
    pub solved: BTreeSet<PuzzleId>,
    /// Other puzzles that were seen.
    pub failed: BTreeSet<PuzzleId>,
    /// The last day whose puzzle was solved, in days since 1 January 1970.
    pub last_day: Option<u32>,
    /// How many days in a row, up to the last one, the puzzle of the day was solved.
    pub days_in_a_row: u32,
    /// The longest streak.
    pub best_streak: u32,
}

impl PuzzleProgress {
    /// Returns whether a puzzle was seen.
    #[must_use]
    pub fn has_seen(&self, id: PuzzleId) -> bool {
        self.solved.contains(&id) || self.failed.contains(&id)
    }

    /// Records the result of a puzzle: whether it was solved without a wrong try or a hint. A puzzle
    /// changes the rating only when it is new.
    pub fn record(&mut self, puzzle: &Puzzle, clean: bool) {
        let id = puzzle.id();
        if !self.has_seen(id) {
            self.rating = self.rating.after(puzzle.rating, clean);
        }
        if clean {
            self.failed.remove(&id);
            self.solved.insert(id);
        } else if !self.solved.contains(&id) {
            self.failed.insert(id);
        }
    }

    /// Records that the puzzle of a day was solved.
    pub fn record_day(&mut self, day: u32) {
        self.days_in_a_row = match self.last_day {
            Some(last) if last == day => self.days_in_a_row,
            Some(last) if last.checked_add(1) == Some(day) => self.days_in_a_row + 1,
            _ => 1,
        };
        self.last_day = Some(day);
    }

    /// A puzzle that was not seen before, of a theme or of any, near the player's rating. When all
    /// were seen, one of those that were not solved, then any. `None` if there is no puzzle.
    #[must_use]
    pub fn next<'a>(
        &self,
        puzzles: &'a [Puzzle],
        theme: Option<Theme>,
        random: u64,
    ) -> Option<&'a Puzzle> {
        let fits = |puzzle: &&Puzzle| theme.is_none_or(|theme| puzzle.theme == theme);
        let all: Vec<&Puzzle> = puzzles.iter().filter(fits).collect();
        let target = self.rating.rating.round() as u16;
        let unseen = all.iter().copied().filter(|puzzle| !self.has_seen(puzzle.id()));
        let unsolved = all.iter().copied().filter(|puzzle| !self.solved.contains(&puzzle.id()));
        draw(unseen.collect(), target, random)
            .or_else(|| draw(unsolved.collect(), target, random))
            .or_else(|| draw(all, target, random))
    }
}

/// Draws one of the puzzles that are nearest to a rating.
fn draw(mut puzzles: Vec<&Puzzle>, target: u16, random: u64) -> Option<&Puzzle> {
    puzzles.sort_by_key(|puzzle| (puzzle.rating.abs_diff(target), puzzle.id()));
    puzzles.truncate(NEAREST);
    let at = (mix(random) % puzzles.len().max(1) as u64) as usize;
    puzzles.get(at).copied()
}

/// The puzzle of a day, given in days since 1 January 1970. Every puzzle comes once before one comes
/// again, and neighbouring days have different themes in most cases.
#[must_use]
pub fn of_the_day(puzzles: &[Puzzle], day: u32) -> Option<&Puzzle> {
    // By the identifier, so that the order does not depend on that of the file.
    let mut order: Vec<&Puzzle> = puzzles.iter().collect();
    order.sort_by_key(|puzzle| puzzle.id());
    let at = day as usize % order.len().max(1);
    order.get(at).copied()
}

/// Puzzles that become harder until one is missed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Streak {
    seen: BTreeSet<PuzzleId>,
    solved: u32,
    over: bool,
}

impl Streak {
    /// The number of puzzles solved.
    #[must_use]
    pub const fn solved(&self) -> u32 {
        self.solved
    }

    /// Returns whether a puzzle was missed.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The next puzzle; `None` when the streak is over or there are no more puzzles.
    #[must_use]
    pub fn next<'a>(&self, puzzles: &'a [Puzzle], random: u64) -> Option<&'a Puzzle> {
        let target = u32::from(STREAK.0) + self.solved * u32::from(STREAK.1);
        let unseen = puzzles.iter().filter(|puzzle| !self.seen.contains(&puzzle.id()));
        let target = u16::try_from(target).unwrap_or(u16::MAX);
        if self.over { None } else { draw(unseen.collect(), target, random) }
    }

    /// Records a result, and the best streak.
    pub fn record(&mut self, puzzle: &Puzzle, clean: bool, progress: &mut PuzzleProgress) {
        self.seen.insert(puzzle.id());
        self.over |= !clean;
        self.solved += u32::from(!self.over);
        progress.best_streak = progress.best_streak.max(self.solved);
    }
}

/// The finaliser of SplitMix64.
const fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::super::text::tests::TEXT;
    use super::*;

    /// Puzzles that differ in the quiet count and the rating.
    fn puzzles() -> Vec<Puzzle> {
        let text = |at: u16| {
            TEXT.replace("3/40", &format!("{at}/40")).replace("900", &(600 + 50 * at).to_string())
        };
        (0..36).map(|at| Puzzle::from_text(&text(at)).unwrap()).collect()
    }

    #[test]
    fn the_next_puzzle_is_new_and_near_the_rating() {
        let puzzles = puzzles();
        let mut progress = PuzzleProgress::default();
        for round in 0..36 {
            let next = progress.next(&puzzles, None, round).unwrap();
            assert!(!progress.has_seen(next.id()), "{round}");
            if round == 0 {
                assert!(next.rating.abs_diff(1000) <= 300, "{}", next.rating);
            }
            progress.record(next, round % 2 == 0);
        }
        let again = progress.next(&puzzles, None, 7).unwrap();
        assert!(progress.failed.contains(&again.id()));
        assert!(progress.next(&puzzles, Some(Theme::Bonus), 7).is_none());
        let json = serde_json::to_string(&progress).unwrap();
        assert_eq!(serde_json::from_str::<PuzzleProgress>(&json).unwrap(), progress);
        assert_eq!(
            serde_json::from_str::<PuzzleProgress>("{}").unwrap(),
            PuzzleProgress::default()
        );
    }

    #[test]
    fn a_puzzle_changes_the_rating_once() {
        let puzzles = puzzles();
        let mut progress = PuzzleProgress::default();
        progress.record(&puzzles[0], false);
        let rating = progress.rating;
        progress.record(&puzzles[0], true);
        assert_eq!(progress.rating, rating);
        assert!(progress.solved.contains(&puzzles[0].id()) && progress.failed.is_empty());
    }

    #[test]
    fn every_puzzle_has_its_day() {
        let puzzles = puzzles();
        let days: BTreeSet<PuzzleId> =
            (20_000..20_036).map(|day| of_the_day(&puzzles, day).unwrap().id()).collect();
        assert_eq!(days.len(), puzzles.len());
        let mut reversed = puzzles.clone();
        reversed.reverse();
        assert_eq!(of_the_day(&reversed, 20_005), of_the_day(&puzzles, 20_005));
        assert_eq!(of_the_day(&[], 1), None);
    }

    #[test]
    fn days_in_a_row_are_counted() {
        let mut progress = PuzzleProgress::default();
        for (day, expected) in [(5, 1), (6, 2), (6, 2), (7, 3), (9, 1)] {
            progress.record_day(day);
            assert_eq!(progress.days_in_a_row, expected, "{day}");
        }
    }

    #[test]
    fn a_streak_becomes_harder_and_ends_with_a_miss() {
        let (puzzles, mut progress) = (puzzles(), PuzzleProgress::default());
        let (mut streak, mut ratings) = (Streak::default(), Vec::new());
        for round in 0..20 {
            let next = streak.next(&puzzles, round).unwrap();
            ratings.push(next.rating);
            streak.record(next, true, &mut progress);
        }
        assert!(ratings[19] > ratings[0] + 400, "{ratings:?}");
        let next = streak.next(&puzzles, 0).unwrap();
        streak.record(next, false, &mut progress);
        assert!(streak.is_over() && streak.next(&puzzles, 0).is_none());
        assert_eq!((streak.solved(), progress.best_streak), (20, 20));
    }
}
