//! Solving all positions with the same numbers of ships.

use core::num::NonZeroU16;

use mad_rules::{Board, BySide, Position, Side};
use rayon::prelude::*;

use crate::slots::Slots;
use crate::track::Track;
use crate::{Tally, Value};

/// How far a solution has come: reported after each number of turns left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Progress {
    /// The ships of each side in the positions that are being solved.
    pub ships: BySide<usize>,
    /// The turns left for which their values are now known.
    pub turns_left: u16,
    /// The turns left at which this ends, if it does not end sooner because nothing changes.
    pub limit: Option<NonZeroU16>,
    /// The positions that are not yet a victory for either side, for one owner of the tie-break
    /// at least.
    pub open: usize,
    /// All positions, with either side to move.
    pub positions: usize,
}

/// A position's values, by the owner of the tie-break. When the tie-break is off, semi-victories
/// in it stand for undecided, and the two are alike.
type Entry = BySide<Track>;

/// The values of all positions with so many ships of each side.
pub(crate) struct Layer {
    pub(crate) ships: BySide<usize>,
    limit: Option<NonZeroU16>,
    slots: Slots,
    entries: Vec<Entry>,
    /// From here on more turns left change nothing, or cannot be had.
    last_stage: u16,
}

/// The layers that an expulsion leads to, by the side that expels; none where only the corvette
/// can be expelled.
pub(crate) type Smaller<'a> = BySide<Option<&'a Layer>>;

impl Layer {
    /// Solves a layer, stage by stage: first for one turn left, then for two, and so on.
    pub(crate) fn solve(
        board: Board,
        ships: BySide<usize>,
        limit: Option<NonZeroU16>,
        smaller: Smaller<'_>,
        progress: &mut dyn FnMut(Progress),
    ) -> Self {
        let mut layer = Self::unsolved(board, ships, limit);
        let positions = layer.entries.par_iter().filter(|entry| !entry.red.is_unused()).count();
        let mut next = layer.entries.clone();
        let below = Side::ALL.map(|side| smaller[side].map_or(0, |layer| layer.last_stage));
        for stage in 1..=limit.map_or(u16::MAX, NonZeroU16::get) {
            assert!(stage <= Track::MAX_TURNS, "more turns left than tracks can tell");
            let Round { changed, open } = layer.round(stage, smaller, &mut next);
            core::mem::swap(&mut layer.entries, &mut next);
            layer.last_stage = stage;
            progress(Progress { ships, turns_left: stage, limit, open, positions });
            // With the tie-break off, smaller layers bring news at later stages too.
            let waits = limit.is_none() && below.iter().any(|&last| stage <= last);
            if changed == 0 && !waits {
                break;
            }
        }
        layer
    }

    fn unsolved(board: Board, ships: BySide<usize>, limit: Option<NonZeroU16>) -> Self {
        let slots = Slots::new(board, ships);
        let entry = |slot| match slots.setup(slot) {
            Some(_) => BySide { red: Track::START, blue: Track::START },
            None => BySide { red: Track::UNUSED, blue: Track::UNUSED },
        };
        let entries = (0..slots.len()).into_par_iter().map(entry).collect();
        Self { ships, limit, slots, entries, last_stage: 0 }
    }

    /// Extends every track by one stage, from the entries to `next`.
    fn round(&self, stage: u16, smaller: Smaller<'_>, next: &mut [Entry]) -> Round {
        let extend = |(slot, new): (usize, &mut Entry)| {
            let old = self.entries[slot];
            *new = old;
            if is_final(old) {
                return Round::default();
            }
            let values = self.best(slot, stage, smaller);
            for owner in Side::ALL {
                if !old[owner].is_final() {
                    new[owner] = old[owner].extended(stage, owner, values[owner]);
                }
            }
            Round { changed: usize::from(*new != old), open: usize::from(!is_final(*new)) }
        };
        next.par_iter_mut().enumerate().map(extend).reduce(Round::default, Round::plus)
    }

