//! Programs and targets that some commands need besides the pinned toolchain: how they are detected
//! and installed.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail, ensure};
use sha2::{Digest as _, Sha256};

use crate::process::{cargo, hex, output, remove, root, stage, step};
use crate::{node, wasm};

/// The accessibility checker that the browser tests load into each page.
const AXE: &str = "axe-core@4.14.0";
/// The SHA-256 of its script.
const AXE_HASH: &str = "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878";

/// The version of the WebDriver program for Firefox.
const GECKODRIVER: &str = "0.37.1";

/// Debian packages: the browsers, and a font for systems that have none. The headless shell is
/// Chromium without its user interface, which takes less processor time.
const PACKAGES: [&str; 5] =
    ["chromium", "chromium-driver", "chromium-headless-shell", "firefox-esr", "fonts-dejavu-core"];
/// Program names of Chromium that the tests find.
const CHROMIUM: [&str; 5] =
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"];
const FIREFOX: &str = "firefox";
/// The Debian package of the database server.
const POSTGRES: &str = "postgresql";
/// The Debian package of the library that gives a program another time of the day.
const FAKETIME: &str = "libfaketime";

/// A target of Rust without a standard library, for the `no_std` check of `mad-rules`.
pub(crate) const NO_STD_TARGET: &str = "wasm32v1-none";

/// Something that a command needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Requirement {
    /// The target that the client and the engine are compiled for.
    WasmTarget,
    /// See [`NO_STD_TARGET`].
    NoStdTarget,
    /// Node with npm.
    Node,
    /// Chromium with its driver, and Firefox.
    Browsers,
    /// See [`AXE`].
    Axe,
    /// See [`GECKODRIVER`].
    Geckodriver,
    /// The database server PostgreSQL.
    Postgres,
    /// See [`FAKETIME`].
    Faketime,
}

impl Requirement {
    fn is_met(self) -> Result<bool> {
        Ok(match self {
            Self::WasmTarget => has_target(wasm::TARGET)?,
            Self::NoStdTarget => has_target(NO_STD_TARGET)?,
            Self::Node => node::is_available() && runs("npm"),
            Self::Browsers => {
                runs("chromedriver") && CHROMIUM.into_iter().any(runs) && runs(FIREFOX)
            }
            Self::Axe => fs::read(axe_script()).is_ok_and(|bytes| sha256(&bytes) == AXE_HASH),
            Self::Geckodriver => runs("geckodriver") || has_geckodriver(),
            Self::Postgres => has_postgres(),
            Self::Faketime => has_faketime(),
        })
    }

    /// The description in the list of missing requirements.
    fn description(self) -> String {
        match self {
            Self::WasmTarget => format!("Rust target {}", wasm::TARGET),
            Self::NoStdTarget => format!("Rust target {NO_STD_TARGET}"),
            Self::Node => format!("Node {} or later, with npm", node::OLDEST),
            Self::Browsers => "Chromium, its chromedriver, and Firefox".to_owned(),
            Self::Axe => AXE.to_owned(),
            Self::Geckodriver => format!("geckodriver {GECKODRIVER}"),
            Self::Postgres => "PostgreSQL".to_owned(),
            Self::Faketime => FAKETIME.to_owned(),
        }
    }

    /// How it is installed: the command that is run, or what the user has to do.
    fn way(self) -> Way {
        let run = |command: &str| Way::Automatic(command.to_owned());
        match self {
            Self::WasmTarget => run(&format!("rustup target add {}", wasm::TARGET)),
            Self::NoStdTarget => run(&format!("rustup target add {NO_STD_TARGET}")),
            Self::Node => Way::Manual("see https://nodejs.org".to_owned()),
            Self::Browsers if may_use_apt() => {
                run(&format!("apt-get install {}", PACKAGES.join(" ")))
            }
            Self::Browsers => Way::Manual(format!(
                "on Debian and Ubuntu: sudo apt-get install {}; elsewhere: Chrome or Chromium, the \
                 chromedriver of the same version, and Firefox, all on the PATH",
                PACKAGES.join(" ")
            )),
            Self::Axe => run("npm install, into target/tools"),
            Self::Geckodriver => run("cargo install, into target/tools"),
            Self::Postgres if may_use_apt() => run(&format!("apt-get install {POSTGRES}")),
            Self::Postgres => Way::Manual(format!(
                "on Debian and Ubuntu: sudo apt-get install {POSTGRES}; elsewhere: its programs initdb and \
                 postgres on the PATH"
            )),
            Self::Faketime if may_use_apt() => run(&format!("apt-get install {FAKETIME}")),
            Self::Faketime => {
                Way::Manual(format!("on Debian and Ubuntu: sudo apt-get install {FAKETIME}"))
            }
        }
    }

