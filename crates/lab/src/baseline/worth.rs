//! What the fixed opponent thinks a position is worth.

use mad_rules::{Class, Position, Ship, Side};

/// What a ship of one class is worth to its side, in hundredths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClassWorth {
    /// The class.
    pub class: Class,
    /// For being in the arena.
    pub material: i32,
    /// For each row away from its own edge of the board.
    pub advancement: i32,
}

const fn worth(class: Class, material: i32, advancement: i32) -> ClassWorth {
    ClassWorth { class, material, advancement }
}

/// All constants of the evaluation, in the order of [`Class::ALL`]. They are fixed: results
/// against this opponent can be compared only while it stays the same.
///
/// Set by hand from the digits, and not tuned. A corvette in exile ends the game, so its material
/// is never weighed.
pub const WORTH: [ClassWorth; 8] = [
    worth(Class::C111, 0, 0),
    worth(Class::C112, 100, 4),
    worth(Class::C121, 100, 4),
    worth(Class::C122, 160, 4),
    worth(Class::C211, 110, 4),
    worth(Class::C212, 180, 4),
    worth(Class::C221, 180, 4),
    worth(Class::C222, 260, 4),
];

/// A victory now; one that is further off is worth less by 1 for each turn.
pub const VICTORY_VALUE: i32 = 1_000_000;

/// A semi-victory, however far off: what an expected result of three quarters is worth where +100
/// means 73%.
pub const SEMI_VICTORY_VALUE: i32 = 110;

/// The value of a position for the side to move, by material and advancement alone.
#[must_use]
pub fn evaluate(position: &Position) -> i32 {
    let last_row = i32::from(position.board().rows()) - 1;
    let mut red = 0;
    for side in Side::ALL {
        for entry in &WORTH {
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
        assert_eq!(WORTH.map(|entry| entry.class), Class::ALL);
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
