//! The turns of a game as a list in two columns.

use mad_rules::{BySide, Game, Position, Side, Turn};

/// A row of the list: a turn of red and the answer of blue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnPair {
    /// The number of the row, as in records: `1.` for turns 1 and 2.
    pub number: u16,
    /// The turn of each side; `None` if the game begins or ends within the row.
    pub turns: BySide<Option<ListedTurn>>,
}

/// A turn in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedTurn {
    /// Its index in the game, counted from 1: the number of turns played with it.
    pub index: usize,
    /// The turn as it is written in the list.
    pub text: String,
}

/// The turns of a game in rows. `text` writes a turn that is played in a position.
#[must_use]
pub fn turn_pairs(game: &Game, text: impl Fn(&Position, Turn) -> String) -> Vec<TurnPair> {
    let mut pairs: Vec<TurnPair> = Vec::new();
    for ((&turn, position), index) in game.turns().iter().zip(game.positions()).zip(1..) {
        let number = position.number().div_ceil(2);
        let listed = Some(ListedTurn { index, text: text(position, turn) });
        let side = position.to_move();
        match pairs.last_mut() {
            Some(last) if last.number == number => last.turns[side] = listed,
            _ => {
                let mut turns = BySide { red: None, blue: None };
                turns[side] = listed;
                pairs.push(TurnPair { number, turns });
            }
        }
    }
    pairs
}

/// A turn by its row in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnNumber {
    /// The number of the row.
    pub row: u16,
    /// The column.
    pub side: Side,
}

/// The number of the last of the first `turns` turns of a game; `None` at its start.
#[must_use]
pub fn turn_number(game: &Game, turns: usize) -> Option<TurnNumber> {
    let before = game.positions().get(turns.min(game.turns().len()).checked_sub(1)?)?;
    Some(TurnNumber { row: before.number().div_ceil(2), side: before.to_move() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_numbered_as_in_the_list() {
        let mut game = Game::new(Position::default());
        for turn in ["pass", "pass", "a2a3"] {
            game.play(turn.parse().unwrap()).unwrap();
        }
        let number = |turns| turn_number(&game, turns).map(|number| (number.row, number.side));
        assert_eq!(number(0), None);
        assert_eq!(number(1), Some((1, Side::Red)));
        assert_eq!(number(2), Some((1, Side::Blue)));
        assert_eq!(number(3), Some((2, Side::Red)));
        assert_eq!(number(9), number(3));
    }

    fn rows(mfen: &str, turns: &str) -> Vec<String> {
        let mut game = Game::new(mfen.parse().unwrap());
        for turn in turns.split_whitespace() {
            game.play(turn.parse().unwrap()).unwrap();
        }
        let text = |turn: &Option<ListedTurn>| {
            turn.as_ref().map_or("-".to_owned(), |turn| format!("{}:{}", turn.index, turn.text))
        };
        let row = |pair: &TurnPair| {
            format!("{}. {} {}", pair.number, text(&pair.turns.red), text(&pair.turns.blue))
        };
        turn_pairs(&game, Position::long_text).iter().map(row).collect()
    }

    #[test]
    fn red_and_blue_share_a_row() {
        let start = Position::default().to_string();
        assert_eq!(rows(&start, "pass pass a2a3"), ["1. 1:pass 2:pass", "2. 3:121 a2-a3 -"]);
    }

    #[test]
    fn a_game_that_begins_with_blue_has_half_a_row() {
        let start = "b1113/4/4/r1113 b - r 3/40 6";
        assert_eq!(rows(start, "a4a3 a1a2"), ["3. - 1:111 a4-a3", "4. 2:111 a1-a2 -"]);
        assert!(rows(start, "").is_empty());
    }
}
