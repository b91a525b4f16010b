//! Folders of table files.

use std::io;
use std::path::{Path, PathBuf};

use crate::source::{BlockSource, FileSource};
use crate::table::{TableError, TableKey};
use crate::tables::Tables;

/// A file up to this size is read into memory when it is opened: a probe of it takes no system
/// call.
pub const IN_MEMORY: u64 = 64 << 20;

/// Why the tables of a folder cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be read.
    #[error("{}: {error}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// A file of the folder is not a valid table.
    #[error("{}: {error}", file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// The reason.
        error: TableError,
    },
    /// Two files have the same table.
    #[error("{} has the same table as {}", file.display(), key.file_name())]
    Twice {
        /// The second file.
        file: PathBuf,
        /// The table.
        key: TableKey,
    },
}

/// The table files of a folder: those with the right extension, sorted by name.
///
/// # Errors
///
/// If the folder cannot be read.
pub fn table_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == TableKey::EXTENSION) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Opens a file: in memory if it is small, or else in place.
///
/// # Errors
///
/// If it cannot be read.
pub fn open_source(file: &Path) -> io::Result<Box<dyn BlockSource>> {
    if std::fs::metadata(file)?.len() <= IN_MEMORY {
        return Ok(Box::new(std::fs::read(file)?));
    }
    Ok(Box::new(FileSource::open(file)?))
}

impl Tables {
    /// Opens all table files of a folder.
    ///
    /// Headers and heads are checked now, pages when they are probed. Files of at most
    /// [`IN_MEMORY`] bytes are read into memory, larger ones are read when they are probed.
    ///
    /// # Errors
    ///
    /// If the folder or a table file cannot be read, if a table file is damaged, or if two have
    /// the same table.
    pub fn open(folder: &Path) -> Result<Self, OpenError> {
        let fail = |error| OpenError::Folder { folder: folder.to_owned(), error };
        let mut tables = Self::new();
        for file in table_files(folder).map_err(fail)? {
            let refuse = |error| OpenError::File { file: file.clone(), error };
            let source =
                open_source(&file).map_err(|error| refuse(TableError::Read(error.into())))?;
            let count = tables.iter().count();
            let key = tables.add(source).map_err(refuse)?;
            if tables.iter().count() == count {
                return Err(OpenError::Twice { file, key });
            }
        }
        Ok(tables)
    }
}
