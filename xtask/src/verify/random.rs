//! Random endings.

use std::num::NonZeroU16;

use anyhow::{Context as _, Result};
use mad_rules::{Board, Class, Place, Position, Setup, Ship, Side, Square};
use mad_tables::Balance;
use rand::prelude::*;
use rand::rngs::SmallRng;

/// A random ending with these ships: squares, classes, side to move, quiet count and last expeller
/// are random.
pub(super) fn random_ending(
    rng: &mut SmallRng,
    board: Board,
    limit: Option<NonZeroU16>,
    balance: Balance,
) -> Result<Position> {
    let mut setup = Setup::empty(board);
    let mut squares: Vec<Square> = board.squares().iter().collect();
    squares.shuffle(rng);
    let mover = *Side::ALL.choose(rng).context("there are two")?;
    for (side, ships) in [(mover, balance.mover()), (!mover, balance.opponent())] {
        let others = Class::ALL[1..].sample(rng, ships - 1);
        for &class in others.chain([&Class::CORVETTE]) {
            let square = squares.pop().context("the board is too small")?;
            setup.set_place(Ship::new(side, class), Place::arena(square));
        }
    }
    setup.to_move = mover;
    setup.number = 1 + mover as u16;
    setup.last_expeller = *[None, Some(Side::Red), Some(Side::Blue)].choose(rng).context("3")?;
    setup.limit = limit;
    setup.quiet = limit.map_or(0, |limit| rng.random_range(0..limit.get()));
    Ok(Position::try_from(setup)?)
}
