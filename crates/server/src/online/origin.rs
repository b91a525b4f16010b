//! Protection against requests from pages of other sites (CSRF).

use axum::http::header::{COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, Uri};

/// Returns whether a request that changes something, or opens a socket, may come from where it comes from:
/// from a page of this server, or from a program that is no browser and sends no cookie.
pub(crate) fn is_allowed(headers: &HeaderMap, configured: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site")
        && site != "same-origin"
    {
        return false;
    }
    match headers.get(ORIGIN) {
        Some(origin) => origin.to_str().is_ok_and(|origin| is_own(origin, headers, configured)),
        None => text("sec-fetch-site").is_some() || !headers.contains_key(COOKIE),
    }
}

/// Returns whether an origin is that of this server.
fn is_own(origin: &str, headers: &HeaderMap, configured: Option<&str>) -> bool {
    if let Some(configured) = configured {
        return origin.eq_ignore_ascii_case(configured.trim_end_matches('/'));
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let authority = origin.parse::<Uri>().ok().and_then(|uri| uri.authority().cloned());
    match (host, authority) {
        (Some(host), Some(authority)) => authority.as_str().eq_ignore_ascii_case(host),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(headers: &[(&'static str, &'static str)], configured: Option<&str>) -> bool {
        let headers = headers.iter().map(|(name, value)| {
            (name.parse::<axum::http::HeaderName>().unwrap(), value.parse().unwrap())
        });
        is_allowed(&headers.collect(), configured)
    }

    #[test]
    fn the_origin_matrix() {
        let host = ("host", "mad.example");
        let cookie = ("cookie", "mad=1");
        let own = ("origin", "https://mad.example");
        let other = ("origin", "https://evil.example");
        let site = |value| ("sec-fetch-site", value);
        for (headers, expected) in [
            (&[host, cookie, own][..], true),
            (&[host, cookie, own, site("same-origin")], true),
            (&[host, cookie, site("same-origin")], true),
            (&[host, cookie, other], false),
            (&[host, cookie, other, site("cross-site")], false),
            (&[host, cookie, own, site("cross-site")], false),
            (&[host, cookie, own, site("same-site")], false),
            (&[host, cookie, site("none")], false),
            (&[host, cookie, ("origin", "null")], false),
            (&[host, cookie, ("origin", "https://mad.example.evil")], false),
            (&[host, cookie, ("origin", "https://mad.example:444")], false),
            (&[host, cookie], false),
            (&[host], true),
            (&[host, other], false),
        ] {
            assert_eq!(allowed(headers, None), expected, "{headers:?}");
        }
        let configured = Some("https://play.example/");
        assert!(!allowed(&[host, own], configured));
        assert!(allowed(&[host, ("origin", "https://play.example")], configured));
        assert!(!allowed(&[host, ("origin", "http://play.example")], configured));
    }
}
