//! `cargo xtask bench`: speed of the turn generator and of the engine.

use std::collections::BTreeMap;
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

/// The least speed of the engine in WebAssembly with SIMD, as a share of the native speed, both with
/// networks.
const LEAST_RATIO: f64 = 0.5;

/// The engine's `bench` natively and in WebAssembly, with and without SIMD, with networks and with the
/// hand-written evaluation; then the time to depth by number of threads.
pub(crate) fn engine() -> Result<()> {
    requirements::install(&[Requirement::WasmTarget])?;
    step("build", &mut cargo(["build", "--release", "--package", "mad"]))?;
    let mut native = cargo(["build", "--release", "--package", "mad-engine"]);
    step("build the bench", native.args(["--example", "bench_speed"]))?;
    let program = root().join("target/release/mad");
    let module = worker::build()?;
    println!("\n{}", output(Command::new(&program).arg("bench"))?);
    let ratio = print_speeds(&speeds(&module)?)?;
    threads(&program)?;
    ensure!(ratio >= LEAST_RATIO, "WebAssembly is too slow: a ratio of {ratio:.2}");
    Ok(())
}

/// Nodes a second by platform and evaluation, such as `simd, network`.
type Speeds = BTreeMap<String, f64>;

/// The speeds of the native engine and of the modules in a folder: the best of several runs in turns,
/// because the machine may be busy.
fn speeds(module: &Path) -> Result<Speeds> {
    const RUNS: u32 = 3;
    const ROUNDS: u32 = 5;
    let mut best = Speeds::new();
    for _ in 0..RUNS {
        for (name, speed) in native_speed(ROUNDS)?.into_iter().chain(node::speed(module, ROUNDS)?) {
            let known = best.entry(name).or_default();
            *known = known.max(speed);
        }
    }
    Ok(best)
}

fn native_speed(rounds: u32) -> Result<Speeds> {
    let program = root().join("target/release/examples/bench_speed");
    let report = output(Command::new(program).arg(rounds.to_string()))?;
    let speeds = report.lines().map(|line| {
        let (name, speed) = line.rsplit_once(' ').context("a name and a speed")?;
        Ok((format!("native, {name}"), speed.parse()?))
    });
    speeds.collect()
}

/// Prints the speeds and their ratios. Returns that of WebAssembly with SIMD to native code, with
/// networks.
fn print_speeds(speeds: &Speeds) -> Result<f64> {
    let speed = |platform: &str, evaluation: &str| {
        let name = format!("{platform}, {evaluation}");
        speeds.get(&name).copied().with_context(|| format!("no speed of {name}"))
    };
    println!("nodes a second, and share of the native speed:");
    println!("{:<24}{:>12}{:>8}{:>14}{:>8}", "", "network", "", "hand-written", "");
    let mut ratio = 0.0;
    for (platform, title) in
        [("native", "native"), ("plain", "WebAssembly"), ("simd", "WebAssembly with SIMD")]
    {
        let [network, hand] = [speed(platform, "network")?, speed(platform, "hand-written")?];
        ratio = network / speed("native", "network")?;
        let by_hand = hand / speed("native", "hand-written")?;
        println!("{title:<24}{network:>12.0}{ratio:>8.2}{hand:>14.0}{by_hand:>8.2}");
    }
    println!();
    Ok(ratio)
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
