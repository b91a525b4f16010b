//! What stands in front of a game, and how it goes away.

use anyhow::Result;
use mad_e2e::{Input, Page, key};
use mad_rules::Position;

use super::still_at;
use crate::suite::tests;

tests! {
    EVERYWHERE: every_entry_of_the_menu_leads_somewhere;
    DESKTOP: the_menu_closes, the_browser_goes_back_and_forth;
}

async fn the_menu_closes(page: &Page) -> Result<()> {
    let start = Position::default();
    page.open_two_player(&start).await?;
    for _ in 0..2 {
        page.press("more").await?;
        page.wait_for("dialog[open] .menu").await?;
        page.key(key::ESCAPE).await?;
        page.wait_gone("dialog[open]").await?;
        page.press("more").await?;
        page.wait_for("dialog[open] .menu").await?;
        // Beside the card.
        page.click_at((5.0, 5.0)).await?;
        page.wait_gone("dialog[open]").await?;
    }
    page.press("more").await?;
    page.press("resign").await?;
    page.wait_for("dialog[open] [data-action=yes-resign]").await?;
    page.key(key::ESCAPE).await?;
    page.wait_gone("dialog[open]").await?;
    still_at(page, &start, 0).await?;
    // The board has the pointer again.
    page.tap(Input::Mouse, "d2").await?;
    page.wait_for(".picked").await
}

async fn every_entry_of_the_menu_leads_somewhere(page: &Page) -> Result<()> {
    page.open_two_player(&Position::default()).await?;
    let route = format!("#/game/{}", page.game_id().await?);
    for (action, place) in [
        ("new", "[data-action=start]"),
        ("games", ".games"),
        ("home", ".home"),
        ("setup", ".setup"),
    ] {
        page.visit(&route).await?;
        page.wait_for(".game").await?;
        page.press("more").await?;
        page.press(action).await?;
        page.wait_for(place).await?;
        page.wait_gone("dialog[open]").await?;
    }
    Ok(())
}

async fn the_browser_goes_back_and_forth(page: &Page) -> Result<()> {
    page.visit("#/").await?;
    page.press("two").await?;
    page.press("start").await?;
    page.wait_for(".game").await?;
    page.session().back().await?;
    page.wait_for("[data-action=start]").await?;
    page.session().back().await?;
    page.wait_for(".home").await?;
    page.session().forward().await?;
    page.session().forward().await?;
    page.wait_for(".game").await?;
    page.position_is(&Position::default()).await
}
