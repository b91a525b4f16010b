//! Retrograde analysis of a layer.
//!
//! A layer is a balance and its exchange: all turns without expulsion stay in it. Turns that leave
//! it are won, lost or neither. The solver finds the positions from which the side to move forces
//! a turn that is won for it, or cannot avoid one that is lost, and in how many turns.
//!
//! Each position has the number of its turns that are not refuted. In step n, the positions
//! decided in n turns are found by scanning, and their predecessors are updated: one turn before a
//! lost position is a win, one turn before a won position is refuted. So every turn is visited
//! once, backwards.

use core::ops::Range;
use core::sync::atomic::AtomicU16;
use core::sync::atomic::Ordering::Relaxed;

use rayon::prelude::*;

use super::state::{Decided, State};
use super::turns::{Turns, Visitor};
use crate::arrangement::Arrangement;
use crate::index::TableIndex;

/// What a turn that leaves the layer means for the side that makes it, and the turns until the
/// end, this one included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Exit {
    Won(u16),
    Lost(u16),
    Open,
}

/// The value of expulsions.
pub(super) trait Exits: Sync {
    /// The value of an expulsion in a table of the layer, from the arrangement after it, as seen by
    /// the side that made it.
    fn expulsion(&self, table: usize, after: &Arrangement) -> Exit;
}

/// The states of all positions of a table.
pub(super) struct States(Vec<AtomicU16>);

impl States {
    #[inline]
    fn get(&self, at: usize) -> State {
        State::from_bits(self.0[at].load(Relaxed))
    }

    /// Writes a state. Tasks that run at the same time write to different positions, so a separate
    /// load and store lose nothing.
    #[inline]
    fn set(&self, at: usize, state: State) {
        self.0[at].store(state.bits(), Relaxed);
    }

    /// The result for a position: `None` if neither side can force one.
    pub(super) fn decided(&self, at: usize) -> Option<Decided> {
        self.get(at).decided()
    }
}

/// A layer that is being solved.
pub(super) struct Game<'a> {
    turns: &'a Turns,
    /// The tables: one if the balance is its own exchange, or else two.
    tables: &'a [TableIndex],
    states: Vec<States>,
}

/// Positions of a table that are handled one after the other: those with given classes of the side
/// to move and a given square of its corvette. The opponent's turns before them change neither, so
/// tasks have no predecessors in common.
struct Task {
    table: usize,
    mover_set: usize,
    corvette: Range<u32>,
}

impl<'a> Game<'a> {
    /// Counts the turns of all positions, and evaluates those that leave the layer.
    pub(super) fn new(
        turns: &'a Turns,
        tables: &'a [TableIndex],
        exits: &impl Exits,
    ) -> Result<Self, TooManyTurns> {
        let first = |table: usize, index: &TableIndex| {
            let len = index.slice_len() as usize;
            let states = (0..index.slices() * len).into_par_iter().map(|at| {
                let arrangement = index.arrangement(at / len, (at % len) as u32);
                let mut count = Count { exits, table, open: 0, won: None, lost: 0 };
                turns.visit(&arrangement, &mut count);
                count.state().map(|state| AtomicU16::new(state.bits()))
            });
            states.collect::<Result<_, _>>().map(States)
        };
        let states = tables.iter().enumerate().map(|(table, index)| first(table, index));
        Ok(Self { turns, tables, states: states.collect::<Result<_, _>>()? })
    }

    /// Updates the predecessors of the positions that are decided in this many turns, and counts
    /// these positions.
    pub(super) fn step(&self, turns: u16) -> u64 {
        let tasks: Vec<Task> = self.tasks().collect();
        tasks.into_par_iter().map(|task| self.run(&task, turns)).sum()
    }

    /// Counts the positions that are decided in this many turns.
    pub(super) fn count(&self, turns: u16) -> u64 {
        let wanted = [State::won(turns), State::lost(turns)].map(State::bits);
        let is_wanted = |state: &&AtomicU16| wanted.contains(&state.load(Relaxed));
        let count = |states: &States| states.0.par_iter().filter(is_wanted).count() as u64;
        self.states.iter().map(count).sum()
    }

