//! The report of a search.

use std::time::Duration;

use mad_rules::{Position, Side, Turn};
use mad_tables::Exact;
use mad_ugi::Score;

use crate::proof::Proof;
use crate::value::Value;

/// At this value or below, the expected result is less than 1 in 1000.
const HOPELESS: Value = Value::from_centi(-700);

/// A turn with its value and principal variation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The value from the view of the side to move. A win or a loss is proven; a semi-victory only
    /// if the proof says so. (What a level has proven may be wrong, as it overlooks turns.)
    pub value: Value,
    /// What is proven: about the position in the first line, about the turn in the others.
    pub proof: Proof,
    /// The principal variation: the turn and the expected answers.
    pub turns: Vec<Turn>,
}

impl Line {
    /// The value as a score: wins, losses and semi-victories are proven, anything else is an
    /// estimate.
    #[must_use]
    pub const fn score(&self) -> Score {
        if self.value.is_semi() && !self.proof.is_semi() {
            let sign = if self.value.is_positive() { 1 } else { -1 };
            return Score::Centi(sign * Score::SEMI_CENTI);
        }
        self.value.score()
    }
}

/// What a search has found so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The depth of the last complete iteration, in turns; zero if there is none.
    pub depth: u32,
    /// The selective depth: the longest line searched.
    pub seldepth: usize,
    /// Positions visited by all threads.
    pub nodes: u64,
    /// Time since the start; zero where there is no clock.
    pub time: Duration,
    /// How full the transposition table is, in thousandths.
    pub table_permille: usize,
    /// The exact result of the position, if the tables of endings have it.
    pub exact: Option<Exact>,
    /// The best lines, best first: as many as were asked for, if there are as many turns. There is
    /// always one.
    pub lines: Vec<Line>,
}

impl Report {
    /// The best turn.
    ///
    /// # Panics
    ///
    /// If there is no line. The engine's reports have one.
    #[must_use]
    pub fn best(&self) -> Turn {
        self.lines[0].turns[0]
    }

    /// The value of the position, from the view of its side to move.
    ///
    /// # Panics
    ///
    /// If there is no line. The engine's reports have one.
    #[must_use]
    pub fn value(&self) -> Value {
        self.lines[0].value
    }

    /// Returns whether the side to move is lost, by a proof or by a very low estimate.
    /// [`Engine::confirms_loss`](crate::Engine::confirms_loss) verifies it.
    #[must_use]
    pub fn is_hopeless(&self) -> bool {
        self.depth > 0 && self.value() <= HOPELESS
    }

    /// Returns whether a side would agree to end the game by the tie-break now: whether the
    /// semi-victory of the tie-break's owner is at least as good for it as playing on. The report
    /// is about this position.
    #[must_use]
    pub fn would_agree(&self, side: Side, position: &Position) -> bool {
        let ahead = self.value();
        let playing_on = if position.to_move() == side { ahead } else { -ahead };
        let is_owner = position.tie_break_owner() == side;
        let agreeing = if is_owner { Value::MOST_SEMI } else { -Value::LEAST_SEMI };
        agreeing >= playing_on
    }
}
