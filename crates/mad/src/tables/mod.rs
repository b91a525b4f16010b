//! `mad tables`: tables of endings.

mod build;
mod check;
mod info;
mod probe;
mod words;

use std::io::IsTerminal as _;
use std::path::Path;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use mad_i18n::Texts;
use mad_tables::{TableError, TableKey, Tables};

pub(crate) use probe::{value, value_lines};

use crate::arguments::TablesCommand;
use crate::failure::Failure;
use crate::files;

pub(crate) fn run(command: &TablesCommand, texts: &Texts) -> Result<(), Failure> {
    match command {
        TablesCommand::Build(args) => build::run(args, texts),
        TablesCommand::Check(args) => check::run(args, texts),
        TablesCommand::Info(args) => info::run(args, texts),
        TablesCommand::Probe(args) => probe::run(args, texts),
    }
}

/// Opens the tables of a folder, of which there must be some.
pub(crate) fn open(folder: &Path, texts: &Texts) -> Result<Tables, Failure> {
    let tables = Tables::open(folder).map_err(|error| words::open_error(error, texts))?;
    if tables.iter().next().is_none() {
        return Err(Failure::Refused(texts.error_tables_empty(files::name(folder, texts))));
    }
    Ok(tables)
}

/// What is wrong with a table of a folder.
pub(crate) fn unreadable_table(
    folder: &Path,
    key: TableKey,
    error: &TableError,
    texts: &Texts,
) -> Failure {
    let reason = words::table_error(error, texts);
    Failure::Refused(texts.error_table(file_name(folder, key, texts), reason))
}

/// The name of a table's file in a folder, for messages.
fn file_name(folder: &Path, key: TableKey, texts: &Texts) -> String {
    files::name(&folder.join(key.file_name()), texts)
}

/// A bar on standard error, if that is a terminal.
fn progress_bar(is_hidden: bool, template: &str) -> ProgressBar {
    let is_shown = !is_hidden && std::io::stderr().is_terminal();
    let target = if is_shown { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(0), target);
    let style = ProgressStyle::with_template(template);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
