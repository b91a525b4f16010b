//! The load test: many games at once, at a steady rate.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use futures_util::{SinkExt as _, StreamExt as _};
use mad_online::protocol::{ClientMessage, ServerMessage};
use mad_online::{Action, Command, GameId, Nonce, Pace};
use mad_rules::{Game, Position, Side};
use mad_store::testing::PostgresServer;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use tempfile::TempDir;
use tokio::sync::mpsc;

use crate::client::{Guest, Socket, read, text};
use crate::percentiles::Durations;
use crate::server::{Program, Server};
use crate::{DatabaseKind, LoadArgs};

/// Requests that are made at the same time while games are set up.
const SETTING_UP: usize = 32;
/// The time in which all clients must be in step after a restart.
const IN_STEP: Duration = Duration::from_secs(10);

/// A game of the test.
struct Table {
    id: GameId,
    state: Mutex<State>,
    players: [Client; 2],
}

struct State {
    game: Game,
    next_seq: u32,
    /// The turn that was sent last.
    sent: Option<Sent>,
}

/// A turn on its way.
#[derive(Clone, Copy)]
struct Sent {
    nonce: Nonce,
    at: Instant,
    /// Whether the opponent has it.
    relayed: bool,
    /// Whether the server has answered.
    answered: bool,
}

/// A client of a game.
struct Client {
    guest: Guest,
    outgoing: Mutex<Option<mpsc::UnboundedSender<ClientMessage>>>,
}

/// What was measured.
#[derive(Default)]
struct Measured {
    /// From sending a turn to its arrival at the opponent.
    relay: Mutex<Durations>,
    /// From sending a turn to its acknowledgement.
    acknowledged: Mutex<Durations>,
    /// From sending a turn to its arrival at a watcher.
    watched: Mutex<Durations>,
    refused: AtomicU64,
    lost_connections: AtomicU64,
    in_step: AtomicUsize,
    ending: AtomicBool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) async fn run(args: &LoadArgs) -> Result<()> {
    let folder = TempDir::with_prefix("mad-load-")?;
    let postgres = match args.database {
        DatabaseKind::Sqlite => None,
        DatabaseKind::Postgres => {
            Some(PostgresServer::start()?.context("PostgreSQL is not installed")?)
        }
    };
    let database = match &postgres {
        Some(server) => {
            server.create_database("games")?;
            server.address("games")
        }
        None => folder.path().join("mad.db").display().to_string(),
    };
    let mut server = Server::new(Program::Mad(args.program.clone()), &database, folder.path())?;
    server.start().await?;
    let address = server.address;
    let start = Instant::now();
    let tables = set_up(address, args.games).await?;
    println!("{} games set up in {:.1} s", tables.len(), start.elapsed().as_secs_f64());

    let measured = Arc::new(Measured::default());
    let start = Instant::now();
    connect_all(address, &tables, &measured).await?;
    wait_in_step(&tables, &measured, Duration::from_secs(120)).await?;
    println!("{} sockets connected in {:.1} s", 2 * tables.len(), start.elapsed().as_secs_f64());
    if args.watchers > 0 {
        watch(address, &tables[0], args.watchers, &measured).await?;
        println!("{} sockets watch one game", args.watchers);
    }
    let before = server.usage().context("the server is gone")?;
    let start = Instant::now();
    play(&tables, args).await;
    let elapsed = start.elapsed();
    let after = server.usage().context("the server is gone")?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    print(&measured, elapsed, before, after);
    if args.restart {
        restart(&mut server, &tables, &measured).await?;
    }
    measured.ending.store(true, Ordering::Release);
    server.stop().await?;
    let lost = measured.lost_connections.load(Ordering::Relaxed);
    ensure!(lost == 0 || args.restart, "{lost} connections were lost");
    Ok(())
}

fn print(measured: &Measured, elapsed: Duration, before: (u64, Duration), after: (u64, Duration)) {
    let mut relay = lock(&measured.relay);
    let turns = relay.len();
    println!("turns: {turns} in {:.1} s", elapsed.as_secs_f64());
    println!("  ({:.0} a second)", turns as f64 / elapsed.as_secs_f64());
    println!("to the opponent: {}", relay.summary());
    println!("acknowledged: {}", lock(&measured.acknowledged).summary());
    let mut watched = lock(&measured.watched);
    if watched.len() > 0 {
        println!("to {} watchers' sockets: {}", watched.len(), watched.summary());
    }
    println!("refused: {}", measured.refused.load(Ordering::Relaxed));
    let processor = (after.1 - before.1).as_secs_f64() / elapsed.as_secs_f64();
    println!("server: {} MB, {processor:.2} processors", after.0 / 1_000_000);
}

