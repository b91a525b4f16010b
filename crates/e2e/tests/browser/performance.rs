//! Processor time, download size, and the signature of the engine.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page};
use mad_engine::bench;
use serde_json::json;

use super::position;
use super::turn_input::START;
use crate::suite::{expect, tests};
use mad_e2e::download_size::{self, BUDGET};

tests! {
    DESKTOP: the_engine_counts_the_same, the_page_answers_while_the_engine_thinks,
        a_pick_shows_at_once, lessons_open_at_once;
    PHONE: a_first_game_is_light;
}

async fn a_first_game_is_light(page: &Page) -> Result<()> {
    let files = download_size::first_game(page).await?;
    for needed in ["index.html", "style.css", "mad_web_bg.wasm", "mad_worker_bg.wasm", "en.ftl"] {
        let there = files.iter().any(|file| file.name.ends_with(needed));
        expect(there, format!("{needed} was not asked for: {files:?}"))?;
    }
    // The parts of the client that other screens need.
    let part =
        files.iter().find(|file| file.name.ends_with(".wasm") && !file.name.ends_with("_bg.wasm"));
    expect(part.is_none(), format!("a first game does not need {part:?}"))?;
    let networks: Vec<&str> =
        files.iter().map(|file| file.name.as_str()).filter(|name| name.ends_with(".net")).collect();
    expect(networks.len() == 1, format!("one board needs one network, not {networks:?}"))?;
    let sum: usize = files.iter().map(|file| file.gzip).sum();
    expect(sum <= BUDGET, format!("{sum} bytes are more than {BUDGET}: {files:#?}"))
}

/// Runs the bench and returns its signature.
const BENCH: &str = "
    const [{ table, depth, positions }] = given;
    const folder = document.querySelector('meta[name=mad-engine]').content;
    const base = new URL(folder, document.baseURI);
    const { default: init, UgiSession } = await import(new URL('mad_worker.js', base));
    await init({ module_or_path: new URL('mad_worker_bg.wasm', base) });
    const session = new UgiSession();
    session.receive(`setoption name Hash value ${table}`);
    let nodes = 0;
    for (const position of positions) {
        session.receive(`uginewgame\\nposition fen ${position}`);
        const network = session.missingNetwork();
        if (network) {
            const response = await fetch(new URL(network, base));
            session.loadNetwork(network, new Uint8Array(await response.arrayBuffer()));
        }
        let replies = session.receive(`go depth ${depth}`);
        while (session.isSearching()) replies += session.runSlice();
        nodes += Math.max(...[...replies.matchAll(/ nodes ([0-9]+)/g)].map((found) => found[1]));
    }
    return nodes;
";

async fn the_engine_counts_the_same(page: &Page) -> Result<()> {
    page.visit("").await?;
    let native = tokio::task::spawn_blocking(|| bench::run(|_, _, _| {}).nodes);
    page.session().set_script_timeout(std::time::Duration::from_secs(120)).await?;
    let positions: Vec<String> = bench::positions().map(|position| position.to_string()).collect();
    let description =
        json!({ "table": bench::TABLE_MIB, "depth": bench::DEPTH, "positions": positions });
    let here: f64 = page.run_async(BENCH, vec![description]).await?;
    let native = native.await?;
    expect(here as u64 == native, format!("{here} positions in the browser, {native} natively"))
}

/// CPU time of the page's main thread so far, in milliseconds. Unlike wall time it does not grow while
/// other programs run.
async fn main_thread_time(page: &Page) -> Result<f64> {
    let cdp = page.session().cdp();
    cdp.send_raw("Performance.enable", json!({})).await?;
    let metrics = cdp.send_raw("Performance.getMetrics", json!({})).await?;
    let metrics = metrics["metrics"].as_array().context("metrics")?;
    let time = metrics.iter().find(|metric| metric["name"] == "ThreadTime").context("a time")?;
    Ok(time["value"].as_f64().context("a number")? * 1000.0)
}

/// The engine searches in its worker: the main thread has little to do meanwhile.
async fn the_page_answers_while_the_engine_thinks(page: &Page) -> Result<()> {
    const MOST: f64 = 250.0;
    page.open_two_player(&position(START)?).await?;
    let before = main_thread_time(page).await?;
    page.press("hint").await?;
    page.wait_for(".arrow.hint").await?;
    let busy = main_thread_time(page).await? - before;
    expect(busy <= MOST, format!("the main thread was busy for {busy:.0} ms, at most {MOST}"))
}

async fn a_pick_shows_at_once(page: &Page) -> Result<()> {
    const PICKS: u32 = 10;
    const MOST: f64 = 50.0;
    page.open_two_player(&position(START)?).await?;
    // The marks must be there after the next frame.
    let watch = "
        window.shown = null;
        addEventListener('click', () => requestAnimationFrame(() => setTimeout(() => {
            window.shown = { marks: document.querySelector('.free') !== null };
        })), { capture: true, once: true });
        return true;
    ";
    let before = main_thread_time(page).await?;
    for _ in 0..PICKS {
        page.run::<bool>(watch, Vec::new()).await?;
        page.tap(Input::Mouse, "c2").await?;
        let shown = page.wait("the frame after a pick", "window.shown", &[]).await?;
        expect(shown["marks"] == true, "a pick shows nothing in the next frame")?;
        page.tap(Input::Mouse, "c2").await?;
        page.wait_gone(".picked").await?;
    }
    let each = (main_thread_time(page).await? - before) / f64::from(PICKS);
    expect(each <= MOST, format!("a pick takes {each:.0} ms of the main thread, at most {MOST}"))
}

/// On a processor that is four times slower, within a second: the code of the lessons is compiled then.
async fn lessons_open_at_once(page: &Page) -> Result<()> {
    const MOST: f64 = 250.0;
    page.visit("").await?;
    let before = main_thread_time(page).await?;
    page.visit("#/learn").await?;
    page.wait_for(".lessons").await?;
    let busy = main_thread_time(page).await? - before;
    expect(
        busy <= MOST,
        format!("the lessons take {busy:.0} ms of the main thread, at most {MOST}"),
    )
}
