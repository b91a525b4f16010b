//! Building tables into a folder.

use core::num::{NonZeroU16, NonZeroUsize};
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use mad_rules::Board;
use rayon::prelude::*;

use super::memory::{TooManyTurnsError, layers};
use super::solve::{Layer, Problem, SolveProgress, Solved};
use super::write::{Values, Writer};
use crate::folder::open_source;
use crate::index::TableIndex;
use crate::source::BlockSource;
use crate::table::{Table, TableError, TableKey};
use crate::{Balance, Outlook};

/// The tables to build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The board.
    pub board: Board,
    /// The quiet turns that end a game; `None` for no tie-break.
    pub limit: Option<NonZeroU16>,
    /// The most ships.
    pub ships: usize,
    /// The number of threads; `None` for one on each processor.
    pub workers: Option<NonZeroUsize>,
}

/// The progress of a build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BuildEvent {
    /// A file that is there is being compared with its checksum.
    Checking(TableKey),
    /// A file that is there is intact, and kept.
    Kept(TableKey),
    /// The turns of all positions of a layer are being counted: that of a balance and its
    /// exchange.
    Counting(Balance),
    /// A layer is being solved.
    Solving(SolveProgress),
    /// A file is being written.
    Writing(TableKey),
    /// A file is being read back and compared with the solution.
    Comparing(TableKey),
    /// A file is finished.
    Finished {
        /// The table.
        key: TableKey,
        /// The bytes of the file.
        bytes: u64,
    },
}

/// Why a build failed.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// A file or folder cannot be read or written.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// Another program is writing the same file.
    #[error("{} is being written by another program", path.display())]
    Locked {
        /// The file.
        path: PathBuf,
    },
    /// A file is not the table that its name says, or it is damaged.
    #[error("{}: {error}", path.display())]
    Table {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: TableError,
    },
    /// A finished file has other values than those that were solved.
    #[error("{}: entry {entry} was written as {expected:?} and read as {found:?}", path.display())]
    Differs {
        /// The file.
        path: PathBuf,
        /// The index of the entry.
        entry: u64,
        /// What was solved.
        expected: Outlook,
        /// What was read.
        found: Outlook,
    },
    /// The threads cannot be started.
    #[error("no threads: {0}")]
    Threads(rayon::ThreadPoolBuildError),
    /// A victory takes too long.
    #[error(transparent)]
    TooManyTurns(#[from] TooManyTurnsError),
}

impl Plan {
    /// The tables in the order in which they are built.
    pub fn keys(&self) -> impl Iterator<Item = TableKey> {
        let Self { board, limit, ships, .. } = *self;
        Balance::up_to(ships).map(move |balance| TableKey { board, limit, balance })
    }

    /// The entries of the largest layer, and the bytes of memory that solving it takes: four for
    /// each entry, and four for each of the smaller tables.
    #[must_use]
    pub fn largest_layer(&self) -> (u64, u64) {
        let entries = |balance: &Balance| TableIndex::new(self.board, *balance).len();
        let layer = |balances: &Vec<Balance>| {
            let smaller = balances.iter().filter_map(|it| it.after_expulsion());
            let own: u64 = balances.iter().map(entries).sum();
            (own, 4 * (own + smaller.map(|it| entries(&it)).sum::<u64>()))
        };
        layers(self.ships).iter().map(layer).max().unwrap_or_default()
    }

    /// Builds the tables that are not in a folder yet.
    ///
    /// A file is written under a temporary name, read back, compared with the solution, and
    /// renamed. So a build can be interrupted at any time: the next one keeps the files that are
    /// finished and intact, and repeats the layer that was interrupted. The same plan gives the
    /// same files, byte for byte.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or written, if a file of the plan is damaged, or if a victory
    /// takes more turns than the solver can count.
    pub fn build(
        &self,
        folder: &Path,
        report: &mut (dyn FnMut(BuildEvent) + Send),
    ) -> Result<(), BuildError> {
        let threads = self.workers.map_or(0, NonZeroUsize::get);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.map_err(BuildError::Threads)?.install(|| self.build_here(folder, report))
    }

    /// Builds on all threads of the current pool.
    fn build_here(
        &self,
        folder: &Path,
        report: &mut (dyn FnMut(BuildEvent) + Send),
    ) -> Result<(), BuildError> {
        let io_error = |error| BuildError::Io { path: folder.to_owned(), error };
        fs::create_dir_all(folder).map_err(io_error)?;
        for balances in layers(self.ships) {
            let mut is_missing = false;
            for &balance in &balances {
                is_missing |= !self.keep(balance, folder, report)?;
            }
            if is_missing {
                self.build_layer(&balances, folder, report)?;
            }
        }
        Ok(())
    }

    fn key(&self, balance: Balance) -> TableKey {
        TableKey { board: self.board, limit: self.limit, balance }
    }

