//! WebSockets: one for each tab, for all of its games.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use mad_online::protocol::{ClientMessage, ServerMessage, VERSION, close};
use mad_online::{GameId, PersonId, Refusal};
use tokio::sync::{Notify, mpsc};

use super::limits::SocketLimit;
use super::room::Request;
use super::{Inner, SendText as _};

/// Messages that wait to be sent to a client. A client that reads more slowly is disconnected, and comes
/// back in its own time.
const QUEUE: usize = 64;
/// Bytes that wait to be sent to a client before the last message: a single one may be of any length.
const QUEUE_BYTES: usize = 1 << 20;
/// The time between two pings.
const PING_INTERVAL: Duration = Duration::from_secs(15);
/// A connection that is silent for longer is dead.
const SILENCE: Duration = Duration::from_secs(40);
/// How long sending one message may take.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// How long the first message may take.
const HELLO_TIMEOUT: Duration = Duration::from_secs(10);
/// Games that one socket may follow.
const MOST_GAMES: usize = 64;

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

/// The server's end of a socket, as rooms and lists see it.
pub(crate) struct Connection {
    pub(crate) id: u64,
    pub(crate) person: Option<PersonId>,
    queue: mpsc::Sender<Utf8Bytes>,
    /// The bytes of the messages that were put into the queue, and not yet sent.
    waiting: AtomicUsize,
    /// The code to close with; 0 while it is open.
    code: AtomicU16,
    closing: Notify,
    /// The last round-trip time, in milliseconds.
    round_trip: AtomicU32,
}

impl Connection {
    fn new(person: Option<PersonId>) -> (Arc<Self>, mpsc::Receiver<Utf8Bytes>) {
        let (queue, messages) = mpsc::channel(QUEUE);
        let connection = Self {
            id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
            person,
            queue,
            waiting: AtomicUsize::new(0),
            code: AtomicU16::new(0),
            closing: Notify::new(),
            round_trip: AtomicU32::new(0),
        };
        (Arc::new(connection), messages)
    }

    /// Sends a message. If the queue is full, the socket is closed with its own code: nothing is dropped
    /// silently.
    pub(crate) fn send(&self, text: Utf8Bytes) {
        let length = text.len();
        let before = self.waiting.fetch_add(length, Ordering::AcqRel);
        if before > QUEUE_BYTES || self.queue.try_send(text).is_err() {
            self.waiting.fetch_sub(length, Ordering::AcqRel);
            self.close(close::TOO_SLOW);
        }
    }

    /// Closes the socket with a code.
    pub(crate) fn close(&self, code: u16) {
        // The first reason counts.
        let _ = self.code.compare_exchange(0, code, Ordering::AcqRel, Ordering::Acquire);
        self.closing.notify_one();
    }

    fn is_closing(&self) -> bool {
        self.code.load(Ordering::Acquire) != 0
    }

    /// The network delay that is believed, in milliseconds: the round trip, and a little for its variation.
    fn lag(&self) -> u32 {
        match self.round_trip.load(Ordering::Relaxed) {
            0 => 0,
            trip => trip.saturating_add(trip / 2).saturating_add(20),
        }
    }
}

/// Closes a socket at once, with a code.
pub(crate) async fn refuse(mut socket: WebSocket, code: u16) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static("") };
    let _ = tokio::time::timeout(HELLO_TIMEOUT, socket.send(Message::Close(Some(frame)))).await;
}

/// Serves a socket until it is closed.
pub(crate) async fn serve(inner: Arc<Inner>, socket: WebSocket, person: Option<PersonId>) {
    let (connection, messages) = Connection::new(person);
    let (sink, stream) = socket.split();
    let Some(_guard) = inner.sockets.enter(&inner, &connection) else { return };
    let sending = tokio::spawn(send(sink, messages, connection.clone(), inner.clone()));
    let mut session =
        Session { inner: inner.clone(), connection: connection.clone(), games: Vec::new() };
    session.run(stream).await;
    session.leave();
    connection.close(1_000);
    let _ = sending.await;
}