    /// The best that the side to move can do, by the owner of the tie-break.
    fn best(&self, slot: usize, stage: u16, smaller: Smaller<'_>) -> BySide<Value> {
        let position = self.position(slot);
        let mover = position.to_move();
        let mut best = both(Value::Victory(mover.opponent()));
        for turn in position.legal_turns() {
            let values = self.values_after(&position.after_unchecked(turn), stage, smaller);
            best = BySide::from_fn(|owner| best[owner].better(values[owner], mover));
            if best == both(Value::Victory(mover)) {
                break;
            }
        }
        best
    }

    /// The values of a position one turn later than this stage, by the owner of the tie-break
    /// before that turn.
    fn values_after(&self, next: &Position, stage: u16, smaller: Smaller<'_>) -> BySide<Value> {
        if let Some(outcome) = next.outcome() {
            return both(outcome.into());
        }
        if next.quiet() > 0 {
            let entry = self.entries[self.slots.slot(next)];
            return BySide::from_fn(|owner| entry[owner].latest(owner));
        }
        let expeller = next.tie_break_owner();
        let layer = smaller[expeller].expect("a lone corvette's expulsion ends the game");
        let entry = layer.entry(next);
        match self.limit {
            Some(limit) => both(entry[expeller].at(limit.get(), expeller)),
            None => BySide::from_fn(|owner| entry[owner].at(stage - 1, owner)),
        }
    }

    /// The position in a slot that is in use, with the tie-break off: stages count the turns.
    fn position(&self, slot: usize) -> Position {
        let mut setup = self.slots.setup(slot).expect("the slot is in use");
        setup.limit = None;
        Position::try_from(setup).expect("arrangements in slots can be played")
    }

    fn entry(&self, position: &Position) -> Entry {
        self.entries[self.slots.slot(position)]
    }

    /// The value of a position of this layer in which the game is not over.
    pub(crate) fn value(&self, position: &Position) -> Value {
        let tie_break = position.tie_break();
        self.value_of(self.entry(position), tie_break.turns_left, tie_break.owner)
    }

    fn value_of(&self, entry: Entry, turns_left: Option<u16>, owner: Side) -> Value {
        match entry[owner].at(turns_left.unwrap_or(u16::MAX), owner) {
            Value::SemiVictory(_) if self.limit.is_none() => Value::Undecided,
            value => value,
        }
    }

    /// The fewest turns left with which the position is a victory for one side.
    pub(crate) fn turns_needed(&self, position: &Position) -> Option<u16> {
        self.entry(position)[position.tie_break_owner()].decided()
    }

    /// The values of all positions with no quiet turns.
    pub(crate) fn tally(&self, to_move: Side, owner: Side) -> Tally {
        let turns_left = self.limit.map(NonZeroU16::get);
        self.used(to_move).map(|entry| self.value_of(entry, turns_left, owner)).collect()
    }

    /// The most that `turns_needed` gives.
    pub(crate) fn longest(&self, to_move: Side) -> Option<u16> {
        self.used(to_move)
            .flat_map(|entry| [entry.red, entry.blue])
            .filter_map(Track::decided)
            .max()
    }

    fn used(&self, to_move: Side) -> impl Iterator<Item = Entry> {
        let entries = &self.entries[self.slots.to_move(to_move)];
        entries.iter().copied().filter(|entry| !entry.red.is_unused())
    }
}

/// What a round did.
#[derive(Clone, Copy, Default)]
struct Round {
    changed: usize,
    open: usize,
}

impl Round {
    fn plus(self, other: Self) -> Self {
        Self { changed: self.changed + other.changed, open: self.open + other.open }
    }
}

fn is_final(entry: Entry) -> bool {
    entry.red.is_final() && entry.blue.is_final()
}

fn both(value: Value) -> BySide<Value> {
    BySide { red: value, blue: value }
}
