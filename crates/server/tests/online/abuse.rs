//! Clients that take more than their share: one that never reads, one that makes guests and games in a loop.

use tokio::net::TcpSocket;

use super::*;

/// The value of a figure for monitoring.
async fn figure(server: &Server, name: &str) -> u64 {
    use axum::body::{Body, to_bytes};
    use tower::ServiceExt as _;
    let request = axum::http::Request::get("/metrics").body(Body::empty()).unwrap();
    let response = server.online.metrics_router().oneshot(request).await.unwrap();
    let text = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    let text = String::from_utf8(text.to_vec()).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} in {text}")).parse().unwrap()
}

/// A client with a small receive buffer, whose socket is read only at the end.
async fn deaf(server: &Server) -> WebSocketStream<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    let stream = socket.connect(server.address).await.unwrap();
    let request = format!("ws://{}/api/socket", server.address).into_client_request().unwrap();
    client_async(request, stream).await.unwrap().0
}

/// Plays some turns, and returns the longest time until both players knew of one.
async fn play_on(players: &mut [Client; 2], turns: u32) -> Duration {
    let mut slowest = Duration::ZERO;
    // Not faster than a socket may send.
    let mut pace = tokio::time::interval(Duration::from_millis(30));
    for turn in (players[0].turns()..).take(usize::try_from(turns).unwrap()) {
        pace.tick().await;
        let start = tokio::time::Instant::now();
        players[usize::from(turn % 2 == 1)].play().await.unwrap();
        for player in &mut *players {
            player.until(|client| client.turns() == turn + 1).await;
        }
        slowest = slowest.max(start.elapsed());
    }
    slowest
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_is_disconnected_and_delays_nobody() {
    let folder = TempDir::new().unwrap();
    // Sockets inherit the send buffer. The system would let it grow to some megabytes.
    let listener = TcpSocket::new_v4().unwrap();
    listener.set_send_buffer_size(32_768).unwrap();
    listener.bind(([127, 0, 0, 1], 0).into()).unwrap();
    let location = Location::File(folder.path().join("mad.db"));
    let server = Server::start_at(listener.listen(64).unwrap(), &location, settings()).await;
    let (red, blue) = (server.guest().await, server.guest().await);
    // A game without tie-break, which gets long, and so do the answers to those who follow it.
    let mut new = new_game(Pace::minutes(60, 0), false, Some(Side::Red));
    let endless = Options { tie_break: None, ..Options::default() };
    new.terms = Terms::new(Board::SIX_BY_FOUR, endless, new.terms.pace).unwrap();
    let body = serde_json::to_value(new).unwrap();
    let (_, seated) = server.post("/api/games", Some(&red), &body).await;
    let game = serde_json::from_value::<Seated>(seated).unwrap().game;
    server.post(&format!("/api/games/{game}/join"), Some(&blue), &Value::Null).await;
    let mut players = [
        Client::new(&server, Some(&red), game).await,
        Client::new(&server, Some(&blue), game).await,
    ];
    play_on(&mut players, 150).await;
    // As many requests as are allowed at once, for more than a megabyte.
    let mut deaf = deaf(&server).await;
    let follow = ClientMessage::Follow { game, from: 0 };
    let hello = [ClientMessage::Hello { version: VERSION }];
    for message in hello.into_iter().chain(std::iter::repeat_n(follow, 59)) {
        deaf.send(Message::text(serde_json::to_string(&message).unwrap())).await.unwrap();
    }
    let slowest = play_on(&mut players, 60).await;
    assert!(slowest < Duration::from_secs(5), "a turn took {slowest:?}");
    // The deaf client is disconnected, the players are not.
    while figure(&server, "mad_sockets").await > 2 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(figure(&server, "mad_slow_sockets_total").await, 1);
    // What reaches it is what fitted into the buffers of the network and a part of the queue.
    let mut bytes = 0;
    while let Ok(Some(Ok(message))) = tokio::time::timeout(PATIENCE, deaf.next()).await {
        bytes += message.len();
    }
    assert!(bytes < 1 << 20, "{bytes} bytes");
    play_on(&mut players, 10).await;
    assert_eq!(players[0].follower.events(), players[1].follower.events());
    assert_eq!(players[0].turns(), 220);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_makes_guests_and_games_in_a_loop_is_refused_and_others_go_on() {
    let folder = TempDir::new().unwrap();
    // Clients are told apart by the header of a trusted proxy, as behind Caddy or nginx.
    let settings = OnlineSettings {
        trusted_proxies: vec![[127, 0, 0, 1].into()],
        ..OnlineSettings::default()
    };
    let limits = settings.limits;
    let server = Server::start(&folder, settings).await;
    let json = ("Content-Type", "application/json");
    let invite = async |address: &str, token: Option<&str>| {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let mut headers = vec![json, ("X-Forwarded-For", address)];
        headers.extend(bearer.as_deref().map(|bearer| ("Authorization", bearer)));
        let body = serde_json::to_string(&new_game(Pace::Days(3), false, None)).unwrap();
        let (status, _, body) = server.request("POST /api/games", &headers, &body).await;
        (status, body)
    };
    let guest = async |address: &str| {
        let headers = [("X-Forwarded-For", address)];
        let (status, _, body) = server.request("POST /api/guest", &headers, "").await;
        let body: Value = serde_json::from_str(&body).unwrap();
        (status, body)
    };
    let (status, other) = guest("198.51.100.7").await;
    assert_eq!(status, 200);
    let other = other["token"].as_str().unwrap();
    // A browser without a cookie is a new guest with each game.
    let (mut made, mut refused) = (0, 0);
    for _ in 0..150 {
        match invite("203.0.113.5", None).await {
            (200, _) => made += 1,
            (429, body) => {
                assert_eq!(body, "{\"refused\":\"too-fast\"}");
                refused += 1;
            }
            answer => panic!("{answer:?}"),
        }
    }
    // One comes back every few minutes.
    assert!((limits.guests_per_hour..limits.guests_per_hour + 3).contains(&made), "{made}");
    assert_eq!(made + refused, 150);
    assert_eq!(guest("203.0.113.5").await.0, 429, "nor as a program");
    // Another address is not concerned, and one guest has a limit of open games.
    for number in 0..limits.open_games + 5 {
        let (status, body) = invite("198.51.100.7", Some(other)).await;
        if number < limits.open_games {
            assert_eq!(status, 200, "{body}");
        } else {
            assert_eq!((status, body.as_str()), (409, "{\"refused\":\"too-many-games\"}"));
        }
    }
    assert_eq!(guest("198.51.100.7").await.0, 200);
}