/// Sends messages and pings until the socket is closed.
async fn send(
    mut sink: SplitSink<WebSocket, Message>,
    mut messages: mpsc::Receiver<Utf8Bytes>,
    connection: Arc<Connection>,
    inner: Arc<Inner>,
) {
    // The first ping goes out at once: its answer tells the network delay.
    let mut pings = tokio::time::interval(PING_INTERVAL);
    pings.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let message = tokio::select! {
            biased;
            () = connection.closing.notified() => break,
            message = messages.recv() => match message {
                Some(text) => Message::Text(text),
                None => break,
            },
            _ = pings.tick() => {
                let stamp = inner.uptime_millis().to_be_bytes();
                Message::Ping(stamp.to_vec().into())
            }
        };
        let length = if let Message::Text(text) = &message { text.len() } else { 0 };
        match tokio::time::timeout(SEND_TIMEOUT, sink.send(message)).await {
            Ok(Ok(())) => {
                connection.waiting.fetch_sub(length, Ordering::AcqRel);
            }
            _ => {
                connection.close(close::TOO_SLOW);
                break;
            }
        }
    }
    let code = match connection.code.load(Ordering::Acquire) {
        0 => 1_000,
        code => code,
    };
    if code == close::TOO_SLOW {
        inner.metrics.slow_sockets.inc();
    }
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static("") };
    let farewell = async {
        let _ = sink.send(Message::Close(Some(frame))).await;
        let _ = sink.close().await;
    };
    let _ = tokio::time::timeout(Duration::from_secs(1), farewell).await;
}

/// The state of a socket.
struct Session {
    inner: Arc<Inner>,
    connection: Arc<Connection>,
    /// The games that it follows.
    games: Vec<GameId>,
}

impl Session {
    async fn run(&mut self, mut stream: SplitStream<WebSocket>) {
        let mut limit = SocketLimit::new();
        let mut greeted = false;
        let started = Instant::now();
        loop {
            let patience =
                if greeted { SILENCE } else { HELLO_TIMEOUT.saturating_sub(started.elapsed()) };
            let next = tokio::select! {
                next = tokio::time::timeout(patience, stream.next()) => next,
                // The other half has ended.
                () = self.connection.queue.closed() => return,
            };
            let Ok(Some(Ok(message))) = next else { return };
            if self.connection.is_closing() {
                return;
            }
            let text = match message {
                Message::Text(text) => text,
                Message::Pong(stamp) => {
                    self.note_round_trip(&stamp);
                    continue;
                }
                Message::Ping(_) => {
                    if !limit.allows() {
                        return self.connection.close(close::MISUSE);
                    }
                    continue;
                }
                Message::Binary(_) => return self.connection.close(close::MISUSE),
                Message::Close(_) => return,
            };
            if !limit.allows() {
                return self.connection.close(close::MISUSE);
            }
            let Ok(message) = serde_json::from_str::<ClientMessage>(&text) else {
                return self.connection.close(close::MISUSE);
            };
            if !greeted {
                let ClientMessage::Hello { version } = message else {
                    return self.connection.close(close::MISUSE);
                };
                if version != VERSION {
                    return self.connection.close(close::VERSION);
                }
                greeted = true;
                let welcome = ServerMessage::Welcome {
                    person: self.connection.person,
                    now: self.inner.clock.now(),
                };
                self.connection.send(welcome.into_text());
                continue;
            }
            self.handle(message).await;
        }
    }

    fn note_round_trip(&self, stamp: &[u8]) {
        let Ok(stamp) = <[u8; 8]>::try_from(stamp) else { return };
        let sent = u64::from_be_bytes(stamp);
        if let Some(trip) = self.inner.uptime_millis().checked_sub(sent) {
            let trip = u32::try_from(trip).unwrap_or(u32::MAX).clamp(1, 5_000);
            self.connection.round_trip.store(trip, Ordering::Relaxed);
        }
    }

