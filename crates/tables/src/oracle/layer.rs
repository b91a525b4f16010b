//! One layer of a tablebase: all positions with the same numbers of ships.

use core::num::NonZeroU16;

use mad_rules::{Board, BySide, Position, Side};
use rayon::prelude::*;

use super::index::PositionIndex;
use super::thresholds::Thresholds;
use crate::{GameValue, Outlook, Tally};

/// The progress of solving a layer, reported after each iteration.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Progress {
    /// The numbers of ships of the layer.
    pub ships: BySide<usize>,
    /// The number of turns left that the iteration solved.
    pub turns_left: u16,
    /// The number of turns left of the last iteration, unless the values converge before.
    pub limit: Option<NonZeroU16>,
    /// The positions that are not yet a victory for either side, for at least one owner of the
    /// tie-break.
    pub open: usize,
    /// All positions, with either side to move.
    pub positions: usize,
}

/// A position's values, by the owner of the tie-break. When the tie-break is off, semi-victories
/// mean undecided and both owners' values are equal.
type Entry = BySide<Thresholds>;

/// The values of all positions with given numbers of ships.
pub(super) struct Layer {
    pub(super) ships: BySide<usize>,
    limit: Option<NonZeroU16>,
    index: PositionIndex,
    entries: Vec<Entry>,
    /// The last iteration: with more turns left the values do not change.
    last_iteration: u16,
}

/// The layers that an expulsion leads to, by the side that expels; `None` if only the corvette can
/// be expelled.
pub(super) type Smaller<'a> = BySide<Option<&'a Layer>>;

impl Layer {
    /// Backward induction over the turns left: the values with n turns left follow from those with
    /// n - 1 after each legal turn. No retro-moves are needed, since an iteration visits all
    /// positions that are not decided.
    pub(super) fn solve(
        board: Board,
        ships: BySide<usize>,
        limit: Option<NonZeroU16>,
        smaller: Smaller<'_>,
        progress: &mut dyn FnMut(Progress),
    ) -> Self {
        let mut layer = Self::unsolved(board, ships, limit);
        let positions = layer.entries.par_iter().filter(|entry| !entry.red.is_unused()).count();
        let mut next = layer.entries.clone();
        let below = Side::ALL.map(|side| smaller[side].map_or(0, |layer| layer.last_iteration));
        for turns_left in 1..=limit.map_or(u16::MAX, NonZeroU16::get) {
            assert!(
                turns_left <= Thresholds::MAX_TURNS,
                "more turns left than thresholds can store"
            );
            let Iteration { changed, open } = layer.iterate(turns_left, smaller, &mut next);
            core::mem::swap(&mut layer.entries, &mut next);
            layer.last_iteration = turns_left;
            progress(Progress { ships, turns_left, limit, open, positions });
            // With the tie-break off, values of smaller layers still change in later iterations.
            let waits = limit.is_none() && below.iter().any(|&last| turns_left <= last);
            if changed == 0 && !waits {
                break;
            }
        }
        layer
    }

    fn unsolved(board: Board, ships: BySide<usize>, limit: Option<NonZeroU16>) -> Self {
        let index = PositionIndex::new(board, ships);
        let entry = |at| match index.setup(at) {
            Some(_) => BySide { red: Thresholds::START, blue: Thresholds::START },
            None => BySide { red: Thresholds::UNUSED, blue: Thresholds::UNUSED },
        };
        let entries = (0..index.len()).into_par_iter().map(entry).collect();
        Self { ships, limit, index, entries, last_iteration: 0 }
    }

    /// One iteration: computes `next` from the entries.
    fn iterate(&self, turns_left: u16, smaller: Smaller<'_>, next: &mut [Entry]) -> Iteration {
        let extend = |(at, new): (usize, &mut Entry)| {
            let old = self.entries[at];
            *new = old;
            if is_final(old) {
                return Iteration::default();
            }
            let values = self.best(at, turns_left, smaller);
            for owner in Side::ALL {
                if !old[owner].is_final() {
                    new[owner] = old[owner].extended(turns_left, owner, values[owner]);
                }
            }
            Iteration { changed: usize::from(*new != old), open: usize::from(!is_final(*new)) }
        };
        next.par_iter_mut().enumerate().map(extend).reduce(Iteration::default, Iteration::plus)
    }

