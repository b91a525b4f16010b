//! The same app in Firefox: a game, a lesson, the rules and the settings.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page};
use mad_i18n::{Language, Texts};
use mad_rules::Turn;
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use thirtyfour::By;

use super::listed;
use crate::suite::{expect, tests};

tests! {
    FIREFOX: a_game_against_the_computer, lessons_rules_and_settings;
}

/// Some turns of each side, one of them taken back, a reload, and one more by keys.
async fn a_game_against_the_computer(page: &Page) -> Result<()> {
    page.visit("").await?;
    page.press("first-game").await?;
    let mut chance = SmallRng::seed_from_u64(7);
    let input = Input::of(page.size());
    for count in [2, 4, 6] {
        turn_and_answer(page, input, count, &mut chance).await?;
    }
    page.press("undo").await?;
    listed(page, 4).await?;
    let before = page.kept_here().await?.table;
    page.reload().await?;
    page.stands(before.game().position()).await?;
    listed(page, 4).await?;
    turn_and_answer(page, Input::Keys, 6, &mut chance).await?;
    page.visit("").await?;
    page.press("continue").await?;
    listed(page, 6).await
}

/// A turn of the person, and the computer's answer to it: so many have been played then.
async fn turn_and_answer(
    page: &Page,
    input: Input,
    count: usize,
    chance: &mut SmallRng,
) -> Result<()> {
    let position = *page.kept_here().await?.table.game().position();
    page.stands(&position).await?;
    // The game goes on, whatever the answer is.
    let goes_on = |turn: &Turn| {
        let next = position.after_unchecked(*turn);
        let over = |answer: Turn| next.after_unchecked(answer).is_over();
        !next.is_over() && !next.sorted_turns().into_iter().any(over)
    };
    let turns: Vec<Turn> = position.sorted_turns().into_iter().filter(goes_on).collect();
    let turn = *turns.choose(chance).context("a turn that loses nothing")?;
    page.say(input, &position, turn, chance).await.with_context(|| turn.to_string())?;
    listed(page, count).await?;
    let table = page.kept_here().await?.table;
    expect(table.game().turns()[count - 2] == turn, format!("{turn} has been played"))?;
    page.stands(table.game().position()).await
}

async fn lessons_rules_and_settings(page: &Page) -> Result<()> {
    let input = Input::of(page.size());
    page.visit("#/learn/moving").await?;
    page.see("[data-action=hint]").await?;
    page.tap(input, "b2").await?;
    page.tap(input, "b4").await?;
    page.see(".sentence.remark").await?;
    page.tap(input, "b3").await?;
    page.see(".sentence.good").await?;
    page.press("next").await?;
    page.see(".pips .on + .here").await?;

    page.visit("#/rules/bonus").await?;
    page.see("#rules-bonus:focus").await?;
    page.press_at("[data-figure=bonus] [data-action=figure-turn]").await?;
    page.session().find(By::Css("[data-action=search]")).await?.send_keys("xyzzy").await?;
    page.until("topics", &0, async || page.count(".topic").await).await?;

    let (english, german) = (page.texts(), Texts::new(Language::German));
    page.visit("#/settings").await?;
    page.choose(&english.settings_theme(), &english.settings_theme_light()).await?;
    page.see(":root[data-theme=light]").await?;
    page.press_at("[data-language=de]").await?;
    page.shows("h1", &german.settings_title()).await?;
    page.reload().await?;
    page.see(":root[data-theme=light][lang=de]").await?;
    page.shows("h1", &german.settings_title()).await
}
