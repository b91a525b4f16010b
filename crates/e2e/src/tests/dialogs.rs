//! What stands in front of a game, and how it goes away.

use anyhow::Result;
use mad_e2e::{Input, Page, key};
use mad_rules::Position;

use super::nothing_played;
use crate::suite::tests;

tests! {
    EVERYWHERE: every_entry_of_the_menu_leads_somewhere;
    DESKTOP: the_menu_closes, the_browser_goes_back_and_forth;
}

async fn the_menu_closes(page: &Page) -> Result<()> {
    let start = Position::default();
    page.two_from(&start).await?;
    for _ in 0..2 {
        page.press("more").await?;
        page.see("dialog[open] .menu").await?;
        page.key(key::ESCAPE).await?;
        page.see_no("dialog[open]").await?;
        page.press("more").await?;
        page.see("dialog[open] .menu").await?;
        // Beside the card.
        page.click_at((5.0, 5.0)).await?;
        page.see_no("dialog[open]").await?;
    }
    page.press("more").await?;
    page.press("resign").await?;
    page.see("dialog[open] [data-action=yes-resign]").await?;
    page.key(key::ESCAPE).await?;
    page.see_no("dialog[open]").await?;
    nothing_played(page, &start, 0).await?;
    // The board has the pointer again.
    page.tap(Input::Mouse, "d2").await?;
    page.see(".picked").await
}

async fn every_entry_of_the_menu_leads_somewhere(page: &Page) -> Result<()> {
    page.two_from(&Position::default()).await?;
    let route = format!("#/game/{}", page.game_id().await?);
    for (action, place) in [
        ("new", "[data-action=start]"),
        ("games", ".games"),
        ("home", ".home"),
        ("setup", ".setup"),
    ] {
        page.visit(&route).await?;
        page.see(".game").await?;
        page.press("more").await?;
        page.press(action).await?;
        page.see(place).await?;
        page.see_no("dialog[open]").await?;
    }
    Ok(())
}

async fn the_browser_goes_back_and_forth(page: &Page) -> Result<()> {
    page.visit("#/").await?;
    page.press("two").await?;
    page.press("start").await?;
    page.see(".game").await?;
    page.session().back().await?;
    page.see("[data-action=start]").await?;
    page.session().back().await?;
    page.see(".home").await?;
    page.session().forward().await?;
    page.session().forward().await?;
    page.see(".game").await?;
    page.stands(&Position::default()).await
}
