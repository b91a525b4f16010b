//! Tables that are fetched piece by piece, for example by a browser.

use core::num::NonZeroU16;
use core::ops::Range;
use std::borrow::Cow;
use std::collections::BTreeMap;

use mad_rules::{Board, Position};

use crate::Balance;
use crate::format::header::Header;
use crate::format::{Damage, Part};
use crate::source::{BlockSource, ReadError};
use crate::table::{Table, TableError, TableKey};
use crate::tables::Tables;

/// The pieces of a file that are there.
#[derive(Debug, Default)]
pub struct Fetched {
    /// By their offsets.
    pieces: BTreeMap<u64, Vec<u8>>,
}

impl BlockSource for Fetched {
    fn byte_len(&self) -> Option<u64> {
        None
    }

    fn read(&self, range: Range<u64>) -> Result<Cow<'_, [u8]>, ReadError> {
        let (start, piece) = self
            .pieces
            .range(..=range.start)
            .next_back()
            .ok_or(ReadError::Missing(range.clone()))?;
        let [from, to] = [range.start, range.end].map(|at| (at - start) as usize);
        piece.get(from..to).map(Cow::Borrowed).ok_or(ReadError::Missing(range))
    }
}

impl Fetched {
    /// The pages by their offsets: all pieces but header and head.
    fn pages(&self) -> impl Iterator<Item = (&u64, &Vec<u8>)> {
        self.pieces.iter().skip(HEADER_AND_HEAD)
    }

    fn forget_pages(&mut self) {
        let first = self.pages().next().map(|(&offset, _)| offset);
        if let Some(first) = first {
            self.pieces.split_off(&first);
        }
    }
}

/// The pieces of a table that come before its pages.
const HEADER_AND_HEAD: usize = 2;

/// A piece of a file that is needed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Request {
    /// The table.
    pub key: TableKey,
    /// The bytes of its file.
    pub range: Range<u64>,
}

/// A table whose head is not there yet.
#[derive(Debug)]
struct Pending {
    key: TableKey,
    fetched: Fetched,
    /// What is needed next.
    range: Range<u64>,
}

/// Tables behind a network: they say which bytes a probe needs, and take them.
///
/// A probe of a table takes three requests at first, for its header, its head and a page. The next
/// ones take a page at most.
///
/// # Examples
///
/// ```
/// # use mad_tables::{RemoteTables, Request, build_in_memory};
/// # use mad_rules::{Board, Options, Position};
/// # let limit = Some(Options::STANDARD_TIE_BREAK);
/// # let files = build_in_memory(Board::SIX_BY_FOUR, limit, 2)?;
/// # let fetch = |request: &Request| {
/// #     files[0][request.range.start as usize..request.range.end as usize].to_vec()
/// # };
/// let mut remote = RemoteTables::new();
/// remote.expect(Board::SIX_BY_FOUR, limit, 2);
/// let position: Position = "4/4/b1113/4/r1113/4 r - r 12/40 91".parse()?;
/// loop {
///     let requests = remote.requests(&position);
///     if requests.is_empty() {
///         break;
///     }
///     for request in requests {
///         let bytes = fetch(&request); // GET request.key.file_name(), Range: bytes=…
///         remote.supply(&request, bytes)?;
///     }
/// }
/// assert!(remote.tables().best_turns(&position)?.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct RemoteTables {
    tables: Tables<Fetched>,
    pending: Vec<Pending>,
}

impl RemoteTables {
    /// No tables.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the tables of a board and a limit with at most this many ships, which can be fetched.
    pub fn expect(&mut self, board: Board, limit: Option<NonZeroU16>, ships: usize) {
        for balance in Balance::up_to(ships) {
            let key = TableKey { board, limit, balance };
            if !self.is_expected(key) {
                let range = 0..Header::LEN as u64;
                self.pending.push(Pending { key, fetched: Fetched::default(), range });
            }
        }
    }

