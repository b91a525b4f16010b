//! The tables of endings that come with the web app.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use mad_engine::ugi::Session;
use mad_rules::{Board, Options};
use mad_tables::{BuildError, Plan};
use serde_json::{Value, json};

use crate::process::{remove, root};

/// The boards with tables.
const BOARDS: [Board; 2] = [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE];
/// The most ships, both corvettes included.
const SHIPS: usize = 4;

fn plans() -> impl Iterator<Item = Plan> {
    let limit = Some(Options::STANDARD_TIE_BREAK);
    BOARDS.into_iter().map(move |board| Plan { board, limit, ships: SHIPS, workers: None })
}

/// What `worker.js` knows about the tables.
pub(crate) fn list() -> Vec<Value> {
    let entry = |plan: Plan| {
        let limit = plan.limit.map_or_else(|| "off".to_owned(), |limit| limit.to_string());
        json!({ "board": plan.board.to_string(), "limit": limit, "ships": plan.ships })
    };
    plans().map(entry).collect()
}

/// Tells a session of the engine which tables there are.
pub(crate) fn expect_in(session: &mut Session) {
    for plan in plans() {
        session.expect_endings(plan.board, plan.limit, plan.ships);
    }
}

/// Where the files are kept: solving takes seconds.
pub(crate) fn folder() -> PathBuf {
    root().join("target/tables")
}

/// The names and contents of the files.
pub(crate) fn build() -> Result<Vec<(String, Vec<u8>)>> {
    build_in(&folder(), plans())
}

fn build_in(folder: &Path, plans: impl Iterator<Item = Plan>) -> Result<Vec<(String, Vec<u8>)>> {
    let mut files = Vec::new();
    for plan in plans {
        if let Err(error) = plan.build(folder, &mut |_| {}) {
            // Files of another version of the format, or damaged ones, are built anew.
            if !matches!(error, BuildError::Table { .. }) {
                return Err(error.into());
            }
            remove(folder)?;
            plan.build(folder, &mut |_| {})?;
        }
        for key in plan.keys() {
            let name = key.file_name();
            let bytes = fs::read(folder.join(&name)).with_context(|| name.clone())?;
            files.push((name, bytes));
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_kept_and_damaged_ones_are_built_anew() {
        let folder = std::env::temp_dir().join(format!("mad-tables-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let build = || build_in(&folder, plans().map(|plan| Plan { ships: 3, ..plan })).unwrap();
        let files = build();
        assert_eq!(files.len(), 6);
        let path = folder.join("6x4-40-2v1.madtable");
        let written = || fs::metadata(&path).unwrap().modified().unwrap();
        let first = written();
        assert_eq!(build(), files);
        assert_eq!(written(), first, "kept");
        fs::write(&path, "damaged").unwrap();
        assert_eq!(build(), files);
        fs::remove_dir_all(folder).unwrap();
    }
}
