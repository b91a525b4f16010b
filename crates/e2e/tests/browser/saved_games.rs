//! Saved games: list, names, deletion, damage, full storage.

use anyhow::{Result, bail};
use mad_e2e::{Input, Page, key};
use mad_rules::{BySide, Game, Position, Side};
use mad_session::{GameSession, Saved, SavedError, Seat};
use serde_json::json;
use thirtyfour::By;

use super::game_end::against;
use super::turn_input::START;
use super::{position, position_is_after, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: the_list;
    DESKTOP: damaged_games_are_left_alone, no_room_left, nothing_may_be_kept, a_game_that_is_gone;
    PHONE: renamed, deleted;
}

async fn three(page: &Page) -> Result<()> {
    for (id, level) in [("one", 1), ("two", 2), ("three", 3)] {
        page.save_game(id, against(Position::default(), level, Side::Red)).await?;
    }
    Ok(())
}

async fn the_list(page: &Page) -> Result<()> {
    page.visit("").await?;
    page.wait_for("[data-action=first-game]").await?;
    page.press("games").await?;
    page.text_is("main p.card", &page.texts().games_none()).await?;
    page.wait_gone("[data-action=export]:not(:disabled)").await?;
    three(page).await?;
    page.reload().await?;
    page.until("cards", &3, async || page.count(".saved").await).await?;
    let title = "[data-game=two] strong";
    let texts = page.texts();
    page.text_is(title, &texts.games_versus(texts.player_you(), texts.player_computer(2))).await?;
    page.press_on("[data-game=two] [data-action=open]").await?;
    page.wait_for(".game").await?;
    expect(page.game_id().await? == "two", "that very game")?;
    // The game that was played last is first.
    page.press("keep").await?;
    turn_count_is(page, 2).await?;
    page.press("more").await?;
    page.press("games").await?;
    page.wait_for(".saved:first-child[data-game=two]").await?;
    page.press_on("[data-place=home]").await?;
    page.press("continue").await?;
    expect(page.game_id().await? == "two", "the one that was played last")?;
    turn_count_is(page, 2).await
}

async fn type_name(page: &Page, name: &str) -> Result<()> {
    page.wait_for("dialog[open] input").await?;
    let field = page.session().find(By::Css("dialog[open] input")).await?;
    field.clear().await?;
    field.send_keys(name).await?;
    page.press("yes-rename").await?;
    page.wait_gone("dialog[open]").await
}

async fn renamed(page: &Page) -> Result<()> {
    three(page).await?;
    page.visit("#/games").await?;
    page.press_on("[data-game=one] [data-action=rename]").await?;
    let field = "[data-game=one] [data-field=name]";
    page.wait_for(&format!("{field}:focus")).await?;
    page.type_text("  Sunday <b>evening</b> ").await?;
    page.press_on("[data-game=one] [data-action=yes-rename]").await?;
    page.wait_gone(field).await?;
    page.wait_for("[data-game=one] [data-action=rename]:focus").await?;
    page.text_is("[data-game=one] strong", "Sunday <b>evening</b>").await?;
    page.reload().await?;
    page.text_is("[data-game=one] strong", "Sunday <b>evening</b>").await?;
    // Keys confirm and cancel.
    page.press_on("[data-game=three] [data-action=rename]").await?;
    page.wait_for("[data-game=three] [data-field=name]:focus").await?;
    page.type_text("Never").await?;
    page.key(key::ESCAPE).await?;
    page.wait_gone("[data-field=name]").await?;
    // From the menu of a game; then cancelled.
    page.press_on("[data-game=two] [data-action=open]").await?;
    page.press("more").await?;
    page.press("rename").await?;
    type_name(page, "Monday").await?;
    let name = async || Ok(page.saved_game("two").await?.name);
    page.until("the saved name", &"Monday".to_owned(), name).await?;
    page.press("more").await?;
    page.press("rename").await?;
    page.press("no").await?;
    page.wait_gone("dialog[open]").await?;
    page.visit("#/games").await?;
    page.text_is("[data-game=two] strong", "Monday").await?;
    expect(page.saved_game("three").await?.name.is_empty(), "no other game is renamed")
}

