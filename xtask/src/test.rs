//! `cargo xtask test`: everything a change must pass.

use anyhow::{Result, ensure};

use crate::process::{cargo, output, step};
use crate::wasm::{self, TARGET};
use crate::{browser, node, pictures, web, worker};

pub(crate) fn run() -> Result<()> {
    wasm::install_target()?;
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
    // The tests of server and program look at the embedded web app.
    let site = web::build()?;
    step("tests", cargo(["test", "--workspace", "--all-features"]).env(web::SITE_VARIABLE, &site))?;
    random_player()?;
    web_assembly()?;
    node::test(&worker::build()?)?;
    step(
        "package",
        &mut cargo(["publish", "--dry-run", "--allow-dirty", "--package", "mad-rules"]),
    )?;
    browser::test(&[])?;
    println!("\n=== pictures");
    pictures::run(true)?;
    println!("\nAll is well.");
    Ok(())
}

/// What runs in browsers compiles for them, the messages without the engine, and the program
/// without the server.
fn web_assembly() -> Result<()> {
    let mut lints = cargo(["clippy", "--target", TARGET, "--all-features"]);
    for package in [
        "mad-rules",
        "mad-i18n",
        "mad-svg",
        "mad-engine",
        "mad-worker",
        "mad-session",
        "mad-tutorial",
    ] {
        lints.args(["--package", package]);
    }
    lints.args(["--package", "mad-web"]);
    step("WebAssembly", lints.args(["--", "-D", "warnings"]))?;
    let mut messages = cargo(["clippy", "--target", TARGET, "--no-default-features"]);
    messages.args(["--package", "mad-worker", "--", "-D", "warnings"]);
    step("messages alone", &mut messages)?;
    let mut terminal = cargo(["clippy", "--package", "mad", "--no-default-features"]);
    step("without the server", terminal.args(["--", "-D", "warnings"]))
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
