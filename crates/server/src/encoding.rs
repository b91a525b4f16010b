//! Which compressed form a client would like.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;

/// How a file is compressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoding {
    Gzip,
    Brotli,
}

impl Encoding {
    /// All of them, the best last.
    pub(crate) const ALL: [Self; 2] = [Self::Gzip, Self::Brotli];

    /// What it is called in headers.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Gzip => "gzip",
            Self::Brotli => "br",
        }
    }

    /// How the names of files end that are compressed so.
    pub(crate) const fn suffix(self) -> &'static str {
        match self {
            Self::Gzip => ".gz",
            Self::Brotli => ".br",
        }
    }

    /// The encoding that the client likes best of those that there are; none if it likes none of
    /// them, or asks for the file as it is. A client that refuses even that gets it all the same.
    pub(crate) fn choose(headers: &HeaderMap, there_is: impl Fn(Self) -> bool) -> Option<Self> {
        let wishes: Vec<(String, f32)> = headers
            .get_all(ACCEPT_ENCODING)
            .into_iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .map(wish)
            .collect();
        let weight = |name: &str| {
            let of = |name: &str| wishes.iter().find(|wish| wish.0 == name).map(|wish| wish.1);
            of(name).or_else(|| of("*")).unwrap_or(0.0)
        };
        let mut best = (None, weight("identity"));
        for encoding in Self::ALL.into_iter().filter(|encoding| there_is(*encoding)) {
            let weight = weight(encoding.name());
            if weight > 0.0 && weight >= best.1 {
                best = (Some(encoding), weight);
            }
        }
        best.0
    }
}

/// One element of the header: a name and how much it is liked, from 0 (not at all) to 1.
fn wish(element: &str) -> (String, f32) {
    let mut parts = element.split(';').map(str::trim);
    let name = parts.next().unwrap_or_default().to_ascii_lowercase();
    let name = if name == "x-gzip" { "gzip".to_owned() } else { name };
    let weight = parts.find_map(|part| {
        let (key, value) = part.split_once('=')?;
        key.trim().eq_ignore_ascii_case("q").then(|| value.trim())
    });
    let weight = match weight {
        None => 1.0,
        // Whatever is no weight counts as a refusal: everybody can read the file as it is.
        Some(text) => text.parse().ok().filter(|q| (0.0..=1.0).contains(q)).unwrap_or(0.0),
    };
    (name, weight)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(values: &[&'static str], there_is: &[Encoding]) -> &'static str {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(ACCEPT_ENCODING, value.parse().unwrap());
        }
        let chosen = Encoding::choose(&headers, |encoding| there_is.contains(&encoding));
        chosen.map_or("plain", Encoding::name)
    }

    #[test]
    fn the_encoding_that_is_liked_best() {
        for (wishes, expected) in [
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
            assert_eq!(chosen(wishes, &Encoding::ALL), expected, "{wishes:?}");
        }
    }

    #[test]
    fn only_what_there_is() {
        assert_eq!(chosen(&["gzip, br"], &[Encoding::Gzip]), "gzip");
        assert_eq!(chosen(&["gzip, br"], &[]), "plain");
        assert_eq!(chosen(&["br;q=0.9, identity;q=0.5"], &[Encoding::Gzip]), "plain");
        assert_eq!(chosen(&["gzip;q=0.5, *"], &[Encoding::Gzip]), "plain");
    }
}
