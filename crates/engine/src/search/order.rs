//! Move ordering in stages: the turn from the transposition table; expulsions that do not lose in
//! an exchange, by MVV-LVA; killer moves, the countermove and the other quiet turns by history; the
//! other expulsions.

use arrayvec::ArrayVec;
use mad_rules::{Class, Position, Ship, SquareSet, Turn};

use super::exchange::exchange_gains;
use super::history::{Context, Histories};
use super::threats::ThreatSquares;

/// No position has more turns than this.
pub(super) const MAX_TURN_COUNT: usize = 128;

/// A rough value of a ship, for expulsions only.
pub(super) const fn ordering_value(class: Class) -> i32 {
    [0, 4, 5, 8, 6, 9, 10, 14][class.index()]
}

/// The class of the ship that a turn expels.
#[inline]
pub(super) fn victim(position: &Position, turn: Turn) -> Option<Class> {
    let (_, to) = turn.squares_moved()?;
    position.ship_at(to).map(Ship::class)
}

/// Which turns a picker hands out next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    TableTurn,
    GenerateExpulsions,
    Expulsions,
    Quiet,
    Threats,
    LosingExpulsions,
    Done,
}

/// A turn that a picker hands out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Picked {
    pub(super) turn: Turn,
    /// The history score of a quiet turn; large for killers and the countermove, 0 for others.
    pub(super) history: i32,
}

/// A turn and its score in one number, which is compared as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Scored(i64);

impl Scored {
    #[inline]
    fn new(score: i32, turn: Turn) -> Self {
        Self(i64::from(score) << 16 | i64::from(turn.to_bits()))
    }

    const fn score(self) -> i32 {
        (self.0 >> 16) as i32
    }

    #[inline]
    const fn turn(self) -> Option<Turn> {
        Turn::from_known_bits(self.0 as u16)
    }
}

/// The quiet turns whose place in the order does not depend on history.
struct SpecialTurns {
    /// Handed out already.
    table_turn: Option<Turn>,
    killers: [Option<Turn>; 2],
    counter: Option<Turn>,
}

impl SpecialTurns {
    /// A turn with its score; `None` for the table's.
    #[inline]
    fn scored(&self, turn: Turn, history: i32) -> Option<Scored> {
        let score = match Some(turn) {
            turn if turn == self.table_turn => return None,
            turn if self.killers.contains(&turn) => KILLER_SCORE,
            turn if turn == self.counter => COUNTER_SCORE,
            _ => history,
        };
        Some(Scored::new(score, turn))
    }

    /// The squares from which they move ships.
    #[inline]
    fn origins(&self) -> SquareSet {
        let [first, second] = self.killers;
        let turns = [self.table_turn, first, second, self.counter].into_iter().flatten();
        turns.filter_map(Turn::squares_moved).map(|(from, _)| from).collect()
    }
}

/// Hands out the turns of a position, best first. Each stage generates its turns when it is reached
/// and sorts by selection, as few turns are needed before a cut-off.
pub(super) struct Picker {
    stage: Stage,
    table_turn: Option<Turn>,
    turns: ArrayVec<Scored, MAX_TURN_COUNT>,
    next: usize,
    /// Whether the next quiet turn is in its place already.
    peeked: bool,
    losing: ArrayVec<Turn, MAX_TURN_COUNT>,
    /// Whether quiet turns are wanted.
    quiet: bool,
    /// Whether threats are wanted in place of all quiet turns.
    threats: bool,
    /// Whether expulsions that lose in an exchange come last.
    exchanges: bool,
}

const KILLER_SCORE: i32 = 40_000;
const COUNTER_SCORE: i32 = 30_000;

impl Picker {
    /// All turns of a position. The table's turn is legal.
    pub(super) fn all(table_turn: Option<Turn>, exchanges: bool) -> Self {
        Self {
            stage: Stage::TableTurn,
            table_turn,
            turns: ArrayVec::new(),
            next: 0,
            peeked: false,
            losing: ArrayVec::new(),
            quiet: true,
            threats: false,
            exchanges,
        }
    }

    /// Only the turns that expel a ship, and on request moves that are threats and do not lose in
    /// an exchange.
    pub(super) fn expulsions(exchanges: bool, threats: bool) -> Self {
        Self { quiet: false, threats, ..Self::all(None, exchanges) }
    }

    /// Skips the rest of the quiet turns, or all of them but threats.
    pub(super) fn skip_quiet(&mut self, position: &Position, spared: Option<&ThreatSquares>) {
        self.quiet = false;
        if self.stage != Stage::Quiet {
            return;
        }
        self.peeked = false;
        let mut end = self.next;
        if let Some(threats) = spared {
            for index in self.next..self.turns.len() {
                let turn = self.turns[index].turn();
                if turn.is_some_and(|turn| threats.endangers(position, turn)) {
                    self.turns.swap(end, index);
                    end += 1;
                }
            }
        }
        self.turns.truncate(end);
    }

    /// The quiet turn that will be handed out next, unless it is skipped.
    #[inline]
    pub(super) fn peek(&mut self) -> Option<Turn> {
        if self.stage != Stage::Quiet {
            return None;
        }
        let (_, turn) = self.select()?;
        self.next -= 1;
        self.peeked = true;
        Some(turn)
    }

    /// Returns whether the turn handed out last was one of the threats.
    pub(super) fn is_threat(&self) -> bool {
        self.stage == Stage::Threats
    }

    /// Returns whether the turn handed out last loses in an exchange.
    pub(super) fn is_losing_expulsion(&self) -> bool {
        self.stage == Stage::LosingExpulsions
    }

