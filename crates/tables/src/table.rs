//! A table that is ready to be probed.

use core::fmt;
use core::num::NonZeroU16;
use core::ops::Range;

use mad_rules::{Board, BySide, Position, Side};

use crate::arrangement::Arrangement;
use crate::format::head::Head;
use crate::format::header::Header;
use crate::format::page::Page;
use crate::format::{Damage, PAGE, Part};
use crate::index::TableIndex;
use crate::source::{BlockSource, ReadError};
use crate::{Balance, Outlook};

/// What tells one table from another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableKey {
    /// The board.
    pub board: Board,
    /// The quiet turns that end a game; `None` for no tie-break.
    pub limit: Option<NonZeroU16>,
    /// The numbers of ships.
    pub balance: Balance,
}

impl TableKey {
    /// The extension of table files.
    pub const EXTENSION: &'static str = "madtable";

    /// The table that has a position, if there is one; `None` if positioning turns are to come, or
    /// if there are more ships than tables have. The game must not be over.
    #[must_use]
    #[inline]
    pub fn of(position: &Position) -> Option<Self> {
        let mover = position.to_move();
        let [ships, others] = [mover, mover.opponent()].map(|side| position.fleet(side).len());
        let balance = Balance::new(ships, others)?;
        let has_started = position.positioning() == BySide::default();
        has_started.then_some(Self { board: position.board(), limit: position.limit(), balance })
    }

    /// The name of the file: `6x4-40-2v1.madtable`, with `off` for no tie-break.
    #[must_use]
    pub fn file_name(&self) -> String {
        format!("{self}.{}", Self::EXTENSION)
    }
}

/// The name of the file without its extension.
impl fmt::Display for TableKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            Some(limit) => write!(f, "{}-{limit}-{}", self.board, self.balance),
            None => write!(f, "{}-off-{}", self.board, self.balance),
        }
    }
}

/// Why a table cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// Bytes could not be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The bytes are not those of a table, or not any more.
    #[error(transparent)]
    Damage(#[from] Damage),
    /// It is another table than expected.
    #[error("it has the table {0}")]
    Other(TableKey),
}

/// A table whose header and head are read and checked.
pub struct Table<S> {
    key: TableKey,
    index: TableIndex,
    head: Head,
    source: S,
}

impl<S: BlockSource> Table<S> {
    /// Reads and checks header and head. The pages are checked when they are probed.
    ///
    /// # Errors
    ///
    /// If they cannot be read or are damaged, or if the source has another length.
    pub fn open(source: S) -> Result<Self, TableError> {
        let header = source.read(0..Header::LEN as u64)?;
        let part = Part::Header;
        let bytes = header.first_chunk().ok_or(Damage::Invalid { part })?;
        let header = Header::from_bytes(bytes)?;
        let expected = header.file_len;
        if let Some(found) = source.byte_len().filter(|&found| found != expected) {
            return Err(Damage::Length { found, expected }.into());
        }
        let Header { board, limit, balance, .. } = header;
        let index = TableIndex::new(board, balance);
        let bytes = source.read(header.head())?;
        let head = Head::new(header, index.slices(), index.slice_len(), &bytes)?;
        drop(bytes);
        Ok(Self { key: TableKey { board, limit, balance }, index, head, source })
    }

    /// What the table is about.
    #[must_use]
    pub const fn key(&self) -> TableKey {
        self.key
    }

    /// The bytes of the file.
    #[must_use]
    pub const fn file_len(&self) -> u64 {
        self.head.header.file_len
    }

    /// The number of entries: one for each position up to symmetry.
    #[must_use]
    pub fn entries(&self) -> u64 {
        self.index.len()
    }

    /// The number of different outlooks.
    #[must_use]
    pub fn distinct_outlooks(&self) -> usize {
        self.head.dictionary.len()
    }

    pub(crate) fn index(&self) -> &TableIndex {
        &self.index
    }

    pub(crate) const fn source(&self) -> &S {
        &self.source
    }

