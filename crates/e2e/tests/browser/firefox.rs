//! A game, a lesson, the rules and the settings in Firefox.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page};
use mad_i18n::{Language, Texts};
use mad_rules::Turn;
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use thirtyfour::By;

use super::turn_count_is;
use crate::suite::{expect, tests};

tests! {
    FIREFOX: a_game_against_the_computer, lessons_rules_and_settings;
}

/// Some turns, an undo, a reload, and a turn by keyboard.
async fn a_game_against_the_computer(page: &Page) -> Result<()> {
    page.visit("").await?;
    page.press("first-game").await?;
    let mut rng = SmallRng::seed_from_u64(7);
    let input = Input::of(page.size());
    for count in [2, 4, 6] {
        turn_and_answer(page, input, count, &mut rng).await?;
    }
    page.press("undo").await?;
    turn_count_is(page, 4).await?;
    let before = page.current_game().await?.session;
    page.reload().await?;
    page.position_is(before.game().position()).await?;
    turn_count_is(page, 4).await?;
    turn_and_answer(page, Input::Keys, 6, &mut rng).await?;
    page.visit("").await?;
    page.press("continue").await?;
    turn_count_is(page, 6).await
}

/// Plays a turn, and waits until the computer has answered, which makes this many turns.
async fn turn_and_answer(
    page: &Page,
    input: Input,
    count: usize,
    rng: &mut SmallRng,
) -> Result<()> {
    let position = *page.current_game().await?.session.game().position();
    page.position_is(&position).await?;
    // A turn after which no answer ends the game.
    let goes_on = |turn: &Turn| {
        let next = position.after_unchecked(*turn);
        let over = |answer: Turn| next.after_unchecked(answer).is_over();
        !next.is_over() && !next.sorted_turns().into_iter().any(over)
    };
    let turns: Vec<Turn> = position.sorted_turns().into_iter().filter(goes_on).collect();
    let turn = *turns.choose(rng).context("a turn that loses nothing")?;
    page.play_turn(input, &position, turn, rng).await.with_context(|| turn.to_string())?;
    turn_count_is(page, count).await?;
    let session = page.current_game().await?.session;
    expect(session.game().turns()[count - 2] == turn, format!("{turn} has been played"))?;
    page.position_is(session.game().position()).await
}

async fn lessons_rules_and_settings(page: &Page) -> Result<()> {
    let input = Input::of(page.size());
    page.visit("#/learn/moving").await?;
    page.wait_for("[data-action=hint]").await?;
    page.tap(input, "b2").await?;
    page.tap(input, "b4").await?;
    page.wait_for(".sentence.remark").await?;
    page.tap(input, "b3").await?;
    page.wait_for(".sentence.good").await?;
    page.press("next").await?;
    page.wait_for(".pips .on + .here").await?;

    page.visit("#/rules/bonus").await?;
    page.wait_for("#rules-bonus:focus").await?;
    page.press_on("[data-figure=bonus] [data-action=figure-turn]").await?;
    page.session().find(By::Css("[data-action=search]")).await?.send_keys("xyzzy").await?;
    page.until("topics", &0, async || page.count(".topic").await).await?;

    let (english, german) = (page.texts(), Texts::new(Language::German));
    page.visit("#/settings").await?;
    page.choose(&english.settings_theme(), &english.settings_theme_light()).await?;
    page.wait_for(":root[data-theme=light]").await?;
    page.press_on("[data-language=de]").await?;
    page.text_is("h1", &german.settings_title()).await?;
    page.reload().await?;
    page.wait_for(":root[data-theme=light][lang=de]").await?;
    page.text_is("h1", &german.settings_title()).await
}
