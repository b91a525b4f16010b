//! Group commit: the appends of all games of this server, in as few transactions as possible.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use mad_store::{Intent, Store, StoreError, Stored};
use tokio::sync::{mpsc, oneshot};

use super::metrics::Metrics;

/// The most intents in a transaction.
const BATCH: usize = 256;
/// How long the writer collects intents.
const COLLECTING: Duration = Duration::from_millis(3);
/// The intents that wait for the writer; more are refused (back-pressure).
const QUEUE: usize = 4_096;

/// The intent was not stored, or it is unknown whether it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NotStored;

struct Request {
    intent: Intent,
    answer: oneshot::Sender<Result<Stored, NotStored>>,
}

/// Sends intents to the writer.
#[derive(Debug, Clone)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Request>,
    /// The planted fault of [`OnlineSettings`](super::OnlineSettings).
    acknowledge_early: bool,
}

impl Writer {
    /// Starts the writer. It ends, after everything in its queue is stored, when all handles are dropped.
    pub(crate) fn start(
        store: Store,
        metrics: Arc<Metrics>,
        acknowledge_early: bool,
    ) -> (Self, tokio::task::JoinHandle<()>) {
        let (queue, requests) = mpsc::channel(QUEUE);
        let task = tokio::spawn(run(store, metrics, requests));
        (Self { queue, acknowledge_early }, task)
    }

    /// Stores the events of an intent. They are durable when this returns [`Stored::Yes`].
    pub(crate) async fn commit(&self, intent: Intent) -> Result<Stored, NotStored> {
        let (answer, answered) = oneshot::channel();
        self.queue.try_send(Request { intent, answer }).map_err(|_| NotStored)?;
        if self.acknowledge_early {
            return Ok(Stored::Yes);
        }
        answered.await.unwrap_or(Err(NotStored))
    }
}

async fn run(store: Store, metrics: Arc<Metrics>, mut requests: mpsc::Receiver<Request>) {
    let mut waiting: Vec<Request> = Vec::new();
    loop {
        if waiting.is_empty() {
            let Some(first) = requests.recv().await else { return };
            waiting.push(first);
        }
        collect(&mut waiting, &mut requests).await;
        let batch = take_batch(&mut waiting);
        write(&store, &metrics, batch).await;
    }
}

/// Adds requests until the batch is full or time is up.
async fn collect(waiting: &mut Vec<Request>, requests: &mut mpsc::Receiver<Request>) {
    let end = tokio::time::Instant::now() + COLLECTING;
    while waiting.len() < BATCH {
        match tokio::time::timeout_at(end, requests.recv()).await {
            Ok(Some(request)) => waiting.push(request),
            Ok(None) | Err(_) => return,
        }
    }
}

/// Takes at most one intent for each game: the others wait for the next transaction.
fn take_batch(waiting: &mut Vec<Request>) -> Vec<Request> {
    let mut games = HashSet::new();
    let (batch, rest): (Vec<Request>, Vec<Request>) =
        waiting.drain(..).partition(|request| games.insert(request.intent.first.game));
    *waiting = rest;
    batch
}

async fn write(store: &Store, metrics: &Metrics, batch: Vec<Request>) {
    let (intents, answers): (Vec<Intent>, Vec<_>) =
        batch.into_iter().map(|request| (request.intent, request.answer)).unzip();
    let start = Instant::now();
    let result = store.commit(&intents).await;
    metrics.committed(intents.len(), start.elapsed(), result.is_ok());
    if let Err(error) = &result {
        report(error);
    }
    for (index, answer) in answers.into_iter().enumerate() {
        let stored = result.as_ref().map_or(Err(NotStored), |results| Ok(results[index]));
        // The player may be gone.
        let _ = answer.send(stored);
    }
}

fn report(error: &StoreError) {
    tracing::error!(%error, "a transaction failed");
}
