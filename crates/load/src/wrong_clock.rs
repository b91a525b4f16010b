//! A server whose clock is wrong: games have the time of the database, and flags fall when they should.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use mad_online::client::{Follower, Update};
use mad_online::protocol::ServerMessage;
use mad_online::{Action, Command, GameId, LagQuota, Nonce, Pace};
use mad_store::testing::PostgresServer;
use mad_store::{Location, Store};
use tempfile::TempDir;

use crate::client::{Guest, Socket, now};
use crate::server::{Program, Server};

/// How many seconds the clock of one server is ahead.
const AHEAD: i64 = 600;
/// The time of each player.
const BASE: u32 = 10_000;
/// By how much a time may differ from that of the machine, in milliseconds, and how late a flag may fall.
const TOLERANCE: i64 = 4_000;

/// Plays games between a server with the right clock and one with a wrong clock, and on the latter alone.
pub(crate) async fn run() -> Result<()> {
    let folder = TempDir::with_prefix("mad-clock-")?;
    let postgres = PostgresServer::start()?.context("PostgreSQL is not installed")?;
    postgres.create_database("games")?;
    let address = postgres.address("games");
    let server = || Server::new(Program::Own { broken: false }, &address, folder.path());
    let (mut right, mut wrong) = (server()?, server()?.ahead(AHEAD));
    right.start().await?;
    wrong.start().await?;
    let store = Store::open_beside(&Location::Postgres(address.clone())).await?;
    play(&store, &right, &wrong).await?;
    play(&store, &wrong, &right).await?;
    right.stop().await?;
    play(&store, &wrong, &wrong).await?;
    println!("three games with a clock that is {AHEAD} s ahead: all times are right");
    Ok(())
}

/// A player with a socket.
struct Player {
    socket: Socket,
    follower: Follower,
}

impl Player {
    async fn new(server: &Server, guest: &Guest, game: GameId) -> Result<Self> {
        let mut player = Self {
            socket: Socket::open(server.address, &guest.token).await?,
            follower: Follower::new(game),
        };
        for message in player.follower.connect() {
            player.socket.send(&message).await?;
        }
        player.until(|follower| follower.game().is_some()).await?;
        Ok(player)
    }

    async fn until(&mut self, holds: impl Fn(&Follower) -> bool) -> Result<()> {
        let start = Instant::now();
        while !holds(&self.follower) {
            ensure!(start.elapsed() < Duration::from_secs(60), "the expected state does not come");
            let message = self.socket.receive().await?;
            if let ServerMessage::Welcome { now: server, .. } = message {
                is_about(server.0, now()).context("the welcome")?;
            }
            match self.follower.receive(&message, now()) {
                Update::Ask(message) | Update::Differs(message) => {
                    self.socket.send(&message).await?;
                }
                Update::Refused(_, reason) => bail!("refused: {reason}"),
                _ => {}
            }
        }
        Ok(())
    }

    async fn play(&mut self) -> Result<()> {
        let game = self.follower.game().context("a game")?;
        let (ply, turns) = (game.turns(), game.game().legal_turns());
        let turn = *turns.iter().next().context("a turn")?;
        let command = Command::Turn { ply, turn, thought: None };
        let message = self.follower.act(Nonce::new(rand::random()), command);
        self.socket.send(&message).await?;
        self.until(|follower| follower.game().is_some_and(|game| game.turns() > ply)).await
    }
}

fn is_about(time: i64, expected: i64) -> Result<()> {
    let difference = time - expected;
    ensure!(difference.abs() < TOLERANCE, "the time differs by {difference} ms");
    Ok(())
}

/// Each side plays a turn, then red's time runs out.
async fn play(store: &Store, for_red: &Server, for_blue: &Server) -> Result<()> {
    let (red, blue) = (Guest::new(for_red.address).await?, Guest::new(for_blue.address).await?);
    let pace = Pace::Live { base: BASE, increment: 0 };
    let game = red.invite(for_red.address, pace, Nonce::new(rand::random())).await?;
    blue.join(for_blue.address, game).await?;
    let mut red = Player::new(for_red, &red, game).await?;
    let mut blue = Player::new(for_blue, &blue, game).await?;
    red.play().await?;
    blue.until(|follower| follower.game().is_some_and(|game| game.turns() == 1)).await?;
    blue.play().await?;
    let begun = now();
    red.until(|follower| follower.game().is_some_and(|game| game.ending().is_some())).await?;
    is_about(now() - begun, i64::from(BASE)).context("the flag")?;
    let events = store.events(game, 0).await?;
    let [.., turn, flag] = &events[..] else { bail!("no events") };
    ensure!(flag.action == Action::Flagged, "{:?}", flag.action);
    // A turn that is on its way may still arrive.
    let time = u64::from(BASE)..=u64::from(BASE + LagQuota::PER_TURN);
    ensure!(time.contains(&flag.at.since(turn.at)), "{} ms", flag.at.since(turn.at));
    for event in &events[..events.len() - 1] {
        is_about(event.at.0, begun).with_context(|| format!("{:?}", event.action))?;
    }
    Ok(())
}
