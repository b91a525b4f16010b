//! The clock for a game on a real board.

use anyhow::{Context as _, Result};
use mad_e2e::Page;
use mad_rules::Side;
use mad_session::{BoardClock, TimeControl};
use serde_json::json;

use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: a_game_on_a_real_board;
    DESKTOP: with_the_keyboard, the_tie_break, time_runs_out, it_survives_a_reload, own_times,
        links_lead_there, the_screen_stays_on;
}

const TIME: &str = ".half[data-side=red] .time";

/// Opens a clock that is set.
async fn open(page: &Page, clock: &BoardClock) -> Result<()> {
    page.store("mad.clock", &clock.to_text()).await?;
    page.visit("#/").await?;
    page.visit("#/clock").await?;
    page.wait_for(".board-clock").await
}

async fn state_is(page: &Page, state: &str) -> Result<()> {
    page.wait_for(&format!(".board-clock[data-state={state}]")).await
}

async fn stored(page: &Page) -> Result<BoardClock> {
    let text = page.stored("mad.clock").await?.context("a clock is stored")?;
    BoardClock::from_text(&text).with_context(|| text)
}

async fn tap(page: &Page, side: &str) -> Result<()> {
    page.press_on(&format!(".half[data-side={side}] .tap")).await
}

async fn moves(page: &Page, side: &str) -> Result<()> {
    page.wait_for(&format!(".half.moves[data-side={side}]")).await
}

fn usual() -> BoardClock {
    BoardClock::new(TimeControl::minutes(5, 3), std::num::NonZeroU16::new(40))
}

async fn a_game_on_a_real_board(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.visit("#/clock").await?;
    page.choose(&texts.new_clock(), &texts.new_minutes(5, 3)).await?;
    page.press("set-clock").await?;
    state_is(page, "ready").await?;
    page.text_is(TIME, "5:00").await?;
    // Any half starts red's clock.
    tap(page, "blue").await?;
    state_is(page, "running").await?;
    moves(page, "red").await?;
    page.wait(
        "red's time to run",
        "document.querySelector(arguments[0]).innerText < '5:00'",
        &[json!(TIME)],
    )
    .await?;
    // Only the player to move ends the turn.
    tap(page, "blue").await?;
    tap(page, "red").await?;
    moves(page, "blue").await?;
    page.text_is(".count strong", &texts.meter_title(1)).await?;
    page.text_is(".count span", &texts.tie_break_near(39, "blue")).await?;
    page.press_on(".half[data-side=blue] .expulsion").await?;
    page.text_is(".count strong", &texts.meter_title(0)).await?;
    tap(page, "blue").await?;
    moves(page, "red").await?;
    page.press_on(".half[data-side=red] .expulsion").await?;
    page.text_is(".count span", &texts.tie_break_near(40, "red")).await?;
    page.press_on(".half[data-side=red] .expulsion").await?;
    page.text_is(".count span", &texts.tie_break_near(40, "blue")).await?;
    page.press("pause").await?;
    state_is(page, "paused").await?;
    tap(page, "red").await?;
    moves(page, "red").await?;
    page.press("undo").await?;
    moves(page, "blue").await?;
    page.press("go-on").await?;
    state_is(page, "running").await?;
    page.press("reset").await?;
    page.text_is("dialog[open] p", &texts.clock_reset_ask()).await?;
    page.press("yes-reset").await?;
    state_is(page, "ready").await?;
    page.text_is(TIME, "5:00").await?;
    expect(stored(page).await? == usual(), "as at the start")
}

async fn with_the_keyboard(page: &Page) -> Result<()> {
    open(page, &usual()).await?;
    page.key(' ').await?;
    state_is(page, "running").await?;
    page.key('e').await?;
    page.wait_for(".half[data-side=red] .expulsion[aria-pressed=true]").await?;
    page.key(' ').await?;
    moves(page, "blue").await?;
    page.key('p').await?;
    state_is(page, "paused").await?;
    page.key('p').await?;
    state_is(page, "running").await?;
    page.key('u').await?;
    moves(page, "red").await?;
    // Space on a button that has the focus is a click, and ends one turn only.
    page.tab_to(".half[data-side=red] .tap").await?;
    page.key(' ').await?;
    moves(page, "blue").await?;
    expect(stored(page).await?.turns() == 1, "one turn")
}

