//! The files of the web app.

use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::http::HeaderValue;
use sha2::{Digest as _, Sha256};

use crate::encoding::Encoding;
use crate::security_headers;

/// The HTML page of the app.
pub(crate) const INDEX: &str = "index.html";
/// The service worker, which caches the app for offline use.
pub(crate) const SERVICE: &str = "service.js";

/// The element of the page that tells the app that there is a game server.
const ONLINE_MARK: &str = "\n    <meta name=\"mad-online\" content=\"1\" />";

/// Names and contents of the files that the build script found in `MAD_SITE`; empty without it.
const EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The files of a web app, each with its precompressed copies.
#[derive(Debug, Clone, Default)]
pub struct Site {
    files: BTreeMap<String, File>,
}

/// A file of the site.
#[derive(Debug, Clone)]
pub(crate) struct File {
    plain: Variant,
    encoded: Vec<(Encoding, Variant)>,
}

/// A file in one content encoding.
#[derive(Debug, Clone)]
pub(crate) struct Variant {
    pub(crate) bytes: Bytes,
    /// A strong entity tag: a hash of the bytes of this encoding.
    pub(crate) tag: HeaderValue,
}

impl Site {
    /// The app that is part of the program. Without files if `MAD_SITE` was not set when this
    /// crate was compiled.
    #[must_use]
    pub fn embedded() -> Self {
        Self::new(
            EMBEDDED.iter().map(|(name, bytes)| ((*name).to_owned(), Bytes::from_static(bytes))),
        )
    }

    /// A site of these files, by names with `/` between folders. `name.br` and `name.gz` are not
    /// separate files but precompressed copies of `name`.
    pub fn new(files: impl IntoIterator<Item = (String, Bytes)>) -> Self {
        let mut all: BTreeMap<String, Bytes> = files.into_iter().collect();
        let plain: Vec<String> = all.keys().filter(|name| !is_copy(name, &all)).cloned().collect();
        let file = |name: String| {
            let encoded = Encoding::ALL.into_iter().filter_map(|encoding| {
                let bytes = all.remove(&format!("{name}{}", encoding.suffix()))?;
                Some((encoding, Variant::new(bytes)))
            });
            let encoded = encoded.collect();
            let plain = Variant::new(all.remove(&name)?);
            Some((name, File { plain, encoded }))
        };
        Self { files: plain.into_iter().filter_map(file).collect() }
    }

    /// Whether there is no app: the page is missing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        !self.files.contains_key(INDEX)
    }

    /// The file of this name.
    pub(crate) fn file(&self, name: &str) -> Option<&File> {
        self.files.get(name)
    }

    /// The same site with an element in its page by which the app knows that there is a game server. The page
    /// is not compressed then: it is small.
    pub(crate) fn with_online_mark(mut self) -> Self {
        if let Some(page) = self.files.get_mut(INDEX) {
            let bytes = security_headers::add_to_head(&page.plain.bytes, ONLINE_MARK);
            *page = File { plain: Variant::new(bytes.into()), encoded: Vec::new() };
        }
        self
    }

    /// The files for a static file host: without compressed copies, and with the
    /// Content-Security-Policy as a `<meta>` element of the page.
    pub fn into_files(self) -> impl Iterator<Item = (String, Bytes)> {
        self.files.into_iter().map(|(name, file)| {
            let bytes = file.plain.bytes;
            let bytes =
                if name == INDEX { security_headers::add_meta(&bytes).into() } else { bytes };
            (name, bytes)
        })
    }
}

/// Whether this is the precompressed copy of another file.
fn is_copy(name: &str, all: &BTreeMap<String, Bytes>) -> bool {
    let plain = Encoding::ALL.iter().find_map(|encoding| name.strip_suffix(encoding.suffix()));
    plain.is_some_and(|plain| all.contains_key(plain))
}

impl File {
    /// Whether there is a copy in this encoding.
    pub(crate) fn has(&self, encoding: Encoding) -> bool {
        self.encoded.iter().any(|(found, _)| *found == encoding)
    }

    /// The file in this encoding; uncompressed if there is no such copy.
    pub(crate) fn variant(&self, encoding: Option<Encoding>) -> &Variant {
        let found = self.encoded.iter().find(|(found, _)| Some(*found) == encoding);
        found.map_or(&self.plain, |(_, variant)| variant)
    }
}

impl Variant {
    fn new(bytes: Bytes) -> Self {
        let hash = Sha256::digest(&bytes);
        let digits: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        let tag = HeaderValue::try_from(format!("\"{digits}\"")).expect("hexadecimal digits");
        Self { bytes, tag }
    }
}
