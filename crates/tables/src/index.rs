//! Indexing: a number for each position of a table.

use mad_rules::{Board, Square};

use crate::Balance;
use crate::arrangement::{Arrangement, Fleet, Symmetry, members};

/// The index function of a table: all positions of a board with a balance, up to symmetry.
///
/// An index is a mixed-radix number: the classes of the side to move, the classes of its opponent,
/// the squares of the two corvettes, then the square of each other ship among those that are still
/// free: first the side to move's ships, then the opponent's, in the order of their classes. The
/// positions with the same classes form a *slice*.
///
/// Of two positions that are mirror images (left and right exchanged) only one has an index: the
/// one whose corvettes stand further left. If both corvettes stand in the middle column, both have
/// one, which is less than a thirtieth of all indices on five columns.
pub(crate) struct TableIndex {
    board: Board,
    balance: Balance,
    symmetry: Symmetry,
    squares: Vec<Square>,
    /// The position of a square in `squares`, by [`Square::index`].
    square_numbers: [u8; 64],
    sets: [ClassSets; 2],
    /// The squares of the corvettes that have an index: the side to move's, and its opponent's.
    pairs: Vec<[Square; 2]>,
    /// The position of a pair in `pairs`, or else `MIRRORED`, by the indices of both squares.
    pair_numbers: Vec<u16>,
    /// The number of placements of the other ships for each pair.
    others: u32,
}

const MIRRORED: u16 = u16::MAX;

/// The sets of classes that a side can have in the arena, one bit for each class.
struct ClassSets {
    sets: Vec<u8>,
    /// The position of a set in `sets`.
    numbers: [u8; 256],
}

impl ClassSets {
    /// All sets of this size that contain the corvette.
    fn new(ships: usize) -> Self {
        let corvette = 1;
        let is_one = |set: &u8| set & corvette != 0 && set.count_ones() as usize == ships;
        let sets: Vec<u8> = (0..=u8::MAX).filter(is_one).collect();
        let mut numbers = [0; 256];
        for (number, &set) in (0..).zip(&sets) {
            numbers[usize::from(set)] = number;
        }
        Self { sets, numbers }
    }
}

impl TableIndex {
    pub(crate) fn new(board: Board, balance: Balance) -> Self {
        let symmetry = Symmetry::new(board);
        debug_assert!(symmetry.preserves(board), "tables identify mirror images");
        let squares: Vec<Square> = board.squares().iter().collect();
        let mut square_numbers = [0; 64];
        for (number, square) in (0..).zip(&squares) {
            square_numbers[square.index()] = number;
        }
        let (mut pairs, mut pair_numbers) = (Vec::new(), vec![MIRRORED; 64 * 64]);
        for (mover, opponent) in
            squares.iter().flat_map(|&mover| squares.iter().map(move |&other| (mover, other)))
        {
            // Twice the distance from the middle column, negative on the left.
            let side =
                |square: Square| 2 * i16::from(square.column()) + 1 - i16::from(board.columns());
            let is_left = (side(mover), side(opponent)) <= (0, 0);
            if mover != opponent && is_left {
                pair_numbers[mover.index() << 6 | opponent.index()] = pairs.len() as u16;
                pairs.push([mover, opponent]);
            }
        }
        let free = squares.len().saturating_sub(2);
        let others = (0..balance.ships() - 2).map(|taken| free.saturating_sub(taken) as u32);
        Self {
            board,
            balance,
            symmetry,
            square_numbers,
            sets: [balance.mover(), balance.opponent()].map(ClassSets::new),
            others: others.product(),
            squares,
            pairs,
            pair_numbers,
        }
    }

    pub(crate) fn symmetry(&self) -> &Symmetry {
        &self.symmetry
    }

    /// The number of indices.
    pub(crate) fn len(&self) -> u64 {
        u64::from(self.slice_len()) * self.slices() as u64
    }

    /// The number of slices.
    pub(crate) fn slices(&self) -> usize {
        self.sets[0].sets.len() * self.sets[1].sets.len()
    }

    /// The number of indices in each slice. At most 28 x 55 x 54 x 53 x 52 on the largest board,
    /// so it fits.
    pub(crate) fn slice_len(&self) -> u32 {
        self.pairs.len() as u32 * self.others
    }

    /// The number of positions that an index within a slice stands for: two mirror images, or one
    /// if they have an index each or are the same.
    pub(crate) fn weight(&self, placement: u32) -> u64 {
        let pair = self.pairs.get((placement / self.others.max(1)) as usize);
        let is_central = pair.is_some_and(|pair| {
            pair.iter().all(|square| 2 * square.column() + 1 == self.board.columns())
        });
        if is_central { 1 } else { 2 }
    }

