//! `cargo xtask browser` and `cargo xtask screenshots`: the web app in real browsers.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::process::{cargo, output, step};
use crate::{tools, wasm, web};

/// Debian's packages, and a font for those who have none.
const PACKAGES: [&str; 4] = ["chromium", "chromium-driver", "firefox-esr", "fonts-dejavu-core"];
/// Names of browsers that the drivers find.
const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
const FIREFOX: &str = "firefox";

/// Builds the app and uses it as people do.
pub(crate) fn run(filters: &[String]) -> Result<()> {
    wasm::install_target()?;
    web::build()?;
    test(filters)
}

/// Uses the app that was built last as people do.
pub(crate) fn test(filters: &[String]) -> Result<()> {
    install()?;
    tools::axe()?;
    tools::geckodriver()?;
    step("browser", program().arg("test").args(filters))
}

/// Builds the app and measures it.
pub(crate) fn measure() -> Result<()> {
    wasm::install_target()?;
    web::build()?;
    install()?;
    step("measure", program().arg("measure"))
}

/// Builds the app and takes pictures of its screens.
pub(crate) fn screenshots() -> Result<()> {
    wasm::install_target()?;
    web::build()?;
    install()?;
    step("screenshots", program().args(["screenshots", "docs/screens"]))
}

/// The program that drives the browsers, with the app from the disk: it is not compiled again when
/// the app changes.
fn program() -> Command {
    let mut command = cargo(["run", "--quiet", "--package", "mad-e2e", "--", "--site"]);
    command.arg(web::site_folder());
    command
}

fn runs(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Installs the browsers where we can, and says what to install where we cannot.
fn install() -> Result<()> {
    if runs("chromedriver") && CHROMIUM.into_iter().any(runs) && runs(FIREFOX) {
        return Ok(());
    }
    let root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !root || !runs("apt-get") {
        bail!(
            "Chromium, its driver and Firefox are needed to test the web app. On Debian and its \
             kin:\n  sudo apt-get install {}\nElsewhere: Chrome or Chromium, the chromedriver of \
             the same version, and Firefox, all of them where programs are looked for.",
            PACKAGES.join(" ")
        );
    }
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    step("package lists", &mut apt(&["update", "--quiet"]))?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    step("install browsers", apt(&install).args(PACKAGES))
}
