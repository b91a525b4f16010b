//! Probing a collection of tables.

use core::fmt;
use core::num::NonZeroU16;

use mad_rules::{Board, Outcome, Position};

use crate::source::BlockSource;
use crate::table::{Table, TableError, TableKey};
use crate::{Balance, GameValue, Outlook};

/// The exact value of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Exact {
    /// The result under perfect play, for the position's own quiet count, owner of the tie-break
    /// and limit.
    pub value: GameValue,
    /// The values for all other quiet counts and owners; `None` if the game is over.
    pub outlook: Option<Outlook>,
}

impl Exact {
    /// The value of a finished game.
    pub(crate) fn of_outcome(outcome: Outcome) -> Self {
        Self { value: outcome.into(), outlook: None }
    }

    /// The value of a position with this outlook.
    #[inline]
    pub(crate) fn of_outlook(position: &Position, outlook: Outlook) -> Self {
        let tie_break = position.tie_break();
        let value = outlook.value(tie_break.turns_left, tie_break.owner);
        Self { value, outlook: Some(outlook) }
    }

    /// The distance to a victory.
    ///
    /// With the tie-break off, this is the number of turns until the end of the game under perfect
    /// play (distance to mate in chess). With a limit, it is the smallest number of turns left
    /// before the tie-break with which the victory can still be forced (like distance to zeroing:
    /// an expulsion resets the count, and the turns after it are not included). It does not depend
    /// on the position's quiet turns, so it may be larger than the number of turns left.
    ///
    /// `None` if neither side can force a victory with any quiet count, and if the game is over.
    #[must_use]
    pub fn distance(&self) -> Option<u16> {
        self.outlook.and_then(Outlook::victory).map(|(_, turns)| turns)
    }
}

/// A table that could not be probed, and why.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", key.file_name())]
pub struct ProbeError {
    /// The table.
    pub key: TableKey,
    /// What is wrong.
    #[source]
    pub error: TableError,
}

/// The tables of one board and one limit.
struct Set<S> {
    board: Board,
    limit: Option<NonZeroU16>,
    /// By the ships of the side to move and of its opponent, each minus one.
    tables: [[Option<Table<S>>; MOST]; MOST],
}

const MOST: usize = Balance::MAX_SHIPS - 1;

/// Tables of any boards, limits and balances.
///
/// Probing needs only a shared reference, and can be done from several threads.
///
/// # Examples
///
/// ```
/// use mad_tables::{GameValue, Tables, build_in_memory};
/// use mad_rules::{Position, Side};
///
/// // Two corvettes, a single empty square between them: whoever is to move loses.
/// let position: Position = "4/4/b1113/4/r1113/4 r - r 12/40 91".parse()?;
/// let mut tables = Tables::new();
/// for bytes in build_in_memory(position.board(), position.limit(), 2)? {
///     tables.add(bytes)?;
/// }
/// let exact = tables.probe(&position)?.expect("it is in the tables");
/// assert_eq!(exact.value, GameValue::Victory(Side::Blue));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Tables<S = Box<dyn BlockSource>> {
    sets: Vec<Set<S>>,
}

impl<S: BlockSource> Tables<S> {
    /// No tables.
    #[must_use]
    pub const fn new() -> Self {
        Self { sets: Vec::new() }
    }

    /// Opens a table and adds it. It replaces one of the same board, limit and balance.
    ///
    /// # Errors
    ///
    /// If it cannot be read or is damaged.
    pub fn add(&mut self, source: S) -> Result<TableKey, TableError> {
        let table = Table::open(source)?;
        let key = table.key();
        let TableKey { board, limit, balance } = key;
        let found = self.sets.iter().position(|set| (set.board, set.limit) == (board, limit));
        let at = found.unwrap_or_else(|| {
            self.sets.push(Set { board, limit, tables: Default::default() });
            self.sets.len() - 1
        });
        self.sets[at].tables[balance.mover() - 1][balance.opponent() - 1] = Some(table);
        Ok(key)
    }

    /// The tables, sorted by board, limit and number of ships.
    pub fn iter(&self) -> impl Iterator<Item = &Table<S>> {
        let mut tables: Vec<&Table<S>> =
            self.sets.iter().flat_map(|set| set.tables.iter().flatten().flatten()).collect();
        tables.sort_by_key(|table| {
            let TableKey { board, limit, balance } = table.key();
            (board, limit, balance.ships(), balance)
        });
        tables.into_iter()
    }

    /// The table with this key.
    #[must_use]
    pub fn get(&self, key: TableKey) -> Option<&Table<S>> {
        let TableKey { board, limit, balance } = key;
        let set = self.sets.iter().find(|set| (set.board, set.limit) == (board, limit))?;
        set.tables[balance.mover() - 1][balance.opponent() - 1].as_ref()
    }

    pub(crate) fn get_mut(&mut self, key: TableKey) -> Option<&mut Table<S>> {
        let TableKey { board, limit, balance } = key;
        let set = self.sets.iter_mut().find(|set| (set.board, set.limit) == (board, limit))?;
        set.tables[balance.mover() - 1][balance.opponent() - 1].as_mut()
    }

    /// Probes a position.
    ///
    /// `None` if no table has it: another board, another limit, more ships, or positioning turns
    /// still to come. The value of a finished game is its outcome.
    ///
    /// # Errors
    ///
    /// If the table cannot be read or is damaged. A wrong value is never returned.
    #[inline]
    pub fn probe(&self, position: &Position) -> Result<Option<Exact>, ProbeError> {
        if let Some(outcome) = position.outcome() {
            return Ok(Some(Exact::of_outcome(outcome)));
        }
        let Some(table) = TableKey::of(position).and_then(|key| self.get(key)) else {
            return Ok(None);
        };
        let outlook =
            table.outlook(position).map_err(|error| ProbeError { key: table.key(), error })?;
        Ok(Some(Exact::of_outlook(position, outlook)))
    }
}

impl<S: BlockSource> Default for Tables<S> {
    fn default() -> Self {
        Self::new()
    }
}

impl<S: BlockSource> fmt::Debug for Tables<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Table::key)).finish()
    }
}
