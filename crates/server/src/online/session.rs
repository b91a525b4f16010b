//! Who sends a request: guests, their tokens, and the secrets of seats.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderValue};
use axum::http::request::Parts;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use mad_online::protocol::ApiError;
use mad_online::{GameId, PersonId, Refusal};
use mad_rules::Side;
use mad_store::{StoreError, TokenHash};
use sha2::{Digest as _, Sha256};

use super::Inner;
use super::api::Failure;

/// A year, in seconds.
const COOKIE_AGE: u32 = 31_536_000;
/// How long a session is used before that is noted, in milliseconds: a day.
const RENEWAL: u64 = 86_400_000;
/// The bytes of a token.
const TOKEN_BYTES: usize = 32;
/// The bytes of the secret of a seat.
const SECRET_BYTES: usize = 18;

/// Hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The secret by which a browser proves who it is. It is never stored or logged.
pub(crate) struct Token([u8; TOKEN_BYTES]);

impl Token {
    fn random() -> Self {
        Self(rand::random())
    }

    pub(crate) fn text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    fn parse(text: &str) -> Option<Self> {
        Some(Self(URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()?))
    }

    fn hash(&self) -> TokenHash {
        Sha256::digest(self.0).into()
    }
}

/// The name of the cookie. With a secure origin, the prefix makes browsers refuse it from anywhere else.
fn cookie_name(inner: &Inner) -> &'static str {
    if inner.is_secure() { "__Host-mad" } else { "mad" }
}

/// The header that gives a browser its token.
pub(crate) fn cookie(inner: &Inner, token: &Token) -> Option<HeaderValue> {
    let secure = if inner.is_secure() { "; Secure" } else { "" };
    let name = cookie_name(inner);
    let text = token.text();
    let value =
        format!("{name}={text}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::try_from(value).ok()?;
    value.set_sensitive(true);
    Some(value)
}

/// The bearer token in a header, which a program sends.
fn bearer_token(value: &HeaderValue) -> Option<Token> {
    Token::parse(value.to_str().ok()?.strip_prefix("Bearer ")?)
}

/// The token in the cookie of a browser.
fn cookie_token(inner: &Inner, headers: &HeaderMap) -> Option<Token> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.find(|(name, _)| name.trim() == cookie_name(inner))?;
    Token::parse(value.trim())
}

/// Who sends a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Caller {
    /// Nobody, or a browser whose session has ended: it gets a new one when it needs one.
    Nobody,
    /// Somebody with a session.
    Person(PersonId),
    /// A program whose session has ended. It is told so: it would not keep the cookie of a new one.
    SignedOut,
}

impl Caller {
    /// Finds out who sends a request. A session that is in use does not end: once a day the person is noted,
    /// and a browser gets its cookie again.
    pub(crate) async fn find(
        inner: &Inner,
        headers: &HeaderMap,
    ) -> Result<(Self, Option<HeaderValue>), StoreError> {
        let bearer = headers.get(AUTHORIZATION);
        let unknown = if bearer.is_some() { Self::SignedOut } else { Self::Nobody };
        let token = bearer.map_or_else(|| cookie_token(inner, headers), bearer_token);
        let Some(token) = token else { return Ok((unknown, None)) };
        let Some((person, seen)) = inner.store.person(&token.hash()).await? else {
            return Ok((unknown, None));
        };
        let now = inner.clock.now();
        if now.since(seen) < RENEWAL {
            return Ok((Self::Person(person), None));
        }
        inner.store.touch_person(person, now).await?;
        let renewed = if bearer.is_none() { cookie(inner, &token) } else { None };
        Ok((Self::Person(person), renewed))
    }
}

impl FromRequestParts<Arc<Inner>> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Inner>) -> Result<Self, Failure> {
        // Found for every request, before it is routed.
        Ok(parts.extensions.get().copied().unwrap_or(Self::Nobody))
    }
}

/// The person who sends a request, if any.
pub(crate) struct Visitor(pub(crate) Option<PersonId>);

/// The person who sends a request; requests of nobody are refused.
pub(crate) struct Me(pub(crate) PersonId);

impl FromRequestParts<Arc<Inner>> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, inner: &Arc<Inner>) -> Result<Self, Failure> {
        Ok(Self(match Caller::from_request_parts(parts, inner).await? {
            Caller::Person(person) => Some(person),
            Caller::Nobody | Caller::SignedOut => None,
        }))
    }
}

