//! The server, in process and over a socket.

mod export;
mod ranges;
mod responses;
mod socket;

use mad_server::{Bytes, Site};

const APP: &str = "app-0123456789ab";
const ENGINE: &str = "engine-ba9876543210";

const TABLE: &str = "tables/6x4-40-1v1.madtable";

const PAGE: &str = "<!doctype html>\n<html>\n  <head>\n    <title>MAD</title>\n    \
    <meta name=\"mad-app\" content=\"app-0123456789ab/\" />\n  </head>\n</html>\n";

/// A small app with file names and precompressed copies like a real one.
fn site() -> Site {
    let app = |name: &str| format!("{APP}/{name}");
    let files = [
        ("index.html".to_owned(), PAGE),
        ("index.html.br".to_owned(), "page in brotli"),
        (app("boot.js"), "boot"),
        (app("boot.js.gz"), "boot in gzip"),
        (app("boot.js.br"), "boot in brotli"),
        (app("mad_web_bg.wasm"), "module"),
        (app("style.css"), "style"),
        (app("texts/en.ftl"), "texts"),
        (app("icon.svg"), "icon"),
        (app("unknown.xyz"), "unknown"),
        (format!("{ENGINE}/worker.js"), "worker"),
        (format!("{ENGINE}/6x4-0123456789ab.net"), "network"),
        ("print/mad-set-en-a4.pdf".to_owned(), "set"),
        (TABLE.to_owned(), "0123456789"),
        ("tables/empty.madtable".to_owned(), ""),
    ];
    Site::new(files.map(|(name, text)| (name, Bytes::from_static(text.as_bytes()))))
}
