//! Accumulators: the sums of ship rows of both perspectives, updated along the line of a search.

use arrayvec::ArrayVec;
use mad_rules::{Place, Position, Side};

use super::Network;
use super::inputs::{View, state};
use super::kernel::{Row, weighted_squares};
use crate::value::Value;

/// The sums of the ship rows of a position, by perspective.
#[derive(Debug, Clone)]
struct Accumulator {
    sums: [Row; 2],
    views: [View; 2],
    places: [Place; 16],
    /// Whether the sums are those of the position at this ply.
    is_current: bool,
}

/// With more ships than this on other places the sums are computed anew.
const MAX_EXCHANGES: usize = 5;

/// The accumulators of the positions on the line that is being searched, by ply.
#[derive(Debug, Clone)]
pub struct AccumulatorStack(Vec<Accumulator>);

impl AccumulatorStack {
    /// A stack for this many plies.
    #[must_use]
    pub fn new(plies: usize) -> Self {
        Self(vec![Accumulator::EMPTY; plies])
    }

    /// Begins another position at a ply: the accumulator of the last one is void.
    #[inline]
    pub fn enter(&mut self, position: &Position, ply: usize) {
        let accumulator = &mut self.0[ply];
        accumulator.places = *position.places();
        accumulator.is_current = false;
    }

    /// Evaluates the position at a ply, for the side to move. It is the one that was entered there,
    /// and so are those before it.
    #[inline]
    pub fn evaluate(&mut self, network: &Network, position: &Position, ply: usize) -> Value {
        if !self.0[ply].is_current {
            // Positions whose evaluation is in the transposition table have no sums yet. Those of
            // the parent are computed first, as its other children need them too.
            if ply > 0 && !self.0[ply - 1].is_current {
                self.update(network, ply - 1);
            }
            self.update(network, ply);
        }
        self.0[ply].output(network, position)
    }

    /// Computes the sums of the position at a ply.
    #[inline(never)]
    fn update(&mut self, network: &Network, ply: usize) {
        let (before, rest) = self.0.split_at_mut(ply);
        let nearest = before.iter().rev().find(|earlier| earlier.is_current);
        rest[0].set(network, nearest);
    }
}

impl Accumulator {
    const EMPTY: Self = Self {
        sums: [Row::ZERO; 2],
        views: [View::RED; 2],
        places: [Place::EXILE; 16],
        is_current: false,
    };

    /// Computes the sums, from those of an earlier position where that takes fewer rows.
    #[inline]
    fn set(&mut self, network: &Network, earlier: Option<&Self>) {
        let places = &self.places;
        self.is_current = true;
        let earlier = earlier.and_then(|earlier| Some((earlier, earlier.moved(places)?)));
        for side in Side::ALL {
            let index = side.index();
            let view = network.inputs.view(places, side);
            self.views[index] = view;
            self.sums[index] = match &earlier {
                Some((earlier, moved)) if earlier.views[index] == view => {
                    earlier.updated(network, view, places, moved)
                }
                _ => sum_of_ships(network, places, view),
            };
        }
    }

    /// The ships that are on other places now; `None` if these are many.
    #[inline]
    fn moved(&self, places: &[Place; 16]) -> Option<ArrayVec<u8, MAX_EXCHANGES>> {
        let bytes =
            |places: &[Place; 16]| u128::from_le_bytes(places.map(|place| place.index() as u8));
        let differences = bytes(&self.places) ^ bytes(places);
        let mut moved = ArrayVec::new();
        for (mut half, first) in [(differences as u64, 0), ((differences >> 64) as u64, 8)] {
            while half != 0 {
                let ship = half.trailing_zeros() / 8;
                moved.try_push(first + ship as u8).ok()?;
                half &= !(0xff << (8 * ship));
            }
        }
        Some(moved)
    }

    /// The sum of a view after some ships have changed places.
    #[inline]
    fn updated(
        &self,
        network: &Network,
        view: View,
        places: &[Place; 16],
        moved: &ArrayVec<u8, MAX_EXCHANGES>,
    ) -> Row {
        let mut exchanges = ArrayVec::<(&Row, &Row), MAX_EXCHANGES>::new();
        for ship in moved.iter().map(|&ship| usize::from(ship & 15)) {
            let row = |place| &network.ship_rows[network.inputs.ship_input(view, ship, place)];
            exchanges.push((row(self.places[ship]), row(places[ship])));
        }
        self.sums[view.side().index()].exchanged(&exchanges)
    }

    #[inline]
    fn output(&self, network: &Network, position: &Position) -> Value {
        let us = position.to_move();
        let state = state(position);
        let mut sum = 0;
        for (side, weights) in [us, us.opponent()].into_iter().zip(&network.weights.output) {
            let state_row = &network.state_rows[side.index()][state];
            sum += weighted_squares(&self.sums[side.index()], state_row, weights);
        }
        network.output(sum)
    }
}

fn sum_of_ships(network: &Network, places: &[Place; 16], view: View) -> Row {
    let mut sum = Row::ZERO;
    for (ship, &place) in places.iter().enumerate() {
        sum.add(&network.ship_rows[network.inputs.ship_input(view, ship, place)]);
    }
    sum
}
