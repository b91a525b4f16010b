//! Notices between servers that share a database.
//!
//! A notice is a hint: whoever misses one finds out by the next number, or when the connection is back.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use mad_online::{Event, GameId};
use mad_rules::BySide;
use mad_store::{MOST_NOTICE_BYTES, NodeId, Store};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use super::Inner;

/// How long notices are collected.
const COLLECTING: Duration = Duration::from_millis(2);
/// Notices that wait to be sent.
const QUEUE: usize = 20_000;
/// The pause before a lost connection is made again.
const RETRY: Duration = Duration::from_millis(500);
/// A connection without notices for longer is dead: this server's own signs of life come back on it.
const DEAF: Duration = Duration::from_secs(7);
/// The time between two signs of life.
const ALIVE_INTERVAL: Duration = Duration::from_secs(2);

/// What one server tells the others.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Notice {
    /// An event was stored.
    Event { game: GameId, event: Event },
    /// Who is connected to a game on this server.
    Presence { game: GameId, players: BySide<bool>, watchers: u32 },
    /// Which connections do the others have to a game?
    Ask { game: GameId },
    /// The open offers have changed.
    Lobby,
    /// This server is alive.
    Alive,
    /// Notices were lost: read everything again.
    Lost,
}

/// Notices of one server.
#[derive(Debug, Serialize, Deserialize)]
struct Envelope {
    node: u32,
    notices: Vec<Notice>,
}

/// Sends notices to the other servers.
#[derive(Debug)]
pub(crate) struct Bus {
    queue: Option<mpsc::Sender<Notice>>,
    lost: Arc<AtomicBool>,
}

impl Bus {
    /// Starts sending, if other servers can use the database.
    pub(crate) fn start(store: &Store, node: NodeId) -> Self {
        let lost = Arc::new(AtomicBool::new(false));
        if !store.is_shared() {
            return Self { queue: None, lost };
        }
        let (queue, notices) = mpsc::channel(QUEUE);
        tokio::spawn(send(store.clone(), node, notices, lost.clone()));
        Self { queue: Some(queue), lost }
    }

    fn post(&self, notice: Notice) {
        if let Some(queue) = &self.queue
            && queue.try_send(notice).is_err()
        {
            self.lost.store(true, Ordering::Release);
        }
    }

    pub(crate) fn post_event(&self, game: GameId, event: &Event) {
        if self.queue.is_some() {
            self.post(Notice::Event { game, event: event.clone() });
        }
    }

    pub(crate) fn post_presence(&self, game: GameId, players: BySide<bool>, watchers: u32) {
        self.post(Notice::Presence { game, players, watchers });
    }

    pub(crate) fn ask(&self, game: GameId) {
        self.post(Notice::Ask { game });
    }

    pub(crate) fn post_lobby(&self) {
        self.post(Notice::Lobby);
    }
}

async fn send(
    store: Store,
    node: NodeId,
    mut notices: mpsc::Receiver<Notice>,
    lost: Arc<AtomicBool>,
) {
    let mut alive = tokio::time::interval(ALIVE_INTERVAL);
    loop {
        let first = tokio::select! {
            notice = notices.recv() => match notice {
                Some(notice) => notice,
                None => return,
            },
            _ = alive.tick() => Notice::Alive,
        };
        let mut batch = vec![first];
        let end = tokio::time::Instant::now() + COLLECTING;
        while let Ok(Some(notice)) = tokio::time::timeout_at(end, notices.recv()).await {
            batch.push(notice);
        }
        if lost.swap(false, Ordering::AcqRel) {
            batch = vec![Notice::Lost];
        }
        for text in envelopes(node, batch) {
            if let Err(error) = store.notify(&text).await {
                tracing::warn!(%error, "a notice to other servers was lost");
                lost.store(true, Ordering::Release);
                tokio::time::sleep(RETRY).await;
                break;
            }
        }
    }
}

