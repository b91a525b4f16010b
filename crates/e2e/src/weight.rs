//! What travels for a first game against the computer.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context as _, Result};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::IntoResponse as _;
use flate2::Compression;
use flate2::write::GzEncoder;
use mad_e2e::{Page, SETTINGS, serve};

/// The most bytes that a first game may take, compressed: page, style, client, engine and one
/// language.
pub(crate) const BUDGET: usize = 600_000;

/// A file that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) plain: usize,
    /// Compressed with gzip, as well as it can.
    pub(crate) gzip: usize,
}

/// Plays the first turns of a first game on an empty device, and returns all files that were asked
/// for until the computer had answered, the heaviest first. What is stored for later is not among
/// them.
pub(crate) async fn first_game(page: &Page) -> Result<Vec<File>> {
    let asked = Arc::new(Mutex::new(BTreeSet::new()));
    let note = {
        let asked = Arc::clone(&asked);
        move |request: Request, next: Next| {
            let name = request.uri().path().trim_start_matches('/').to_owned();
            let later = name == "service.js";
            asked.lock().unwrap_or_else(PoisonError::into_inner).insert(name);
            async move {
                match later {
                    true => StatusCode::NOT_FOUND.into_response(),
                    false => next.run(request).await,
                }
            }
        }
    };
    let router = page.world().site().clone().router();
    let address = serve(router.layer(axum::middleware::from_fn(note))).await?;
    let visitor = page.world().visitor_of(page.browser(), page.size(), &address).await?;
    let played = async {
        visitor.store("mad.settings", SETTINGS).await?;
        visitor.visit("").await?;
        visitor.press("first-game").await?;
        visitor.press("keep").await?;
        visitor.see("[data-turn='2']").await
    };
    let played = played.await;
    visitor.leave().await?;
    played?;
    let asked = asked.lock().unwrap_or_else(PoisonError::into_inner).clone();
    weigh(page, asked)
}

fn weigh(page: &Page, asked: BTreeSet<String>) -> Result<Vec<File>> {
    let all: Vec<_> = page.world().site().clone().into_files().collect();
    let mut files = Vec::new();
    for name in asked.into_iter().filter(|name| name != "empty.html") {
        let name = if name.is_empty() { "index.html".to_owned() } else { name };
        let bytes = all.iter().find(|(other, _)| *other == name);
        let bytes = &bytes.with_context(|| format!("{name} is asked for and not there"))?.1;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(bytes)?;
        let gzip = gzip.finish()?.len().min(bytes.len());
        files.push(File { name, plain: bytes.len(), gzip });
    }
    files.sort_by_key(|file| std::cmp::Reverse(file.gzip));
    Ok(files)
}
