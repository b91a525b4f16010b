//! The static evaluation of the reference opponent.

use mad_rules::{Class, Position, Ship, Side};

/// Evaluation weights of a class, in hundredths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClassWorth {
    /// The class.
    pub class: Class,
    /// The bonus for a ship in the arena.
    pub material: i32,
    /// The bonus for each row between the ship and its own edge of the board.
    pub advancement: i32,
}

const fn worth(class: Class, material: i32, advancement: i32) -> ClassWorth {
    ClassWorth { class, material, advancement }
}

/// All weights of the evaluation, in the order of [`Class::ALL`]. They must not change: results
/// against this opponent are comparable only while it stays the same.
///
/// Set by hand from the digits, not tuned. A corvette in exile ends the game, so its material never
/// counts.
pub const CLASS_WORTH: [ClassWorth; 8] = [
    worth(Class::C111, 0, 0),
    worth(Class::C112, 100, 4),
    worth(Class::C121, 100, 4),
    worth(Class::C122, 160, 4),
    worth(Class::C211, 110, 4),
    worth(Class::C212, 180, 4),
    worth(Class::C221, 180, 4),
    worth(Class::C222, 260, 4),
];

/// The value of a victory at the root; 1 less for each ply.
pub const VICTORY_VALUE: i32 = 1_000_000;

/// The value of a semi-victory at any distance: the expected result of 75% on a scale where +100
/// means 73%.
pub const SEMI_VICTORY_VALUE: i32 = 110;

/// The static evaluation for the side to move: material and advancement.
#[must_use]
pub fn evaluate(position: &Position) -> i32 {
    let last_row = i32::from(position.board().rows()) - 1;
    let mut red = 0;
    for side in Side::ALL {
        for entry in &CLASS_WORTH {
            if let Some(square) = position.place(Ship::new(side, entry.class)).square() {
                let row = i32::from(square.row());
                match side {
                    Side::Red => red += entry.material + entry.advancement * row,
                    Side::Blue => red -= entry.material + entry.advancement * (last_row - row),
                }
            }
        }
    }
    if position.to_move() == Side::Red { red } else { -red }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order() {
        assert_eq!(CLASS_WORTH.map(|entry| entry.class), Class::ALL);
    }

    #[test]
    fn a_position_by_hand() {
        assert_eq!(evaluate(&Position::default()), 0);
        // Red: cruiser on row 3 and frigate 112 on row 1; blue: destroyer 122 two rows on.
        let text = "b1113/4/4/r2221b1221/4/r111r1122 b - - 0/40 2";
        let position: Position = text.parse().unwrap();
        assert_eq!(evaluate(&position), (160 + 4 * 3) - (260 + 4 * 2) - 100);
    }
}
