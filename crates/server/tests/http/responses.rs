//! Responses to requests.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use mad_server::{Router, Site};
use tower::ServiceExt as _;

use super::{APP, ENGINE, PAGE, site};

pub(super) struct Reply {
    pub(super) status: StatusCode,
    pub(super) headers: HeaderMap,
    pub(super) body: String,
}

impl Reply {
    pub(super) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

pub(super) async fn request(
    router: Router,
    method: Method,
    path: &str,
    headers: &[(&str, &str)],
) -> Reply {
    let mut builder = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        builder = builder.header(*name, *value);
    }
    let reply = router.oneshot(builder.body(Body::empty()).unwrap()).await.unwrap();
    let (parts, body) = reply.into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
    let body = String::from_utf8_lossy(&body).into_owned();
    Reply { status: parts.status, headers: parts.headers, body }
}

pub(super) async fn get(path: &str, headers: &[(&str, &str)]) -> Reply {
    request(site().router(), Method::GET, path, headers).await
}

#[tokio::test]
async fn the_page_is_revalidated_each_time() {
    for path in ["/", "/index.html", "/?x=1"] {
        let reply = get(path, &[]).await;
        assert_eq!((reply.status, reply.body.as_str()), (StatusCode::OK, PAGE), "{path}");
        assert_eq!(reply.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(reply.header("cache-control"), "no-cache");
        assert!(reply.header("etag").starts_with('"'));
    }
}

#[tokio::test]
async fn content_hashed_folders_are_immutable() {
    for (name, media_type) in [
        ("boot.js", "text/javascript; charset=utf-8"),
        ("mad_web_bg.wasm", "application/wasm"),
        ("style.css", "text/css; charset=utf-8"),
        ("texts/en.ftl", "text/plain; charset=utf-8"),
        ("icon.svg", "image/svg+xml; charset=utf-8"),
        ("unknown.xyz", "application/octet-stream"),
    ] {
        let reply = get(&format!("/{APP}/{name}"), &[]).await;
        assert_eq!(reply.status, StatusCode::OK, "{name}");
        assert_eq!(reply.header("content-type"), media_type);
        assert_eq!(reply.header("cache-control"), "public, max-age=31536000, immutable");
    }
    for (name, body, media_type) in [
        ("worker.js", "worker", "text/javascript; charset=utf-8"),
        ("6x4-0123456789ab.net", "network", "application/octet-stream"),
    ] {
        let reply = get(&format!("/{ENGINE}/{name}"), &[]).await;
        assert_eq!((reply.body.as_str(), reply.header("content-type")), (body, media_type));
        assert_eq!(reply.header("cache-control"), "public, max-age=31536000, immutable");
    }
}

#[tokio::test]
async fn the_set_to_print_is_a_pdf_under_a_lasting_name() {
    let reply = get("/print/mad-set-en-a4.pdf", &[]).await;
    assert_eq!((reply.status, reply.body.as_str()), (StatusCode::OK, "set"));
    assert_eq!(reply.header("content-type"), "application/pdf");
    assert_eq!(reply.header("cache-control"), "no-cache");
}

#[tokio::test]
async fn the_preferred_encoding_is_sent() {
    let path = format!("/{APP}/boot.js");
    for (accepted, encoding, body) in [
        ("gzip, deflate, br", "br", "boot in brotli"),
        ("br;q=0.1, gzip;q=0.9", "gzip", "boot in gzip"),
        ("br;q=0, gzip;q=0", "", "boot"),
        ("identity", "", "boot"),
    ] {
        let reply = get(&path, &[("accept-encoding", accepted)]).await;
        assert_eq!((reply.header("content-encoding"), reply.body.as_str()), (encoding, body));
        assert_eq!(reply.header("vary"), "accept-encoding");
        assert_eq!(reply.header("content-length"), body.len().to_string());
        assert_eq!(reply.header("content-type"), "text/javascript; charset=utf-8");
    }
    let page = get("/", &[("accept-encoding", "gzip")]).await;
    assert_eq!((page.header("content-encoding"), page.header("vary")), ("", "accept-encoding"));
    let copy = get(&format!("{path}.br"), &[]).await;
    assert_eq!(copy.status, StatusCode::NOT_FOUND, "a copy is no file of its own");
}

#[tokio::test]
async fn a_matching_entity_tag_gives_304() {
    let (all, none) = ([("accept-encoding", "br")], [("accept-encoding", "identity")]);
    let tag = |reply: &Reply| reply.header("etag").to_owned();
    let (brotli, plain) = (tag(&get("/", &all).await), tag(&get("/", &none).await));
    assert_ne!(brotli, plain, "other bytes have another tag");
    for (known, accepted, status) in [
        (brotli.clone(), "br", StatusCode::NOT_MODIFIED),
        (format!("W/{brotli}"), "br", StatusCode::NOT_MODIFIED),
        (format!("\"x\" , {brotli}"), "br", StatusCode::NOT_MODIFIED),
        ("*".to_owned(), "br", StatusCode::NOT_MODIFIED),
        (plain.clone(), "br", StatusCode::OK),
        (brotli.clone(), "identity", StatusCode::OK),
        ("\"x\"".to_owned(), "br", StatusCode::OK),
        (brotli.trim_matches('"').to_owned(), "br", StatusCode::OK),
    ] {
        let headers = [("if-none-match", known.as_str()), ("accept-encoding", accepted)];
        let reply = get("/", &headers).await;
        assert_eq!(reply.status, status, "{known} {accepted}");
        assert_eq!(reply.header("vary"), "accept-encoding");
        assert_eq!(reply.header("cache-control"), "no-cache");
        assert!(reply.header("etag") == brotli || reply.header("etag") == plain);
        assert_eq!(reply.body.is_empty(), status == StatusCode::NOT_MODIFIED);
        assert!(reply.header("content-length") != "0");
    }
}

#[tokio::test]
async fn head_has_the_headers_of_get() {
    for path in ["/".to_owned(), format!("/{APP}/boot.js"), "/nothing".to_owned()] {
        let headers = [("accept-encoding", "br")];
        let head = request(site().router(), Method::HEAD, &path, &headers).await;
        let whole = get(&path, &headers).await;
        assert_eq!((head.status, head.headers), (whole.status, whole.headers), "{path}");
        assert_eq!(head.body, "");
    }
}

#[tokio::test]
async fn other_paths_are_not_found() {
    for path in [
        "/nothing".to_owned(),
        format!("/{APP}"),
        format!("/{APP}/"),
        format!("/{APP}/../index.html"),
        format!("/{APP}/..%2findex.html"),
        format!("/{APP}/boot%2ejs"),
        "/..".to_owned(),
        "/../Cargo.toml".to_owned(),
        "/%2e%2e/Cargo.toml".to_owned(),
        "//".to_owned(),
        "//index.html".to_owned(),
        "/healthz/".to_owned(),
        "/index.html%00".to_owned(),
    ] {
        let reply = get(&path, &[]).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(reply.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(reply.header("cache-control"), "no-store");
        assert!(reply.body.contains("There is nothing at this address."));
    }
}

#[tokio::test]
async fn error_pages_are_in_the_preferred_language() {
    for (header, language) in [
        ("fr-BE, fr;q=0.9, en;q=0.5", "fr"),
        ("en;q=0.5, nl;q=0.8", "nl"),
        ("es, de-AT;q=0.3", "de"),
        ("nl;q=0.7, de;q=0.7", "nl"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("de;q=x, fr;q=0.1", "fr"),
        ("DE", "de"),
        ("es", "en"),
        ("", "en"),
    ] {
        let reply = get("/nothing", &[("accept-language", header)]).await;
        assert!(reply.body.contains(&format!("<html lang=\"{language}\">")), "{header}");
    }
}

#[tokio::test]
async fn only_get_and_head_are_allowed() {
    for path in ["/", "/nothing", "/healthz"] {
        for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS, Method::TRACE] {
            let reply = request(site().router(), method.clone(), path, &[]).await;
            assert_eq!(reply.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert_eq!(reply.header("allow"), "GET,HEAD");
        }
    }
}

#[tokio::test]
async fn every_reply_has_the_security_headers() {
    let app = format!("/{APP}/boot.js");
    let tag = get("/", &[]).await.header("etag").to_owned();
    let replies = [
        get("/", &[]).await,
        get("/", &[("if-none-match", &tag)]).await,
        get(&app, &[]).await,
        get("/nothing", &[]).await,
        get("/healthz", &[]).await,
        request(site().router(), Method::POST, "/", &[]).await,
        request(Site::default().router(), Method::GET, "/", &[]).await,
    ];
    let statuses = replies.iter().map(|reply| reply.status.as_u16());
    assert!(statuses.eq([200, 304, 200, 404, 200, 405, 503]));
    for reply in replies {
        for (name, value) in [
            (
                "content-security-policy",
                "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                 img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; \
                 manifest-src 'self'; base-uri 'none'; form-action 'none'; \
                 frame-ancestors 'none'",
            ),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(reply.header(name), value);
        }
        assert!(reply.header("permissions-policy").contains("camera=(), "));
        assert!(!reply.headers.contains_key("server"));
    }
}

#[tokio::test]
async fn health() {
    for router in [site().router(), Site::default().router()] {
        let reply = request(router, Method::GET, "/healthz", &[]).await;
        assert_eq!((reply.status, reply.body.as_str()), (StatusCode::OK, "ok"));
        assert_eq!(reply.header("cache-control"), "no-store");
    }
}

#[tokio::test]
async fn without_an_app_the_page_tells_how_to_build_it() {
    let reply = request(Site::default().router(), Method::GET, "/", &[]).await;
    assert_eq!(reply.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(reply.body.contains("cargo xtask serve"), "{}", reply.body);
    assert_eq!(reply.header("cache-control"), "no-store");
    assert_eq!(reply.header("content-type"), "text/html; charset=utf-8");
    let elsewhere = request(Site::default().router(), Method::GET, "/app", &[]).await;
    assert_eq!(elsewhere.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_embedded_app_is_complete_or_absent() {
    let reply = request(mad_server::app(), Method::GET, "/", &[]).await;
    let expected = option_env!("MAD_SITE").is_some_and(|folder| !folder.is_empty());
    assert_eq!(!Site::embedded().is_empty(), expected, "embedded exactly if MAD_SITE is set");
    let names: Vec<String> = mad_server::files().map(|(name, _)| name).collect();
    if Site::embedded().is_empty() {
        assert_eq!(reply.status, StatusCode::SERVICE_UNAVAILABLE);
        return;
    }
    assert_eq!(reply.status, StatusCode::OK);
    assert!(!names.iter().any(|name| name.ends_with(".br") || name.ends_with(".gz")));
    let addresses = [" href=\"", " src=\""].map(|mark| reply.body.split(mark).skip(1));
    let mut count = 0;
    for address in addresses.into_iter().flatten() {
        let address = address.split('"').next().unwrap();
        assert!(names.iter().any(|name| name == address), "{address} is missing");
        let found = request(mad_server::app(), Method::GET, &format!("/{address}"), &[]).await;
        assert_eq!(found.status, StatusCode::OK, "{address}");
        assert!(found.header("cache-control").contains("immutable"), "{address}");
        assert_ne!(found.header("content-type"), "application/octet-stream", "{address}");
        count += 1;
    }
    assert!(count >= 5, "{}", reply.body);
}