    /// Whether positions are decided in more turns than this.
    pub(super) fn has_later(&self, turns: u16) -> bool {
        self.states.iter().any(|states| {
            states.0.par_iter().any(|state| match State::from_bits(state.load(Relaxed)).decided() {
                Some(Decided::Won(at) | Decided::Lost(at)) => at > turns,
                None => false,
            })
        })
    }

    pub(super) fn into_states(self) -> Vec<States> {
        self.states
    }

    fn tasks(&self) -> impl Iterator<Item = Task> {
        self.tables.iter().enumerate().flat_map(|(table, index)| {
            let ranges = index.corvette_ranges();
            (0..index.mover_sets()).flat_map(move |mover_set| {
                let ranges = ranges.clone().into_iter();
                ranges.map(move |corvette| Task { table, mover_set, corvette })
            })
        })
    }

    fn run(&self, task: &Task, turns: u16) -> u64 {
        let index = &self.tables[task.table];
        let states = &self.states[task.table];
        let wanted = [State::won(turns), State::lost(turns)];
        let mut decided = 0;
        for slice in index.slices_of(task.mover_set) {
            let start = slice * index.slice_len() as usize;
            for placement in task.corvette.clone() {
                let state = states.get(start + placement as usize);
                if wanted.contains(&state) {
                    decided += 1;
                    let arrangement = index.arrangement(slice, placement);
                    self.update_predecessors(
                        task.table,
                        &arrangement,
                        state == wanted[1],
                        turns + 1,
                    );
                }
            }
        }
        decided
    }

    #[inline]
    fn update_predecessors(
        &self,
        table: usize,
        arrangement: &Arrangement,
        is_lost: bool,
        turns: u16,
    ) {
        let other = self.tables.len() - 1 - table;
        let (index, states) = (&self.tables[other], &self.states[other]);
        let update = |(slice, placement): (usize, u32)| {
            let at = slice * index.slice_len() as usize + placement as usize;
            let old = states.get(at);
            let new = if is_lost { old.with_win(turns) } else { old.with_refutation(turns) };
            if new != old {
                states.set(at, new);
            }
        };
        let arrangement = arrangement.exchanged(index.symmetry());
        if index.is_central(&arrangement) {
            // Its mirror image has an index of its own, and predecessors of its own.
            self.turns.for_each_predecessor(&arrangement, |before| {
                index.locate_unmirrored(before).into_iter().for_each(update);
            });
        } else {
            // Stands for its mirror image, too: so does each predecessor that has one index.
            self.turns.for_each_predecessor(&arrangement, |before| {
                update(index.locate(before));
                if index.is_central(before) {
                    update(index.locate_mirrored(before));
                }
            });
        }
    }
}

/// A position has more turns, or one that takes longer, than a state can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TooManyTurns;

/// Counts the turns of a position.
struct Count<'a, E> {
    exits: &'a E,
    table: usize,
    /// Turns that stay in the layer, or leave it without a result.
    open: usize,
    /// The fewest turns of a won turn.
    won: Option<u16>,
    /// The most turns of a lost turn.
    lost: u16,
}

impl<E> Count<'_, E> {
    fn state(&self) -> Result<State, TooManyTurns> {
        let fits = self.open <= State::MAX_OPEN && self.lost <= State::MAX_REFUTED;
        match (self.won, self.open) {
            _ if !fits => Err(TooManyTurns),
            (Some(turns), _) => Ok(State::won(turns)),
            (None, 0) => Ok(State::lost(self.lost)),
            (None, open) => Ok(State::open(open, self.lost)),
        }
    }

    fn exit(&mut self, exit: Exit) {
        match exit {
            Exit::Won(turns) => self.won = Some(self.won.map_or(turns, |won| won.min(turns))),
            Exit::Lost(turns) => self.lost = self.lost.max(turns),
            Exit::Open => self.open += 1,
        }
    }
}

impl<E: Exits> Visitor for Count<'_, E> {
    #[inline]
    fn quiet(&mut self, turns: usize) {
        self.open += turns;
    }

    #[inline]
    fn victory(&mut self) {
        self.exit(Exit::Won(1));
    }

    #[inline]
    fn defeat(&mut self) {
        self.exit(Exit::Lost(1));
    }

    fn expulsion(&mut self, after: &Arrangement) {
        self.exit(self.exits.expulsion(self.table, after));
    }
}
