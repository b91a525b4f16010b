//! The router: from requests to responses.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_LANGUAGE, ACCEPT_RANGES, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_RANGE,
    CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::map_response;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use mad_i18n::Language;

use crate::encoding::Encoding;
use crate::error_pages::ErrorPages;
use crate::online::Online;
use crate::preferences::preferences;
use crate::range::Part;
use crate::security_headers;
use crate::site::{File, INDEX, Site};

/// The state of the router.
struct Content {
    site: Site,
    error_pages: [ErrorPages; Language::ALL.len()],
}

impl Site {
    /// A router that serves the files, and `/healthz`.
    pub fn router(self) -> Router {
        self.files_router().layer(map_response(security_headers::add))
    }

    /// The same with the game server: the page tells the app that there is one.
    pub fn router_with(self, online: &Online) -> Router {
        let routes = self.with_online_mark().files_router().merge(online.router());
        routes.layer(map_response(security_headers::add))
    }

    fn files_router(self) -> Router {
        let error_pages = Language::ALL.map(ErrorPages::new);
        let content = Content { site: self, error_pages };
        Router::new()
            .route("/healthz", get(health))
            .fallback(get(file))
            .with_state(Arc::new(content))
    }
}

async fn health() -> Response {
    ([(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, "text/plain; charset=utf-8")], "ok")
        .into_response()
}

async fn file(
    State(content): State<Arc<Content>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    // File names have no characters that are percent-encoded in a URL, so nothing is decoded.
    let name = match uri.path() {
        "/" => INDEX,
        path => path.strip_prefix('/').unwrap_or(path),
    };
    if let Some(file) = content.site.file(name) {
        return respond(name, file, &method, &headers);
    }
    let pages = &content.error_pages[preferred_language(&headers) as usize];
    let (status, page) = if name == INDEX {
        (StatusCode::SERVICE_UNAVAILABLE, &pages.unbuilt)
    } else {
        (StatusCode::NOT_FOUND, &pages.missing)
    };
    let headers = [(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, media_type(INDEX))];
    (status, headers, page.clone()).into_response()
}

/// The language with the highest quality value in `Accept-Language`, the first among equals.
fn preferred_language(headers: &HeaderMap) -> Language {
    let preferences = preferences(headers, &ACCEPT_LANGUAGE).into_iter();
    let known = preferences.filter(|&(_, quality)| quality > 0.0);
    let known = known.filter_map(|(tag, quality)| Some((Language::from_tag(&tag)?, quality)));
    // `max_by` returns the last of equal elements.
    let best = known.rev().max_by(|one, other| one.1.total_cmp(&other.1));
    best.map(|(language, _)| language).unwrap_or_default()
}

/// Responds with a file in the preferred encoding or with the part of it that the client asks for,
/// or with 304 if the client has it.
fn respond(name: &str, file: &File, method: &Method, request: &HeaderMap) -> Response {
    let encoding = Encoding::choose(request, |encoding| file.has(encoding));
    let variant = file.variant(encoding);
    let mut headers = HeaderMap::new();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache_control(name)));
    headers.insert(ETAG, variant.tag.clone());
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    headers.insert(CONTENT_LENGTH, variant.bytes.len().into());
    if matches_etag(request, &variant.tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type(name)));
    if let Some(encoding) = encoding {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
    }
    match Part::requested(method, request, variant) {
        Part::Whole => (headers, Body::from(variant.bytes.clone())).into_response(),
        Part::Range { bytes, content_range } => {
            headers.insert(CONTENT_LENGTH, bytes.len().into());
            headers.insert(CONTENT_RANGE, content_range);
            (StatusCode::PARTIAL_CONTENT, headers, Body::from(bytes)).into_response()
        }
        Part::Outside { content_range } => {
            let headers = [
                (CACHE_CONTROL, HeaderValue::from_static("no-store")),
                (CONTENT_RANGE, content_range),
            ];
            (StatusCode::RANGE_NOT_SATISFIABLE, headers).into_response()
        }
    }
}

/// Whether `If-None-Match` names this entity tag, by weak comparison.
fn matches_etag(request: &HeaderMap, tag: &HeaderValue) -> bool {
    let values = request.get_all(IF_NONE_MATCH).into_iter();
    let mut known = values.filter_map(|value| value.to_str().ok()).flat_map(|v| v.split(','));
    known.any(|known| {
        let known = known.trim();
        known == "*" || known.trim_start_matches("W/") == tag
    })
}

/// The `Cache-Control` of a file. Files in a content-hashed folder never change.
fn cache_control(name: &str) -> &'static str {
    if is_content_hashed(name.split_once('/').map_or("", |(folder, _)| folder)) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

/// Whether the name of a folder contains a hash of its content.
pub(crate) fn is_content_hashed(folder: &str) -> bool {
    let hash = ["app-", "engine-"].into_iter().find_map(|kind| folder.strip_prefix(kind));
    hash.is_some_and(|hash| {
        hash.len() == 12 && hash.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
    })
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml; charset=utf-8",
        "pdf" => "application/pdf",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}
