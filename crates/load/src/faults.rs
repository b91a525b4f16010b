//! The history test: clients play while servers and databases are killed and connections are broken; afterwards
//! everything that was acknowledged or seen must be stored.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use mad_online::client::{Follower, Update};
use mad_online::protocol::ServerMessage;
use mad_online::{Command, Nonce, Offer, Pace, Phrase};
use mad_store::testing::PostgresServer;
use mad_store::{Location, Store};
use mad_testing::{Proxy, Trouble};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use tempfile::TempDir;
use tokio::sync::watch;

use crate::client::{Guest, Socket, now};
use crate::server::{Program, Server};
use crate::verify::{History, Verdict, verify};
use crate::{DatabaseKind, FaultArgs};

/// Servers on one PostgreSQL database.
const NODES: usize = 3;
/// How long clients may take at the end to get in step and have their requests answered.
const FINISHING: Duration = Duration::from_secs(30);
/// What happens to connections between clients and servers.
const CLIENT_TROUBLE: Trouble = Trouble { cut: 0.004, delay: 0.02, stall: 0.001 };
/// What happens to connections between servers and the database.
const DATABASE_TROUBLE: Trouble = Trouble { cut: 0.000_2, delay: 0.001, stall: 0.000_05 };

/// Servers and database of a run.
struct Cluster {
    servers: Vec<Server>,
    proxies: Vec<Proxy>,
    database_proxy: Option<Proxy>,
    postgres: Option<PostgresServer>,
    location: Location,
    _folder: TempDir,
}

/// What has happened in a run.
#[derive(Default)]
struct Counts {
    node_kills: u64,
    database_kills: u64,
}

pub(crate) async fn run(args: &FaultArgs) -> Result<()> {
    let mut cluster = Cluster::start(args).await?;
    let addresses: Vec<SocketAddr> = cluster.proxies.iter().map(Proxy::address).collect();
    let (stop, stopped) = watch::channel(false);
    let reconnects = Arc::new(AtomicU64::new(0));
    let mut players = tokio::task::JoinSet::new();
    for number in 0..args.games {
        // Clients reach the server without trouble here, but the connection to the database may break.
        let direct = cluster.servers[number % cluster.servers.len()].address;
        let red = persist(async || Guest::new(direct).await).await?;
        let blue = persist(async || Guest::new(direct).await).await?;
        let nonce = Nonce::new(rand::random());
        let game = persist(async || red.invite(direct, Pace::minutes(60, 1), nonce).await).await?;
        persist(async || blue.join(direct, game).await).await?;
        for (guest, half) in [(red, 0), (blue, 1)] {
            let seed = args.seed.wrapping_mul(1_000_003) + 2 * number as u64 + half;
            let player = Player::new(guest, game, addresses.clone(), seed, reconnects.clone());
            players.spawn(player.play(stopped.clone()));
        }
    }
    let counts = cluster.harass(args).await?;
    stop.send(true)?;
    let (mut histories, mut unfinished) = (Vec::new(), 0);
    while let Some(player) = players.join_next().await {
        let player = player?;
        unfinished += usize::from(!player.finished);
        histories.extend(player.history);
    }
    let cuts: u64 = cluster.proxies.iter().map(Proxy::cuts).sum();
    let database_cuts = cluster.database_proxy.as_ref().map_or(0, Proxy::cuts);
    for server in &mut cluster.servers {
        server.stop().await?;
    }
    let store = Store::open_beside(&cluster.location).await?;
    let verdict = verify(&store, &histories).await?;
    let check = store.check(|_| {}).await?;
    println!(
        "faults: {} servers killed, databases killed {}, connections broken {cuts} (to the database \
         {database_cuts}), clients connected again {}",
        counts.node_kills,
        counts.database_kills,
        reconnects.load(Ordering::Relaxed)
    );
    report(&verdict);
    println!("clients that are not in step or wait for an answer: {unfinished}");
    ensure!(unfinished == 0, "{unfinished} clients are not in step or wait for an answer");
    ensure!(check.damages.is_empty(), "the database is damaged: {:?}", check.damages);
    ensure!(verdict.faults().is_empty(), "{} faults", verdict.faults().len());
    ensure!(verdict.acknowledged > 0, "nothing was acknowledged");
    Ok(())
}

