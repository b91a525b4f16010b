//! What strangers try: acting for others, requests from other sites, nonsense, too much of everything.

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::*;

/// Every command, for a game with no turns.
pub(super) fn commands() -> Vec<Command> {
    use mad_online::{Offer, Phrase};
    vec![
        Command::Turn { ply: 0, turn: mad_rules::Turn::PASS, thought: Some(0) },
        Command::Plan { ply: 1, turn: Some(mad_rules::Turn::PASS) },
        Command::Offer { offer: Offer::Takeback { ply: 0 } },
        Command::Offer { offer: Offer::TieBreak },
        Command::Offer { offer: Offer::Rematch },
        Command::Withdraw,
        Command::Accept { offer: 0 },
        Command::Decline { offer: 0 },
        Command::Resign,
        Command::Abort,
        Command::Claim,
        Command::GiveTime,
        Command::Resume,
        Command::Say { phrase: Phrase::Hello },
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_another() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let (game, _) = server.game(Pace::minutes(5, 3)).await;
    let stranger = server.guest().await;
    for token in [None, Some(stranger.as_str())] {
        let mut client = Client::new(&server, token, game).await;
        for command in commands() {
            assert_eq!(client.act(command).await, Err(Refusal::NotSeated), "{command:?}");
        }
        assert_eq!(client.follower.events().len(), 2);
    }
    let link = format!("/api/games/{game}/seat-link");
    for (token, status) in [(None, 401), (Some(stranger.as_str()), 403), (Some("x"), 401)] {
        assert_eq!(server.post(&link, token, &Value::Null).await.0, status);
        let bearer = token.map(|token| format!("Bearer {token}"));
        let headers: Vec<_> =
            bearer.iter().map(|bearer| ("Authorization", bearer.as_str())).collect();
        let mine = server.request("GET /api/mine", &headers, "").await.0;
        assert_eq!(mine, if token == Some(stranger.as_str()) { 200 } else { 401 });
    }
    // A game that exists tells nothing that one that does not exist would not.
    let missing = GameId::new([9; 9]);
    for path in [
        format!("/api/games/{missing}"),
        format!("/api/games/{missing}/record"),
        "/api/games/x".into(),
    ] {
        assert_eq!(server.request(&format!("GET {path}"), &[], "").await.0, 404, "{path}");
    }
    for path in ["/api/nothing", "/api/"] {
        let (status, ..) = server.request(&format!("GET {path}"), &[], "").await;
        assert_eq!(status, 404, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let own = format!("http://{}", server.address);
    let body = serde_json::to_string(&new_game(Pace::Days(1), false, None)).unwrap();
    let json = ("Content-Type", "application/json");
    // A browser gets its session as a cookie that scripts cannot read.
    let (status, head, _) =
        server.request("POST /api/games", &[json, ("Origin", &own)], &body).await;
    assert_eq!(status, 200);
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect(&head);
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap();
    for (headers, expected) in [
        (vec![json, ("Cookie", cookie), ("Origin", own.as_str())], 200),
        (vec![json, ("Cookie", cookie), ("Sec-Fetch-Site", "same-origin")], 200),
        (vec![json, ("Cookie", cookie)], 403),
        (vec![json, ("Cookie", cookie), ("Origin", "http://evil.example")], 403),
        (vec![json, ("Cookie", cookie), ("Origin", "null")], 403),
        (vec![json, ("Cookie", cookie), ("Sec-Fetch-Site", "cross-site")], 403),
        (vec![("Content-Type", "text/plain"), ("Cookie", cookie), ("Origin", &own)], 400),
    ] {
        let (status, _, answer) = server.request("POST /api/games", &headers, &body).await;
        assert_eq!(status, expected, "{headers:?}: {answer}");
        let upgrade = [
            ("Upgrade", "websocket"),
            ("Connection", "Upgrade"),
            ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ];
        if expected == 403 {
            let headers: Vec<_> = headers.iter().copied().chain(upgrade).collect();
            let (status, ..) = server.request("GET /api/socket", &headers, "").await;
            assert_eq!(status, 403, "a socket: {headers:?}");
        }
    }
    // A program that is no browser gets its token in the answer; a page does not.
    assert_eq!(server.request("POST /api/guest", &[("Origin", &own)], "").await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_bodies_get_an_answer() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let json = ("Content-Type", "application/json");
    let long = format!("{{\"secret\":\"{}\"}}", "x".repeat(100_000));
    for body in ["", "{", "[]", "null", "{\"terms\":{}}", &long] {
        let (status, _, answer) = server.request("POST /api/games", &[json], body).await;
        assert_eq!((status, answer.as_str()), (400, "\"unreadable\""), "{}", body.len());
    }
    let terms = |pace| serde_json::to_value(new_game(pace, false, None)).unwrap();
    for (pace, reason) in [
        (Pace::Days(0), "days"),
        (Pace::Days(15), "days"),
        (Pace::Live { base: 1, increment: 0 }, "base"),
        (Pace::Live { base: 60_000, increment: 999_999 }, "increment"),
    ] {
        let (status, answer) = server.post("/api/games", None, &terms(pace)).await;
        assert_eq!((status, &answer), (400, &serde_json::json!({ "terms": reason })));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_makes_too_much_is_refused() {
    let folder = TempDir::new().unwrap();
    let limits = LimitSettings { guests_per_hour: 3, open_games: 2, ..settings().limits };
    let server = Server::start(&folder, OnlineSettings { limits, ..settings() }).await;
    let first = server.guest().await;
    server.guest().await;
    server.guest().await;
    let (status, body) = server.post("/api/guest", None, &Value::Null).await;
    assert_eq!((status, body["refused"].as_str()), (429, Some("too-fast")));
    for _ in 0..2 {
        server.invite(&first, Pace::Days(1), false, None).await;
    }
    let body = serde_json::to_value(new_game(Pace::Days(1), false, None)).unwrap();
    let (status, body) = server.post("/api/games", Some(&first), &body).await;
    assert_eq!((status, body["refused"].as_str()), (409, Some("too-many-games")));
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_ends_the_socket_and_harms_nobody() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let (game, [red, _]) = server.game(Pace::minutes(5, 3)).await;
    let mut honest = Client::new(&server, Some(&red), game).await;
    let hello = serde_json::to_string(&ClientMessage::Hello { version: VERSION }).unwrap();
    let old = serde_json::to_string(&ClientMessage::Hello { version: 0 }).unwrap();
    let follow = serde_json::to_string(&ClientMessage::Follow { game, from: 0 }).unwrap();
    let mut rng = SmallRng::seed_from_u64(5);
    let mut starts: Vec<Vec<Message>> = vec![
        vec![Message::text("")],
        vec![Message::text("{}")],
        vec![Message::text(follow.clone())],
        vec![Message::text(old)],
        vec![Message::text(hello.clone()), Message::text(hello.clone())],
        vec![Message::text(hello.clone()), Message::binary(vec![1, 2, 3])],
        vec![Message::text(hello.clone()), Message::text("x".repeat(100_000))],
        vec![Message::text(hello.clone()); 300],
    ];
    for _ in 0..200 {
        let mut text = follow.clone().into_bytes();
        let place = rng.random_range(0..text.len());
        text[place] = rng.random_range(32..127);
        starts.push(vec![
            Message::text(hello.clone()),
            Message::text(String::from_utf8(text).unwrap()),
            Message::text("{"),
        ]);
    }
    for messages in starts {
        let mut socket = Client::open(&server, Some(&red)).await;
        for message in messages {
            if socket.send(message).await.is_err() {
                break;
            }
        }
        // The server closes it: reading comes to an end.
        let end = async { while let Some(Ok(_)) = socket.next().await {} };
        tokio::time::timeout(PATIENCE, end).await.expect("the socket is closed");
    }
    honest.play().await.unwrap();
}
