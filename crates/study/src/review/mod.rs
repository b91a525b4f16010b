//! The review of a game: how much of the expected result each turn gave away, and why.

mod accuracy;
mod annotate;
mod explain;
mod plan;
#[cfg(test)]
mod tests;
mod words;

use mad_rules::{BySide, Game, Outcome, Position, Side, Turn, Victory};
use mad_ugi::Score;

pub use accuracy::Accuracy;
pub use explain::{Loss, Overlooked};
pub use plan::{ReviewPlan, SearchTask};
pub use words::reason_in_words;

/// What an engine has found in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evaluation {
    /// The score, from the view of the side to move.
    pub score: Score,
    /// The best line: the best turn and the expected answers.
    pub line: Vec<Turn>,
    /// Whether the score is exact, from tables of endings.
    pub is_exact: bool,
}

impl Evaluation {
    /// Returns whether the score is a result, which a longer search would not change.
    #[must_use]
    pub const fn is_certain(&self) -> bool {
        self.is_exact || !matches!(self.score, Score::Centi(_))
    }
}

/// How bad a turn is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgement {
    /// At least 5 percentage points of the expected result are lost.
    Inaccuracy,
    /// At least 10 points.
    Mistake,
    /// At least 20 points. A result that slips, from a victory to a semi-victory, is always a blunder.
    Blunder,
}

impl Judgement {
    /// All of them, the least bad one first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The least loss of this judgement, as a part of the expected result.
    #[must_use]
    pub const fn threshold(self) -> f64 {
        match self {
            Self::Inaccuracy => 0.05,
            Self::Mistake => 0.10,
            Self::Blunder => 0.20,
        }
    }

    /// The judgement of a turn that loses this part of the expected result.
    #[must_use]
    pub fn of(loss: f64) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|judgement| loss >= judgement.threshold())
    }

    /// Its number in a list of counts.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A turn as the review sees it.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewedTurn {
    /// The turn.
    pub turn: Turn,
    /// Who played it.
    pub side: Side,
    /// The expected result of the player with the best turn, from 0 to 1.
    pub best: f64,
    /// The expected result of the player after this turn.
    pub after: f64,
    /// The difference, never negative; 0 if the best turn was played.
    pub loss: f64,
    /// How bad it is, if it is bad at all.
    pub judgement: Option<Judgement>,
    /// The line that was better, if the turn is judged.
    pub better: Vec<Turn>,
    /// Whether the values before and after it are known, and at least one of them is an estimate.
    pub is_estimate: bool,
    /// What the turn allows, as far as it can be said.
    pub allows: Option<Loss>,
    /// What kind of turn was overlooked.
    pub overlooked: Option<Overlooked>,
}

impl ReviewedTurn {
    /// How far the loss is from being judged otherwise; `None` if it is not in doubt.
    fn certainty(&self) -> Option<f64> {
        let drop = self.best - self.after;
        let is_best = self.loss == 0.0 && drop > 0.0;
        let is_doubtful =
            if is_best { drop >= SURPRISE } else { drop <= -SURPRISE || DOUBTFUL.contains(&drop) };
        (self.is_estimate && is_doubtful).then(|| (drop - Judgement::Blunder.threshold()).abs())
    }
}

/// Losses that a longer search may find to be a blunder, or not.
const DOUBTFUL: std::ops::Range<f64> = 0.04..0.50;
/// A change of the expected result by the best turn, which should not change it.
const SURPRISE: f64 = 0.05;

/// A reviewed game.
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    /// Every turn of the game.
    pub turns: Vec<ReviewedTurn>,
    /// Red's expected result in the start position and after each turn.
    pub graph: Vec<f64>,
    /// The accuracy of each side that has played.
    pub accuracy: BySide<Option<Accuracy>>,
    /// How many inaccuracies, mistakes and blunders each side made.
    pub counts: BySide<[usize; 3]>,
}

impl Review {
    /// Reviews a game. There is an evaluation for the start position and for the one after each
    /// turn; `None` where there is none yet. A turn is judged when those before and after it are
    /// there. Positions in which the game is over need none.
    #[must_use]
    pub fn new(game: &Game, evaluations: &[Option<Evaluation>]) -> Self {
        let known = |index: usize| evaluations.get(index).and_then(Option::as_ref);
        let turns: Vec<ReviewedTurn> = (0..game.turns().len())
            .map(|index| reviewed(game, index, known(index), known(index + 1)))
            .collect();
        let expected = |index: usize| {
            let position = &game.positions()[index];
            red_expectation(position, known(index).map(|evaluation| evaluation.score))
        };
        let mut counts = BySide::from_fn(|_| [0; 3]);
        for turn in &turns {
            if let Some(judgement) = turn.judgement {
                counts[turn.side][judgement.index()] += 1;
            }
        }
        let losses = |side: Side| -> Vec<f64> {
            turns.iter().filter(|turn| turn.side == side).map(|turn| turn.loss).collect()
        };
        let accuracy = BySide::from_fn(|side| Accuracy::of(&losses(side)));
        let mut graph: Vec<f64> = Vec::with_capacity(game.positions().len());
        for index in 0..game.positions().len() {
            let before = graph.last().copied().unwrap_or(0.5);
            graph.push(expected(index).unwrap_or(before));
        }
        Self { turns, graph, accuracy, counts }
    }

