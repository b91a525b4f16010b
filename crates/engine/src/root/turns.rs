//! The turns at the root and their order before the first iteration.

use std::cmp::Reverse;

use mad_rules::{Class, Position, Ship, Turn};

use crate::endings::KnownEnding;
use crate::noise::LevelNoise;
use crate::proof::Proof;
use crate::report::Line;
use crate::value::Value;

/// A turn at the root.
#[derive(Debug, Clone)]
pub(super) struct RootTurn {
    /// The value with noise; `-INFINITY` before the turn has been searched.
    pub(super) value: Value,
    pub(super) proof: Proof,
    /// The win or loss that was proven last.
    pub(super) decided: Option<Value>,
    /// The level's noise, which is added to the turn's value.
    pub(super) noise: Value,
    /// The principal variation, which begins with the turn.
    pub(super) pv: Vec<Turn>,
}

impl RootTurn {
    /// Adds the level's noise to a value. Results have no noise.
    pub(super) fn with_noise(&self, value: Value) -> Value {
        if self.noise == Value::ZERO || value.is_result() {
            value
        } else {
            Value::estimate((value + self.noise).eighths())
        }
    }

    /// The line with its value without noise.
    pub(super) fn to_line(&self, proof: Proof, static_eval: Value) -> Line {
        let value = match self.value {
            value if value == -Value::INFINITY => static_eval,
            value if value.is_result() => value,
            value => Value::estimate((value - self.noise).eighths()),
        };
        Line { value, proof, turns: self.pv.clone() }
    }
}

/// The turns that the level does not overlook, or all if it overlooks all of them; in the order in
/// which they are searched first.
pub(super) fn root_turns(position: &Position, noise: &LevelNoise) -> Vec<RootTurn> {
    let mut turns = position.sorted_turns();
    // With too few nodes to search all turns, a level chooses among those that the noise favours.
    let favour = |turn| Reverse(noise.score_noise(turn));
    turns.sort_by_key(|&turn| (static_order(position, turn, noise), favour(turn)));
    let overlooks_danger = noise.overlooks_danger(position);
    let is_seen = |turn: &Turn| {
        let victim = turn.squares_moved().and_then(|(_, to)| position.ship_at(to));
        match victim.map(Ship::class) {
            Some(Class::CORVETTE) => !overlooks_danger,
            victim => !noise.overlooks(*turn, victim.is_some()),
        }
    };
    if !position.is_positioning_turn() && turns.iter().any(is_seen) {
        turns.retain(is_seen);
    }
    let root_turn = |turn| RootTurn {
        value: -Value::INFINITY,
        proof: Proof::NOTHING,
        decided: None,
        noise: noise.score_noise(turn),
        pv: vec![turn],
    };
    turns.into_iter().map(root_turn).collect()
}

/// Sets what exact results of an ending prove about each turn. If only one line is wanted, just the
/// turns that keep the result stay.
pub(super) fn keep_known(
    turns: &mut Vec<RootTurn>,
    position: &Position,
    known: &KnownEnding,
    line_count: usize,
) {
    if line_count == 1 {
        turns.retain(|turn| known.is_best(turn.pv[0]));
    }
    for turn in turns {
        turn.proof = known.proof_of(turn.pv[0], position);
    }
}

/// The order of turns before the first search: wins, turns that leave the corvette safe, the
/// others, losses. So even with the tightest limit the engine does not play a turn that loses at
/// once, unless all do.
fn static_order(position: &Position, turn: Turn, noise: &LevelNoise) -> u8 {
    let us = position.to_move();
    let after = position.after_unchecked(turn);
    match after.outcome() {
        Some(outcome) if outcome.winner == us => 0,
        Some(_) => 3,
        None if !after.is_positioning_turn()
            && after.is_corvette_in_danger(us)
            && !noise.overlooks_danger(&after) =>
        {
            2
        }
        None => 1,
    }
}
