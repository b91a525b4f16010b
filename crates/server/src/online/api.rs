//! The HTTP API: invitations, seats, lists, records; and the upgrade to a WebSocket.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use mad_online::protocol::{ApiError, GameSummary, MOST_BYTES, NewGame, SeatLink, Seated, close};
use mad_online::{Action, Event, GameId, OnlineGame, PersonId, Refusal};
use mad_rules::Side;
use mad_store::{Append, Intent, Seat, StoreError, Stored};
use serde::{Deserialize, Serialize};

use super::session::{Address, Caller, Me, Visitor, cookie, new_guest};
use super::{Inner, lobby, origin, socket};

/// The largest body of a request.
const BODY: usize = 16_384;
/// The buffers of a socket. The library's own are made for large messages, and would take gigabytes.
const SOCKET_BUFFER: usize = 4_096;
/// The most bytes that wait to be written to a socket.
const WRITE_BUFFER: usize = 65_536;
/// Listed games that are shown.
const MOST_LISTED: u16 = 100;

type App = State<Arc<Inner>>;

/// A request that did not succeed.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) ApiError);

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the database is not available");
        Self(ApiError::Refused(Refusal::Unavailable))
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self(ApiError::Refused(refusal))
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = match self.0 {
            ApiError::Refused(Refusal::NoSuchGame) | ApiError::NotFound => StatusCode::NOT_FOUND,
            ApiError::Refused(Refusal::Unavailable) => StatusCode::SERVICE_UNAVAILABLE,
            ApiError::Refused(Refusal::TooFast) => StatusCode::TOO_MANY_REQUESTS,
            ApiError::Refused(Refusal::NotSeated) | ApiError::Origin => StatusCode::FORBIDDEN,
            ApiError::Refused(_) => StatusCode::CONFLICT,
            ApiError::Terms(_) | ApiError::Unreadable => StatusCode::BAD_REQUEST,
            ApiError::SignedOut => StatusCode::UNAUTHORIZED,
        };
        (status, Json(self.0)).into_response()
    }
}

/// A JSON body. One that cannot be read is answered in JSON too.
struct Body<T>(T);

impl<T: serde::de::DeserializeOwned> FromRequest<Arc<Inner>> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, inner: &Arc<Inner>) -> Result<Self, Failure> {
        let body: Result<Json<T>, JsonRejection> = Json::from_request(request, inner).await;
        body.map(|Json(value)| Self(value)).map_err(|_| Failure(ApiError::Unreadable))
    }
}

/// The identifier in the path.
struct Id(GameId);

impl axum::extract::FromRequestParts<Arc<Inner>> for Id {
    type Rejection = Failure;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        inner: &Arc<Inner>,
    ) -> Result<Self, Failure> {
        let path = Path::<String>::from_request_parts(parts, inner).await;
        let id = path.ok().and_then(|Path(text)| text.parse().ok());
        id.map(Self).ok_or(Failure(ApiError::Refused(Refusal::NoSuchGame)))
    }
}

pub(crate) fn router(inner: Arc<Inner>) -> Router {
    Router::new()
        .route("/api/guest", post(guest))
        .route("/api/me", get(me))
        .route("/api/mine", get(mine))
        .route("/api/games", get(listed).post(create))
        .route("/api/pair", post(pair))
        .route("/api/games/{id}", get(show))
        .route("/api/games/{id}/record", get(record))
        .route("/api/games/{id}/join", post(join))
        .route("/api/games/{id}/seat-link", post(seat_link))
        .route("/api/games/{id}/seat", post(take_seat))
        .route("/api/socket", get(open_socket))
        .route("/api/{*rest}", get(not_found).post(not_found))
        .route("/readyz", get(ready))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn_with_state(inner.clone(), guard))
        .with_state(inner)
}

pub(crate) fn metrics_router(inner: Arc<Inner>) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(inner)
}

/// Refuses requests that change something from pages of other sites, and too many of them. Finds out who sends
/// the others. Answers are not cached.
async fn guard(State(inner): App, address: Address, mut request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let opens_socket = request.uri().path() == "/api/socket";
    if (changes || opens_socket)
        && !origin::is_allowed(request.headers(), inner.settings.origin.as_deref())
    {
        return Failure(ApiError::Origin).into_response();
    }
    if changes && !inner.limits.allows_request(address.0) {
        return Failure(ApiError::Refused(Refusal::TooFast)).into_response();
    }
    let (caller, renewed) = match Caller::find(&inner, request.headers()).await {
        Ok(found) => found,
        Err(error) => return Failure::from(error).into_response(),
    };
    request.extensions_mut().insert(caller);
    let mut response = next.run(request).await;
    if let Some(cookie) = renewed {
        response.headers_mut().entry(SET_COOKIE).or_insert(cookie);
    }
    response.headers_mut().insert(CACHE_CONTROL, axum::http::HeaderValue::from_static("no-store"));
    response
}

