//! Figures for monitoring, in the text format of Prometheus.

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The figures of this server.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) sockets: Gauge,
    pub(crate) rooms: Gauge,
    pub(crate) requests: Counter,
    pub(crate) refusals: Counter,
    pub(crate) slow_sockets: Counter,
    events: Counter,
    failed_commits: Counter,
    commit_seconds: Histogram,
    batch_size: Histogram,
    pub(crate) request_seconds: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let seconds = || Histogram::new(exponential_buckets(0.000_5, 2.0, 15));
        let mut metrics = Self {
            registry: Registry::with_prefix("mad"),
            sockets: Gauge::default(),
            rooms: Gauge::default(),
            requests: Counter::default(),
            refusals: Counter::default(),
            slow_sockets: Counter::default(),
            events: Counter::default(),
            failed_commits: Counter::default(),
            commit_seconds: seconds(),
            batch_size: Histogram::new(exponential_buckets(1.0, 2.0, 9)),
            request_seconds: seconds(),
        };
        let registry = &mut metrics.registry;
        registry.register("sockets", "Open WebSockets", metrics.sockets.clone());
        registry.register("rooms", "Games in memory", metrics.rooms.clone());
        registry.register("requests", "Actions of players", metrics.requests.clone());
        registry.register("refusals", "Actions that were refused", metrics.refusals.clone());
        let slow = "WebSockets closed because the client did not read";
        registry.register("slow_sockets", slow, metrics.slow_sockets.clone());
        registry.register("events", "Events sent to the database", metrics.events.clone());
        let failed = "Transactions that failed";
        registry.register("failed_commits", failed, metrics.failed_commits.clone());
        let commit = "Duration of transactions";
        registry.register("commit_seconds", commit, metrics.commit_seconds.clone());
        let batch = "Events in a transaction";
        registry.register("batch_size", batch, metrics.batch_size.clone());
        let request = "Time from an action to its answer";
        registry.register("request_seconds", request, metrics.request_seconds.clone());
        metrics
    }

    pub(crate) fn committed(&self, events: usize, duration: Duration, success: bool) {
        self.events.inc_by(events as u64);
        self.commit_seconds.observe(duration.as_secs_f64());
        self.batch_size.observe(events as f64);
        if !success {
            self.failed_commits.inc();
        }
    }

    /// All figures as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
