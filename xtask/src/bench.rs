//! `cargo xtask bench`: how fast things are.

use std::process::Command;

use anyhow::{Context as _, Result};

use crate::process::{cargo, output, root, step};

/// Builds the same program twice, for any x86-64 and for those of the last decade, and runs both.
pub(crate) fn perft() -> Result<()> {
    let builds = [("default", ""), ("x86-64-v3", "-C target-cpu=x86-64-v3")];
    for (name, flags) in builds {
        let mut build = cargo(["build", "--release", "--package", "mad-rules", "--example"]);
        build.arg("perft_speed").args(["--target-dir", &folder(name)]);
        // Other ways to set flags would be joined with ours.
        build.env_remove("CARGO_ENCODED_RUSTFLAGS").env("RUSTFLAGS", flags);
        step(&format!("build, {name}"), &mut build)?;
    }
    println!(
        "\nMillions of leaf turns a second, one thread, start position, depth 7, best of three:"
    );
    println!("{:<12}{:<8}{:>14}{:>10}{:>14}", "build", "board", "leaf turns", "bulk", "all played");
    for (name, _) in builds {
        let program = root().join(folder(name)).join("release/examples/perft_speed");
        for line in output(&mut Command::new(program))?.lines() {
            let mut words = line.split(' ');
            let mut word = || words.next().context("four columns");
            println!("{name:<12}{:<8}{:>14}{:>10}{:>14}", word()?, word()?, word()?, word()?);
        }
    }
    Ok(())
}

fn folder(build: &str) -> String {
    format!("target/bench-{build}")
}
