//! Where the positions of puzzles come from: games and random endings.

use std::sync::atomic::AtomicBool;

use mad_engine::{Engine, Level, Limits};
use mad_rules::{Board, Class, Options, Place, Position, Setup, Ship, Side, Square, Turn};
use rand::RngExt as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom as _, SliceRandom as _};

use crate::openings::random_turn;

/// Random turns after the positioning turns.
const RANDOM_TURNS: usize = 4;
/// Nodes a turn of strong games.
const STRONG_NODES: u64 = 3_000;
/// The levels whose games are used: strong enough to make threats, weak enough to overlook them.
const LEVELS: std::ops::RangeInclusive<u8> = 3..=7;

/// Who plays a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Players {
    /// The engine at full strength.
    Strong,
    /// Two levels, drawn for each game.
    Levels,
}

/// The positions of a game after its opening, in order.
pub(super) fn game(
    board: Board,
    players: Players,
    engine: &mut Engine,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Position> {
    let mut position = opening(board, rng);
    let levels = [(); 2].map(|()| match players {
        Players::Strong => None,
        Players::Levels => Level::new(rng.random_range(LEVELS)),
    });
    engine.clear();
    engine.set_lines(1);
    engine.set_seed(rng.random());
    let mut positions = Vec::new();
    while !position.is_over() {
        positions.push(position);
        engine.set_level(levels[position.to_move().index()]);
        let limits = Limits::nodes(STRONG_NODES);
        let limits = if players == Players::Strong { limits } else { Limits::default() };
        let Some(report) = engine.search(&position, limits, &AtomicBool::new(false), |_| {}) else {
            break;
        };
        position.play_unchecked(report.best());
    }
    positions
}

/// The start position after random positioning turns and some quiet turns.
fn opening(board: Board, rng: &mut Xoshiro256PlusPlus) -> Position {
    let mut position = board.start(Options::default()).unwrap_or_default();
    while position.is_positioning_turn() {
        let turns: Vec<Turn> = position.sorted_turns();
        let Some(&turn) = turns.choose(rng) else { break };
        position.play_unchecked(turn);
    }
    for _ in 0..RANDOM_TURNS {
        let Some(turn) = random_turn(&position, rng) else { break };
        position.play_unchecked(turn);
    }
    position
}

/// A random ending with at least so many quiet turns, in which the corvette of the side that has just
/// moved is not in danger.
pub(super) fn ending(
    board: Board,
    ships: std::ops::RangeInclusive<usize>,
    least_quiet: u16,
    rng: &mut Xoshiro256PlusPlus,
) -> Position {
    loop {
        let ships = rng.random_range(ships.clone());
        let setup = random_setup(board, ships, least_quiet, rng);
        if let Ok(position) = Position::try_from(setup)
            && !position.is_corvette_in_danger(!position.to_move())
        {
            return position;
        }
    }
}

fn random_setup(
    board: Board,
    ships: usize,
    least_quiet: u16,
    rng: &mut Xoshiro256PlusPlus,
) -> Setup {
    let mut setup = Setup::empty(board);
    let mut squares: Vec<Square> = board.squares().iter().collect();
    squares.shuffle(rng);
    let mover = if rng.random_bool(0.5) { Side::Red } else { Side::Blue };
    // Neither side has more than one ship more than the other, but for the smallest endings.
    let of_mover = (ships + usize::from(rng.random_bool(0.5))) / 2;
    for (side, count) in [(mover, of_mover), (!mover, ships - of_mover)] {
        let mut classes: Vec<Class> = Class::ALL[1..].to_vec();
        classes.shuffle(rng);
        classes.insert(0, Class::CORVETTE);
        for &class in &classes[..count.clamp(1, classes.len())] {
            let Some(square) = squares.pop() else { break };
            setup.set_place(Ship::new(side, class), Place::arena(square));
        }
    }
    let limit = Options::STANDARD_TIE_BREAK;
    setup.to_move = mover;
    setup.last_expeller = Some(if rng.random_bool(0.5) { Side::Red } else { Side::Blue });
    setup.limit = Some(limit);
    setup.quiet = rng.random_range(least_quiet..limit.get() - 1);
    // Not before the expulsions can have happened.
    setup.number = 61 + mover as u16 + 2 * (setup.quiet / 2);
    setup
}
