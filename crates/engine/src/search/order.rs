//! In which order turns are tried: those that are likely to be best first.

use arrayvec::ArrayVec;
use mad_rules::{Class, Position, Ship, Turn};

use crate::techniques::Techniques;

/// What is remembered of turns that were good elsewhere in the tree.
pub(super) struct Memory {
    /// Turns that refuted something at the same distance from the root.
    killers: Vec<[Option<Turn>; 2]>,
    /// How often moves and teleportations were good, by side.
    moves: Vec<i32>,
    cycles: [[i32; 8]; 2],
    techniques: Techniques,
}

const MAX_HISTORY: i32 = 8_000;

impl Memory {
    pub(super) fn new(plies: usize, techniques: Techniques) -> Self {
        Self {
            killers: vec![[None; 2]; plies],
            moves: vec![0; 2 * 64 * 64],
            cycles: [[0; 8]; 2],
            techniques,
        }
    }

    fn move_index(position: &Position, turn: Turn) -> Option<usize> {
        let (from, to) = turn.squares_moved()?;
        let side = position.to_move().index();
        Some(side << 12 | from.index() << 6 | to.index())
    }

    pub(super) fn history(&self, position: &Position, turn: Turn) -> i32 {
        let moved = Self::move_index(position, turn).map_or(0, |index| self.moves[index]);
        let side = position.to_move().index();
        moved + turn.cycle().map_or(0, |cycle| self.cycles[side][cycle as usize])
    }

    /// A quiet turn refuted what came before it, and these did not.
    pub(super) fn reward(
        &mut self,
        position: &Position,
        ply: usize,
        turn: Turn,
        tried: &[Turn],
        depth: i32,
    ) {
        let killers = &mut self.killers[ply];
        if self.techniques.killers && killers[0] != Some(turn) {
            *killers = [Some(turn), killers[0]];
        }
        if !self.techniques.history {
            return;
        }
        let bonus = (depth * depth * 16).min(MAX_HISTORY / 4);
        self.adjust(position, turn, bonus);
        for &other in tried {
            self.adjust(position, other, -bonus);
        }
    }

    /// Moves a count towards its largest or smallest value.
    fn adjust(&mut self, position: &Position, turn: Turn, bonus: i32) {
        let gravity = |value: &mut i32| *value += bonus - *value * bonus.abs() / MAX_HISTORY;
        if let Some(index) = Self::move_index(position, turn) {
            gravity(&mut self.moves[index]);
        }
        if let Some(cycle) = turn.cycle() {
            gravity(&mut self.cycles[position.to_move().index()][cycle as usize]);
        }
    }

    fn is_killer(&self, ply: usize, turn: Turn) -> bool {
        self.killers[ply].contains(&Some(turn))
    }
}

/// Roughly what a ship is worth, for ordering expulsions.
pub(super) const fn worth(class: Class) -> i32 {
    [0, 4, 5, 8, 6, 9, 10, 14][class.index()]
}

/// The ship that a turn expels, by its class.
pub(super) fn victim(position: &Position, turn: Turn) -> Option<Class> {
    let (_, to) = turn.squares_moved()?;
    position.ship_at(to).map(Ship::class)
}

/// Turns with their scores, handed out best first.
pub(super) struct Picker {
    turns: ArrayVec<(i32, Turn), 128>,
    at: usize,
}

const TABLE: i32 = 1 << 30;
const EXPULSION: i32 = 1 << 20;
const KILLER: i32 = 1 << 16;

impl Picker {
    /// All turns of a position.
    pub(super) fn all(
        position: &Position,
        memory: &Memory,
        ply: usize,
        from_table: Option<Turn>,
    ) -> Self {
        let mut turns = ArrayVec::new();
        position.for_each_turn(|turn| {
            let score = if Some(turn) == from_table {
                TABLE
            } else if let Some(victim) = victim(position, turn) {
                EXPULSION + expulsion_score(position, turn, victim)
            } else if memory.is_killer(ply, turn) {
                KILLER
            } else {
                memory.history(position, turn)
            };
            turns.push((score, turn));
        });
        Self { turns, at: 0 }
    }

    /// Only the turns that expel a ship.
    pub(super) fn expulsions(position: &Position) -> Self {
        let score = |&turn: &Turn| {
            let victim = victim(position, turn)?;
            Some((expulsion_score(position, turn, victim), turn))
        };
        Self { turns: position.expulsions().iter().filter_map(score).collect(), at: 0 }
    }

    pub(super) fn next(&mut self) -> Option<Turn> {
        let rest = &mut self.turns[self.at..];
        let mut best = 0;
        for (index, entry) in rest.iter().enumerate().skip(1) {
            if entry.0 > rest[best].0 {
                best = index;
            }
        }
        if best > 0 {
            rest.swap(0, best);
        }
        let turn = rest.first()?.1;
        self.at += 1;
        Some(turn)
    }
}

/// The most valuable victim first, by the least valuable attacker, a bonus after the plain move.
fn expulsion_score(position: &Position, turn: Turn, victim: Class) -> i32 {
    let attacker = turn.squares_moved().and_then(|(from, _)| position.ship_at(from));
    let attacker = attacker.map_or(0, |ship| worth(ship.class()));
    worth(victim) * 64 - attacker * 2 - i32::from(turn.cycle().is_some())
}
