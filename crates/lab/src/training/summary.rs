//! What a network has learned, in numbers that people can read.

use std::ops::RangeInclusive;

use mad_engine::bench;
use mad_engine::eval::network::{HIDDEN, Inputs, Network, STATE_INPUTS, Weights};
use mad_engine::value::Value;
use mad_rules::{BySide, Class, Options, Place, Position, Setup, Ship, Side};

/// Facts about a network.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    /// The number of inputs of a perspective.
    pub inputs: usize,
    /// The number of hidden units of a perspective.
    pub hidden: usize,
    /// The smallest and the largest weight of the inputs.
    pub input_weights: RangeInclusive<i32>,
    /// The smallest and the largest bias of the hidden units.
    pub hidden_biases: RangeInclusive<i32>,
    /// The smallest and the largest weight of the output.
    pub output_weights: RangeInclusive<i32>,
    /// The largest sum that a hidden unit could have if the worst weights of every ship and state
    /// came together. Sums have 16 bits, so they overflow above 32,767.
    pub largest_sum: i32,
    /// The value of the start position for red; `None` for a board without one.
    pub start: Option<Value>,
    /// What each ship is worth, weakest first, without the corvette.
    pub ships: Vec<ShipWorth>,
}

/// The loss of value, for its side, if a ship were in exile instead of in the arena: the mean over
/// the positions of the [`bench`](mod@mad_engine::bench) on the board, in hundredths.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ShipWorth {
    /// The class of the ship.
    pub class: Class,
    /// With its complement in the arena, which can call it back by a permutation.
    pub with_complement: Option<f64>,
    /// With its complement in exile too. `None` for the cruiser, whose complement is the corvette.
    pub without_complement: Option<f64>,
}

impl Summary {
    /// Examines a network.
    #[must_use]
    pub fn new(network: &Network) -> Self {
        let weights = network.weights();
        let board = network.board();
        let start = board.start(Options::default());
        let classes = Class::BY_RANK.into_iter().filter(|&class| class != Class::CORVETTE);
        Self {
            inputs: Inputs::new(board).count(),
            hidden: HIDDEN,
            input_weights: extremes(weights.inputs.iter().flatten().copied()),
            hidden_biases: extremes(weights.hidden_bias.iter().copied()),
            output_weights: extremes(weights.output.iter().flatten().copied()),
            largest_sum: largest_sum(weights),
            start: start.map(|start| network.evaluate(&start)),
            ships: classes.map(|class| ship_worth(network, class)).collect(),
        }
    }
}

fn extremes(weights: impl Iterator<Item = impl Into<i32>>) -> RangeInclusive<i32> {
    let widen = |range: Option<RangeInclusive<i32>>, weight: i32| match range {
        Some(range) => Some(*range.start().min(&weight)..=*range.end().max(&weight)),
        None => Some(weight..=weight),
    };
    weights.map(Into::into).fold(None, widen).unwrap_or(0..=0)
}

/// The largest possible size of a hidden sum: the bias, the largest weight of each ship, of the
/// tie-break and of both positioning turns.
fn largest_sum(weights: &Weights) -> i32 {
    let ships = Inputs::new(weights.board).ship_inputs();
    let tie_breaks = STATE_INPUTS - 2;
    let groups = (0..16).map(|ship| ship * (ships / 16)..(ship + 1) * (ships / 16));
    let states = std::iter::once(ships..ships + tie_breaks);
    let turns = (ships + tie_breaks..ships + STATE_INPUTS).map(|input| input..input + 1);
    let groups: Vec<_> = groups.chain(states).chain(turns).collect();
    let sum = |unit: usize| {
        let size = |input: usize| i32::from(weights.inputs[input][unit]).abs();
        let largest = |group: &std::ops::Range<usize>| group.clone().map(size).max().unwrap_or(0);
        i32::from(weights.hidden_bias[unit]).abs() + groups.iter().map(largest).sum::<i32>()
    };
    (0..HIDDEN).map(sum).max().unwrap_or(0)
}

