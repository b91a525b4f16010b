//! Requests to the HTTP API.

use std::net::SocketAddr;
use std::sync::LazyLock;
use std::time::Duration;

use anyhow::{Result, bail};
use reqwest::Client;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// How long a request may take.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Without idle connections: the sockets of the test need nearly all file descriptors.
static CLIENT: LazyLock<Client> = LazyLock::new(|| {
    let client = Client::builder().no_proxy().pool_max_idle_per_host(0).timeout(TIMEOUT);
    client.build().expect("a client without TLS")
});

/// Sends a POST request with a JSON body, and reads the JSON answer.
pub(crate) async fn post<T: DeserializeOwned>(
    server: SocketAddr,
    path: &str,
    token: Option<&str>,
    body: &impl Serialize,
) -> Result<T> {
    let mut request = CLIENT.post(format!("http://{server}{path}")).json(body);
    if let Some(token) = token {
        request = request.bearer_auth(token);
    }
    let answer = request.send().await?;
    let status = answer.status();
    if !status.is_success() {
        bail!("{path}: {status} {}", answer.text().await?);
    }
    Ok(answer.json().await?)
}

/// Whether a server takes games.
pub(crate) async fn is_ready(server: SocketAddr) -> bool {
    let answer = CLIENT.get(format!("http://{server}/readyz")).send().await;
    answer.is_ok_and(|answer| answer.status().is_success())
}
