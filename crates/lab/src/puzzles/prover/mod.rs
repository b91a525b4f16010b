//! Exhaustive proof of goals within a number of turns.
//!
//! A plain AND/OR search over all legal turns. It prunes nothing that could change the answer and
//! shares no code with the engine's search, so it can check what that one has found.

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use mad_rules::{Outcome, Position, ShipSet, Side, Turn, Victory};

/// What an attacker tries to reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Target {
    /// The other corvette is in exile.
    Exile,
    /// The attacker is to move, and its ships minus those of its opponent are at least this many; or
    /// it has won by exile.
    Ships(i8),
}

/// The search was longer than allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the proof takes too many positions")]
pub struct TooLong;

/// Proves what a side can force against every defence.
pub(super) struct Prover {
    attacker: Side,
    target: Target,
    /// Answers for positions with the attacker to move.
    known: HashMap<Question, bool>,
    /// Positions that may still be visited.
    left: u64,
}

/// A position with the attacker to move and the number of its turns left. Whole positions are
/// compared, not only their keys, so that no collision can spoil a proof.
#[derive(PartialEq, Eq)]
struct Question(Position, u8);

impl Hash for Question {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.key() ^ u64::from(self.1));
    }
}

/// Answers kept at most: 100 bytes each.
const MOST_KNOWN: usize = 400_000;

impl Prover {
    /// A prover that visits at most this many positions.
    pub(super) fn new(attacker: Side, target: Target, positions: u64) -> Self {
        Self { attacker, target, known: HashMap::new(), left: positions }
    }

    /// The turns of the attacker, who is to move, that reach the target within so many turns of its
    /// own.
    pub(super) fn solutions(
        &mut self,
        position: &Position,
        turns: u8,
    ) -> Result<Vec<Turn>, TooLong> {
        let mut found = Vec::new();
        for turn in position.sorted_turns() {
            if self.holds_after(&position.after_unchecked(turn), turns - 1)? {
                found.push(turn);
            }
        }
        Ok(found)
    }

    /// Returns whether the attacker, who is to move, reaches the target within so many turns.
    pub(super) fn reaches(&mut self, position: &Position, turns: u8) -> Result<bool, TooLong> {
        self.left = self.left.checked_sub(1).ok_or(TooLong)?;
        if let Some(decided) = self.decided(position) {
            return Ok(decided);
        }
        if turns == 0 {
            return Ok(false);
        }
        if position.is_corvette_in_danger(!self.attacker) {
            return Ok(true);
        }
        if turns == 1 && self.target == Target::Exile && !self.is_alone(position) {
            // Only an expulsion could exile the corvette, and nothing attacks it.
            return Ok(false);
        }
        if turns > 1
            && let Some(&known) = self.known.get(&Question(*position, turns))
        {
            return Ok(known);
        }
        let mut answer = false;
        for turn in ordered_turns(position) {
            if self.holds_after(&position.after_unchecked(turn), turns - 1)? {
                answer = true;
                break;
            }
        }
        if turns > 1 {
            if self.known.len() >= MOST_KNOWN {
                self.known.clear();
            }
            self.known.insert(Question(*position, turns), answer);
        }
        Ok(answer)
    }

    /// Returns whether the attacker, who has just moved and has so many turns left, reaches the
    /// target after every reply.
    pub(super) fn holds_after(&mut self, position: &Position, turns: u8) -> Result<bool, TooLong> {
        if let Some(outcome) = position.outcome() {
            return Ok(self.is_win(outcome));
        }
        if position.is_corvette_in_danger(self.attacker) {
            return Ok(false);
        }
        if turns == 0 && self.target == Target::Exile && !self.is_alone(position) {
            // No reply can exile the defender's own corvette but a permutation with an exiled
            // cruiser, and another ship has a permutation too.
            return Ok(false);
        }
        for reply in ordered_turns(position) {
            if !self.reaches(&position.after_unchecked(reply), turns)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns whether the defender has only its corvette, so that exiling it may be its only turn.
    fn is_alone(&self, position: &Position) -> bool {
        (position.arena() & ShipSet::fleet(!self.attacker)).len() == 1
    }

    /// The answer for a position in which nothing has to be searched.
    fn decided(&self, position: &Position) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(self.is_win(outcome));
        }
        match self.target {
            Target::Ships(least) if difference(position, self.attacker) >= least => Some(true),
            _ => None,
        }
    }

    fn is_win(&self, outcome: Outcome) -> bool {
        outcome.winner == self.attacker && outcome.victory() == Victory::Full
    }
}

/// All legal turns, expulsions first: they decide more often.
fn ordered_turns(position: &Position) -> ArrayVec<Turn, 128> {
    let mut turns = ArrayVec::new();
    position.for_each_expulsion(|turn| turns.push(turn));
    position.for_each_quiet_turn(|turn| turns.push(turn));
    turns
}

/// The ships of a side in the arena minus those of its opponent.
pub(super) fn difference(position: &Position, side: Side) -> i8 {
    let count = |side| (position.arena() & ShipSet::fleet(side)).len() as i8;
    count(side) - count(!side)
}
