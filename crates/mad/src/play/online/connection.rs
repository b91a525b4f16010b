//! The WebSocket of a game: opened again whenever it is lost.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use hyper::header::AUTHORIZATION;
use mad_online::client::Backoff;
use mad_online::protocol::{ClientMessage, ServerMessage, VERSION, close};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::api::Api;
use super::transport::{ConnectError, Stream, connect};

/// A connection that is silent for longer is lost: the server pings every 15 seconds.
const SILENCE: Duration = Duration::from_secs(40);
/// How long the handshake may take.
const TIMEOUT: Duration = Duration::from_secs(15);
/// How long sending may take.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

type Socket = WebSocketStream<Box<dyn Stream>>;

/// What happens to the connection.
pub(super) enum News {
    /// There is a connection, on which messages can be sent until it is lost.
    Connected(mpsc::UnboundedSender<ClientMessage>),
    /// A message of the server.
    Message(Box<ServerMessage>),
    /// The connection is lost, or there is none; the next attempt follows.
    Lost,
    /// There will be no connection any more.
    Ended(End),
}

/// Why there will be no connection any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// The server has another version of the protocol.
    Version,
    /// The session has ended.
    SignedOut,
}

/// Why a connection is over.
enum Over {
    Lost,
    /// The receiver of the news, or the sender of messages, is gone.
    Left,
    Ended(End),
}

/// Keeps a connection until the receiver of the news is dropped.
pub(super) async fn keep(api: Api, news: mpsc::Sender<News>) {
    let mut backoff = Backoff::default();
    loop {
        let opened = tokio::select! {
            () = news.closed() => return,
            opened = open(&api) => opened,
        };
        let over = match opened {
            Ok(socket) => serve(socket, &news, &mut backoff).await,
            Err(_) => Over::Lost,
        };
        let sent = match over {
            Over::Left => return,
            Over::Lost => news.send(News::Lost).await,
            Over::Ended(end) => {
                // Whoever has left does not want to know.
                let _ = news.send(News::Ended(end)).await;
                return;
            }
        };
        let wait = Duration::from_millis(u64::from(backoff.next(rand::random())));
        tokio::select! {
            () = news.closed() => return,
            () = tokio::time::sleep(wait) => {}
        }
        if sent.is_err() {
            return;
        }
    }
}

/// Opens the socket.
async fn open(api: &Api) -> Result<Socket, ConnectError> {
    let other =
        |error: tungstenite::Error| ConnectError::Network(std::io::Error::other(error.to_string()));
    let stream = connect(&api.server).await?;
    let address = format!("ws://{}{}", api.server.authority(), api.server.path("socket"));
    let mut request = address.into_client_request().map_err(other)?;
    if let Some(value) = api.authorization() {
        request.headers_mut().insert(AUTHORIZATION, value.clone());
    }
    let config = WebSocketConfig::default().write_buffer_size(0);
    let opened = client_async_with_config(request, stream, Some(config));
    let opened = tokio::time::timeout(TIMEOUT, opened).await;
    let (socket, _) = opened.map_err(|_| ConnectError::Timeout)?.map_err(other)?;
    Ok(socket)
}

/// Greets the server, and passes messages on until the connection is over.
async fn serve(mut socket: Socket, news: &mpsc::Sender<News>, backoff: &mut Backoff) -> Over {
    if !send(&mut socket, &ClientMessage::Hello { version: VERSION }).await {
        return Over::Lost;
    }
    let (sender, mut messages) = mpsc::unbounded_channel();
    let mut sender = Some(sender);
    loop {
        tokio::select! {
            message = messages.recv() => {
                let Some(message) = message else { return leave(socket).await };
                if !send(&mut socket, &message).await {
                    return Over::Lost;
                }
            }
            frame = tokio::time::timeout(SILENCE, socket.next()) => {
                let message = match frame {
                    Ok(Some(Ok(Message::Text(text)))) => serde_json::from_str(&text),
                    Ok(Some(Ok(Message::Close(frame)))) => {
                        return closed(frame.map(|frame| frame.code.into()));
                    }
                    // The library answers pings by itself.
                    Ok(Some(Ok(_))) => continue,
                    Ok(Some(Err(_)) | None) | Err(_) => return Over::Lost,
                };
                // A message of a later version could be a turn: going on without it would be wrong.
                let Ok(message) = message else { return Over::Ended(End::Version) };
                backoff.reset();
                if news.send(News::Message(Box::new(message))).await.is_err() {
                    return leave(socket).await;
                }
                // The first message is the server's welcome.
                if let Some(sender) = sender.take()
                    && news.send(News::Connected(sender)).await.is_err()
                {
                    return leave(socket).await;
                }
            }
        }
    }
}

/// Sends a message. Returns whether that succeeded.
async fn send(socket: &mut Socket, message: &ClientMessage) -> bool {
    // Cannot fail: messages are plain structures.
    let text = serde_json::to_string(message).unwrap_or_default();
    let sent = tokio::time::timeout(SEND_TIMEOUT, socket.send(Message::text(text))).await;
    matches!(sent, Ok(Ok(())))
}

async fn leave(mut socket: Socket) -> Over {
    // The server notices a lost connection too, only later.
    let _ = tokio::time::timeout(Duration::from_secs(1), socket.close(None)).await;
    Over::Left
}

const fn closed(code: Option<u16>) -> Over {
    match code {
        Some(close::VERSION) => Over::Ended(End::Version),
        Some(close::SIGNED_OUT) => Over::Ended(End::SignedOut),
        _ => Over::Lost,
    }
}
