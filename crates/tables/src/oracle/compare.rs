//! Comparing a stored table with the solver in memory.

use mad_rules::{Position, Side};
use rayon::prelude::*;

use super::Tablebase;
use crate::source::BlockSource;
use crate::table::{Table, TableError};

impl<S: BlockSource> Table<S> {
    /// Compares all entries, with either side to move, with a tablebase in which the balance is
    /// solved. Returns a position whose values differ, or that the tablebase does not have, if
    /// there is one; `advance` is called with the number of entries that were compared.
    ///
    /// # Errors
    ///
    /// If the table cannot be read or is damaged.
    pub fn compare(
        &self,
        tablebase: &Tablebase,
        advance: &(dyn Fn(u64) + Sync),
    ) -> Result<Option<Position>, TableError> {
        let page = |page: u32| {
            let symbols = self.symbols(page)?;
            let count = symbols.len() as u64;
            let entries = (self.first_entry(page)..).zip(symbols);
            let mut positions = entries.flat_map(|(entry, symbol)| {
                let outlook = self.dictionary()[usize::from(symbol)];
                [(entry, Side::Red, outlook), (entry, Side::Blue, outlook.exchanged())]
            });
            let wrong = positions.find_map(|(entry, side, outlook)| {
                let position = self.position(entry, side)?;
                (tablebase.outlook(&position) != Some(outlook)).then_some(position)
            });
            advance(count);
            Ok(wrong)
        };
        let results = (0..self.pages()).into_par_iter().map(page);
        results.find_map_first(Result::transpose).transpose()
    }
}
