//! The game server over real sockets.

mod abuse;
mod cluster;
mod games;
mod sessions;
mod strangers;

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use mad_online::client::{Follower, Update};
use mad_online::protocol::{ClientMessage, NewGame, Seated, ServerMessage, VERSION};
use mad_online::{Command, GameId, Nonce, Pace, Refusal, Terms};
use mad_rules::{Board, Options, Side};
use mad_server::{LimitSettings, Location, Online, OnlineSettings, Site};
use mad_store::Store;
use serde_json::Value;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long anything may take: only failing tests wait that long.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running server. It stops when this is dropped.
struct Server {
    address: SocketAddr,
    online: Online,
    _end: oneshot::Sender<()>,
}

/// No limits on guests and requests: all clients of a test have the same address.
fn settings() -> OnlineSettings {
    let limits = LimitSettings {
        guests_per_hour: 0,
        requests_per_second: 0,
        games_per_hour: 0,
        open_games: 30,
    };
    OnlineSettings { limits, ..OnlineSettings::default() }
}

impl Server {
    async fn start(folder: &TempDir, settings: OnlineSettings) -> Self {
        Self::start_on(&Location::File(folder.path().join("mad.db")), settings).await
    }

    async fn start_on(location: &Location, settings: OnlineSettings) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        Self::start_at(listener, location, settings).await
    }

    async fn start_at(
        listener: TcpListener,
        location: &Location,
        settings: OnlineSettings,
    ) -> Self {
        let store = Store::open(location).await.unwrap();
        let online = Online::start(store, settings).await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Site::default().router_with(&online);
        let (end, ended) = oneshot::channel();
        tokio::spawn(mad_server::serve(listener, router, async {
            let _ = ended.await;
        }));
        Self { address, online, _end: end }
    }

    /// Sends a request; returns the status, the headers and the body.
    async fn request(
        &self,
        head: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> (u16, String, String) {
        let headers: String =
            headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let request = format!(
            "{head} HTTP/1.1\r\nHost: {}\r\nContent-Length: {}\r\nConnection: close\r\n{headers}\r\n{body}",
            self.address,
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").expect(&answer);
        (head[9..12].parse().unwrap(), head.to_owned(), body.to_owned())
    }

    async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> (u16, Value) {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let mut headers = vec![("Content-Type", "application/json")];
        headers.extend(bearer.as_deref().map(|bearer| ("Authorization", bearer)));
        let (status, _, body) =
            self.request(&format!("POST {path}"), &headers, &body.to_string()).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::Null))
    }

    async fn guest(&self) -> String {
        let (status, body) = self.post("/api/guest", None, &Value::Null).await;
        assert_eq!(status, 200, "{body}");
        body["token"].as_str().unwrap().to_owned()
    }

    /// A game of two guests: its identifier, and the tokens of red and blue.
    async fn game(&self, pace: Pace) -> (GameId, [String; 2]) {
        let (red, blue) = (self.guest().await, self.guest().await);
        let game = self.invite(&red, pace, false, Some(Side::Red)).await;
        let (status, body) =
            self.post(&format!("/api/games/{game}/join"), Some(&blue), &Value::Null).await;
        assert_eq!(status, 200, "{body}");
        (game, [red, blue])
    }

    async fn invite(&self, token: &str, pace: Pace, listed: bool, side: Option<Side>) -> GameId {
        let body = serde_json::to_value(new_game(pace, listed, side)).unwrap();
        let (status, body) = self.post("/api/games", Some(token), &body).await;
        assert_eq!(status, 200, "{body}");
        serde_json::from_value::<Seated>(body).unwrap().game
    }
}

fn new_game(pace: Pace, listed: bool, side: Option<Side>) -> NewGame {
    let mut terms = Terms::new(Board::SIX_BY_FOUR, Options::default(), pace).unwrap();
    terms.listed = listed;
    NewGame { terms, side, nonce: Nonce::new(rand::random()) }
}

/// A client with its socket.
struct Client {
    socket: WebSocketStream<TcpStream>,
    follower: Follower,
}

impl Client {
    async fn open(server: &Server, token: Option<&str>) -> WebSocketStream<TcpStream> {
        let stream = TcpStream::connect(server.address).await.unwrap();
        let mut request =
            format!("ws://{}/api/socket", server.address).into_client_request().unwrap();
        if let Some(token) = token {
            let bearer = format!("Bearer {token}").parse().unwrap();
            request.headers_mut().insert("authorization", bearer);
        }
        client_async(request, stream).await.unwrap().0
    }

    /// Connects and follows a game.
    async fn new(server: &Server, token: Option<&str>, game: GameId) -> Self {
        let socket = Self::open(server, token).await;
        let mut client = Self { socket, follower: Follower::new(game) };
        client.send(&ClientMessage::Hello { version: VERSION }).await;
        for message in client.follower.connect() {
            client.send(&message).await;
        }
        client.until(|client| client.follower.is_connected()).await;
        client
    }

    async fn send(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).unwrap();
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next message of the server.
    async fn receive(&mut self) -> ServerMessage {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.unwrap();
            match frame.unwrap().unwrap() {
                Message::Text(text) => return serde_json::from_str(&text).unwrap(),
                Message::Close(frame) => panic!("closed: {frame:?}"),
                _ => {}
            }
        }
    }

    async fn update(&mut self) -> Update {
        let message = self.receive().await;
        let update = self.follower.receive(&message, 0);
        if let Update::Ask(message) | Update::Differs(message) = &update {
            let message = message.clone();
            self.send(&message).await;
        }
        update
    }

    async fn until(&mut self, holds: impl Fn(&Self) -> bool) {
        let updates = async {
            while !holds(self) {
                self.update().await;
            }
        };
        tokio::time::timeout(PATIENCE, updates).await.expect("the expected state");
    }

    /// Asks for something, and waits for the answer.
    async fn act(&mut self, command: Command) -> Result<(), Refusal> {
        let nonce = Nonce::new(rand::random());
        let message = self.follower.act(nonce, command);
        self.send(&message).await;
        loop {
            match self.update().await {
                Update::Done(done) if done.nonce == nonce => return Ok(()),
                Update::Refused(refused, reason) if refused.nonce == nonce => return Err(reason),
                // The server could not tell: every client asks again, not too fast.
                Update::Retry(message) => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    self.send(&message).await;
                }
                _ => {}
            }
        }
    }

    /// Plays the first legal turn.
    async fn play(&mut self) -> Result<(), Refusal> {
        let game = self.follower.game().unwrap();
        let turn = *game.game().legal_turns().iter().next().unwrap();
        let ply = game.turns();
        self.act(Command::Turn { ply, turn, thought: None }).await
    }

    fn turns(&self) -> u32 {
        self.follower.game().unwrap().turns()
    }
}
