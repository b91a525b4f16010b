//! Reading and writing files; `-` is standard input.

use std::fs::{self, File, Permissions};
use std::io::{self, Read, Write as _};
use std::path::Path;

use mad_i18n::{Texts, visible_path};

use crate::failure::Failure;

/// Opens a file for reading; `-` is standard input.
pub(crate) fn open(path: &Path, texts: &Texts) -> Result<Box<dyn Read>, Failure> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    match File::open(path) {
        Ok(file) => Ok(Box::new(file)),
        Err(error) => Err(unreadable(path, &error, texts)),
    }
}

pub(crate) fn unreadable(path: &Path, error: &io::Error, texts: &Texts) -> Failure {
    Failure::Malformed(texts.error_read(name(path, texts), texts.io(error)))
}

pub(crate) fn unwritable(path: &Path, error: &io::Error, texts: &Texts) -> Failure {
    Failure::Malformed(texts.error_write(name(path, texts), texts.io(error)))
}

/// The name of a file in messages.
pub(crate) fn name(path: &Path, texts: &Texts) -> String {
    if path.as_os_str() == "-" { texts.standard_input() } else { visible_path(path) }
}

/// Checks that a file can be written, before the work whose result it is for.
pub(crate) fn check_writable(path: &Path, texts: &Texts) -> Result<(), Failure> {
    let fail = |error| unwritable(path, &error, texts);
    if path.is_dir() {
        return Err(fail(io::ErrorKind::IsADirectory.into()));
    }
    tempfile::Builder::new().tempfile_in(folder_of(path)).map(|_| ()).map_err(fail)
}

/// The folder of a file.
fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Replaces the content of a file atomically: after a crash it has the old or the new content.
/// Symbolic links are followed, and an existing file keeps its permissions.
pub(crate) fn write_atomically(
    path: &Path,
    content: impl AsRef<[u8]>,
    texts: &Texts,
) -> Result<(), Failure> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    replace(&target, content.as_ref()).map_err(|error| unwritable(path, &error, texts))
}

fn replace(target: &Path, content: &[u8]) -> io::Result<()> {
    let mut builder = tempfile::Builder::new();
    let permissions = fs::metadata(target).ok().map(|old| old.permissions());
    if let Some(permissions) = permissions.clone().or_else(default_permissions) {
        builder.permissions(permissions);
    }
    let mut temporary = builder.tempfile_in(folder_of(target))?;
    temporary.write_all(content)?;
    // Set again: creating the file has applied the umask.
    if let Some(permissions) = permissions {
        temporary.as_file().set_permissions(permissions)?;
    }
    temporary.persist(target)?;
    Ok(())
}

/// The permissions of a new file, before the umask; temporary files are private otherwise.
#[cfg(unix)]
fn default_permissions() -> Option<Permissions> {
    Some(std::os::unix::fs::PermissionsExt::from_mode(0o666))
}

#[cfg(not(unix))]
fn default_permissions() -> Option<Permissions> {
    None
}
