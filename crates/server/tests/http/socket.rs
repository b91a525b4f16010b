//! The server on a socket: responses and shutdown.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use mad_server::{Router, serve};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::site;

/// Starts a server; returns its task, a sender that shuts it down, and a connected client.
async fn start(router: Router) -> (JoinHandle<io::Result<()>>, oneshot::Sender<()>, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let server = tokio::spawn(serve(listener, router, async {
        let _ = stopped.await;
    }));
    (server, stop, TcpStream::connect(address).await.unwrap())
}

#[tokio::test]
async fn an_idle_connection_does_not_delay_the_shutdown() {
    let (server, stop, mut client) = start(site().router()).await;
    client.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    let mut answer = [0; 15];
    client.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200 OK");
    let start = Instant::now();
    stop.send(()).unwrap();
    server.await.unwrap().unwrap();
    assert!(start.elapsed() < Duration::from_secs(3));
}

/// Sends a request that takes this long and shuts the server down meanwhile. Returns the client
/// and the duration of the shutdown.
async fn shut_down_during_request(takes: Duration) -> (TcpStream, Duration) {
    let received = Arc::new(Notify::new());
    let notify = Arc::clone(&received);
    let slow = axum::routing::get(async move || {
        notify.notify_one();
        tokio::time::sleep(takes).await;
        "late"
    });
    let (server, stop, mut client) = start(Router::new().route("/", slow)).await;
    client.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    received.notified().await;
    let start = Instant::now();
    stop.send(()).unwrap();
    server.await.unwrap().unwrap();
    (client, start.elapsed())
}

#[tokio::test]
async fn an_open_request_is_finished() {
    let (mut client, _) = shut_down_during_request(Duration::from_millis(100)).await;
    let mut answer = String::new();
    client.read_to_string(&mut answer).await.unwrap();
    assert!(answer.ends_with("late"), "{answer}");
}

#[tokio::test(start_paused = true)]
async fn a_request_that_never_ends_does_not_block_the_shutdown() {
    let (_, time) = shut_down_during_request(Duration::from_secs(3600)).await;
    assert!((1..30).contains(&time.as_secs()), "{time:?}");
}
