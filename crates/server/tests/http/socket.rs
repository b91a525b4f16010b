//! The server at a socket: it answers, and it ends.

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

/// A server, how to end it, and somebody who talks to it.
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
async fn an_idle_client_does_not_keep_the_server_from_ending() {
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

/// Asks a server that takes its time, tells it to end meanwhile, and gives the client and how long
/// the end took.
async fn end_while_answering(takes: Duration) -> (TcpStream, Duration) {
    let asked = Arc::new(Notify::new());
    let tell = Arc::clone(&asked);
    let slow = axum::routing::get(async move || {
        tell.notify_one();
        tokio::time::sleep(takes).await;
        "late"
    });
    let (server, stop, mut client) = start(Router::new().route("/", slow)).await;
    client.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    asked.notified().await;
    let start = Instant::now();
    stop.send(()).unwrap();
    server.await.unwrap().unwrap();
    (client, start.elapsed())
}

#[tokio::test]
async fn a_request_under_way_is_finished() {
    let (mut client, _) = end_while_answering(Duration::from_millis(100)).await;
    let mut answer = String::new();
    client.read_to_string(&mut answer).await.unwrap();
    assert!(answer.ends_with("late"), "{answer}");
}

#[tokio::test(start_paused = true)]
async fn a_request_that_never_ends_is_not_waited_for() {
    let (_, time) = end_while_answering(Duration::from_secs(3600)).await;
    assert!((1..30).contains(&time.as_secs()), "{time:?}");
}
