//! Benchmarks: downloaded bytes, times and memory.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use mad_e2e::{Browser, Environment, Input, Page, SETTINGS, Size};
use mad_engine::{Engine, Limits};
use mad_rules::{BySide, Game};
use mad_session::{GameSession, Seat};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde::Deserialize;
use serde_json::json;

use mad_e2e::download_size::{self, BUDGET};

/// Runs for each time; the median is printed.
const ROUNDS: usize = 9;
/// Games before the second measurement of memory.
const GAMES: usize = 10;
/// The level of the computer: the highest that answers within a second on a phone.
const LEVEL: u8 = 8;
/// The longest time of a game.
const LONGEST: Duration = Duration::from_secs(120);

/// Records when the first board is drawn and when the computer has played, and the longest task of
/// the main thread.
const WATCH: &str = "
    window.times = { board: null, answer: null, longest: 0 };
    const note = (name) => requestAnimationFrame(() => setTimeout(() => {
        window.times[name] ??= performance.now();
    }));
    new MutationObserver(() => {
        if (window.times.board === null && document.querySelector('.arena .cell')) note('board');
        if (window.times.answer === null && document.querySelector('[data-turn]')) note('answer');
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
        for (const task of list.getEntries()) {
            window.times.longest = Math.max(window.times.longest, task.duration);
        }
    }).observe({ type: 'longtask', buffered: true });
";

/// Milliseconds since the page was opened.
#[derive(Debug, Clone, Copy, Deserialize)]
struct Times {
    board: f64,
    answer: f64,
    longest: f64,
}

/// Measures and prints everything. Returns whether the bytes are within the budget. The times of
/// another app, if there is one, are measured in turns with those of this one, because the machine
/// may be faster or slower at another time.
pub(crate) async fn run(
    environment: &Arc<Environment>,
    other: Option<&Arc<Environment>>,
) -> Result<bool> {
    let kept = bytes(environment).await?;
    times(environment, other).await?;
    memory(environment).await?;
    Ok(kept)
}

async fn bytes(environment: &Arc<Environment>) -> Result<bool> {
    let page = environment.open_browser(Browser::Chromium, Size::Phone).await?;
    let files = download_size::first_game(&page).await;
    page.close().await?;
    let files = files?;
    println!("{:<42}{:>10}{:>10}", "for a first game", "bytes", "gzip");
    for file in &files {
        println!("{:<42}{:>10}{:>10}", file.name, file.plain, file.gzip);
    }
    let sum = |size: fn(&download_size::File) -> usize| files.iter().map(size).sum::<usize>();
    let gzip = sum(|file| file.gzip);
    println!("{:<42}{:>10}{:>10}", "together", sum(|file| file.plain), gzip);
    println!("{:<42}{:>10}{BUDGET:>10}\n", "budget", "");
    Ok(gzip <= BUDGET)
}

/// A game in which it is the computer's turn.
fn the_computers_turn() -> Result<GameSession> {
    let mut game = Game::default();
    for turn in ["pass", "pass", "a2a3"] {
        game.play(turn.parse()?)?;
    }
    let seats = BySide { red: Seat::Person, blue: Seat::Computer(LEVEL) };
    Ok(GameSession::new(Game::new(*game.position()), seats, 7, None))
}

async fn times(environment: &Arc<Environment>, other: Option<&Arc<Environment>>) -> Result<()> {
    println!("milliseconds, middle of {ROUNDS}, phone, server on the same machine");
    println!("{:<42}{:>8}{:>8}{:>8}", "", "board", "answer", "longest");
    let apps: Vec<&Arc<Environment>> = [environment].into_iter().chain(other).collect();
    for (name, throttle, again) in [
        ("first visit", 1, false),
        ("first visit, processor 4 times slower", 4, false),
        ("later visit", 1, true),
        ("later visit, processor 4 times slower", 4, true),
    ] {
        let mut measured = vec![Vec::new(); apps.len()];
        for _ in 0..ROUNDS {
            for (app, times) in apps.iter().zip(&mut measured) {
                let page = app.open_browser(Browser::Chromium, Size::Phone).await?;
                let opened = open(&page, throttle, again).await;
                page.close().await?;
                times.push(opened?);
            }
        }
        for (index, times) in measured.iter().enumerate() {
            print_medians(if index == 0 { name } else { "- the other app" }, times);
        }
    }
    println!();
    Ok(())
}

