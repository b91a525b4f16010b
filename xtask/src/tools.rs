//! Tools that only tests need, fetched once into `target/tools`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use sha2::{Digest as _, Sha256};

use crate::process::{cargo, output, remove, root, stage, step};

/// What looks at the pages as those do who hear them.
const AXE: &str = "axe-core@4.14.0";
/// The hash of its script.
const AXE_HASH: &str = "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878";

/// What moves Firefox.
const GECKODRIVER: &str = "0.37.1";

fn folder() -> PathBuf {
    root().join("target/tools")
}

/// Fetches axe-core, unless it is there, and sees that it is the one we mean.
pub(crate) fn axe() -> Result<()> {
    let script = folder().join("axe.min.js");
    if fs::read(&script).is_ok_and(|bytes| hash(&bytes) == AXE_HASH) {
        return Ok(());
    }
    stage(AXE, || {
        let whole = folder().join("axe");
        remove(&whole)?;
        fs::create_dir_all(&whole)?;
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-save", "--no-package-lock", "--ignore-scripts"]);
        npm.args(["--no-audit", "--no-fund", "--loglevel=error", AXE, "--prefix"]).arg(&whole);
        let status = npm.status();
        ensure!(
            status.is_ok_and(|status| status.success()),
            "{AXE} is needed to test the web app, and npm, which comes with Node, cannot fetch it:\n  {npm:?}"
        );
        let bytes = fs::read(whole.join("node_modules/axe-core/axe.min.js"))?;
        let found = hash(&bytes);
        ensure!(found == AXE_HASH, "{AXE} is not the one we know: its script has the hash {found}");
        fs::write(&script, bytes).with_context(|| script.display().to_string())?;
        remove(&whole)
    })
}

/// Builds the driver of Firefox, unless it is there.
pub(crate) fn geckodriver() -> Result<()> {
    let built = output(Command::new(folder().join("bin/geckodriver")).arg("--version"));
    if built.is_ok_and(|text| text.split_whitespace().nth(1) == Some(GECKODRIVER)) {
        return Ok(());
    }
    let mut install = cargo(["install", "--quiet", "--locked", "--debug", "--force"]);
    install.args(["geckodriver", "--version", GECKODRIVER, "--root"]).arg(folder());
    step("geckodriver", &mut install)
}

/// The SHA-256 hash in hexadecimal digits.
fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
