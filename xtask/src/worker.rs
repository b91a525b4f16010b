//! `cargo xtask worker`: the engine as a WebAssembly module.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result};

use crate::process::root;
use crate::{node, wasm};

/// Builds the module and says how large it is; if wanted, tests it.
pub(crate) fn run(test: bool) -> Result<()> {
    wasm::install_target()?;
    let folder = build()?;
    println!();
    let mut files = fs::read_dir(&folder)?.collect::<Result<Vec<_>, _>>()?;
    files.sort_by_key(fs::DirEntry::file_name);
    for file in files {
        let (name, size) = (file.file_name(), file.metadata()?.len());
        println!("target/worker/{:<20}{size:>9} bytes", name.to_string_lossy());
    }
    if test { node::test(&folder) } else { Ok(()) }
}

/// Builds the module, its JavaScript and the worker's boot file into a folder of their own.
pub(crate) fn build() -> Result<PathBuf> {
    let folder = root().join("target/worker");
    wasm::build("mad-worker", "wasm", &folder)?;
    let boot = root().join("crates/worker/js/worker.js");
    fs::copy(&boot, folder.join("worker.js")).context("crates/worker/js/worker.js")?;
    Ok(folder)
}
