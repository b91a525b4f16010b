//! A TCP proxy that breaks connections: on demand, or by chance.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use crate::ReservedPort;

/// What may happen to a connection by chance, with each piece of data.
#[derive(Debug, Clone, Copy)]
pub struct Trouble {
    /// The chance of being cut, after all or a part of the piece.
    pub cut: f64,
    /// The chance of a delay.
    pub delay: f64,
    /// The chance that nothing passes for a while, and the connection is cut then.
    pub stall: f64,
}

/// A direction of a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// From the client to the server.
    Requests,
    /// From the server to the client.
    Answers,
}

/// What is done with all connections.
#[derive(Debug, Clone, Copy, Default)]
struct Control {
    /// Connections that were made with a smaller number are cut.
    generation: u64,
    requests_held: bool,
    answers_held: bool,
}

impl Control {
    const fn holds(&self, direction: Direction) -> bool {
        match direction {
            Direction::Requests => self.requests_held,
            Direction::Answers => self.answers_held,
        }
    }
}

/// An answer that is to be swallowed: the request that it belongs to, and whom to tell.
type Swallow = Option<(Vec<u8>, oneshot::Sender<()>)>;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What the connections of a proxy share.
#[derive(Debug)]
struct Shared {
    target: SocketAddr,
    control: watch::Sender<Control>,
    trouble: Option<Trouble>,
    cuts: AtomicU64,
    /// The number of open connections of each generation.
    open: Mutex<BTreeMap<u64, usize>>,
    swallow: Mutex<Swallow>,
}

/// A proxy in front of a server. It ends, with its connections, when this is dropped.
#[derive(Debug)]
pub struct Proxy {
    port: ReservedPort,
    shared: Arc<Shared>,
    accepting: Mutex<Option<JoinHandle<()>>>,
    seed: u64,
}

impl Proxy {
    /// Starts a proxy at a free port of 127.0.0.1 whose connections work until something is done to them.
    ///
    /// # Errors
    ///
    /// If there is no port.
    pub fn start(target: SocketAddr) -> io::Result<Self> {
        Self::new(target, None, 0)
    }

    /// Starts a proxy whose connections break by chance.
    ///
    /// # Errors
    ///
    /// If there is no port.
    pub fn with_trouble(target: SocketAddr, trouble: Trouble, seed: u64) -> io::Result<Self> {
        Self::new(target, Some(trouble), seed)
    }

    fn new(target: SocketAddr, trouble: Option<Trouble>, seed: u64) -> io::Result<Self> {
        let shared = Shared {
            target,
            control: watch::Sender::default(),
            trouble,
            cuts: AtomicU64::new(0),
            open: Mutex::default(),
            swallow: Mutex::default(),
        };
        let proxy = Self {
            port: ReservedPort::new()?,
            shared: Arc::new(shared),
            accepting: Mutex::default(),
            seed,
        };
        proxy.put_back()?;
        Ok(proxy)
    }

    /// The address that clients connect to.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.port.address()
    }

    /// The address that browsers open, which ends with `/`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}/", self.address())
    }

    /// The number of connections that chance has broken.
    #[must_use]
    pub fn cuts(&self) -> u64 {
        self.shared.cuts.load(Ordering::Relaxed)
    }

    /// The number of connections that are open.
    #[must_use]
    pub fn connections(&self) -> usize {
        lock(&self.shared.open).values().sum()
    }

    /// Cuts all connections, and refuses new ones. Returns when all of this is done.
    pub async fn pull(&self) {
        let accepting = lock(&self.accepting).take();
        if let Some(task) = accepting {
            task.abort();
            // The listener is closed when the task has ended.
            let _ = task.await;
        }
        self.cut().await;
    }

    /// Accepts connections again. Does nothing if it accepts them already.
    ///
    /// # Errors
    ///
    /// If the port cannot be opened.
    pub fn put_back(&self) -> io::Result<()> {
        let mut accepting = lock(&self.accepting);
        if accepting.is_none() {
            let listener = self.port.listen()?;
            *accepting = Some(tokio::spawn(accept(listener, self.shared.clone(), self.seed)));
        }
        Ok(())
    }

    /// Cuts all connections. New ones are accepted. Returns when they are cut.
    pub async fn cut(&self) {
        self.shared.control.send_modify(|control| control.generation += 1);
        let generation = self.shared.control.borrow().generation;
        while lock(&self.shared.open).range(..generation).any(|(_, open)| *open > 0) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Holds back what is sent in a direction, on all connections, also on new ones. Nothing is closed: both
    /// ends believe that the other one is slow.
    pub fn hold(&self, direction: Direction) {
        self.set_held(direction, true);
    }

    /// Passes on what was held back in a direction, and everything after it.
    pub fn release(&self, direction: Direction) {
        self.set_held(direction, false);
    }

    fn set_held(&self, direction: Direction, held: bool) {
        self.shared.control.send_modify(|control| match direction {
            Direction::Requests => control.requests_held = held,
            Direction::Answers => control.answers_held = held,
        });
    }

    /// Swallows one answer: passes on the next piece of data to the server that contains these bytes, waits
    /// until the server answers, and cuts the connection before the answer reaches the client. The receiver
    /// is told when it has happened.
    #[must_use]
    pub fn swallow_answer_to(&self, request: &[u8]) -> oneshot::Receiver<()> {
        let (tell, told) = oneshot::channel();
        *lock(&self.shared.swallow) = Some((request.to_owned(), tell));
        told
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        if let Some(task) = lock(&self.accepting).take() {
            task.abort();
        }
        self.shared.control.send_modify(|control| control.generation += 1);
    }
}

