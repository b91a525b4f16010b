//! A client of the server: a guest, and its socket.

use std::net::SocketAddr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, Result, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use mad_online::protocol::{ClientMessage, NewGame, Seated, ServerMessage, VERSION};
use mad_online::{GameId, Nonce, Pace, Terms};
use mad_rules::{Board, Options, Side};
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::http::post;

/// How long a connection may take.
const TIMEOUT: Duration = Duration::from_secs(20);

/// A guest of the server.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Guest {
    pub(crate) token: String,
}

impl Guest {
    pub(crate) async fn new(server: SocketAddr) -> Result<Self> {
        post(server, "/api/guest", None, &()).await
    }

    /// Makes an invitation to a game, to play red.
    pub(crate) async fn invite(
        &self,
        server: SocketAddr,
        pace: Pace,
        nonce: Nonce,
    ) -> Result<GameId> {
        let terms = Terms::new(Board::SIX_BY_FOUR, Options::default(), pace);
        let terms = terms.context("the board has a start position")?;
        let new = NewGame { terms, side: Some(Side::Red), nonce };
        let seated: Seated = post(server, "/api/games", Some(&self.token), &new).await?;
        Ok(seated.game)
    }

    /// Accepts an invitation.
    pub(crate) async fn join(&self, server: SocketAddr, game: GameId) -> Result<()> {
        let path = format!("/api/games/{game}/join");
        let _: Seated = post(server, &path, Some(&self.token), &()).await?;
        Ok(())
    }
}

/// A socket that has been greeted.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn open(server: SocketAddr, token: &str) -> Result<Self> {
        let opened = async {
            let stream = TcpStream::connect(server).await?;
            stream.set_nodelay(true)?;
            let mut request = format!("ws://{server}/api/socket").into_client_request()?;
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
            let config = WebSocketConfig::default()
                .read_buffer_size(4_096)
                .write_buffer_size(0)
                .max_write_buffer_size(65_536);
            let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
            let mut socket = Self(socket);
            socket.send(&ClientMessage::Hello { version: VERSION }).await?;
            anyhow::Ok(socket)
        };
        tokio::time::timeout(TIMEOUT, opened).await.context("no connection in time")?
    }

    pub(crate) async fn send(&mut self, message: &ClientMessage) -> Result<()> {
        Ok(self.0.send(Message::text(serde_json::to_string(message)?)).await?)
    }

    /// The next message; an error when the connection is lost.
    pub(crate) async fn receive(&mut self) -> Result<ServerMessage> {
        loop {
            match self.0.next().await.context("the connection has ended")?? {
                Message::Text(text) => return Ok(serde_json::from_str(&text)?),
                Message::Close(frame) => bail!("closed: {frame:?}"),
                // The library answers pings by itself.
                _ => {}
            }
        }
    }

    /// Separate halves for sending and receiving.
    pub(crate) fn split(
        self,
    ) -> (
        futures_util::stream::SplitSink<WebSocketStream<TcpStream>, Message>,
        futures_util::stream::SplitStream<WebSocketStream<TcpStream>>,
    ) {
        self.0.split()
    }
}

/// The text of a message.
pub(crate) fn text(message: &ClientMessage) -> Result<Message, serde_json::Error> {
    Ok(Message::text(serde_json::to_string(message)?))
}

/// The message in a frame, if it has one.
pub(crate) fn read(
    frame: Option<Result<Message, tungstenite::Error>>,
) -> Result<Option<ServerMessage>> {
    match frame.context("the connection has ended")?? {
        Message::Text(text) => Ok(Some(serde_json::from_str(&text)?)),
        Message::Close(frame) => bail!("closed: {frame:?}"),
        _ => Ok(None),
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
