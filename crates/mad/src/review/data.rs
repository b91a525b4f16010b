//! A review as JSON.

use std::io::Write as _;

use mad_lab::Score;
use mad_rules::Side;
use mad_study::{
    Accuracy, Evaluation, Judgement, Loss, Overlooked, Review, ReviewPlan, ReviewedTurn,
};
use serde_json::{Value, json};

use super::TURNING_POINTS;
use crate::failure::Failure;

pub(super) fn print(plan: &ReviewPlan, review: &Review) -> Result<(), Failure> {
    let known = |index: usize| plan.evaluations()[index].as_ref();
    let positions = plan.game().positions();
    let turns = review.turns.iter().enumerate().map(|(index, turn)| {
        let number = positions[index].number();
        turn_data(number, turn, review.graph[index + 1], known(index + 1))
    });
    let side = |side: Side| {
        let [inaccuracies, mistakes, blunders] = review.counts[side];
        json!({
            "accuracy": review.accuracy[side].map(Accuracy::percent),
            "inaccuracies": inaccuracies,
            "mistakes": mistakes,
            "blunders": blunders,
        })
    };
    let value = json!({
        "start": plan.game().start(),
        "red": side(Side::Red),
        "blue": side(Side::Blue),
        "turning_points": review.turning_points(TURNING_POINTS)
            .into_iter().map(|index| positions[index].number()).collect::<Vec<_>>(),
        "expected_start": review.graph[0],
        "turns": turns.collect::<Vec<_>>(),
        "complete": plan.next_task().is_none(),
    });
    writeln!(std::io::stdout().lock(), "{value:#}")?;
    Ok(())
}

fn turn_data(
    number: u16,
    turn: &ReviewedTurn,
    red_expected: f64,
    after: Option<&Evaluation>,
) -> Value {
    json!({
        "number": number,
        "side": turn.side,
        "turn": turn.turn,
        "red_expected": red_expected,
        "best": turn.best,
        "after": turn.after,
        "loss": turn.loss,
        "judgement": turn.judgement.map(Judgement::argument),
        "better": turn.better,
        "allows": turn.allows.map(loss_data),
        "overlooked": turn.overlooked.map(Overlooked::argument),
        "score": after.map(|after| score_data(after.score)),
        "exact": after.is_some_and(|after| after.is_exact),
    })
}

/// A score of the side to move after the turn.
fn score_data(score: Score) -> Value {
    match score {
        Score::Centi(value) => json!({ "centi": value }),
        Score::Win(turns) => json!({ "win": turns }),
        Score::Semi(turns) => json!({ "semi": turns }),
    }
}

fn loss_data(loss: Loss) -> Value {
    match loss {
        Loss::CorvetteGivenUp => json!("corvette-given-up"),
        Loss::TieBreak => json!("tie-break"),
        Loss::Ship { ship, by, after } => json!({
            "ship": ship.to_string(),
            "by": by.to_string(),
            "after": after.map(|cycle| cycle.to_string()),
        }),
    }
}
