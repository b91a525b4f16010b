//! Development tasks of the project. `cargo xtask --help` lists them.

mod bench;
#[cfg(test)]
mod dependencies;
mod e2e;
mod function_order;
mod graph;
mod import_names;
mod load;
mod node;
mod pictures;
mod process;
mod requirements;
mod split;
mod tables;
mod techniques;
mod test;
mod theory;
mod verify;
mod wasm;
mod web;
mod worker;
mod worker_match;

use clap::{Parser, Subcommand};

/// Development tasks of the project.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Run the checks that a change must pass: all, the fast ones, or some parts.
    ///
    /// Lists missing tools and installs them first.
    Test {
        /// Only format, lints, unit and documentation tests: no WebAssembly, no browsers.
        #[arg(long)]
        fast: bool,
        /// Parts to run: steps (format, lints, docs, unit, faults, wasm, worker, package, pictures,
        /// browser)
        /// or crates (engine, mad-rules, …). Names after `browser` are parts of the names of its tests,
        /// such as `tooltips` or `firefox`.
        parts: Vec<String>,
    },
    /// Run the exhaustive checks, some hours in all.
    Verify {
        /// Only these; all if none are named.
        checks: Vec<verify::Check>,
        /// Number of endings of two against two to search, for each board.
        #[arg(long, default_value_t = 5_000)]
        sample: usize,
        /// Only this board of the two.
        #[arg(long, value_parser = verify::board)]
        board: Option<mad_rules::Board>,
        /// Only these tie-break limits, to continue an earlier run.
        #[arg(long, value_delimiter = ',')]
        limits: Vec<u16>,
        #[command(flatten)]
        endings: verify::EndingsArgs,
        #[command(flatten)]
        review: verify::ReviewArgs,
    },
    /// Measure speed.
    #[command(subcommand)]
    Bench(Bench),
    /// Measure the Elo of each search technique in matches against the engine without it.
    Techniques(techniques::TechniquesArgs),
    /// Measure what is known about the game, and write the tables of docs/theory.md.
    Theory(theory::TheoryArgs),
    /// Build the engine as a WebAssembly module into target/worker.
    Worker {
        /// Run it under Node as well, and compare it with the native engine.
        #[arg(long)]
        test: bool,
    },
    /// Build the web app, engine included, into target/site.
    Web,
    /// Build the web app and play it in the browser.
    Serve {
        /// The address to listen at, such as 127.0.0.1:8080.
        #[arg(long, value_name = "ADDRESS")]
        listen: Option<String>,
        /// Do not open the browser.
        #[arg(long)]
        no_open: bool,
    },
    /// Build the web app and take screenshots of all screens into docs/screens.
    Screenshots {
        /// Take all scenes in windows from 320 to 3840 pixels wide into target/screens.
        #[arg(long)]
        every_window: bool,
    },
    /// Play many online games at once, and print latencies, memory and processor time.
    Load {
        /// Options of the program, such as `--database postgres --watchers 5000`; `-- --help` lists them.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        options: Vec<String>,
    },
    /// Play online games while servers and databases are killed, and check that nothing is lost.
    ///
    /// On SQLite with one server, then on PostgreSQL with three.
    Faults {
        /// How long, for each database.
        #[arg(long, default_value_t = 10)]
        minutes: u64,
        /// The seed of what is killed when.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Test a server with a planted fault instead, which must be caught.
        #[arg(long)]
        broken: bool,
    },
    /// Draw the pictures of the README and the docs.
    Pictures {
        /// Only check that they are up to date.
        #[arg(long)]
        check: bool,
    },
}

#[derive(Debug, Subcommand)]
enum Bench {
    /// Leaf turns a second of the turn generator, for the default build and for x86-64-v3.
    Perft,
    /// Nodes a second of the engine, natively and in WebAssembly, with and without SIMD, with networks and
    /// with the hand-written evaluation; and the time to a depth on one and on two threads.
    Engine,
    /// A match of the engine as a WebAssembly module against another module, at equal time.
    Worker(worker_match::Options),
    /// The web app: bytes by file, time to the first board and to the engine's answer, the longest
    /// task, and memory after ten games.
    Web,
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().task {
        Task::Test { fast, parts } => test::run(fast, &parts),
        Task::Verify { checks, sample, board, limits, endings, review } => {
            verify::run(&checks, sample, &verify::Part { board, limits }, &endings, &review)
        }
        Task::Bench(Bench::Perft) => bench::perft(),
        Task::Bench(Bench::Engine) => bench::engine(),
        Task::Bench(Bench::Worker(options)) => worker_match::run(&options),
        Task::Bench(Bench::Web) => e2e::bench(),
        Task::Techniques(args) => techniques::run(&args),
        Task::Theory(args) => theory::run(&args),
        Task::Worker { test } => worker::run(test),
        Task::Web => web::run(),
        Task::Serve { listen, no_open } => web::serve(listen.as_deref(), !no_open),
        Task::Screenshots { every_window } => e2e::screenshots(every_window),
        Task::Load { options } => load::load(&options),
        Task::Faults { minutes, seed, broken } => load::faults(minutes, seed, broken),
        Task::Pictures { check } => pictures::run(check),
    }
}
