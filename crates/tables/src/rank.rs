//! The turns of a position, best first.

use core::cmp::Reverse;

use mad_rules::{Position, Side, Turn};

use crate::source::BlockSource;
use crate::tables::{Exact, ProbeError, Tables};
use crate::{GameValue, Outlook};

/// A turn and the exact value of the position after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RankedTurn {
    /// The turn.
    pub turn: Turn,
    /// The position after it.
    pub after: Exact,
}

impl<S: BlockSource> Tables<S> {
    /// All turns of a position with the values of the positions after them, best first.
    ///
    /// Turns that win come before others, and among them those that make progress: an expulsion,
    /// or else the smallest [distance](Exact::distance). So the first one, played again and again,
    /// wins. Turns that keep a semi-victory are ranked in the same way, those of a side that owns
    /// the tie-break first. Turns that lose are ranked by how long the opponent needs, the longest
    /// first.
    ///
    /// `None` if the position or one after it is not in the tables.
    ///
    /// # Errors
    ///
    /// If a table cannot be read or is damaged.
    pub fn rank_turns(&self, position: &Position) -> Result<Option<Vec<RankedTurn>>, ProbeError> {
        let mut turns = Vec::new();
        for turn in position.sorted_turns() {
            let next = position.after_unchecked(turn);
            let Some(after) = self.probe(&next)? else { return Ok(None) };
            turns.push((key(position.to_move(), &next, after), RankedTurn { turn, after }));
        }
        // A stable sort: equal turns stay in the order of their texts.
        turns.sort_by_key(|(key, _)| *key);
        Ok(Some(turns.into_iter().map(|(_, turn)| turn).collect()))
    }

    /// The turns that keep the value of a position, ranked as by
    /// [`rank_turns`](Self::rank_turns); none if the game is over.
    ///
    /// `None` if the position or one after it is not in the tables.
    ///
    /// # Errors
    ///
    /// If a table cannot be read or is damaged.
    pub fn best_turns(&self, position: &Position) -> Result<Option<Vec<RankedTurn>>, ProbeError> {
        let Some(mut turns) = self.rank_turns(position)? else { return Ok(None) };
        if let Some(best) = turns.first().map(|best| best.after.value) {
            turns.retain(|turn| turn.after.value == best);
        }
        Ok(Some(turns))
    }
}

/// What turns are sorted by, smallest first: the value for the side that made the turn, then the
/// distance.
fn key(mover: Side, next: &Position, after: Exact) -> (Reverse<i8>, i32) {
    let turns = |side: Side, threshold: Option<(Side, u16)>| {
        threshold.filter(|(favoured, _)| *favoured == side).map_or(0, |(_, turns)| turns.into())
    };
    let outlook = after.outlook.unwrap_or(Outlook::EVEN);
    let is_over = after.outlook.is_none();
    let distance = match after.value {
        GameValue::Victory(side) => {
            // With a limit, the distance ends at an expulsion, and this was one.
            let restarts = next.limit().is_some() && next.quiet() == 0 && side == mover;
            let distance = if restarts { 0 } else { turns(side, outlook.victory()) };
            let signed = if side == mover { 1 + distance } else { -1 - distance };
            if is_over { 0 } else { signed }
        }
        GameValue::SemiVictory(side) => {
            // An owner only has to keep the tie-break.
            let owns = next.tie_break_owner() == side;
            let distance = if owns { 0 } else { turns(side, outlook.semi_victory()) };
            if side == mover { distance } else { -distance }
        }
        GameValue::Undecided => 0,
    };
    (Reverse(after.value.rank(mover)), distance)
}
