//! Games: a start position, the turns played, and how it ended.

use alloc::vec;
use alloc::vec::Vec;

use crate::{BySide, EndReason, Illegal, IllegalTurn, Outcome, Position, Side, Turn, TurnList};

/// A game in progress or finished, with its whole history.
///
/// Games are equal when their whole histories are, including what could be redone.
///
/// # Examples
///
/// ```
/// use mad_rules::game::Step;
/// use mad_rules::{EndReason, Game, Position, Side, Turn};
///
/// let mut game = Game::new(Position::default());
/// game.play(Turn::PASS)?;
/// assert_eq!(game.undo(), Some(Step::Turn(Turn::PASS)));
/// assert_eq!(game.undo(), None, "at the start");
/// assert_eq!(game.redo(), Some(Step::Turn(Turn::PASS)));
/// game.resign(Side::Blue)?;
/// assert_eq!(game.outcome().unwrap().reason, EndReason::Resignation);
/// assert_eq!(game.half_points().unwrap().red, 2);
/// assert!(game.play("111-222".parse()?).is_err(), "the game is over");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The start position, then the one after each turn.
    positions: Vec<Position>,
    turns: Vec<Turn>,
    declared: Option<Outcome>,
    undone: Vec<Step>,
}

/// What [`Game::undo`] takes back: a turn, or an ending that the players declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A turn.
    Turn(Turn),
    /// A resignation, an agreement or a loss on time.
    Ending(Outcome),
}

/// A game that has ended cannot end again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("the game is over already: {0}")]
pub struct AlreadyOverError(pub Outcome);

impl Game {
    /// A game that begins with this position.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self { positions: vec![start], turns: Vec::new(), declared: None, undone: Vec::new() }
    }

    /// The position the game began with.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.turns.len()]
    }

    /// All positions: the start, then the one after each turn.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The turns played.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The side to move, also when the game is over.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.position().to_move()
    }

    /// Returns whether the game has ended, by the rules or because the players declared it.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// The legal turns; none when the game is over, by resignation too.
    #[must_use]
    pub fn legal_turns(&self) -> TurnList {
        if self.is_over() { TurnList::default() } else { self.position().legal_turns() }
    }

    /// How the game ended, if it has: by the rules, or because the players declared it.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.declared.or_else(|| self.position().outcome())
    }

    /// Points in a tournament table, in halves, once the game is over.
    #[must_use]
    pub fn half_points(&self) -> Option<BySide<u8>> {
        self.outcome().map(Outcome::half_points)
    }

    /// Plays a turn and clears what could be redone.
    ///
    /// # Errors
    ///
    /// The turn and the reason why it is illegal. The game does not change then.
    pub fn play(&mut self, turn: Turn) -> Result<(), IllegalTurn> {
        self.push(turn)?;
        self.undone.clear();
        Ok(())
    }

    fn push(&mut self, turn: Turn) -> Result<(), IllegalTurn> {
        if let Some(outcome) = self.declared {
            return Err(IllegalTurn { turn, reason: Illegal::GameOver(outcome) });
        }
        let mut position = *self.position();
        position.play(turn)?;
        self.positions.push(position);
        self.turns.push(turn);
        Ok(())
    }

    /// Takes back the last step, which is a declared ending or a turn; `None` at the start.
    pub fn undo(&mut self) -> Option<Step> {
        let step = match self.declared.take() {
            Some(outcome) => Step::Ending(outcome),
            None => {
                let turn = self.turns.pop()?;
                self.positions.pop();
                Step::Turn(turn)
            }
        };
        self.undone.push(step);
        Some(step)
    }

    /// Repeats the last step that was undone; `None` if there is none.
    pub fn redo(&mut self) -> Option<Step> {
        let step = self.undone.pop()?;
        match step {
            Step::Ending(outcome) => self.declared = Some(outcome),
            Step::Turn(turn) => self.push(turn).expect("it was played here before"),
        }
        Some(step)
    }

    /// The number of steps that can be redone.
    #[must_use]
    pub fn redoable(&self) -> usize {
        self.undone.len()
    }

    fn declare(&mut self, winner: Side, reason: EndReason) -> Result<Outcome, AlreadyOverError> {
        if let Some(outcome) = self.outcome() {
            return Err(AlreadyOverError(outcome));
        }
        let outcome = Outcome { winner, reason };
        self.declared = Some(outcome);
        self.undone.clear();
        Ok(outcome)
    }

    /// A side resigns, which gives the other a full victory.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn resign(&mut self, side: Side) -> Result<Outcome, AlreadyOverError> {
        self.declare(side.opponent(), EndReason::Resignation)
    }

    /// A side's time has run out, which gives the other a full victory.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn lose_on_time(&mut self, side: Side) -> Result<Outcome, AlreadyOverError> {
        self.declare(side.opponent(), EndReason::Time)
    }

    /// The players agree that no corvette can be exiled: a semi-victory for the last expeller, or
    /// for blue if there was none. Possible with the tie-break off too.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn agree(&mut self) -> Result<Outcome, AlreadyOverError> {
        self.declare(self.position().tie_break_owner(), EndReason::Agreement)
    }

    /// Sets the declared ending of a record.
    pub(crate) fn set_declared(&mut self, outcome: Outcome) {
        self.declared = Some(outcome);
    }
}

/// A game on the 6x4 board under the usual options.
impl Default for Game {
    fn default() -> Self {
        Self::new(Position::default())
    }
}
