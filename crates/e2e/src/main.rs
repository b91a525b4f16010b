//! MAD in a real browser: tests and pictures of the web app.

mod eyes;
mod measure;
mod scenes;
mod screens;
mod suite;
mod tests;
mod weight;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use mad_e2e::World;

/// MAD in a real browser: tests and pictures of the web app.
#[derive(Debug, Parser)]
#[command(name = "mad-e2e")]
struct Cli {
    #[command(subcommand)]
    task: Task,
    /// The folder with the app; the app embedded at compile time if there is none.
    #[arg(long, global = true, value_name = "FOLDER")]
    site: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Use the app as people do.
    Test {
        /// Only tests with one of these in their name, browser or screen, such as `ends` or `phone`.
        filters: Vec<String>,
    },
    /// Measure what travels, how long it takes, and what stays in memory.
    Measure,
    /// Serve a folder until somebody pulls the plug; for the tests.
    #[command(hide = true)]
    Host { folder: PathBuf, listen: String },
    /// Take pictures of all screens, in all sizes and both themes.
    Screenshots {
        /// The folder that they go to.
        folder: PathBuf,
    },
}

#[tokio::main]
async fn main() -> ExitCode {
    let Cli { task, site } = Cli::parse();
    let work = async move {
        if let Task::Host { folder, listen } = &task {
            return mad_e2e::host(folder, listen).await.map(|()| true);
        }
        let world = World::new(site.as_deref())?;
        match task {
            Task::Test { filters } => suite::run(&world, &filters).await,
            Task::Screenshots { folder } => screens::run(&world, &folder).await,
            Task::Measure => measure::run(&world).await,
            Task::Host { .. } => Ok(true),
        }
    };
    // Whoever interrupts leaves no browsers behind: they end with the world.
    tokio::select! {
        result = work => match result {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(error) => {
                eprintln!("error: {error:#}");
                ExitCode::from(2)
            }
        },
        () = interrupted() => {
            eprintln!("interrupted");
            ExitCode::from(130)
        }
    }
}

/// Is over when somebody wants us to end.
async fn interrupted() {
    let typed = async { tokio::signal::ctrl_c().await.ok() };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let told = async {
            match signal(SignalKind::terminate()) {
                Ok(mut told) => told.recv().await,
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! { _ = typed => {}, _ = told => {} }
    }
    #[cfg(not(unix))]
    let _ = typed.await;
}
