//! Preference headers with quality values, such as `Accept-Encoding` and `Accept-Language`
//! (RFC 9110, section 12.4.2).

use axum::http::{HeaderMap, HeaderName};

/// The elements of a preference header in their order: the name in lower case and its quality
/// value, from 0 (not acceptable) to 1. An element with an invalid quality value is not acceptable.
pub(crate) fn preferences(headers: &HeaderMap, header: &HeaderName) -> Vec<(String, f32)> {
    headers
        .get_all(header)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(element)
        .collect()
}

fn element(text: &str) -> (String, f32) {
    let mut parts = text.split(';').map(str::trim);
    let name = parts.next().unwrap_or_default().to_ascii_lowercase();
    let quality = parts.find_map(|part| {
        let (key, value) = part.split_once('=')?;
        key.trim().eq_ignore_ascii_case("q").then(|| value.trim())
    });
    let quality = match quality {
        None => 1.0,
        Some(text) => text.parse().ok().filter(|q| (0.0..=1.0).contains(q)).unwrap_or(0.0),
    };
    (name, quality)
}