    fn install(self) -> Result<()> {
        match self {
            Self::WasmTarget => add_target(wasm::TARGET),
            Self::NoStdTarget => add_target(NO_STD_TARGET),
            Self::Node => bail!("Node cannot be installed by this command"),
            Self::Browsers => install_packages("install browsers", &PACKAGES),
            Self::Axe => install_axe(),
            Self::Geckodriver => install_geckodriver(),
            Self::Postgres => install_packages("install PostgreSQL", &[POSTGRES]),
            Self::Faketime => install_packages("install libfaketime", &[FAKETIME]),
        }
    }
}

/// How something is installed.
enum Way {
    Automatic(String),
    Manual(String),
}

/// Lists the missing requirements and installs them. Fails without installing anything if one of them
/// has to be installed by hand.
pub(crate) fn install(requirements: &[Requirement]) -> Result<()> {
    let mut missing = Vec::new();
    for &requirement in requirements {
        if !requirement.is_met()? {
            missing.push(requirement);
        }
    }
    let (mut automatic, mut manual) = (Vec::new(), Vec::new());
    for requirement in &missing {
        let description = requirement.description();
        match requirement.way() {
            Way::Automatic(way) => automatic.push(format!("  {description} ({way})")),
            Way::Manual(way) => manual.push(format!("  {description}: {way}")),
        }
    }
    ensure!(
        manual.is_empty(),
        "please install what is missing, or run `cargo xtask test --fast`, which does not need it:\n{}",
        manual.join("\n")
    );
    if !automatic.is_empty() {
        println!("Installing missing tools:\n{}", automatic.join("\n"));
    }
    missing.into_iter().try_for_each(Requirement::install)
}

fn runs(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn rustup(args: &[&str]) -> Command {
    let mut command = Command::new("rustup");
    command.args(args).current_dir(root());
    command
}

fn has_target(target: &str) -> Result<bool> {
    let installed = output(&mut rustup(&["target", "list", "--installed"]))
        .context("rustup is needed to install targets: https://rustup.rs")?;
    Ok(installed.lines().any(|line| line == target))
}

fn add_target(target: &str) -> Result<()> {
    step(&format!("install target {target}"), &mut rustup(&["target", "add", target]))
}

/// Whether the user is root on a system with apt.
fn may_use_apt() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0") && runs("apt-get")
}

/// Whether the database server is installed, where Debian puts it or on the path.
fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.into_iter().any(|version| version.path().join("bin/initdb").is_file())
        || runs("initdb")
}

/// Whether libfaketime is where its Debian package puts it, in one folder for each architecture.
fn has_faketime() -> bool {
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    folders.into_iter().any(|folder| folder.path().join("faketime/libfaketimeMT.so.1").is_file())
}

fn install_packages(title: &str, packages: &[&str]) -> Result<()> {
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    step("apt-get update", &mut apt(&["update", "--quiet"]))?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    step(title, apt(&install).args(packages))
}

fn tools() -> PathBuf {
    root().join("target/tools")
}

fn axe_script() -> PathBuf {
    tools().join("axe.min.js")
}

/// Fetches axe-core with npm, and checks the hash of its script.
fn install_axe() -> Result<()> {
    stage("install axe-core", || {
        let folder = tools().join("axe");
        remove(&folder)?;
        fs::create_dir_all(&folder)?;
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-save", "--no-package-lock", "--ignore-scripts"]);
        npm.args(["--no-audit", "--no-fund", "--loglevel=error", AXE, "--prefix"]).arg(&folder);
        let status = npm.status();
        ensure!(status.is_ok_and(|status| status.success()), "npm cannot fetch {AXE}:\n  {npm:?}");
        let bytes = fs::read(folder.join("node_modules/axe-core/axe.min.js"))?;
        let found = sha256(&bytes);
        ensure!(found == AXE_HASH, "the script of {AXE} has the hash {found}, expected {AXE_HASH}");
        let script = axe_script();
        fs::write(&script, bytes).with_context(|| script.display().to_string())?;
        remove(&folder)
    })
}

fn has_geckodriver() -> bool {
    let installed = output(Command::new(tools().join("bin/geckodriver")).arg("--version"));
    installed.is_ok_and(|text| text.split_whitespace().nth(1) == Some(GECKODRIVER))
}

fn install_geckodriver() -> Result<()> {
    let mut install = cargo(["install", "--quiet", "--locked", "--debug", "--force"]);
    install.args(["geckodriver", "--version", GECKODRIVER, "--root"]).arg(tools());
    // Halves the time of the build.
    install.env("CARGO_PROFILE_DEV_DEBUG", "false");
    step("install geckodriver", &mut install)
}

fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}
