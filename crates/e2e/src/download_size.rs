//! The bytes that a browser downloads for a first game against the computer.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use crate::{Input, Page, SETTINGS, serve};
use anyhow::{Context as _, Result};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::IntoResponse as _;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The most bytes that a first game may take, compressed with gzip: page, style sheet, client,
/// engine and one language. That is about half a second at ten megabits a second, once; then the
/// service worker has it in its cache.
pub const BUDGET: usize = 600_000;

/// A file that the browser requested.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// The path.
    pub name: String,
    /// Bytes without compression.
    pub plain: usize,
    /// Bytes compressed with gzip.
    pub gzip: usize,
}

const SERVICE_WORKER: &str = "service.js";

/// Plays the first turns of a first game with an empty cache. Returns the files that were requested
/// until the computer had answered, the largest first; those that only the service worker fetches
/// are not among them.
pub async fn first_game(page: &Page) -> Result<Vec<File>> {
    // The service worker's script may be requested later than the answer; it is counted anyway.
    let requested = Arc::new(Mutex::new(BTreeSet::from([SERVICE_WORKER.to_owned()])));
    let note = {
        let requested = Arc::clone(&requested);
        move |request: Request, next: Next| {
            let name = request.uri().path().trim_start_matches('/').to_owned();
            let later = name == SERVICE_WORKER;
            requested.lock().unwrap_or_else(PoisonError::into_inner).insert(name);
            async move {
                if later {
                    return StatusCode::NOT_FOUND.into_response();
                }
                next.run(request).await
            }
        }
    };
    let router = page.environment().site().clone().router();
    let address = serve(router.layer(axum::middleware::from_fn(note))).await?;
    let visitor = page.environment().open_browser_at(page.browser(), page.size(), &address).await?;
    let played = async {
        visitor.store("mad.settings", SETTINGS).await?;
        visitor.visit("").await?;
        visitor.press("first-game").await?;
        let input = Input::of(visitor.size());
        visitor.tap(input, "a2").await?;
        visitor.tap(input, "a3").await?;
        visitor.wait_for("[data-turn='2']").await
    };
    let played = played.await;
    visitor.close().await?;
    played?;
    let requested = requested.lock().unwrap_or_else(PoisonError::into_inner).clone();
    measure(page, requested)
}

fn measure(page: &Page, requested: BTreeSet<String>) -> Result<Vec<File>> {
    let all: Vec<_> = page.environment().site().clone().into_files().collect();
    let mut files = Vec::new();
    for name in requested.into_iter().filter(|name| name != "empty.html") {
        let name = if name.is_empty() { "index.html".to_owned() } else { name };
        let bytes = all.iter().find(|(other, _)| *other == name);
        let bytes = &bytes.with_context(|| format!("{name} is requested but missing"))?.1;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(bytes)?;
        let gzip = gzip.finish()?.len().min(bytes.len());
        files.push(File { name, plain: bytes.len(), gzip });
    }
    files.sort_by_key(|file| std::cmp::Reverse(file.gzip));
    Ok(files)
}
