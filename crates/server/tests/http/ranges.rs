//! Range requests.

use axum::http::{Method, StatusCode};

use super::responses::{Reply, get, request};
use super::{APP, TABLE, site};

async fn part(range: &str) -> Reply {
    get(&format!("/{TABLE}"), &[("range", range)]).await
}

#[tokio::test]
async fn a_range_is_partial_content() {
    for (range, content_range, body) in [
        ("bytes=0-0", "bytes 0-0/10", "0"),
        ("bytes=2-5", "bytes 2-5/10", "2345"),
        ("bytes=0-9", "bytes 0-9/10", "0123456789"),
        ("bytes=8-", "bytes 8-9/10", "89"),
        ("bytes=-3", "bytes 7-9/10", "789"),
        ("bytes=9-1000", "bytes 9-9/10", "9"),
    ] {
        let reply = part(range).await;
        let found = (reply.status, reply.header("content-range"), reply.body.as_str());
        assert_eq!(found, (StatusCode::PARTIAL_CONTENT, content_range, body), "{range}");
        assert_eq!(reply.header("content-length"), body.len().to_string());
        assert_eq!(reply.header("content-type"), "application/octet-stream");
        assert_eq!(reply.header("content-encoding"), "");
        assert_eq!(reply.header("cache-control"), "no-cache");
        assert_eq!(reply.header("accept-ranges"), "bytes");
    }
}

#[tokio::test]
async fn a_range_outside_the_file_is_not_satisfiable() {
    for (path, range, content_range) in [
        (TABLE, "bytes=10-", "bytes */10"),
        (TABLE, "bytes=10-20", "bytes */10"),
        (TABLE, "bytes=18446744073709551615-", "bytes */10"),
        ("tables/empty.madtable", "bytes=0-", "bytes */0"),
        ("tables/empty.madtable", "bytes=0-0", "bytes */0"),
    ] {
        let reply = get(&format!("/{path}"), &[("range", range)]).await;
        assert_eq!(reply.status, StatusCode::RANGE_NOT_SATISFIABLE, "{range}");
        assert_eq!(reply.header("content-range"), content_range);
        assert_eq!((reply.header("cache-control"), reply.body.as_str()), ("no-store", ""));
        assert_eq!(reply.header("x-content-type-options"), "nosniff");
    }
}

/// RFC 9110, 14.2.
#[tokio::test]
async fn a_range_that_cannot_be_used_is_ignored() {
    for range in ["bytes=", "bytes=x-3", "lines=0-3", "bytes=0-1,4-5", "0-3"] {
        let reply = part(range).await;
        assert_eq!((reply.status, reply.body.as_str()), (StatusCode::OK, "0123456789"), "{range}");
        assert_eq!(reply.header("content-range"), "");
    }
    let path = format!("/{TABLE}");
    let headers = [("range", "bytes=2-5")];
    let head = request(site().router(), Method::HEAD, &path, &headers).await;
    assert_eq!((head.status, head.header("content-length")), (StatusCode::OK, "10"));
    let missing = get("/tables/none.madtable", &headers).await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_file_that_has_changed_is_sent_whole() {
    let tag = part("bytes=0-0").await.header("etag").to_owned();
    for (condition, tag, status) in [
        ("if-range", tag.as_str(), StatusCode::PARTIAL_CONTENT),
        ("if-range", "\"another\"", StatusCode::OK),
        ("if-range", "Wed, 21 Oct 2015 07:28:00 GMT", StatusCode::OK),
        ("if-none-match", tag.as_str(), StatusCode::NOT_MODIFIED),
        ("if-none-match", "\"another\"", StatusCode::PARTIAL_CONTENT),
    ] {
        let headers = [("range", "bytes=2-5"), (condition, tag)];
        let reply = get(&format!("/{TABLE}"), &headers).await;
        assert_eq!(reply.status, status, "{condition}: {tag}");
    }
}

#[tokio::test]
async fn ranges_are_those_of_the_encoding_that_is_sent() {
    let headers = [("range", "bytes=0-6"), ("accept-encoding", "br")];
    let reply = get(&format!("/{APP}/boot.js"), &headers).await;
    assert_eq!((reply.header("content-encoding"), reply.body.as_str()), ("br", "boot in"));
    assert_eq!(reply.header("content-range"), "bytes 0-6/14");
}
