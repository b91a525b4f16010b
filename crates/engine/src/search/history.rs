//! History heuristics: which quiet turns caused beta cut-offs elsewhere in the tree, and how wrong
//! the static evaluation was.

use mad_rules::{Board, Class, Position, Square, Turn};

use super::parameters::SearchParameters;
use crate::techniques::Techniques;
use crate::value::Value;

/// A turn without its origin, as the index of history tables: the class of the ship that moves and
/// its target, or the teleportation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TurnKey(u16);

/// History scores stay within this.
pub(super) const MAX_HISTORY: i32 = 8_000;
/// Corrections stay within this, in sixteenths of the value's unit.
const MAX_CORRECTION: i32 = 16 * 1_200;

/// The history tables of a search thread.
pub(super) struct Histories {
    /// Killer moves: the last two turns that caused a cut-off, by ply.
    killers: Vec<[Option<Turn>; 2]>,
    /// By side and turn.
    quiet: [Vec<i16>; 2],
    /// By side, the opponent's last turn and the turn (continuation history).
    replies: [Vec<i16>; 2],
    /// By side, the own last turn and the turn (follow-up history).
    follow_ups: [Vec<i16>; 2],
    /// The turn that refuted the opponent's last turn, by side and that turn.
    counters: [Vec<Option<Turn>>; 2],
    /// How much larger the searched value was than the static one, by side and classes in the
    /// arena.
    corrections: [Vec<i16>; 2],
    /// The number of each square of the board.
    squares: [u8; 64],
    square_count: usize,
    techniques: Techniques,
}

impl Histories {
    pub(super) fn new(board: Board, plies: usize, techniques: Techniques) -> Self {
        let mut squares = [0; 64];
        for (number, square) in board.squares().iter().enumerate() {
            squares[square.index()] = number as u8;
        }
        let square_count = board.squares().len();
        let keys = 8 * square_count + 8;
        let table = |len: usize| [vec![0; len], vec![0; len]];
        Self {
            killers: vec![[None; 2]; plies],
            quiet: table(keys),
            // The last row is for no turn, and stays empty.
            replies: table((keys + 1) * keys),
            follow_ups: table((keys + 1) * keys),
            counters: [vec![None; keys], vec![None; keys]],
            corrections: table(CORRECTIONS),
            squares,
            square_count,
            techniques,
        }
    }

    /// Forgets the killer moves: another search has other positions at the same plies.
    pub(super) fn forget_killers(&mut self) {
        self.killers.fill([None; 2]);
    }

    fn key_count(&self) -> usize {
        8 * self.square_count + 8
    }

    /// The key of a turn that is about to be played.
    #[inline]
    pub(super) fn key(&self, position: &Position, turn: Turn) -> TurnKey {
        let key = match (turn.squares_moved(), turn.cycle()) {
            (Some((from, to)), _) => {
                let class = position.ship_at(from).map_or(0, |ship| ship.class().index());
                class * self.square_count + usize::from(self.squares[to.index()])
            }
            (None, Some(cycle)) => 8 * self.square_count + cycle as usize,
            (None, None) => 8 * self.square_count,
        };
        TurnKey(key as u16)
    }

    /// The index of a turn after another in a table of pairs.
    #[inline]
    fn pair(&self, before: TurnKey, key: TurnKey) -> usize {
        usize::from(before.0) * self.key_count() + usize::from(key.0)
    }

