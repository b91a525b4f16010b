//! Hints in endings, from tables that are fetched in pieces.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::IntoResponse as _;
use mad_e2e::{Page, serve};

use super::deployment::elsewhere;
use super::position;
use crate::suite::{expect, tests};

tests! {
    DESKTOP: hint_from_tables, hint_without_tables;
    FIREFOX_DESKTOP: hint_from_tables;
}

/// Two ships against two. Red keeps the tie-break, which a search finds out only near the end.
const ENDING: &str = "b111b2222/4/4/4/r2223/r1113 b - r 3/40 92";

/// Serves the app, with its tables or without. Notes the statuses of the responses for them.
async fn host(page: &Page, has_tables: bool) -> Result<(String, Arc<Mutex<Vec<StatusCode>>>)> {
    let statuses = Arc::<Mutex<Vec<StatusCode>>>::default();
    let notes = Arc::clone(&statuses);
    let note = move |request: Request, next: Next| {
        let notes = Arc::clone(&notes);
        async move {
            if !request.uri().path().ends_with(".madtable") {
                return next.run(request).await;
            }
            let response = if has_tables {
                next.run(request).await
            } else {
                StatusCode::NOT_FOUND.into_response()
            };
            notes.lock().unwrap_or_else(PoisonError::into_inner).push(response.status());
            response
        }
    };
    let router = page.environment().site().clone().router();
    Ok((serve(router.layer(axum::middleware::from_fn(note))).await?, statuses))
}

/// Asks for a hint, and returns it.
async fn hint(page: &Page) -> Result<String> {
    page.open_two_player(&position(ENDING)?).await?;
    page.press("hint").await?;
    page.wait_for("[data-action=play-hint]").await?;
    page.status_text().await
}

async fn hint_from_tables(page: &Page) -> Result<()> {
    let (address, statuses) = host(page, true).await?;
    elsewhere(page, &address, "", async |page| {
        let text = hint(page).await?;
        expect(text.ends_with(&page.texts().hint_exact("semi-loss")), text)?;
        let statuses = statuses.lock().unwrap_or_else(PoisonError::into_inner);
        let partial = statuses.iter().all(|&status| status == StatusCode::PARTIAL_CONTENT);
        expect(!statuses.is_empty() && partial, format!("{statuses:?}"))
    })
    .await
}

/// The player sees nothing of it but another hint.
async fn hint_without_tables(page: &Page) -> Result<()> {
    let (address, statuses) = host(page, false).await?;
    elsewhere(page, &address, ".madtable", async |page| {
        let text = hint(page).await?;
        let results = ["win", "semi", "semi-loss", "loss"].map(|it| page.texts().hint_exact(it));
        expect(!results.iter().any(|result| text.contains(result)), text)?;
        page.console_warns(&["engine", "madtable", "HTTP status 404"]).await?;
        let asked = statuses.lock().unwrap_or_else(PoisonError::into_inner).len();
        expect(asked > 0, "the tables are not asked for")
    })
    .await
}