async fn deleted(page: &Page) -> Result<()> {
    three(page).await?;
    page.visit("#/games").await?;
    page.press_on("[data-game=two] [data-action=delete]").await?;
    page.text_is("dialog[open] p", &page.texts().games_delete_ask()).await?;
    page.press("no").await?;
    page.wait_gone("dialog[open]").await?;
    expect(page.game_ids().await?.len() == 3, "nothing is deleted")?;
    page.press_on("[data-game=two] [data-action=delete]").await?;
    page.press("yes-delete").await?;
    page.wait_gone("[data-game=two]").await?;
    expect(page.game_ids().await? == ["one", "three"], "only that one")
}

/// Damaged saved games, with the messages about them.
async fn damaged(page: &Page) -> Result<[(&'static str, String, String); 4]> {
    let texts = page.texts();
    let mut game = Game::new(position(START)?);
    game.play("a2a3".parse()?)?;
    let session = GameSession::new(game, BySide::from_fn(|_| Seat::Person), 1, None);
    let good = Saved::new(session, 0).to_text();
    let illegal = good.replace("a2a3", "a2a6");
    let error = match Saved::from_text(&illegal).err() {
        Some(SavedError::Record(error)) => texts.record(&error),
        other => bail!("{other:?}"),
    };
    Ok([
        ("half", good[..good.len() / 2].to_owned(), texts.games_damaged_form()),
        ("later", good.replacen(":1,", ":99,", 1), texts.games_damaged_version()),
        ("words", "hello".to_owned(), texts.games_damaged_form()),
        ("illegal", illegal, error),
    ])
}

async fn damaged_games_are_left_alone(page: &Page) -> Result<()> {
    three(page).await?;
    let damaged = damaged(page).await?;
    for (id, text, _) in &damaged {
        page.store(&format!("mad.game.{id}"), text).await?;
    }
    page.visit("#/games").await?;
    page.until("cards", &3, async || page.count(".saved").await).await?;
    page.text_is("main .warning", &page.texts().games_unreadable(damaged.len())).await?;
    for (id, _, reason) in &damaged {
        page.visit(&format!("#/game/{id}")).await?;
        page.text_is("h1", &page.texts().games_damaged()).await?;
        page.text_is("main .card", reason).await?;
    }
    page.visit("#/").await?;
    page.press("continue").await?;
    page.wait_for(".game").await?;
    for (id, text, _) in &damaged {
        let now = page.stored(&format!("mad.game.{id}")).await?;
        expect(now.as_ref() == Some(text), format!("{id} is as it was"))?;
    }
    Ok(())
}

async fn a_game_that_is_gone(page: &Page) -> Result<()> {
    page.visit("#/game/missing").await?;
    page.text_is("main .card", &page.texts().games_missing()).await?;
    page.press_on("[data-place=home]").await?;
    page.wait_for(".home").await
}

async fn no_room_left(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    page.fill_storage().await?;
    let kept = page.current_game().await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    page.notice_is(&page.texts().web_storage_full()).await?;
    position_is_after(page, &start, &["a2a3"]).await?;
    page.drag(Input::MouseDrag, "a5", "a4").await?;
    page.notice_is(&page.texts().web_storage_full()).await?;
    position_is_after(page, &start, &["a2a3", "a5a4"]).await?;
    expect(page.current_game().await? == kept, "the game is saved as it was before")?;
    // The game is saved as soon as there is room.
    let empty = "
        const filler = Object.keys(localStorage).filter((name) => name.startsWith('filler'));
        filler.forEach((name) => localStorage.removeItem(name));
        return true;
    ";
    page.run::<bool>(empty, Vec::new()).await?;
    page.drag(Input::MouseDrag, "b2", "b3").await?;
    position_is_after(page, &start, &["a2a3", "a5a4", "b2b3"]).await?;
    expect(page.count(".notice").await? == 0, "no notice")?;
    page.reload().await?;
    position_is_after(page, &start, &["a2a3", "a5a4", "b2b3"]).await.map(drop)
}

/// The browser forbids storage.
async fn nothing_may_be_kept(page: &Page) -> Result<()> {
    let forbid = "
        Object.defineProperty(window, 'localStorage', {
            get() { throw new DOMException('forbidden', 'SecurityError'); },
        });
    ";
    let parameters = json!({ "source": forbid });
    page.session().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", parameters).await?;
    page.visit("").await?;
    page.press("first-game").await?;
    page.text_is(".notice p", &page.texts().web_storage_off()).await?;
    // The game starts nevertheless.
    page.wait_for(".game").await?;
    page.position_is(&Position::default()).await?;
    let input = Input::of(page.size());
    page.tap(input, "a2").await?;
    page.tap(input, "a3").await?;
    turn_count_is(page, 2).await
}