    /// The minimax value for the side to move, by the owner of the tie-break.
    fn best(&self, at: usize, turns_left: u16, smaller: Smaller<'_>) -> BySide<GameValue> {
        let position = self.position(at);
        let mover = position.to_move();
        let mut best = both(GameValue::Victory(mover.opponent()));
        for turn in position.legal_turns() {
            let values = self.values_after(&position.after_unchecked(turn), turns_left, smaller);
            best = BySide::from_fn(|owner| best[owner].better(values[owner], mover));
            if best == both(GameValue::Victory(mover)) {
                break;
            }
        }
        best
    }

    /// The values of a successor, by the owner of the tie-break before the turn.
    fn values_after(
        &self,
        next: &Position,
        turns_left: u16,
        smaller: Smaller<'_>,
    ) -> BySide<GameValue> {
        if let Some(outcome) = next.outcome() {
            return both(outcome.into());
        }
        if next.quiet() > 0 {
            let entry = self.entries[self.index.index(next)];
            return BySide::from_fn(|owner| entry[owner].latest(owner));
        }
        let expeller = next.tie_break_owner();
        let layer = smaller[expeller].expect("a lone corvette's expulsion ends the game");
        let entry = layer.entry(next);
        match self.limit {
            Some(limit) => both(entry[expeller].at(limit.get(), expeller)),
            None => BySide::from_fn(|owner| entry[owner].at(turns_left - 1, owner)),
        }
    }

    /// The position with an index that is in use, with the tie-break off: the iterations count the
    /// turns left.
    fn position(&self, at: usize) -> Position {
        let mut setup = self.index.setup(at).expect("the index is in use");
        setup.limit = None;
        Position::try_from(setup).expect("indexed arrangements are playable")
    }

    fn entry(&self, position: &Position) -> Entry {
        self.entries[self.index.index(position)]
    }

    /// The value of a position of this layer in which the game is not over.
    pub(super) fn value(&self, position: &Position) -> GameValue {
        let tie_break = position.tie_break();
        self.value_of(self.entry(position), tie_break.turns_left, tie_break.owner)
    }

    fn value_of(&self, entry: Entry, turns_left: Option<u16>, owner: Side) -> GameValue {
        match entry[owner].at(turns_left.unwrap_or(u16::MAX), owner) {
            GameValue::SemiVictory(_) if self.limit.is_none() => GameValue::Undecided,
            value => value,
        }
    }

    /// The fewest turns left with which a side has a victory.
    pub(super) fn distance_to_victory(&self, position: &Position) -> Option<u16> {
        self.entry(position)[position.tie_break_owner()].decided()
    }

    /// The values with all numbers of turns left and both owners, if three facts are enough for
    /// them, as [`Outlook`] says.
    pub(super) fn outlook(&self, position: &Position) -> Option<Outlook> {
        let entry = self.entry(position);
        let victory = entry.red.decided();
        let semi_victory = match (entry.blue.turned(), entry.red.turned()) {
            (None, None) => None,
            (Some(turns), None) => Some((Side::Red, turns)),
            (None, Some(turns)) => Some((Side::Blue, turns)),
            (Some(_), Some(_)) => return None,
        };
        match (semi_victory, victory) {
            _ if entry.blue.decided() != victory => None,
            (None, None) => Some(Outlook::EVEN),
            (None, Some(_)) => None,
            (Some((side, turns)), _) => Some(Outlook::favours(side, turns, victory)),
        }
    }

    /// Counts the values of all positions without quiet turns.
    pub(super) fn tally(&self, to_move: Side, owner: Side) -> Tally {
        let turns_left = self.limit.map(NonZeroU16::get);
        self.used(to_move).map(|entry| self.value_of(entry, turns_left, owner)).collect()
    }

    /// The largest `distance_to_victory`.
    pub(super) fn longest_distance(&self, to_move: Side) -> Option<u16> {
        self.used(to_move)
            .flat_map(|entry| [entry.red, entry.blue])
            .filter_map(Thresholds::decided)
            .max()
    }

    fn used(&self, to_move: Side) -> impl Iterator<Item = Entry> {
        let entries = &self.entries[self.index.to_move(to_move)];
        entries.iter().copied().filter(|entry| !entry.red.is_unused())
    }
}

/// Counts of one iteration.
#[derive(Clone, Copy, Default)]
struct Iteration {
    changed: usize,
    open: usize,
}

impl Iteration {
    fn plus(self, other: Self) -> Self {
        Self { changed: self.changed + other.changed, open: self.open + other.open }
    }
}

fn is_final(entry: Entry) -> bool {
    entry.red.is_final() && entry.blue.is_final()
}

fn both(value: GameValue) -> BySide<GameValue> {
    BySide { red: value, blue: value }
}
