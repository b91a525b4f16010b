//! Threats: which turns endanger the enemy corvette. A threat is what a check is in chess.

use mad_rules::{Class, Position, Ship, Square, SquareSet, Turn};

/// The empty squares from which ships would endanger the enemy corvette.
#[derive(Debug, Clone, Copy)]
pub(super) struct ThreatSquares {
    /// For all ships: next to the corvette.
    near: SquareSet,
    /// For ships with two sails: two steps away, across an empty square.
    far: SquareSet,
}

impl ThreatSquares {
    /// The squares around the corvette of the side that is not to move. It must not be in danger
    /// yet: then no ship that moves away opens a path for another.
    #[inline]
    pub(super) fn new(position: &Position) -> Self {
        let corvette = Ship::new(position.to_move().opponent(), Class::CORVETTE);
        let square = position.place(corvette).square();
        let around = square.map_or(SquareSet::EMPTY, |square| SquareSet::from(square).neighbours());
        let empty = position.empty_squares();
        let near = around & empty;
        Self { near, far: near.neighbours() & empty }
    }

    /// Returns whether a quiet turn endangers the enemy corvette.
    #[inline]
    pub(super) fn endangers(&self, position: &Position, turn: Turn) -> bool {
        match turn.squares_moved() {
            Some((from, to)) => {
                self.near.contains(to)
                    || self.far.contains(to) && position.two_sails().contains(from)
            }
            None => {
                let enemy = position.to_move().opponent();
                position.after_unchecked(turn).is_corvette_in_danger(enemy)
            }
        }
    }

    /// Calls a function with the square and the class of each ship that can move to some of the
    /// squares, and with those squares.
    #[inline]
    pub(super) fn for_each_mover(
        &self,
        position: &Position,
        mut f: impl FnMut(Square, Class, SquareSet),
    ) {
        position.for_each_mover(self.near | self.far, |from, class, arrivals| {
            let fast = class.sails() == 2;
            f(from, class, if fast { arrivals } else { arrivals & self.near });
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::prelude::*;
    use rand::rngs::SmallRng;

    /// Compares with playing each turn, in positions of random games in which the enemy corvette
    /// is not in danger yet.
    #[test]
    fn threats_are_the_turns_after_which_the_corvette_is_in_danger() {
        let mut rng = SmallRng::seed_from_u64(5);
        let (mut threats, mut others) = (0, 0);
        for _ in 0..300 {
            let mut position = Position::default();
            while let Some(&turn) = position.legal_turns().choose(&mut rng) {
                let enemy = position.to_move().opponent();
                if !position.is_positioning_turn() && !position.is_corvette_in_danger(enemy) {
                    let squares = ThreatSquares::new(&position);
                    let mut moves = Vec::new();
                    squares.for_each_mover(&position, |from, _, arrivals| {
                        moves.extend(arrivals.iter().map(|to| Turn::new_move(from, to)));
                    });
                    position.for_each_quiet_turn(|turn| {
                        let found = squares.endangers(&position, turn);
                        // A bonus turn may teleport the ship away again.
                        if turn.squares_moved().is_none() || turn.cycle().is_none() {
                            let after = position.after_unchecked(turn);
                            assert_eq!(found, after.is_corvette_in_danger(enemy), "{turn}");
                        }
                        if turn.squares_moved().is_some() {
                            assert_eq!(found, moves.contains(&turn.without_bonus()), "{turn}");
                        }
                        *if found { &mut threats } else { &mut others } += 1;
                    });
                }
                position.play_unchecked(turn);
            }
        }
        assert!(threats > 1_000 && others > 10_000, "{threats} {others}");
    }
}
