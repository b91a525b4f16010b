//! Turns and their reverses on arrangements, for the solver. It visits thousands of millions of
//! them, so it uses less than a whole position of `mad-rules`; the tests compare the two.

use mad_rules::{Board, Class, Cycle, Side, Square, SquareSet};

use crate::arrangement::{Arrangement, Fleet, members};

/// The rules of a board, as the solver needs them. The side to move is at the bottom.
pub(super) struct Turns {
    squares: SquareSet,
    bonus: SquareSet,
    /// The cycles that a set of classes in the arena allows, one bit for each of [`Cycle::ALL`].
    available: [u8; 256],
    /// The cycles that a class takes part in.
    involving: [u8; 8],
}

const CORVETTE: usize = Class::CORVETTE.index();
/// The bit of the cycle that exchanges corvette and cruiser.
const CORVETTE_SWAP: u8 = 1 << Cycle::Swap111 as u8;
const CRUISER_BIT: u8 = 1 << Class::CRUISER.index();

/// What the turns of a position lead to.
pub(super) trait Visitor {
    /// A number of turns that stay in the layer.
    fn quiet(&mut self, turns: usize);
    /// A turn that expels the opponent's corvette.
    fn victory(&mut self);
    /// A turn that exiles the mover's own corvette.
    fn defeat(&mut self);
    /// A turn that expels another ship: the arrangement after it, still seen by the side that made
    /// it.
    fn expulsion(&mut self, after: &Arrangement);
}

impl Turns {
    pub(super) fn new(board: Board) -> Self {
        let classes = |cycle: &Cycle| cycle.ships(Side::Red).class_bits(Side::Red);
        let bits = |allows: &dyn Fn(&Cycle) -> bool| {
            let numbered = (0..).zip(&Cycle::ALL);
            numbered.filter(|(_, cycle)| allows(cycle)).map(|(bit, _)| 1 << bit).sum()
        };
        let needed = |cycle: &Cycle| cycle.needed_in_arena() as u32;
        Self {
            squares: board.squares(),
            bonus: board.bonus_squares(Side::Red),
            available: core::array::from_fn(|set| {
                bits(&|cycle| (classes(cycle) & set as u8).count_ones() >= needed(cycle))
            }),
            involving: Class::ALL.map(|class| bits(&|cycle| cycle.involves(class))),
        }
    }

    /// Shows a visitor every turn of an arrangement.
    #[inline]
    pub(super) fn visit(&self, arrangement: &Arrangement, visitor: &mut impl Visitor) {
        let mover = &arrangement.mover;
        let own = mover.occupied();
        let enemies = arrangement.opponent.occupied();
        let empty = self.squares - own - enemies;
        self.visit_cycles(self.available[usize::from(mover.classes)], mover, visitor);
        for class in mover.members() {
            let near = SquareSet::from(mover.squares[class]).neighbours() & (self.squares - own);
            let reach = self.reach(class, near, empty);
            visitor.quiet((reach & empty).len());
            let cycles = self.available[usize::from(mover.classes)] & self.involving[class];
            for _ in near & empty & self.bonus {
                self.visit_cycles(cycles, mover, visitor);
            }
            for to in reach & enemies {
                self.visit_expulsion(arrangement, class, to, near.contains(to), visitor);
            }
        }
    }

    /// Where a ship may arrive, not counting the shields of enemies.
    #[inline]
    fn reach(&self, class: usize, near: SquareSet, empty: SquareSet) -> SquareSet {
        match Class::ALL[class].sails() {
            2 => near | (near & empty).neighbours() & self.squares,
            _ => near,
        }
    }

    /// Teleportations of a fleet that stays in its layer.
    #[inline]
    fn visit_cycles(&self, cycles: u8, fleet: &Fleet, visitor: &mut impl Visitor) {
        let loses = cycles & CORVETTE_SWAP != 0 && fleet.classes & CRUISER_BIT == 0;
        visitor.quiet(cycles.count_ones() as usize - usize::from(loses));
        if loses {
            visitor.defeat();
        }
    }

