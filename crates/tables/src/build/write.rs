//! Writing a table.

use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{self, Seek, SeekFrom, Write};

use rayon::prelude::*;

use super::codes::{Codes, Histogram, histogram};
use crate::Outlook;
use crate::format::head::{MAX_OFFSET, identity, pack_lengths, page_entry};
use crate::format::header::Header;
use crate::format::{BLOCK, PAGE, checksum, page};
use crate::index::TableIndex;
use crate::table::TableKey;

/// The values of a table, by index, with red to move.
pub(super) trait Values: Sync {
    fn outlook(&self, at: usize) -> Outlook;
}

/// About this many blocks are looked at to find good codes.
const SAMPLE: usize = 40_000;
/// The pages that are encoded at the same time.
const BATCH: usize = 1 << 12;

/// A table on its way into a file.
pub(super) struct Writer<'a, V> {
    index: &'a TableIndex,
    values: &'a V,
    /// Sorted.
    dictionary: Vec<Outlook>,
}

impl<'a, V: Values> Writer<'a, V> {
    pub(super) fn new(index: &'a TableIndex, values: &'a V) -> Self {
        let slice = |slice: usize| {
            let mut found = BTreeSet::new();
            let mut last = None;
            for at in index_range(index, slice, 0, index.slice_len() as usize) {
                let outlook = values.outlook(at);
                if last != Some(outlook) {
                    found.insert(outlook);
                    last = Some(outlook);
                }
            }
            found
        };
        let found = (0..index.slices()).into_par_iter().map(slice);
        let dictionary = found.reduce(BTreeSet::new, |mut all, some| {
            all.extend(some);
            all
        });
        Self { index, values, dictionary: dictionary.into_iter().collect() }
    }

    /// Writes the file; nothing is written before.
    pub(super) fn write(&self, key: TableKey, out: &mut (impl Write + Seek)) -> io::Result<()> {
        let too_large = |what| io::Error::new(io::ErrorKind::FileTooLarge, what);
        let pages = Header::pages_of(self.index.slices(), self.index.slice_len());
        let codes = self.codes();
        let mut header = Header {
            board: key.board,
            limit: key.limit,
            balance: key.balance,
            outlooks: self.dictionary.len().try_into().map_err(|_| too_large("too many values"))?,
            codes: codes.lengths.len() as u16,
            pages: pages.try_into().map_err(|_| too_large("too many pages"))?,
            file_len: u64::MAX,
        };
        let dictionary = self.dictionary.iter().flat_map(|outlook| outlook.to_bits().to_le_bytes());
        let dictionary: Vec<u8> = dictionary.collect();
        let packed: Vec<u8> = codes.lengths.iter().flat_map(|it| pack_lengths(it)).collect();
        let identity = identity(&header, &dictionary, &packed);

        let start = header.head().end;
        out.seek(SeekFrom::Start(start))?;
        let mut data = PageWriter::new(out, identity, start);
        let numbers: Vec<u32> = (0..header.pages).collect();
        for batch in numbers.chunks(BATCH) {
            let encoded: Vec<_> =
                batch.par_iter().map(|&number| self.encode_page(number, &codes)).collect();
            encoded.iter().try_for_each(|blocks| data.push(blocks))?;
        }
        let PageWriter { out, offset, entries, hasher, .. } = data;
        if offset > MAX_OFFSET {
            return Err(too_large("too many bytes"));
        }
        header.file_len = offset + Header::TRAILER as u64;
        let entries = entries.iter().flat_map(|entry| entry.to_le_bytes()).collect();
        let mut head = [dictionary, packed, entries].concat();
        head.extend_from_slice(&checksum(&head).to_le_bytes());
        let front = [&header.to_bytes()[..], &head].concat();
        let mut whole = crc32fast::Hasher::new();
        whole.update(&front);
        whole.combine(&hasher);
        out.write_all(&whole.finalize().to_le_bytes())?;
        out.seek(SeekFrom::Start(0))?;
        out.write_all(&front)
    }

    /// The codes, fitted to blocks from everywhere in the table.
    fn codes(&self) -> Codes {
        let per_slice = (self.index.slice_len() as usize).div_ceil(BLOCK);
        let blocks = per_slice * self.index.slices();
        let step = blocks.div_ceil(SAMPLE).max(1);
        let sampled: Vec<usize> = (0..blocks).step_by(step).collect();
        let sample: Vec<Histogram> = sampled
            .into_par_iter()
            .map(|block| {
                let (slice, start) = (block / per_slice, block % per_slice * BLOCK);
                histogram(&self.symbols(slice, start, BLOCK))
            })
            .collect();
        // The first code has all symbols, those outside of the sample with the least weight.
        let mut total = vec![1; self.dictionary.len()];
        for &(symbol, count) in sample.iter().flatten() {
            total[usize::from(symbol)] += u64::from(count);
        }
        Codes::fit(&total, &sample)
    }

