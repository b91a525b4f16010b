//! The worth of ships, by logistic regression of results on what is in the arena and in exile.

use mad_rules::{Class, Ship, ShipSet};

use crate::training::Sample;

/// Where a ship is, as far as its worth is concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShipState {
    /// In the arena.
    Arena,
    /// In exile, with its complement in the arena, which can call it back.
    Recallable,
    /// In exile together with its complement.
    Lost,
}

/// The worth of a class in hundredths, relative to exile together with its complement (the cruiser:
/// relative to exile): +100 is an expected result of 73% in an otherwise even game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ShipWorth {
    /// The class.
    pub class: Class,
    /// In the arena.
    pub arena: f64,
    /// In exile, with its complement in the arena.
    pub recallable: f64,
}

/// A weight for each class and state but [`ShipState::Lost`], then one for the turn.
const WEIGHTS: usize = 17;
const TEMPO: usize = 16;
const ROUNDS: usize = 400;

/// The state of a ship among the ships in the arena.
fn state(ship: Ship, arena: ShipSet) -> ShipState {
    match (arena.contains(ship), arena.contains(ship.complement())) {
        (true, _) => ShipState::Arena,
        (false, true) => ShipState::Recallable,
        (false, false) => ShipState::Lost,
    }
}

/// The features of a sample from the view of the side to move.
fn features(sample: &Sample) -> [f32; WEIGHTS] {
    let mut features = [0.0; WEIGHTS];
    let places = sample.places();
    let arena: ShipSet = Ship::all().filter(|ship| !places[ship.index()].is_exile()).collect();
    let us = sample.to_move();
    for ship in Ship::all() {
        let sign = if ship.side() == us { 1.0 } else { -1.0 };
        match state(ship, arena) {
            ShipState::Arena => features[ship.class().index()] += sign,
            // The corvette can always call the cruiser back: that is where its scale begins.
            ShipState::Recallable if ship.class() != Class::CRUISER => {
                features[8 + ship.class().index()] += sign;
            }
            ShipState::Recallable | ShipState::Lost => {}
        }
    }
    features[TEMPO] = 1.0;
    features
}

/// Fits the worth of the classes to the results of games. The corvette is always in the arena, so it
/// has no worth of its own.
#[must_use]
pub fn ship_worths(samples: &[Sample]) -> Vec<ShipWorth> {
    let data: Vec<([f32; WEIGHTS], f32)> =
        samples.iter().filter_map(|sample| Some((features(sample), sample.result()?))).collect();
    let weights = fit(&data);
    let centi = |index: usize| f64::from(weights[index]) * 100.0;
    Class::ALL
        .into_iter()
        .filter(|class| *class != Class::CORVETTE)
        .map(|class| ShipWorth {
            class,
            arena: centi(class.index()),
            recallable: centi(8 + class.index()),
        })
        .collect()
}

/// Logistic regression by gradient descent with a diagonal step size.
fn fit(data: &[([f32; WEIGHTS], f32)]) -> [f32; WEIGHTS] {
    let mut weights = [0.0_f32; WEIGHTS];
    for round in 0..ROUNDS {
        let mut gradient = [0.0_f64; WEIGHTS];
        let mut curvature = [1e-3_f64; WEIGHTS];
        for (features, result) in data {
            let logit: f32 = features.iter().zip(&weights).map(|(x, w)| x * w).sum();
            let expected = 1.0 / (1.0 + (-logit).exp());
            for i in 0..WEIGHTS {
                gradient[i] += f64::from((expected - result) * features[i]);
                curvature[i] += f64::from(expected * (1.0 - expected) * features[i] * features[i]);
            }
        }
        let rate = if round < ROUNDS / 2 { 0.3 } else { 0.1 };
        for i in 0..WEIGHTS {
            weights[i] -= (rate * gradient[i] / curvature[i]) as f32;
        }
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;
    use mad_rules::Side;

    #[test]
    fn worths_that_made_the_results_are_found_again() {
        // Results drawn from known weights, without noise: the expected result itself.
        let mut seed = 1_u64;
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as f32 / (1_u64 << 31) as f32
        };
        let truth: Vec<f32> = (0..WEIGHTS).map(|i| 0.1 * i as f32 - 0.5).collect();
        let data: Vec<_> = (0..2_000)
            .map(|_| {
                let features: [f32; WEIGHTS] =
                    std::array::from_fn(|_| (next() * 3.0).floor() - 1.0);
                let logit: f32 = features.iter().zip(&truth).map(|(x, w)| x * w).sum();
                (features, 1.0 / (1.0 + (-logit).exp()))
            })
            .collect();
        for (found, truth) in fit(&data).iter().zip(&truth) {
            assert!((found - truth).abs() < 0.05, "{found} {truth}");
        }
    }

    #[test]
    fn a_ship_in_exile_can_be_called_back_by_its_complement() {
        let ship = Ship::new(Side::Red, Class::C112);
        assert_eq!(state(ship, ShipSet::from(ship)), ShipState::Arena);
        assert_eq!(state(ship, ShipSet::from(ship.complement())), ShipState::Recallable);
        assert_eq!(state(ship, ShipSet::EMPTY), ShipState::Lost);
    }
}
