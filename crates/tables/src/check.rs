//! Comparing tables with the rules.

use core::num::NonZeroU16;

use mad_rules::{EndReason, Outcome, Position, Setup, Side};

use crate::source::BlockSource;
use crate::tables::{ProbeError, Tables};
use crate::{GameValue, Outlook};

/// A position whose value does not follow from those after its turns.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{position}: the table says {stored:?}, the turns say otherwise")]
pub struct Inconsistent {
    /// The position.
    pub position: Box<Position>,
    /// What the table says.
    pub stored: Outlook,
}

/// The result of a comparison that could be made.
pub type Consistency = Result<(), Inconsistent>;

/// A turn as the comparison sees it.
enum After {
    /// The corvette's exile has ended the game.
    Over(GameValue),
    /// The quiet count goes on.
    Quiet(Outlook),
    /// A ship was expelled, and the quiet count starts again.
    Expulsion(Outlook),
}

impl<S: BlockSource> Tables<S> {
    /// Compares the outlook of a position with the outlooks after each of its legal turns: the
    /// value with n turns left is the best that a turn leads to, for all n and both owners of the
    /// tie-break. If this is so for all positions, all values are right, by induction. The legal
    /// turns are those of `mad-rules`, which building does not use.
    ///
    /// `None` if the game is over, or the position or one after it is not in the tables.
    ///
    /// # Errors
    ///
    /// If a table cannot be read or is damaged.
    pub fn check_position(&self, position: &Position) -> Result<Option<Consistency>, ProbeError> {
        let Some(stored) = self.probe(position)?.and_then(|exact| exact.outlook) else {
            return Ok(None);
        };
        let mut turns = Vec::new();
        for turn in position.legal_turns() {
            let next = position.after_unchecked(turn);
            let Some(after) = self.probe(&without_tie_break(&next))? else { return Ok(None) };
            turns.push(match after.outlook {
                None => After::Over(after.value),
                Some(outlook) if next.quiet() == 0 => After::Expulsion(outlook),
                Some(outlook) => After::Quiet(outlook),
            });
        }
        let mover = position.to_move();
        let agrees = match position.limit() {
            Some(limit) => with_limit(stored, mover, limit, &turns),
            None => without_limit(stored, mover, &turns),
        };
        let wrong = || Inconsistent { position: Box::new(*position), stored };
        Ok(Some(if agrees { Ok(()) } else { Err(wrong()) }))
    }
}

/// The position, or if the tie-break has ended the game, the position before the last quiet turn
/// was counted.
fn without_tie_break(position: &Position) -> Position {
    let is_tie_break = |outcome: Outcome| outcome.reason == EndReason::TieBreak;
    if !position.outcome().is_some_and(is_tie_break) {
        return *position;
    }
    let setup = Setup { quiet: position.quiet() - 1, ..Setup::from(*position) };
    Position::try_from(setup).unwrap_or(*position)
}

fn with_limit(stored: Outlook, mover: Side, limit: NonZeroU16, turns: &[After]) -> bool {
    let limit = limit.get();
    // Values change only at these numbers of turns left.
    let mut numbers = vec![1, limit];
    let outlooks = turns.iter().filter_map(|turn| match turn {
        After::Quiet(outlook) => Some(*outlook),
        After::Over(_) | After::Expulsion(_) => None,
    });
    for outlook in outlooks.chain([stored]) {
        for (_, turns) in [outlook.semi_victory(), outlook.victory()].into_iter().flatten() {
            numbers.extend([turns - 1, turns, turns + 1]);
        }
    }
    numbers.sort_unstable();
    numbers.dedup();
    numbers.into_iter().filter(|left| (1..=limit).contains(left)).all(|left| {
        Side::ALL.into_iter().all(|owner| {
            let value = |turn: &After| match *turn {
                After::Over(value) => value,
                After::Quiet(outlook) => outlook.value(Some(left - 1), owner),
                After::Expulsion(outlook) => outlook.value(Some(limit), mover),
            };
            let worst = GameValue::Victory(mover.opponent());
            let best = turns.iter().map(value).fold(worst, |best, it| best.better(it, mover));
            stored.value(Some(left), owner) == best
        })
    })
}

fn without_limit(stored: Outlook, mover: Side, turns: &[After]) -> bool {
    let victory = |turn: &After| match *turn {
        After::Over(GameValue::Victory(winner)) => Some((winner, 0)),
        After::Over(_) => None,
        After::Quiet(outlook) | After::Expulsion(outlook) => outlook.victory(),
    };
    let after: Vec<Option<(Side, u16)>> = turns.iter().map(victory).collect();
    let wins = after.iter().flatten().filter(|(winner, _)| *winner == mover);
    let losses: Option<Vec<(Side, u16)>> = after.iter().copied().collect();
    let expected = match (wins.map(|(_, turns)| turns).min(), losses) {
        (Some(turns), _) => Some((mover, turns + 1)),
        (None, Some(losses)) => {
            losses.iter().map(|(_, turns)| turns + 1).max().map(|turns| (mover.opponent(), turns))
        }
        (None, None) => None,
    };
    stored.victory() == expected && stored.semi_victory() == expected
}