    /// The symbols of some positions of a slice.
    fn symbols(&self, slice: usize, start: usize, count: usize) -> Vec<u16> {
        let mut last = (Outlook::EVEN, u16::MAX);
        let symbol = |at: usize| {
            let outlook = self.values.outlook(at);
            if last.1 == u16::MAX || last.0 != outlook {
                let found = self.dictionary.binary_search(&outlook);
                last = (outlook, found.expect("the dictionary has all outlooks") as u16);
            }
            last.1
        };
        index_range(self.index, slice, start, count).map(symbol).collect()
    }

    fn encode_page(&self, page: u32, codes: &Codes) -> Vec<(u8, Vec<u8>)> {
        let pages = (self.index.slice_len() as usize).div_ceil(PAGE);
        let (slice, page) = (page as usize / pages, page as usize % pages);
        let symbols = self.symbols(slice, page * PAGE, PAGE);
        symbols.chunks(BLOCK).map(|block| codes.encode(block)).collect()
    }
}

/// The indices of some positions of a slice, or fewer at its end.
fn index_range(
    index: &TableIndex,
    slice: usize,
    start: usize,
    count: usize,
) -> core::ops::Range<usize> {
    let len = index.slice_len() as usize;
    slice * len + start..slice * len + (start + count).min(len)
}

/// Appends pages, equal ones only once.
struct PageWriter<'a, W> {
    out: &'a mut W,
    identity: u32,
    offset: u64,
    entries: Vec<u64>,
    /// The entry of a page by the hash of its content. Two pages with the same hash would be
    /// noticed when the table is read back.
    known: HashMap<u64, u64>,
    hasher: crc32fast::Hasher,
}

impl<'a, W: Write> PageWriter<'a, W> {
    fn new(out: &'a mut W, identity: u32, offset: u64) -> Self {
        let (entries, known) = (Vec::new(), HashMap::new());
        Self { out, identity, offset, entries, known, hasher: crc32fast::Hasher::new() }
    }

    fn push(&mut self, blocks: &[(u8, Vec<u8>)]) -> io::Result<()> {
        let mut hasher = DefaultHasher::new();
        blocks.hash(&mut hasher);
        let hash = hasher.finish();
        if let Some(&entry) = self.known.get(&hash) {
            self.entries.push(entry);
            return Ok(());
        }
        let page = page::write(self.identity, self.offset, blocks);
        self.out.write_all(&page)?;
        self.hasher.update(&page);
        let entry = page_entry(self.offset, page.len() as u16);
        self.known.insert(hash, entry);
        self.entries.push(entry);
        self.offset += page.len() as u64;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use mad_rules::{Board, Options, Position, Side};

    use super::*;
    use crate::{Tables, build_in_memory};

    /// The outlooks of a table with one that is wrong.
    struct Faulty {
        outlooks: Vec<Outlook>,
        fault: usize,
    }

    impl Values for Faulty {
        fn outlook(&self, at: usize) -> Outlook {
            let outlook = self.outlooks[at];
            if at == self.fault { Outlook::favours(Side::Red, 3, Some(3)) } else { outlook }
        }
    }

    /// The tables of lone corvettes, with an entry that is wrong.
    fn faulty(fault: usize) -> Tables<Vec<u8>> {
        let (board, limit) = (Board::SIX_BY_FOUR, Some(Options::STANDARD_TIE_BREAK));
        let mut tables = Tables::new();
        for file in build_in_memory(board, limit, 2).expect("it can be solved") {
            tables.add(file).expect("it is a table");
        }
        let table = tables.iter().next().expect("there is one");
        let symbols = table.symbols(0).expect("intact");
        let outlooks = symbols.iter().map(|&symbol| table.dictionary()[usize::from(symbol)]);
        let values = Faulty { outlooks: outlooks.collect(), fault };
        let mut file = Cursor::new(Vec::new());
        Writer::new(table.index(), &values).write(table.key(), &mut file).expect("in memory");
        tables.add(file.into_inner()).expect("it is a table");
        tables
    }

    fn inconsistent(tables: &Tables<Vec<u8>>) -> Vec<Position> {
        let table = tables.iter().next().expect("there is one");
        let positions = (0..table.entries()).filter_map(|at| table.position(at, Side::Red));
        let checked = positions.map(|position| tables.check_position(&position).expect("intact"));
        checked.flatten().filter_map(|it| Some(*it.err()?.position)).collect()
    }

    #[test]
    fn a_single_wrong_value_is_found() {
        assert_eq!(inconsistent(&faulty(usize::MAX)), []);
        let tables = faulty(77);
        let table = tables.iter().next().expect("there is one");
        let wrong = table.position(77, Side::Red).expect("an entry");
        assert!(inconsistent(&tables).contains(&wrong));
    }
}