/// The texts of as many envelopes as are needed.
fn envelopes(node: NodeId, notices: Vec<Notice>) -> Vec<String> {
    let mut texts = Vec::new();
    let mut waiting: Vec<Vec<Notice>> = vec![notices];
    while let Some(notices) = waiting.pop() {
        let envelope = Envelope { node: node.0, notices };
        match serde_json::to_string(&envelope) {
            Ok(text) if text.len() <= MOST_NOTICE_BYTES => texts.push(text),
            Ok(_) if envelope.notices.len() > 1 => {
                let mut first = envelope.notices;
                let second = first.split_off(first.len() / 2);
                // The first half is sent first.
                waiting.extend([second, first]);
            }
            // A single event that is too long: the others read it from the database.
            _ => waiting.push(vec![Notice::Lost]),
        }
    }
    texts
}

/// Handles the notices of other servers, as long as this server runs.
pub(crate) async fn listen(inner: Arc<Inner>) {
    if !inner.store.is_shared() {
        return;
    }
    loop {
        let mut listener = match inner.store.listen().await {
            Ok(Some(listener)) => listener,
            Ok(None) => return,
            Err(error) => {
                tracing::warn!(%error, "no notices of other servers");
                tokio::time::sleep(RETRY).await;
                continue;
            }
        };
        // What happened before we listened.
        inner.nodes.listen();
        inner.catch_up_all();
        loop {
            match tokio::time::timeout(DEAF, listener.next()).await {
                Ok(Ok(Some(text))) => hear(&inner, &text).await,
                Ok(Ok(None)) => {
                    inner.nodes.listen();
                    inner.catch_up_all();
                }
                Ok(Err(error)) => {
                    tracing::warn!(%error, "notices of other servers are interrupted");
                    break;
                }
                Err(_) => {
                    tracing::warn!("no notices, not even our own: connecting again");
                    break;
                }
            }
        }
        inner.nodes.interrupt();
        tokio::time::sleep(RETRY).await;
    }
}

async fn hear(inner: &Arc<Inner>, text: &str) {
    let Ok(envelope) = serde_json::from_str::<Envelope>(text) else {
        tracing::warn!("an unreadable notice; do all servers have the same version?");
        return inner.catch_up_all();
    };
    if envelope.node == inner.node.0 {
        return;
    }
    if inner.nodes.hear(envelope.node) {
        // What it has told about its connections was dropped, or never heard.
        inner.hub.all().iter().for_each(|room| inner.bus.ask(room.id));
    }
    for notice in envelope.notices {
        match notice {
            Notice::Event { game, event } => {
                inner.mine.touch_game(game);
                if let Some(room) = inner.hub.loaded(game) {
                    room.hear(inner, event).await;
                }
            }
            Notice::Presence { game, players, watchers } => {
                if let Some(room) = inner.hub.loaded(game) {
                    room.hear_presence(inner, envelope.node, players, watchers);
                }
            }
            Notice::Ask { game } => {
                if let Some(room) = inner.hub.loaded(game) {
                    let (players, watchers) = room.presence_here();
                    inner.bus.post_presence(game, players, watchers);
                }
            }
            Notice::Lobby => inner.lobby.changed_elsewhere(),
            Notice::Alive => {}
            Notice::Lost => inner.catch_up_all(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_divided_in_order() {
        let game = |number: u8| GameId::new([number; 9]);
        let numbers = (0..200).chain(0..200).chain(0..200);
        let notices = numbers.map(|number| Notice::Ask { game: game(number) });
        let texts = envelopes(NodeId(1), notices.collect());
        assert!(texts.len() > 1 && texts.iter().all(|text| text.len() <= MOST_NOTICE_BYTES));
        let read = texts.iter().flat_map(|text| {
            serde_json::from_str::<Envelope>(text).unwrap().notices.into_iter().map(|notice| {
                let Notice::Ask { game } = notice else { panic!("another notice") };
                game.bytes()[0]
            })
        });
        let expected = (0..200).chain(0..200).chain(0..200).collect::<Vec<u8>>();
        assert_eq!(read.collect::<Vec<u8>>(), expected);
    }
}
