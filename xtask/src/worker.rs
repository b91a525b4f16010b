//! `cargo xtask worker`: the engine as a WebAssembly module.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result};

use crate::process::root;
use crate::requirements::{self, Requirement};
use crate::{node, wasm};

/// Builds the module, prints the sizes of its files, and tests it if asked.
pub(crate) fn run(test: bool) -> Result<()> {
    requirements::install(&[Requirement::WasmTarget])?;
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

/// Builds the module, its JavaScript and the worker's script into target/worker.
pub(crate) fn build() -> Result<PathBuf> {
    let folder = root().join("target/worker");
    wasm::build("mad-worker", "wasm", &[], wasm::Delivery::Whole, &folder)?;
    let boot = root().join("crates/worker/js/worker.js");
    fs::copy(&boot, folder.join("worker.js")).context("crates/worker/js/worker.js")?;
    Ok(folder)
}
