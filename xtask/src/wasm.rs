//! Compiling for WebAssembly.

use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{env, fs, io};

use anyhow::{Context as _, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::process::{cargo, remove, replace, root, stage, step};

/// The target that is compiled for.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles the library of a package, and writes the module with its wasm-bindgen JavaScript into a
/// folder, unless they are up to date.
pub(crate) fn build(package: &str, profile: &str, folder: &Path) -> Result<()> {
    let mut compile = cargo(["build", "--package", package, "--lib", "--target", TARGET]);
    compile.args(["--profile", profile, "--target-dir", "target"]);
    compile.env("CARGO_ENCODED_RUSTFLAGS", remap_cargo_home()?);
    step(&format!("compile {package} for WebAssembly"), &mut compile)?;
    let name = package.replace('-', "_");
    let compiled = root().join("target").join(TARGET).join(profile).join(format!("{name}.wasm"));
    if is_current(folder, &name, &compiled).unwrap_or(false) {
        return Ok(());
    }
    stage(&format!("JavaScript of {package}"), || {
        let new = folder.with_extension("new");
        remove(&new)?;
        bind(&compiled, &new).context("cannot make the JavaScript of the module")?;
        let module = fs::File::options().append(true).open(new.join(format!("{name}_bg.wasm")))?;
        module.set_modified(modified(&compiled)?)?;
        replace(folder, &new)
    })
}

/// Whether the files in the folder were made from this module by this program. The module there has
/// the modification time of the one that it was made from.
fn is_current(folder: &Path, name: &str, compiled: &Path) -> io::Result<bool> {
    let same = modified(&folder.join(format!("{name}_bg.wasm")))? == modified(compiled)?;
    Ok(same && modified(&folder.join(format!("{name}.js")))? > modified(&env::current_exe()?)?)
}

fn modified(path: &Path) -> io::Result<SystemTime> {
    fs::metadata(path)?.modified()
}

/// A compiler flag that replaces the path of the cargo home in the module: panic messages have
/// source paths.
fn remap_cargo_home() -> Result<String> {
    let given = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = given.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let home = home.context("neither CARGO_HOME nor a home folder is set")?;
    Ok(format!("--remap-path-prefix={}=cargo", home.display()))
}

/// Runs wasm-bindgen for the target `web`.
fn bind(compiled: &Path, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(compiled).web(true)?.typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder)
}