    async fn handle(&mut self, message: ClientMessage) {
        match message {
            // Once is enough.
            ClientMessage::Hello { .. } => self.connection.close(close::MISUSE),
            ClientMessage::Follow { game, from } => self.follow(game, from).await,
            ClientMessage::Unfollow { game } => {
                self.games.retain(|other| *other != game);
                if let Some(room) = self.inner.hub.loaded(game) {
                    room.unfollow(&self.inner, self.connection.id);
                }
            }
            ClientMessage::Act { game, nonce, command } => {
                let received = self.inner.clock.now();
                let started = Instant::now();
                let result = match self.connection.person {
                    None => Err(Refusal::NotSeated),
                    Some(person) => {
                        let lag = self.connection.lag();
                        let request = Request { person, nonce, command, received, lag };
                        self.inner.act(game, &request).await
                    }
                };
                let metrics = &self.inner.metrics;
                metrics.requests.inc();
                metrics.request_seconds.observe(started.elapsed().as_secs_f64());
                let answer = match result {
                    Ok(seq) => ServerMessage::Ok { nonce, seq },
                    Err(reason) => {
                        metrics.refusals.inc();
                        ServerMessage::No { nonce, reason }
                    }
                };
                self.connection.send(answer.into_text());
            }
            ClientMessage::Lobby { on } => self.inner.lobby.subscribe(&self.connection, on),
            ClientMessage::Mine { on } => self.inner.mine.subscribe(&self.connection, on),
            ClientMessage::Ping { stamp } => {
                self.connection.send(ServerMessage::Pong { stamp }.into_text());
            }
        }
    }

    async fn follow(&mut self, game: GameId, from: u32) {
        if !self.games.contains(&game) {
            if self.games.len() >= MOST_GAMES {
                return self.connection.close(close::MISUSE);
            }
            self.games.push(game);
        }
        match self.inner.follow(game, &self.connection, from).await {
            Ok(()) => {}
            Err(Refusal::NoSuchGame) => {
                self.games.retain(|other| *other != game);
                self.connection.send(ServerMessage::NoSuchGame { game }.into_text());
            }
            // The database is not available: the client comes back and asks again.
            Err(_) => self.connection.close(close::RESTART),
        }
    }

    fn leave(&self) {
        for &game in &self.games {
            if let Some(room) = self.inner.hub.loaded(game) {
                room.unfollow(&self.inner, self.connection.id);
            }
        }
        self.inner.lobby.subscribe(&self.connection, false);
        self.inner.mine.subscribe(&self.connection, false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Back-pressure: the queue is bounded, and a client that does not read is told why it is disconnected.
    #[tokio::test]
    async fn a_full_queue_closes_the_socket_instead_of_dropping_messages() {
        let (connection, mut messages) = Connection::new(None);
        for number in 0..QUEUE {
            connection.send(number.to_string().into());
        }
        assert!(!connection.is_closing());
        connection.send("one too many".into());
        assert_eq!(connection.code.load(Ordering::Acquire), close::TOO_SLOW);
        // Later reasons do not replace the first one, and what was queued is complete.
        connection.close(close::RESTART);
        assert_eq!(connection.code.load(Ordering::Acquire), close::TOO_SLOW);
        for number in 0..QUEUE {
            assert_eq!(messages.recv().await.as_deref(), Some(number.to_string().as_str()));
        }
    }

    /// A client that does not read asks for a long game again and again.
    #[tokio::test]
    async fn long_messages_that_nobody_reads_close_the_socket() {
        let long: Utf8Bytes = "x".repeat(QUEUE_BYTES / 3).into();
        let (connection, mut messages) = Connection::new(None);
        for _ in 0..4 {
            connection.send(long.clone());
        }
        assert!(!connection.is_closing());
        connection.send(long.clone());
        assert_eq!(connection.code.load(Ordering::Acquire), close::TOO_SLOW);
        for _ in 0..4 {
            assert_eq!(messages.recv().await.map(|text| text.len()), Some(long.len()));
        }
        assert!(messages.try_recv().is_err(), "the last message does not wait");
    }

    #[tokio::test]
    async fn a_single_message_may_be_of_any_length() {
        let (connection, mut messages) = Connection::new(None);
        connection.send("short".into());
        connection.send("x".repeat(3 * QUEUE_BYTES).into());
        assert!(!connection.is_closing());
        assert_eq!(messages.recv().await.as_deref(), Some("short"));
        assert_eq!(messages.recv().await.map(|text| text.len()), Some(3 * QUEUE_BYTES));
    }
}
