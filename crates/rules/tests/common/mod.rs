//! Helpers of the tests: random positions and the reference implementation.
#![allow(dead_code, reason = "each test file uses its own part")]

pub(crate) mod reference;

use std::io::Read;
use std::num::NonZeroU16;

use mad_rules::record::ParseRecordError;
use mad_rules::{
    Board, BySide, Class, Options, Place, Position, Record, RecordReader, Setup, Ship, Side,
    Square, Turn,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

pub(crate) type Random = Xoshiro256PlusPlus;

pub(crate) fn random(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}

/// Plays random legal turns and calls the function with every position and the turn chosen there.
pub(crate) fn random_game(start: Position, rng: &mut Random, mut f: impl FnMut(&Position, Turn)) {
    let mut position = start;
    for _ in 0..400 {
        let Some(&turn) = position.legal_turns().choose(rng) else {
            return;
        };
        f(&position, turn);
        position.play(turn).unwrap();
    }
}

/// A random playable position, which no game need lead to.
pub(crate) fn random_setup(board: Board, rng: &mut Random) -> Position {
    let mut squares: Vec<Square> = board.squares().iter().collect();
    squares.shuffle(rng);
    let mut setup = Setup::empty(board);
    for side in Side::ALL {
        let corvette = Ship::new(side, Class::CORVETTE);
        setup.set_place(corvette, squares.pop().unwrap().into());
    }
    let density = rng.random_range(0.1..1.0);
    for ship in Ship::all().filter(|ship| !ship.is_corvette()) {
        if rng.random_bool(density) {
            let place = squares.pop().map_or(Place::EXILE, Place::arena);
            setup.set_place(ship, place);
        }
    }
    setup.to_move = *Side::ALL.choose(rng).unwrap();
    if rng.random_bool(0.1) {
        setup.positioning = BySide::from_fn(|_| rng.random());
    }
    setup.last_expeller = *[None, Some(Side::Red), Some(Side::Blue)].choose(rng).unwrap();
    setup.limit = *[None, NonZeroU16::new(rng.random_range(1..60))].choose(rng).unwrap();
    let most = setup.limit.map_or(u16::MAX, |limit| limit.get() - 1);
    setup.quiet = rng.random_range(0..=most);
    setup.number = 2 * rng.random_range(0..1000) + 1 + setup.to_move as u16;
    setup.try_into().unwrap()
}

/// Positions from random games on the registered boards and random set-ups on all 44.
pub(crate) fn positions(seed: u64, games: usize, setups: usize) -> Vec<Position> {
    let mut rng = random(seed);
    let mut positions = Vec::new();
    for board in Board::REGISTERED {
        for game in 0..games {
            let options = Options { positioning: game % 2 == 0, ..Options::default() };
            random_game(board.start(options).unwrap(), &mut rng, |position, turn| {
                positions.push(*position);
                let mut after = *position;
                after.play(turn).unwrap();
                if after.is_over() {
                    positions.push(after);
                }
            });
        }
    }
    for board in Board::all() {
        positions.extend((0..setups).map(|_| random_setup(board, &mut rng)));
    }
    positions
}

/// A source that returns at most `.1` bytes per read.
pub(crate) struct Drip<'a>(pub(crate) &'a [u8], pub(crate) usize);

impl Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = self.1.min(buffer.len()).min(self.0.len());
        buffer[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

/// All games of a source.
pub(crate) fn all<R: Read>(source: R) -> Vec<Result<Record, ParseRecordError>> {
    RecordReader::new(source).map(Result::unwrap).collect()
}