    fn visit_expulsion(
        &self,
        arrangement: &Arrangement,
        class: usize,
        to: Square,
        is_near: bool,
        visitor: &mut impl Visitor,
    ) {
        let Some(target) = arrangement.opponent.class_on(to) else { return };
        if Class::ALL[target].shields() > Class::ALL[class].cannons() {
            return;
        }
        if target == CORVETTE {
            return visitor.victory();
        }
        let mut after = *arrangement;
        after.opponent.classes &= !(1 << target);
        after.mover.squares[class] = to;
        visitor.expulsion(&after);
        if !is_near || !self.bonus.contains(to) {
            return;
        }
        let cycles = self.available[usize::from(after.mover.classes)] & self.involving[class];
        for cycle in members(cycles).map(|bit| Cycle::ALL[bit]) {
            let mover = teleported(&after.mover, cycle);
            if mover.classes & 1 == 0 {
                visitor.defeat();
            } else {
                visitor.expulsion(&Arrangement { mover, ..after });
            }
        }
    }

    /// Calls a function with every arrangement from which the side at the bottom can reach this
    /// one by a turn without expulsion: once for each such turn.
    #[inline]
    pub(super) fn for_each_predecessor(
        &self,
        arrangement: &Arrangement,
        mut f: impl FnMut(&Arrangement),
    ) {
        let mut before = *arrangement;
        let own = before.mover.occupied();
        let empty = self.squares - own - before.opponent.occupied();
        // A move without expulsion can be made the other way around, over the same middle square.
        for class in arrangement.mover.members() {
            let square = arrangement.mover.squares[class];
            let near = SquareSet::from(square).neighbours() & empty;
            let reach = match Class::ALL[class].sails() {
                2 => near | near.neighbours() & empty,
                _ => near,
            };
            for from in reach {
                before.mover.squares[class] = from;
                f(&before);
            }
            before.mover.squares[class] = square;
        }
        // Teleportations keep the number of their ships in the arena, so those that are available
        // now were so before. The corvette cannot come back from exile.
        let mut cycles = self.available[usize::from(arrangement.mover.classes)];
        if arrangement.mover.classes & CRUISER_BIT == 0 {
            cycles &= !CORVETTE_SWAP;
        }
        for cycle in members(cycles).map(|bit| Cycle::ALL[bit]) {
            before.mover = teleported(&arrangement.mover, cycle.inverse());
            f(&before);
            self.before_bonus(&mut before, cycle, empty, &mut f);
        }
    }

    /// The arrangements before a move of one square to a bonus square, by a ship of the cycle that
    /// followed it.
    #[inline]
    fn before_bonus(
        &self,
        before: &mut Arrangement,
        cycle: Cycle,
        empty: SquareSet,
        f: &mut impl FnMut(&Arrangement),
    ) {
        for class in cycle.classes().iter().map(|class| class.index()) {
            let square = before.mover.squares[class];
            if before.mover.classes >> class & 1 == 0 || !self.bonus.contains(square) {
                continue;
            }
            for from in SquareSet::from(square).neighbours() & empty {
                before.mover.squares[class] = from;
                f(before);
            }
            before.mover.squares[class] = square;
        }
    }
}

