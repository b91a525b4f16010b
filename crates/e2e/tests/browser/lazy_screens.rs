//! Screens whose code is downloaded when they are opened.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Result;
use axum::extract::Request;
use axum::middleware::Next;
use mad_e2e::{Page, serve};

use super::deployment::{elsewhere, without};
use crate::suite::{expect, tests};

tests! {
    PHONE: a_part_is_downloaded_when_its_screen_is_opened, a_part_that_is_missing,
        a_part_that_takes_its_time;
    FIREFOX_DESKTOP: a_part_is_downloaded_when_its_screen_is_opened;
}

const LEARNING: &str = "split_learning.wasm";
const SCREENS: &str = "split_screens.wasm";

/// Whether the page has requested a file.
async fn has_requested(page: &Page, file: &str) -> Result<bool> {
    let look = format!(
        "return performance.getEntriesByType('resource').some(({{ name }}) => name.endsWith('/{file}'));"
    );
    page.run(&look, Vec::new()).await
}

async fn a_part_is_downloaded_when_its_screen_is_opened(page: &Page) -> Result<()> {
    page.visit("").await?;
    page.press("first-game").await?;
    page.wait_for(".game").await?;
    for file in [LEARNING, SCREENS] {
        expect(!has_requested(page, file).await?, format!("a game needs {file}"))?;
    }
    page.visit("#/learn").await?;
    page.wait_for(".lessons").await?;
    expect(has_requested(page, LEARNING).await?, "lessons are not a part of their own")?;
    expect(!has_requested(page, SCREENS).await?, "lessons need the other screens")?;
    page.visit("#/settings").await?;
    page.wait_for("[data-language]").await?;
    expect(has_requested(page, SCREENS).await?, "settings are not in a part of their own")
}

async fn a_part_that_is_missing(page: &Page) -> Result<()> {
    let (address, missing) = without(page, LEARNING).await?;
    // The part, and the script that loads it.
    elsewhere(page, &address, "/split", async |page| {
        page.visit("#/learn").await?;
        page.text_is("h1", &page.texts().screen_failed()).await?;
        page.text_is("main [role=alert] p", &page.texts().screen_failed_advice()).await?;
        // A second attempt fails as well. The message goes away meanwhile.
        page.console_errors().await?;
        page.press("try-again").await?;
        page.until("another failure", &true, async || {
            Ok(page.console_errors().await?.iter().any(|error| error.contains(LEARNING)))
        })
        .await?;
        page.wait_for("[data-action=try-again]").await?;
        // Other screens are not affected.
        page.visit("#/settings").await?;
        page.wait_for("main [data-language]").await?;
        page.visit("#/learn/moving").await?;
        missing.store(false, Ordering::Relaxed);
        page.press("try-again").await?;
        page.wait_for(".task .instruction").await
    })
    .await
}

async fn a_part_that_takes_its_time(page: &Page) -> Result<()> {
    let released = Arc::new(AtomicBool::new(false));
    let gate = Arc::clone(&released);
    let hold = move |request: Request, next: Next| {
        let gate = Arc::clone(&gate);
        async move {
            while request.uri().path().ends_with(SCREENS) && !gate.load(Ordering::Relaxed) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            next.run(request).await
        }
    };
    let router = page.environment().site().clone().router();
    let address = serve(router.layer(axum::middleware::from_fn(hold))).await?;
    elsewhere(page, &address, "", async |page| {
        page.visit("").await?;
        let go = "location.hash = '#/games'; return true;";
        page.run::<bool>(go, Vec::new()).await?;
        page.text_is("main[aria-busy] [role=status]", &page.texts().screen_loading()).await?;
        // The header is there, so the visitor can go elsewhere.
        page.run::<bool>("location.hash = '#/learn'; return true;", Vec::new()).await?;
        page.wait_for(".lessons").await?;
        page.run::<bool>(go, Vec::new()).await?;
        page.wait_for("main[aria-busy] [role=status]").await?;
        released.store(true, Ordering::Relaxed);
        page.wait_for("main:not([aria-busy]) h1").await
    })
    .await
}