impl FromRequestParts<Arc<Inner>> for Me {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, inner: &Arc<Inner>) -> Result<Self, Failure> {
        let Visitor(person) = Visitor::from_request_parts(parts, inner).await?;
        person.map(Self).ok_or(Failure(ApiError::SignedOut))
    }
}

/// The address of the client, behind trusted proxies.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<Arc<Inner>> for Address {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, inner: &Arc<Inner>) -> Result<Self, Failure> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.ip());
        Ok(Self(client_address(peer, &parts.headers, &inner.settings.trusted_proxies)))
    }
}

/// The last address in `X-Forwarded-For` that no trusted proxy has written about itself. The header is
/// believed only from trusted proxies, and read from the right: clients can write anything at the left.
fn client_address(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> IpAddr {
    let mut address = peer.to_canonical();
    let forwarded = headers.get_all("x-forwarded-for").into_iter();
    let forwarded =
        forwarded.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    let hops: Vec<&str> = forwarded.map(str::trim).collect();
    for hop in hops.into_iter().rev() {
        if !trusted.contains(&address) {
            break;
        }
        match hop.parse::<IpAddr>() {
            Ok(hop) => address = hop.to_canonical(),
            Err(_) => break,
        }
    }
    address
}

/// Makes a guest.
pub(crate) async fn new_guest(
    inner: &Inner,
    address: IpAddr,
) -> Result<(PersonId, Token), Failure> {
    if !inner.limits.allows_guest(address) {
        return Err(Failure(ApiError::Refused(Refusal::TooFast)));
    }
    loop {
        let (id, token) = (PersonId::new(rand::random()), Token::random());
        if inner.store.add_person(id, &token.hash(), inner.clock.now()).await? {
            return Ok((id, token));
        }
    }
}

impl Inner {
    /// Whether browsers reach the server by https.
    pub(crate) fn is_secure(&self) -> bool {
        self.settings.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }

    fn mac(&self, purpose: &str, parts: &[&[u8]]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length");
        mac.update(purpose.as_bytes());
        for part in parts {
            mac.update(&(part.len() as u64).to_be_bytes());
            mac.update(part);
        }
        mac
    }

    /// The secret of a seat, by which its owner goes on from another device.
    pub(crate) fn seat_secret(&self, game: GameId, side: Side) -> String {
        let mac = self.mac("seat", &[&game.bytes(), &[side as u8]]).finalize().into_bytes();
        URL_SAFE_NO_PAD.encode(&mac[..SECRET_BYTES])
    }

    /// The side whose secret this is.
    pub(crate) fn side_of_secret(&self, game: GameId, secret: &str) -> Option<Side> {
        let secret = URL_SAFE_NO_PAD.decode(secret).ok().filter(|it| it.len() == SECRET_BYTES)?;
        // In constant time: the answer must not tell how many bytes are right.
        let fits = |side: Side| {
            let mac = self.mac("seat", &[&game.bytes(), &[side as u8]]);
            mac.verify_truncated_left(&secret).is_ok()
        };
        Side::ALL.into_iter().find(|&side| fits(side))
    }

    /// The identifier of a new game: the same when the request is repeated.
    pub(crate) fn new_game_id(&self, person: PersonId, nonce: mad_online::Nonce) -> GameId {
        let mac =
            self.mac("game", &[&person.number().to_be_bytes(), &nonce.number().to_be_bytes()]);
        let mac = mac.finalize().into_bytes();
        let mut bytes = [0; GameId::BYTES];
        bytes.copy_from_slice(&mac[..GameId::BYTES]);
        GameId::new(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn only_trusted_proxies_say_who_the_client_is() {
        let proxy = address("10.0.0.1");
        let cases = [
            ("192.0.2.9", "203.0.113.5", "192.0.2.9"),
            ("10.0.0.1", "203.0.113.5", "203.0.113.5"),
            ("10.0.0.1", "198.51.100.7, 203.0.113.5", "203.0.113.5"),
            ("10.0.0.1", "203.0.113.5, 10.0.0.1", "203.0.113.5"),
            ("10.0.0.1", "nonsense", "10.0.0.1"),
            ("10.0.0.1", "203.0.113.5, nonsense", "10.0.0.1"),
            ("::ffff:10.0.0.1", "203.0.113.5", "203.0.113.5"),
        ];
        for (peer, header, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", header.parse().unwrap());
            let found = client_address(address(peer), &headers, &[proxy]);
            assert_eq!(found, address(expected), "{peer} {header}");
        }
        assert_eq!(client_address(proxy, &HeaderMap::new(), &[proxy]), proxy);
    }
}
