//! The ending of a recorded game, checked against turns, result and termination.

use alloc::borrow::ToOwned;
use alloc::vec;
use alloc::vec::Vec;

use super::error::{ExpectedTagValue, Problem};
use super::lex::Located;
use super::parse::{Tag, shorten, value};
use super::{Ending, OpenReason};
use crate::{EndReason, GameResult, Outcome, Position, Victory};

/// The ending of a game, or the contradiction between turns, result and tags.
pub(super) fn ending(
    tags: &[Tag],
    end: &Position,
    offset: usize,
    result: GameResult,
) -> Result<Ending, Located> {
    if let Some(tag) = tags.iter().find(|tag| tag.name == "Result")
        && tag.value != result.as_str()
    {
        let tag_value = shorten(&tag.value);
        return Err((tag.offset, Problem::ResultTag { tag: tag_value, result }));
    }
    let termination = value(tags, "Termination", ExpectedTagValue::Termination, |value| {
        results(value).map(|results| (value.to_owned(), results))
    })?;
    if let Some((word, results)) = &termination
        && !results.contains(&victory(result))
    {
        let termination = word.clone();
        return Err((offset, Problem::Termination { result, termination }));
    }
    let word = termination.map(|(word, _)| word);
    agreed(end, result, word.as_deref()).ok_or_else(|| {
        let (by_turns, owner) = (end.outcome(), end.tie_break_owner());
        (offset, Problem::Contradiction { result, termination: word, by_turns, owner })
    })
}

const fn victory(result: GameResult) -> Option<Victory> {
    match result {
        GameResult::Won(_, victory) => Some(victory),
        GameResult::Open => None,
    }
}

/// The kinds of victory that a termination is possible with; `None` for an unknown termination.
fn results(termination: &str) -> Option<Vec<Option<Victory>>> {
    let reason = EndReason::ALL.into_iter().find(|reason| reason.termination() == termination);
    match (reason, termination) {
        (Some(reason), _) => Some(vec![Some(reason.victory())]),
        (None, "abandoned" | "unterminated") => Some(vec![None]),
        _ => None,
    }
}

/// The ending that is consistent with turns, result and termination, if there is one. Without a
/// termination tag, a victory before the end by the rules is a resignation and a semi-victory an
/// agreement.
fn agreed(end: &Position, result: GameResult, termination: Option<&str>) -> Option<Ending> {
    let ending = match (end.outcome(), result) {
        (Some(outcome), _) => Ending::Won(outcome),
        (None, GameResult::Open) => Ending::Open(match termination {
            Some("abandoned") => OpenReason::Abandoned,
            _ => OpenReason::Unterminated,
        }),
        (None, GameResult::Won(winner, Victory::Full)) => {
            let time = termination == Some(EndReason::Time.termination());
            let reason = if time { EndReason::Time } else { EndReason::Resignation };
            Ending::Won(Outcome { winner, reason })
        }
        (None, GameResult::Won(_, Victory::Semi)) => {
            Ending::Won(Outcome { winner: end.tie_break_owner(), reason: EndReason::Agreement })
        }
    };
    let termination = termination.unwrap_or(ending.termination());
    (ending.result() == result && ending.termination() == termination).then_some(ending)
}
