//! Old browsers, missing files, and static hosts.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Result, ensure};
use axum::extract::Request;
use axum::http::header::CONTENT_TYPE;
use axum::http::{StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use mad_e2e::{Input, Page, SETTINGS, serve};
use mad_rules::{Position, Side};
use mad_server::Router;
use serde_json::json;

use super::game_end::against;
use super::turn_input::START;
use super::{position, turn_count_is};
use crate::suite::tests;

tests! {
    DESKTOP: the_client_cannot_be_loaded, the_engine_cannot_be_loaded, exported_as_files,
        the_board_is_there_before_the_engine, no_web_assembly, an_old_browser;
}

async fn no_web_assembly(page: &Page) -> Result<()> {
    is_too_old(page, "delete window.WebAssembly;").await
}

async fn an_old_browser(page: &Page) -> Result<()> {
    is_too_old(page, "CSS.supports = () => false;").await
}

/// The page names what the browser lacks.
async fn is_too_old(page: &Page, lack: &str) -> Result<()> {
    let parameters = json!({ "source": lack });
    page.session().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", parameters).await?;
    page.session().goto(page.address()).await?;
    page.text_is("#boot-needs", &page.texts().page_needs()).await?;
    page.wait_gone("#app main").await
}

/// Serves the app without a file, while the switch is on.
pub(super) async fn without(page: &Page, file: &'static str) -> Result<(String, Arc<AtomicBool>)> {
    let missing = Arc::new(AtomicBool::new(true));
    let switch = missing.clone();
    let filter = move |request: Request, next: Next| {
        let hidden = request.uri().path().ends_with(file) && switch.load(Ordering::Relaxed);
        async move {
            if hidden { StatusCode::NOT_FOUND.into_response() } else { next.run(request).await }
        }
    };
    let router = page.environment().site().clone().router();
    let address = serve(router.layer(axum::middleware::from_fn(filter))).await?;
    Ok((address, missing))
}

/// Opens a browser at an address; at the end its console may have only expected errors.
pub(super) async fn elsewhere(
    page: &Page,
    address: &str,
    expected: &str,
    visit: impl AsyncFn(&Page) -> Result<()>,
) -> Result<()> {
    let other = page.environment().open_browser_at(page.browser(), page.size(), address).await?;
    let result = async {
        other.store("mad.settings", SETTINGS).await?;
        visit(&other).await?;
        let complaints = other.console_errors().await?;
        let others: Vec<&String> = complaints
            .iter()
            .filter(|item| expected.is_empty() || !item.contains(expected))
            .collect();
        ensure!(others.is_empty(), "the console says: {others:?}");
        Ok(())
    };
    let result = result.await;
    other.close().await?;
    result
}

async fn the_client_cannot_be_loaded(page: &Page) -> Result<()> {
    let (address, missing) = without(page, "mad_web_bg.wasm").await?;
    elsewhere(page, &address, "mad_web_bg.wasm", async |page| {
        page.session().goto(page.address()).await?;
        page.text_is("#boot-failed p", &page.texts().page_failed()).await?;
        // The page has logged the failure.
        page.console_errors().await?;
        missing.store(false, Ordering::Relaxed);
        page.press_on("#boot-again").await?;
        page.wait_for(".home").await
    })
    .await
}

async fn the_engine_cannot_be_loaded(page: &Page) -> Result<()> {
    let (address, missing) = without(page, "mad_worker_bg.wasm").await?;
    elsewhere(page, &address, "mad_worker_bg.wasm", async |page| {
        let start = position(START)?;
        page.open_game("broken", against(start, 1, Side::Red)).await?;
        page.drag(Input::MouseDrag, "a2", "a3").await?;
        page.wait_for("[data-action=try-again]").await?;
        page.wait_for(".sentence.warning").await?;
        turn_count_is(page, 1).await?;
        // A second attempt works, and the game is unchanged.
        missing.store(false, Ordering::Relaxed);
        page.press("try-again").await?;
        turn_count_is(page, 2).await
    })
    .await
}

/// The board does not wait for the engine, whose download is held back.
async fn the_board_is_there_before_the_engine(page: &Page) -> Result<()> {
    let (released, asked) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let (gate, note) = (Arc::clone(&released), Arc::clone(&asked));
    let hold = move |request: Request, next: Next| {
        let (gate, note) = (Arc::clone(&gate), Arc::clone(&note));
        async move {
            let path = request.uri().path();
            if path.ends_with("service.js") {
                // The service worker would request everything.
                return StatusCode::NOT_FOUND.into_response();
            }
            if path.ends_with("mad_worker_bg.wasm") {
                note.store(true, Ordering::Relaxed);
                while !gate.load(Ordering::Relaxed) {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
            next.run(request).await
        }
    };
    let router = page.environment().site().clone().router();
    let address = serve(router.layer(axum::middleware::from_fn(hold))).await?;
    elsewhere(page, &address, "A bad HTTP response code (404)", async |page| {
        page.visit("").await?;
        page.press("first-game").await?;
        page.position_is(&Position::default()).await?;
        // It is requested before it is needed.
        page.until("the engine is asked for", &true, async || Ok(asked.load(Ordering::Relaxed)))
            .await?;
        play_a_turn(page).await?;
        turn_count_is(page, 1).await?;
        released.store(true, Ordering::Relaxed);
        turn_count_is(page, 2).await
    })
    .await
}

/// Plays the first turn of a first game.
async fn play_a_turn(page: &Page) -> Result<()> {
    let input = Input::of(page.size());
    page.tap(input, "a2").await?;
    page.tap(input, "a3").await
}

/// A static host that serves a folder below `/games/mad/`.
fn plain_host(folder: PathBuf) -> Router {
    let file = async move |uri: Uri| -> Response {
        let Some(name) = uri.path().strip_prefix("/games/mad/") else {
            return StatusCode::NOT_FOUND.into_response();
        };
        let name = if name.is_empty() { "index.html" } else { name };
        let kind = match name.rsplit_once('.').map_or("", |(_, end)| end) {
            "html" => "text/html",
            "js" => "text/javascript",
            "css" => "text/css",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            _ => "text/plain",
        };
        match std::fs::read(folder.join(name)) {
            Ok(bytes) => ([(CONTENT_TYPE, kind)], bytes).into_response(),
            Err(_) => StatusCode::NOT_FOUND.into_response(),
        }
    };
    Router::new().fallback(file)
}

async fn exported_as_files(page: &Page) -> Result<()> {
    let folder = std::env::temp_dir().join(format!("mad-e2e-site-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    page.environment().site().clone().export(&folder)?;
    std::fs::write(
        folder.join("empty.html"),
        "<!doctype html><link rel=\"icon\" href=\"data:,\" />",
    )?;
    let address = serve(plain_host(folder.clone())).await? + "games/mad/";
    let result = elsewhere(page, &address, "", async |page| {
        page.visit("").await?;
        page.press("first-game").await?;
        page.position_is(&Position::default()).await?;
        play_a_turn(page).await?;
        turn_count_is(page, 2).await?;
        page.reload().await?;
        turn_count_is(page, 2).await?;
        page.press("hint").await?;
        page.wait_for(".arrow.hint").await
    });
    let result = result.await;
    std::fs::remove_dir_all(&folder)?;
    result
}
