//! Servers that share a PostgreSQL database, and what happens when their connections to it break.

use mad_online::Action;
use mad_store::testing::PostgresServer;
use mad_testing::Proxy;

use super::*;

/// The pace at which a player who is gone can be declared to have lost after 20 seconds.
const FAST: Pace = Pace::Live { base: 100_000, increment: 0 };

/// A PostgreSQL server with a database for games.
struct Database(PostgresServer);

impl Database {
    /// `None`, with a message, if PostgreSQL is not installed.
    fn start() -> Option<Self> {
        let Some(server) = PostgresServer::start().unwrap() else {
            println!("PostgreSQL is not installed: not tested");
            return None;
        };
        server.create_database("games").unwrap();
        Some(Self(server))
    }

    /// A game server on the database.
    async fn server(&self) -> Server {
        Server::start_on(&Location::Postgres(self.0.address("games")), settings()).await
    }

    /// A game server whose connections to the database can be broken.
    async fn server_behind_proxy(&self) -> (Server, Proxy) {
        let proxy = Proxy::start(SocketAddr::from(([127, 0, 0, 1], self.0.port()))).unwrap();
        let address = format!("postgres://mad@{}/games", proxy.address());
        (Server::start_on(&Location::Postgres(address), settings()).await, proxy)
    }

    async fn store(&self) -> Store {
        Store::open_beside(&Location::Postgres(self.0.address("games"))).await.unwrap()
    }
}