/// A fleet after a cycle: each ship takes the place of the next one, in the arena or in exile.
#[inline]
fn teleported(fleet: &Fleet, cycle: Cycle) -> Fleet {
    let mut after = *fleet;
    let classes = cycle.classes();
    for (at, class) in classes.iter().enumerate() {
        let (class, next) = (class.index(), classes[(at + 1) % classes.len()].index());
        after.squares[class] = fleet.squares[next];
        after.classes &= !(1 << class);
        after.classes |= (fleet.classes >> next & 1) << class;
    }
    after
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use mad_rules::Position;

    use super::*;
    use crate::arrangement::Symmetry;
    use crate::index::TableIndex;
    use crate::{Balance, GameValue};

    /// Turns by their kind.
    #[derive(Debug, Default, PartialEq, Eq)]
    struct Kinds {
        quiet: usize,
        victories: usize,
        defeats: usize,
        expulsions: Vec<(u8, u8)>,
    }

    impl Visitor for Kinds {
        fn quiet(&mut self, turns: usize) {
            self.quiet += turns;
        }

        fn victory(&mut self) {
            self.victories += 1;
        }

        fn defeat(&mut self) {
            self.defeats += 1;
        }

        fn expulsion(&mut self, after: &Arrangement) {
            self.expulsions.push((after.mover.classes, after.opponent.classes));
        }
    }

    /// The same from the legal turns of `mad-rules`.
    fn kinds(position: &Position) -> Kinds {
        let mut kinds = Kinds::default();
        for turn in position.legal_turns() {
            let next = position.after_unchecked(turn);
            match next.outcome().map(GameValue::from) {
                Some(GameValue::Victory(Side::Red)) => kinds.victories += 1,
                Some(_) => kinds.defeats += 1,
                None if next.quiet() > 0 => kinds.quiet += 1,
                None => {
                    let [red, blue] = next.arena().bits().to_le_bytes();
                    kinds.expulsions.push((red, blue));
                }
            }
        }
        kinds.expulsions.sort_unstable();
        kinds
    }

    /// Some positions of all balances, red to move.
    fn sample(board: Board) -> impl Iterator<Item = (Arrangement, Position)> {
        Balance::up_to(5).flat_map(move |balance| {
            let index = TableIndex::new(board, balance);
            let step = (index.slice_len() / 40).max(1) as usize;
            let symmetry = Symmetry::new(board);
            (0..index.slices()).flat_map(move |slice| {
                let places: Vec<u32> = (0..index.slice_len()).step_by(step).collect();
                let arrangements = places.into_iter().map(|at| index.arrangement(slice, at));
                let with_positions = arrangements.map(|arrangement| {
                    let setup = arrangement.setup(board, Side::Red, &symmetry);
                    (arrangement, Position::try_from(setup).expect("playable"))
                });
                with_positions.collect::<Vec<_>>()
            })
        })
    }

    #[test]
    fn turns_are_those_of_the_rules() {
        for board in [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE, Board::AZTEC] {
            let turns = Turns::new(board);
            for (arrangement, position) in sample(board) {
                let mut found = Kinds::default();
                turns.visit(&arrangement, &mut found);
                found.expulsions.sort_unstable();
                assert_eq!(found, kinds(&position), "{position}");
            }
        }
    }

    #[test]
    fn predecessors_are_the_positions_with_a_quiet_turn_to_here() {
        // Both directions on all positions of a small board, each turn counted.
        let board = Board::rectangle(3, 2).expect("it is a board");
        let (turns, symmetry) = (Turns::new(board), Symmetry::new(board));
        let index = TableIndex::new(board, Balance::new(2, 2).expect("valid"));
        let key = |setup: mad_rules::Setup| setup.places;
        let [mut forward, mut backward] = [HashMap::new(), HashMap::new()];
        for slice in 0..index.slices() {
            for placement in 0..index.slice_len() {
                let here = index.arrangement(slice, placement);
                let before = here.setup(board, Side::Red, &symmetry);
                let position = Position::try_from(before.clone()).expect("playable");
                for turn in position.legal_turns() {
                    let next = position.after_unchecked(turn);
                    if !next.is_over() && next.quiet() > 0 {
                        *forward.entry((key(before.clone()), key(next.into()))).or_insert(0) += 1;
                    }
                }
                // Red has just moved, and blue is to move.
                let after = here.setup(board, Side::Red, &symmetry);
                turns.for_each_predecessor(&here, |before| {
                    let before = before.setup(board, Side::Red, &symmetry);
                    *backward.entry((key(before), key(after.clone()))).or_insert(0) += 1;
                });
            }
        }
        // Only positions with an index were visited: compare the turns between two such positions.
        let has_index = |places: &[mad_rules::Place; 16]| {
            let corvettes = [places[0], places[8]].map(|place| place.square().expect("arena"));
            corvettes[0].column() == 0
        };
        let both = |pair: &([mad_rules::Place; 16], [mad_rules::Place; 16])| {
            has_index(&pair.0) && has_index(&pair.1)
        };
        forward.retain(|pair, _| both(pair));
        backward.retain(|pair, _| both(pair));
        assert!(forward.len() > 1_000 && forward == backward);
    }
}
