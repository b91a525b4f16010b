//! Signs of life, and what follows from their absence: an outage pauses the clocks of live games.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use mad_store::StoreError;

use super::Inner;
use super::clock::SYNC_INTERVAL;
use super::sweeper::SWEEP_LIMIT;

/// The time between two signs of life.
const HEARTBEAT: Duration = Duration::from_secs(2);
/// Silence of all servers that counts as an outage.
pub(crate) const OUTAGE: Duration = Duration::from_secs(6);
/// Servers that were last alive this long ago are forgotten, in milliseconds.
const FORGOTTEN: u64 = 86_400_000;

/// When this server last wrote a sign of life.
#[derive(Debug)]
pub(crate) struct Pulse(Mutex<Instant>);

impl Pulse {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(Instant::now()))
    }

    fn beat(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Returns whether the last sign of life is so long ago that there may be an outage: the database was not
    /// available, or this program did not run. Time that players could not use must not count, so nothing
    /// that depends on the clocks of live games is decided until the next sign of life.
    pub(crate) fn is_lost(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).elapsed() > OUTAGE
    }
}

/// Writes signs of life, and compares the clock with the database.
pub(crate) async fn keep_alive(inner: Arc<Inner>) {
    let mut interval = tokio::time::interval(HEARTBEAT);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut synced = tokio::time::Instant::now();
    loop {
        interval.tick().await;
        if synced.elapsed() >= SYNC_INTERVAL {
            if let Err(error) = inner.clock.sync(&inner.store).await {
                tracing::warn!(%error, "cannot compare the clock with the database");
                continue;
            }
            synced = tokio::time::Instant::now();
        }
        if let Err(error) = show_life(&inner).await {
            tracing::warn!(%error, "cannot write a sign of life");
        }
    }
}

async fn show_life(inner: &Arc<Inner>) -> Result<(), StoreError> {
    if inner.pulse.is_lost() {
        pause_after_outage(inner).await?;
    }
    inner.store.heartbeat(inner.node, inner.clock.now()).await?;
    inner.pulse.beat();
    Ok(())
}

/// At the start: pauses live games if no server was running, and writes the first sign of life.
pub(crate) async fn resume(inner: &Arc<Inner>) -> Result<(), StoreError> {
    pause_after_outage(inner).await?;
    show_life(inner).await?;
    inner.store.forget_nodes(inner.clock.now() - FORGOTTEN).await
}

/// If all servers were silent: pauses the clocks of all running live games, as of the last sign of life. Every
/// server that comes back does it before its next sign of life, so that none of them lets a flag fall before;
/// a game is paused once.
async fn pause_after_outage(inner: &Arc<Inner>) -> Result<(), StoreError> {
    let now = inner.clock.now();
    let last = inner.store.last_heartbeat().await?;
    let outage = last.filter(|last| u128::from(now.since(*last)) > OUTAGE.as_millis());
    let Some(since) = outage else { return Ok(()) };
    tracing::warn!(seconds = now.since(since) / 1000, "no server was there: pausing live games");
    let mut after = None;
    loop {
        let games = inner.store.live_games(after, SWEEP_LIMIT).await?;
        let Some(&last) = games.last() else { return Ok(()) };
        for game in games {
            if let Ok(room) = inner.hub.room(inner, game).await {
                let _ = room.pause(inner, since).await;
            }
        }
        after = Some(last);
    }
}