    pub(crate) fn source_mut(&mut self) -> &mut S {
        &mut self.source
    }

    /// The page of a position of this table and the place within it.
    fn locate(&self, position: &Position) -> (u32, usize) {
        let arrangement = Arrangement::new(position, self.index.symmetry());
        let (slice, placement) = self.index.locate(&arrangement);
        self.head.locate(slice, placement)
    }

    /// The outlook of a position of this table, in which the game is not over.
    #[inline]
    pub(crate) fn outlook(&self, position: &Position) -> Result<Outlook, TableError> {
        let (page, at) = self.locate(position);
        let bytes = self.source.read(self.head.page(page))?;
        let outlook = Page::new(&self.head, page, &bytes)?.outlook(at)?;
        Ok(if position.to_move() == Side::Red { outlook } else { outlook.exchanged() })
    }

    /// The bytes that a probe of a position of this table needs, if they cannot be read yet.
    pub(crate) fn missing_page(&self, position: &Position) -> Option<Range<u64>> {
        let range = self.head.page(self.locate(position).0);
        self.source.read(range.clone()).is_err().then_some(range)
    }

    pub(crate) fn pages(&self) -> u32 {
        self.head.header.pages
    }

    /// The symbols of a page in the order of the index: numbers of the dictionary, whose outlooks
    /// are those with red to move.
    pub(crate) fn symbols(&self, page: u32) -> Result<Vec<u16>, TableError> {
        let bytes = self.source.read(self.head.page(page))?;
        let mut symbols = Vec::with_capacity(PAGE);
        Page::new(&self.head, page, &bytes)?.symbols(&mut symbols)?;
        Ok(symbols)
    }

    /// The outlook of each symbol.
    pub(crate) fn dictionary(&self) -> &[Outlook] {
        &self.head.dictionary
    }

    /// The first entry of a page.
    pub(crate) fn first_entry(&self, page: u32) -> u64 {
        let len = self.index.slice_len();
        let pages = len.div_ceil(PAGE as u32).max(1);
        u64::from(page / pages) * u64::from(len) + u64::from(page % pages) * PAGE as u64
    }

    /// The position of an entry with this side to move, without quiet turns and expulsions; `None`
    /// if there is no such entry.
    #[must_use]
    pub fn position(&self, entry: u64, to_move: Side) -> Option<Position> {
        let len = u64::from(self.index.slice_len()).max(1);
        if entry >= self.index.len() {
            return None;
        }
        let arrangement = self.index.arrangement((entry / len) as usize, (entry % len) as u32);
        let mut setup = arrangement.setup(self.key.board, to_move, self.index.symmetry());
        setup.limit = self.key.limit;
        Position::try_from(setup).ok()
    }

    /// Checks bytes that are to become the page at a place of the file.
    pub(crate) fn check_page(&self, offset: u64, bytes: &[u8]) -> Result<(), Damage> {
        let wanted = |page: &u32| self.head.page(*page).start == offset;
        let number = (0..self.pages()).find(wanted).ok_or(Damage::Invalid { part: Part::Pages })?;
        Page::new(&self.head, number, bytes)?.symbols(&mut Vec::new())
    }

    /// Compares the whole file with the checksum at its end.
    ///
    /// # Errors
    ///
    /// If bytes cannot be read or differ from those that were written.
    pub fn check_file(&self) -> Result<(), TableError> {
        const CHUNK: u64 = 1 << 20;
        let end = self.file_len() - Header::TRAILER as u64;
        let mut hasher = crc32fast::Hasher::new();
        let mut at = 0;
        while at < end {
            let next = end.min(at + CHUNK);
            hasher.update(&self.source.read(at..next)?);
            at = next;
        }
        let trailer = self.source.read(end..self.file_len())?;
        if hasher.finalize().to_le_bytes()[..] == trailer[..] {
            return Ok(());
        }
        Err(Damage::Checksum { part: Part::File }.into())
    }
}

impl<S> fmt::Debug for Table<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({})", self.key)
    }
}
