//! Runs `mad-e2e`: tests, benchmarks and screenshots of the web app in real browsers.

use std::process::Command;

use anyhow::Result;

use crate::process::{cargo, root, step};
use crate::requirements::{self, Requirement};
use crate::test::TESTED;
use crate::web;

/// Runs the browser tests whose names contain the filter, on the app that was built last.
pub(crate) fn test(filters: &[String]) -> Result<()> {
    // The selection of packages and features is that of the unit tests, so that nothing is compiled
    // twice.
    let mut program = cargo(["build"]);
    program.args(TESTED).args(["--bin", "mad"]).env(web::SITE_VARIABLE, web::site_folder());
    step("mad, which plays against browsers", &mut program)?;
    let tests = || {
        let mut run = cargo(["test"]);
        run.args(TESTED).args(["--test", "browser"]);
        run.env(web::SITE_VARIABLE, web::site_folder());
        run.env("MAD_PROGRAM", root().join("target/debug/mad"));
        run
    };
    if filters.is_empty() {
        return step("browser", &mut tests());
    }
    for filter in filters {
        step(&format!("browser {filter}"), tests().args(["--", filter]))?;
    }
    Ok(())
}

/// Builds the app and measures bytes, times and memory.
pub(crate) fn bench() -> Result<()> {
    requirements::install(&[Requirement::WasmTarget, Requirement::Browsers])?;
    web::build()?;
    step("bench", program().arg("bench"))
}

/// Builds the app and takes screenshots of all screens: for the docs, or in every window.
pub(crate) fn screenshots(every_window: bool) -> Result<()> {
    requirements::install(&[Requirement::WasmTarget, Requirement::Browsers])?;
    web::build()?;
    let options: &[_] =
        if every_window { &["target/screens", "--every-window"] } else { &["docs/screens"] };
    step("screenshots", program().arg("screenshots").args(options))
}

/// The program of `mad-e2e`, which reads the app from the disk.
fn program() -> Command {
    cargo(["run", "--quiet", "--package", "mad-e2e", "--"])
}
