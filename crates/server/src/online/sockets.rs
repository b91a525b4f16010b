//! The open sockets of this server.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use mad_online::protocol::close;

use super::Inner;
use super::socket::Connection;

/// The open sockets.
#[derive(Default)]
pub(crate) struct Sockets {
    open: Mutex<HashMap<u64, Arc<Connection>>>,
    closed: AtomicBool,
}

/// A socket that is counted as long as this exists.
pub(crate) struct Guard {
    inner: Arc<Inner>,
    id: u64,
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.inner.sockets.open().remove(&self.id);
        self.inner.metrics.sockets.dec();
    }
}

impl Sockets {
    fn open(&self) -> MutexGuard<'_, HashMap<u64, Arc<Connection>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a new socket; `None` if the server is about to end.
    pub(crate) fn enter(&self, inner: &Arc<Inner>, connection: &Arc<Connection>) -> Option<Guard> {
        if self.closed.load(Ordering::Acquire) {
            return None;
        }
        self.open().insert(connection.id, connection.clone());
        inner.metrics.sockets.inc();
        Some(Guard { inner: inner.clone(), id: connection.id })
    }

    /// Closes all sockets within some time, one after the other, and takes no new ones.
    pub(crate) async fn close_all(&self, spread: Duration) {
        self.closed.store(true, Ordering::Release);
        let all: Vec<Arc<Connection>> = self.open().values().cloned().collect();
        let start = tokio::time::Instant::now();
        let count = u32::try_from(all.len().max(1)).unwrap_or(u32::MAX);
        for (connection, index) in all.iter().zip(0..) {
            tokio::time::sleep_until(start + spread * index / count).await;
            connection.close(close::RESTART);
        }
    }

    /// Waits until all sockets are closed, or some time has passed.
    pub(crate) async fn wait_until_gone(&self, patience: Duration) {
        let start = Instant::now();
        while !self.open().is_empty() && start.elapsed() < patience {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
