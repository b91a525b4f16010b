//! The game server: sockets, HTTP API, group commit, notices between servers, timers.

mod api;
mod bus;
mod clock;
mod hub;
mod limits;
mod lobby;
mod metrics;
mod nodes;
mod origin;
mod outage;
mod presence;
mod room;
mod session;
mod socket;
mod sockets;
mod sweeper;
mod writer;

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ws::Utf8Bytes;
use mad_online::protocol::ServerMessage;
use mad_online::{Due, GameId, OnlineGame, Refusal};
use mad_store::{NodeId, Store, StoreError};
use tokio::task::JoinHandle;

use bus::Bus;
use clock::ServerClock;
use hub::Hub;
pub use limits::LimitSettings;
use limits::Limits;
use lobby::{Lobby, Mine};
use metrics::Metrics;
use nodes::Nodes;
use outage::Pulse;
use room::Request;
use socket::Connection;
use sockets::Sockets;
use sweeper::Timers;
use writer::Writer;

/// The settings of the game server.
#[derive(Debug, Clone, Default)]
pub struct OnlineSettings {
    /// The address at which browsers reach the server, such as `https://mad.example`. Without it, requests must
    /// come from a page of the host that they are sent to.
    pub origin: Option<String>,
    /// Reverse proxies whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// How much one client may do.
    pub limits: LimitSettings,
    /// Acknowledge events before they are stored: a planted fault, to show that the fault test notices it. No
    /// option of the program sets it.
    #[doc(hidden)]
    pub acknowledge_early: bool,
}

/// The game server.
#[derive(Clone)]
pub struct Online {
    inner: Arc<Inner>,
    tasks: Arc<Mutex<Tasks>>,
}

#[derive(Default)]
struct Tasks {
    background: Vec<JoinHandle<()>>,
    writer: Option<JoinHandle<()>>,
}

/// What all parts of the game server share.
pub(crate) struct Inner {
    store: Store,
    node: NodeId,
    clock: ServerClock,
    hub: Hub,
    writer: Writer,
    bus: Bus,
    timers: Timers,
    lobby: Lobby,
    mine: Mine,
    limits: Limits,
    metrics: Arc<Metrics>,
    sockets: Sockets,
    settings: OnlineSettings,
    /// The key from which the secrets of seats are derived. The same on all servers of a database.
    key: Vec<u8>,
    started: Instant,
    ready: AtomicBool,
    /// Other servers, and when they were heard of last.
    nodes: Nodes,
    pulse: Pulse,
    /// Held by who looks for an opponent.
    pairing: tokio::sync::Mutex<()>,
}

/// Serialises a message once for all of its receivers.
pub(crate) trait SendText {
    fn into_text(self) -> Utf8Bytes;
}

impl SendText for ServerMessage {
    fn into_text(self) -> Utf8Bytes {
        // Every message has a JSON form.
        serde_json::to_string(&self).unwrap_or_default().into()
    }
}

impl Online {
    /// Starts the game server on an open database.
    ///
    /// # Errors
    ///
    /// If the database is not available.
    pub async fn start(store: Store, settings: OnlineSettings) -> Result<Self, StoreError> {
        let clock = ServerClock::new(&store).await?;
        let metrics = Arc::new(Metrics::new());
        let node = NodeId::random();
        let first_key: [u8; 32] = rand::random();
        let key = store.setting("key", &session::hex(&first_key)).await?;
        let (writer, writing) =
            Writer::start(store.clone(), metrics.clone(), settings.acknowledge_early);
        let inner = Arc::new(Inner {
            bus: Bus::start(&store, node),
            node,
            clock,
            hub: Hub::default(),
            writer,
            timers: Timers::default(),
            lobby: Lobby::default(),
            mine: Mine::default(),
            limits: Limits::new(&settings.limits),
            metrics,
            sockets: Sockets::default(),
            settings,
            key: key.into_bytes(),
            started: Instant::now(),
            ready: AtomicBool::new(true),
            nodes: Nodes::default(),
            pulse: Pulse::new(),
            pairing: tokio::sync::Mutex::default(),
            store,
        });
        outage::resume(&inner).await?;
        let background = vec![
            tokio::spawn(bus::listen(inner.clone())),
            tokio::spawn(lobby::run_lobby(inner.clone())),
            tokio::spawn(lobby::run_mine(inner.clone())),
            tokio::spawn(sweeper::run_timers(inner.clone())),
            tokio::spawn(sweeper::sweep(inner.clone())),
            tokio::spawn(outage::keep_alive(inner.clone())),
        ];
        let tasks = Tasks { background, writer: Some(writing) };
        Ok(Self { inner, tasks: Arc::new(Mutex::new(tasks)) })
    }

    /// The routes below `/api`, and `/readyz`.
    pub fn router(&self) -> Router {
        api::router(self.inner.clone())
    }

    /// The route `/metrics`, for an address of its own.
    pub fn metrics_router(&self) -> Router {
        api::metrics_router(self.inner.clone())
    }

    /// Ends the game server: tells the sockets, stores what waits to be stored, and closes the database.
    /// `spread` is the time over which sockets are closed, so that not all clients come back at once.
    pub async fn stop(&self, spread: Duration) {
        self.inner.ready.store(false, Ordering::Release);
        self.inner.sockets.close_all(spread).await;
        let tasks = std::mem::take(&mut *self.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        tasks.background.iter().for_each(JoinHandle::abort);
        // What is still in the queue of the writer then is not acknowledged: its client sends it again.
        self.inner.sockets.wait_until_gone(Duration::from_secs(5)).await;
        if let Some(writer) = tasks.writer {
            writer.abort();
        }
        self.inner.store.close().await;
    }
}

impl Inner {
    /// Milliseconds since the start, for measuring round trips.
    fn uptime_millis(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn is_ready(&self) -> bool {
        self.ready.load(Ordering::Acquire)
    }

    /// Carries out what a player asks for.
    async fn act(&self, game: GameId, request: &Request) -> Result<u32, Refusal> {
        let room = self.hub.room(self, game).await?;
        room.act(self, request).await
    }

    /// Lets a socket follow a game.
    async fn follow(
        &self,
        game: GameId,
        connection: &Arc<Connection>,
        from: u32,
    ) -> Result<(), Refusal> {
        loop {
            let room = self.hub.room(self, game).await?;
            room.follow(self, connection, from).await?;
            // The room may have been evicted in between: then nobody would send events to it.
            if self.hub.is_current(&room) {
                return Ok(());
            }
        }
    }

    /// Notes when something happens by itself in a game.
    fn schedule(&self, game: GameId, due: Option<Due>) {
        if let Some(due) = due {
            self.timers.add(due.at, game);
        }
    }

    fn mine_changed(&self, game: GameId, fold: &OnlineGame) {
        self.mine.touch(game, fold);
    }

    /// Reads the missing events of all games in memory, and asks the other servers who is connected there.
    fn catch_up_all(self: &Arc<Self>) {
        let inner = self.clone();
        tokio::spawn(async move {
            for room in inner.hub.all() {
                inner.bus.ask(room.id);
                room.catch_up(&inner).await;
            }
            inner.lobby.changed_elsewhere();
        });
    }
}
