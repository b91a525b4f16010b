//! `cargo xtask worker`: the engine as a WebAssembly module.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use mad_engine::eval::network::{board_of, embedded_files};

use crate::process::{remove, replace, root};
use crate::requirements::{self, Requirement};
use crate::wasm::{Delivery, Module};
use crate::{node, tables, wasm};

/// The module in `target/worker` that most browsers use, with SIMD.
pub(crate) const SIMD_MODULE: &str = "mad_worker_bg.wasm";
/// The module in `target/worker` for browsers without SIMD. The JavaScript is the same.
pub(crate) const PLAIN_MODULE: &str = "mad_worker_plain_bg.wasm";

/// A WebAssembly module with a SIMD instruction, as a JavaScript array: it is valid where the module
/// with SIMD is.
pub(crate) const SIMD_PROBE: &str =
    "[0,97,115,109,1,0,0,0,1,5,1,96,0,1,123,3,2,1,0,10,10,1,8,0,65,0,253,15,253,98,11]";

/// The flag of the compiler for the module with SIMD.
pub(crate) const SIMD_FLAG: &str = "-Ctarget-feature=+simd128";

const SIMD: Module<'_> = Module {
    package: "mad-worker",
    profile: "wasm",
    flags: &[SIMD_FLAG],
    delivery: Delivery::Whole,
    target_folder: "target",
};
const PLAIN: Module<'_> = Module { flags: &[], target_folder: "target/plain", ..SIMD };
/// The reader of tables, which few downloads need: it is made small. It is not compiled beside the
/// client, which has the same profile and other flags: each build would compile both anew.
const PROBER: Module<'_> = Module { package: "mad-prober", profile: "web", ..PLAIN };

/// Builds the worker, prints the sizes of its files, and tests it if asked.
pub(crate) fn run(test: bool) -> Result<()> {
    requirements::install(&[Requirement::WasmTarget])?;
    let folder = build()?;
    println!();
    let mut files = fs::read_dir(&folder)?.collect::<Result<Vec<_>, _>>()?;
    files.sort_by_key(fs::DirEntry::file_name);
    for file in files {
        let (name, size) = (file.file_name(), file.metadata()?.len());
        println!("target/worker/{:<26}{size:>9} bytes", name.to_string_lossy());
    }
    if test { node::test(&folder) } else { Ok(()) }
}

/// Builds both modules, their JavaScript and the worker's script into target/worker, with the
/// reader of tables and the networks beside them.
pub(crate) fn build() -> Result<PathBuf> {
    let [simd, plain, prober] =
        ["worker-simd", "worker-plain", "prober"].map(|name| root().join("target").join(name));
    wasm::build(SIMD, &simd)?;
    wasm::build(PLAIN, &plain)?;
    wasm::build(PROBER, &prober)?;
    let folder = root().join("target/worker");
    let new = folder.with_extension("new");
    remove(&new)?;
    fs::create_dir_all(&new)?;
    assemble(&simd, &plain, &prober, &new)?;
    replace(&folder, &new)?;
    Ok(folder)
}

fn assemble(simd: &Path, plain: &Path, prober: &Path, folder: &Path) -> Result<()> {
    const SCRIPT: &str = "mad_worker.js";
    const PROBER_FILES: [&str; 2] = ["mad_prober.js", "mad_prober_bg.wasm"];
    let script = read(&simd.join(SCRIPT))?;
    // Only then can they share it.
    ensure!(script == read(&plain.join(SCRIPT))?, "the JavaScript of the two modules differs");
    let scripts = root().join("crates/worker/js");
    let boot = String::from_utf8(read(&scripts.join("worker.js"))?)?;
    let mut files = vec![
        (SCRIPT, script),
        (SIMD_MODULE, read(&simd.join(SIMD_MODULE))?),
        (PLAIN_MODULE, read(&plain.join(SIMD_MODULE))?),
        ("worker.js", fill(&boot)?.into_bytes()),
        ("tables.js", read(&scripts.join("tables.js"))?),
    ];
    for name in PROBER_FILES {
        files.push((name, read(&prober.join(name))?));
    }
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).with_context(|| name.to_owned())?;
    }
    for (name, bytes) in embedded_files() {
        fs::write(folder.join(name), bytes).with_context(|| (*name).to_owned())?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}

/// Fills in the names of the network files by board, the tables of endings, and the probe.
fn fill(script: &str) -> Result<String> {
    let mut networks = BTreeMap::new();
    for (name, _) in embedded_files() {
        let board = board_of(name).with_context(|| format!("{name} is for no board"))?;
        networks.insert(board.to_string(), *name);
    }
    let networks = serde_json::to_string(&networks)?;
    let tables = serde_json::to_string(&tables::list())?;
    let mut script = script.to_owned();
    for (token, value) in [
        ("%NETWORKS%", networks.as_str()),
        ("%TABLES%", tables.as_str()),
        ("%SIMD_PROBE%", SIMD_PROBE),
    ] {
        ensure!(script.contains(token), "{token} is missing in worker.js");
        script = script.replace(token, value);
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_knows_the_networks_by_board_and_the_tables() {
        let script = fill("[%NETWORKS%, %TABLES%, %SIMD_PROBE%]").unwrap();
        assert!(script.contains(r#"{"board":"5x5","limit":"40","ships":4}"#), "{script}");
        for (name, _) in embedded_files() {
            let board = name.split_once('-').unwrap().0;
            assert!(script.contains(&format!("\"{board}\":\"{name}\"")), "{script}");
        }
        assert!(!script.contains('%'), "{script}");
        fill("const NETWORKS = %NETWORKS%;").unwrap_err();
    }
}
