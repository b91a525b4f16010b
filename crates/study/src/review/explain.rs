//! Why a turn was bad, as far as positions and lines show it.

use mad_rules::{Cycle, EndReason, Position, Ship, Side, Turn, TurnKind};
use mad_ugi::Score;

/// What the answer to a bad turn wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Loss {
    /// A ship is expelled.
    Ship {
        /// The ship.
        ship: Ship,
        /// The ship that expels it.
        by: Ship,
        /// The teleportation that comes first, if one does.
        after: Option<Cycle>,
    },
    /// The corvette was given up by the player's own turn.
    CorvetteGivenUp,
    /// The opponent gets the semi-victory of the tie-break.
    TieBreak,
}

/// What kind of turn was better than the one that was played, if another kind was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Overlooked {
    /// A bonus turn.
    Bonus,
    /// A teleportation that brings a ship back from exile.
    Recall,
    /// Another permutation or rotation.
    Teleportation,
    /// The expulsion of a ship.
    Expulsion,
    /// The tie-break: the better turn keeps or wins the semi-victory.
    TieBreak,
}

/// How many turns after a bad one are looked at.
const HORIZON: usize = 5;

/// What a side loses in the line that follows a turn of its own.
pub(super) fn loss(start: &Position, line: &[Turn], side: Side) -> Option<Loss> {
    let outcome = start.outcome();
    if let Some(outcome) = outcome.filter(|outcome| outcome.winner != side) {
        return Some(match outcome.reason {
            EndReason::Exile => Loss::CorvetteGivenUp,
            _ => Loss::TieBreak,
        });
    }
    let mut position = *start;
    let mut before = None;
    let mut found = None;
    for &turn in line.iter().take(HORIZON) {
        let Ok(effect) = position.effect(turn) else { break };
        if position.to_move() != side {
            if let (Some(ship), Some(moved)) = (effect.expelled, effect.moved) {
                let loss = Loss::Ship { ship, by: moved.ship, after: before };
                // The corvette matters more than a ship that falls on the way.
                if ship.is_corvette() {
                    return Some(loss);
                }
                found = found.or(Some(loss));
            }
            before = match turn.kind() {
                TurnKind::Teleport(cycle) => Some(cycle),
                _ => None,
            };
        }
        position.play_unchecked(turn);
        if position
            .outcome()
            .is_some_and(|outcome| outcome.winner != side && outcome.reason == EndReason::TieBreak)
        {
            return found.or(Some(Loss::TieBreak));
        }
    }
    found
}

/// What kind of turn was overlooked: what the better turn is and the one that was played is not.
pub(super) fn overlooked(
    position: &Position,
    played: Turn,
    better: Turn,
    score: Score,
) -> Option<Overlooked> {
    let kinds = |turn: Turn| -> [bool; 4] {
        let Ok(effect) = position.effect(turn) else { return [false; 4] };
        let recalls = effect.teleported.iter().any(|shift| shift.from.is_exile());
        [
            effect.moved.is_some() && !effect.teleported.is_empty(),
            recalls,
            effect.moved.is_none() && !effect.teleported.is_empty(),
            effect.expelled.is_some(),
        ]
    };
    let order =
        [Overlooked::Bonus, Overlooked::Recall, Overlooked::Teleportation, Overlooked::Expulsion];
    let (better, played) = (kinds(better), kinds(played));
    let overlooked = order.into_iter().zip(better.into_iter().zip(played));
    let kind = overlooked.into_iter().find(|(_, (better, played))| *better && !played);
    match (kind, score) {
        (Some((kind, _)), _) => Some(kind),
        (None, Score::Semi(1..)) => Some(Overlooked::TieBreak),
        _ => None,
    }
}
