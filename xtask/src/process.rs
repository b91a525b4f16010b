//! Running other programs, and replacing folders.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Context as _, Result, bail};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the workspace").to_owned()
}

/// A command for the cargo that runs this program, in the folder of the workspace.
pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Runs a program under a title and prints how long it took.
pub(crate) fn step(title: &str, command: &mut Command) -> Result<()> {
    stage(title, || {
        let status =
            command.status().with_context(|| format!("{title}: cannot run {command:?}"))?;
        if !status.success() {
            bail!("{title}: failed ({status})\n  {command:?}");
        }
        Ok(())
    })
}

/// Titles and seconds of the steps so far.
static TIMES: Mutex<Vec<(String, f64)>> = Mutex::new(Vec::new());

/// Calls a function under a title and prints how long it took.
pub(crate) fn stage<T>(title: &str, action: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("\n=== {title}");
    let start = Instant::now();
    let result = action();
    let seconds = start.elapsed().as_secs_f64();
    let outcome = if result.is_ok() { "" } else { " (failed)" };
    println!("=== {title}: {seconds:.1} s{outcome}");
    let mut times = TIMES.lock().unwrap_or_else(PoisonError::into_inner);
    times.push((format!("{title}{outcome}"), seconds));
    result
}

/// Prints the times of all steps.
pub(crate) fn print_times() {
    let times = TIMES.lock().unwrap_or_else(PoisonError::into_inner);
    println!("\n{:<44}{:>9}", "step", "seconds");
    for (title, seconds) in times.iter() {
        println!("{title:<44}{seconds:>9.1}");
    }
    let sum: f64 = times.iter().map(|(_, seconds)| seconds).sum();
    println!("{:<44}{sum:>9.1}", "sum");
}

/// Runs a program and returns its standard output.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot run {command:?}"))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        bail!("{command:?}: failed ({})\n{errors}", output.status);
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Removes a folder if it exists.
pub(crate) fn remove(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(error).with_context(|| folder.display().to_string())
        }
        _ => Ok(()),
    }
}

/// Replaces a folder by another one with renames, so that it is never incomplete.
pub(crate) fn replace(folder: &Path, new: &Path) -> Result<()> {
    let old = folder.with_extension("old");
    remove(&old)?;
    if folder.exists() {
        fs::rename(folder, &old).with_context(|| folder.display().to_string())?;
    }
    fs::rename(new, folder).with_context(|| folder.display().to_string())?;
    remove(&old)
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
