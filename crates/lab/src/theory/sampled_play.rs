//! Games of the engine against itself that differ although the engine has no randomness.

use std::sync::atomic::AtomicBool;

use mad_engine::value::Value;
use mad_engine::{Engine, Limits};
use mad_rules::{Game, Position, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;

/// In the first turns of a game a turn is chosen at random among those that are nearly as good as
/// the best.
const SAMPLED_TURNS: usize = 8;
/// How much worse they may be: 0.10 is two and a half per cent of the expected result.
const NEARLY: Value = Value::from_centi(10);
/// The number of turns compared.
const CANDIDATES: usize = 6;
/// The longest game without a tie-break.
const MAX_TURNS: usize = 600;

/// Plays a game to its end, or to the longest length.
pub(super) fn play(
    mut game: Game,
    engine: &mut Engine,
    nodes: u64,
    rng: &mut Xoshiro256PlusPlus,
) -> Game {
    engine.clear();
    let begin = game.turns().len();
    while !game.is_over() && game.turns().len() < MAX_TURNS {
        let sampled = game.turns().len() - begin < SAMPLED_TURNS;
        let Some(turn) = choose(engine, game.position(), nodes, sampled.then_some(&mut *rng))
        else {
            break;
        };
        if game.play(turn).is_err() {
            break;
        }
    }
    game
}

fn choose(
    engine: &mut Engine,
    position: &Position,
    nodes: u64,
    rng: Option<&mut Xoshiro256PlusPlus>,
) -> Option<Turn> {
    let stop = AtomicBool::new(false);
    // Several lines share the nodes, so they get more of them.
    let (lines, factor) = if rng.is_some() { (CANDIDATES, 3) } else { (1, 1) };
    engine.set_lines(lines);
    let report = engine.search(position, Limits::nodes(nodes * factor), &stop, |_| {})?;
    let Some(rng) = rng else { return Some(report.best()) };
    let best = report.value();
    let near: Vec<Turn> = report
        .lines
        .iter()
        .filter(|line| line.value >= best - NEARLY)
        .map(|line| line.turns[0])
        .collect();
    near.choose(rng).copied()
}
