//! Static exchange evaluation: what a series of expulsions on one square gains.

use mad_rules::{Class, Position, Side, Square, SquareSet};

use super::order::ordering_value;

/// The value of a corvette in an exchange: more than all other ships.
const CORVETTE: i32 = 1_000;

const fn exchange_value(class: Class) -> i32 {
    if matches!(class, Class::CORVETTE) { CORVETTE } else { ordering_value(class) }
}

/// Returns whether the move of a ship gains at least `threshold`, in points of
/// [`ordering_value`], when both sides then expel on its target as long as that gains something.
/// Teleportations are left out.
pub(super) fn exchange_gains(
    position: &Position,
    from: Square,
    to: Square,
    threshold: i32,
) -> bool {
    let victim = position.ship_at(to).map_or(0, |ship| exchange_value(ship.class()));
    let Some(mover) = position.ship_at(from) else { return false };
    // The gain so far, less the threshold, for the side that moves next.
    let mut balance = victim - threshold;
    if balance < 0 {
        return false;
    }
    let mut occupant = mover.class();
    balance -= exchange_value(occupant);
    if balance >= 0 {
        return true;
    }
    let mut present = (position.fleet(Side::Red) | position.fleet(Side::Blue)).without(from);
    let mut side = mover.side();
    let mut gains = true;
    loop {
        side = side.opponent();
        let Some((square, class)) = least_attacker(position, present, side, to, occupant) else {
            break;
        };
        present = present.without(square);
        gains = !gains;
        balance = -balance - 1 - exchange_value(class);
        occupant = class;
        if balance >= 0 {
            break;
        }
    }
    gains
}

/// The least valuable ship of a side that could expel a ship of this class from a square.
fn least_attacker(
    position: &Position,
    present: SquareSet,
    side: Side,
    target: Square,
    occupant: Class,
) -> Option<(Square, Class)> {
    let near = SquareSet::from(target).neighbours();
    let empty = position.board().squares() - present;
    let far = (near & empty).neighbours() & position.two_sails();
    let mut ships = (near | far) & position.fleet(side) & present;
    if occupant.shields() == 2 {
        ships &= position.two_cannons();
    }
    let ships = ships.without(target).into_iter();
    let classes = ships.filter_map(|square| Some((square, position.ship_at(square)?.class())));
    classes.min_by_key(|&(_, class)| exchange_value(class))
}
