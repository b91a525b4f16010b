//! Generates the list of embedded files from the folder in the environment variable `MAD_SITE`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The environment variable with the absolute path of the built web app.
const VARIABLE: &str = "MAD_SITE";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    let code = match env::var_os(VARIABLE).filter(|value| !value.is_empty()) {
        Some(folder) => match embed(Path::new(&folder)) {
            Ok(code) => code,
            Err(error) => {
                println!("cargo::error={VARIABLE}={}: {error}", folder.display());
                return;
            }
        },
        None => {
            if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
                println!(
                    "cargo::warning=`mad serve` and `mad export-site` will have no web app: \
                     {VARIABLE} is not set. `cargo xtask web` builds the app; then set \
                     {VARIABLE} to the absolute path of target/site, or use `cargo xtask serve`."
                );
            }
            "&[]".to_owned()
        }
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::write(out.join("embedded.rs"), code).expect("OUT_DIR is writable");
}

/// An expression for the names and contents of all files in a folder.
fn embed(folder: &Path) -> Result<String, String> {
    if !folder.is_absolute() {
        return Err("expected an absolute path".to_owned());
    }
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut names = Vec::new();
    collect(folder, "", &mut names).map_err(|error| error.to_string())?;
    names.sort_unstable();
    if !names.iter().any(|name| name == "index.html") {
        return Err("index.html is missing; `cargo xtask web` builds the app".to_owned());
    }
    let mut code = "&[\n".to_owned();
    for name in &names {
        let path = folder.join(name);
        let path = path.to_str().ok_or("the path is not UTF-8")?;
        writeln!(code, "    ({name:?}, include_bytes!({path:?})),").expect("writing to a string");
    }
    code.push(']');
    Ok(code)
}

/// Collects the names of all files, relative to the folder and with `/` between folders.
fn collect(folder: &Path, prefix: &str, names: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_str().ok_or_else(|| {
            io::Error::new(io::ErrorKind::InvalidData, format!("{name:?} is not UTF-8"))
        })?;
        let name = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), names)?;
        } else {
            names.push(name);
        }
    }
    Ok(())
}