    /// Checks the file of a table; returns whether it is there.
    fn keep(
        &self,
        balance: Balance,
        folder: &Path,
        report: &mut (dyn FnMut(BuildEvent) + Send),
    ) -> Result<bool, BuildError> {
        let key = self.key(balance);
        let path = folder.join(key.file_name());
        if !path.try_exists().map_err(|error| BuildError::Io { path: path.clone(), error })? {
            return Ok(false);
        }
        report(BuildEvent::Checking(key));
        let table = open(&path, key)?;
        table.check_file().map_err(|error| BuildError::Table { path, error })?;
        report(BuildEvent::Kept(key));
        Ok(true)
    }

    fn build_layer(
        &self,
        balances: &[Balance],
        folder: &Path,
        report: &mut (dyn FnMut(BuildEvent) + Send),
    ) -> Result<(), BuildError> {
        report(BuildEvent::Counting(balances[0]));
        let mut solved = Vec::new();
        for balance in balances {
            let smaller = balance.after_expulsion().map(|smaller| self.load(smaller, folder));
            solved.push(smaller.transpose()?);
        }
        let smaller = solved.iter().map(Option::as_ref).collect();
        let problem = Problem { board: self.board, limit: self.limit, balances, smaller };
        let layer = problem
            .solve(&mut |progress| report(BuildEvent::Solving(progress)))
            .map_err(TooManyTurnsError::from)?;
        drop(solved);
        for (table, &balance) in balances.iter().enumerate() {
            self.write(&layer, table, self.key(balance), folder, report)?;
        }
        Ok(())
    }

    /// Reads all outlooks of a finished table.
    fn load(&self, balance: Balance, folder: &Path) -> Result<Solved, BuildError> {
        let key = self.key(balance);
        let path = folder.join(key.file_name());
        let table = open(&path, key)?;
        let symbols: Result<Vec<Vec<u16>>, TableError> =
            (0..table.pages()).into_par_iter().map(|page| table.symbols(page)).collect();
        let symbols = symbols.map_err(|error| BuildError::Table { path, error })?;
        let outlooks = symbols.into_iter().flatten();
        let outlooks = outlooks.map(|symbol| table.dictionary()[usize::from(symbol)]).collect();
        Ok(Solved { index: TableIndex::new(self.board, balance), outlooks })
    }

    /// Writes a table, reads it back, and gives it its name.
    fn write(
        &self,
        layer: &Layer,
        table: usize,
        key: TableKey,
        folder: &Path,
        report: &mut (dyn FnMut(BuildEvent) + Send),
    ) -> Result<(), BuildError> {
        let finished = folder.join(key.file_name());
        let path = finished.with_extension(format!("{}.part", TableKey::EXTENSION));
        let io_error = |error| BuildError::Io { path: path.clone(), error };
        let (index, values) = (&layer.tables[table], layer.values(table));
        report(BuildEvent::Writing(key));
        let mut file = lock(&path)?;
        let writer = Writer::new(index, &values);
        writer.write(key, &mut file).and_then(|()| file.sync_all()).map_err(io_error)?;
        report(BuildEvent::Comparing(key));
        let written = open(&path, key)?;
        compare(&written, &values, &path)?;
        let bytes = written.file_len();
        fs::rename(&path, &finished).and_then(|()| sync(folder)).map_err(io_error)?;
        report(BuildEvent::Finished { key, bytes });
        Ok(())
    }
}

/// Opens a file that must have a given table.
fn open(path: &Path, key: TableKey) -> Result<Table<Box<dyn BlockSource>>, BuildError> {
    let refuse = |error| BuildError::Table { path: path.to_owned(), error };
    let source = open_source(path).map_err(|error| refuse(TableError::Read(error.into())))?;
    let table = Table::open(source).map_err(refuse)?;
    if table.key() == key { Ok(table) } else { Err(refuse(TableError::Other(table.key()))) }
}

/// Creates an empty file that no other build writes to as long as this one has it open.
fn lock(path: &Path) -> Result<File, BuildError> {
    let io_error = |error| BuildError::Io { path: path.to_owned(), error };
    let open = File::options().read(true).write(true).create(true).truncate(false).open(path);
    let file = open.map_err(io_error)?;
    // Other errors are ignored: not every file system has locks.
    if let Err(TryLockError::WouldBlock) = file.try_lock() {
        return Err(BuildError::Locked { path: path.to_owned() });
    }
    file.set_len(0).map_err(io_error)?;
    Ok(file)
}

/// Compares all that can be read from a file with what was solved.
fn compare(
    table: &Table<Box<dyn BlockSource>>,
    values: &impl Values,
    path: &Path,
) -> Result<(), BuildError> {
    let refuse = |error| BuildError::Table { path: path.to_owned(), error };
    table.check_file().map_err(refuse)?;
    (0..table.pages()).into_par_iter().try_for_each(|page| {
        let symbols = table.symbols(page).map_err(refuse)?;
        for (entry, symbol) in (table.first_entry(page)..).zip(symbols) {
            let found = table.dictionary()[usize::from(symbol)];
            let expected = values.outlook(entry as usize);
            if found != expected {
                return Err(BuildError::Differs { path: path.to_owned(), entry, expected, found });
            }
        }
        Ok(())
    })
}

/// Makes a rename durable.
fn sync(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
