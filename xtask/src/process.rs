//! Running other programs.

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

/// Runs a step under its title and says how long it took.
pub(crate) fn step(title: &str, command: &mut Command) -> Result<()> {
    println!("\n=== {title}");
    let start = Instant::now();
    let status = command.status().with_context(|| format!("{title}: cannot run {command:?}"))?;
    if !status.success() {
        bail!("{title}: failed ({status})\n  {command:?}");
    }
    println!("=== {title}: {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
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