/// Waits until a client is told that red is connected, or is not.
async fn red_is_here(client: &mut Client, wanted: bool) {
    let told = async {
        loop {
            if let ServerMessage::Presence { gone, .. } = client.receive().await
                && gone.red.is_none() == wanted
            {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, told).await.expect("a word about red");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_whose_commit_was_not_answered_is_stored_once() {
    let Some(database) = Database::start() else { return };
    let (server, proxy) = database.server_behind_proxy().await;
    let (game, [red, blue]) = server.game(Pace::minutes(5, 3)).await;
    let mut red = Client::new(&server, Some(&red), game).await;
    let mut blue = Client::new(&server, Some(&blue), game).await;
    let turn = *red.follower.game().unwrap().game().legal_turns().iter().next().unwrap();
    let (nonce, command) = (Nonce::new(7), Command::Turn { ply: 0, turn, thought: None });
    let request = ClientMessage::Act { game, nonce, command };
    // The database commits, and the connection ends before the server knows.
    let swallowed = proxy.swallow_answer_to(b"COMMIT");
    red.send(&request).await;
    let mut refused = 0;
    let seq = loop {
        match red.receive().await {
            ServerMessage::No { reason, .. } => {
                assert_eq!(reason, Refusal::Unavailable);
                refused += 1;
                red.send(&request).await;
            }
            ServerMessage::Ok { nonce: done, seq } => {
                assert_eq!(done, nonce);
                break seq;
            }
            _ => {}
        }
    };
    swallowed.await.unwrap();
    assert_eq!((refused, seq), (1, 2));
    blue.until(|client| client.turns() == 1).await;
    blue.play().await.unwrap();
    let stored = database.store().await.events(game, 0).await.unwrap();
    assert_eq!(stored.len(), 4);
    assert_eq!(stored.iter().filter(|event| event.nonce == Some(nonce)).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_loses_the_connection_to_one_server_is_gone_on_all() {
    let Some(database) = Database::start() else { return };
    let (one, two) = (database.server().await, database.server().await);
    let (game, [red, blue]) = one.game(FAST).await;
    let mut on_one = Client::new(&one, Some(&red), game).await;
    let mut blue = Client::new(&two, Some(&blue), game).await;
    red_is_here(&mut blue, true).await;
    on_one.play().await.unwrap();
    blue.until(|client| client.turns() == 1).await;
    blue.play().await.unwrap();
    drop(on_one);
    red_is_here(&mut blue, false).await;
    assert_eq!(blue.act(Command::Claim).await, Err(Refusal::OpponentPresent), "it is too early");
    // Back on the other server.
    let on_two = Client::new(&two, Some(&red), game).await;
    red_is_here(&mut blue, true).await;
    drop(on_two);
    red_is_here(&mut blue, false).await;
    let gone = tokio::time::Instant::now();
    while blue.act(Command::Claim).await == Err(Refusal::OpponentPresent) {
        assert!(gone.elapsed() < PATIENCE, "the player is gone");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert!(gone.elapsed() > Duration::from_secs(19));
    blue.until(|client| client.follower.game().unwrap().ending().is_some()).await;
    assert_eq!(blue.follower.events().last().unwrap().action, Action::Claimed);
}

/// The player had left, and the other server could not hear of it: nobody told it later.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_heard_nothing_learns_who_has_left() {
    let Some(database) = Database::start() else { return };
    let one = database.server().await;
    let (two, proxy) = database.server_behind_proxy().await;
    let (game, [red, blue]) = one.game(FAST).await;
    let on_one = Client::new(&one, Some(&red), game).await;
    let mut blue = Client::new(&two, Some(&blue), game).await;
    red_is_here(&mut blue, true).await;
    proxy.pull().await;
    drop(on_one);
    // The first server has noticed it.
    let mut watcher = Client::new(&one, None, game).await;
    red_is_here(&mut watcher, false).await;
    proxy.put_back().unwrap();
    red_is_here(&mut blue, false).await;
    let _back = Client::new(&one, Some(&red), game).await;
    red_is_here(&mut blue, true).await;
}

/// The seat was stored, but a server that had the game in memory refused its new owner.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_taken_on_one_server_counts_on_all() {
    let Some(database) = Database::start() else { return };
    let (one, two) = (database.server().await, database.server().await);
    let (game, [red, _]) = one.game(FAST).await;
    let mut watcher = Client::new(&two, None, game).await;
    let (_, link) =
        one.post(&format!("/api/games/{game}/seat-link"), Some(&red), &Value::Null).await;
    let elsewhere = one.guest().await;
    let mut early = Client::new(&two, Some(&elsewhere), game).await;
    let (status, _) = one.post(&format!("/api/games/{game}/seat"), Some(&elsewhere), &link).await;
    assert_eq!(status, 200);
    early.play().await.unwrap();
    let late = Client::new(&two, Some(&elsewhere), game).await;
    assert_eq!(late.follower.side(), Some(Side::Red));
    watcher.until(|client| client.turns() == 1).await;
}

/// The flag of a player who could not play fell as soon as the database was back.
#[tokio::test(flavor = "multi_thread")]
async fn an_outage_of_the_database_costs_no_time() {
    let Some(database) = Database::start() else { return };
    let (server, proxy) = database.server_behind_proxy().await;
    let (game, [red, blue]) = server.game(Pace::Live { base: 10_000, increment: 0 }).await;
    let mut red = Client::new(&server, Some(&red), game).await;
    let mut blue = Client::new(&server, Some(&blue), game).await;
    red.play().await.unwrap();
    blue.until(|client| client.turns() == 1).await;
    blue.play().await.unwrap();
    red.until(|client| client.turns() == 2).await;
    proxy.pull().await;
    // Red's ten seconds pass.
    let ask = ClientMessage::Act { game, nonce: Nonce::new(1), command: Command::Resign };
    red.send(&ask).await;
    while !matches!(red.receive().await, ServerMessage::No { reason: Refusal::Unavailable, .. }) {}
    tokio::time::sleep(Duration::from_secs(12)).await;
    proxy.put_back().unwrap();
    red.until(|client| client.follower.game().unwrap().is_paused()).await;
    red.play().await.unwrap();
    blue.until(|client| client.turns() == 3).await;
    let actions = blue.follower.events().iter().map(|event| &event.action);
    assert!(!actions.clone().any(|action| *action == Action::Flagged));
    let left = red.follower.game().unwrap().clocks().left(Side::Red);
    assert!(left > 5_000, "{left} ms are left");
}
