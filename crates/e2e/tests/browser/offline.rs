//! The service worker: offline use, and updates.

use std::net::SocketAddr;
use std::sync::atomic::AtomicBool;

use anyhow::{Context as _, Result};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::IntoResponse as _;
use mad_e2e::{Input, Page, SETTINGS, ServerProcess, another_version, serve};
use mad_engine::{Engine, Limits};
use mad_rules::{Game, Side};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde_json::{Value, json};

use super::game_end::against;
use super::turn_input::START;
use super::{position, position_is_after};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: the_server_ends_and_the_game_goes_on;
    FIREFOX_DESKTOP: the_server_ends_and_the_game_goes_on;
    DESKTOP: a_new_version_is_taken_when_the_player_says_so, one_of_two_tabs_takes_a_new_version,
        a_new_version_does_not_lose_what_is_not_kept, it_can_be_installed,
        what_is_damaged_on_the_device_is_mended, a_device_that_keeps_nothing;
}

/// Opens an app with a server process of its own, and waits until it is cached.
pub(super) async fn at_home(
    page: &Page,
    visit: impl AsyncFn(&Page, ServerProcess) -> Result<()>,
) -> Result<()> {
    let host = ServerProcess::start(page.environment().site().clone(), None).await?;
    let address = format!("http://{}/", host.address());
    let other = page.environment().open_browser_at(page.browser(), page.size(), &address).await?;
    let result = async {
        other.store("mad.settings", SETTINGS).await?;
        other.visit("").await?;
        other.wait_for(":root[data-offline=ready]").await?;
        visit(&other, host).await?;
        // Refused connections are expected.
        let complaints = other.console_errors().await?;
        let ours = complaints.iter().filter(|item| !item.contains("ERR_CONNECTION_REFUSED"));
        let ours: Vec<&String> = ours.collect();
        expect(ours.is_empty(), format!("the console says: {ours:?}"))
    };
    let result = result.await;
    // Not reused: another test may get the same port, and would find this storage.
    other.quit().await?;
    result
}

/// Plays red's next turn, found by a short search, and waits for the answer.
async fn play_one(page: &Page, engine: &mut Engine) -> Result<Game> {
    let game = page.current_game().await?.session.game().clone();
    let stop = AtomicBool::new(false);
    let found = engine.search(game.position(), Limits::nodes(2_000), &stop, |_| {});
    let turn = found.context("a turn")?.best();
    let mut rng = SmallRng::seed_from_u64(1);
    page.play_turn(Input::of(page.size()), game.position(), turn, &mut rng).await?;
    let turns = game.turns().len();
    let over = format!("document.querySelectorAll('[data-turn]').length > {}", turns + 1);
    let over = format!("document.querySelector('.end') !== null || {over}");
    page.wait("the answer, or the end", &over, &[]).await?;
    Ok(page.current_game().await?.session.game().clone())
}

async fn the_server_ends_and_the_game_goes_on(page: &Page) -> Result<()> {
    at_home(page, async |page, host| {
        let mut engine = Engine::new(4);
        page.open_game("home", against(position(START)?, 2, Side::Red)).await?;
        play_one(page, &mut engine).await?;
        host.end().await?;
        let mut game = play_one(page, &mut engine).await?;
        page.reload().await?;
        page.position_is(game.position()).await?;
        while !game.is_over() {
            game = play_one(page, &mut engine).await?;
            expect(game.turns().len() < 120, "the game does not come to an end")?;
        }
        page.wait_for(".end").await?;
        page.reload().await?;
        page.wait_for(".end").await?;
        // All other screens work as well, even those that were not opened before.
        page.visit("#/games").await?;
        page.wait_for("[href='#/game/home']").await?;
        page.visit("#/learn/moving").await?;
        page.wait_for(".task .instruction").await?;
        page.visit("#/rules").await?;
        page.wait_for(".manual section").await?;
        for route in ["#/setup", "#/clock", "#/game?start=6x4&turns=pass"] {
            page.visit(route).await?;
            page.wait_gone("[data-action=try-again]").await?;
        }
        page.visit("#/settings").await?;
        page.press_on("[data-language=nl]").await?;
        page.wait_for(":root[lang=nl]").await?;
        page.visit("#/learn").await?;
        page.wait_for("[href='#/learn/moving']").await?;
        page.visit("").await?;
        page.press("play").await?;
        page.press("start").await?;
        page.wait_for(".game").await?;
        page.wait_for("[data-action=keep], [data-turn]").await
    })
    .await
}