    /// The rows of the tables that have the history scores of all quiet turns of a position.
    #[inline]
    pub(super) fn rows(&self, position: &Position, context: &Context) -> HistoryRows<'_> {
        let side = position.to_move().index();
        let keys = self.key_count();
        let row = |before: Option<TurnKey>| {
            let start = before.map_or(keys, |before| before.0.into()) * keys;
            start..start + keys
        };
        HistoryRows {
            quiet: &self.quiet[side][..keys],
            replies: &self.replies[side][row(context.last)],
            follow_ups: &self.follow_ups[side][row(context.own)],
            squares: &self.squares,
            square_count: self.square_count,
        }
    }

    /// Updates the tables: a quiet turn caused a cut-off, and the quiet turns searched before it
    /// did not.
    pub(super) fn reward(
        &mut self,
        position: &Position,
        ply: usize,
        turn: Turn,
        searched_before: &[Turn],
        bonus: i32,
        context: &Context,
    ) {
        let killers = &mut self.killers[ply];
        if self.techniques.killers && killers[0] != Some(turn) {
            *killers = [Some(turn), killers[0]];
        }
        if let Some(last) = context.last
            && self.techniques.counters
        {
            self.counters[position.to_move().index()][usize::from(last.0)] = Some(turn);
        }
        if !self.techniques.history {
            return;
        }
        self.adjust(position, turn, bonus, context);
        for &other in searched_before {
            self.adjust(position, other, -bonus, context);
        }
    }

    fn adjust(&mut self, position: &Position, turn: Turn, bonus: i32, context: &Context) {
        let side = position.to_move().index();
        let key = self.key(position, turn);
        gravitate(&mut self.quiet[side][usize::from(key.0)], bonus);
        if let Some(last) = context.last
            && self.techniques.replies
        {
            let pair = self.pair(last, key);
            gravitate(&mut self.replies[side][pair], bonus);
        }
        if let Some(own) = context.own
            && self.techniques.follow_ups
        {
            let pair = self.pair(own, key);
            gravitate(&mut self.follow_ups[side][pair], bonus);
        }
    }

    /// The killer moves of a ply.
    #[inline]
    pub(super) fn killers(&self, ply: usize) -> [Option<Turn>; 2] {
        self.killers[ply]
    }

    /// The turn that last refuted the opponent's last turn.
    #[inline]
    pub(super) fn counter(&self, position: &Position, context: &Context) -> Option<Turn> {
        self.counters[position.to_move().index()][usize::from(context.last?.0)]
    }

    /// The expected error of the static evaluation.
    #[inline]
    pub(super) fn correction(&self, position: &Position, parameters: &SearchParameters) -> Value {
        if !self.techniques.correction {
            return Value::ZERO;
        }
        let entry = self.corrections[position.to_move().index()][correction_index(position)];
        Value::from_eighths(i32::from(entry) * parameters.correction / 256)
    }

    /// Learns the error of the static evaluation from a search.
    pub(super) fn correct(&mut self, position: &Position, error: Value, depth: i32) {
        let entry = &mut self.corrections[position.to_move().index()][correction_index(position)];
        let target = (error.eighths() * 16).clamp(-MAX_CORRECTION, MAX_CORRECTION);
        let weight = (depth + 1).min(16);
        *entry = ((i32::from(*entry) * (256 - weight) + target * weight) / 256) as i16;
    }
}

/// History scores of the quiet turns of a position.
pub(super) struct HistoryRows<'a> {
    quiet: &'a [i16],
    replies: &'a [i16],
    follow_ups: &'a [i16],
    squares: &'a [u8; 64],
    square_count: usize,
}

impl HistoryRows<'_> {
    /// The score of the moves of a ship of this class to a square.
    #[inline]
    pub(super) fn of_move(&self, class: Class, to: Square) -> i32 {
        let square = usize::from(self.squares[to.index() & 63]);
        self.of_key(class.index() * self.square_count + square)
    }

    /// The score of a turn without a move.
    #[inline]
    pub(super) fn in_place(&self, turn: Turn) -> i32 {
        let cycle = turn.cycle().map_or(0, |cycle| cycle as usize);
        self.of_key(8 * self.square_count + cycle)
    }

    #[inline]
    fn of_key(&self, key: usize) -> i32 {
        let scores = (self.quiet.get(key), self.replies.get(key), self.follow_ups.get(key));
        let (Some(&quiet), Some(&reply), Some(&follow_up)) = scores else { return 0 };
        i32::from(quiet) + i32::from(reply) + i32::from(follow_up)
    }
}

/// The turns before a position: the opponent's last and the own one before it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Context {
    pub(super) last: Option<TurnKey>,
    pub(super) own: Option<TurnKey>,
}

const CORRECTIONS: usize = 1 << 14;

/// A hash of the ships in the arena.
#[inline]
fn correction_index(position: &Position) -> usize {
    let bits = u32::from(position.arena().bits()).wrapping_mul(0x9e37_79b1);
    (bits >> 18) as usize
}

/// The bonus of a turn that caused a cut-off at this depth.
pub(super) fn history_bonus(parameters: &SearchParameters, depth: i32) -> i32 {
    let bonus = depth * depth * parameters.history_square + depth * parameters.history_linear;
    bonus.min(MAX_HISTORY / 4)
}

/// Adds a bonus to a history score, scaled down as the score nears its bound (history gravity).
fn gravitate(score: &mut i16, bonus: i32) {
    let old = i32::from(*score);
    *score = (old + bonus - old * bonus.abs() / MAX_HISTORY) as i16;
}
