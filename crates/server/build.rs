//! Looks again at the web app when it has been built anew.

use std::path::Path;
use std::{env, fs};

fn main() {
    let home = env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is");
    let site = Path::new(&home).join("../../target/site");
    // A folder that is missing would count as changed each time. If it cannot be made, that is
    // all that happens.
    let _ = fs::create_dir_all(&site);
    println!("cargo::rerun-if-changed={}", site.display());
}
