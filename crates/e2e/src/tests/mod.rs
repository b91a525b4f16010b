//! What people do with the app.

mod accessibility;
mod aloud;
mod bonus;
mod declared;
mod dialogs;
mod ends;
mod files;
mod firefox;
mod first;
mod history;
mod hosting;
mod keeping;
mod languages;
mod layout;
mod learning;
mod leaving;
mod lessons;
mod measures;
mod monkey;
mod offline;
mod random_games;
mod reading;
mod refusals;
mod rules_page;
mod settings;
mod setup;
mod share;
mod tabs;
mod tips;
mod turns;
mod view;

use anyhow::{Context as _, Result};
use mad_e2e::Page;
use mad_rules::Position;

use crate::suite::{Test, expect};

/// All tests, the longest first, so that none is left over at the end.
pub(crate) fn all() -> impl Iterator<Item = Test> {
    let modules = [
        accessibility::TESTS,
        lessons::TESTS,
        random_games::TESTS,
        languages::TESTS,
        rules_page::TESTS,
        learning::TESTS,
        offline::TESTS,
        aloud::TESTS,
        tips::TESTS,
        first::TESTS,
        firefox::TESTS,
        turns::TESTS,
        bonus::TESTS,
        refusals::TESTS,
        ends::TESTS,
        declared::TESTS,
        dialogs::TESTS,
        history::TESTS,
        view::TESTS,
        tabs::TESTS,
        share::TESTS,
        files::TESTS,
        keeping::TESTS,
        setup::TESTS,
        settings::TESTS,
        layout::TESTS,
        hosting::TESTS,
        leaving::TESTS,
        measures::TESTS,
        monkey::TESTS,
    ];
    modules.into_iter().flatten().copied()
}

/// A position from its text.
fn position(mfen: &str) -> Result<Position> {
    mfen.parse().with_context(|| mfen.to_owned())
}

/// Waits until a position is on the table that these turns lead to, and so many are listed.
async fn stands_after(page: &Page, start: &Position, turns: &[&str]) -> Result<Position> {
    let mut position = *start;
    for turn in turns {
        position.play(turn.parse()?)?;
    }
    page.stands(&position).await?;
    listed(page, turns.len()).await?;
    Ok(position)
}

/// Waits until so many turns are listed.
async fn listed(page: &Page, turns: usize) -> Result<()> {
    page.until("turns in the list", &turns, async || page.count("[data-turn]").await).await
}

/// Nothing has been played since so many turns were.
async fn nothing_played(page: &Page, start: &Position, turns: usize) -> Result<()> {
    page.stands(start).await?;
    let kept = page.kept_here().await?.table.game().turns().len();
    expect(kept == turns, format!("expected {turns} turns, {kept} are kept"))
}