/// Replaces the server by one with a new version, and lets the page look for it.
async fn renew(page: &Page, host: ServerProcess) -> Result<ServerProcess> {
    let address: SocketAddr = host.address();
    host.end().await?;
    let new = another_version(page.environment().site().clone().into_files())?;
    let host = ServerProcess::start(new, Some(address)).await?;
    let look = "document.dispatchEvent(new Event('visibilitychange')); return true;";
    page.run::<bool>(look, Vec::new()).await?;
    page.wait_for(":root[data-offline=new]").await?;
    Ok(host)
}

async fn version(page: &Page) -> Result<String> {
    page.run("return document.querySelector('meta[name=mad-app]').content;", Vec::new()).await
}

const NEW: &str = "app-0123456789ab/";

async fn versions_kept(page: &Page, wanted: usize) -> Result<()> {
    page.until("the versions on the device", &wanted, async || {
        page.run_async("return (await caches.keys()).length;", Vec::new()).await
    })
    .await
}

async fn a_new_version_is_taken_when_the_player_says_so(page: &Page) -> Result<()> {
    at_home(page, async |page, host| {
        let old = version(page).await?;
        let start = position(START)?;
        page.open_two_player(&start).await?;
        page.drag(Input::MouseDrag, "a2", "a3").await?;
        let host = renew(page, host).await?;
        // The update is announced, and the game goes on.
        page.text_is(".new-version p", &page.texts().offline_new()).await?;
        page.drag(Input::MouseDrag, "a5", "a4").await?;
        position_is_after(page, &start, &["a2a3", "a5a4"]).await?;
        page.press("version-later").await?;
        page.wait_gone(".new-version").await?;
        // Files that were not loaded yet still come from the old version.
        page.press("hint").await?;
        page.wait_for(".arrow.hint").await?;
        page.choose_language("de").await?;
        page.wait_for(":root[lang=de]").await?;
        page.choose_language("en").await?;
        page.wait_for(":root[lang=en]").await?;
        // A reload does not update.
        page.reload().await?;
        position_is_after(page, &start, &["a2a3", "a5a4"]).await?;
        expect(version(page).await? == old, "a reload takes the new version")?;
        page.press("take-version").await?;
        page.wait("the new version", &format!("{VERSION} === '{NEW}'"), &[]).await?;
        position_is_after(page, &start, &["a2a3", "a5a4"]).await?;
        versions_kept(page, 1).await?;
        page.drag(Input::MouseDrag, "b2", "b3").await?;
        position_is_after(page, &start, &["a2a3", "a5a4", "b2b3"]).await?;
        // The new version works offline.
        host.end().await?;
        page.reload().await?;
        expect(version(page).await? == NEW, "another version")?;
        position_is_after(page, &start, &["a2a3", "a5a4", "b2b3"]).await.map(drop)
    })
    .await
}

const VERSION: &str = "document.querySelector('meta[name=mad-app]')?.content";

async fn one_of_two_tabs_takes_a_new_version(page: &Page) -> Result<()> {
    at_home(page, async |page, host| {
        let start = position(START)?;
        page.open_two_player(&start).await?;
        let first = page.session().window().await?;
        let second = page.session().new_tab().await?;
        page.session().switch_to_window(second).await?;
        page.visit("").await?;
        let host = renew(page, host).await?;
        page.press("take-version").await?;
        page.wait("the new version", &format!("{VERSION} === '{NEW}'"), &[]).await?;
        host.end().await?;
        // The other tab goes on with the old version, texts that it has not loaded yet included.
        page.session().switch_to_window(first).await?;
        page.wait_for(":root[data-offline=new]").await?;
        page.drag(Input::MouseDrag, "a2", "a3").await?;
        position_is_after(page, &start, &["a2a3"]).await?;
        page.choose_language("fr").await?;
        page.wait_for(":root[lang=fr]").await?;
        expect(version(page).await? != NEW, "the game was interrupted")?;
        versions_kept(page, 2).await?;
        page.press("take-version").await?;
        page.wait("the new version", &format!("{VERSION} === '{NEW}'"), &[]).await?;
        position_is_after(page, &start, &["a2a3"]).await.map(drop)
    })
    .await
}

