//! The features of the evaluation. The same functions compute the weighted sum, for the search, and
//! the list of counts, for tuning.

use mad_rules::position::attacks::{attack_maps, mobility};
use mad_rules::{Board, Class, Position, Ship, Side, Square, SquareSet};

use super::parameters::{
    ADVANCE, BONUS, CENTRE, CLASS, DESTROYERS, ESCAPES, EXPOSED, FRIGATES, MOBILITY, PRESSURE,
    Parameters, RECALL, REFUGE, TEMPO, THREAT, TIE_BREAK,
};

/// Indices of weights with their counts: the evaluation is the sum of weight times count.
pub type Features = Vec<(usize, i32)>;

/// Calls `f` with the features of the classes in the arena.
fn fleet_features(classes: u8, mut f: impl FnMut(usize, i32)) {
    let present = |class: Class| classes >> class.index() & 1 != 0;
    for class in Class::ALL {
        if present(class) {
            f(CLASS + class.index(), 1);
        } else if present(class.complement()) {
            f(RECALL + class.index(), 1);
        }
    }
    let count = |trio: [Class; 3]| trio.into_iter().filter(|&class| present(class)).count();
    f(FRIGATES + count(Class::FRIGATES), 1);
    f(DESTROYERS + count(Class::DESTROYERS), 1);
}

/// Calls `f` with the features of a ship's square.
fn place_features(board: Board, ship: Ship, square: Square, mut f: impl FnMut(usize, i32)) {
    let rows = i32::from(board.rows() - 1);
    let row = i32::from(square.row());
    let advance = if ship.side() == Side::Red { row } else { rows - row };
    f(ADVANCE + ship.class().index(), 16 * advance / rows);
    let columns = i32::from(board.columns() - 1);
    let off_centre = (2 * i32::from(square.column()) - columns).abs();
    f(CENTRE + ship.class().index(), 16 * (columns - off_centre) / columns);
}

/// The weighted sum of a fleet's features.
pub(super) fn fleet(classes: u8, weights: &Parameters) -> i32 {
    let mut sum = 0;
    fleet_features(classes, |index, count| sum += weights.values[index] * count);
    sum
}

/// The weighted sum of a ship's features on a square.
pub(super) fn place(board: Board, ship: Ship, square: Square, weights: &Parameters) -> i32 {
    let mut sum = 0;
    place_features(board, ship, square, |index, count| sum += weights.values[index] * count);
    sum
}

/// The weighted sum of the features that depend on several ships, from the view of the side to
/// move.
#[inline]
pub(super) fn dynamic(position: &Position, weights: &Parameters) -> i32 {
    let mut sum = 0;
    dynamic_features(position, |index, count| sum += weights.values[index] * count);
    sum
}

#[inline]
fn dynamic_features(position: &Position, mut f: impl FnMut(usize, i32)) {
    let us = position.to_move();
    let reach = [attack_maps(position, us), attack_maps(position, !us)];
    let all = reach.map(|[one, two]| one | two);
    for square in all[0] & position.fleet(!us) {
        if let Some(ship) = position.ship_at(square) {
            f(THREAT + ship.class().index(), 1);
        }
    }
    for square in all[1] & position.fleet(us) {
        if let Some(ship) = position.ship_at(square) {
            f(EXPOSED + ship.class().index(), 1);
        }
    }
    for (side, sign, own, enemy) in [(us, 1, all[0], all[1]), (!us, -1, all[1], all[0])] {
        f(MOBILITY, sign * mobility(position, side) as i32);
        side_features(position, side, own, enemy, |index, count| f(index, sign * count));
    }
    f(TIE_BREAK + nearness(position), if position.tie_break_owner() == us { 1 } else { -1 });
    f(TEMPO, 1);
}

/// A side's corvette safety, pressure on the enemy corvette, and bonus chances.
#[inline]
fn side_features(
    position: &Position,
    side: Side,
    own_reach: SquareSet,
    enemy_reach: SquareSet,
    mut f: impl FnMut(usize, i32),
) {
    let beside = |ship: Ship| match position.place(ship).square() {
        Some(square) => SquareSet::from(square).neighbours(),
        None => SquareSet::EMPTY,
    };
    let corvette = beside(Ship::new(side, Class::CORVETTE));
    f(ESCAPES, ((corvette & position.empty_squares()) - enemy_reach).len() as i32);
    let target = beside(Ship::new(!side, Class::CORVETTE));
    f(PRESSURE, (target & own_reach).len() as i32);
    if let Some(square) = position.place(Ship::new(side, Class::CRUISER)).square() {
        f(REFUGE, i32::from(!enemy_reach.contains(square)));
    }
    let bonus = position.board().bonus_squares(side) & own_reach;
    f(BONUS, (bonus.neighbours() & position.fleet(side)).len() as i32);
}

/// The index of the tie-break's weight, by the turns left.
#[inline]
fn nearness(position: &Position) -> usize {
    match position.tie_break().turns_left {
        None => 0,
        Some(left) => [30, 20, 12, 8, 4].into_iter().take_while(|&more| left <= more).count(),
    }
}

/// All features of a position, from the view of the side to move.
#[must_use]
pub fn features(position: &Position) -> Features {
    let mut features = Features::new();
    let us = position.to_move();
    for (side, sign) in [(us, 1), (!us, -1)] {
        fleet_features(position.arena().class_bits(side), |index, count| {
            features.push((index, sign * count));
        });
        for square in position.fleet(side) {
            if let Some(ship) = position.ship_at(square) {
                place_features(position.board(), ship, square, |index, count| {
                    features.push((index, sign * count));
                });
            }
        }
    }
    dynamic_features(position, |index, count| features.push((index, count)));
    features
}