async fn not_found() -> Failure {
    Failure(ApiError::NotFound)
}

async fn ready(State(inner): App) -> Response {
    let reachable = inner.is_ready() && inner.store.now().await.is_ok();
    let status = if reachable { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, if reachable { "ready" } else { "not ready" }).into_response()
}

async fn metrics(State(inner): App) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], inner.metrics.text()).into_response()
}

/// Who a program is, and its token.
#[derive(Serialize)]
struct Guest {
    person: PersonId,
    token: String,
}

/// Makes a guest for a program that is no browser: it gets the token in the answer. Browsers get a cookie, which
/// scripts cannot read, with their first game.
async fn guest(
    State(inner): App,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<Json<Guest>, Failure> {
    if headers.contains_key("sec-fetch-site") || headers.contains_key("origin") {
        return Err(Failure(ApiError::Origin));
    }
    let (person, token) = new_guest(&inner, address).await?;
    Ok(Json(Guest { person, token: token.text() }))
}

#[derive(Serialize)]
struct MeBody {
    person: Option<PersonId>,
}

async fn me(Visitor(person): Visitor) -> Json<MeBody> {
    Json(MeBody { person })
}

async fn mine(State(inner): App, Me(person): Me) -> Result<Json<Vec<GameSummary>>, Failure> {
    let games = inner.store.games_of(person, lobby::MOST_GAMES).await?;
    Ok(Json(games))
}

async fn listed(State(inner): App) -> Result<Json<Vec<GameSummary>>, Failure> {
    Ok(Json(inner.store.listed_games(MOST_LISTED).await?))
}

/// The answer to somebody who has a seat, with the cookie of a new guest.
fn seated(inner: &Inner, body: &Seated, token: Option<&super::session::Token>) -> Response {
    let mut response = Json(body).into_response();
    if let Some(cookie) = token.and_then(|token| cookie(inner, token)) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// The person who sends a request, or a new guest.
async fn person_or_guest(
    inner: &Inner,
    caller: Caller,
    address: std::net::IpAddr,
) -> Result<(PersonId, Option<super::session::Token>), Failure> {
    match caller {
        Caller::Person(person) => Ok((person, None)),
        Caller::Nobody => {
            new_guest(inner, address).await.map(|(person, token)| (person, Some(token)))
        }
        Caller::SignedOut => Err(Failure(ApiError::SignedOut)),
    }
}

/// Makes an invitation.
async fn create(
    State(inner): App,
    caller: Caller,
    Address(address): Address,
    Body(new): Body<NewGame>,
) -> Result<Response, Failure> {
    new.terms.check().map_err(|error| Failure(ApiError::Terms(error)))?;
    let (person, token) = person_or_guest(&inner, caller, address).await?;
    let game = invite(&inner, person, &new).await?;
    Ok(seated(&inner, &Seated { game, person, side: new.side }, token.as_ref()))
}

/// Stores an invitation. The same request leads to the same game.
async fn invite(inner: &Inner, person: PersonId, new: &NewGame) -> Result<GameId, Failure> {
    let id = inner.new_game_id(person, new.nonce);
    if inner.hub.room(inner, id).await.is_ok() {
        return Ok(id);
    }
    let open = inner.store.open_games_of(person).await?;
    if open >= inner.limits.open_games {
        return Err(Refusal::TooManyGames.into());
    }
    if !inner.limits.allows_game(person) {
        return Err(Refusal::TooFast.into());
    }
    let action = Action::Created { terms: Box::new(new.terms), creator: person, side: new.side };
    let at = inner.clock.now();
    let event = Event { seq: 0, at, by: None, nonce: Some(new.nonce), action };
    let game = OnlineGame::new(&event).map_err(|_| Failure(ApiError::Unreadable))?;
    let first = Append {
        game: id,
        summary: GameSummary::new(id, &game),
        due: game.due().map(|due| due.at),
        seats: vec![Seat { person, side: None }],
        event: event.clone(),
    };
    match inner.writer.commit(Intent { first, rest: Vec::new() }).await {
        // A conflict means that the request was sent twice.
        Ok(Stored::Yes | Stored::Conflict) => {}
        Err(_) => return Err(Refusal::Unavailable.into()),
    }
    if new.terms.listed {
        inner.lobby.changed();
    }
    inner.mine_changed(id, &game);
    Ok(id)
}

/// Accepts an invitation. Opening the link does not: messengers open every link.
async fn join(
    State(inner): App,
    caller: Caller,
    Address(address): Address,
    Id(game): Id,
) -> Result<Response, Failure> {
    let room = inner.hub.room(&inner, game).await?;
    let (person, token) = person_or_guest(&inner, caller, address).await?;
    let side = room.join(&inner, person, None).await?;
    Ok(seated(&inner, &Seated { game, person, side: Some(side) }, token.as_ref()))
}

/// Finds an opponent: accepts an open offer that fits, or makes one.
async fn pair(
    State(inner): App,
    caller: Caller,
    Address(address): Address,
    Body(mut new): Body<NewGame>,
) -> Result<Response, Failure> {
    new.terms.listed = true;
    new.terms.check().map_err(|error| Failure(ApiError::Terms(error)))?;
    let (person, token) = person_or_guest(&inner, caller, address).await?;
    // One after the other: two who look at the same time would not see each other's offer.
    let _turn = inner.pairing.lock().await;
    if let Some(game) = inner.store.game_of_request(person, new.nonce).await? {
        // The request was sent again, because its answer was lost.
        let room = inner.hub.room(&inner, game).await?;
        let (_, _, side) = room.view(&inner, Some(person)).await?;
        return Ok(seated(&inner, &Seated { game, person, side }, token.as_ref()));
    }
    let offers = inner.store.lobby(lobby::MOST_OFFERS).await?;
    let mut fitting: Vec<GameSummary> =
        offers.into_iter().filter(|offer| fits(offer, person, &new)).collect();
    // Those who have waited longest first.
    fitting.sort_by_key(|offer| offer.updated);
    for offer in fitting {
        let Ok(room) = inner.hub.room(&inner, offer.game).await else { continue };
        if room.is_abandoned_offer(&inner, std::time::Duration::from_secs(5)) {
            continue;
        }
        // Somebody else may be faster.
        if let Ok(side) = room.join(&inner, person, Some(new.nonce)).await {
            let body = Seated { game: offer.game, person, side: Some(side) };
            return Ok(seated(&inner, &body, token.as_ref()));
        }
    }
    let game = invite(&inner, person, &new).await?;
    Ok(seated(&inner, &Seated { game, person, side: None }, token.as_ref()))
}

/// Returns whether an offer of somebody else is what this person looks for.
fn fits(offer: &GameSummary, person: PersonId, new: &NewGame) -> bool {
    let sides = match (offer.wanted, new.side) {
        (Some(theirs), Some(own)) => theirs != own,
        _ => true,
    };
    offer.creator != person && offer.terms == new.terms && sides
}

/// A game as others see it.
#[derive(Serialize)]
struct GameBody {
    summary: GameSummary,
    side: Option<Side>,
    events: Vec<Event>,
}

async fn show(
    State(inner): App,
    Visitor(visitor): Visitor,
    Id(game): Id,
) -> Result<Json<GameBody>, Failure> {
    let room = inner.hub.room(&inner, game).await?;
    let (events, fold, side) = room.view(&inner, visitor).await?;
    Ok(Json(GameBody { summary: GameSummary::new(game, &fold), side, events }))
}

/// The game as a record in the format of files.
async fn record(State(inner): App, Id(game): Id) -> Result<Response, Failure> {
    let room = inner.hub.room(&inner, game).await?;
    let (_, fold, _) = room.view(&inner, None).await?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"mad-{game}.mad\"")),
    ];
    Ok((headers, fold.record().to_string()).into_response())
}

