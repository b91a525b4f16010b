//! Answering at a socket until told to stop.

use std::future::Future;
use std::io;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::Router;

/// How long requests that are under way at the end may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Answers requests at a socket until `shutdown` is over. Then no more are taken, and those under
/// way are finished if that takes no more than some seconds.
///
/// # Errors
///
/// If the socket fails.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (tell, told) = oneshot::channel();
    let server = axum::serve(listener, router).with_graceful_shutdown(async {
        shutdown.await;
        // Whoever is not there any more need not be told.
        let _ = tell.send(());
    });
    let out_of_patience = async {
        let _ = told.await;
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        result = server => result,
        () = out_of_patience => Ok(()),
    }
}

/// Answers requests at a socket until the program is told to end, by Ctrl-C or by `SIGTERM`.
/// Calls `started` as soon as both signals would be heard.
///
/// # Errors
///
/// If the socket fails, or threads or signals cannot be had.
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

/// Is over when the program is told to end.
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

/// Is over when the program is told to end.
#[cfg(windows)]
fn signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
