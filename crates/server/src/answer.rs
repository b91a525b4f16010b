//! From requests to answers.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::middleware::map_response;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use mad_i18n::Language;

use crate::encoding::Encoding;
use crate::page::Pages;
use crate::policy;
use crate::site::{File, INDEX, Site};

/// What the answers are made of.
struct Content {
    site: Site,
    pages: [Pages; Language::ALL.len()],
}

impl Site {
    /// Answers requests for the files, and for `/healthz`.
    pub fn router(self) -> Router {
        let content = Content { site: self, pages: Language::ALL.map(Pages::new) };
        Router::new()
            .route("/healthz", get(health))
            .fallback(get(file))
            .with_state(Arc::new(content))
            .layer(map_response(policy::onto_answer))
    }
}

async fn health() -> Response {
    ([(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, "text/plain; charset=utf-8")], "ok")
        .into_response()
}

async fn file(State(content): State<Arc<Content>>, uri: Uri, headers: HeaderMap) -> Response {
    // Our names have no letters that addresses would write in another way.
    let name = match uri.path() {
        "/" => INDEX,
        path => path.strip_prefix('/').unwrap_or(path),
    };
    if let Some(file) = content.site.file(name) {
        return answer(name, file, &headers);
    }
    let asked = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let language = Language::from_preferences(asked.unwrap_or_default()).unwrap_or_default();
    let pages = &content.pages[language as usize];
    let (status, page) = if name == INDEX {
        (StatusCode::SERVICE_UNAVAILABLE, &pages.unbuilt)
    } else {
        (StatusCode::NOT_FOUND, &pages.missing)
    };
    let headers = [(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, media_type(INDEX))];
    (status, headers, page.clone()).into_response()
}

/// A file in the form that the client likes best, or the news that it has that already.
fn answer(name: &str, file: &File, asked: &HeaderMap) -> Response {
    let encoding = Encoding::choose(asked, |encoding| file.has(encoding));
    let variant = file.variant(encoding);
    let mut headers = HeaderMap::new();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching(name)));
    headers.insert(ETAG, variant.tag.clone());
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(CONTENT_LENGTH, variant.bytes.len().into());
    if has_already(asked, &variant.tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type(name)));
    if let Some(encoding) = encoding {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
    }
    (headers, Body::from(variant.bytes.clone())).into_response()
}

/// Whether the client names the very thing as one that it has.
fn has_already(asked: &HeaderMap, tag: &HeaderValue) -> bool {
    let values = asked.get_all(IF_NONE_MATCH).into_iter();
    let mut known = values.filter_map(|value| value.to_str().ok()).flat_map(|v| v.split(','));
    known.any(|known| {
        let known = known.trim();
        known == "*" || known.trim_start_matches("W/") == tag
    })
}

/// For how long a file may be kept. What is in a folder named after its content never changes.
fn caching(name: &str) -> &'static str {
    match is_hashed(name.split_once('/').map_or("", |(folder, _)| folder)) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    }
}

/// Whether this is the name of a folder whose name changes with its content.
pub(crate) fn is_hashed(folder: &str) -> bool {
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
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}
