//! The last two corvettes: a solver for the ending that the last lesson plays out.

use mad_rules::{Class, EndReason, Position, Ship, Side, Turn};

/// No win takes more turns: the tests solve every position of the 6x4 and the 5x5 board.
const LONGEST: u8 = 15;
/// Two squares and the side to move.
const STATES: usize = 64 * 64 * 2;

/// The best turns of a duel between the last two corvettes, by depth-first search with a table of the
/// positions that are solved. Other ships on the board count only in that they can be expelled.
#[derive(Debug, Clone)]
pub struct Duel {
    /// For each state: how many turns the side to move needs to win; 0 if that is not known.
    wins: Vec<u8>,
    /// For each state: the number of turns within which the side to move cannot win.
    not_within: Vec<u8>,
}

impl Default for Duel {
    fn default() -> Self {
        Self { wins: vec![0; STATES], not_within: vec![0; STATES] }
    }
}

impl Duel {
    /// Returns how many turns, those of both sides counted, the side to move needs to win; `None` if
    /// it does not win.
    pub fn turns_to_win(&mut self, position: &Position) -> Option<u8> {
        (1..=LONGEST).step_by(2).find(|&turns| self.wins_within(position, turns))
    }

    /// The turn that wins fastest, or loses slowest. Before only the corvettes are left, a turn that
    /// expels a ship. `None` if the game is over.
    pub fn best_turn(&mut self, position: &Position) -> Option<Turn> {
        let turns = position.sorted_turns().into_iter();
        let options: Vec<(Turn, Position)> =
            turns.map(|turn| (turn, position.after_unchecked(turn))).collect();
        if !is_duel(position) {
            let expels = |after: &Position| ship_count(after) < ship_count(position);
            return options.iter().find(|(_, after)| expels(after)).map(|&(turn, _)| turn);
        }
        let mut best = None;
        for (turn, after) in options {
            let score = self.score(&after, position.to_move());
            if best.is_none_or(|(highest, _)| score > highest) {
                best = Some((score, turn));
            }
        }
        best.map(|(_, turn)| turn)
    }

    /// How good a position is for the side that has just played: a fast win, a slow loss.
    fn score(&mut self, after: &Position, side: Side) -> i16 {
        match after.outcome() {
            Some(outcome) if outcome.winner == side => 200,
            Some(_) => -200,
            None => match self.turns_to_win(after) {
                Some(turns) => i16::from(turns) - 100,
                None => (2..=LONGEST)
                    .step_by(2)
                    .find(|&turns| self.loses_within(after, turns))
                    .map_or(0, |turns| 100 - i16::from(turns)),
            },
        }
    }

    fn wins_within(&mut self, position: &Position, turns: u8) -> bool {
        let Some(state) = state(position) else { return false };
        let side = position.to_move();
        for turns in (self.not_within[state] + 1..=turns).step_by(2) {
            if self.wins[state] != 0 {
                break;
            }
            let wins = position.legal_turns().into_iter().any(|turn| {
                let after = position.after_unchecked(turn);
                match after.outcome() {
                    Some(outcome) => outcome.winner == side && outcome.reason == EndReason::Exile,
                    None => turns > 1 && self.loses_within(&after, turns - 1),
                }
            });
            if wins {
                self.wins[state] = turns;
            } else {
                self.not_within[state] = turns + 1;
            }
        }
        self.wins[state] != 0 && self.wins[state] <= turns
    }

    fn loses_within(&mut self, position: &Position, turns: u8) -> bool {
        let side = position.to_move();
        position.legal_turns().into_iter().all(|turn| {
            let after = position.after_unchecked(turn);
            match after.outcome() {
                Some(outcome) => outcome.winner != side,
                None => self.wins_within(&after, turns - 1),
            }
        })
    }
}

fn ship_count(position: &Position) -> usize {
    Ship::all().filter(|&ship| !position.place(ship).is_exile()).count()
}

/// Returns whether only the corvettes are left.
fn is_duel(position: &Position) -> bool {
    ship_count(position) == 2 && state(position).is_some()
}

/// The index of a position in the tables; `None` without both corvettes.
fn state(position: &Position) -> Option<usize> {
    let square = |side| Some(position.place(Ship::new(side, Class::CORVETTE)).square()?.index());
    let to_move = usize::from(position.to_move() == Side::Blue);
    Some((square(Side::Red)? * 64 + square(Side::Blue)?) * 2 + to_move)
}
