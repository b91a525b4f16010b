//! Splitting a WebAssembly module into parts that are downloaded when they are needed.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow};
use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

/// Keeps the relocation entries in the module, from which the splitter sees what uses what.
pub(crate) const COMPILER_FLAG: &str = "-Clink-args=--emit-relocs";

/// The script that loads the parts. The main module imports it.
const LOADER: &str = "./split.js";

/// Splits a compiled module. Writes the parts and the script that loads them into the folder, and
/// returns the path of the main module, which is still to be processed by wasm-bindgen.
pub(crate) fn split(compiled: &Path, folder: &Path) -> Result<PathBuf> {
    let input = fs::read(compiled)?;
    let main = compiled.with_extension("main.wasm");
    let script = format!("./{}.js", compiled.file_stem().unwrap_or_default().display());
    let mut options = Options::new(&input);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = LOADER;
    options.main_module = &script;
    let parts = transform(options).map_err(|error| anyhow!("{error:?}"))?.split_modules;
    for part in parts {
        shrink(&part).with_context(|| part.display().to_string())?;
    }
    Ok(main)
}

/// Encodes a part again, as wasm-bindgen does with the main module: without names, which are half of
/// it, and without the padding of relocatable numbers.
fn shrink(part: &Path) -> Result<()> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse_file(part)?;
    module.customs.remove_raw("target_features");
    module.emit_wasm_file(part)
}