async fn the_tie_break(page: &Page) -> Result<()> {
    let texts = page.texts();
    let mut clock = BoardClock::new(TimeControl::minutes(5, 3), std::num::NonZeroU16::new(30));
    clock.toggle_expulsion();
    for _ in 0..30 {
        clock.press();
    }
    open(page, &clock).await?;
    page.wait_for(".count.urgent").await?;
    page.text_is(".count span", &texts.tie_break_near(1, "red")).await?;
    page.press("go-on").await?;
    tap(page, "red").await?;
    state_is(page, "over").await?;
    page.text_is(".count strong", &texts.end_semi("red")).await?;
    // A mistake can be taken back.
    page.press("undo").await?;
    state_is(page, "paused").await
}

async fn time_runs_out(page: &Page) -> Result<()> {
    let mut clock = usual();
    clock.press();
    clock.spend(299_300);
    open(page, &clock).await?;
    page.wait_for(".half.low[data-side=blue]").await?;
    page.press("go-on").await?;
    state_is(page, "over").await?;
    page.text_is(".count strong", &page.texts().clock_time_up("blue")).await?;
    page.text_is(".half[data-side=blue] .time", "0:00.0").await
}

async fn it_survives_a_reload(page: &Page) -> Result<()> {
    open(page, &usual()).await?;
    tap(page, "red").await?;
    tap(page, "red").await?;
    moves(page, "blue").await?;
    page.wait(
        "blue's time to run",
        "document.querySelector('.half[data-side=blue] .time').innerText < '5:00'",
        &[],
    )
    .await?;
    page.reload().await?;
    state_is(page, "paused").await?;
    moves(page, "blue").await?;
    let clock = stored(page).await?;
    expect(clock.turns() == 1 && clock.clock().left(Side::Blue) < 300_000, "the time is kept")?;
    // A damaged clock is as none.
    page.store("mad.clock", "{").await?;
    page.reload().await?;
    page.wait_for("[data-action=set-clock]").await
}

async fn own_times(page: &Page) -> Result<()> {
    let texts = page.texts();
    open(page, &usual()).await?;
    page.press("other-times").await?;
    page.choose(&texts.new_clock(), &texts.new_own_clock()).await?;
    page.choose(&texts.new_tie_break(), &texts.new_no_limit()).await?;
    page.toggle(&texts.new_clock_differ()).await?;
    page.press("set-clock").await?;
    page.text_is(TIME, "15:00").await?;
    page.text_is(".count strong", &texts.meter_start()).await?;
    page.text_is(".count span", &texts.meter_off("blue")).await
}

async fn links_lead_there(page: &Page) -> Result<()> {
    for route in ["#/new/two", "#/rules"] {
        page.visit(route).await?;
        page.press("board-clock").await?;
        page.wait_for("[data-action=set-clock]").await?;
    }
    Ok(())
}

/// The wake lock is held while the clock runs.
async fn the_screen_stays_on(page: &Page) -> Result<()> {
    open(page, &usual()).await?;
    let stub = "
        window.locks = 0;
        const request = async (kind) => {
            window.locks += 1;
            return { release: async () => { window.locks -= 1; } };
        };
        Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
        return true;
    ";
    page.run::<bool>(stub, Vec::new()).await?;
    tap(page, "red").await?;
    page.wait("the lock", "window.locks === 1", &[]).await?;
    page.press("pause").await?;
    page.wait("no lock", "window.locks === 0", &[]).await?;
    page.press("go-on").await?;
    page.wait("the lock again", "window.locks === 1", &[]).await?;
    page.visit("#/").await?;
    page.wait("no lock on another screen", "window.locks === 0", &[]).await.map(drop)
}
