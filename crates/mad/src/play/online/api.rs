//! Requests to the HTTP API of a server.

use std::time::Duration;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, HeaderValue, LOCATION, USER_AGENT};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use mad_i18n::{Texts, visible};
use mad_online::protocol::{ApiError, GameSummary, NewGame, SeatLink, Seated};
use mad_online::{GameId, PersonId, Refusal};
use mad_rules::Side;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::address::Server;
use super::transport::{ConnectError, connect};
use crate::failure::Failure;

/// How long an answer may take.
const TIMEOUT: Duration = Duration::from_secs(20);
/// The most bytes of an answer. A game of the most events has less than one megabyte.
const MOST_BYTES: usize = 4 << 20;

/// A server, and who asks.
#[derive(Clone)]
pub(super) struct Api {
    pub(super) server: Server,
    /// The `Authorization` header with the secret token of the session.
    authorization: Option<HeaderValue>,
}

/// Why a request did not succeed.
#[derive(Debug)]
pub(super) enum Trouble {
    /// There is no connection.
    Unreachable(ConnectError),
    /// The server refuses.
    Refused(ApiError),
    /// The answer is not that of a server of online games.
    NotMad(StatusCode),
    /// The server is elsewhere.
    Moved(String),
}

/// Who a program is, and its token.
#[derive(Serialize, Deserialize)]
pub(super) struct Guest {
    pub(super) person: PersonId,
    pub(super) token: String,
}

/// The answer about oneself.
#[derive(Deserialize)]
struct Me {
    person: Option<PersonId>,
}

/// The answer about a game. Its events come over the socket.
#[derive(Deserialize)]
pub(super) struct GameView {
    pub(super) summary: GameSummary,
    pub(super) side: Option<Side>,
}

#[derive(Serialize)]
struct Secret<'a> {
    secret: &'a str,
}

impl Api {
    /// A server that is asked by nobody in particular.
    pub(super) const fn new(server: Server) -> Self {
        Self { server, authorization: None }
    }

    /// Sets the token of the session. Returns whether it can be one.
    pub(super) fn set_token(&mut self, token: Option<&str>) -> bool {
        self.authorization = token.and_then(|token| {
            let mut value = HeaderValue::try_from(format!("Bearer {token}")).ok()?;
            value.set_sensitive(true);
            Some(value)
        });
        self.authorization.is_some() == token.is_some()
    }

    /// The `Authorization` header.
    pub(super) const fn authorization(&self) -> Option<&HeaderValue> {
        self.authorization.as_ref()
    }

    /// Who the server takes us for.
    pub(super) async fn me(&self) -> Result<Option<PersonId>, Trouble> {
        self.get::<Me>("me").await.map(|me| me.person)
    }

    pub(super) async fn new_guest(&self) -> Result<Guest, Trouble> {
        self.post("guest", &()).await
    }

    /// The games of the player.
    pub(super) async fn mine(&self) -> Result<Vec<GameSummary>, Trouble> {
        self.get("mine").await
    }

    pub(super) async fn game(&self, game: GameId) -> Result<GameView, Trouble> {
        self.get(&format!("games/{game}")).await
    }

    pub(super) async fn invite(&self, new: &NewGame) -> Result<Seated, Trouble> {
        self.post("games", new).await
    }

    pub(super) async fn join(&self, game: GameId) -> Result<Seated, Trouble> {
        self.post(&format!("games/{game}/join"), &()).await
    }

    pub(super) async fn seat_link(&self, game: GameId) -> Result<SeatLink, Trouble> {
        self.post(&format!("games/{game}/seat-link"), &()).await
    }

    pub(super) async fn take_seat(&self, game: GameId, secret: &str) -> Result<Seated, Trouble> {
        self.post(&format!("games/{game}/seat"), &Secret { secret }).await
    }

    async fn get<T: DeserializeOwned>(&self, route: &str) -> Result<T, Trouble> {
        self.request(Method::GET, route, Bytes::new()).await
    }

