//! Solving a layer: the outlooks of a balance and its exchange.

use core::num::NonZeroU16;

use mad_rules::{Board, Side};
use rayon::prelude::*;

use super::game::{Exit, Exits, Game, States, TooManyTurns};
use super::state::{Decided, State};
use super::turns::Turns;
use super::write::Values;
use crate::arrangement::Arrangement;
use crate::index::TableIndex;
use crate::{Balance, Outlook};

/// What is being forced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The exile of the opponent's corvette.
    Victory,
    /// At least the semi-victory.
    SemiVictory,
}

/// The progress of solving a layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SolveProgress {
    /// The balance that is solved together with its exchange.
    pub balance: Balance,
    /// What is being forced.
    pub goal: Goal,
    /// The turns with which positions are decided now; 0 when the turns of all positions have been
    /// counted.
    pub turns: u16,
    /// The positions that are decided, up to symmetry.
    pub decided: u64,
    /// All positions, up to symmetry.
    pub positions: u64,
}

/// All outlooks of a smaller table, with red to move.
pub(super) struct Solved {
    pub(super) index: TableIndex,
    pub(super) outlooks: Vec<Outlook>,
}

/// A layer to solve.
pub(super) struct Problem<'a> {
    pub(super) board: Board,
    pub(super) limit: Option<NonZeroU16>,
    /// The balance, and its exchange if that is another one.
    pub(super) balances: &'a [Balance],
    /// For each balance, the table after an expulsion; `None` if only the corvette can be expelled.
    pub(super) smaller: Vec<Option<&'a Solved>>,
}

/// The outlooks of a balance and its exchange.
pub(super) struct Layer {
    pub(super) tables: Vec<TableIndex>,
    victories: Vec<States>,
    /// `None` if they are the victories.
    semi_victories: Option<Vec<States>>,
}

impl Problem<'_> {
    pub(super) fn solve(
        &self,
        progress: &mut dyn FnMut(SolveProgress),
    ) -> Result<Layer, TooManyTurns> {
        let tables: Vec<TableIndex> =
            self.balances.iter().map(|&balance| TableIndex::new(self.board, balance)).collect();
        let victories = self.run(Goal::Victory, &tables, progress)?;
        let semi_victories = match self.has_semi_victories() {
            true => Some(self.run(Goal::SemiVictory, &tables, progress)?),
            false => None,
        };
        Ok(Layer { tables, victories, semi_victories })
    }

    /// Whether an expulsion can lead to a semi-victory. If not, whoever forces one forces a victory.
    fn has_semi_victories(&self) -> bool {
        let Some(limit) = self.limit else { return false };
        let is_victory =
            |outlook: &Outlook| outlook.victory().is_some_and(|(_, turns)| turns <= limit.get());
        let mut smaller = self.smaller.iter().flatten();
        !smaller.all(|solved| solved.outlooks.par_iter().all(is_victory))
    }

    fn run(
        &self,
        goal: Goal,
        tables: &[TableIndex],
        progress: &mut dyn FnMut(SolveProgress),
    ) -> Result<Vec<States>, TooManyTurns> {
        let rules = Turns::new(self.board);
        let game = Game::new(&rules, tables, &GoalExits { problem: self, goal })?;
        let positions = tables.iter().map(TableIndex::len).sum();
        let mut report =
            SolveProgress { balance: self.balances[0], goal, turns: 0, decided: 0, positions };
        progress(report);
        // With a limit, a result with no turn left is none.
        let last = self.limit.map_or(u16::MAX, NonZeroU16::get);
        for turns in 1..=last {
            if turns > State::MAX_TURNS.min(Outlook::MAX_TURNS) {
                return Err(TooManyTurns);
            }
            let decided = if turns == last { game.count(turns) } else { game.step(turns) };
            report = SolveProgress { turns, decided: report.decided + decided, ..report };
            progress(report);
            if decided == 0 && !game.has_later(turns) {
                break;
            }
        }
        Ok(game.into_states())
    }
}

impl Layer {
    /// The outlooks of one of the tables.
    pub(super) fn values(&self, table: usize) -> TableValues<'_> {
        let semi_victories = self.semi_victories.as_ref().map(|states| &states[table]);
        TableValues { victories: &self.victories[table], semi_victories }
    }
}

/// The outlooks of a table of a layer.
pub(super) struct TableValues<'a> {
    victories: &'a States,
    semi_victories: Option<&'a States>,
}

impl Values for TableValues<'_> {
    #[inline]
    fn outlook(&self, at: usize) -> Outlook {
        let turns = |(Decided::Won(turns) | Decided::Lost(turns))| turns;
        let victory = self.victories.decided(at);
        let semi_victory = self.semi_victories.map_or(victory, |states| states.decided(at));
        match semi_victory {
            Some(Decided::Won(least)) => Outlook::favours(Side::Red, least, victory.map(turns)),
            Some(Decided::Lost(least)) => Outlook::favours(Side::Blue, least, victory.map(turns)),
            None => Outlook::EVEN,
        }
    }
}

/// What expulsions mean for a goal.
struct GoalExits<'a> {
    problem: &'a Problem<'a>,
    goal: Goal,
}

impl Exits for GoalExits<'_> {
    /// The side that expelled is at the bottom. After the exchange it is blue, red is to move, and
    /// blue owns the tie-break.
    fn expulsion(&self, table: usize, after: &Arrangement) -> Exit {
        let Some(smaller) = self.problem.smaller[table] else { return Exit::Open };
        let next = after.exchanged(smaller.index.symmetry());
        let outlook = smaller.outlooks[smaller.index.index(&next) as usize];
        let Some(limit) = self.problem.limit else {
            return match outlook.victory() {
                Some((Side::Blue, turns)) => Exit::Won(turns + 1),
                Some((Side::Red, turns)) => Exit::Lost(turns + 1),
                None => Exit::Open,
            };
        };
        let least = match self.goal {
            Goal::Victory => 2,
            Goal::SemiVictory => 1,
        };
        match outlook.value(Some(limit.get()), Side::Blue).rank(Side::Blue) {
            rank if rank >= least => Exit::Won(1),
            rank if rank <= -least => Exit::Lost(1),
            _ => Exit::Open,
        }
    }
}
