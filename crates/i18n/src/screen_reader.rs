//! Descriptions of positions and turns for screen readers. They list every legal turn, so that a
//! player can choose one from the text alone.

use mad_rules::{Cycle, Position, Ship, ShipSet, Side, Square, Turn};

use crate::Texts;

/// Joins words with commas.
fn list(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
}

/// Joins sentences with spaces.
fn sentences(all: impl IntoIterator<Item = String>) -> String {
    all.into_iter().collect::<Vec<_>>().join(" ")
}

impl Texts {
    /// The ships of each side with their squares, in the order of the squares, and the exiles.
    #[must_use]
    pub fn board_aloud(&self, position: &Position) -> String {
        sentences(Side::ALL.into_iter().flat_map(|side| self.fleet_aloud(position, side)))
    }

    fn fleet_aloud(&self, position: &Position, side: Side) -> Vec<String> {
        let standing = position.board().squares().iter().filter_map(|square| {
            let ship = position.ship_at(square).filter(|ship| ship.side() == side)?;
            Some(format!("{} {square}", ship.class()))
        });
        let standing = list(standing);
        let exiled: ShipSet = Ship::all()
            .filter(|&ship| ship.side() == side && position.place(ship).is_exile())
            .collect();
        let mut sentences = Vec::new();
        if !standing.is_empty() {
            sentences.push(self.aloud_side(side, standing));
        }
        if !exiled.is_empty() {
            sentences.push(self.aloud_exiled(self.ship_numbers(exiled)));
        }
        sentences
    }

    /// All legal turns, ship by ship, in the notation for typed turns.
    #[must_use]
    pub fn turns_aloud(&self, position: &Position) -> String {
        let side = position.to_move();
        let ships = position.board().squares().iter();
        let ships = ships.filter_map(|square| position.ship_at(square));
        let moves = ships.filter(|ship| ship.side() == side);
        let moves = moves.filter_map(|ship| self.moves_aloud(position, ship));
        let pass = position.is_legal(Turn::PASS).then(|| self.aloud_pass());
        sentences(moves.chain(self.cycles_aloud(position, |_| true)).chain(pass))
    }

    /// The legal turns that involve a ship; empty without any.
    #[must_use]
    pub fn ship_turns_aloud(&self, position: &Position, ship: Ship) -> String {
        if ship.side() != position.to_move() {
            return String::new();
        }
        let its = |cycle: Cycle| cycle.next(ship.class()).is_some();
        let moves = self.moves_aloud(position, ship).into_iter();
        sentences(moves.chain(self.cycles_aloud(position, its)))
    }

    fn moves_aloud(&self, position: &Position, ship: Ship) -> Option<String> {
        let from = position.place(ship).square()?;
        let moves = position.board().squares().iter();
        let moves = moves.filter(|&to| position.is_legal(Turn::new_move(from, to)));
        let moves = list(moves.map(|to| self.arrival_aloud(position, from, to)));
        let number = ship.class().to_string();
        (!moves.is_empty()).then(|| self.aloud_moves(number, from.to_string(), moves))
    }

    /// A destination square, with the expulsion and the bonuses of the move.
    fn arrival_aloud(&self, position: &Position, from: Square, to: Square) -> String {
        let expels = position.ship_at(to).map(|ship| self.aloud_expels(self.ship_name(ship)));
        let bonus = |cycle: &Cycle| position.is_legal(Turn::bonus(from, to, *cycle));
        let bonuses = list(Cycle::ALL.into_iter().filter(bonus).map(|cycle| cycle.to_string()));
        let bonus = (!bonuses.is_empty()).then(|| self.aloud_bonus(bonuses));
        let more: Vec<String> = expels.into_iter().chain(bonus).collect();
        if more.is_empty() { to.to_string() } else { format!("{to} ({})", more.join("; ")) }
    }

    fn cycles_aloud(&self, position: &Position, which: impl Fn(Cycle) -> bool) -> Option<String> {
        let cycles = Cycle::ALL.into_iter().filter(|&cycle| which(cycle));
        let turns = cycles.map(Turn::teleport).filter(|&turn| position.is_legal(turn));
        let turns = list(turns.map(|turn| {
            if position.exiles_own_corvette(turn) {
                format!("{turn} ({})", self.aloud_loses())
            } else {
                turn.to_string()
            }
        }));
        (!turns.is_empty()).then(|| self.aloud_teleportations(turns))
    }

    /// A turn in the list of a game: the long notation, with a pass in words.
    #[must_use]
    pub fn turn_in_list(&self, before: &Position, turn: Turn) -> String {
        if turn == Turn::PASS { self.turns_pass() } else { before.long_text(turn) }
    }

    /// Describes a turn played from a position.
    #[must_use]
    pub fn turn_aloud(&self, before: &Position, turn: Turn) -> String {
        let moved = turn.squares_moved().map(|(from, to)| {
            let ship =
                before.ship_at(from).map_or_else(String::new, |ship| ship.class().to_string());
            let text = self.aloud_moved(ship, from.to_string(), to.to_string());
            let expelled = before.ship_at(to).map(|ship| self.aloud_expels(self.ship_name(ship)));
            list([text].into_iter().chain(expelled))
        });
        let cycle = turn.cycle().map(|cycle| self.cycle_aloud(cycle));
        let text = list(moved.into_iter().chain(cycle));
        let text = if text.is_empty() { self.aloud_kept() } else { text };
        self.aloud_side(before.to_move(), text)
    }

