//! Content encodings, and the choice of one by `Accept-Encoding`.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

use crate::preferences::preferences;

/// The content encoding of a compressed file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoding {
    Gzip,
    Brotli,
}

impl Encoding {
    /// All encodings, the one with the best compression last.
    pub(crate) const ALL: [Self; 2] = [Self::Gzip, Self::Brotli];

    /// The name in `Content-Encoding`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Gzip => "gzip",
            Self::Brotli => "br",
        }
    }

    /// The suffix of the names of files in this encoding.
    pub(crate) const fn suffix(self) -> &'static str {
        match self {
            Self::Gzip => ".gz",
            Self::Brotli => ".br",
        }
    }

    /// Content negotiation: the available encoding that the client prefers. `None` stands for
    /// `identity`, even if the client refuses that.
    pub(crate) fn choose(headers: &HeaderMap, is_available: impl Fn(Self) -> bool) -> Option<Self> {
        let preferences = preferences(headers, &ACCEPT_ENCODING);
        let quality_of = |names: &[&str]| {
            let found = preferences.iter().find(|(name, _)| names.contains(&name.as_str()));
            found.map(|&(_, quality)| quality)
        };
        let quality = |names| quality_of(names).or_else(|| quality_of(&["*"])).unwrap_or(0.0);
        let mut best = (None, quality(&["identity"]));
        for encoding in Self::ALL.into_iter().filter(|&encoding| is_available(encoding)) {
            let quality = quality(encoding.names());
            if quality > 0.0 && quality >= best.1 {
                best = (Some(encoding), quality);
            }
        }
        best.0
    }

    /// The names that clients may use, aliases included.
    const fn names(self) -> &'static [&'static str] {
        match self {
            Self::Gzip => &["gzip", "x-gzip"],
            Self::Brotli => &["br"],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(values: &[&'static str], available: &[Encoding]) -> &'static str {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(ACCEPT_ENCODING, value.parse().unwrap());
        }
        let chosen = Encoding::choose(&headers, |encoding| available.contains(&encoding));
        chosen.map_or("plain", Encoding::name)
    }

    #[test]
    fn the_encoding_with_the_highest_quality_value() {
        for (header, expected) in [
            (&["gzip, deflate, br, zstd"][..], "br"),
            (&["gzip", "br"], "br"),
            (&["gzip"], "gzip"),
            (&["x-gzip"], "gzip"),
            (&["GZip;Q=0.5"], "gzip"),
            (&["br;q=0.2, gzip;q=0.8"], "gzip"),
            (&["br;q=0.8, gzip;q=0.8"], "br"),
            (&["br ; q=0.001"], "br"),
            (&["*"], "br"),
            (&["br;q=0, *;q=0.1"], "gzip"),
            (&["gzip;q=0.5, identity"], "plain"),
            (&["identity, *;q=0"], "plain"),
            (&["identity;q=0.5, gzip;q=0.4, br;q=0.3"], "plain"),
            (&["identity;q=0, gzip"], "gzip"),
            (&["identity;q=0"], "plain"),
            (&["br;q=0, gzip;q=0"], "plain"),
            (&["br;q=2, gzip;q=-1"], "plain"),
            (&["br;q=, gzip;q=nan"], "plain"),
            (&["br;level=5;q=1"], "br"),
            (&["zstd, brotli, gzipped"], "plain"),
            (&[""], "plain"),
            (&[], "plain"),
        ] {
            assert_eq!(chosen(header, &Encoding::ALL), expected, "{header:?}");
        }
    }

    #[test]
    fn only_available_encodings() {
        assert_eq!(chosen(&["gzip, br"], &[Encoding::Gzip]), "gzip");
        assert_eq!(chosen(&["gzip, br"], &[]), "plain");
        assert_eq!(chosen(&["br;q=0.9, identity;q=0.5"], &[Encoding::Gzip]), "plain");
        assert_eq!(chosen(&["gzip;q=0.5, *"], &[Encoding::Gzip]), "plain");
    }
}
