//! Export of the app as static files, for any host and any subfolder.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::response::is_content_hashed;
use crate::site::{INDEX, SERVICE, Site};

/// An element of the app's page by which an earlier export is recognised.
const MARKER: &str = "<meta name=\"mad-app\"";

/// The result of an export.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Summary {
    /// Number of files written.
    pub files: usize,
    /// Their total size.
    pub bytes: u64,
    /// Number of stale folders of an earlier export that were removed.
    pub removed: usize,
}

/// Why an export failed.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The program has no embedded app.
    #[error("there is no app to export")]
    NoApp,
    /// The folder has files that are not from an earlier export.
    #[error("{} is neither empty nor an earlier export", .0.display())]
    NotEmpty(PathBuf),
    /// A file or folder cannot be read or written.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The cause.
        #[source]
        error: io::Error,
    },
}

impl Site {
    /// Writes the app into a folder as static files that work on any host, in any subfolder. The
    /// folder may be missing, empty, or an earlier export, whose stale content-hashed folders are
    /// removed; other files stay.
    ///
    /// # Errors
    ///
    /// If there is no app, if the folder has other content, or if it cannot be written.
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
        let mut files: Vec<_> = self.into_files().collect();
        files.sort_by_key(|(name, _)| order(name));
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

/// The order of writing: the page comes after the files that it loads, then the service worker, then
/// what only links lead to.
fn order(name: &str) -> u8 {
    match name {
        INDEX => 1,
        SERVICE => 2,
        _ if is_content_hashed(name.split_once('/').map_or("", |(folder, _)| folder)) => 0,
        _ => 3,
    }
}

/// Whether the folder is empty, an earlier export, or an export that was interrupted before its
/// page was written.
fn is_free(folder: &Path) -> Result<bool, ExportError> {
    let page = folder.join(INDEX);
    match fs::read(&page) {
        Ok(page) => Ok(page.windows(MARKER.len()).any(|window| window == MARKER.as_bytes())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let names: io::Result<Vec<_>> = fs::read_dir(folder)
                .and_then(|all| all.map(|entry| Ok(entry?.file_name())).collect());
            // The temporary file of an interrupted export.
            let partial = |name: &str| name.starts_with('.') && name.ends_with(".part");
            let ours = |name: &str| is_content_hashed(name) || name == SERVICE || partial(name);
            Ok(at(folder, names)?.iter().all(|name| name.to_str().is_some_and(ours)))
        }
        Err(error) => at(&page, Err(error)),
    }
}

/// Writes a file atomically: a concurrent reader sees the old content or the new one.
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

/// Removes content-hashed folders that are not part of this export.
fn remove_stale(folder: &Path, kept: &BTreeSet<String>) -> Result<usize, ExportError> {
    let mut removed = 0;
    for entry in at(folder, fs::read_dir(folder))? {
        let entry = at(folder, entry)?;
        let name = entry.file_name();
        let stale =
            name.to_str().is_some_and(|name| is_content_hashed(name) && !kept.contains(name));
        if stale && at(&entry.path(), entry.file_type())?.is_dir() {
            at(&entry.path(), fs::remove_dir_all(entry.path()))?;
            removed += 1;
        }
    }
    Ok(removed)
}

/// Adds the path to an error.
fn at<T>(path: &Path, result: io::Result<T>) -> Result<T, ExportError> {
    result.map_err(|error| ExportError::Io { path: path.to_owned(), error })
}