fn ship_worth(network: &Network, class: Class) -> ShipWorth {
    let mut with_complement = Mean::default();
    let mut without_complement = Mean::default();
    for position in bench::positions().filter(|position| position.board() == network.board()) {
        for side in Side::ALL {
            let (ship, complement) = (Ship::new(side, class), Ship::new(side, class.complement()));
            let mut setup = Setup::from(position);
            setup.positioning = BySide::default();
            if setup.place(ship).is_exile() {
                continue;
            }
            if !setup.place(complement).is_exile() {
                with_complement.add(loss_by_exile(network, &setup, ship));
            }
            if !complement.is_corvette() {
                setup.set_place(complement, Place::EXILE);
                without_complement.add(loss_by_exile(network, &setup, ship));
            }
        }
    }
    ShipWorth {
        class,
        with_complement: with_complement.value(),
        without_complement: without_complement.value(),
    }
}

/// The loss of a ship's side, in hundredths, if the ship were in exile; `None` if the arrangement
/// is not playable.
fn loss_by_exile(network: &Network, setup: &Setup, ship: Ship) -> Option<f64> {
    let mut without = setup.clone();
    without.set_place(ship, Place::EXILE);
    let value = |setup: &Setup| {
        let position =
            Position::try_from(setup.clone()).ok().filter(|position| !position.is_over());
        position.map(|position| f64::from(network.evaluate(&position).eighths()) / 8.0)
    };
    let loss = value(setup)? - value(&without)?;
    Some(if setup.to_move == ship.side() { loss } else { -loss })
}

#[derive(Debug, Default)]
struct Mean {
    sum: f64,
    count: u32,
}

impl Mean {
    fn add(&mut self, value: Option<f64>) {
        if let Some(value) = value {
            self.sum += value;
            self.count += 1;
        }
    }

    fn value(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum / f64::from(self.count))
    }
}

#[cfg(test)]
mod tests {
    use mad_engine::eval::network::{MAX_HIDDEN_BIAS, embedded};
    use mad_rules::Board;

    use super::*;

    #[test]
    fn the_networks_of_the_engine_know_the_worth_of_ships() {
        for board in Board::REGISTERED {
            let network = embedded(board).unwrap();
            let summary = Summary::new(&network);
            let largest = i32::from(i16::MAX);
            assert!((100..largest).contains(&summary.largest_sum), "{}", summary.largest_sum);
            assert_eq!(
                summary.start,
                Some(network.evaluate(&board.start(Options::default()).unwrap()))
            );
            assert_eq!(summary.ships.len(), 7);
            for ship in &summary.ships {
                assert!(ship.with_complement.unwrap() > 0.0, "{board}: {ship:?}");
                assert_eq!(ship.without_complement.is_none(), ship.class == Class::CRUISER);
                assert!(ship.without_complement.is_none_or(|worth| worth > 0.0), "{ship:?}");
            }
            let sum = |trio: [Class; 3]| -> f64 {
                let ships = summary.ships.iter().filter(|ship| trio.contains(&ship.class));
                ships.filter_map(|ship| ship.without_complement).sum()
            };
            assert!(sum(Class::DESTROYERS) > sum(Class::FRIGATES), "{:?}", summary.ships);
        }
    }

    #[test]
    fn extremes_and_sums_are_those_of_the_weights() {
        let board = Board::rectangle(4, 4).unwrap();
        let mut weights = Weights {
            board,
            inputs: vec![[0; HIDDEN]; Inputs::new(board).count()],
            hidden_bias: [0; HIDDEN],
            output: [[0; HIDDEN]; 2],
            output_bias: 0,
        };
        // Two places of one ship, one of another, a tie-break and the last positioning turn.
        let ships = Inputs::new(board).ship_inputs();
        for (input, weight) in
            [(0, 5), (1, -9), (17, 3), (ships, -2), (ships + STATE_INPUTS - 1, 1)]
        {
            weights.inputs[input][4] = weight;
        }
        weights.hidden_bias[4] = -100;
        weights.output[1][2] = 77;
        let summary = Summary::new(&Network::new(weights).unwrap());
        assert_eq!(summary.input_weights, -9..=5);
        assert_eq!(summary.hidden_biases, -100..=0);
        assert_eq!(summary.output_weights, 0..=77);
        assert_eq!(summary.largest_sum, 100 + 9 + 3 + 2 + 1);
        assert!(summary.largest_sum < MAX_HIDDEN_BIAS);
        assert_eq!(summary.start, None);
        assert!(summary.ships.iter().all(|ship| ship.with_complement.is_none()));
    }
}
