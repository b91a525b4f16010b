//! Move ordering: the turn from the transposition table, expulsions by MVV-LVA, killer moves, then
//! the others by the history heuristic.

use arrayvec::ArrayVec;
use mad_rules::{Class, Position, Ship, Turn};

use crate::techniques::Techniques;

/// No position has more turns than this.
pub(super) const MAX_TURN_COUNT: usize = 128;

/// Killer moves and history scores: the quiet turns that caused beta cut-offs elsewhere in the
/// tree.
pub(super) struct Histories {
    /// Killer moves: the last two turns that caused a cut-off, by ply.
    killers: Vec<[Option<Turn>; 2]>,
    /// History scores of moves, by side, origin and target.
    moves: Vec<i32>,
    /// History scores of teleportations, by side and cycle.
    cycles: [[i32; 8]; 2],
    techniques: Techniques,
}

/// History scores stay within this.
const MAX_HISTORY: i32 = 8_000;

impl Histories {
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

    /// The history score of a turn.
    pub(super) fn history(&self, position: &Position, turn: Turn) -> i32 {
        let moved = Self::move_index(position, turn).map_or(0, |index| self.moves[index]);
        let side = position.to_move().index();
        moved + turn.cycle().map_or(0, |cycle| self.cycles[side][cycle as usize])
    }

    /// Updates killers and history: a quiet turn caused a cut-off, and the quiet turns searched
    /// before it did not.
    pub(super) fn reward(
        &mut self,
        position: &Position,
        ply: usize,
        turn: Turn,
        searched_before: &[Turn],
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
        for &other in searched_before {
            self.adjust(position, other, -bonus);
        }
    }

    /// Adds a bonus to a history score, scaled down as the score nears its bound (history gravity).
    fn adjust(&mut self, position: &Position, turn: Turn, bonus: i32) {
        let add = |score: &mut i32| *score += bonus - *score * bonus.abs() / MAX_HISTORY;
        if let Some(index) = Self::move_index(position, turn) {
            add(&mut self.moves[index]);
        }
        if let Some(cycle) = turn.cycle() {
            add(&mut self.cycles[position.to_move().index()][cycle as usize]);
        }
    }

    fn is_killer(&self, ply: usize, turn: Turn) -> bool {
        self.killers[ply].contains(&Some(turn))
    }
}

/// A rough value of a ship, for ordering expulsions only.
pub(super) const fn ordering_value(class: Class) -> i32 {
    [0, 4, 5, 8, 6, 9, 10, 14][class.index()]
}

/// The class of the ship that a turn expels.
pub(super) fn victim(position: &Position, turn: Turn) -> Option<Class> {
    let (_, to) = turn.squares_moved()?;
    position.ship_at(to).map(Ship::class)
}

/// Hands out turns by descending score: a selection sort, as few are needed before a cut-off.
pub(super) struct Picker {
    turns: ArrayVec<(i32, Turn), MAX_TURN_COUNT>,
    next: usize,
}

const TABLE_TURN_SCORE: i32 = 1 << 30;
const EXPULSION_SCORE: i32 = 1 << 20;
const KILLER_SCORE: i32 = 1 << 16;

impl Picker {
    /// All turns of a position.
    pub(super) fn all(
        position: &Position,
        histories: &Histories,
        ply: usize,
        table_turn: Option<Turn>,
    ) -> Self {
        let mut turns = ArrayVec::new();
        position.for_each_turn(|turn| {
            let score = if Some(turn) == table_turn {
                TABLE_TURN_SCORE
            } else if let Some(victim) = victim(position, turn) {
                EXPULSION_SCORE + mvv_lva(position, turn, victim)
            } else if histories.is_killer(ply, turn) {
                KILLER_SCORE
            } else {
                histories.history(position, turn)
            };
            turns.push((score, turn));
        });
        Self { turns, next: 0 }
    }

    /// Only the turns that expel a ship.
    pub(super) fn expulsions(position: &Position) -> Self {
        let score = |&turn: &Turn| {
            let victim = victim(position, turn)?;
            Some((mvv_lva(position, turn, victim), turn))
        };
        Self { turns: position.expulsions().iter().filter_map(score).collect(), next: 0 }
    }

    pub(super) fn next(&mut self) -> Option<Turn> {
        let rest = &mut self.turns[self.next..];
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
        self.next += 1;
        Some(turn)
    }
}

/// MVV-LVA: the most valuable victim first, by the least valuable attacker. Bonus turns come after
/// the plain move.
fn mvv_lva(position: &Position, turn: Turn, victim: Class) -> i32 {
    let attacker = turn.squares_moved().and_then(|(from, _)| position.ship_at(from));
    let attacker = attacker.map_or(0, |ship| ordering_value(ship.class()));
    ordering_value(victim) * 64 - attacker * 2 - i32::from(turn.cycle().is_some())
}
