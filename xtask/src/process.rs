//! Running other programs, and replacing folders.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the workspace").to_owned()
}

/// Our own cargo, in the folder of the workspace.
pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Runs a program under a title and says how long it took.
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

/// Does something under a title and says how long it took.
pub(crate) fn stage<T>(title: &str, action: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("\n=== {title}");
    let start = Instant::now();
    let result = action()?;
    println!("=== {title}: {:.1} s", start.elapsed().as_secs_f64());
    Ok(result)
}

/// What a program prints on standard output.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot run {command:?}"))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        bail!("{command:?}: failed ({})\n{errors}", output.status);
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Removes a folder, if it is there.
pub(crate) fn remove(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(error).with_context(|| folder.display().to_string())
        }
        _ => Ok(()),
    }
}

/// Puts a new folder in the place of another, which so is never half there.
pub(crate) fn replace(folder: &Path, new: &Path) -> Result<()> {
    let old = folder.with_extension("old");
    remove(&old)?;
    if folder.exists() {
        fs::rename(folder, &old).with_context(|| folder.display().to_string())?;
    }
    fs::rename(new, folder).with_context(|| folder.display().to_string())?;
    remove(&old)
}