    /// The next turn.
    pub(super) fn next(
        &mut self,
        position: &Position,
        histories: &Histories,
        ply: usize,
        context: &Context,
    ) -> Option<Picked> {
        let plain = |turn: Turn| Picked { turn, history: 0 };
        loop {
            match self.stage {
                Stage::TableTurn => {
                    self.stage = Stage::GenerateExpulsions;
                    if self.table_turn.is_some() {
                        return self.table_turn.map(plain);
                    }
                }
                Stage::GenerateExpulsions => {
                    self.stage = Stage::Expulsions;
                    self.generate_expulsions(position);
                }
                Stage::Expulsions => {
                    if let Some((_, turn)) = self.select() {
                        if self.exchanges && loses_exchange(position, turn) {
                            self.losing.push(turn);
                            continue;
                        }
                        return Some(plain(turn));
                    }
                    self.stage = Stage::Quiet;
                    if self.quiet {
                        self.generate_quiet(position, histories, ply, context);
                    } else if self.threats {
                        self.stage = Stage::Threats;
                        self.generate_threats(position, histories, context);
                    }
                }
                Stage::Quiet => {
                    if let Some((history, turn)) = self.select_quiet() {
                        return Some(Picked { turn, history });
                    }
                    self.stage = Stage::LosingExpulsions;
                    self.next = 0;
                }
                Stage::Threats => {
                    if let Some((_, turn)) = self.select() {
                        if loses_exchange(position, turn) {
                            continue;
                        }
                        return Some(plain(turn));
                    }
                    self.stage = Stage::LosingExpulsions;
                    self.next = 0;
                }
                Stage::LosingExpulsions => {
                    if let Some(&turn) = self.losing.get(self.next) {
                        self.next += 1;
                        return Some(plain(turn));
                    }
                    self.stage = Stage::Done;
                }
                Stage::Done => return None,
            }
        }
    }

    // Generators are not inlined: what they need would be computed for every turn handed out.
    #[inline(never)]
    fn generate_expulsions(&mut self, position: &Position) {
        let table_turn = self.table_turn;
        position.for_each_expulsion(|turn| {
            if Some(turn) != table_turn {
                self.turns.push(Scored::new(mvv_lva(position, turn), turn));
            }
        });
    }

    /// Generates the moves that are threats; bonus turns are left out.
    #[inline(never)]
    fn generate_threats(&mut self, position: &Position, histories: &Histories, context: &Context) {
        self.turns.clear();
        self.next = 0;
        let scores = histories.rows(position, context);
        ThreatSquares::new(position).for_each_mover(position, |from, class, arrivals| {
            for to in arrivals {
                let score = scores.of_move(class, to);
                self.turns.push(Scored::new(score, Turn::new_move(from, to)));
            }
        });
    }

    #[inline(never)]
    fn generate_quiet(
        &mut self,
        position: &Position,
        histories: &Histories,
        ply: usize,
        context: &Context,
    ) {
        self.turns.clear();
        self.next = 0;
        let scores = histories.rows(position, context);
        let special = SpecialTurns {
            table_turn: self.table_turn,
            killers: histories.killers(ply),
            counter: histories.counter(position, context),
        };
        let turns = &mut self.turns;
        position.for_each_turn_in_place(|turn| {
            turns.extend(special.scored(turn, scores.in_place(turn)));
        });
        let (empty, origins) = (position.empty_squares(), special.origins());
        position.for_each_mover(empty, |from, class, arrivals| {
            for to in arrivals {
                let (score, turn) = (scores.of_move(class, to), Turn::new_move(from, to));
                if origins.contains(from) {
                    turns.extend(special.scored(turn, score));
                } else {
                    turns.push(Scored::new(score, turn));
                }
            }
        });
        position.for_each_bonus_turn(empty, |turn| {
            let moved = turn.squares_moved();
            let class = moved.and_then(|(from, _)| position.ship_at(from)).map(Ship::class);
            let score = moved.zip(class).map_or(0, |((_, to), class)| scores.of_move(class, to));
            turns.extend(special.scored(turn, score));
        });
    }

    /// The best of the quiet turns that are left.
    #[inline]
    fn select_quiet(&mut self) -> Option<(i32, Turn)> {
        if !self.peeked {
            return self.select();
        }
        self.peeked = false;
        let scored = self.turns.get(self.next)?;
        self.next += 1;
        Some((scored.score(), scored.turn()?))
    }

    /// The best of the turns that are left in this stage.
    #[inline]
    fn select(&mut self) -> Option<(i32, Turn)> {
        let rest = &mut self.turns[self.next..];
        let (mut best, mut index) = (*rest.first()?, 0);
        for (at, &scored) in rest.iter().enumerate().skip(1) {
            if scored > best {
                (best, index) = (scored, at);
            }
        }
        rest.swap(0, index);
        self.next += 1;
        Some((best.score(), best.turn()?))
    }
}

/// Returns whether an expulsion loses more than it gains.
#[inline]
fn loses_exchange(position: &Position, turn: Turn) -> bool {
    turn.squares_moved().is_some_and(|(from, to)| !exchange_gains(position, from, to, 0))
}

/// MVV-LVA: the most valuable victim first, by the least valuable attacker. Bonus turns come after
/// the plain move.
#[inline]
fn mvv_lva(position: &Position, turn: Turn) -> i32 {
    let Some((from, to)) = turn.squares_moved() else { return 0 };
    let value = |square| position.ship_at(square).map_or(0, |ship| ordering_value(ship.class()));
    value(to) * 64 - value(from) * 2 - i32::from(turn.cycle().is_some())
}

#[cfg(test)]
mod tests;
