//! What happens by itself: flags, aborted games, planned turns, the end of pauses; and signs of life.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use mad_online::{GameId, Time};
use mad_store::StoreError;
use tokio::sync::Notify;

use super::Inner;
use super::bus::SILENCE;
use super::clock::SYNC_INTERVAL;

/// The time between two searches for overdue games in the database.
const SWEEP_INTERVAL: Duration = Duration::from_secs(3);
/// The overdue games that are handled at a time.
const SWEEP_LIMIT: u16 = 500;
/// The time between two signs of life.
const HEARTBEAT: Duration = Duration::from_secs(2);
/// Silence of all servers that counts as an outage, in milliseconds.
const OUTAGE: u64 = 6_000;
/// Servers that were last alive this long ago are forgotten, in milliseconds.
const FORGOTTEN: u64 = 86_400_000;
/// How long an offer stays in the lobby after its maker has gone.
const OFFER_PATIENCE: Duration = Duration::from_secs(15);

/// When something happens by itself in the games in memory.
#[derive(Default)]
pub(crate) struct Timers {
    /// A game may be there more than once: what is due is asked from the game itself.
    queue: Mutex<BinaryHeap<Reverse<(Time, GameId)>>>,
    added: Notify,
}

impl Timers {
    pub(crate) fn add(&self, at: Time, game: GameId) {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let is_next = queue.peek().is_none_or(|Reverse((next, _))| at < *next);
        queue.push(Reverse((at, game)));
        drop(queue);
        if is_next {
            self.added.notify_one();
        }
    }

    /// Takes the games that are due at a time. Returns them, and when the next one is due.
    fn take(&self, now: Time) -> (Vec<GameId>, Option<Time>) {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let mut games = Vec::new();
        while let Some(&Reverse((at, game))) = queue.peek() {
            if at > now {
                return (games, Some(at));
            }
            queue.pop();
            if !games.contains(&game) {
                games.push(game);
            }
        }
        (games, None)
    }
}

/// Lets things happen in the games in memory, on time.
pub(crate) async fn run_timers(inner: Arc<Inner>) {
    loop {
        let now = inner.clock.now();
        let (games, next) = inner.timers.take(now);
        for game in games {
            if let Some(room) = inner.hub.loaded(game) {
                let inner = inner.clone();
                // In a task of its own: one game that waits for the database does not delay the others.
                tokio::spawn(async move { room.run_due_if_due(&inner).await });
            }
        }
        let pause = next.map_or(Duration::from_secs(60), |next| {
            Duration::from_millis(next.since(inner.clock.now()).clamp(1, 60_000))
        });
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = inner.timers.added.notified() => {}
        }
    }
}

/// Lets things happen in games that no server has in memory, and cleans up.
pub(crate) async fn sweep(inner: Arc<Inner>) {
    let mut interval = tokio::time::interval(SWEEP_INTERVAL);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        match inner.store.due_games(inner.clock.now(), SWEEP_LIMIT).await {
            Ok(games) => {
                for game in games {
                    if let Ok(room) = inner.hub.room(&inner, game).await {
                        let _ = room.run_due(&inner).await;
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "cannot search for overdue games"),
        }
        withdraw_abandoned_offers(&inner).await;
        forget_silent_nodes(&inner);
        inner.hub.evict(&inner);
        inner.limits.clean();
    }
}

/// Takes offers out of the lobby whose makers are gone.
async fn withdraw_abandoned_offers(inner: &Arc<Inner>) {
    for room in inner.hub.all() {
        if room.is_abandoned_offer(inner, OFFER_PATIENCE) {
            let _ = room.withdraw_offer(inner, OFFER_PATIENCE).await;
        }
    }
}

fn forget_silent_nodes(inner: &Inner) {
    let silent: Vec<u32> = {
        let mut nodes = inner.nodes.lock().unwrap_or_else(PoisonError::into_inner);
        let silent = nodes.iter().filter(|(_, heard)| heard.elapsed() > SILENCE);
        let silent = silent.map(|(node, _)| *node).collect();
        nodes.retain(|_, heard| heard.elapsed() <= SILENCE);
        silent
    };
    if !silent.is_empty() {
        inner.hub.all().iter().for_each(|room| room.forget_nodes(inner, &silent));
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
        if let Err(error) = inner.store.heartbeat(inner.node, inner.clock.now()).await {
            tracing::warn!(%error, "cannot write a sign of life");
        }
    }
}

/// At a start after all servers were silent: pauses the clocks of all running live games, as of the last sign
/// of life.
pub(crate) async fn resume_after_outage(inner: &Arc<Inner>) -> Result<(), StoreError> {
    let now = inner.clock.now();
    let last = inner.store.last_heartbeat().await?;
    inner.store.heartbeat(inner.node, now).await?;
    inner.store.forget_nodes(now - FORGOTTEN).await?;
    let Some(since) = last.filter(|last| now.since(*last) > OUTAGE) else { return Ok(()) };
    // One of the servers that start now does it.
    let name = "outage";
    let before = inner.store.setting(name, "0").await?;
    let claimed = since.0.to_string();
    if before == claimed || !inner.store.replace_setting(name, &before, &claimed).await? {
        return Ok(());
    }
    tracing::warn!(seconds = now.since(since) / 1000, "the server was away: pausing live games");
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
