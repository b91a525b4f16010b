//! Scenes of lessons, rules and tooltips.

use crate::{Input, Page};
use anyhow::Result;
use thirtyfour::By;

use super::game_scenes::menu;
use super::{NEAR, click, position};

pub(super) async fn lessons(page: &Page) -> Result<()> {
    page.store("mad.lessons", r#"{"solved":["ships-1","ships-2","ships-3","moving-1"]}"#).await?;
    page.visit("#/learn").await?;
    page.wait_for(".lessons").await
}

/// A lesson whose first tasks are solved.
async fn lesson_after(page: &Page, solved: &str, name: &str) -> Result<()> {
    page.leave_app().await?;
    page.store("mad.lessons", &format!(r#"{{"solved":[{solved}]}}"#)).await?;
    page.visit(&format!("#/learn/{name}")).await?;
    page.wait_for(".lesson [data-spot]").await
}

pub(super) async fn lesson(page: &Page) -> Result<()> {
    lesson_after(page, "", "expulsion").await?;
    page.tap(Input::of(page.size()), "c4").await?;
    page.wait_for(".picked").await
}

pub(super) async fn lesson_with_a_hint(page: &Page) -> Result<()> {
    lesson_after(page, "", "rotation").await?;
    click(page, "[data-action=hint]").await?;
    page.wait_for(".arrows .arrow").await
}

pub(super) async fn lesson_at_its_start(page: &Page) -> Result<()> {
    lesson_after(page, "", "ships").await
}

pub(super) async fn lesson_after_a_mistake(page: &Page) -> Result<()> {
    lesson_after(page, "", "ships").await?;
    page.tap(Input::of(page.size()), "a2").await?;
    page.wait_for(".sentence.remark").await
}

pub(super) async fn task_solved(page: &Page) -> Result<()> {
    lesson_after(page, "", "moving").await?;
    page.tap(Input::of(page.size()), "b2").await?;
    page.tap(Input::of(page.size()), "b3").await?;
    page.wait_for(".sentence.good").await
}

/// The last task of a lesson is solved.
pub(super) async fn lesson_solved(page: &Page) -> Result<()> {
    lesson_after(page, r#""ships-1","ships-2""#, "ships").await?;
    page.tap(Input::of(page.size()), "b2").await?;
    page.wait_for("[data-action=read-more]").await
}

/// The first turn of the last lesson is found, and the game goes on.
pub(super) async fn task_played_out(page: &Page) -> Result<()> {
    lesson_after(page, "", "corvettes").await?;
    page.tap(Input::of(page.size()), "b1").await?;
    page.tap(Input::of(page.size()), "b2").await?;
    // Blue has answered.
    page.wait_for("[data-spot=b2].own").await
}

pub(super) async fn rules(page: &Page) -> Result<()> {
    page.visit("#/rules/permutation").await?;
    page.wait_for("#rules-permutation:focus").await
}

pub(super) async fn all_rules(page: &Page) -> Result<()> {
    page.visit("#/rules").await?;
    page.wait_for(".contents").await
}

pub(super) async fn search_in_the_rules(page: &Page) -> Result<()> {
    all_rules(page).await?;
    page.session().find(By::Css("[data-action=search]")).await?.send_keys("2").await?;
    // The number of results is shown.
    page.wait(
        "an answer",
        "document.querySelector('.manual > [role=status]').innerText !== ''",
        &[],
    )
    .await
    .map(drop)
}

/// Waits for the tooltip of an element.
async fn open_tooltip(page: &Page, selector: &str) -> Result<()> {
    if page.size().has_touch() {
        return page.long_press(selector, ".tip").await;
    }
    page.hover(selector).await?;
    page.wait_for(".tip").await
}

pub(super) async fn explanation(page: &Page) -> Result<()> {
    page.open_two_player(&position(NEAR)?).await?;
    open_tooltip(page, "[data-spot=r111]").await
}

pub(super) async fn explanation_in_a_menu(page: &Page) -> Result<()> {
    menu(page).await?;
    open_tooltip(page, "dialog [data-tip]").await
}
