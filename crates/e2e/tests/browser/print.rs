//! A printed game.

use anyhow::Result;
use mad_e2e::{Input, Page};
use serde_json::json;

use super::position;
use super::turn_input::START;
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: a_printed_game;
}

/// Applies the style sheet for a medium; an empty name is the screen.
async fn medium(page: &Page, name: &str) -> Result<()> {
    let media = json!({ "media": name });
    page.session().cdp().send_raw("Emulation.setEmulatedMedia", media).await?;
    Ok(())
}

/// Names, board, turns and result, but no buttons.
async fn a_printed_game(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    let input = Input::of(page.size());
    for (from, to) in [("a2", "a3"), ("d5", "d4"), ("b2", "b3")] {
        page.tap(input, from).await?;
        page.tap(input, to).await?;
    }
    page.press("more").await?;
    page.press("resign").await?;
    page.press("yes-resign").await?;
    page.wait_for(".end").await?;
    medium(page, "print").await?;
    for shown in
        [".player.red", ".player.blue", ".arena", ".tray.red", ".end h2", "[data-turn='3']"]
    {
        page.wait_for(shown).await?;
    }
    let visible = "
        return [...document.querySelectorAll('button, a, input, .meter, .languages, header')]
            .filter((item) => item.checkVisibility() && !item.matches('.turn, .unseen, .unseen *'))
            .map((item) => item.outerHTML.slice(0, 80));
    ";
    let controls: Vec<String> = page.run(visible, Vec::new()).await?;
    medium(page, "").await?;
    expect(controls.is_empty(), format!("printed: {controls:?}"))
}
