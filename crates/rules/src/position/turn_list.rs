//! A list of turns on the stack.

use core::fmt;
use core::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;

use crate::Turn;

/// No position has more turns: at most 64 moves (four ships with two sails reach 12 squares, four
/// with one reach 4), 8 teleportations, and a bonus of at most three cycles for at most two
/// arrivals of each ship.
const CAPACITY: usize = 128;

/// The legal turns of a position, in no particular order: a slice of [`Turn`]s stored on the
/// stack.
///
/// # Examples
///
/// ```
/// use mad_rules::{Position, Turn};
///
/// let mut turns = Position::default().legal_turns();
/// turns.sort_by_key(|turn| turn.cycle().is_none());
/// assert_eq!(turns.last(), Some(&Turn::PASS));
/// ```
#[derive(Clone, PartialEq, Eq, Default)]
pub struct TurnList(ArrayVec<Turn, CAPACITY>);

impl TurnList {
    #[inline]
    pub(super) fn push(&mut self, turn: Turn) {
        self.0.push(turn);
    }
}

impl Deref for TurnList {
    type Target = [Turn];

    #[inline]
    fn deref(&self) -> &[Turn] {
        &self.0
    }
}

impl DerefMut for TurnList {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Turn] {
        &mut self.0
    }
}

/// Iterator over the turns of a [`TurnList`].
#[derive(Debug, Clone)]
pub struct TurnListIter(arrayvec::IntoIter<Turn, CAPACITY>);

impl Iterator for TurnListIter {
    type Item = Turn;

    #[inline]
    fn next(&mut self) -> Option<Turn> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl DoubleEndedIterator for TurnListIter {
    #[inline]
    fn next_back(&mut self) -> Option<Turn> {
        self.0.next_back()
    }
}

impl ExactSizeIterator for TurnListIter {}

impl IntoIterator for TurnList {
    type Item = Turn;
    type IntoIter = TurnListIter;

    fn into_iter(self) -> TurnListIter {
        TurnListIter(self.0.into_iter())
    }
}

impl<'a> IntoIterator for &'a TurnList {
    type Item = &'a Turn;
    type IntoIter = core::slice::Iter<'a, Turn>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a mut TurnList {
    type Item = &'a mut Turn;
    type IntoIter = core::slice::IterMut<'a, Turn>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}

impl fmt::Debug for TurnList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