/// The secret with which the player goes on from another device.
async fn seat_link(
    State(inner): App,
    Me(person): Me,
    Id(game): Id,
) -> Result<Json<SeatLink>, Failure> {
    let room = inner.hub.room(&inner, game).await?;
    let (_, _, side) = room.view(&inner, Some(person)).await?;
    let side = side.ok_or(Refusal::NotSeated)?;
    Ok(Json(SeatLink { secret: inner.seat_secret(game, side) }))
}

#[derive(Deserialize)]
struct SeatBody {
    secret: String,
}

/// Gives the seat to whoever shows its secret.
async fn take_seat(
    State(inner): App,
    caller: Caller,
    Address(address): Address,
    Id(game): Id,
    Body(body): Body<SeatBody>,
) -> Result<Response, Failure> {
    let room = inner.hub.room(&inner, game).await?;
    let side = inner.side_of_secret(game, &body.secret).ok_or(Refusal::NotSeated)?;
    let (person, token) = person_or_guest(&inner, caller, address).await?;
    room.take_seat(&inner, person, side).await?;
    Ok(seated(&inner, &Seated { game, person, side: Some(side) }, token.as_ref()))
}

async fn open_socket(State(inner): App, caller: Caller, upgrade: WebSocketUpgrade) -> Response {
    if !inner.is_ready() {
        return Failure(ApiError::Refused(Refusal::Unavailable)).into_response();
    }
    upgrade
        .read_buffer_size(SOCKET_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(WRITE_BUFFER)
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        .on_upgrade(move |stream| async move {
            match caller {
                Caller::Person(person) => socket::serve(inner, stream, Some(person)).await,
                Caller::Nobody => socket::serve(inner, stream, None).await,
                Caller::SignedOut => socket::refuse(stream, close::SIGNED_OUT).await,
            }
        })
}
