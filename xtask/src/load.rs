//! `cargo xtask load` and `cargo xtask faults`: load and fault tests of the game server (`mad-load`).

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::process::{cargo, root, step};
use crate::requirements::{self, Requirement};
use crate::test::TESTED;

/// The seconds of a fault test that is part of the everyday tests.
const SHORT: u64 = 12;
/// The games of such a test.
const FEW: usize = 24;

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
    for database in ["sqlite", "postgres"] {
        run_faults(database, 60 * minutes, 60, seed, broken)?;
    }
    Ok(())
}

/// The fault test for the everyday tests.
pub(crate) fn short_faults() -> Result<()> {
    run_faults("sqlite", SHORT, FEW, 1, false)?;
    run_faults("postgres", SHORT, FEW, 1, false)
}

fn program(name: &str) -> PathBuf {
    root().join("target/debug").join(name)
}

fn run_faults(database: &str, seconds: u64, games: usize, seed: u64, broken: bool) -> Result<()> {
    // The selection of packages and features is that of the unit tests, so that nothing is compiled twice.
    let mut build = cargo(["build"]);
    step("build mad and mad-load", build.args(TESTED).args(["--bin", "mad", "--bin", "mad-load"]))?;
    let mut run = Command::new(program("mad-load"));
    run.args(["faults", "--database", database, "--program"]).arg(program("mad"));
    run.args(["--seconds", &seconds.to_string(), "--games", &games.to_string()]);
    run.args(["--seed", &seed.to_string()]);
    if !broken {
        return step(&format!("faults on {database}"), &mut run);
    }
    let result = step(&format!("planted fault on {database}"), run.arg("--broken"));
    ensure!(result.is_err(), "the planted fault was not noticed");
    println!("The planted fault was noticed.");
    Ok(())
}
