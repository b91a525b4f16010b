//! Which positions of a game are searched for its review, in which order and how long.

use std::collections::VecDeque;

use mad_rules::Game;

use super::{Evaluation, Review};

/// A search that a review needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SearchTask {
    /// The index of the position: 0 is the start, 1 the one after the first turn.
    pub position: usize,
    /// How many times the effort of a first search, be it nodes or time.
    pub effort: u32,
}

/// The searches of a review: a short one of every position, then longer ones around the turns whose
/// judgement is [uncertain](Review::uncertain).
///
/// Positions are searched from the last to the first: with one transposition table, what was found
/// later in the game helps with what comes before.
///
/// # Examples
///
/// ```
/// use mad_rules::Game;
/// use mad_study::{Evaluation, ReviewPlan};
/// use mad_ugi::Score;
///
/// let mut game = Game::default();
/// game.play("pass".parse()?)?;
/// let mut plan = ReviewPlan::new(game);
/// while let Some(task) = plan.next_task() {
///     let position = &plan.game().positions()[task.position];
///     let line = position.sorted_turns()[..1].to_vec();
///     plan.set(task, Evaluation { score: Score::Centi(0), line, is_exact: false });
/// }
/// assert_eq!(plan.review().turns[0].judgement, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct ReviewPlan {
    game: Game,
    evaluations: Vec<Option<Evaluation>>,
    /// The effort of each position's longest search; 0 before the first one.
    efforts: Vec<u32>,
    todo: VecDeque<SearchTask>,
    /// The number of rounds that have begun.
    rounds: usize,
    /// The effort of all searches that are done, and of all that are planned.
    done: u64,
    planned: u64,
}

/// A round of searches: the first one of all positions, the others of those of uncertain turns.
struct Round {
    /// The effort of a search.
    effort: u32,
    /// How far the loss of a turn may be from that of a blunder.
    margin: f64,
    /// The effort of all searches up to this round, in per cent of all that is allowed: something is
    /// left for the turns that are nearest to the threshold in the end.
    most: u64,
}

const ROUNDS: [Round; 4] = [
    Round { effort: 1, margin: 1.0, most: 100 },
    Round { effort: 5, margin: 1.0, most: 50 },
    Round { effort: 16, margin: 0.30, most: 80 },
    Round { effort: 48, margin: 0.10, most: 100 },
];
/// All rounds together may take the effort of this many short searches, and in a long game this many
/// times the effort of the first round.
const MOST: (u64, u64) = (244, 4);
/// An estimate beyond this is as good as a result.
const CLEAR: f64 = 0.98;

impl ReviewPlan {
    /// The plan for a game of which nothing is known.
    #[must_use]
    pub fn new(game: Game) -> Self {
        let count = game.positions().len();
        let mut plan = Self {
            evaluations: vec![None; count],
            efforts: vec![0; count],
            todo: VecDeque::new(),
            rounds: 0,
            done: 0,
            planned: 0,
            game,
        };
        plan.begin_round();
        plan
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What is known so far about each position.
    #[must_use]
    pub fn evaluations(&self) -> &[Option<Evaluation>] {
        &self.evaluations
    }

    /// The next search; `None` if the review is complete. Until its result is [set](Self::set), the
    /// next search is the same.
    #[must_use]
    pub fn next_task(&self) -> Option<SearchTask> {
        self.todo.front().copied()
    }

    /// Stores what a search has found.
    ///
    /// # Panics
    ///
    /// If the game has no such position.
    pub fn set(&mut self, task: SearchTask, evaluation: Evaluation) {
        self.evaluations[task.position] = Some(evaluation);
        self.efforts[task.position] = task.effort;
        self.finish(task);
    }

    fn finish(&mut self, task: SearchTask) {
        self.done += u64::from(task.effort);
        self.todo.retain(|other| *other != task);
        while self.todo.is_empty() && self.rounds < ROUNDS.len() {
            self.begin_round();
        }
    }

    /// Stores what a shorter search than those of the plan has found, for a first impression. The
    /// position is searched again.
    ///
    /// # Panics
    ///
    /// If the game has no such position.
    pub fn set_preliminary(&mut self, position: usize, evaluation: Evaluation) {
        if self.efforts[position] == 0 {
            self.evaluations[position] = Some(evaluation);
        }
    }

    /// Gives up a search that found nothing.
    pub fn skip(&mut self, task: SearchTask) {
        self.finish(task);
    }

    /// How much of the searches planned so far is done, from 0 to 1. It may fall when a new round
    /// begins.
    #[must_use]
    pub fn progress(&self) -> f64 {
        if self.planned == 0 { 1.0 } else { self.done as f64 / self.planned as f64 }
    }

    /// The effort of all searches that are done: how many short ones would have taken the same.
    #[must_use]
    pub const fn effort(&self) -> u64 {
        self.done
    }

    /// The review, by what is known so far.
    #[must_use]
    pub fn review(&self) -> Review {
        Review::new(&self.game, &self.evaluations)
    }

    fn begin_round(&mut self) {
        let round = &ROUNDS[self.rounds];
        let effort = round.effort;
        let mut positions = match self.rounds {
            0 => (0..self.evaluations.len()).collect(),
            _ => self.positions_to_repeat(round),
        };
        self.rounds += 1;
        positions.retain(|&index| !self.game.positions()[index].is_over());
        positions.sort_unstable();
        self.todo =
            positions.iter().rev().map(|&position| SearchTask { position, effort }).collect();
        self.planned += u64::from(effort) * positions.len() as u64;
    }

    /// The positions before and after uncertain turns, the most uncertain turns first, as far as
    /// the effort allows.
    fn positions_to_repeat(&self, round: &Round) -> Vec<usize> {
        let &Round { effort, margin, most } = round;
        let allowed = MOST.0.max(MOST.1 * self.evaluations.len() as u64);
        let mut left = (allowed * most / 100).saturating_sub(self.planned);
        let mut positions = Vec::new();
        for turn in self.review().uncertain_within(margin) {
            for position in [turn, turn + 1] {
                let is_new = self.efforts[position] < effort && !positions.contains(&position);
                if is_new && self.is_open(position) && left >= u64::from(effort) {
                    left -= u64::from(effort);
                    positions.push(position);
                }
            }
        }
        positions
    }

    /// Returns whether a longer search of a position may change the judgement of a turn.
    fn is_open(&self, position: usize) -> bool {
        self.evaluations[position].as_ref().is_some_and(|known| {
            let expected = known.score.expected_result();
            let is_clear = expected.max(1.0 - expected) > CLEAR;
            !known.is_certain() && !is_clear
        })
    }
}
