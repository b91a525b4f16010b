//! Compiling for WebAssembly.

use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{env, fs, io};

use anyhow::{Context as _, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::process::{cargo, remove, replace, root, stage, step};
use crate::{function_order, import_names, split};

/// The target that is compiled for.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Whether a module is downloaded at once or in parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Delivery {
    Whole,
    /// The functions marked by `wasm_split` are in modules of their own, with all that only they use.
    Split,
}

/// How the library of a package is compiled into a module.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Module<'a> {
    pub(crate) package: &'a str,
    pub(crate) profile: &'a str,
    /// Flags of the compiler.
    pub(crate) flags: &'a [&'a str],
    pub(crate) delivery: Delivery,
    /// Where it is compiled. Builds of a package that differ in flags only need folders of their
    /// own: their modules have the same name.
    pub(crate) target_folder: &'a str,
}

/// Compiles a module and writes it with its wasm-bindgen JavaScript into a folder, unless they are
/// up to date.
pub(crate) fn build(module: Module<'_>, folder: &Path) -> Result<()> {
    let Module { package, profile, flags, delivery, target_folder } = module;
    let mut compile = cargo(["build", "--package", package, "--lib", "--target", TARGET]);
    compile.args(["--profile", profile, "--target-dir", target_folder]);
    let remap = remap_cargo_home()?;
    let mut flags = [&[remap.as_str()], flags].concat();
    if delivery == Delivery::Split {
        flags.push(split::COMPILER_FLAG);
    }
    compile.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    step(&format!("compile {package} for WebAssembly"), &mut compile)?;
    let name = package.replace('-', "_");
    let compiled = root().join(target_folder).join(TARGET).join(profile);
    let compiled = compiled.join(format!("{name}.wasm"));
    if is_current(folder, &name, &compiled).unwrap_or(false) {
        return Ok(());
    }
    stage(&format!("JavaScript of {package}"), || {
        let new = folder.with_extension("new");
        remove(&new)?;
        let main = match delivery {
            Delivery::Whole => compiled.clone(),
            Delivery::Split => split::split(&compiled, &new).context("cannot split the module")?,
        };
        bind(&main, &name, delivery, &new).context("cannot make the JavaScript of the module")?;
        shorten_imports(&name, &new)?;
        order_functions(&new)?;
        let module = fs::File::options().append(true).open(new.join(format!("{name}_bg.wasm")))?;
        module.set_modified(modified(&compiled)?)?;
        replace(folder, &new)
    })
}

/// Shortens the names that the main module in a folder imports from its JavaScript.
fn shorten_imports(name: &str, folder: &Path) -> Result<()> {
    let (module, script) =
        (folder.join(format!("{name}_bg.wasm")), folder.join(format!("{name}.js")));
    let (bytes, text) = import_names::shorten(&fs::read(&module)?, &fs::read_to_string(&script)?)?;
    fs::write(module, bytes)?;
    Ok(fs::write(script, text)?)
}

/// Orders the functions of all modules in a folder.
fn order_functions(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "wasm") {
            let ordered = function_order::reorder(&fs::read(&path)?);
            fs::write(&path, ordered.with_context(|| path.display().to_string())?)?;
        }
    }
    Ok(())
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
fn bind(module: &Path, name: &str, delivery: Delivery, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(name).web(true)?.typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true);
    // The parts of a module share the function table of the main one.
    bindgen.keep_lld_exports(delivery == Delivery::Split);
    bindgen.generate(folder)
}
