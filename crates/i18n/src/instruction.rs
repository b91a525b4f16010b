//! Turns as instructions to a player.

use mad_rules::{Class, Position, Turn};

use crate::Texts;

impl Texts {
    /// Tells a player to play a turn: 'Swap 112 and 221.'
    #[must_use]
    pub fn instruction(&self, position: &Position, turn: Turn) -> String {
        let classes = turn.cycle().map(|cycle| cycle.classes().to_vec()).unwrap_or_default();
        let numbers: Vec<u16> = classes.iter().copied().map(Class::number).collect();
        let moved = turn.squares_moved().map(|(from, to)| {
            let ship = position.ship_at(from).map_or(0, |ship| ship.class().number());
            (ship, from.to_string(), to.to_string())
        });
        match (moved, numbers.as_slice()) {
            (Some((ship, from, to)), &[first, second]) => {
                self.hint_move_swap(ship, from, to, first, second)
            }
            (Some((ship, from, to)), &[first, second, third]) => {
                self.hint_move_rotate(ship, from, to, first, second, third)
            }
            (Some((ship, from, to)), _) => self.hint_move(ship, from, to),
            (None, &[first, second]) => self.hint_swap(first, second),
            (None, &[first, second, third]) => self.hint_rotate(first, second, third),
            (None, _) => self.hint_pass(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn every_kind_of_turn_is_an_instruction() {
        let position: Position =
            "3b111/1r2212/4/r1213/4/r111r112r2111 r - - 0/40 1".parse().unwrap();
        let said = |language, turn: &str| {
            Texts::new(language).instruction(&position, turn.parse().unwrap())
        };
        let english = |turn| said(Language::English, turn);
        assert_eq!(english("a3a4"), "Move 121 from a3 to a4.");
        assert_eq!(english("112-221"), "Swap 112 and 221.");
        assert_eq!(english("112-121-211"), "Rotate 112 → 121 → 211 → 112.");
        assert_eq!(english("b5b6+112-221"), "Move 221 from b5 to b6, then swap 112 and 221.");
        assert_eq!(english("pass"), "Pass and keep your formation.");
        assert_eq!(said(Language::German, "112-221"), "Tausche 112 und 221.");
        assert_eq!(said(Language::Dutch, "112-221"), "Wissel 112 en 221 om.");
        assert_eq!(said(Language::French, "112-221"), "Permutez 112 et 221.");
    }
}
