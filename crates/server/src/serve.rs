//! The server: a listening socket and graceful shutdown.

use std::future::Future;
use std::io;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::Router;

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
    let server = axum::serve(listener, router).with_graceful_shutdown(async {
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

/// Serves requests until Ctrl-C or `SIGTERM`. Calls `started` as soon as the signal handlers are
/// installed.
///
/// # Errors
///
/// If the socket fails, or the runtime or the signal handlers cannot be set up.
pub fn run(
    listener: std::net::TcpListener,
    router: Router,
    started: impl FnOnce(),
) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        listener.set_nonblocking(true)?;
        let listener = TcpListener::from_std(listener)?;
        let signal = signal()?;
        started();
        serve(listener, router, signal).await
    })
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
