//! Just enough HTTP for the API: one request on one connection.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// How long a request may take.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Sends a POST request with a JSON body, and reads the JSON answer.
pub(crate) async fn post<T: DeserializeOwned>(
    server: SocketAddr,
    path: &str,
    token: Option<&str>,
    body: &impl Serialize,
) -> Result<T> {
    let body = serde_json::to_string(body)?;
    let token = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {server}\r\n{token}Content-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let exchange = async {
        let mut stream = TcpStream::connect(server).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        anyhow::Ok(answer)
    };
    let answer = tokio::time::timeout(TIMEOUT, exchange).await.context("no answer in time")??;
    let (head, body) = answer.split_once("\r\n\r\n").context("an incomplete answer")?;
    if !head.starts_with("HTTP/1.1 200") {
        bail!("{path}: {} {body}", head.lines().next().unwrap_or_default());
    }
    Ok(serde_json::from_str(body)?)
}
