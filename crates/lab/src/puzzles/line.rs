//! The line of a solution: the strongest replies, and the turns that answer them.

use mad_rules::{Position, Turn};
use mad_study::puzzle::SolverTurn;

use super::prover::{Prover, TooLong};

/// The line that begins with a turn which reaches the target in exactly so many turns. Each reply is
/// one that holds out as long as possible and leaves the fewest right answers.
pub(super) fn line(
    position: &Position,
    first: Turn,
    turns: u8,
    prover: &mut Prover,
) -> Result<Vec<SolverTurn>, TooLong> {
    let mut steps = vec![SolverTurn { turn: first, alternatives: Vec::new(), reply: None }];
    let mut position = position.after_unchecked(first);
    for left in (1..turns).rev() {
        let Some((reply, answers)) = strongest_reply(&position, left, prover)? else { break };
        position = position.after_unchecked(reply).after_unchecked(answers[0]);
        if let Some(last) = steps.last_mut() {
            last.reply = Some(reply);
        }
        let alternatives = answers[1..].to_vec();
        steps.push(SolverTurn { turn: answers[0], alternatives, reply: None });
    }
    Ok(steps)
}

/// The strongest reply, and the answers that reach the target within so many turns. `None` if every
/// reply allows it to be reached earlier.
fn strongest_reply(
    position: &Position,
    left: u8,
    prover: &mut Prover,
) -> Result<Option<(Turn, Vec<Turn>)>, TooLong> {
    let mut best: Option<(Turn, Vec<Turn>)> = None;
    for reply in position.sorted_turns() {
        let after = position.after_unchecked(reply);
        if after.is_over() || prover.reaches(&after, left - 1)? {
            continue;
        }
        let answers = prover.solutions(&after, left)?;
        let is_better = best.as_ref().is_none_or(|(_, best)| answers.len() < best.len());
        if is_better && !answers.is_empty() {
            best = Some((reply, answers));
        }
    }
    Ok(best)
}