fn print_medians(name: &str, times: &[Times]) {
    let median = |of: fn(&Times) -> f64| {
        let mut values: Vec<f64> = times.iter().map(of).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    let (board, answer) = (median(|item| item.board), median(|item| item.answer));
    let longest = median(|item| item.longest);
    println!("{name:<42}{board:>8.0}{answer:>8.0}{longest:>8.0}");
}

/// Opens a link to a game in which it is the computer's turn.
async fn open(page: &Page, throttle: u32, again: bool) -> Result<Times> {
    page.store("mad.settings", SETTINGS).await?;
    page.save_game("measured", the_computers_turn()?).await?;
    if again {
        page.visit("").await?;
        page.wait_for(":root[data-offline=ready]").await?;
        page.leave_app().await?;
    }
    let cdp = page.session().cdp();
    let watch = json!({ "source": WATCH });
    cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", watch).await?;
    cdp.send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": throttle })).await?;
    page.visit("#/game/measured").await?;
    let times = page.wait("the answer", "window.times.answer && window.times", &[]).await?;
    Ok(serde_json::from_value(times)?)
}

async fn memory(environment: &Arc<Environment>) -> Result<()> {
    let page = environment.open_browser(Browser::Chromium, Size::Phone).await?;
    let result = games(&page).await;
    page.close().await?;
    let (first, last, longest) = result?;
    println!("megabytes                                     script    client");
    println!("{:<42}{:>10.1}{:>10.1}", "after a game", first.0, first.1);
    println!("{:<42}{:>10.1}{:>10.1}", format!("after {GAMES} games"), last.0, last.1);
    println!("longest task in {GAMES} games: {longest:.0} ms");
    Ok(())
}

/// Megabytes of the JavaScript heap, and of the client's WebAssembly memory.
type Memory = (f64, f64);

async fn games(page: &Page) -> Result<(Memory, Memory, f64)> {
    page.store("mad.settings", SETTINGS).await?;
    let watch = json!({ "source": WATCH });
    page.session().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", watch).await?;
    page.visit("").await?;
    page.press("first-game").await?;
    let mut engine = Engine::new(4);
    let mut first = None;
    for round in 0..GAMES {
        play(page, &mut engine).await?;
        if round == 0 {
            first = Some(used(page).await?);
        }
        if round + 1 < GAMES {
            page.press("rematch").await?;
            page.wait_gone(".end").await?;
        }
    }
    let longest = page.run("return window.times.longest;", Vec::new()).await?;
    Ok((first.context("a game")?, used(page).await?, longest))
}

/// Plays the game on the screen to its end.
async fn play(page: &Page, engine: &mut Engine) -> Result<()> {
    let stop = AtomicBool::new(false);
    let mut rng = SmallRng::seed_from_u64(1);
    let start = Instant::now();
    while start.elapsed() < LONGEST {
        let session = page.current_game().await?.session;
        if session.game().is_over() {
            return page.wait_for(".end").await;
        }
        if !session.person_to_move() {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let position = session.game().position();
        let report = engine.search(position, Limits::nodes(3_000), &stop, |_| {});
        let turn = report.context("a turn")?.best();
        page.play_turn(Input::of(page.size()), position, turn, &mut rng).await?;
        let more = format!(
            "document.querySelectorAll('[data-turn]').length > {}",
            session.game().turns().len()
        );
        page.wait("the turn", &more, &[]).await?;
    }
    anyhow::bail!("the game did not end")
}

async fn used(page: &Page) -> Result<Memory> {
    let cdp = page.session().cdp();
    cdp.send_raw("HeapProfiler.collectGarbage", json!({})).await?;
    cdp.send_raw("Performance.enable", json!({})).await?;
    let metrics = cdp.send_raw("Performance.getMetrics", json!({})).await?;
    let metrics = metrics["metrics"].as_array().context("metrics")?;
    let heap = metrics.iter().find(|item| item["name"] == "JSHeapUsedSize").context("a heap")?;
    let heap = heap["value"].as_f64().context("a number")?;
    // `init` returns the exports of the module that is already initialised.
    let client = "
        const folder = document.querySelector('meta[name=mad-app]').content;
        const { default: init } = await import(new URL(folder + 'mad_web.js', document.baseURI));
        return (await init()).memory.buffer.byteLength;
    ";
    let client: f64 = page.run_async(client, Vec::new()).await?;
    ensure!(client > 0.0, "the client has no memory");
    Ok((heap / 1e6, client / 1e6))
}