/// Makes guests, invitations and seats.
async fn set_up(server: SocketAddr, games: usize) -> Result<Vec<Arc<Table>>> {
    let next = Arc::new(AtomicUsize::new(0));
    let mut workers = tokio::task::JoinSet::new();
    for _ in 0..SETTING_UP {
        let next = next.clone();
        workers.spawn(async move {
            let mut tables = Vec::new();
            while next.fetch_add(1, Ordering::Relaxed) < games {
                let (red, blue) = (Guest::new(server).await?, Guest::new(server).await?);
                let nonce = Nonce::new(rand::random());
                let id = red.invite(server, Pace::minutes(180, 0), nonce).await?;
                blue.join(server, id).await?;
                let client = |guest| Client { guest, outgoing: Mutex::new(None) };
                let state = State { game: Game::new(Position::default()), next_seq: 0, sent: None };
                let players = [client(red), client(blue)];
                tables.push(Arc::new(Table { id, state: Mutex::new(state), players }));
            }
            anyhow::Ok(tables)
        });
    }
    let mut tables = Vec::new();
    while let Some(made) = workers.join_next().await {
        tables.extend(made??);
    }
    Ok(tables)
}

/// Connects both clients of all games, some at a time.
async fn connect_all(
    server: SocketAddr,
    tables: &[Arc<Table>],
    measured: &Arc<Measured>,
) -> Result<()> {
    let permits = Arc::new(tokio::sync::Semaphore::new(256));
    let mut connecting = tokio::task::JoinSet::new();
    for table in tables {
        for side in Side::ALL {
            let (table, measured, permits) = (table.clone(), measured.clone(), permits.clone());
            connecting.spawn(async move {
                let _permit = permits.acquire_owned().await?;
                connect(server, table, side, measured).await
            });
        }
    }
    while let Some(result) = connecting.join_next().await {
        result??;
    }
    Ok(())
}

/// Connects a client, and serves its socket in a task of its own.
async fn connect(
    server: SocketAddr,
    table: Arc<Table>,
    side: Side,
    measured: Arc<Measured>,
) -> Result<()> {
    let client = &table.players[side.index()];
    let mut socket = Socket::open(server, &client.guest.token).await?;
    let from = if side == Side::Red { lock(&table.state).next_seq } else { 0 };
    socket.send(&ClientMessage::Follow { game: table.id, from }).await?;
    let (outgoing, mut messages) = mpsc::unbounded_channel::<ClientMessage>();
    *lock(&client.outgoing) = Some(outgoing);
    let (mut sink, mut stream) = socket.split();
    tokio::spawn(async move {
        let mut in_step = false;
        loop {
            tokio::select! {
                message = messages.recv() => {
                    let Some(Ok(message)) = message.map(|message| text(&message)) else { return };
                    if sink.send(message).await.is_err() {
                        break;
                    }
                }
                frame = stream.next() => match read(frame) {
                    Ok(Some(message)) => {
                        if !in_step && matches!(message, ServerMessage::Events { .. }) {
                            in_step = true;
                            measured.in_step.fetch_add(1, Ordering::AcqRel);
                        }
                        receive(&table, side, &message, &measured);
                    }
                    Ok(None) => {}
                    Err(_) => break,
                },
            }
        }
        if in_step {
            measured.in_step.fetch_sub(1, Ordering::AcqRel);
        }
        if !measured.ending.load(Ordering::Acquire) {
            measured.lost_connections.fetch_add(1, Ordering::Relaxed);
            reconnect(server, table, side, measured);
        }
    });
    Ok(())
}

/// Comes back after a lost connection, as the browser does.
fn reconnect(server: SocketAddr, table: Arc<Table>, side: Side, measured: Arc<Measured>) {
    tokio::spawn(async move {
        let mut pause = 50;
        loop {
            let jitter = rand::random_range(0..pause);
            tokio::time::sleep(Duration::from_millis(pause / 2 + jitter)).await;
            let back = Box::pin(connect(server, table.clone(), side, measured.clone()));
            if back.await.is_ok() || measured.ending.load(Ordering::Acquire) {
                return;
            }
            pause = (pause * 2).min(2_000);
        }
    });
}

