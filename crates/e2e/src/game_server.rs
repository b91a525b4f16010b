//! The game server as a process of its own, with the app, which tests kill and start again.

use std::ffi::OsStr;
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use mad_server::{LimitSettings, Location, OnlineSettings, Site};
use mad_testing::{Proxy, ReservedPort, clock};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::environment::{EMPTY, EMPTY_PAGE, files};
use crate::{Page, TIMEOUT};

/// The first argument of the process.
const SERVE: &str = "serve-games";
/// What the process prints when it takes games.
const READY: &str = "ready";

/// A game server that serves the app, whose page has the mark `<meta name="mad-online">`, with a SQLite
/// database in a temporary folder. Its port stays the same while it is stopped, and nobody else gets it. The
/// process ends, and the database is removed, when this is dropped.
#[derive(Debug)]
pub struct GameServer {
    process: Option<Child>,
    port: ReservedPort,
    limits: LimitSettings,
    /// The folder with the app and the database.
    folder: TempDir,
}

impl GameServer {
    /// No limits on guests, requests and games: all browsers of all tests have the same address.
    pub const NO_LIMITS: LimitSettings = LimitSettings {
        guests_per_hour: 0,
        requests_per_second: 0,
        games_per_hour: 0,
        open_games: u32::MAX,
    };

    /// Starts a server with the app of a page, and waits until it takes games. One client may do as much as it
    /// likes.
    pub async fn start(page: &Page) -> Result<Self> {
        Self::start_with(page.environment().site().clone(), Self::NO_LIMITS).await
    }

    /// Starts a server with an app and limits on what one client may do.
    pub async fn start_with(site: Site, limits: LimitSettings) -> Result<Self> {
        let folder = TempDir::with_prefix("mad-e2e-games-")?;
        site.export(&folder.path().join("site"))?;
        let mut server = Self { process: None, port: ReservedPort::new()?, limits, folder };
        server.start_again().await?;
        Ok(server)
    }

    /// If this process was started by [`start`](Self::start): the server, which runs until a signal.
    pub fn requested() -> Option<impl FnOnce() -> Result<()>> {
        let mut arguments = std::env::args_os().skip(1);
        if arguments.next()?.as_os_str() != OsStr::new(SERVE) {
            return None;
        }
        let folder = PathBuf::from(arguments.next()?);
        let rest: Vec<String> = arguments.filter_map(|text| text.into_string().ok()).collect();
        Some(move || serve(&folder, &rest))
    }

    /// The address that it listens at.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.port.address()
    }

    /// The address for a browser, which ends with `/`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}/", self.address())
    }

    /// A proxy in front of the server, one for each browser whose connection is to be broken: it can be
    /// pulled and put back, and it can hold back requests or answers. The browser opens [`Proxy::url`].
    pub fn plug(&self) -> Result<Proxy> {
        Ok(Proxy::start(self.address())?)
    }

    /// The database file, which may be read while the server runs.
    #[must_use]
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("mad.db")
    }

    /// Kills the process with signal 9. Browsers see their connections end.
    pub async fn kill(&mut self) -> Result<()> {
        let mut process = self.process.take().context("the server does not run")?;
        process.kill().await?;
        self.is_gone()
    }

    /// Asks the process to end, as for an upgrade: it closes all sockets at once, with the code for a restart.
    /// Waits until it has ended.
    pub async fn stop(&mut self) -> Result<()> {
        let mut process = self.process.take().context("the server does not run")?;
        let status = mad_testing::stop(&mut process, TIMEOUT).await?;
        ensure!(status.success(), "the server has ended with {status}");
        self.is_gone()
    }

    fn is_gone(&self) -> Result<()> {
        ensure!(TcpStream::connect(self.address()).is_err(), "{} still answers", self.address());
        Ok(())
    }

    /// Starts the server at the same address with the same database, and waits until it takes games.
    pub async fn start_again(&mut self) -> Result<()> {
        self.spawn(Duration::ZERO).await
    }

    /// The same with a clock that is ahead of that of the machine, as if the server had been away for so
    /// long. Browsers keep their clock. Needs libfaketime.
    pub async fn start_again_at(&mut self, ahead: Duration) -> Result<()> {
        self.spawn(ahead).await
    }

    async fn spawn(&mut self, ahead: Duration) -> Result<()> {
        ensure!(self.process.is_none(), "the server runs already");
        let LimitSettings { guests_per_hour, requests_per_second, games_per_hour, open_games } =
            self.limits;
        let limits = [guests_per_hour, requests_per_second, games_per_hour, open_games];
        let mut command = Command::new(std::env::current_exe()?);
        command.arg(SERVE).arg(self.folder.path()).arg(self.address().to_string());
        command.args(limits.map(|limit| limit.to_string()));
        if !ahead.is_zero() {
            clock::shift(&mut command, i64::try_from(ahead.as_secs())?)?;
        }
        let mut process = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let output = process.stdout.take().context("the process has no output")?;
        let mut lines = BufReader::new(output).lines();
        let line = tokio::time::timeout(TIMEOUT, lines.next_line()).await;
        let line = line.context("the server does not start")??;
        ensure!(line.as_deref() == Some(READY), "the server did not start");
        self.process = Some(process);
        Ok(())
    }
}

/// Serves the app and games in a folder until a signal.
fn serve(folder: &Path, arguments: &[String]) -> Result<()> {
    let [listen, limits @ ..] = arguments else { anyhow::bail!("no address") };
    let limits: Vec<u32> = limits.iter().map(|limit| limit.parse()).collect::<Result<_, _>>()?;
    let [guests_per_hour, requests_per_second, games_per_hour, open_games] = limits[..] else {
        anyhow::bail!("no limits")
    };
    let limits = LimitSettings { guests_per_hour, requests_per_second, games_per_hour, open_games };
    let empty = (EMPTY.to_owned(), EMPTY_PAGE.into());
    let site = Site::new(files(&folder.join("site"))?.into_iter().chain([empty]));
    let games = mad_server::GameServer {
        location: Location::File(folder.join("mad.db")),
        settings: OnlineSettings { limits, ..OnlineSettings::default() },
        metrics: None,
        closing: Duration::ZERO,
    };
    let listener = std::net::TcpListener::bind(listen)?;
    Ok(mad_server::run(listener, site, Some(games), || println!("{READY}"))?)
}
