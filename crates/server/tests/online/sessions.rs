//! Sessions that the server does not know, does not know any more, or knows for long.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use mad_online::protocol::close;
use mad_online::{PersonId, Time};
use sha2::Digest as _;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use super::*;

const JSON: (&str, &str) = ("Content-Type", "application/json");

/// Every route that a session matters for, and the status without one: for a program with a token that the server
/// does not know, and for a browser with such a cookie.
fn routes(game: GameId) -> Vec<(String, String, u16, u16)> {
    let new = serde_json::to_string(&new_game(Pace::Days(3), false, None)).unwrap();
    let secret = "{\"secret\":\"AAAAAAAAAAAAAAAAAAAAAAAA\"}".to_owned();
    let route = |head: &str, body: &str, program, browser| {
        (head.replace("{id}", &game.to_string()), body.to_owned(), program, browser)
    };
    vec![
        route("GET /api/me", "", 200, 200),
        route("GET /api/games", "", 200, 200),
        route("GET /api/games/{id}", "", 200, 200),
        route("GET /api/games/{id}/record", "", 200, 200),
        route("GET /api/mine", "", 401, 401),
        route("POST /api/games/{id}/seat-link", "", 401, 401),
        route("POST /api/games/{id}/seat", &secret, 403, 403),
        // A browser becomes a new guest.
        route("POST /api/games", &new, 401, 200),
        route("POST /api/pair", &new, 401, 200),
        route("POST /api/games/{id}/join", "", 401, 409),
    ]
}

async fn open_with(
    server: &Server,
    headers: &[(&'static str, &str)],
) -> WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(server.address).await.unwrap();
    let mut request = format!("ws://{}/api/socket", server.address).into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    client_async(request, stream).await.unwrap().0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_the_server_does_not_know_opens_nothing() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let (game, _) = server.game(Pace::minutes(5, 3)).await;
    let own = format!("http://{}", server.address);
    for token in ["AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "x", ""] {
        let (bearer, cookie) = (format!("Bearer {token}"), format!("mad={token}"));
        for (head, body, as_program, as_browser) in routes(game) {
            let headers = [JSON, ("Authorization", &bearer)];
            let (status, _, answer) = server.request(&head, &headers, &body).await;
            assert_eq!(status, as_program, "{head}: {answer}");
            if status == 401 {
                assert_eq!(answer, "\"signed-out\"");
            }
            let headers = [JSON, ("Cookie", &cookie), ("Origin", &own)];
            let (status, _, answer) = server.request(&head, &headers, &body).await;
            assert_eq!(status, as_browser, "{head}: {answer}");
        }
        // A program is told on the socket too.
        let mut socket = open_with(&server, &[("authorization", &bearer)]).await;
        let Some(Ok(Message::Close(Some(frame)))) = socket.next().await else {
            panic!("the socket is open")
        };
        assert_eq!(frame.code, CloseCode::from(close::SIGNED_OUT));
        // A browser watches, and cannot act.
        let socket = open_with(&server, &[("cookie", &cookie), ("origin", &own)]).await;
        let mut client = Client { socket, follower: Follower::new(game) };
        client.send(&ClientMessage::Hello { version: VERSION }).await;
        let ServerMessage::Welcome { person, .. } = client.receive().await else {
            panic!("welcome")
        };
        assert_eq!(person, None);
        client.send(&ClientMessage::Mine { on: true }).await;
        client.send(&ClientMessage::Lobby { on: true }).await;
        for message in client.follower.connect() {
            client.send(&message).await;
        }
        client.until(|client| client.follower.is_connected()).await;
        assert_eq!(client.follower.side(), None);
        for command in strangers::commands() {
            assert_eq!(client.act(command).await, Err(Refusal::NotSeated), "{command:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_whose_session_was_forgotten_becomes_a_new_guest() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let own = format!("http://{}", server.address);
    let body = serde_json::to_string(&new_game(Pace::Days(3), false, None)).unwrap();
    let cookie = |head: &str| {
        let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        line.map(|line| line.split(';').next().unwrap().to_owned())
    };
    let (_, head, _) = server.request("POST /api/games", &[JSON, ("Origin", &own)], &body).await;
    let first = cookie(&head).unwrap();
    let headers = [JSON, ("Origin", &own), ("Cookie", &first)];
    assert_eq!(server.request("GET /api/mine", &headers, "").await.0, 200);
    let store = Store::open_beside(&Location::File(folder.path().join("mad.db"))).await.unwrap();
    let always = Time(i64::MAX);
    assert_eq!(store.forget_people(always, always).await.unwrap(), 1);
    assert_eq!(server.request("GET /api/mine", &headers, "").await.0, 401);
    let (status, head, _) = server.request("POST /api/games", &headers, &body).await;
    assert_eq!(status, 200);
    let second = cookie(&head).unwrap();
    assert_ne!(first, second);
    let headers = [JSON, ("Origin", &own), ("Cookie", &second)];
    let (_, _, mine) = server.request("GET /api/mine", &headers, "").await;
    assert_eq!(serde_json::from_str::<Vec<Value>>(&mine).unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cookie_of_somebody_who_comes_every_day_does_not_end() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let store = Store::open_beside(&Location::File(folder.path().join("mad.db"))).await.unwrap();
    let token = [7; 32];
    let text = URL_SAFE_NO_PAD.encode(token);
    let two_days = 2 * 86_400_000;
    let seen = store.now().await.unwrap() - two_days;
    let hash = sha2::Sha256::digest(token).into();
    assert!(store.add_person(PersonId::new(5), &hash, seen).await.unwrap());
    let cookie = format!("mad={text}");
    let headers = [("Cookie", cookie.as_str())];
    let (_, head, _) = server.request("GET /api/me", &headers, "").await;
    assert!(head.contains(&format!("set-cookie: {cookie}; Path=/; Max-Age=31536000")), "{head}");
    let (_, head, body) = server.request("GET /api/me", &headers, "").await;
    assert!(!head.contains("set-cookie"), "once a day: {head}");
    assert_eq!(body, "{\"person\":5}");
}
