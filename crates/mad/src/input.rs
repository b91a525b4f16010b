//! Files and standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use mad_texts::Texts;

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
    Failure::Malformed(texts.error_read(name(path, texts), error.to_string()))
}

/// What to call a file in messages.
pub(crate) fn name(path: &Path, texts: &Texts) -> String {
    if path.as_os_str() == "-" { texts.standard_input() } else { path.display().to_string() }
}

/// Writes a file whole or not at all, so that a crash never leaves half a game.
pub(crate) fn write_file(path: &Path, content: &str, texts: &Texts) -> Result<(), Failure> {
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(".part");
    let written =
        std::fs::write(&temporary, content).and_then(|()| std::fs::rename(&temporary, path));
    written.map_err(|error| {
        let _ = std::fs::remove_file(&temporary);
        Failure::Malformed(texts.error_write(path.display().to_string(), error.to_string()))
    })
}
