//! The address of a server, and what it leads to.

use mad_i18n::{Texts, visible};
use mad_online::Link;
use url::Url;

use crate::failure::Failure;

/// A server by the address of its app.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Server {
    app: Url,
}

impl Server {
    /// Reads an address: of a server, of a game or of a seat.
    pub(super) fn read(text: &str, texts: &Texts) -> Result<(Self, Option<Link>), Failure> {
        let malformed = || Failure::Malformed(texts.error_online_address(visible(text)));
        let (app, link) = Link::split(text.trim())
            .map_err(|_| Failure::Malformed(texts.error_online_link(visible(text))))?;
        let app = Url::parse(app).map_err(|_| malformed())?;
        let is_plain = app.username().is_empty() && app.password().is_none();
        if !matches!(app.scheme(), "http" | "https") || !app.has_host() || !is_plain {
            return Err(malformed());
        }
        // The folder of the app, without a page or a query.
        let app = app.join(".").map_err(|_| malformed())?;
        Ok((Self { app }, link))
    }

    /// The address of the app, for people.
    pub(super) fn address(&self) -> &str {
        self.app.as_str()
    }

    /// The address of a game or a seat.
    pub(super) fn link(&self, link: &Link) -> String {
        link.address(self.app.as_str())
    }

    /// The path of a route of the API.
    pub(super) fn path(&self, route: &str) -> String {
        format!("{}api/{route}", self.app.path())
    }

    /// Whether the connection is encrypted.
    pub(super) fn is_secure(&self) -> bool {
        self.app.scheme() == "https"
    }

    /// The host, without the brackets of an IPv6 address.
    pub(super) fn host(&self) -> &str {
        self.app.host_str().unwrap_or_default().trim_matches(['[', ']'])
    }

    /// The port, also if it is the usual one.
    pub(super) fn port(&self) -> u16 {
        self.app.port_or_known_default().unwrap_or(443)
    }

    /// The host, and the port if it is not the usual one, as requests name them.
    pub(super) fn authority(&self) -> String {
        let host = self.app.host_str().unwrap_or_default();
        self.app.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"))
    }

    /// The name of the file of the session: the origin. The scheme ends at the first `_` and the port begins
    /// after the last one, so no two origins have the same.
    pub(super) fn file_name(&self) -> String {
        let host = self.app.host_str().unwrap_or_default().replace(':', "-");
        format!("{}_{host}_{}.json", self.app.scheme(), self.port())
    }
}

#[cfg(test)]
mod tests {
    use mad_i18n::Language;
    use mad_online::GameId;

    use super::*;

    fn read(text: &str) -> Result<(Server, Option<Link>), Failure> {
        Server::read(text, &Texts::new(Language::English))
    }

    #[test]
    fn addresses_lead_to_servers_games_and_seats() {
        let game = GameId::new([7; GameId::BYTES]);
        for (text, app, link) in [
            ("https://mad.example", "https://mad.example/", None),
            (" http://127.0.0.1:8080/#/ ", "http://127.0.0.1:8080/", None),
            ("https://mad.example/index.html?x=1", "https://mad.example/", None),
            (
                "https://mad.example/club/#/play/BwcHBwcHBwcH",
                "https://mad.example/club/",
                Some(Link::Game(game)),
            ),
            (
                "http://[::1]:80/#/seat/BwcHBwcHBwcH/abc",
                "http://[::1]/",
                Some(Link::Seat(game, "abc".to_owned())),
            ),
        ] {
            let (server, found) = read(text).unwrap();
            assert_eq!((server.address(), found), (app, link), "{text}");
        }
        for wrong in [
            "",
            "mad.example",
            "localhost:8080",
            "ftp://mad.example/",
            "https://",
            "https://a:b@mad.example/",
            "https://mad.example/#/play/short",
            "https://mad.example/#/lessons",
            "file:///tmp/x",
            "http://a b/",
        ] {
            assert!(matches!(read(wrong), Err(Failure::Malformed(_))), "{wrong}");
        }
    }

    #[test]
    fn each_origin_has_its_own_file() {
        let names =
            ["https://a.b", "http://a.b", "https://a.b:8443", "http://[::1]:443", "https://a"]
                .map(|text| read(text).unwrap().0.file_name());
        assert_eq!(names[0], "https_a.b_443.json");
        assert_eq!(names[3], "http_[--1]_443.json");
        let different: std::collections::BTreeSet<_> = names.iter().collect();
        assert_eq!(different.len(), names.len());
        let (folder, root) = (read("https://a.b/club/").unwrap().0, read("https://a.b").unwrap().0);
        assert_eq!(folder.file_name(), root.file_name());
        assert_eq!(folder.path("me"), "/club/api/me");
    }
}
