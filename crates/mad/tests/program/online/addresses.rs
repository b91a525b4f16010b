//! Addresses that lead nowhere, and requests that are refused.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::{self, pki_types};
use tokio_tungstenite::tungstenite;

use super::super::{folder, run, text};
use super::people::{Player, Server};

/// What the program prints about an address, and its exit code.
fn printed(name: &str, address: &str, more: &[&str]) -> (Option<i32>, String) {
    Player::start(&folder(&format!("online-address-{name}")), "ada", address, more).end()
}

#[test]
fn malformed_addresses_and_options_say_what_is_expected() {
    for address in ["", "mad.example", "127.0.0.1:8080", "ftp://mad.example/", "https://"] {
        let (code, printed) = printed("malformed", address, &[]);
        assert_eq!(code, Some(2), "{address}: {printed}");
        assert!(printed.contains("Expected an address such as https://mad.example/."), "{printed}");
    }
    for fragment in ["play/short", "seat/BwcHBwcHBwcH", "online", "play/BwcHBwcHBwcH/x"] {
        let (code, printed) = printed("link", &format!("http://127.0.0.1:9/#/{fragment}"), &[]);
        assert_eq!(code, Some(2), "{fragment}: {printed}");
        assert!(printed.contains("a link that ends in #/play/GAME"), "{printed}");
    }
    let link = "http://127.0.0.1:9/#/play/BwcHBwcHBwcH";
    for option in [["--time", "5+3"], ["--board", "5x5"], ["--side", "red"], ["--tie-break", "30"]]
    {
        let (code, printed) = printed("options", link, &option);
        assert_eq!(code, Some(2), "{option:?}: {printed}");
        assert!(printed.contains("are for new games"), "{printed}");
    }
    for time in ["x", "0d", "15d", "0+0", "999", "5+999"] {
        let (code, printed) = printed("time", "http://127.0.0.1:9/", &["--time", time]);
        assert_eq!(code, Some(2), "{time}");
        assert!(
            printed.contains("such as 10+5 (from 10 seconds to 180+180), or days"),
            "{printed}"
        );
    }
    for (args, expected) in [
        (
            &["play", "--online", link, "--level", "3"][..],
            "--online <URL> and --level <LEVEL> cannot be used together",
        ),
        (&["play", "--online", link, "game.mad"], "cannot be used together"),
        (&["play", "--time", "5+3"], "--online"),
        (&["play", "--side", "red"], "missing"),
        (&["play", "--online"], "needs a value"),
    ] {
        let output = run(args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(text(&output.stderr).contains(expected), "{}", text(&output.stderr));
    }
}

#[test]
fn servers_that_are_not_there_or_not_of_mad_are_named() {
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap();
    drop(free);
    let (code, printed_text) = printed("refused", &format!("http://{address}/"), &[]);
    assert_eq!(code, Some(1));
    assert!(printed_text.contains("the connection was refused"), "{printed_text}");
    let (code, printed_text) = printed("name", "http://no-such-host.invalid/", &[]);
    assert_eq!(code, Some(1));
    assert!(printed_text.contains("its name is not known"), "{printed_text}");
    for (answer, expected) in [
        (
            "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello",
            "There are no online games of MAD at",
        ),
        ("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", "the status 404"),
        ("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n", "is not available right now"),
        (
            "HTTP/1.1 301 Moved\r\nLocation: https://b.example/\r\nContent-Length: 0\r\n\r\n",
            "has moved to https://b.example/",
        ),
        ("\u{0}\u{1}nonsense\r\n\r\n", "cannot be reached"),
        ("", "cannot be reached"),
    ] {
        let address = fake(move |mut stream, _| {
            let _ = stream.write_all(answer.as_bytes());
        });
        let (code, printed) = printed("fake", &address, &[]);
        assert_eq!(code, Some(1), "{answer:?}: {printed}");
        assert!(printed.contains(expected), "{answer:?}: {printed}");
    }
}

/// A server that is not one: answers each connection after its request was read. Returns its address.
fn fake(answer: impl Fn(TcpStream, &str) + Send + 'static) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let mut line = [0; 4_096];
            let length = stream.peek(&mut line).unwrap_or(0);
            let head = String::from_utf8_lossy(&line[..length]).into_owned();
            if head.starts_with("GET /api/socket") {
                answer(stream, &head);
                continue;
            }
            // The whole request: a closed connection with unread bytes would be a reset one.
            let mut reader = BufReader::new(stream.try_clone().unwrap());
            let (mut line, mut length) = (String::new(), 0);
            while reader.read_line(&mut line).unwrap_or(0) > 2 {
                if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
                    length = value.trim().parse().unwrap();
                }
                line.clear();
            }
            let _ = reader.read_exact(&mut vec![0; length]);
            answer(stream, &head);
        }
    });
    address
}

