//! `cargo xtask bench`: speed of the turn generator and of the engine.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context as _, Result, ensure};

use crate::process::{cargo, output, root, step};
use crate::requirements::{self, Requirement};
use crate::{node, worker};

/// Builds the benchmark of the turn generator for any x86-64 and for x86-64-v3, and runs both.
pub(crate) fn perft() -> Result<()> {
    let builds = [("default", ""), ("x86-64-v3", "-C target-cpu=x86-64-v3")];
    for (name, flags) in builds {
        let mut build = cargo(["build", "--release", "--package", "mad-rules", "--example"]);
        build.arg("perft_speed").args(["--target-dir", &folder(name)]);
        // This variable takes precedence over RUSTFLAGS.
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

/// Positions for the time to depth: the starts of both official boards, and two middle games.
const POSITIONS: [&str; 4] = [
    "b221b111b222b212/b121b122b211b112/4/4/r121r122r211r112/r221r111r222r212 r - - 2/40 3",
    "b221b111b211b222b212/b1211b1221b112/5/r1211r1221r112/r221r111r211r222r212 r - - 2/40 3",
    "b1221b111b221/b212b222b211b112/r2121r2111/r121b1212/3r112/r122r111r222r221 r - - 6/40 7",
    "b2211b1111b121/b2111b212b222b112/1r2211r122r211/3r222r121/r2122r111r112 r - r 4/40 31",
];
const DEPTH: u32 = 15;

/// The least speed of the engine in WebAssembly, as a share of the native speed.
const LEAST_RATIO: f64 = 0.5;

/// The engine's `bench` natively and in WebAssembly, then the time to depth by number of threads.
pub(crate) fn engine() -> Result<()> {
    requirements::install(&[Requirement::WasmTarget])?;
    step("build", &mut cargo(["build", "--release", "--package", "mad"]))?;
    let program = root().join("target/release/mad");
    let module = worker::build()?;
    println!("\n{}", output(Command::new(&program).arg("bench"))?);
    let (native, in_wasm) = (speed(&program)?, node::speed(&module)?);
    let ratio = in_wasm / native;
    println!(
        "positions a second, best of three: {native:.0} natively, {in_wasm:.0} in WebAssembly"
    );
    println!("ratio: {ratio:.2}\n");
    threads(&program)?;
    ensure!(ratio >= LEAST_RATIO, "WebAssembly is too slow: a ratio of {ratio:.2}");
    Ok(())
}

/// Nodes a second of the engine's `bench`, best of three runs.
fn speed(program: &Path) -> Result<f64> {
    let mut best = 0.0_f64;
    for _ in 0..3 {
        let report = output(Command::new(program).arg("bench"))?;
        let number = report.lines().find_map(|line| line.strip_prefix("nodes/second "));
        best = best.max(number.context("`mad bench` printed no nodes/second")?.parse()?);
    }
    Ok(best)
}

/// Prints the time to depth by number of threads.
fn threads(program: &Path) -> Result<()> {
    let mut seconds = Vec::new();
    for threads in [1, 2] {
        let mut sum = 0.0;
        for position in POSITIONS {
            // Searches with several threads differ from run to run: take the median of three.
            let mut times = (0..3)
                .map(|_| time_to_depth(program, position, threads))
                .collect::<Result<Vec<_>>>()?;
            times.sort_by(f64::total_cmp);
            sum += times[1];
        }
        println!(
            "time to depth {DEPTH}, {} positions, {threads} thread(s): {sum:.2} s",
            POSITIONS.len()
        );
        seconds.push(sum);
    }
    println!("ratio: {:.2}", seconds[0] / seconds[1]);
    Ok(())
}

fn time_to_depth(program: &Path, position: &str, threads: u32) -> Result<f64> {
    let mut child = Command::new(program)
        .arg("ugi")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot run mad")?;
    let lines = format!(
        "setoption name Threads value {threads}\nsetoption name Hash value 64\nposition fen {position}\n"
    );
    let mut stdin = child.stdin.take().context("mad has no standard input")?;
    stdin.write_all(lines.as_bytes())?;
    let start = Instant::now();
    stdin.write_all(format!("go depth {DEPTH}\n").as_bytes())?;
    drop(stdin);
    child.wait_with_output()?;
    Ok(start.elapsed().as_secs_f64())
}

fn folder(build: &str) -> String {
    format!("target/bench-{build}")
}
