//! What a whole table says.

use core::num::NonZeroU16;

use mad_rules::{BySide, Position, Side};

use crate::source::BlockSource;
use crate::table::{Table, TableError};
use crate::{GameValue, Tally};

/// Counts of the values of a table, with red to move. With blue to move they are the same with the
/// sides exchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statistics {
    /// The values without quiet turns, by the owner of the tie-break.
    pub tallies: BySide<Tally>,
    /// The longest distance to a victory of each side, with a position that has it, red to move.
    pub longest: BySide<Option<(u16, Position)>>,
}

impl<S: BlockSource> Table<S> {
    /// Counts the values of all positions, mirror images included.
    ///
    /// # Errors
    ///
    /// If the table cannot be read or is damaged.
    pub fn statistics(&self) -> Result<Statistics, TableError> {
        let mut counts = vec![0; self.dictionary().len()];
        let mut examples = vec![None; self.dictionary().len()];
        let len = u64::from(self.index().slice_len());
        for page in 0..self.pages() {
            for (entry, symbol) in (self.first_entry(page)..).zip(self.symbols(page)?) {
                let symbol = usize::from(symbol);
                counts[symbol] += self.index().weight((entry % len) as u32);
                examples[symbol].get_or_insert(entry);
            }
        }
        let turns = self.key().limit.map(NonZeroU16::get);
        let mut tallies = BySide::<Tally>::default();
        for (outlook, &count) in self.dictionary().iter().zip(&counts) {
            for owner in Side::ALL {
                let tally = &mut tallies[owner];
                *match outlook.value(turns, owner) {
                    GameValue::Victory(winner) => &mut tally.victories[winner],
                    GameValue::SemiVictory(winner) => &mut tally.semi_victories[winner],
                    GameValue::Undecided => &mut tally.undecided,
                } += count;
            }
        }
        let longest = BySide::from_fn(|side| {
            let victories =
                self.dictionary().iter().zip(&examples).filter_map(|(outlook, entry)| {
                    let (_, turns) = outlook.victory().filter(|(winner, _)| *winner == side)?;
                    Some((turns, (*entry)?))
                });
            let (turns, entry) =
                victories.max_by_key(|&(turns, entry)| (turns, u64::MAX - entry))?;
            Some((turns, self.position(entry, Side::Red)?))
        });
        Ok(Statistics { tallies, longest })
    }
}
