//! Two players face each other across the device.

use anyhow::Result;
use mad_e2e::scenes::settings_in;
use mad_e2e::{Input, Page, Size};
use mad_i18n::Language;
use mad_rules::{Position, Side};
use serde_json::json;

use super::controls::faults;
use super::game_end::against;
use super::turn_input::START;
use super::{position, position_is_after};
use crate::suite::{expect, tests};

tests! {
    EVERYWHERE: two_players_on_one_device;
    PHONE: the_prompt_and_the_menu_face_their_player, prompts_fit_in_every_language, not_against_the_computer;
}

/// Switches the mode on or off in the menu of the game.
async fn toggle(page: &Page) -> Result<()> {
    page.press("more").await?;
    page.press("face-to-face").await?;
    page.wait_gone("dialog[open]").await
}

/// Waits until prompt and buttons face the upper (`far`) or the lower player, and checks that nothing
/// overlaps and no button is cut off.
async fn faces(page: &Page, panel: &str) -> Result<()> {
    page.wait_for(&format!(".game[data-facing={panel}]")).await?;
    let right = "(() => {
        const area = (selector) => document.querySelector(selector).getBoundingClientRect();
        const turned = (selector) => getComputedStyle(document.querySelector(selector)).rotate === '180deg';
        const far = arguments[0] === 'far';
        const board = area('.table');
        const shown = ['.status', '.actions'].filter((panel) => document.querySelector(panel).checkVisibility());
        const status = document.querySelector('.status');
        const end = arguments[0] === 'end';
        const middle = (board.top + board.bottom) / 2;
        const at_its_place = (panel) => {
            const { left, top, bottom } = area(panel);
            // In landscape format they are beside the board.
            if (left >= board.right) return end || (far ? bottom <= middle : top >= middle);
            return far ? bottom <= board.top : top >= board.bottom;
        };
        return status.scrollHeight <= status.clientHeight + 1
            && shown.every((panel) => turned(panel) === far && at_its_place(panel));
    })()";
    page.wait("prompt and buttons at their place", right, &[json!(panel)]).await?;
    let faults = faults(page).await?;
    expect(faults.is_empty(), faults.join("\n"))
}

/// Where the board is.
async fn board(page: &Page) -> Result<[f64; 4]> {
    let look = "
        scrollTo(0, 0);
        const { left, top, width, height } = document.querySelector('.table').getBoundingClientRect();
        return [left, top, width, height];
    ";
    page.run(look, Vec::new()).await
}

async fn two_players_on_one_device(page: &Page) -> Result<()> {
    let (start, input) = (position(START)?, Input::of(page.size()));
    page.open_two_player(&start).await?;
    toggle(page).await?;
    faces(page, "near").await?;
    let place = board(page).await?;
    // The digits of blue's ships are upside down, and so is the strip of blue.
    let turned = "return [...document.querySelectorAll('.table [data-ship]')].every((ship) =>
        ship.dataset.ship.startsWith('b') === (ship.firstElementChild.hasAttribute('transform')))";
    expect(page.run(turned, Vec::new()).await?, "each ship faces its owner")?;
    page.count_is(".player[data-facing=far]", 1).await?;
    page.wait_for(".player.blue[data-facing=far]").await?;
    page.tap(input, "a2").await?;
    page.tap(input, "a3").await?;
    position_is_after(page, &start, &["a2a3"]).await?;
    faces(page, "far").await?;
    expect(board(page).await? == place, "the board does not move")?;
    // Blue swaps, with the button of the prompt that is upside down.
    page.tap(input, "d5").await?;
    page.tap(input, "a6").await?;
    page.wait_for("[data-action=do-it]").await?;
    faces(page, "far").await?;
    expect(board(page).await? == place, "the board does not move for a prompt")?;
    page.press("do-it").await?;
    position_is_after(page, &start, &["a2a3", "112-221"]).await?;
    faces(page, "near").await?;
    // Blue's turn is taken back by blue.
    page.press("undo").await?;
    position_is_after(page, &start, &["a2a3"]).await?;
    faces(page, "far").await?;
    page.press("undo").await?;
    position_is_after(page, &start, &[]).await?;
    faces(page, "near").await?;
    page.press("more").await?;
    page.press("redo").await?;
    position_is_after(page, &start, &["a2a3"]).await?;
    page.reload().await?;
    faces(page, "far").await?;
    toggle(page).await?;
    page.wait_gone("[data-facing]").await
}

async fn the_prompt_and_the_menu_face_their_player(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    toggle(page).await?;
    page.tap(Input::Touch, "a2").await?;
    page.tap(Input::Touch, "a3").await?;
    faces(page, "far").await?;
    page.press("more").await?;
    let turned = "getComputedStyle(document.querySelector('dialog[open]')).rotate === '180deg'";
    page.wait("the menu upside down", turned, &[]).await?;
    page.press("resign").await?;
    page.wait_for("dialog[open] [data-action=yes-resign]").await?;
    page.wait("the question upside down", turned, &[]).await?;
    page.press("yes-resign").await?;
    page.wait_for(".end").await?;
    // The result is for both.
    faces(page, "end").await
}

/// The longest prompts, on a small phone and on a larger one.
async fn prompts_fit_in_every_language(page: &Page) -> Result<()> {
    for language in Language::ALL {
        let settings = settings_in(language)?.replace('}', r#","face_to_face":true}"#);
        page.store("mad.settings", &settings).await?;
        for size in [Size::Phone.pixels(), (390, 844)] {
            page.resize(size).await?;
            page.leave_app().await?;
            page.open_two_player(&Position::default()).await?;
            faces(page, "near").await?;
            page.press("keep").await?;
            page.wait_for("[data-action=keep]").await?;
            faces(page, "far").await?;
            page.open_two_player(&position(START)?).await?;
            page.tap(Input::Touch, "a2").await?;
            page.tap(Input::Touch, "a3").await?;
            page.tap(Input::Touch, "d5").await?;
            page.tap(Input::Touch, "c5").await?;
            page.wait_for("[data-action=do-it]").await?;
            faces(page, "far").await?;
        }
    }
    page.resize(page.size().pixels()).await
}

async fn not_against_the_computer(page: &Page) -> Result<()> {
    page.visit("#/settings").await?;
    page.toggle(&page.texts().settings_face_to_face()).await?;
    page.open_game("one", against(position(START)?, 1, Side::Red)).await?;
    page.press("more").await?;
    page.wait_for("dialog[open] [data-action=save]").await?;
    page.count_is("[data-action=face-to-face]", 0).await?;
    expect(page.count("[data-facing]").await? == 0, "the computer needs no rotation")
}
