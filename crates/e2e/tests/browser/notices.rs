//! Notices: confirmations and problems cover neither headings nor prompts.

use anyhow::Result;
use mad_e2e::Page;
use mad_rules::Position;
use serde_json::json;

use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: a_confirmation_covers_no_prompt, a_problem_stays_and_covers_nothing;
}

/// The elements that match a selector and overlap a notice.
const COVERED: &str = "
    const notice = document.querySelector('.notice').getBoundingClientRect();
    return [...document.querySelectorAll(arguments[0])].filter((item) => {
        const box = item.getBoundingClientRect();
        return box.width > 0 && Math.min(box.right, notice.right) > Math.max(box.left, notice.left)
            && Math.min(box.bottom, notice.bottom) > Math.max(box.top, notice.top);
    }).map((item) => item.className || item.tagName);
";

async fn covers_nothing(page: &Page, selector: &str) -> Result<()> {
    let covered: Vec<String> = page.run(COVERED, vec![json!(selector)]).await?;
    expect(covered.is_empty(), format!("covered: {covered:?}"))
}

async fn a_confirmation_covers_no_prompt(page: &Page) -> Result<()> {
    page.open_two_player(&Position::default()).await?;
    page.press("more").await?;
    page.press("share").await?;
    page.toast_is(&page.texts().copied_link()).await?;
    covers_nothing(page, "h1:not(.hidden), .status, .player, .tray, .arena").await?;
    expect(page.count(".toast button").await? == 0, "nothing to close")?;
    // What is below it can be used.
    page.press("flip").await?;
    page.wait_gone(".notice").await
}

async fn a_problem_stays_and_covers_nothing(page: &Page) -> Result<()> {
    page.visit("#/settings").await?;
    // Whatever closes by itself closes at once.
    let hurry = "
        const start = window.setTimeout;
        window.setTimeout = (act, delay, ...more) => start(act, 0, ...more);
        return true;
    ";
    page.run::<bool>(hurry, Vec::new()).await?;
    page.visit("#/setup/nonsense").await?;
    page.wait_for(".notice button").await?;
    covers_nothing(page, ".site, h1, .table").await?;
    page.press("copy-mfen").await?;
    // The confirmation replaces the problem, and goes away when the user goes on.
    page.toast_is(&page.texts().copied_position()).await?;
    page.press_on("h1").await?;
    page.wait_gone(".notice").await?;
    page.visit("#/setup/more-nonsense").await?;
    page.wait_for(".notice button").await?;
    page.visit("#/settings").await?;
    page.wait_for(".switch").await?;
    expect(page.count(".notice").await? == 1, "it is still there")?;
    page.press_on(".notice button").await?;
    page.wait_gone(".notice").await
}
