//! `cargo xtask test`: everything a change must pass.

use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::pictures;
use crate::process::{cargo, output, root, step};

const WASM: &str = "wasm32-unknown-unknown";

pub(crate) fn run() -> Result<()> {
    install_wasm_target()?;
    step("format", &mut cargo(["fmt", "--all", "--check"]))?;
    step(
        "lints",
        &mut cargo([
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--",
            "-D",
            "warnings",
        ]),
    )?;
    step(
        "documentation",
        cargo(["doc", "--workspace", "--no-deps", "--all-features", "--quiet"])
            .env("RUSTDOCFLAGS", "-D warnings"),
    )?;
    step("tests", &mut cargo(["test", "--workspace", "--all-features"]))?;
    random_player()?;
    step(
        "WebAssembly",
        &mut cargo([
            "check",
            "--package",
            "mad-rules",
            "--package",
            "mad-texts",
            "--package",
            "mad-art",
            "--package",
            "mad-engine",
            "--all-features",
            "--target",
            WASM,
        ]),
    )?;
    step(
        "package",
        &mut cargo(["publish", "--dry-run", "--allow-dirty", "--package", "mad-rules"]),
    )?;
    println!("\n=== pictures");
    pictures::run(true)?;
    println!("\nAll is well.");
    Ok(())
}

/// WebAssembly is the one thing that the pinned toolchain does not bring along.
fn install_wasm_target() -> Result<()> {
    let rustup = |args: &[&str]| {
        let mut command = Command::new("rustup");
        command.args(args).current_dir(root());
        command
    };
    let installed = output(&mut rustup(&["target", "list", "--installed"]))
        .context("rustup is needed to compile for WebAssembly")?;
    if installed.lines().any(|target| target == WASM) {
        return Ok(());
    }
    step("install the WebAssembly target", &mut rustup(&["target", "add", WASM]))
}

/// The example that a newcomer starts from plays a whole game.
fn random_player() -> Result<()> {
    println!("\n=== example");
    let mut player = cargo(["run", "--quiet", "--package", "mad-rules", "--example"]);
    let game = output(player.args(["random_player", "7"]))?;
    let ended = game.contains("[Termination \"exile\"]") || game.contains("\"tie-break\"]");
    ensure!(ended, "the random players did not finish their game:\n{game}");
    Ok(())
}