    /// The slice of an arrangement of this balance, and its index within the slice.
    #[inline]
    pub(crate) fn locate(&self, arrangement: &Arrangement) -> (usize, u32) {
        let map = match self.pair(arrangement) {
            MIRRORED => &self.symmetry.mirror,
            _ => &self.symmetry.identity,
        };
        (self.slice(arrangement), self.placement(arrangement, map))
    }

    #[inline]
    fn slice(&self, arrangement: &Arrangement) -> usize {
        let [mover, opponent] = &self.sets;
        let number =
            |sets: &ClassSets, fleet: &Fleet| usize::from(sets.numbers[usize::from(fleet.classes)]);
        number(mover, &arrangement.mover) * opponent.sets.len()
            + number(opponent, &arrangement.opponent)
    }

    #[inline]
    fn pair(&self, arrangement: &Arrangement) -> u16 {
        let [mover, opponent] = [arrangement.mover.squares[0], arrangement.opponent.squares[0]];
        self.pair_numbers[mover.index() << 6 | opponent.index()]
    }

    /// The index of an arrangement within its slice, after a symmetry that makes its pair of
    /// corvettes one that has an index.
    #[inline]
    fn placement(&self, arrangement: &Arrangement, map: &[Square; 64]) -> u32 {
        let Arrangement { mover, opponent } = arrangement;
        let mut placed = [map[mover.squares[0].index()]; Balance::MAX_SHIPS];
        placed[1] = map[opponent.squares[0].index()];
        let pair = self.pair_numbers[placed[0].index() << 6 | placed[1].index()];
        let mut placement = u32::from(pair);
        let mut count = 2;
        for fleet in [mover, opponent] {
            for class in members(fleet.classes & !1) {
                let square = map[fleet.squares[class].index()];
                let before = placed[..count].iter().filter(|&&other| other < square).count();
                let number = usize::from(self.square_numbers[square.index()]) - before;
                placement = placement * (self.squares.len() - count) as u32 + number as u32;
                placed[count] = square;
                count += 1;
            }
        }
        placement
    }

    /// The arrangement with an index within a slice.
    pub(crate) fn arrangement(&self, slice: usize, mut placement: u32) -> Arrangement {
        let [mover, opponent] = &self.sets;
        let mut fleets = [
            Fleet { classes: mover.sets[slice / opponent.sets.len()], ..Fleet::EMPTY },
            Fleet { classes: opponent.sets[slice % opponent.sets.len()], ..Fleet::EMPTY },
        ];
        // The digits of the ships beside the corvettes, last ship first.
        let ships = self.balance.ships();
        let mut digits = [0; Balance::MAX_SHIPS];
        for count in (2..ships).rev() {
            let radix = (self.squares.len() - count) as u32;
            digits[count] = (placement % radix) as u8;
            placement /= radix;
        }
        let pair = self.pairs[placement as usize];
        // The numbers of the squares that are taken, sorted.
        let mut taken = [u8::MAX; Balance::MAX_SHIPS];
        taken[..2].copy_from_slice(&pair.map(|square| self.square_numbers[square.index()]));
        taken[..2].sort_unstable();
        let mut count = 2;
        for (fleet, corvette) in fleets.iter_mut().zip(pair) {
            fleet.squares[0] = corvette;
            for class in members(fleet.classes & !1) {
                let mut number = digits[count];
                let mut at = 0;
                while at < count && taken[at] <= number {
                    number += 1;
                    at += 1;
                }
                taken.copy_within(at..count, at + 1);
                taken[at] = number;
                fleet.squares[class] = self.squares[usize::from(number)];
                count += 1;
            }
        }
        let [mover, opponent] = fleets;
        Arrangement { mover, opponent }
    }
}

#[cfg(feature = "build")]
impl TableIndex {
    pub(crate) fn balance(&self) -> Balance {
        self.balance
    }

    /// The index of an arrangement of this balance.
    #[inline]
    pub(crate) fn index(&self, arrangement: &Arrangement) -> u64 {
        let (slice, placement) = self.locate(arrangement);
        slice as u64 * u64::from(self.slice_len()) + u64::from(placement)
    }

    /// The sets of classes that the side to move can have.
    pub(crate) fn mover_sets(&self) -> usize {
        self.sets[0].sets.len()
    }

    /// The slices in which the side to move has a given set of classes.
    pub(crate) fn slices_of(&self, mover_set: usize) -> core::ops::Range<usize> {
        let opponents = self.sets[1].sets.len();
        mover_set * opponents..(mover_set + 1) * opponents
    }

