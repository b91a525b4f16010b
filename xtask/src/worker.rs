//! `cargo xtask worker`: the engine as a WebAssembly module.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::node;
use crate::process::{cargo, output, root, step};

/// The target that is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "wasm";

/// Builds the module and says how large it is; if wanted, tests it.
pub(crate) fn run(test: bool) -> Result<()> {
    install_target()?;
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
    let mut compile = cargo(["build", "--package", "mad-worker", "--lib", "--target", WASM]);
    compile.args(["--profile", PROFILE, "--target-dir", "target"]);
    compile.env("CARGO_ENCODED_RUSTFLAGS", anonymous()?);
    step("compile for WebAssembly", &mut compile)?;
    let compiled = root().join("target").join(WASM).join(PROFILE).join("mad_worker.wasm");
    let folder = root().join("target/worker");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    bind(&compiled, &folder).context("cannot make the JavaScript of the module")?;
    let boot = root().join("crates/worker/js/worker.js");
    fs::copy(&boot, folder.join("worker.js")).context("crates/worker/js/worker.js")?;
    Ok(folder)
}

/// A flag that keeps the home of whoever compiles out of the module, where panics name places in
/// the source.
fn anonymous() -> Result<String> {
    let given = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = given.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let home = home.context("neither CARGO_HOME nor a home folder is set")?;
    Ok(format!("--remap-path-prefix={}=cargo", home.display()))
}

/// Writes the module as browsers want it, and the JavaScript that calls it.
fn bind(compiled: &Path, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(compiled).web(true)?.typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder)
}

/// WebAssembly is the one thing that the pinned toolchain does not bring along.
pub(crate) fn install_target() -> Result<()> {
    let rustup = |args: &[&str]| {
        let mut command = Command::new("rustup");
        command.args(args).current_dir(root());
        command
    };
    let installed = output(&mut rustup(&["target", "list", "--installed"]))
        .context("rustup is needed to compile for WebAssembly")?;
    if installed.lines().any(|target| target == WASM) {
        return Ok(());
    }
    step("install the WebAssembly target", &mut rustup(&["target", "add", WASM]))
}
