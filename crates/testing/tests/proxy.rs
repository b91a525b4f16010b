//! The proxy between a client and a server that answers each byte.

use std::io;
use std::time::Duration;

use mad_testing::{Direction, Proxy, ReservedPort};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// How long nothing may happen before it counts as nothing.
const NOTHING: Duration = Duration::from_millis(100);

/// A server that reports each byte and sends it back.
async fn echo() -> (Proxy, mpsc::UnboundedReceiver<u8>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let proxy = Proxy::start(listener.local_addr().unwrap()).unwrap();
    let (report, reports) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let report = report.clone();
            tokio::spawn(async move {
                while let Ok(byte) = stream.read_u8().await {
                    report.send(byte).unwrap();
                    let _ = stream.write_u8(byte).await;
                }
            });
        }
    });
    (proxy, reports)
}

async fn say(stream: &mut TcpStream, byte: u8) -> io::Result<u8> {
    stream.write_u8(byte).await?;
    stream.read_u8().await
}

#[tokio::test]
async fn a_pulled_plug_cuts_connections_and_refuses_new_ones() {
    let (proxy, _reports) = echo().await;
    let mut stream = TcpStream::connect(proxy.address()).await.unwrap();
    assert_eq!(say(&mut stream, 1).await.unwrap(), 1);
    for _ in 0..3 {
        proxy.pull().await;
        assert_eq!(proxy.connections(), 0);
        say(&mut stream, 2).await.unwrap_err();
        let refused = TcpStream::connect(proxy.address()).await.unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::ConnectionRefused);
        proxy.put_back().unwrap();
        stream = TcpStream::connect(proxy.address()).await.unwrap();
        assert_eq!(say(&mut stream, 3).await.unwrap(), 3);
    }
    proxy.cut().await;
    say(&mut stream, 4).await.unwrap_err();
    stream = TcpStream::connect(proxy.address()).await.unwrap();
    assert_eq!(say(&mut stream, 5).await.unwrap(), 5);
}

#[tokio::test]
async fn what_is_held_back_arrives_later() {
    let (proxy, mut reports) = echo().await;
    let mut stream = TcpStream::connect(proxy.address()).await.unwrap();
    proxy.hold(Direction::Answers);
    stream.write_u8(1).await.unwrap();
    assert_eq!(reports.recv().await, Some(1));
    tokio::time::timeout(NOTHING, stream.read_u8()).await.unwrap_err();
    proxy.release(Direction::Answers);
    assert_eq!(stream.read_u8().await.unwrap(), 1);
    proxy.hold(Direction::Requests);
    stream.write_u8(2).await.unwrap();
    tokio::time::timeout(NOTHING, reports.recv()).await.unwrap_err();
    proxy.release(Direction::Requests);
    assert_eq!(stream.read_u8().await.unwrap(), 2);
}

#[tokio::test]
async fn one_answer_is_swallowed() {
    let (proxy, mut reports) = echo().await;
    let mut stream = TcpStream::connect(proxy.address()).await.unwrap();
    let swallowed = proxy.swallow_answer_to(&[7]);
    assert_eq!(say(&mut stream, 1).await.unwrap(), 1);
    say(&mut stream, 7).await.unwrap_err();
    swallowed.await.unwrap();
    assert_eq!([reports.recv().await, reports.recv().await], [Some(1), Some(7)]);
    let mut stream = TcpStream::connect(proxy.address()).await.unwrap();
    assert_eq!(say(&mut stream, 7).await.unwrap(), 7);
}

#[tokio::test]
async fn a_reserved_port_is_opened_again_and_again() {
    let port = ReservedPort::new().unwrap();
    for _ in 0..20 {
        // As a server in another process would.
        let listener = std::net::TcpListener::bind(port.address()).unwrap();
        let stream = TcpStream::connect(port.address()).await.unwrap();
        drop((listener, stream));
        TcpStream::connect(port.address()).await.unwrap_err();
    }
}