    /// The indices within a slice by the square of the side to move's corvette: all squares that
    /// it can have, each with a range.
    pub(crate) fn corvette_ranges(&self) -> Vec<core::ops::Range<u32>> {
        let mut ranges = Vec::new();
        let mut start = 0;
        for pairs in self.pairs.chunk_by(|first, second| first[0] == second[0]) {
            let end = start + pairs.len() as u32 * self.others;
            ranges.push(start..end);
            start = end;
        }
        ranges
    }

    /// Returns whether both corvettes are in the middle column, so that the mirror image has an
    /// index of its own.
    #[inline]
    pub(crate) fn is_central(&self, arrangement: &Arrangement) -> bool {
        let is_middle = |fleet: &Fleet| 2 * fleet.squares[0].column() + 1 == self.board.columns();
        is_middle(&arrangement.mover) && is_middle(&arrangement.opponent)
    }

    /// The place of an arrangement if it has an index itself, and not only its mirror image.
    #[inline]
    pub(crate) fn locate_unmirrored(&self, arrangement: &Arrangement) -> Option<(usize, u32)> {
        (self.pair(arrangement) != MIRRORED).then(|| self.locate(arrangement))
    }

    /// The place of the mirror image of an arrangement with both corvettes in the middle column.
    #[inline]
    pub(crate) fn locate_mirrored(&self, arrangement: &Arrangement) -> (usize, u32) {
        (self.slice(arrangement), self.placement(arrangement, &self.symmetry.mirror))
    }
}

#[cfg(test)]
mod tests {
    use mad_rules::Position;

    use super::*;

    fn boards() -> [Board; 4] {
        let small = Board::rectangle(2, 3).expect("it is a board");
        [
            small,
            Board::rectangle(4, 3).expect("it is a board"),
            Board::SIX_BY_FOUR,
            Board::FIVE_BY_FIVE,
        ]
    }

    #[test]
    fn arrangements_and_indices_are_inverse() {
        for board in boards() {
            for balance in Balance::up_to(5) {
                let index = TableIndex::new(board, balance);
                let step = (index.slice_len() / 997).max(1);
                for slice in 0..index.slices() {
                    for placement in (0..index.slice_len()).step_by(step as usize) {
                        let arrangement = index.arrangement(slice, placement);
                        assert_eq!(
                            index.locate(&arrangement),
                            (slice, placement),
                            "{board} {balance}"
                        );
                        let position = Position::try_from(arrangement.setup(
                            board,
                            mad_rules::Side::Red,
                            index.symmetry(),
                        ))
                        .expect("playable");
                        assert_eq!(Arrangement::new(&position, index.symmetry()), arrangement);
                    }
                }
            }
        }
    }

    #[test]
    fn the_number_of_indices_is_about_half_the_number_of_positions() {
        let count = |board, balance: &str| {
            TableIndex::new(board, balance.parse().expect("it is a balance")).len()
        };
        assert_eq!(count(Board::SIX_BY_FOUR, "1v1"), 12 * 23);
        assert_eq!(count(Board::SIX_BY_FOUR, "2v2"), 49 * 12 * 23 * 22 * 21);
        assert_eq!(count(Board::SIX_BY_FOUR, "3v2"), 147 * 12 * 23 * 22 * 21 * 20);
        assert_eq!(count(Board::FIVE_BY_FIVE, "1v1"), 10 * 24 + 5 * 14);
        assert_eq!(count(Board::FIVE_BY_FIVE, "3v1"), 21 * 310 * 23 * 22);
    }

    #[test]
    fn mirror_images_share_an_index_unless_both_corvettes_are_in_the_middle() {
        for board in [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE, Board::AZTEC] {
            let index = TableIndex::new(board, Balance::new(1, 2).expect("valid"));
            for position in crate::positions(
                board,
                mad_rules::BySide { red: 2, blue: 1 },
                mad_rules::Side::Blue,
            ) {
                let position = Position::try_from(position).expect("playable");
                let arrangement = Arrangement::new(&position, index.symmetry());
                let mut mirrored = arrangement;
                for fleet in [&mut mirrored.mover, &mut mirrored.opponent] {
                    for class in fleet.members() {
                        let square = &mut fleet.squares[class];
                        *square = index.symmetry().mirror[square.index()];
                    }
                }
                let same = index.index(&arrangement) == index.index(&mirrored);
                let middle = |square: Square| 2 * square.column() + 1 == board.columns();
                let central =
                    middle(arrangement.mover.squares[0]) && middle(arrangement.opponent.squares[0]);
                let symmetric = arrangement.mover == mirrored.mover
                    && arrangement.opponent == mirrored.opponent;
                assert_eq!(same, !central || symmetric, "{position}");
            }
        }
    }
}
