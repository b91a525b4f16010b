//! Errors of tables in the user's language.

use std::path::Path;

use mad_i18n::Texts;
use mad_tables::{BuildError, Damage, OpenError, Part, ProbeError, ReadError, TableError};

use crate::failure::Failure;
use crate::files;

/// What is wrong with a table.
pub(super) fn table_error(error: &TableError, texts: &Texts) -> String {
    match error {
        TableError::Read(ReadError::Io(error)) => texts.io(error),
        TableError::Read(ReadError::End(offset)) => texts.table_ends(*offset),
        // Files are there as a whole.
        TableError::Read(error @ ReadError::Missing(_)) => error.to_string(),
        TableError::Damage(damage) => match *damage {
            Damage::Magic => texts.table_not_one(),
            Damage::Version { found, expected } => texts.table_version(found, expected),
            Damage::Length { found, expected } => texts.table_length(found, expected),
            Damage::Checksum { part } | Damage::Invalid { part } => match part {
                Part::Page(page) | Part::Block { page, .. } => texts.table_page_damaged(page),
                Part::File => texts.table_file_damaged(),
                Part::Header | Part::Head | Part::Dictionary | Part::Codes | Part::Pages => {
                    texts.table_head_damaged()
                }
            },
        },
        TableError::Other(key) => texts.table_other(key.to_string()),
    }
}

fn refused(file: &Path, reason: String, texts: &Texts) -> Failure {
    Failure::Refused(texts.error_table(files::name(file, texts), reason))
}

pub(super) fn open_error(error: OpenError, texts: &Texts) -> Failure {
    match error {
        OpenError::Folder { folder, error } => files::unreadable(&folder, &error, texts),
        OpenError::File { file, error } => refused(&file, table_error(&error, texts), texts),
        OpenError::Twice { file, .. } => refused(&file, texts.table_twice(), texts),
    }
}

pub(super) fn probe_error(folder: &Path, error: &ProbeError, texts: &Texts) -> Failure {
    let reason = table_error(&error.error, texts);
    refused(&folder.join(error.key.file_name()), reason, texts)
}

pub(super) fn build_error(error: BuildError, texts: &Texts) -> Failure {
    match error {
        BuildError::Io { path, error } => files::unwritable(&path, &error, texts),
        BuildError::Table { path, error } => refused(&path, table_error(&error, texts), texts),
        BuildError::Locked { path } => refused(&path, texts.table_locked(), texts),
        BuildError::Differs { path, entry, .. } => {
            refused(&path, texts.table_differs(entry), texts)
        }
        BuildError::TooManyTurns(_) => Failure::Refused(texts.error_tables_turns()),
        BuildError::Threads(error) => {
            Failure::Refused(texts.error_tables_threads(error.to_string()))
        }
    }
}
