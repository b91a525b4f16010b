//! The back button closes what is open, instead of leaving the screen.

use anyhow::Result;
use mad_e2e::{Page, key};
use mad_rules::Position;

use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: back_closes_a_dialog;
    DESKTOP: closing_leaves_no_trace_in_the_history, back_closes_the_list_of_keys,
        a_reload_with_an_open_dialog;
    FIREFOX_DESKTOP: back_closes_a_dialog, a_navigation_from_a_dialog_replaces_its_entry,
        closing_leaves_no_trace_in_the_history;
    PHONE: a_navigation_from_a_dialog_replaces_its_entry;
}

/// Whether the current entry is that of an open dialog.
async fn entry_is_marked(page: &Page, marked: bool) -> Result<()> {
    page.until("the history entry of a dialog", &marked, async || {
        page.run("return history.state === 'mad-overlay';", Vec::new()).await
    })
    .await
}

async fn open_menu(page: &Page) -> Result<()> {
    page.press("more").await?;
    page.wait_for("dialog[open] .menu").await?;
    entry_is_marked(page, true).await
}

/// Opens a game with the settings before it in the history.
async fn game_after_settings(page: &Page) -> Result<()> {
    page.visit("#/settings").await?;
    page.wait_for(".switch").await?;
    page.save_game("one", super::game_end::against(Position::default(), 1, mad_rules::Side::Red))
        .await?;
    page.visit("#/game/one").await?;
    page.wait_for(".game").await
}

async fn back_closes_a_dialog(page: &Page) -> Result<()> {
    game_after_settings(page).await?;
    for _ in 0..2 {
        open_menu(page).await?;
        page.session().back().await?;
        page.wait_gone("dialog[open]").await?;
        page.wait_for(".game").await?;
    }
    // A question that replaces the menu is closed by one step, too.
    open_menu(page).await?;
    page.press("resign").await?;
    page.wait_for("dialog[open] [data-action=yes-resign]").await?;
    entry_is_marked(page, true).await?;
    page.session().back().await?;
    page.wait_gone("dialog[open]").await?;
    page.wait_for(".game").await?;
    entry_is_marked(page, false).await?;
    page.session().back().await?;
    page.wait_for(".switch").await
}

async fn closing_leaves_no_trace_in_the_history(page: &Page) -> Result<()> {
    game_after_settings(page).await?;
    for _ in 0..3 {
        open_menu(page).await?;
        page.key(key::ESCAPE).await?;
        page.wait_gone("dialog[open]").await?;
        entry_is_marked(page, false).await?;
    }
    // Forward leads to the entry of the closed dialog, and at once back from it.
    page.session().forward().await?;
    entry_is_marked(page, false).await?;
    expect(page.count("dialog[open]").await? == 0, "no dialog")?;
    page.session().back().await?;
    page.wait_for(".switch").await
}

async fn a_navigation_from_a_dialog_replaces_its_entry(page: &Page) -> Result<()> {
    game_after_settings(page).await?;
    open_menu(page).await?;
    page.press("rules").await?;
    page.wait_for(".contents").await?;
    page.session().back().await?;
    page.wait_for(".game").await?;
    expect(page.count("dialog[open]").await? == 0, "no dialog")?;
    page.session().forward().await?;
    page.wait_for(".contents").await?;
    page.session().back().await?;
    page.wait_for(".game").await?;
    page.session().back().await?;
    page.wait_for(".switch").await
}

async fn back_closes_the_list_of_keys(page: &Page) -> Result<()> {
    page.visit("#/settings").await?;
    page.visit("#/").await?;
    page.wait_for(".home").await?;
    page.type_text("?").await?;
    page.wait_for("dialog[open] .keys").await?;
    entry_is_marked(page, true).await?;
    page.session().back().await?;
    page.wait_gone("dialog[open]").await?;
    page.wait_for(".home").await?;
    // The menu of languages, too.
    page.press("languages").await?;
    page.wait_for(".popup").await?;
    entry_is_marked(page, true).await?;
    page.session().back().await?;
    page.wait_gone(".popup").await?;
    page.wait_for(".home").await?;
    page.session().back().await?;
    page.wait_for(".switch").await
}

async fn a_reload_with_an_open_dialog(page: &Page) -> Result<()> {
    game_after_settings(page).await?;
    open_menu(page).await?;
    page.reload().await?;
    page.wait_for(".game").await?;
    entry_is_marked(page, false).await?;
    expect(page.count("dialog[open]").await? == 0, "no dialog")
}