async fn a_new_version_does_not_lose_what_is_not_kept(page: &Page) -> Result<()> {
    at_home(page, async |page, host| {
        let start = position(START)?;
        page.open_two_player(&start).await?;
        page.fill_storage().await?;
        page.drag(Input::MouseDrag, "a2", "a3").await?;
        page.notice_is(&page.texts().web_storage_full()).await?;
        let _host = renew(page, host).await?;
        page.press("take-version").await?;
        page.text_is(".notice p", &page.texts().offline_unkept()).await?;
        position_is_after(page, &start, &["a2a3"]).await.map(drop)
    })
    .await
}

async fn what_is_damaged_on_the_device_is_mended(page: &Page) -> Result<()> {
    page.enable_service_worker().await?;
    page.visit("").await?;
    page.wait_for(":root[data-offline=ready]").await?;
    let damage = "
        const cache = await caches.open((await caches.keys())[0]);
        const file = (await cache.keys()).find((item) => item.url.endsWith('/mad_web.js'));
        const headers = { 'content-type': 'text/javascript' };
        await cache.put(file, new Response('throw new Error(1)', { headers }));
        return true;
    ";
    page.run_async::<bool>(damage, Vec::new()).await?;
    page.session().refresh().await?;
    page.wait_for("#boot-failed").await?;
    // The page has logged the failure.
    page.console_errors().await?;
    page.press_on("#boot-again").await?;
    page.wait_for(".home").await?;
    page.wait_for(":root[data-offline=ready]").await?;
    page.reload().await?;
    page.wait_for(".home").await
}

/// A missing file prevents caching, and the settings say so.
async fn a_device_that_keeps_nothing(page: &Page) -> Result<()> {
    let hide = async |request: Request, next: Next| {
        if request.uri().path().ends_with("de.ftl") {
            StatusCode::NOT_FOUND.into_response()
        } else {
            next.run(request).await
        }
    };
    let router = page.environment().site().clone().router();
    let address = serve(router.layer(axum::middleware::from_fn(hide))).await?;
    let other = page.environment().open_browser_at(page.browser(), page.size(), &address).await?;
    let visit = async {
        other.store("mad.settings", SETTINGS).await?;
        other.visit("#/settings").await?;
        other.wait_for(":root[data-offline=none]").await?;
        other
            .until("the word about it", &true, async || {
                Ok(other.text("main").await?.contains(&other.texts().offline_none()))
            })
            .await
    };
    let result = visit.await;
    other.close().await?;
    result
}

async fn it_can_be_installed(page: &Page) -> Result<()> {
    page.enable_service_worker().await?;
    page.visit("").await?;
    page.wait_for(":root[data-offline=ready]").await?;
    let cdp = page.session().cdp();
    let manifest = cdp.send_raw("Page.getAppManifest", json!({})).await?;
    expect(manifest["errors"] == json!([]), &manifest["errors"])?;
    let text = manifest["data"].as_str().context("a manifest")?;
    let parsed: Value = serde_json::from_str(text)?;
    expect(parsed["lang"] == "en", "the manifest speaks as the page does")?;
    let hindered = cdp.send_raw("Page.getInstallabilityErrors", json!({})).await?;
    let hindered = &hindered["installabilityErrors"];
    expect(*hindered == json!([]), hindered)?;
    page.visit("#/settings").await?;
    page.press_on("[data-language=fr]").await?;
    page.wait(
        "the manifest",
        "document.querySelector(\"link[rel=manifest]\").href.endsWith(\"fr.webmanifest\")",
        &[],
    )
    .await
    .map(drop)
}
