//! Dialogs over a game, and how they close.

use anyhow::Result;
use mad_e2e::{Input, Page, key};
use mad_rules::Position;

use super::still_at;
use crate::suite::tests;

tests! {
    SMALL_AND_LARGE: every_entry_of_the_menu_leads_somewhere;
    DESKTOP: the_menu_closes, the_menu_is_beside_its_button, the_browser_goes_back_and_forth;
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
        // On the backdrop.
        page.click_at((5.0, 5.0)).await?;
        page.wait_gone("dialog[open]").await?;
    }
    page.press("more").await?;
    page.press("resign").await?;
    page.wait_for("dialog[open] [data-action=yes-resign]").await?;
    page.key(key::ESCAPE).await?;
    page.wait_gone("dialog[open]").await?;
    still_at(page, &start, 0).await?;
    // The board reacts again.
    page.tap(Input::Mouse, "d2").await?;
    page.wait_for(".picked").await
}

/// In a wide window the menu does not cover the arena, and stays inside the window.
async fn the_menu_is_beside_its_button(page: &Page) -> Result<()> {
    page.open_two_player(&Position::default()).await?;
    page.press("more").await?;
    page.wait_for("dialog[open].near .menu").await?;
    let fault = "(() => {
        const area = (selector) => document.querySelector(selector).getBoundingClientRect();
        const [menu, button] = [area('dialog[open]'), area('.actions [data-action=more]')];
        const arena = area('.arena');
        const beside = menu.left >= arena.right || menu.right <= arena.left;
        const near = Math.abs(menu.bottom - button.top) < 20 || Math.abs(menu.top - button.bottom) < 20
            || menu.top < 20 || menu.bottom > innerHeight - 20;
        const within = menu.left >= 0 && menu.right <= innerWidth && menu.top >= 0
            && menu.bottom <= innerHeight;
        return beside && near && within && menu.right > button.left;
    })()";
    page.wait("the menu beside its button", fault, &[]).await?;
    page.key(key::ESCAPE).await?;
    page.wait_gone("dialog[open]").await
}

async fn every_entry_of_the_menu_leads_somewhere(page: &Page) -> Result<()> {
    page.open_two_player(&Position::default()).await?;
    let route = format!("#/game/{}", page.game_id().await?);
    for (action, place) in [
        ("new", "[data-action=start]"),
        ("games", ".games"),
        ("home", ".home"),
        ("settings", ".switch"),
        ("setup", ".setup .arena"),
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
