//! `cargo xtask test`: the checks that a change must pass, all or some of them.

use std::process::Command;

use anyhow::{Result, anyhow, bail, ensure};

use crate::process::{cargo, output, print_times, root, step};
use crate::requirements::{self, NO_STD_TARGET, Requirement};
use crate::wasm::TARGET;
use crate::{e2e, graph, load, node, pictures, web, worker};

/// Crates with code for WebAssembly only. The other crates of the web app have the same code on every
/// target: they are linted natively, and the web build compiles them for WebAssembly.
const WASM_CRATES: [&str; 2] = ["mad-engine", "mad-worker"];

/// A part of the test command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Format,
    Lints,
    Docs,
    Unit,
    Faults,
    Wasm,
    Worker,
    Package,
    Pictures,
    Browser,
}

impl Step {
    const ALL: [Self; 10] = [
        Self::Format,
        Self::Lints,
        Self::Docs,
        Self::Unit,
        Self::Faults,
        Self::Wasm,
        Self::Worker,
        Self::Package,
        Self::Pictures,
        Self::Browser,
    ];

    /// The steps of `--fast`, which need no installation.
    const FAST: [Self; 3] = [Self::Format, Self::Lints, Self::Unit];

    const fn name(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Lints => "lints",
            Self::Docs => "docs",
            Self::Unit => "unit",
            Self::Faults => "faults",
            Self::Wasm => "wasm",
            Self::Worker => "worker",
            Self::Package => "package",
            Self::Pictures => "pictures",
            Self::Browser => "browser",
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.name() == name)
    }

    const fn requirements(self) -> &'static [Requirement] {
        match self {
            Self::Wasm => &[Requirement::WasmTarget, Requirement::NoStdTarget],
            Self::Worker => &[Requirement::WasmTarget, Requirement::Node],
            Self::Browser => &[
                Requirement::WasmTarget,
                Requirement::Node,
                Requirement::Browsers,
                Requirement::Axe,
                Requirement::Geckodriver,
                Requirement::Faketime,
            ],
            Self::Faults => &[Requirement::Postgres, Requirement::Faketime],
            // Tests of the store use PostgreSQL if it is installed.
            Self::Format
            | Self::Lints
            | Self::Docs
            | Self::Unit
            | Self::Package
            | Self::Pictures => &[],
        }
    }
}

/// What the arguments select.
#[derive(Debug, PartialEq, Eq)]
struct Selection {
    steps: Vec<Step>,
    /// Package names.
    crates: Vec<String>,
    /// Filters of browser tests; all if there are none.
    filters: Vec<String>,
}

impl Selection {
    /// Reads the names of steps and crates; those after `browser` are filters of its tests.
    fn new(fast: bool, names: &[String], packages: &[String]) -> Result<Self> {
        let steps = match (fast, names.is_empty()) {
            (true, true) => Step::FAST.to_vec(),
            (false, true) => Step::ALL.to_vec(),
            (_, false) => Vec::new(),
        };
        ensure!(!fast || names.is_empty(), "--fast and names of parts exclude each other");
        let mut selection = Self { steps, crates: Vec::new(), filters: Vec::new() };
        for (index, name) in names.iter().enumerate() {
            let package = packages.iter().find(|package| {
                *package == name || package.strip_prefix("mad-") == Some(name.as_str())
            });
            // `worker` is a step and a crate: the step tests more.
            match (Step::named(name), package) {
                (Some(step), _) => selection.steps.push(step),
                (None, Some(package)) => selection.crates.push(package.clone()),
                (None, None) => bail!("{name} is no part of the tests; {}", known(packages)),
            }
            if Step::named(name) == Some(Step::Browser) {
                selection.filters = names[index + 1..].to_vec();
                break;
            }
        }
        Ok(selection)
    }
}

/// The names that can be given, for an error message.
fn known(packages: &[String]) -> String {
    let steps: Vec<&str> = Step::ALL.into_iter().map(Step::name).collect();
    let crates: Vec<&str> =
        packages.iter().map(|name| name.strip_prefix("mad-").unwrap_or(name)).collect();
    format!(
        "expected a step ({}), a crate ({}), or `browser` and a part of a test's name",
        steps.join(", "),
        crates.join(", ")
    )
}

/// Runs everything, the fast part, or the parts that are named.
pub(crate) fn run(fast: bool, names: &[String]) -> Result<()> {
    let selection = Selection::new(fast, names, &graph::package_names()?)?;
    let mut needed = Vec::new();
    for step in &selection.steps {
        needed.extend(
            step.requirements().iter().filter(|it| !needed.contains(it)).collect::<Vec<_>>(),
        );
    }
    let needed: Vec<Requirement> = needed.into_iter().copied().collect();
    requirements::install(&needed)?;
    let result = run_selection(&selection);
    print_times();
    result?;
    println!("\nAll passed.");
    Ok(())
}

fn run_selection(selection: &Selection) -> Result<()> {
    for package in &selection.crates {
        test_crate(package)?;
    }
    // The whole run embeds the app in the unit tests, and compiles it once for these and the
    // browser tests.
    let with_app = selection.steps.contains(&Step::Browser);
    let beside = [Step::Format, Step::Lints, Step::Docs];
    let mut steps = selection.steps.iter();
    if with_app && selection.steps.starts_with(&beside) {
        // Link-time optimisation of the app occupies one processor for a minute: the lints use the others.
        let app = std::thread::spawn(web::build);
        let checks = check_format().and_then(|()| lint()).and_then(|()| document());
        let app = app.join().map_err(|_| anyhow!("the build of the app panicked"))?;
        checks?;
        app?;
        steps = selection.steps[beside.len()..].iter();
    }
    for step in steps {
        match step {
            Step::Format => check_format()?,
            Step::Lints => lint()?,
            Step::Docs => document()?,
            Step::Unit => unit_tests(with_app)?,
            Step::Faults => load::short_faults()?,
            Step::Wasm => lint_wasm()?,
            Step::Worker => node::test(&worker::build()?)?,
            Step::Package => package()?,
            Step::Pictures => pictures::run(true)?,
            Step::Browser => {
                web::build()?;
                e2e::test(&selection.filters)?;
            }
        }
    }
    Ok(())
}

