//! The web app over HTTP and as files.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command};

use super::{folder, mad, run, text};

/// A server that is killed when the test ends or fails.
struct Server {
    child: Child,
    out: BufReader<ChildStdout>,
    address: String,
}

impl Server {
    /// Starts a server that stores games in a folder.
    fn start(args: &[&str], data: &Path) -> Self {
        let mut child = mad(args).arg("--data").arg(data).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let address = line.strip_prefix("MAD is at http://").and_then(|rest| rest.split_once('/'));
        let address = address.expect(&line).0.to_owned();
        line.clear();
        out.read_line(&mut line).unwrap();
        assert!(
            line.starts_with("Online games are stored in ") && data.join("mad.db").exists(),
            "{line}"
        );
        Self { child, out, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: mad\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Server {
    /// Sends a JSON body, and returns the value of a name in the answer.
    fn post(&self, path: &str, token: &str, body: &str, name: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: mad\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let body = answer.split_once("\r\n\r\n").expect(&answer).1;
        let body: serde_json::Value = serde_json::from_str(body).expect(&answer);
        body[name].as_str().unwrap_or_default().to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
#[test]
fn the_server_answers_until_a_signal_ends_it() {
    let data = folder("signals");
    for signal in ["-TERM", "-INT"] {
        let mut server = Server::start(&["serve", "--listen", "127.0.0.1:0"], &data);
        let answer = server.get("/healthz");
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.ends_with("\r\n\r\nok"), "{answer}");
        assert!(!answer.to_lowercase().contains("\r\nserver:"), "{answer}");
        let page = server.get("/");
        assert!(page.starts_with("HTTP/1.1 200") || page.contains("cargo xtask serve"), "{page}");
        let idle = TcpStream::connect(&server.address).unwrap();
        let pid = server.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
        assert_eq!(server.child.wait().unwrap().code(), Some(0), "{signal}");
        let mut rest = String::new();
        server.out.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "");
        drop(idle);
    }
}

#[test]
fn another_port_is_used_if_the_default_is_taken() {
    // Another program may use it already, which does not matter.
    let _taken = TcpListener::bind("127.0.0.1:8080");
    let server = Server::start(&["serve"], &folder("port"));
    let port = server.address.strip_prefix("127.0.0.1:").unwrap().parse::<u16>().unwrap();
    assert!((8081..=8100).contains(&port), "{port}");
    assert!(server.get("/healthz").ends_with("ok"));
}

#[test]
fn an_address_that_cannot_be_used_is_an_error() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let refused = run(&["serve", "--no-games", "--listen", &address], "");
    assert_eq!(refused.status.code(), Some(1));
    assert_eq!(
        text(&refused.stderr),
        format!(
            "error: {address} is in use by another program. \
             Stop that program, or choose another port with --listen.\n"
        )
    );
    let elsewhere = run(&["serve", "--no-games", "--listen", "192.0.2.1:80"], "");
    assert_eq!(elsewhere.status.code(), Some(1));
    let printed = text(&elsewhere.stderr);
    assert!(printed.starts_with("error: 192.0.2.1:80 cannot be used: "), "{printed}");
    for malformed in ["8080", "localhost", ":80", "localhost:", "localhost:99999", ""] {
        let refused = run(&["serve", "--listen", malformed], "");
        assert_eq!(refused.status.code(), Some(2), "{malformed}");
        assert!(text(&refused.stderr).contains("a host and a port, such as 127.0.0.1:8080"));
    }
}

#[test]
fn a_site_is_exported_only_into_an_empty_folder_or_an_earlier_export() {
    let folder = folder("site");
    let (full, file, new) = (folder.join("full"), folder.join("file"), folder.join("new"));
    std::fs::create_dir(&full).unwrap();
    std::fs::write(full.join("notes.txt"), "mine").unwrap();
    std::fs::write(&file, "mine").unwrap();
    let export = |folder: &Path| {
        let output = run(&["export-site", folder.to_str().unwrap()], "");
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let (code, out, error) = export(&new);
    // Without a built app, exporting fails for that reason.
    if code == Some(0) {
        assert!(out.contains("Any web host can serve them"), "{out}");
        assert!(new.join("index.html").exists());
        let (code, out, error) = export(&new);
        assert_eq!((code, error.as_str()), (Some(0), ""), "{out}");
        let (code, _, error) = export(&full);
        assert_eq!(code, Some(1));
        assert!(error.contains("is neither empty nor an earlier export. Choose"), "{error}");
        let (code, _, error) = export(&file);
        assert_eq!(code, Some(1));
        assert!(error.contains("cannot be written: ") && error.contains("Choose"), "{error}");
    } else {
        assert_eq!((code, out.as_str()), (Some(1), ""));
        assert!(error.contains("cargo xtask web"), "{error}");
        assert!(!new.exists());
    }
    assert_eq!(std::fs::read_dir(&full).unwrap().count(), 1);
    assert_eq!(run(&["export-site"], "").status.code(), Some(2));
}

#[test]
fn the_database_is_checked_copied_and_exported_while_it_is_used() {
    let data = folder("database");
    let server = Server::start(&["serve", "--listen", "127.0.0.1:0"], &data);
    let guest = || server.post("/api/guest", "none", "", "token");
    let (red, blue) = (guest(), guest());
    let start = "b1113/4/4/r1112r222 r - - 0/40 1";
    let invitation = format!(
        r#"{{"terms":{{"start":"{start}","pace":{{"days":3}},"takebacks":true,"listed":false}},"side":"red","nonce":1}}"#
    );
    let game = server.post("/api/games", &red, &invitation, "game");
    assert_eq!(server.post(&format!("/api/games/{game}/join"), &blue, "", "side"), "blue");

    let (path, copy) = (data.to_str().unwrap(), data.join("copy.db"));
    let check = run(&["store", "check", "--data", path], "");
    assert_eq!(
        text(&check.stdout),
        "1 game with 2 events: all sound.\n",
        "{}",
        text(&check.stderr)
    );
    let export = run(&["store", "export", "--data", path], "");
    let record: mad_rules::Record = text(&export.stdout).parse().unwrap();
    assert_eq!((record.start().to_string().as_str(), record.tag("Game")), (start, Some(&*game)));
    let copied = run(&["store", "backup", copy.to_str().unwrap(), "--data", path], "");
    assert_eq!(copied.status.code(), Some(0), "{}", text(&copied.stderr));
    let again = run(&["store", "backup", copy.to_str().unwrap(), "--data", path], "");
    assert_eq!(again.status.code(), Some(2), "an existing file is not overwritten");
    let check = run(&["store", "check", "--database", copy.to_str().unwrap()], "");
    assert_eq!(check.status.code(), Some(0));
    // A second server on the same file, and a folder without a database.
    let second = run(&["serve", "--listen", "127.0.0.1:0", "--data", path], "");
    assert_eq!(second.status.code(), Some(1));
    assert!(text(&second.stderr).contains("Another server uses"), "{}", text(&second.stderr));
    let missing = data.join("missing");
    let nothing = run(&["store", "check", "--data", missing.to_str().unwrap()], "");
    assert!(text(&nothing.stderr).contains("does not exist"), "{}", text(&nothing.stderr));
    assert!(!missing.exists());
}

#[test]
fn settings_come_from_options_the_environment_or_a_file() {
    let data = folder("settings");
    let file = data.join("mad.toml");
    std::fs::write(&file, format!("listen = \"127.0.0.1:0\"\ndata = {data:?}\n")).unwrap();
    let server = Server::start(&["serve", "--config", file.to_str().unwrap()], &data);
    assert!(server.get("/readyz").ends_with("ready"));
    for (content, expected) in [
        ("listen-at = 1\n", "listen-at"),
        ("origin = \"mad.example\"\n", "https://mad.example"),
        ("log = \"loud\"\n", "loud"),
    ] {
        std::fs::write(&file, content).unwrap();
        let refused = run(&["serve", "--config", file.to_str().unwrap()], "");
        assert_eq!(refused.status.code(), Some(2), "{content}");
        assert!(text(&refused.stderr).contains(expected), "{}", text(&refused.stderr));
    }
}
