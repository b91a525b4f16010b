//! Semi-victories in endings: by tables, and by search to the tie-break where every expulsion leads
//! into the tables.
//!
//! With four ships or fewer, an expulsion decides the game, so a side that does not own the tie-break
//! has no semi-victory to get. With five ships it has: they are searched to the tie-break when that
//! is near.

use std::collections::{HashMap, HashSet};

use mad_rules::{Position, Side, Turn};
use mad_study::puzzle::SolverTurn;
use mad_tables::GameValue;

use super::{Endings, TABLE_SHIPS};

/// The longest line, in turns of the solver.
const LONGEST: usize = 4;
/// The most turns before the tie-break of endings that are searched.
const HORIZON: u16 = 6;

/// The rank of a semi-victory, by [`GameValue::rank`].
const SEMI: i8 = 1;
/// The rank of a victory.
const VICTORY: i8 = 2;

/// Exact results of endings.
pub(super) struct Judge<'a> {
    endings: &'a Endings,
    /// Whether a side has a result of at least a rank, for positions that no table has.
    known: HashMap<(Position, Side, i8), bool>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(endings: &'a Endings) -> Self {
        Self { endings, known: HashMap::new() }
    }

    /// Returns whether the result of a position can be told: the tables have it, or it is near the
    /// tie-break and every expulsion leads into the tables.
    pub(super) fn knows(&self, position: &Position) -> bool {
        let ships = position.arena().len();
        let is_near = position.tie_break().turns_left.is_some_and(|left| left <= HORIZON);
        !position.is_over()
            && !position.is_positioning_turn()
            && position.limit() == Some(mad_rules::Options::STANDARD_TIE_BREAK)
            && (ships <= TABLE_SHIPS || ships == TABLE_SHIPS + 1 && is_near)
    }

    /// The only turn with which the side to move has a semi-victory, in a position that is no victory
    /// for it. `None` if there is no or another such turn, or if the results are not known.
    pub(super) fn only_turn(&mut self, position: &Position) -> Option<Turn> {
        if !self.knows(position) {
            return None;
        }
        let side = position.to_move();
        let mut only = None;
        for turn in position.sorted_turns() {
            if self.has(&position.after_unchecked(turn), side, SEMI)? {
                if only.is_some() {
                    return None;
                }
                only = Some(turn);
            }
        }
        let only = only?;
        (!self.has(&position.after_unchecked(only), side, VICTORY)?).then_some(only)
    }

    /// Returns whether a side has a result of at least this rank; `None` if a table cannot be read.
    fn has(&mut self, position: &Position, side: Side, rank: i8) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(GameValue::from(outcome).rank(side) >= rank);
        }
        if position.arena().len() <= TABLE_SHIPS {
            return Some(self.endings.probe(position).ok()??.value.rank(side) >= rank);
        }
        if let Some(&known) = self.known.get(&(*position, side, rank)) {
            return Some(known);
        }
        // The side looks for one turn that has it, its opponent for one that has it not.
        let is_own = position.to_move() == side;
        let mut answer = !is_own;
        for turn in position.legal_turns() {
            if self.has(&position.after_unchecked(turn), side, rank)? == is_own {
                answer = is_own;
                break;
            }
        }
        self.known.insert((*position, side, rank), answer);
        Some(answer)
    }

    /// The line from a turn on, as long as the solver has only one right turn after some reply, and
    /// no placement comes again.
    pub(super) fn line(&mut self, position: &Position, first: Turn) -> Vec<SolverTurn> {
        let mut steps = vec![SolverTurn { turn: first, alternatives: Vec::new(), reply: None }];
        let mut seen = HashSet::from([*position.places()]);
        let mut position = position.after_unchecked(first);
        while steps.len() < LONGEST && !position.is_over() {
            let replies = position.sorted_turns();
            let answered = replies.into_iter().find_map(|reply| {
                let after = position.after_unchecked(reply);
                let turn = self.only_turn(&after)?;
                seen.insert(*after.after_unchecked(turn).places()).then_some((reply, turn))
            });
            let Some((reply, turn)) = answered else { break };
            if let Some(last) = steps.last_mut() {
                last.reply = Some(reply);
            }
            steps.push(SolverTurn { turn, alternatives: Vec::new(), reply: None });
            position = position.after_unchecked(reply).after_unchecked(turn);
        }
        steps
    }
}
