//! `cargo xtask load` and `cargo xtask faults`: load and fault tests of the game server (`mad-load`).

use std::process::Command;

use anyhow::{Result, ensure};

use crate::process::{cargo, root, step};
use crate::requirements::{self, Requirement};
use crate::test::TESTED;

/// Builds server and generator with optimisation, and runs the load test.
pub(crate) fn load(options: &[String]) -> Result<()> {
    if options.iter().any(|option| option == "postgres") {
        requirements::install(&[Requirement::Postgres])?;
    }
    let mut build = cargo(["build", "--release", "--package", "mad", "--package", "mad-load"]);
    step("build mad and mad-load", &mut build)?;
    let mut run = Command::new(root().join("target/release/mad-load"));
    step("load", run.current_dir(root()).arg("load").args(options))
}

/// Builds server and clients, and runs the fault test on both databases.
pub(crate) fn faults(minutes: u64, seed: u64, broken: bool) -> Result<()> {
    requirements::install(&[Requirement::Postgres])?;
    let mut build = cargo(["build", "--package", "mad", "--package", "mad-load"]);
    step("build mad and mad-load", &mut build)?;
    for database in ["sqlite", "postgres"] {
        let mut run = Command::new(root().join("target/debug/mad-load"));
        run.args(["faults", "--database", database, "--seed", &seed.to_string()]);
        run.args(["--seconds", &(60 * minutes).to_string()]);
        if broken {
            let result = step(&format!("planted fault on {database}"), run.arg("--broken"));
            ensure!(result.is_err(), "the planted fault was not noticed");
            println!("The planted fault was noticed.");
        } else {
            run.arg("--program").arg(root().join("target/debug/mad"));
            step(&format!("faults on {database}"), &mut run)?;
        }
    }
    Ok(())
}

/// The short fault tests.
pub(crate) fn short_faults() -> Result<()> {
    // The selection of packages and features is that of the unit tests, so that nothing is compiled twice.
    step("faults", cargo(["test"]).args(TESTED).args(["--test", "faults"]))
}
