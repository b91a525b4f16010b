//! What happens by itself: flags, aborted games, planned turns, the end of pauses.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use mad_online::{GameId, Time};
use mad_store::StoreError;
use tokio::sync::Notify;

use super::Inner;

/// The time between two searches for overdue games in the database.
const SWEEP_INTERVAL: Duration = Duration::from_secs(3);
/// The overdue games that are handled at a time.
pub(crate) const SWEEP_LIMIT: u16 = 500;
/// The time between two searches for what nobody needs any more.
const FORGETTING_INTERVAL: Duration = Duration::from_secs(86_400);
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
    let mut forgotten = None::<Instant>;
    loop {
        interval.tick().await;
        if forgotten.is_none_or(|last| last.elapsed() >= FORGETTING_INTERVAL) {
            forgotten = Some(Instant::now());
            if let Err(error) = forget(&inner).await {
                tracing::warn!(%error, "cannot remove what nobody needs");
            }
        }
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

/// Removes guests and invitations that led to nothing, so that the database does not grow with them, and
/// sessions that nobody uses: the cookies of browsers have ended before.
async fn forget(inner: &Inner) -> Result<(), StoreError> {
    const DAY: u64 = 86_400_000;
    let now = inner.clock.now();
    let people = inner.store.forget_people(now - 400 * DAY, now - 7 * DAY).await?;
    let invitations = inner.store.forget_invitations(now - 30 * DAY).await?;
    if people > 0 || invitations > 0 {
        tracing::info!(people, invitations, "forgotten");
    }
    Ok(())
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
    let silent = inner.nodes.take_silent();
    if !silent.is_empty() {
        inner.hub.all().iter().for_each(|room| room.forget_nodes(inner, &silent));
    }
}
