//! The same game in two tabs.

use anyhow::Result;
use mad_e2e::{Input, Page};
use mad_rules::Side;

use super::game_end::against;
use super::turn_input::START;
use super::{position, position_is_after, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    DESKTOP: a_turn_appears_in_the_other_tab, the_later_revision_is_never_lost,
        the_computer_answers_once_in_two_tabs, the_list_follows_the_other_tab,
        a_game_deleted_in_the_other_tab_is_not_brought_back_in_silence;
}

async fn a_turn_appears_in_the_other_tab(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    let route = format!("#/game/{}", page.game_id().await?);
    let first = page.session().window().await?;
    let second = page.session().new_tab().await?;
    page.session().switch_to_window(second.clone()).await?;
    page.visit(&route).await?;
    position_is_after(page, &start, &[]).await?;
    let turns = ["a2a3", "c5c4", "112-221", "d5d4"];
    for (index, turn) in turns.into_iter().enumerate() {
        // Each side plays in its own tab.
        let (here, there) = if index % 2 == 0 { (&second, &first) } else { (&first, &second) };
        page.session().switch_to_window(here.clone()).await?;
        let now = position_is_after(page, &start, &turns[..index]).await?;
        let mut rng: rand::rngs::SmallRng = rand::SeedableRng::seed_from_u64(5);
        page.play_turn(Input::Mouse, &now, turn.parse()?, &mut rng).await?;
        position_is_after(page, &start, &turns[..=index]).await?;
        page.session().switch_to_window(there.clone()).await?;
        position_is_after(page, &start, &turns[..=index]).await?;
    }
    expect(page.count(".notice").await? == 0, "no revision conflict is reported")
}

/// Another tab has saved a later revision, but its storage event has not arrived yet.
async fn the_later_revision_is_never_lost(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    let id = page.game_id().await?;
    let mut saved = page.saved_game(&id).await?;
    saved.session.play("b2b3".parse()?)?;
    saved.session.play("b5b4".parse()?)?;
    saved.revision += 2;
    page.store(&format!("mad.game.{id}"), &saved.to_text()).await?;
    page.tap(Input::Mouse, "a2").await?;
    page.tap(Input::Mouse, "a3").await?;
    page.text_is(".notice p", &page.texts().web_other_tab()).await?;
    let now = position_is_after(page, &start, &["b2b3", "b5b4"]).await?;
    let kept = page.saved_game(&id).await?;
    expect(kept.revision == saved.revision, "nothing is written over the later revision")?;
    expect(*kept.session.game().position() == now, "the later game is saved")?;
    page.tap(Input::Mouse, "a2").await?;
    page.tap(Input::Mouse, "a3").await?;
    position_is_after(page, &start, &["b2b3", "b5b4", "a2a3"]).await?;
    expect(
        page.saved_game(&id).await?.revision == saved.revision + 1,
        "the game goes on from there",
    )
}

async fn the_computer_answers_once_in_two_tabs(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_game("both", against(start, 5, Side::Red)).await?;
    let first = page.session().window().await?;
    let second = page.session().new_tab().await?;
    page.session().switch_to_window(second.clone()).await?;
    page.visit("#/game/both").await?;
    position_is_after(page, &start, &[]).await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    turn_count_is(page, 2).await?;
    page.session().switch_to_window(first).await?;
    turn_count_is(page, 2).await?;
    let wait = "await new Promise((done) => setTimeout(done, 1500)); return true;";
    page.run_async::<bool>(wait, Vec::new()).await?;
    let kept = page.saved_game("both").await?;
    expect(kept.session.game().turns().len() == 2, "one answer")?;
    page.position_is(kept.session.game().position()).await?;
    page.session().switch_to_window(second).await?;
    page.position_is(kept.session.game().position()).await
}

async fn the_list_follows_the_other_tab(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    let id = page.game_id().await?;
    let first = page.session().window().await?;
    let second = page.session().new_tab().await?;
    page.session().switch_to_window(second.clone()).await?;
    page.visit("#/games").await?;
    let line = format!("[data-game='{id}'] .about span");
    page.text_is(&line, &page.texts().games_turn(0)).await?;
    page.session().switch_to_window(first).await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    turn_count_is(page, 1).await?;
    page.session().switch_to_window(second).await?;
    page.text_is(&line, &page.texts().games_turn(1)).await
}

async fn a_game_deleted_in_the_other_tab_is_not_brought_back_in_silence(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    let id = page.game_id().await?;
    let first = page.session().window().await?;
    let second = page.session().new_tab().await?;
    page.session().switch_to_window(second.clone()).await?;
    page.visit("#/games").await?;
    page.press_on(&format!("[data-game='{id}'] [data-action=delete]")).await?;
    page.press("yes-delete").await?;
    page.wait("the game is gone", &format!("!localStorage.getItem('mad.game.{id}')"), &[]).await?;
    page.session().switch_to_window(first).await?;
    page.text_is(".notice p", &page.texts().web_deleted()).await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    turn_count_is(page, 1).await?;
    expect(
        page.saved_game(&id).await?.session.game().turns().len() == 1,
        "it is saved again, as announced",
    )
}
