//! What a search has to say.

use std::time::Duration;

use mad_rules::{Position, Side, Turn};
use mad_ugi::Score;

use crate::proof::Proof;
use crate::value::{PER_CENTI, SEMI, SEMI_BOUND, Value, is_semi, score};

/// Below this, one game in a thousand is not lost.
const HOPELESS: Value = -700 * PER_CENTI;

/// A turn, what it is worth and what is expected to follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The value from the view of the side to move. A win or a loss is certain; a semi-victory is
    /// only if the proof says so. (A level may be certain of what is not true.)
    pub value: Value,
    /// What is certain: of the first line about the position, of the others about their turn.
    pub proof: Proof,
    /// The turn and the expected answers.
    pub turns: Vec<Turn>,
}

impl Line {
    /// The value as people and programs read it: wins, losses and semi-victories are certain,
    /// anything less is an estimate.
    #[must_use]
    pub const fn score(&self) -> Score {
        if is_semi(self.value) && !self.proof.is_semi() {
            let sign = if self.value < 0 { -1 } else { 1 };
            return Score::Centi(sign * Score::SEMI_CENTI);
        }
        score(self.value)
    }
}

/// What a search has found so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// How many turns it has looked ahead, everywhere.
    pub depth: u32,
    /// How many at the most.
    pub deepest: usize,
    /// Positions visited, by all threads.
    pub nodes: u64,
    /// Time since the start; zero where there is no clock.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub table_permille: usize,
    /// The best lines, best first: as many as were asked for and there are turns.
    pub lines: Vec<Line>,
}

impl Report {
    /// The best turn.
    #[must_use]
    pub fn best(&self) -> Turn {
        self.lines[0].turns[0]
    }

    /// The value of the position, from the view of its side to move.
    #[must_use]
    pub fn value(&self) -> Value {
        self.lines[0].value
    }

    /// Whether the game looks lost, or as good as lost, to the side to move.
    /// [`Engine::confirms_loss`](crate::Engine::confirms_loss) makes sure.
    #[must_use]
    pub fn is_hopeless(&self) -> bool {
        self.depth > 0 && self.value() <= HOPELESS
    }

    /// Whether a side would agree to end the game now: whether the semi-victory that falls to
    /// the owner of the tie-break is at least as good for it as playing on. The report is about
    /// this position.
    #[must_use]
    pub fn would_agree(&self, side: Side, position: &Position) -> bool {
        let ahead = self.value();
        let playing_on = if position.to_move() == side { ahead } else { -ahead };
        let agreeing = if position.tie_break_owner() == side { SEMI } else { -SEMI_BOUND };
        agreeing >= playing_on
    }
}
