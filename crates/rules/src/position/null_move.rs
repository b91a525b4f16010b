//! The null move: giving the turn to the opponent, for null move pruning in engines.

use super::{Position, Status};
use crate::Outcome;

/// Why there is no null move in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NullMoveError {
    /// The game has ended.
    #[error("no null move: the game is over: {0}")]
    GameOver(Outcome),
    /// On a positioning turn, [`Turn::PASS`](crate::Turn::PASS) is legal and does the same.
    #[error("no null move on a positioning turn: pass is legal")]
    PositioningTurn,
}

impl Position {
    /// Gives the turn to the other side without a move, which the rules do not allow: the null
    /// move of engines. It counts as a quiet turn, so it may end the game by tie-break.
    ///
    /// # Errors
    ///
    /// If the game is over, or the turn is a positioning turn, which can be passed. The position
    /// does not change then.
    ///
    /// # Examples
    ///
    /// ```
    /// use mad_rules::position::NullMoveError;
    /// use mad_rules::{Position, Side, Turn};
    ///
    /// let mut position = Position::default();
    /// assert_eq!(position.null_move(), Err(NullMoveError::PositioningTurn));
    /// position.play(Turn::PASS).unwrap();
    /// position.play(Turn::PASS).unwrap();
    /// position.null_move().unwrap();
    /// assert_eq!(position.to_move(), Side::Blue);
    /// ```
    pub fn null_move(&mut self) -> Result<(), NullMoveError> {
        if let Some(outcome) = self.outcome() {
            return Err(NullMoveError::GameOver(outcome));
        }
        if self.is_positioning_turn() {
            return Err(NullMoveError::PositioningTurn);
        }
        self.null_move_unchecked();
        Ok(())
    }

    /// [`null_move`](Self::null_move) without the checks, for the inner loop of a search. After
    /// the end of the game or on a positioning turn the result is meaningless.
    #[inline]
    pub fn null_move_unchecked(&mut self) {
        self.hash ^= self.status.key();
        self.status = Status(self.status.0 ^ Status::SIDE);
        self.hash ^= self.status.key();
        self.quiet = self.quiet.saturating_add(1);
        self.count_up();
    }
}
