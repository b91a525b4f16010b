//! Files and standard input.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use mad_i18n::{Texts, visible};

use crate::failure::Failure;

/// Opens a file to read; `-` is standard input.
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

/// What to call a file in messages.
pub(crate) fn name(path: &Path, texts: &Texts) -> String {
    match path.as_os_str() == "-" {
        true => texts.standard_input(),
        false => visible(&path.display().to_string()),
    }
}

/// Writes a file whole or not at all, so that a crash never leaves half a game. A link is
/// followed, and a file that is there keeps its permissions.
pub(crate) fn write_file(path: &Path, content: &str, texts: &Texts) -> Result<(), Failure> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut temporary = target.as_os_str().to_owned();
    temporary.push(format!(".{}.part", std::process::id()));
    let write = || {
        fs::write(&temporary, content)?;
        if let Ok(old) = fs::metadata(&target) {
            fs::set_permissions(&temporary, old.permissions())?;
        }
        fs::rename(&temporary, &target)
    };
    write().map_err(|error| {
        let _ = fs::remove_file(&temporary);
        Failure::Malformed(texts.error_write(name(path, texts), texts.io(&error)))
    })
}
