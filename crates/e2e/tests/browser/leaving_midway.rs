//! Leaving a screen in the middle of an action causes no errors.

use anyhow::Result;
use mad_e2e::{Input, Page, SETTINGS};
use mad_rules::{Position, Side};
use serde_json::json;

use super::game_end::against;
use super::turn_input::START;
use super::{position, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    DESKTOP: while_a_hint_is_drawn, while_a_hint_is_looked_for, while_a_partner_is_shown,
        while_ships_move, while_the_computer_is_asked, while_something_is_copied,
        while_a_ship_is_carried, while_the_menu_is_open, while_a_number_is_typed;
}

/// Clicks elements and leaves the screen before the next frame, as it happens on a slow machine.
/// Afterwards the console must be empty.
async fn click_and_leave(page: &Page, selectors: &[&str]) -> Result<()> {
    let leave = "
        const frame = window.requestAnimationFrame;
        window.requestAnimationFrame = (action) => setTimeout(() => frame(action), 100);
        for (const selector of given[0]) document.querySelector(selector).click();
        // Let the tasks run that the clicks have queued.
        await new Promise((done) => setTimeout(done));
        location.hash = '#/';
        await new Promise((done) => addEventListener('hashchange', done, { once: true }));
        await new Promise((done) => setTimeout(done, given[1]));
        window.requestAnimationFrame = frame;
        return true;
    ";
    page.run_async::<bool>(leave, vec![json!(selectors), json!(700)]).await?;
    page.wait_for(".home").await?;
    let complaints = page.console_errors().await?;
    expect(complaints.is_empty(), complaints.join("\n"))
}

async fn while_a_hint_is_drawn(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    page.press("hint").await?;
    page.wait_for(".arrow.hint").await?;
    click_and_leave(page, &["[data-action=flip]"]).await
}

async fn while_a_hint_is_looked_for(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    click_and_leave(page, &["[data-action=hint]"]).await
}

async fn while_a_partner_is_shown(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    click_and_leave(page, &["[data-spot=d2]", "[data-spot=a1]"]).await
}

async fn while_ships_move(page: &Page) -> Result<()> {
    page.store("mad.settings", &SETTINGS.replace("\"off\"", "\"on\"")).await?;
    for (from, to) in [("d2", "d3"), ("c2", "c4")] {
        page.open_two_player(&position(START)?).await?;
        let [from, to] = [from, to].map(|spot| format!("[data-spot={spot}]"));
        click_and_leave(page, &[&from, &to]).await?;
    }
    page.open_two_player(&position(START)?).await?;
    page.tap(Input::Mouse, "d2").await?;
    page.wait_for("[data-badge=r221]").await?;
    click_and_leave(page, &["[data-badge=r221]"]).await
}

async fn while_the_computer_is_asked(page: &Page) -> Result<()> {
    page.open_game("thinks", against(position(START)?, 10, Side::Red)).await?;
    click_and_leave(page, &["[data-spot=a2]", "[data-spot=a3]"]).await?;
    page.open_game("agrees", against(position(START)?, 10, Side::Red)).await?;
    page.press("more").await?;
    page.press("agree").await?;
    page.wait_for("[data-action=yes-agree]").await?;
    click_and_leave(page, &["[data-action=yes-agree]"]).await
}

async fn while_something_is_copied(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    page.press("more").await?;
    page.wait_for("[data-action=share]").await?;
    click_and_leave(page, &["[data-action=share]"]).await
}

async fn while_the_menu_is_open(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    click_and_leave(page, &["[data-action=more]"]).await?;
    page.wait_gone("dialog[open]").await?;
    page.press_on("[data-place=settings]").await?;
    page.wait_for(".switch").await
}

/// A field that is removed fires its change event after the screen is gone.
async fn while_a_number_is_typed(page: &Page) -> Result<()> {
    for field in ["number", "quiet"] {
        page.visit("#/setup").await?;
        page.press_on(&format!("[data-field={field}]")).await?;
        page.type_text("7").await?;
        click_and_leave(page, &[]).await?;
    }
    Ok(())
}

/// The mouse button is released on another screen.
async fn while_a_ship_is_carried(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    page.start_drag("a2", "a3").await?;
    page.wait_for(".carried").await?;
    click_and_leave(page, &[]).await?;
    page.release_mouse().await?;
    page.press("two").await?;
    page.press("start").await?;
    page.position_is(&Position::default()).await?;
    page.press("keep").await?;
    turn_count_is(page, 1).await
}