fn check_format() -> Result<()> {
    step("format", &mut cargo(["fmt", "--all", "--check"]))
}

/// `cargo clippy` with all features, where every warning is an error.
fn clippy(args: &[&str]) -> Command {
    let mut clippy = cargo(["clippy", "--all-features"]);
    clippy.args(args).args(["--", "-D", "warnings"]);
    clippy
}

fn lint() -> Result<()> {
    step("lints", &mut clippy(&["--workspace", "--all-targets"]))?;
    // `--all-targets` leaves out targets that `cargo test` does not run by itself.
    let others = ["--workspace", "--test", "browser", "--test", "faults"];
    step("lints of browser and fault tests", &mut clippy(&others))?;
    let mut without_server = cargo(["clippy", "--package", "mad", "--no-default-features"]);
    step("lints without the server", without_server.args(["--", "-D", "warnings"]))
}

fn document() -> Result<()> {
    let mut doc = cargo(["doc", "--workspace", "--no-deps", "--all-features", "--quiet"]);
    step("docs", doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Selects all packages but this one. It is compiled before any test, on its own: together with the others
/// its dependencies would have more features, and be compiled twice.
pub(crate) const TESTED: [&str; 4] = ["--workspace", "--exclude", "xtask", "--all-features"];

/// Unit, integration and documentation tests, and an example that plays a game.
fn unit_tests(with_app: bool) -> Result<()> {
    let mut tests = cargo(["test"]);
    tests.args(TESTED);
    if with_app {
        tests.env(web::SITE_VARIABLE, web::build()?);
    }
    step("unit tests", &mut tests)?;
    step("unit tests of xtask", &mut cargo(["test", "--package", "xtask"]))?;
    // `cargo test` has compiled the examples.
    let mut player = Command::new(root().join("target/debug/examples/random_player"));
    let game = output(player.arg("7"))?;
    let ended = game.contains("[Termination \"exile\"]") || game.contains("\"tie-break\"]");
    ensure!(ended, "the example random_player did not finish its game:\n{game}");
    Ok(())
}

/// The lints and tests of one crate.
fn test_crate(package: &str) -> Result<()> {
    check_format()?;
    step(&format!("lints of {package}"), &mut clippy(&["--package", package, "--all-targets"]))?;
    if package == "mad-e2e" {
        step(
            "lints of the browser tests",
            &mut clippy(&["--package", package, "--test", "browser"]),
        )?;
    }
    let mut tests = cargo(["test", "--all-features", "--package", package]);
    step(&format!("tests of {package}"), &mut tests)
}

/// The crates of the client and of the engine for WebAssembly, and the rules without a standard
/// library.
fn lint_wasm() -> Result<()> {
    let mut args = vec!["--target", TARGET];
    for package in WASM_CRATES {
        args.extend(["--package", package]);
    }
    // Some code is for modules with SIMD only.
    let mut lints = clippy(&args);
    step("lints for WebAssembly", lints.env("CARGO_ENCODED_RUSTFLAGS", worker::SIMD_FLAG))?;
    let mut tables = cargo(["clippy", "--package", "mad-tables", "--no-default-features"]);
    tables.args(["--target", TARGET, "--", "-D", "warnings"]);
    step("tables for WebAssembly", &mut tables)?;
    let mut rules = cargo(["check", "--package", "mad-rules", "--no-default-features"]);
    step("rules without std", rules.args(["--target", NO_STD_TARGET]))
}

fn package() -> Result<()> {
    let mut publish = cargo(["publish", "--dry-run", "--allow-dirty", "--package", "mad-rules"]);
    step("package", &mut publish)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn select(fast: bool, names: &[&str]) -> Result<Selection> {
        let packages = ["mad", "mad-engine", "mad-rules", "mad-worker", "xtask"];
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        Selection::new(fast, &names, &packages.map(ToOwned::to_owned))
    }

    #[test]
    fn without_names_everything_or_the_fast_part_is_selected() {
        assert_eq!(select(false, &[]).unwrap().steps, Step::ALL);
        assert_eq!(select(true, &[]).unwrap().steps, Step::FAST);
        assert!(Step::FAST.iter().all(|step| step.requirements().is_empty()));
    }

    #[test]
    fn names_are_steps_crates_or_filters_after_browser() {
        let selection = select(false, &["unit", "engine", "mad-rules", "xtask"]).unwrap();
        assert_eq!(selection.steps, [Step::Unit]);
        assert_eq!(selection.crates, ["mad-engine", "mad-rules", "xtask"]);
        let selection = select(false, &["format", "browser", "tooltips", "engine"]).unwrap();
        assert_eq!(selection.steps, [Step::Format, Step::Browser]);
        assert_eq!(selection.filters, ["tooltips", "engine"]);
    }

    #[test]
    fn an_unknown_name_is_refused_with_the_known_ones() {
        let error = select(false, &["tooltips"]).unwrap_err().to_string();
        for part in ["tooltips", "unit", "engine", "browser"] {
            assert!(error.contains(part), "{error}");
        }
        select(true, &["unit"]).unwrap_err();
    }
}
