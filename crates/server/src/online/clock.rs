//! The time of games: that of the database, as this server estimates it.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Duration, Instant};

use mad_online::Time;
use mad_store::{Store, StoreError};

/// The time between two comparisons with the database.
pub(crate) const SYNC_INTERVAL: Duration = Duration::from_secs(5);
/// The number of measurements of which the one with the shortest round trip counts.
const MEASUREMENTS: usize = 5;
/// The least difference between two comparisons that counts as drift, in milliseconds.
const DRIFT: i64 = 250;

/// Estimates the time of the database from the monotonic clock of this machine.
#[derive(Debug)]
pub(crate) struct ServerClock {
    started: Instant,
    /// The time of the database when this clock was started, in milliseconds.
    offset: AtomicI64,
    drifts: AtomicBool,
}

impl ServerClock {
    pub(crate) async fn new(store: &Store) -> Result<Self, StoreError> {
        let clock = Self {
            started: Instant::now(),
            offset: AtomicI64::new(0),
            drifts: AtomicBool::new(false),
        };
        let offset = clock.measure(store).await?;
        clock.offset.store(offset, Ordering::Relaxed);
        Ok(clock)
    }

    fn elapsed(&self) -> i64 {
        i64::try_from(self.started.elapsed().as_millis()).unwrap_or(i64::MAX)
    }

    /// The time of the database now.
    pub(crate) fn now(&self) -> Time {
        Time(self.offset.load(Ordering::Relaxed).saturating_add(self.elapsed()))
    }

    /// Returns whether the last comparison with the database contradicted the one before. Live turns are
    /// not accepted until the next one confirms it.
    pub(crate) fn drifts(&self) -> bool {
        self.drifts.load(Ordering::Relaxed)
    }

    async fn measure(&self, store: &Store) -> Result<i64, StoreError> {
        let mut best = None::<(i64, i64)>;
        for _ in 0..if store.is_shared() { MEASUREMENTS } else { 1 } {
            let before = self.elapsed();
            let time = store.now().await?.0;
            let after = self.elapsed();
            let (trip, offset) = (after - before, time - (before + after) / 2);
            if best.is_none_or(|(shortest, _)| trip < shortest) {
                best = Some((trip, offset));
            }
        }
        Ok(best.map_or(0, |(_, offset)| offset))
    }

    /// Compares the clock with the database.
    pub(crate) async fn sync(&self, store: &Store) -> Result<(), StoreError> {
        let offset = self.measure(store).await?;
        let before = self.offset.swap(offset, Ordering::Relaxed);
        let drifts = (offset - before).abs() > DRIFT;
        if drifts {
            tracing::warn!(
                milliseconds = offset - before,
                "the clocks of server and database differ"
            );
        }
        self.drifts.store(drifts, Ordering::Relaxed);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use mad_store::Location;

    use super::*;

    #[tokio::test]
    async fn a_clock_that_moved_against_the_database_is_noticed_and_set() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&Location::File(folder.path().join("mad.db"))).await.unwrap();
        let clock = ServerClock::new(&store).await.unwrap();
        clock.sync(&store).await.unwrap();
        assert!(!clock.drifts());
        clock.offset.fetch_add(4 * DRIFT, Ordering::Relaxed);
        clock.sync(&store).await.unwrap();
        assert!(clock.drifts());
        let difference = clock.now().0 - store.now().await.unwrap().0;
        assert!(difference.abs() < DRIFT, "{difference} ms");
        clock.sync(&store).await.unwrap();
        assert!(!clock.drifts(), "the next comparison confirms it");
    }
}
