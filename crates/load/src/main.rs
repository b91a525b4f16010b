//! Load and fault tests of the game server: `cargo xtask load` and `cargo xtask faults`.

mod client;
mod faults;
mod http;
mod load;
mod percentiles;
mod server;
mod verify;
mod wrong_clock;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use mad_server::{GameServer, LimitSettings, Location, OnlineSettings, Site};

/// Load and fault tests of the game server.
#[derive(Debug, Parser)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Plays many games at once, and prints latencies, memory and processor time.
    Load(LoadArgs),
    /// Plays while servers and databases are killed and connections are cut, and checks that nothing is lost.
    Faults(FaultArgs),
    /// Plays on servers of one PostgreSQL database, one of which has a wrong clock, and checks all times.
    WrongClock,
    /// The server of a fault test without `--program`.
    #[command(hide = true)]
    Server {
        /// The address to listen at.
        listen: String,
        /// The database.
        database: String,
        /// The planted fault: acknowledge turns before they are stored.
        #[arg(long)]
        acknowledge_early: bool,
    },
}

/// The database of the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum DatabaseKind {
    Sqlite,
    Postgres,
}

#[derive(Debug, Args)]
pub(crate) struct LoadArgs {
    /// The program to test.
    #[arg(long, default_value = "target/release/mad")]
    pub(crate) program: PathBuf,
    /// The database.
    #[arg(long, value_enum, default_value = "sqlite")]
    pub(crate) database: DatabaseKind,
    /// Games that are played at the same time, with two sockets each.
    #[arg(long, default_value_t = 9_900)]
    pub(crate) games: usize,
    /// Turns a second, in all games together.
    #[arg(long, default_value_t = 2_000)]
    pub(crate) rate: u32,
    /// How long turns are played, in seconds.
    #[arg(long, default_value_t = 30)]
    pub(crate) seconds: u64,
    /// Sockets that watch one game.
    #[arg(long, default_value_t = 0)]
    pub(crate) watchers: usize,
    /// Restart the server at the end, and measure how long it takes until all clients are in step again.
    #[arg(long)]
    pub(crate) restart: bool,
}

#[derive(Debug, Args)]
pub(crate) struct FaultArgs {
    /// The program to test; without it, the same server as a part of this program.
    #[arg(long, conflicts_with = "broken")]
    pub(crate) program: Option<PathBuf>,
    /// The database.
    #[arg(long, value_enum, default_value = "sqlite")]
    pub(crate) database: DatabaseKind,
    /// How long, in seconds.
    #[arg(long, default_value_t = 60)]
    pub(crate) seconds: u64,
    /// Games that are played at the same time.
    #[arg(long, default_value_t = 60)]
    pub(crate) games: usize,
    /// The seed of what is killed when, and of the turns.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Seconds between two faults, on average.
    #[arg(long, default_value_t = 3)]
    pub(crate) pause: u64,
    /// Test a server with a planted fault, which acknowledges turns before they are stored. The test must
    /// fail then.
    #[arg(long)]
    pub(crate) broken: bool,
}

/// Runs a server without limits: all clients of a test have the same address.
fn serve(listen: &str, database: &str, acknowledge_early: bool) -> anyhow::Result<()> {
    let limits = LimitSettings {
        guests_per_hour: 0,
        requests_per_second: 0,
        games_per_hour: 0,
        open_games: u32::MAX,
    };
    let settings = OnlineSettings { limits, acknowledge_early, ..OnlineSettings::default() };
    let games = GameServer {
        location: Location::parse(database),
        settings,
        metrics: None,
        closing: std::time::Duration::ZERO,
    };
    let listener = std::net::TcpListener::bind(listen)?;
    Ok(mad_server::run(listener, Site::default(), Some(games), || {})?)
}

fn main() -> anyhow::Result<()> {
    let cli = Cli::parse();
    if let Task::Server { listen, database, acknowledge_early } = &cli.task {
        return serve(listen, database, *acknowledge_early);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        match cli.task {
            Task::Load(args) => load::run(&args).await,
            Task::Faults(args) => faults::run(&args).await,
            Task::WrongClock => wrong_clock::run().await,
            Task::Server { .. } => Ok(()),
        }
    })
}