    fn is_expected(&self, key: TableKey) -> bool {
        self.tables.get(key).is_some() || self.pending_at(key).is_some()
    }

    fn pending_at(&self, key: TableKey) -> Option<usize> {
        self.pending.iter().position(|pending| pending.key == key)
    }

    /// The tables whose heads are there. Probing them is an error
    /// ([`ReadError::Missing`](crate::ReadError::Missing)) while a page is missing.
    #[must_use]
    pub fn tables(&self) -> &Tables<Fetched> {
        &self.tables
    }

    /// The bytes of all pages that are there. Headers and heads are not counted.
    #[must_use]
    pub fn page_bytes(&self) -> usize {
        let pages = self.tables.iter().flat_map(|table| table.source().pages());
        pages.map(|(_, page)| page.len()).sum()
    }

    /// Discards all pages, so that their memory can be used for others. They can be fetched again.
    pub fn forget_pages(&mut self) {
        let keys: Vec<TableKey> = self.tables.iter().map(Table::key).collect();
        for table in keys {
            if let Some(table) = self.tables.get_mut(table) {
                table.source_mut().forget_pages();
            }
        }
    }

    /// The bytes that are needed next to probe a position and to rank its turns; none if all are
    /// there, or if no table that can be fetched has the position.
    #[must_use]
    pub fn requests(&self, position: &Position) -> Vec<Request> {
        let mut requests = Vec::new();
        if !TableKey::of(position).is_some_and(|key| self.is_expected(key)) {
            return requests;
        }
        let turns = position.legal_turns();
        let after = turns.iter().map(|&turn| position.after_unchecked(turn));
        for position in core::iter::once(*position).chain(after) {
            if let Some(request) = self.request(&position).filter(|it| !requests.contains(it)) {
                requests.push(request);
            }
        }
        requests
    }

    /// The bytes that are needed next to probe a position.
    fn request(&self, position: &Position) -> Option<Request> {
        let key = TableKey::of(position).filter(|_| !position.is_over())?;
        if let Some(at) = self.pending_at(key) {
            return Some(Request { key, range: self.pending[at].range.clone() });
        }
        let range = self.tables.get(key)?.missing_page(position)?;
        Some(Request { key, range })
    }

    /// Takes the bytes of a request. Nothing changes if they are there already, because the same
    /// request was answered twice.
    ///
    /// # Errors
    ///
    /// If they are not the bytes that belong there. Nothing changes then, so that the request can
    /// be repeated.
    pub fn supply(&mut self, request: &Request, bytes: Vec<u8>) -> Result<(), TableError> {
        let (found, expected) = (bytes.len() as u64, request.range.end - request.range.start);
        if found != expected {
            return Err(Damage::Length { found, expected }.into());
        }
        let Some(at) = self.pending_at(request.key) else {
            let table = self.tables.get_mut(request.key);
            let table = table.ok_or(Damage::Invalid { part: Part::Pages })?;
            if table.source().read(request.range.clone()).is_ok() {
                return Ok(());
            }
            table.check_page(request.range.start, &bytes)?;
            table.source_mut().pieces.insert(request.range.start, bytes);
            return Ok(());
        };
        if let Some(header) = bytes.first_chunk().filter(|_| request.range.start == 0) {
            let header = Header::from_bytes(header)?;
            let Header { board, limit, balance, .. } = header;
            if (TableKey { board, limit, balance }) != request.key {
                return Err(Damage::Invalid { part: Part::Header }.into());
            }
            let pending = &mut self.pending[at];
            pending.range = header.head();
            pending.fetched.pieces.insert(0, bytes);
            return Ok(());
        }
        let pending = &mut self.pending[at];
        let mut fetched = Fetched { pieces: pending.fetched.pieces.clone() };
        fetched.pieces.insert(request.range.start, bytes);
        self.tables.add(fetched)?;
        self.pending.remove(at);
        Ok(())
    }
}
