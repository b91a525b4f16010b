//! The server: a listening socket and graceful shutdown.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use mad_store::{Location, Store, StoreError};

use crate::{Online, OnlineSettings, Router, Site};

/// How long open requests may take after the shutdown has begun.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// Serves requests until `shutdown` completes. Then accepts no more connections, and waits some
/// seconds at most for open requests.
///
/// # Errors
///
/// If the socket fails.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (begin, begun) = oneshot::channel();
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    // Small messages are sent at once: Nagle's algorithm would hold back the second one for 40 ms.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "TCP_NODELAY");
        }
    });
    let server = axum::serve(listener, service).with_graceful_shutdown(async {
        shutdown.await;
        // Fails only if the receiver is gone, with the server.
        let _ = begin.send(());
    });
    let timeout = async {
        let _ = begun.await;
        tokio::time::sleep(SHUTDOWN_TIMEOUT).await;
    };
    tokio::select! {
        result = server => result,
        () = timeout => Ok(()),
    }
}

/// The game server of [`run`].
#[derive(Debug)]
pub struct GameServer {
    /// Where games are stored.
    pub location: Location,
    /// Its settings.
    pub settings: OnlineSettings,
    /// The socket at which figures for monitoring are served.
    pub metrics: Option<std::net::TcpListener>,
    /// The time over which sockets are closed at the end.
    pub closing: Duration,
}

/// Why the server cannot start, or has failed.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// A socket, the runtime or the signal handlers.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Serves the app, and games if there is a game server, until Ctrl-C or `SIGTERM`. Calls `started` as soon as
/// the signal handlers are installed.
///
/// # Errors
///
/// If a socket fails, the runtime or the signal handlers cannot be set up, or the database cannot be opened.
pub fn run(
    listener: std::net::TcpListener,
    site: Site,
    games: Option<GameServer>,
    started: impl FnOnce(),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = from_std(listener)?;
        let signal = signal()?;
        let Some(games) = games else {
            started();
            return Ok(serve(listener, site.router(), signal).await?);
        };
        let store = Store::open(&games.location).await?;
        let online = Online::start(store, games.settings).await?;
        if let Some(metrics) = games.metrics {
            let (listener, router) = (from_std(metrics)?, online.metrics_router());
            tokio::spawn(async { axum::serve(listener, router).await });
        }
        started();
        let router = site.router_with(&online);
        let shutdown = async move {
            signal.await;
            online.stop(games.closing).await;
        };
        Ok(serve(listener, router, shutdown).await?)
    })
}

fn from_std(listener: std::net::TcpListener) -> io::Result<TcpListener> {
    listener.set_nonblocking(true)?;
    TcpListener::from_std(listener)
}

/// A future that completes when the program receives a signal to end.
#[cfg(unix)]
fn signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// A future that completes when the program receives a signal to end.
#[cfg(windows)]
fn signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