/// Handles a message: red's client keeps the game, and the opponent of a turn takes the time.
fn receive(table: &Table, side: Side, message: &ServerMessage, measured: &Measured) {
    match message {
        ServerMessage::Events { events, .. } => {
            let mut state = lock(&table.state);
            for event in events {
                if let Some(sent) = &mut state.sent
                    && event.nonce == Some(sent.nonce)
                    && event.by == Some(!side)
                    && !sent.relayed
                {
                    sent.relayed = true;
                    lock(&measured.relay).add(sent.at.elapsed());
                }
                if event.seq < state.next_seq {
                    continue;
                }
                if event.seq > state.next_seq {
                    return;
                }
                state.next_seq += 1;
                if let Action::Turn { turn, .. } = event.action {
                    // The server has checked it.
                    let _ = state.game.play(turn);
                }
            }
        }
        ServerMessage::Ok { nonce, .. } => {
            let mut state = lock(&table.state);
            if let Some(sent) = state.sent.as_mut().filter(|sent| sent.nonce == *nonce) {
                sent.answered = true;
                lock(&measured.acknowledged).add(sent.at.elapsed());
            }
        }
        ServerMessage::No { nonce, .. } => {
            measured.refused.fetch_add(1, Ordering::Relaxed);
            let mut state = lock(&table.state);
            if state.sent.is_some_and(|sent| sent.nonce == *nonce) {
                state.sent = None;
            }
        }
        _ => {}
    }
}

/// Plays turns in random games at a steady rate.
async fn play(tables: &[Arc<Table>], args: &LoadArgs) {
    let mut rng = SmallRng::seed_from_u64(1);
    let start = Instant::now();
    let end = Duration::from_secs(args.seconds);
    let mut sent = 0_u64;
    while start.elapsed() < end {
        let due = (start.elapsed().as_secs_f64() * f64::from(args.rate)) as u64;
        while sent < due {
            // A watched game gets its share.
            let table = if args.watchers > 0 && sent.is_multiple_of(u64::from(args.rate) / 2) {
                &tables[0]
            } else {
                &tables[rng.random_range(0..tables.len())]
            };
            send_turn(table, &mut rng);
            sent += 1;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

fn send_turn(table: &Table, rng: &mut SmallRng) {
    let mut state = lock(&table.state);
    let waits = state.sent.is_some_and(|sent| !(sent.answered && sent.relayed));
    if waits || state.game.is_over() {
        return;
    }
    let turns = state.game.legal_turns();
    let turns: Vec<_> = turns.iter().copied().collect();
    let Some(&turn) = turns.choose(rng) else { return };
    let ply = u32::try_from(state.game.turns().len()).unwrap_or(u32::MAX);
    let nonce = Nonce::new(rng.random());
    let command = Command::Turn { ply, turn, thought: None };
    let client = &table.players[state.game.to_move().index()];
    if let Some(outgoing) = &*lock(&client.outgoing) {
        state.sent = Some(Sent { nonce, at: Instant::now(), relayed: false, answered: false });
        let _ = outgoing.send(ClientMessage::Act { game: table.id, nonce, command });
    }
}

async fn wait_in_step(
    tables: &[Arc<Table>],
    measured: &Measured,
    patience: Duration,
) -> Result<Duration> {
    let start = Instant::now();
    while measured.in_step.load(Ordering::Acquire) < 2 * tables.len() {
        let there = measured.in_step.load(Ordering::Acquire);
        ensure!(start.elapsed() < patience, "{there} of {} clients are in step", 2 * tables.len());
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Ok(start.elapsed())
}

/// Lets sockets watch one game.
async fn watch(
    server: SocketAddr,
    table: &Arc<Table>,
    watchers: usize,
    measured: &Arc<Measured>,
) -> Result<()> {
    let guest = Guest::new(server).await?;
    for _ in 0..watchers {
        let mut socket = Socket::open(server, &guest.token).await?;
        socket.send(&ClientMessage::Follow { game: table.id, from: 0 }).await?;
        let (table, measured) = (table.clone(), measured.clone());
        tokio::spawn(async move {
            while let Ok(message) = socket.receive().await {
                let ServerMessage::Events { events, .. } = message else { continue };
                let sent = lock(&table.state).sent;
                for event in events {
                    if let Some(sent) = sent.filter(|sent| event.nonce == Some(sent.nonce)) {
                        lock(&measured.watched).add(sent.at.elapsed());
                    }
                }
            }
        });
    }
    Ok(())
}

/// Kills the server, starts it again, and measures until all clients are in step.
async fn restart(server: &mut Server, tables: &[Arc<Table>], measured: &Measured) -> Result<()> {
    server.kill().await;
    let killed = Instant::now();
    while measured.in_step.load(Ordering::Acquire) > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.start().await?;
    let ready = Instant::now();
    wait_in_step(tables, measured, Duration::from_secs(120)).await?;
    let (all, since) = (killed.elapsed().as_secs_f64(), ready.elapsed());
    println!(
        "after a restart, {} clients in step {:.1} s after the server was ready ({all:.1} s after it was \
         killed)",
        2 * tables.len(),
        since.as_secs_f64()
    );
    let usage = server.usage().context("the server is gone")?;
    println!("server: {} MB", usage.0 / 1_000_000);
    ensure!(since <= IN_STEP, "longer than {} s", IN_STEP.as_secs());
    Ok(())
}
