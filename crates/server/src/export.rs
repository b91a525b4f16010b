//! The app as plain files, for any host and any folder of it.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::answer::is_hashed;
use crate::site::{INDEX, SERVICE, Site};

/// What the page of every export contains, and no other page.
const MARK: &str = "<meta name=\"mad-app\"";

/// What an export has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Summary {
    /// How many files were written.
    pub files: usize,
    /// Their size together.
    pub bytes: u64,
    /// How many folders of an earlier export were removed.
    pub removed: usize,
}

/// Why an app was not exported.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// No app is part of the program.
    #[error("there is no app to export")]
    NoApp,
    /// The folder holds something that is no earlier export.
    #[error("{} is neither empty nor an earlier export", .0.display())]
    NotEmpty(PathBuf),
    /// Something cannot be read or written.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        #[source]
        error: io::Error,
    },
}

impl Site {
    /// Writes the app into a folder as plain files that work on any host, in any folder. The
    /// folder may be missing, empty, or an earlier export. Of that the folders that nothing needs
    /// any more are removed; whatever else is there stays.
    ///
    /// # Errors
    ///
    /// If there is no app, if the folder holds something else, or if it cannot be written.
    pub fn export(self, folder: &Path) -> Result<Summary, ExportError> {
        if self.is_empty() {
            return Err(ExportError::NoApp);
        }
        at(folder, fs::create_dir_all(folder))?;
        if !is_free(folder)? {
            return Err(ExportError::NotEmpty(folder.to_owned()));
        }
        let mut summary = Summary { files: 0, bytes: 0, removed: 0 };
        let mut kept = BTreeSet::new();
        // The page comes when all that it asks for is there, and what keeps it on devices last.
        let mut files: Vec<_> = self.into_files().collect();
        files.sort_by_key(|(name, _)| [INDEX, SERVICE].iter().position(|last| last == name));
        for (name, bytes) in files {
            write(folder, &name, &bytes)?;
            summary.files += 1;
            summary.bytes += bytes.len() as u64;
            kept.extend(name.split_once('/').map(|(folder, _)| folder.to_owned()));
        }
        summary.removed = remove_stale(folder, &kept)?;
        Ok(summary)
    }
}

/// Whether an export may go there: there is nothing, or an earlier export, or one that was
/// interrupted before it came to its page.
fn is_free(folder: &Path) -> Result<bool, ExportError> {
    let page = folder.join(INDEX);
    match fs::read(&page) {
        Ok(page) => Ok(page.windows(MARK.len()).any(|window| window == MARK.as_bytes())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let names: io::Result<Vec<_>> = fs::read_dir(folder)
                .and_then(|all| all.map(|entry| Ok(entry?.file_name())).collect());
            // One that was interrupted in the middle of a file has left that, too.
            let rest = |name: &str| name.starts_with('.') && name.ends_with(".part");
            let ours = |name: &str| is_hashed(name) || name == SERVICE || rest(name);
            Ok(at(folder, names)?.iter().all(|name| name.to_str().is_some_and(ours)))
        }
        Err(error) => at(&page, Err(error)),
    }
}

/// Writes a file whole: whoever reads meanwhile sees the old one or the new one.
fn write(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), ExportError> {
    let path = folder.join(name);
    if let Some(parent) = path.parent() {
        at(parent, fs::create_dir_all(parent))?;
    }
    let temporary = folder.join(format!(".{}.part", std::process::id()));
    let written = fs::write(&temporary, bytes).and_then(|()| fs::rename(&temporary, &path));
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    at(&path, written)
}

/// Removes the folders of an earlier export that the page does not ask for any more.
fn remove_stale(folder: &Path, kept: &BTreeSet<String>) -> Result<usize, ExportError> {
    let mut removed = 0;
    for entry in at(folder, fs::read_dir(folder))? {
        let entry = at(folder, entry)?;
        let name = entry.file_name();
        let stale = name.to_str().is_some_and(|name| is_hashed(name) && !kept.contains(name));
        if stale && at(&entry.path(), entry.file_type())?.is_dir() {
            at(&entry.path(), fs::remove_dir_all(entry.path()))?;
            removed += 1;
        }
    }
    Ok(removed)
}

fn at<T>(path: &Path, result: io::Result<T>) -> Result<T, ExportError> {
    result.map_err(|error| ExportError::Io { path: path.to_owned(), error })
}
