//! Compiling for WebAssembly.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use std::{env, fs, io};

use anyhow::{Context as _, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::process::{cargo, output, remove, replace, root, stage, step};

/// The target that is compiled for.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles the library of a package, and writes the module and its JavaScript as browsers want
/// them into a folder. What has not changed is left as it is.
pub(crate) fn build(package: &str, profile: &str, folder: &Path) -> Result<()> {
    let mut compile = cargo(["build", "--package", package, "--lib", "--target", TARGET]);
    compile.args(["--profile", profile, "--target-dir", "target"]);
    compile.env("CARGO_ENCODED_RUSTFLAGS", anonymous()?);
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
        module.set_modified(time(&compiled)?)?;
        replace(folder, &new)
    })
}

/// Whether what is in the folder was made of this very module, by this very program. The module
/// there has the time of the one that it was made of.
fn is_current(folder: &Path, name: &str, compiled: &Path) -> io::Result<bool> {
    let same = time(&folder.join(format!("{name}_bg.wasm")))? == time(compiled)?;
    Ok(same && time(&folder.join(format!("{name}.js")))? > time(&env::current_exe()?)?)
}

fn time(path: &Path) -> io::Result<SystemTime> {
    fs::metadata(path)?.modified()
}

/// A flag that keeps the home of whoever compiles out of the module, where panics name places in
/// the source.
fn anonymous() -> Result<String> {
    let given = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = given.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let home = home.context("neither CARGO_HOME nor a home folder is set")?;
    Ok(format!("--remap-path-prefix={}=cargo", home.display()))
}

/// Generates the JavaScript of the compiled module, and the module for browsers.
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
    if installed.lines().any(|target| target == TARGET) {
        return Ok(());
    }
    step("install the WebAssembly target", &mut rustup(&["target", "add", TARGET]))
}
