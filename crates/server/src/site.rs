//! The files of the web app.

use std::borrow::Cow;
use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::http::HeaderValue;
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

use crate::encoding::Encoding;
use crate::policy;

/// The page that everything begins with.
pub(crate) const INDEX: &str = "index.html";
/// The script that keeps the app on devices.
pub(crate) const SERVICE: &str = "service.js";

#[derive(RustEmbed)]
#[folder = "../../target/site"]
#[allow_missing = true]
struct Embedded;

/// The files of a web app, each in the encodings that there are of it.
#[derive(Debug, Clone, Default)]
pub struct Site {
    files: BTreeMap<String, File>,
}

/// One file.
#[derive(Debug, Clone)]
pub(crate) struct File {
    plain: Variant,
    encoded: Vec<(Encoding, Variant)>,
}

/// One file in one encoding.
#[derive(Debug, Clone)]
pub(crate) struct Variant {
    pub(crate) bytes: Bytes,
    /// A strong entity tag: other bytes, another tag.
    pub(crate) tag: HeaderValue,
}

impl Site {
    /// The app that is part of the program. It has no files if none was built.
    #[must_use]
    pub fn embedded() -> Self {
        Self::new(Embedded::iter().filter_map(|name| {
            let bytes = match Embedded::get(&name)?.data {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => bytes.into(),
            };
            Some((name.into_owned(), bytes))
        }))
    }

    /// A site of these files, by names with `/` between folders. `name.br` and `name.gz` are not
    /// files of their own but `name` compressed.
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

    /// Whether there is an app at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        !self.files.contains_key(INDEX)
    }

    /// The file of this name.
    pub(crate) fn file(&self, name: &str) -> Option<&File> {
        self.files.get(name)
    }

    /// The files as a host that only serves files needs them: nothing compressed, and the policy
    /// on what the page may do inside the page.
    pub fn into_files(self) -> impl Iterator<Item = (String, Bytes)> {
        self.files.into_iter().map(|(name, file)| {
            let bytes = file.plain.bytes;
            let bytes = if name == INDEX { policy::into_page(&bytes).into() } else { bytes };
            (name, bytes)
        })
    }
}

/// Whether this is another file compressed.
fn is_copy(name: &str, all: &BTreeMap<String, Bytes>) -> bool {
    let plain = Encoding::ALL.iter().find_map(|encoding| name.strip_suffix(encoding.suffix()));
    plain.is_some_and(|plain| all.contains_key(plain))
}

impl File {
    /// The encodings that there are besides none.
    pub(crate) fn has(&self, encoding: Encoding) -> bool {
        self.encoded.iter().any(|(found, _)| *found == encoding)
    }

    /// The file in this encoding, or in none.
    pub(crate) fn variant(&self, encoding: Option<Encoding>) -> &Variant {
        let found = self.encoded.iter().find(|(found, _)| Some(*found) == encoding);
        found.map_or(&self.plain, |(_, variant)| variant)
    }
}

impl Variant {
    fn new(bytes: Bytes) -> Self {
        let hash = format!("{:x}", Sha256::digest(&bytes));
        let tag = HeaderValue::try_from(format!("\"{}\"", &hash[..32])).expect("hexadecimal digits");
        Self { bytes, tag }
    }
}
