//! Benchmarks and screenshots of the web app in Chromium.

mod bench;
mod screenshots;
mod vision;
mod windows;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Result;
use clap::{Parser, Subcommand};
use mad_e2e::{Environment, GameServer};

/// Benchmarks and screenshots of the web app in Chromium.
#[derive(Debug, Parser)]
#[command(name = "mad-e2e")]
struct Cli {
    #[command(subcommand)]
    task: Task,
    /// The folder with the app, if it is not target/site.
    #[arg(long, global = true, value_name = "FOLDER")]
    site: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Measure bytes, times and memory. Fails if a first game takes more bytes than allowed.
    Bench {
        /// The folder with another version of the app, whose times are measured in turns.
        #[arg(long, value_name = "FOLDER")]
        against: Option<PathBuf>,
    },
    /// Take screenshots of all screens, in all sizes and both themes.
    Screenshots {
        /// The folder to write to.
        folder: PathBuf,
        /// Take all scenes in windows from 320 to 3840 pixels, and on tight ones in all languages.
        #[arg(long)]
        every_window: bool,
    },
}

fn main() -> Result<ExitCode> {
    // The screenshots of online games start this program as their game server.
    if let Some(serve) = GameServer::requested() {
        serve()?;
        return Ok(ExitCode::SUCCESS);
    }
    tokio::runtime::Runtime::new()?.block_on(run())
}

async fn run() -> Result<ExitCode> {
    let Cli { task, site } = Cli::parse();
    tokio::spawn(mad_e2e::exit_when_interrupted());
    let environment = Arc::new(Environment::new(site.as_deref())?);
    let passed = match task {
        Task::Bench { against } => {
            let other = against.map(|folder| Environment::new(Some(&folder))).transpose()?;
            bench::run(&environment, other.map(Arc::new).as_ref()).await?
        }
        Task::Screenshots { folder, every_window: true } => {
            windows::run(&environment, &folder).await?;
            true
        }
        Task::Screenshots { folder, every_window: false } => {
            screenshots::run(&environment, &folder).await?;
            true
        }
    };
    Ok(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