    async fn post<T: DeserializeOwned>(
        &self,
        route: &str,
        body: &impl Serialize,
    ) -> Result<T, Trouble> {
        // Cannot fail: all bodies are plain structures.
        let body = serde_json::to_vec(body).unwrap_or_default();
        self.request(Method::POST, route, body.into()).await
    }

    async fn request<T: DeserializeOwned>(
        &self,
        method: Method,
        route: &str,
        body: Bytes,
    ) -> Result<T, Trouble> {
        let asked = tokio::time::timeout(TIMEOUT, self.send(method, route, body)).await;
        let (answer, body) =
            asked.unwrap_or(Err(ConnectError::Timeout)).map_err(Trouble::Unreachable)?;
        read(&answer, &body)
    }

    /// Sends a request on a connection of its own, and reads the answer.
    async fn send(
        &self,
        method: Method,
        route: &str,
        body: Bytes,
    ) -> Result<(Response<()>, Bytes), ConnectError> {
        let network =
            |error: hyper::Error| ConnectError::Network(std::io::Error::other(error.to_string()));
        let mut request = Request::builder()
            .method(method)
            .uri(self.server.path(route))
            .header(HOST, self.server.authority())
            .header(USER_AGENT, concat!("mad/", env!("CARGO_PKG_VERSION")))
            .header(CONTENT_TYPE, "application/json");
        if let Some(value) = &self.authorization {
            request = request.header(AUTHORIZATION, value);
        }
        let invalid = |error| ConnectError::Network(std::io::Error::other(error));
        let request = request.body(Full::new(body)).map_err(invalid)?;
        let stream = TokioIo::new(connect(&self.server).await?);
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(stream).await.map_err(network)?;
        tokio::spawn(connection);
        let answer = sender.send_request(request).await.map_err(network)?;
        let (parts, body) = answer.into_parts();
        let body = Limited::new(body, MOST_BYTES).collect().await;
        let body = body.map_err(|error| ConnectError::Network(std::io::Error::other(error)))?;
        Ok((Response::from_parts(parts, ()), body.to_bytes()))
    }
}

/// Reads an answer: JSON of the expected type, or the reason why there is none.
fn read<T: DeserializeOwned>(answer: &Response<()>, body: &[u8]) -> Result<T, Trouble> {
    let status = answer.status();
    if status.is_success() {
        return serde_json::from_slice(body).map_err(|_| Trouble::NotMad(status));
    }
    if status.is_redirection()
        && let Some(target) = answer.headers().get(LOCATION)
    {
        return Err(Trouble::Moved(String::from_utf8_lossy(target.as_bytes()).into_owned()));
    }
    let reason = serde_json::from_slice(body);
    Err(match (reason, status) {
        (Ok(reason), _) => Trouble::Refused(reason),
        // The answer of a reverse proxy whose server is down.
        (
            _,
            StatusCode::BAD_GATEWAY | StatusCode::SERVICE_UNAVAILABLE | StatusCode::GATEWAY_TIMEOUT,
        ) => Trouble::Refused(ApiError::Refused(Refusal::Unavailable)),
        _ => Trouble::NotMad(status),
    })
}

impl Trouble {
    /// The sentence for the user.
    pub(super) fn text(&self, server: &Server, texts: &Texts) -> String {
        match self {
            Self::Unreachable(error) => error.text(server, texts),
            Self::NotMad(status) => texts.error_online_not_mad(server.address(), status.as_u16()),
            Self::Moved(target) => texts.error_online_moved(server.address(), visible(target)),
            Self::Refused(ApiError::Refused(Refusal::NoSuchGame) | ApiError::NotFound) => {
                texts.online_no_game()
            }
            Self::Refused(ApiError::SignedOut) => texts.error_online_session(),
            Self::Refused(ApiError::Unreadable | ApiError::Refused(Refusal::Unreadable)) => {
                texts.error_online_version()
            }
            Self::Refused(error) => {
                let turns = match error {
                    ApiError::Refused(refusal) => refusal.turns(),
                    _ => 0,
                };
                texts.online_refusal(error.name(), turns)
            }
        }
    }

    pub(super) fn failure(&self, server: &Server, texts: &Texts) -> Failure {
        Failure::Refused(self.text(server, texts))
    }
}
