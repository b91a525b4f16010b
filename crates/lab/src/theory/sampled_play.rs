//! Games of the engine against itself that differ although the engine has no randomness.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mad_engine::value::Value;
use mad_engine::{Engine, Limits};
use mad_rules::{Game, Position, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;

/// After the positioning turns, so many turns are chosen at random among those that are nearly as
/// good as the best; positioning turns are chosen in the same way.
const SAMPLED_TURNS: usize = 8;
/// How much worse they may be: 0.10 is two and a half per cent of the expected result.
const NEARLY: Value = Value::from_centi(10);
/// The number of turns compared.
const CANDIDATES: usize = 6;
/// The longest game without a tie-break.
const MAX_TURNS: usize = 600;

/// Plays a game to its end, or to the longest length; `None` if it was stopped.
pub(super) fn play(
    mut game: Game,
    engine: &mut Engine,
    nodes: u64,
    rng: &mut Xoshiro256PlusPlus,
    stop: &AtomicBool,
) -> Option<Game> {
    engine.clear();
    let mut sampled = 0;
    while !game.is_over() && game.turns().len() < MAX_TURNS {
        let position = *game.position();
        let is_sampled = position.is_positioning_turn() || sampled < SAMPLED_TURNS;
        sampled += usize::from(!position.is_positioning_turn());
        let turn = choose(engine, &position, nodes, is_sampled.then_some(&mut *rng), stop)?;
        game.play(turn).ok()?;
    }
    Some(game)
}

fn choose(
    engine: &mut Engine,
    position: &Position,
    nodes: u64,
    rng: Option<&mut Xoshiro256PlusPlus>,
    stop: &AtomicBool,
) -> Option<Turn> {
    // Several lines share the nodes, so they get more of them.
    let (lines, factor) = if rng.is_some() { (CANDIDATES, 3) } else { (1, 1) };
    engine.set_lines(lines);
    let report =
        engine.search(position, Limits::nodes(nodes.saturating_mul(factor)), stop, |_| {})?;
    engine.set_lines(1);
    if stop.load(Relaxed) {
        return None;
    }
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
