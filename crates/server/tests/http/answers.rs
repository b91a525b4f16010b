//! What is answered to which request.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use mad_server::{Router, Site};
use tower::ServiceExt as _;

use super::{APP, ENGINE, PAGE, site};

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

async fn ask(router: Router, method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let answer = router.oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let (parts, body) = answer.into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
    let body = String::from_utf8_lossy(&body).into_owned();
    Answer { status: parts.status, headers: parts.headers, body }
}

async fn get(path: &str, headers: &[(&str, &str)]) -> Answer {
    ask(site().router(), Method::GET, path, headers).await
}

#[tokio::test]
async fn the_page_is_asked_for_again_each_time() {
    for path in ["/", "/index.html", "/?x=1"] {
        let answer = get(path, &[]).await;
        assert_eq!((answer.status, answer.body.as_str()), (StatusCode::OK, PAGE), "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-cache");
        assert!(answer.header("etag").starts_with('"'));
    }
}

#[tokio::test]
async fn folders_named_after_their_content_are_kept_for_ever() {
    for (name, media_type) in [
        ("boot.js", "text/javascript; charset=utf-8"),
        ("mad_web_bg.wasm", "application/wasm"),
        ("style.css", "text/css; charset=utf-8"),
        ("texts/en.ftl", "text/plain; charset=utf-8"),
        ("icon.svg", "image/svg+xml; charset=utf-8"),
        ("unknown.xyz", "application/octet-stream"),
    ] {
        let answer = get(&format!("/{APP}/{name}"), &[]).await;
        assert_eq!(answer.status, StatusCode::OK, "{name}");
        assert_eq!(answer.header("content-type"), media_type);
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
    }
    let engine = get(&format!("/{ENGINE}/worker.js"), &[]).await;
    assert_eq!(engine.body, "worker");
    assert_eq!(engine.header("cache-control"), "public, max-age=31536000, immutable");
}

#[tokio::test]
async fn the_best_form_that_is_accepted() {
    let path = format!("/{APP}/boot.js");
    for (accepted, encoding, body) in [
        ("gzip, deflate, br", "br", "boot in brotli"),
        ("br;q=0.1, gzip;q=0.9", "gzip", "boot in gzip"),
        ("br;q=0, gzip;q=0", "", "boot"),
        ("identity", "", "boot"),
    ] {
        let answer = get(&path, &[("accept-encoding", accepted)]).await;
        assert_eq!((answer.header("content-encoding"), answer.body.as_str()), (encoding, body));
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.header("content-length"), body.len().to_string());
        assert_eq!(answer.header("content-type"), "text/javascript; charset=utf-8");
    }
    let page = get("/", &[("accept-encoding", "gzip")]).await;
    assert_eq!((page.header("content-encoding"), page.header("vary")), ("", "accept-encoding"));
    let copy = get(&format!("{path}.br"), &[]).await;
    assert_eq!(copy.status, StatusCode::NOT_FOUND, "a copy is no file of its own");
}

#[tokio::test]
async fn what_the_client_has_is_not_sent_again() {
    let (all, none) = ([("accept-encoding", "br")], [("accept-encoding", "identity")]);
    let tag = |answer: &Answer| answer.header("etag").to_owned();
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
        let asked = [("if-none-match", known.as_str()), ("accept-encoding", accepted)];
        let answer = get("/", &asked).await;
        assert_eq!(answer.status, status, "{known} {accepted}");
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.header("cache-control"), "no-cache");
        assert!(answer.header("etag") == brotli || answer.header("etag") == plain);
        assert_eq!(answer.body.is_empty(), status == StatusCode::NOT_MODIFIED);
        assert!(answer.header("content-length") != "0");
    }
}

#[tokio::test]
async fn heads_are_those_of_the_whole() {
    for path in ["/".to_owned(), format!("/{APP}/boot.js"), "/nothing".to_owned()] {
        let asked = [("accept-encoding", "br")];
        let head = ask(site().router(), Method::HEAD, &path, &asked).await;
        let whole = get(&path, &asked).await;
        assert_eq!((head.status, head.headers), (whole.status, whole.headers), "{path}");
        assert_eq!(head.body, "");
    }
}

#[tokio::test]
async fn there_is_nothing_elsewhere() {
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
        let answer = get(&path, &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-store");
        assert!(answer.body.contains("There is nothing at this address."));
    }
}

#[tokio::test]
async fn only_reading_is_allowed() {
    for path in ["/", "/nothing", "/healthz"] {
        for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS, Method::TRACE] {
            let answer = ask(site().router(), method.clone(), path, &[]).await;
            assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert_eq!(answer.header("allow"), "GET,HEAD");
        }
    }
}

#[tokio::test]
async fn every_answer_says_what_the_page_may_do() {
    let app = format!("/{APP}/boot.js");
    let tag = get("/", &[]).await.header("etag").to_owned();
    let answers = [
        get("/", &[]).await,
        get("/", &[("if-none-match", &tag)]).await,
        get(&app, &[]).await,
        get("/nothing", &[]).await,
        get("/healthz", &[]).await,
        ask(site().router(), Method::POST, "/", &[]).await,
        ask(Site::default().router(), Method::GET, "/", &[]).await,
    ];
    let statuses = answers.iter().map(|answer| answer.status.as_u16());
    assert!(statuses.eq([200, 304, 200, 404, 200, 405, 503]));
    for answer in answers {
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
            assert_eq!(answer.header(name), value);
        }
        assert!(answer.header("permissions-policy").contains("camera=(), "));
        assert!(!answer.headers.contains_key("server"));
    }
}

#[tokio::test]
async fn health() {
    for router in [site().router(), Site::default().router()] {
        let answer = ask(router, Method::GET, "/healthz", &[]).await;
        assert_eq!((answer.status, answer.body.as_str()), (StatusCode::OK, "ok"));
        assert_eq!(answer.header("cache-control"), "no-store");
    }
}

#[tokio::test]
async fn without_an_app_the_page_says_how_to_get_one() {
    let answer = ask(Site::default().router(), Method::GET, "/", &[]).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.body.contains("cargo xtask serve"), "{}", answer.body);
    assert_eq!(answer.header("cache-control"), "no-store");
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    let elsewhere = ask(Site::default().router(), Method::GET, "/app", &[]).await;
    assert_eq!(elsewhere.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_embedded_app_is_whole_or_not_there() {
    let answer = ask(mad_server::app(), Method::GET, "/", &[]).await;
    let names: Vec<String> = mad_server::files().map(|(name, _)| name).collect();
    if Site::embedded().is_empty() {
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        return;
    }
    assert_eq!(answer.status, StatusCode::OK);
    assert!(!names.iter().any(|name| name.ends_with(".br") || name.ends_with(".gz")));
    let addresses = [" href=\"", " src=\""].map(|mark| answer.body.split(mark).skip(1));
    let mut count = 0;
    for address in addresses.into_iter().flatten() {
        let address = address.split('"').next().unwrap();
        assert!(names.iter().any(|name| name == address), "{address} is missing");
        let found = ask(mad_server::app(), Method::GET, &format!("/{address}"), &[]).await;
        assert_eq!(found.status, StatusCode::OK, "{address}");
        assert!(found.header("cache-control").contains("immutable"), "{address}");
        assert_ne!(found.header("content-type"), "application/octet-stream", "{address}");
        count += 1;
    }
    assert!(count >= 5, "{}", answer.body);
}