    fn cycle_aloud(&self, cycle: Cycle) -> String {
        let classes: Vec<String> = cycle.classes().iter().map(ToString::to_string).collect();
        match classes.as_slice() {
            [first, second] => self.aloud_swapped(first.clone(), second.clone()),
            [first, second, third] => {
                self.aloud_rotated(first.clone(), second.clone(), third.clone())
            }
            _ => cycle.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use mad_rules::Game;

    use super::*;
    use crate::Language;

    /// It was "pass" in every language.
    #[test]
    fn a_pass_is_translated_in_lists() {
        let words = Language::ALL
            .map(|language| Texts::new(language).turn_in_list(&Position::default(), Turn::PASS));
        assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), 4, "{words:?}");
        let moved = Texts::new(Language::French).turn_in_list(
            &"b1113/4/4/r1112r222 r - - 39/40 41".parse().unwrap(),
            "a1a2".parse().unwrap(),
        );
        assert_eq!(moved, "111 a1-a2");
    }

    /// Parses the turns out of the English description.
    fn described(said: &str) -> BTreeSet<Turn> {
        let mut turns = BTreeSet::new();
        for sentence in said.split_inclusive(". ").map(|text| text.trim_end_matches(['.', ' '])) {
            if let Some(cycles) = sentence.strip_prefix("Teleportations: ") {
                let cycles = cycles.split(", ").map(|cycle| cycle.split(' ').next().unwrap());
                turns.extend(cycles.map(|cycle| cycle.parse::<Turn>().unwrap()));
            } else if sentence.starts_with("Or pass") {
                turns.insert(Turn::PASS);
            } else if let Some((ship, arrivals)) = sentence.split_once(", to ") {
                let from = ship.split_once(" on ").unwrap().1;
                turns.extend(moves(from, arrivals));
            }
        }
        turns
    }

    fn moves(from: &str, arrivals: &str) -> Vec<Turn> {
        let mut turns: Vec<Turn> = Vec::new();
        let mut to = String::new();
        for word in arrivals.split([' ', ',', '(', ')', ';']).filter(|word| !word.is_empty()) {
            if word.parse::<Square>().is_ok() {
                word.clone_into(&mut to);
                turns.push(format!("{from}{to}").parse().unwrap());
            } else if word.contains('-') {
                turns.push(format!("{from}{to}+{word}").parse().unwrap());
            }
        }
        turns
    }

    /// The words with digits: squares, ships and teleportations, the same in every language.
    fn tokens(said: &str) -> Vec<&str> {
        let words = said.split([' ', ',', '(', ')', ';', ':', '.', '\u{a0}', '\u{202f}']);
        words.filter(|word| word.chars().any(|c| c.is_ascii_digit())).collect()
    }

    fn random_positions(seed: usize) -> Vec<Position> {
        let mut game = Game::default();
        let mut choice = seed;
        while !game.is_over() {
            let turns = game.position().legal_turns();
            choice = choice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            game.play(turns[(choice >> 33) % turns.len()]).unwrap();
        }
        game.positions().to_vec()
    }

    #[test]
    fn every_turn_can_be_chosen_from_the_description() {
        let texts = Language::ALL.map(Texts::new);
        for position in (0..12).flat_map(random_positions) {
            let said = texts[0].turns_aloud(&position);
            let legal: BTreeSet<Turn> = position.legal_turns().iter().copied().collect();
            assert_eq!(described(&said), legal, "{position}: {said}");
            for other in &texts[1..] {
                assert_eq!(tokens(&other.turns_aloud(&position)), tokens(&said), "{position}");
            }
            let of_ships = Ship::all().map(|ship| texts[0].ship_turns_aloud(&position, ship));
            let of_ships: BTreeSet<Turn> = of_ships.flat_map(|said| described(&said)).collect();
            let all_but_pass = legal.into_iter().filter(|&turn| turn != Turn::PASS);
            assert_eq!(of_ships, all_but_pass.collect(), "{position}");
        }
    }

    #[test]
    fn the_board_description_names_every_ship() {
        let texts = Texts::new(Language::English);
        let position: Position = "b1113/2b2111/r1213/1r1112 r - b 2/40 31".parse().unwrap();
        let said = texts.board_aloud(&position);
        assert_eq!(
            said,
            "Red: 111 b1, 121 a2. In exile: 112, 122, 211, 212, 221 and 222. \
             Blue: 211 c3, 111 a4. In exile: 112, 121, 122, 212, 221 and 222."
        );
        for position in (0..4).flat_map(random_positions) {
            let said = texts.board_aloud(&position);
            for ship in Ship::all() {
                let place = position.place(ship).square();
                let word = place.map_or_else(
                    || ship.class().to_string(),
                    |at| format!("{} {at}", ship.class()),
                );
                assert!(said.contains(&word), "{ship} in {said}");
            }
        }
    }

    #[test]
    fn turns_are_described() {
        let texts = Texts::new(Language::English);
        let position: Position = "b1113/2b2111/2r2121/1r111r1121 r - b 2/40 31".parse().unwrap();
        for (turn, expected) in [
            ("c2c3", "Red: 212 from c2 to c3, expels blue frigate 211."),
            ("b1a1", "Red: 111 from b1 to a1."),
            ("111-222", "Red: 111 and 222 have swapped."),
            (
                "112-121-211",
                "Red: 112 has taken the place of 121, 121 that of 211, 211 that of 112.",
            ),
            ("pass", "Red: formation kept."),
        ] {
            assert_eq!(texts.turn_aloud(&position, turn.parse().unwrap()), expected);
        }
    }
}