/// Repeats a request until it succeeds, for some seconds.
async fn persist<T>(request: impl AsyncFn() -> Result<T>) -> Result<T> {
    for _ in 0..100 {
        if let Ok(answer) = request().await {
            return Ok(answer);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    request().await
}

fn report(verdict: &Verdict) {
    println!(
        "games {}, events {}, turns {}, acknowledged {}, seen {}",
        verdict.games, verdict.events, verdict.turns, verdict.acknowledged, verdict.seen
    );
    println!(
        "lost {}, double {}, gaps {}, differing {}, illegal {}, invented {}",
        verdict.lost.len(),
        verdict.double.len(),
        verdict.gaps.len(),
        verdict.differing.len(),
        verdict.illegal.len(),
        verdict.invented.len()
    );
    verdict.faults().iter().take(10).for_each(|fault| println!("  {fault}"));
}

impl Cluster {
    async fn start(args: &FaultArgs) -> Result<Self> {
        let folder = TempDir::with_prefix("mad-faults-")?;
        let mut postgres = None;
        let mut database_proxy = None;
        let (location, address, nodes) = match args.database {
            DatabaseKind::Sqlite => {
                let file = folder.path().join("mad.db");
                (Location::File(file.clone()), file.display().to_string(), 1)
            }
            DatabaseKind::Postgres => {
                let server = PostgresServer::start()?.context("PostgreSQL is not installed")?;
                server.create_database("games")?;
                let direct = server.address("games");
                let target = SocketAddr::from(([127, 0, 0, 1], server.port()));
                let proxy = Proxy::with_trouble(target, DATABASE_TROUBLE, args.seed ^ 77)?;
                let through = format!("postgres://mad@{}/games", proxy.address());
                postgres = Some(server);
                database_proxy = Some(proxy);
                (Location::Postgres(direct), through, NODES)
            }
        };
        let mut cluster = Self {
            servers: Vec::new(),
            proxies: Vec::new(),
            database_proxy,
            postgres,
            location,
            _folder: folder,
        };
        for node in 0..nodes {
            let program = match &args.program {
                Some(program) => Program::Mad(program.clone()),
                None => Program::Own { broken: args.broken },
            };
            let mut server = Server::new(program, &address, cluster._folder.path())?;
            server.start().await?;
            let seed = args.seed.wrapping_add(1_000 * node as u64);
            let proxy = Proxy::with_trouble(server.address, CLIENT_TROUBLE, seed)?;
            cluster.proxies.push(proxy);
            cluster.servers.push(server);
        }
        Ok(cluster)
    }

    /// Kills servers and databases until the time is over, and starts them again.
    async fn harass(&mut self, args: &FaultArgs) -> Result<Counts> {
        let mut rng = SmallRng::seed_from_u64(args.seed);
        let mut counts = Counts::default();
        let end = Instant::now() + Duration::from_secs(args.seconds);
        while Instant::now() < end {
            let pause = Duration::from_millis(rng.random_range(200..=2_000 * args.pause.max(1)));
            tokio::time::sleep(pause.min(end.saturating_duration_since(Instant::now()))).await;
            let database = self.postgres.is_some() && rng.random_bool(0.25);
            if database && let Some(mut postgres) = self.postgres.take() {
                // Starting it blocks.
                let restarted = tokio::task::spawn_blocking(move || {
                    postgres.kill();
                    postgres.restart().map(|()| postgres)
                });
                self.postgres = Some(restarted.await??);
                counts.database_kills += 1;
            } else {
                let victim = rng.random_range(0..self.servers.len());
                self.servers[victim].kill().await;
                counts.node_kills += 1;
                // Other servers go on; sometimes for longer than a claim or a silence takes.
                tokio::time::sleep(Duration::from_millis(rng.random_range(0..500))).await;
                self.servers[victim].spawn()?;
            }
        }
        // Everything is up again, so that clients can finish what they have begun.
        for server in &mut self.servers {
            server.kill().await;
            server.start().await?;
        }
        Ok(counts)
    }
}

/// A player who plays any legal turn, and goes on after each interruption.
struct Player {
    guest: Guest,
    servers: Vec<SocketAddr>,
    follower: Follower,
    rng: SmallRng,
    history: Vec<History>,
    /// The events of the current game, as they arrived.
    seen: Vec<mad_online::Event>,
    /// Whether it is in step with the server and all of its requests are answered.
    finished: bool,
    acknowledged: Vec<(Nonce, u32)>,
    sent: Vec<Nonce>,
    reconnects: Arc<AtomicU64>,
}

impl Player {
    fn new(
        guest: Guest,
        game: mad_online::GameId,
        servers: Vec<SocketAddr>,
        seed: u64,
        reconnects: Arc<AtomicU64>,
    ) -> Self {
        Self {
            guest,
            servers,
            follower: Follower::new(game),
            rng: SmallRng::seed_from_u64(seed),
            history: Vec::new(),
            seen: Vec::new(),
            finished: false,
            acknowledged: Vec::new(),
            sent: Vec::new(),
            reconnects,
        }
    }

    async fn play(mut self, mut stopped: watch::Receiver<bool>) -> Self {
        let playing = stopped.clone();
        let deadline = async move {
            let _ = stopped.wait_for(|stopped| *stopped).await;
            tokio::time::sleep(FINISHING).await;
        };
        tokio::select! {
            () = self.play_until_stopped(playing) => self.finished = true,
            () = deadline => {}
        }
        self.finish_game();
        self
    }

    async fn play_until_stopped(&mut self, stopped: watch::Receiver<bool>) {
        loop {
            let server = *self.servers.choose(&mut self.rng).expect("there are servers");
            let result = self.play_on(server, &stopped).await;
            self.follower.disconnect();
            if result.is_ok() {
                return;
            }
            self.reconnects.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(self.rng.random_range(20..400))).await;
        }
    }

    /// Plays on one connection. Returns when the test is over and nothing is unanswered; an error when the
    /// connection is lost.
    async fn play_on(&mut self, server: SocketAddr, stopped: &watch::Receiver<bool>) -> Result<()> {
        let mut socket = Socket::open(server, &self.guest.token).await?;
        for message in self.follower.connect() {
            socket.send(&message).await?;
        }
        loop {
            if *stopped.borrow()
                && self.follower.is_connected()
                && self.follower.pending().is_empty()
            {
                return Ok(());
            }
            let wait = Duration::from_millis(self.rng.random_range(5..120));
            let message = match tokio::time::timeout(wait, socket.receive()).await {
                Ok(message) => Some(message?),
                Err(_) => None,
            };
            if let Some(message) = message {
                self.hear(&mut socket, &message).await?;
            } else if !*stopped.borrow() {
                self.think(&mut socket).await?;
            }
        }
    }

    async fn hear(&mut self, socket: &mut Socket, message: &ServerMessage) -> Result<()> {
        match self.follower.receive(message, now()) {
            Update::Done(pending) => {
                if let ServerMessage::Ok { seq, .. } = message {
                    self.acknowledged.push((pending.nonce, *seq));
                }
            }
            Update::Ask(message) | Update::Differs(message) => socket.send(&message).await?,
            Update::Retry(message) => {
                tokio::time::sleep(Duration::from_millis(self.rng.random_range(50..300))).await;
                socket.send(&message).await?;
            }
            Update::NoSuchGame => anyhow::bail!("the game is gone"),
            Update::Events { events, whole } => {
                if whole && !self.seen.is_empty() {
                    // The game was read again: what was seen before must be stored too.
                    self.note_seen();
                }
                self.seen.extend(events);
            }
            Update::Nothing | Update::Presence | Update::Refused(..) => {}
        }
        let next = self.follower.game().and_then(mad_online::OnlineGame::rematch);
        if let Some(next) = next.filter(|_| self.follower.pending().is_empty()) {
            self.finish_game();
            self.follower = Follower::new(next);
            for message in self.follower.connect() {
                socket.send(&message).await?;
            }
        }
        Ok(())
    }

    /// Puts what was seen of the current game into the history.
    fn note_seen(&mut self) {
        self.history.push(History {
            game: self.follower.id(),
            side: self.follower.side(),
            seen: std::mem::take(&mut self.seen),
            acknowledged: Vec::new(),
            sent: Vec::new(),
        });
    }

    /// Puts what is known of the current game into the history.
    fn finish_game(&mut self) {
        self.note_seen();
        if let Some(last) = self.history.last_mut() {
            last.acknowledged = std::mem::take(&mut self.acknowledged);
            last.sent = std::mem::take(&mut self.sent);
        }
    }

    /// Does something, if there is something to do.
    async fn think(&mut self, socket: &mut Socket) -> Result<()> {
        let Some(command) = self.choose() else { return Ok(()) };
        let nonce = Nonce::new(self.rng.random());
        self.sent.push(nonce);
        let message = self.follower.act(nonce, command);
        socket.send(&message).await
    }

    fn choose(&mut self) -> Option<Command> {
        let (game, side) = (self.follower.game()?, self.follower.side()?);
        if !self.follower.is_connected() || !self.follower.pending().is_empty() {
            return None;
        }
        if !game.is_running() {
            return Some(Command::Offer { offer: Offer::Rematch })
                .filter(|_| game.offer(side).is_none());
        }
        let ply = game.turns();
        let turns = game.game().legal_turns();
        let turns: Vec<_> = turns.iter().copied().collect();
        let turn = *turns.choose(&mut self.rng)?;
        let open = game.offer(!side).map(|open| open.seq);
        let chance = self.rng.random_range(0..100);
        match (chance, open) {
            (0..50, Some(offer)) => return Some(Command::Accept { offer }),
            (50..80, Some(offer)) => return Some(Command::Decline { offer }),
            (0..2, None) => {
                let ply = game.takeback_target(side)?;
                return Some(Command::Offer { offer: Offer::Takeback { ply } });
            }
            (2, None) => return Some(Command::Say { phrase: Phrase::Hello }),
            (3..5, None) if game.game().to_move() != side => {
                return Some(Command::Plan { ply: ply + 1, turn: Some(turn) });
            }
            (5, None) if self.rng.random_bool(0.05) => return Some(Command::Resign),
            _ => {}
        }
        (game.game().to_move() == side).then_some(Command::Turn { ply, turn, thought: None })
    }
}