    /// The indices of the turns that decided the game: judged turns that changed who was ahead or lost
    /// the most, at most `most` of them, in the order of the game.
    #[must_use]
    pub fn turning_points(&self, most: usize) -> Vec<usize> {
        let judged = |(index, turn): (usize, &ReviewedTurn)| {
            let changes_sides = turn.best >= 0.5 && turn.after < 0.5;
            (turn.judgement >= Some(Judgement::Mistake))
                .then_some((index, turn.loss + if changes_sides { 1.0 } else { 0.0 }))
        };
        let mut points: Vec<(usize, f64)> =
            self.turns.iter().enumerate().filter_map(judged).collect();
        points.sort_by(|one, other| other.1.total_cmp(&one.1));
        points.truncate(most);
        let mut points: Vec<usize> = points.into_iter().map(|(index, _)| index).collect();
        points.sort_unstable();
        points
    }

    /// The indices of the turns whose judgement a longer search of the positions before and after
    /// might change, the most doubtful ones first: those whose loss is near that of a blunder, and
    /// those after which the position looks much better or worse than it should.
    #[must_use]
    pub fn uncertain(&self) -> Vec<usize> {
        self.uncertain_within(1.0)
    }

    /// The uncertain turns whose loss differs from that of a blunder by this at most.
    pub(super) fn uncertain_within(&self, margin: f64) -> Vec<usize> {
        let turns = self.turns.iter().enumerate();
        let mut uncertain: Vec<(usize, f64)> =
            turns.filter_map(|(index, turn)| Some((index, turn.certainty()?))).collect();
        uncertain.retain(|&(_, certainty)| certainty <= margin);
        uncertain.sort_by(|one, other| one.1.total_cmp(&other.1));
        uncertain.into_iter().map(|(index, _)| index).collect()
    }

    /// The indices of the mistakes and blunders of a side.
    pub fn mistakes(&self, side: Side) -> impl Iterator<Item = usize> {
        let turns = self.turns.iter().enumerate();
        turns
            .filter(move |(_, turn)| {
                turn.side == side && turn.judgement >= Some(Judgement::Mistake)
            })
            .map(|(index, _)| index)
    }
}

/// Red's expected result in a position: that of the game if it is over there, else that of a score
/// of the side to move.
#[must_use]
pub fn red_expectation(position: &Position, score: Option<Score>) -> Option<f64> {
    let to_move = match position.outcome() {
        Some(outcome) => result_of(outcome, position.to_move()),
        None => score?.expected_result(),
    };
    Some(if position.to_move() == Side::Red { to_move } else { 1.0 - to_move })
}

/// The result of a finished game for a side, from 0 to 1.
fn result_of(outcome: Outcome, side: Side) -> f64 {
    let won = match outcome.victory() {
        Victory::Full => 1.0,
        Victory::Semi => 0.75,
    };
    if outcome.winner == side { won } else { 1.0 - won }
}

fn reviewed(
    game: &Game,
    index: usize,
    before: Option<&Evaluation>,
    after: Option<&Evaluation>,
) -> ReviewedTurn {
    let (turn, positions) = (game.turns()[index], game.positions());
    let side = positions[index].to_move();
    let for_side = |red: f64| if side == Side::Red { red } else { 1.0 - red };
    let expectation = |position, known: Option<&Evaluation>| {
        red_expectation(position, known.map(|known| known.score)).map(for_side)
    };
    let after_turn = expectation(&positions[index + 1], after);
    let best = expectation(&positions[index], before);
    let is_best = before.is_some_and(|before| before.line.first() == Some(&turn));
    let loss = match (best, after_turn) {
        (Some(best), Some(after)) if !is_best => (best - after).max(0.0),
        _ => 0.0,
    };
    let judgement = Judgement::of(loss);
    let better = match (judgement, before) {
        (Some(_), Some(before)) => before.line.clone(),
        _ => Vec::new(),
    };
    let allows = judgement.and_then(|_| {
        explain::loss(&positions[index + 1], after.map_or(&[], |after| &after.line), side)
    });
    let overlooked = judgement.and_then(|_| {
        let (before, &better) = (before?, better.first()?);
        explain::overlooked(&positions[index], turn, better, before.score)
    });
    let is_certain = |position: &Position, known: Option<&Evaluation>| {
        position.is_over() || known.is_some_and(Evaluation::is_certain)
    };
    let is_estimate = best.is_some()
        && after_turn.is_some()
        && !(is_certain(&positions[index], before) && is_certain(&positions[index + 1], after));
    let best = best.or(after_turn).unwrap_or(0.5);
    let after = after_turn.unwrap_or(best);
    ReviewedTurn {
        turn,
        side,
        best,
        after,
        loss,
        judgement,
        better,
        is_estimate,
        allows,
        overlooked,
    }
}