#[test]
fn a_server_of_another_version_is_refused() {
    let address = fake(|mut stream, head| {
        if head.starts_with("GET /api/socket") {
            let mut socket = tungstenite::accept(stream).unwrap();
            let _ = socket.read();
            let frame = tungstenite::protocol::CloseFrame { code: 4_002.into(), reason: "".into() };
            let _ = socket.close(Some(frame));
            while socket.read().is_ok() {}
            return;
        }
        let body = match head.split_whitespace().nth(1).unwrap_or_default() {
            "/api/me" => r#"{"person":null}"#,
            "/api/guest" => r#"{"person":5,"token":"abc"}"#,
            _ => r#"{"game":"BwcHBwcHBwcH","person":5,"side":null}"#,
        };
        let _ = write!(stream, "HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    });
    let mut ada = Player::start(&folder("online-version"), "ada", &address, &[]);
    ada.types("");
    let errors = ada.fails();
    assert!(errors.contains("speaks another version of the protocol"), "{errors}");
}

#[test]
fn games_that_do_not_exist_and_invitations_that_are_taken_are_refused() {
    let server = Server::start("refusals");
    let missing = format!("{}#/play/BwcHBwcHBwcH", server.address());
    let (code, printed) = server.player("ada", &missing, &[]).end();
    assert_eq!(code, Some(1));
    assert!(printed.contains("There is no game at this address."), "{printed}");
    // Two people want to accept; the second one comes too late. Nobody accepts without saying so.
    let mut ada = server.player("ada", &server.address(), &[]);
    let link = ada.link();
    let (code, printed) = server.player("bob", &link, &[]).end();
    assert_eq!(code, Some(0));
    assert!(printed.contains("invites you to a game of MAD"), "{printed}");
    let mut bob = server.player("bob", &link, &[]);
    let mut eve = server.player("eve", &link, &[]);
    eve.wait_for("Type “accept”");
    bob.wait_for("Type “accept”");
    bob.asks("accept", "You play ");
    ada.wait_for("You play ");
    eve.types("accept");
    let (code, printed) = eve.end();
    assert_eq!(code, Some(1));
    assert!(printed.contains("Somebody else has accepted the invitation."), "{printed}");
    // A file that exists is not overwritten.
    let file = server.folder().join("there.mad");
    std::fs::write(&file, "mine").unwrap();
    let save = ["--save", file.to_str().unwrap()];
    let (code, printed) = server.player("ada", &server.address(), &save).end();
    assert_eq!(code, Some(2));
    assert!(printed.contains("already exists"), "{printed}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine");
}

/// Ends TLS in front of a server, with a certificate for localhost. Returns the port.
fn tls_proxy(server: u16) -> u16 {
    use pki_types::pem::PemObject as _;

    let certificate = include_bytes!("../../data/tls-certificate.pem");
    let key = include_bytes!("../../data/tls-key.pem");
    let certificate = pki_types::CertificateDer::from_pem_slice(certificate).unwrap();
    let key = pki_types::PrivateKeyDer::from_pem_slice(key).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        runtime.block_on(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    let Ok(mut client) = acceptor.accept(stream).await else { return };
                    let target = tokio::net::TcpStream::connect(("127.0.0.1", server)).await;
                    let Ok(mut target) = target else { return };
                    let _ = tokio::io::copy_bidirectional(&mut client, &mut target).await;
                });
            }
        });
    });
    port
}

#[test]
fn encrypted_connections_are_checked() {
    let server = Server::start("tls");
    let port = tls_proxy(server.port());
    let certificate = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tls-certificate.pem");
    let address = format!("https://localhost:{port}/");
    let start = |name: &str, address: &str| {
        let mut command = Player::command(server.folder(), name, address, &[]);
        command.env("SSL_CERT_FILE", certificate).env_remove("SSL_CERT_DIR");
        Player::spawn(command)
    };
    let mut ada = start("ada", &address);
    let link = ada.link();
    assert!(link.starts_with(&address), "{link}");
    let mut bob = start("bob", &link);
    bob.types("accept");
    bob.wait_for("You play ");
    ada.wait_for("You play ");
    let plain = start("eve", &format!("https://127.0.0.1:{}/", server.port()));
    let (code, printed) = plain.end();
    assert_eq!(code, Some(1));
    assert!(printed.contains("the server does not use encryption"), "{printed}");
    let (code, printed) = start("eve", &format!("https://127.0.0.1:{port}/")).end();
    assert_eq!(code, Some(1));
    assert!(printed.contains("the server’s certificate is for another name"), "{printed}");
    let mut command = Player::command(server.folder(), "eve", &address, &[]);
    command.env("SSL_CERT_FILE", "/dev/null").env_remove("SSL_CERT_DIR");
    let (code, printed) = Player::spawn(command).end();
    assert_eq!(code, Some(1));
    assert!(printed.contains("does not trust the issuer"), "{printed}");
}