async fn accept(listener: TcpListener, shared: Arc<Shared>, mut seed: u64) {
    while let Ok((client, _)) = listener.accept().await {
        seed = seed.wrapping_add(1);
        let (shared, control) = (shared.clone(), shared.control.subscribe());
        let generation = control.borrow().generation;
        // From now on this connection is counted, and can be cut.
        *lock(&shared.open).entry(generation).or_default() += 1;
        tokio::spawn(async move {
            Connection { shared: &shared, control, seed }.run(client, generation).await;
            *lock(&shared.open).entry(generation).or_default() -= 1;
        });
    }
}

/// A connection of a client.
struct Connection<'a> {
    shared: &'a Shared,
    control: watch::Receiver<Control>,
    seed: u64,
}

impl Connection<'_> {
    /// Passes data on until one of the ends, chance or the test closes the connection.
    async fn run(&self, client: TcpStream, generation: u64) {
        let mut control = self.control.clone();
        let cut = control.wait_for(|control| control.generation != generation);
        tokio::select! {
            _ = cut => {}
            () = self.relay(client) => {}
        }
    }

    async fn relay(&self, client: TcpStream) {
        let Ok(server) = TcpStream::connect(self.shared.target).await else { return };
        // Small pieces are passed on at once, as they were sent.
        let _ = (client.set_nodelay(true), server.set_nodelay(true));
        let (from_client, to_client) = client.into_split();
        let (from_server, to_server) = server.into_split();
        let swallowing = Mutex::new(None);
        // Both directions end when one does.
        let broken = tokio::select! {
            broken = self.pump(Direction::Requests, from_client, to_server, &swallowing) => broken,
            broken = self.pump(Direction::Answers, from_server, to_client, &swallowing) => broken,
        };
        if broken {
            self.shared.cuts.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Passes data on. Returns whether chance has broken the connection.
    async fn pump(
        &self,
        direction: Direction,
        mut from: OwnedReadHalf,
        mut to: OwnedWriteHalf,
        swallowing: &Mutex<Option<oneshot::Sender<()>>>,
    ) -> bool {
        let seed = if direction == Direction::Requests { self.seed } else { !self.seed };
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut control = self.control.clone();
        let mut buffer = vec![0; 16_384];
        loop {
            let Ok(length @ 1..) = from.read(&mut buffer).await else { return false };
            // Fails only if the proxy is gone.
            let _ = control.wait_for(|control| !control.holds(direction)).await;
            let piece = &buffer[..length];
            let told = match direction {
                Direction::Requests => {
                    self.note_request(piece, swallowing);
                    None
                }
                Direction::Answers => lock(swallowing).take(),
            };
            if let Some(tell) = told {
                let _ = tell.send(());
                return false;
            }
            if let Some(trouble) = &self.shared.trouble
                && strike(trouble, &mut rng, piece, &mut to).await
            {
                return true;
            }
            if to.write_all(piece).await.is_err() {
                return false;
            }
        }
    }

    /// If this is the request whose answer is to be swallowed, lets this connection swallow it.
    fn note_request(&self, piece: &[u8], swallowing: &Mutex<Option<oneshot::Sender<()>>>) {
        let mut wanted = lock(&self.shared.swallow);
        let is_wanted = wanted.as_ref().is_some_and(|(request, _)| {
            piece.windows(request.len().max(1)).any(|window| window == request.as_slice())
        });
        if is_wanted {
            *lock(swallowing) = wanted.take().map(|(_, tell)| tell);
        }
    }
}

/// Lets chance delay, stall or cut a connection. Returns whether it is broken.
async fn strike(
    trouble: &Trouble,
    rng: &mut SmallRng,
    piece: &[u8],
    to: &mut OwnedWriteHalf,
) -> bool {
    if rng.random_bool(trouble.delay) {
        tokio::time::sleep(Duration::from_millis(rng.random_range(1..80))).await;
    }
    if rng.random_bool(trouble.stall) {
        tokio::time::sleep(Duration::from_millis(rng.random_range(500..3_000))).await;
        return true;
    }
    if rng.random_bool(trouble.cut) {
        // In the middle of a piece, so that frames and packets are truncated.
        let part = rng.random_range(0..=piece.len());
        let _ = to.write_all(&piece[..part]).await;
        return true;
    }
    false
}
