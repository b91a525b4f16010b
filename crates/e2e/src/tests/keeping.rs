//! Games that the browser keeps.

use anyhow::{Result, bail};
use mad_e2e::{Input, Page};
use mad_rules::{BySide, Game, Position, Side};
use mad_session::{Saved, SavedError, Seat, Table};
use serde_json::json;
use thirtyfour::By;

use super::ends::against;
use super::turns::START;
use super::{listed, position, stands_after};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: the_list, renamed, deleted;
    DESKTOP: damaged_games_are_left_alone, no_room_left, nothing_may_be_kept, a_game_that_is_gone;
}

async fn three(page: &Page) -> Result<()> {
    for (id, level) in [("one", 1), ("two", 2), ("three", 3)] {
        page.keep(id, against(Position::default(), level, Side::Red)).await?;
    }
    Ok(())
}

async fn the_list(page: &Page) -> Result<()> {
    page.visit("").await?;
    page.see("[data-action=first-game]").await?;
    page.press("games").await?;
    page.shows("main p.card", &page.texts().games_none()).await?;
    page.see_no("[data-action=export]:not(:disabled)").await?;
    three(page).await?;
    page.reload().await?;
    page.until("cards", &3, async || page.count(".saved").await).await?;
    let title = "[data-game=two] strong";
    let texts = page.texts();
    page.shows(title, &texts.games_versus(texts.player_you(), texts.player_computer(2))).await?;
    page.press_at("[data-game=two] [data-action=open]").await?;
    page.see(".game").await?;
    expect(page.game_id().await? == "two", "that very game")?;
    // Whoever plays a game brings it to the top.
    page.press("keep").await?;
    listed(page, 2).await?;
    page.press("more").await?;
    page.press("games").await?;
    page.see(".saved:first-child[data-game=two]").await?;
    page.press("home").await?;
    page.press("continue").await?;
    expect(page.game_id().await? == "two", "the one that was played last")?;
    listed(page, 2).await
}

async fn type_name(page: &Page, name: &str) -> Result<()> {
    page.see("dialog[open] input").await?;
    let field = page.session().find(By::Css("dialog[open] input")).await?;
    field.clear().await?;
    field.send_keys(name).await?;
    page.press("yes-rename").await?;
    page.see_no("dialog[open]").await
}

async fn renamed(page: &Page) -> Result<()> {
    three(page).await?;
    page.visit("#/games").await?;
    page.press_at("[data-game=one] [data-action=rename]").await?;
    type_name(page, "  Sunday <b>evening</b> ").await?;
    page.shows("[data-game=one] strong", "Sunday <b>evening</b>").await?;
    page.reload().await?;
    page.shows("[data-game=one] strong", "Sunday <b>evening</b>").await?;
    // From the game, and not at all.
    page.press_at("[data-game=two] [data-action=open]").await?;
    page.press("more").await?;
    page.press("rename").await?;
    type_name(page, "Monday").await?;
    let name = async || Ok(page.kept("two").await?.name);
    page.until("the saved name", &"Monday".to_owned(), name).await?;
    page.press("more").await?;
    page.press("rename").await?;
    page.press("no").await?;
    page.see_no("dialog[open]").await?;
    page.visit("#/games").await?;
    page.shows("[data-game=two] strong", "Monday").await?;
    expect(page.kept("three").await?.name.is_empty(), "nobody else is renamed")
}

async fn deleted(page: &Page) -> Result<()> {
    three(page).await?;
    page.visit("#/games").await?;
    page.press_at("[data-game=two] [data-action=delete]").await?;
    page.shows("dialog[open] p", &page.texts().games_delete_ask()).await?;
    page.press("no").await?;
    page.see_no("dialog[open]").await?;
    expect(page.game_ids().await?.len() == 3, "nothing is deleted")?;
    page.press_at("[data-game=two] [data-action=delete]").await?;
    page.press("yes-delete").await?;
    page.see_no("[data-game=two]").await?;
    expect(page.game_ids().await? == ["one", "three"], "only that one")
}

/// Texts that are no saved games any more, and what is wrong with them.
async fn damaged(page: &Page) -> Result<[(&'static str, String, String); 4]> {
    let texts = page.texts();
    let mut game = Game::new(position(START)?);
    game.play("a2a3".parse()?)?;
    let table = Table::new(game, BySide::from_fn(|_| Seat::Person), 1, None);
    let good = Saved::new(table, 0).to_text();
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
    page.shows("main .warning", &page.texts().games_unreadable(damaged.len())).await?;
    for (id, _, reason) in &damaged {
        page.visit(&format!("#/game/{id}")).await?;
        page.shows("h1", &page.texts().games_damaged()).await?;
        page.shows("main .card", reason).await?;
    }
    page.visit("#/").await?;
    page.press("continue").await?;
    page.see(".game").await?;
    for (id, text, _) in &damaged {
        let now = page.stored(&format!("mad.game.{id}")).await?;
        expect(now.as_ref() == Some(text), format!("{id} is as it was"))?;
    }
    Ok(())
}

async fn a_game_that_is_gone(page: &Page) -> Result<()> {
    page.visit("#/game/nobody").await?;
    page.shows("main .card", &page.texts().games_missing()).await?;
    page.press("home").await?;
    page.see(".home").await
}

async fn no_room_left(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.two_from(&start).await?;
    page.fill_storage().await?;
    let kept = page.kept_here().await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    page.is_told(&page.texts().web_storage_full()).await?;
    stands_after(page, &start, &["a2a3"]).await?;
    page.drag(Input::MouseDrag, "a5", "a4").await?;
    page.is_told(&page.texts().web_storage_full()).await?;
    stands_after(page, &start, &["a2a3", "a5a4"]).await?;
    expect(page.kept_here().await? == kept, "the game as it was is still kept")?;
    // As soon as there is room, the whole game is.
    let empty = "
        const filler = Object.keys(localStorage).filter((name) => name.startsWith('filler'));
        filler.forEach((name) => localStorage.removeItem(name));
        return true;
    ";
    page.run::<bool>(empty, Vec::new()).await?;
    page.drag(Input::MouseDrag, "b2", "b3").await?;
    stands_after(page, &start, &["a2a3", "a5a4", "b2b3"]).await?;
    expect(page.count(".notice").await? == 0, "nothing to complain about")?;
    page.reload().await?;
    stands_after(page, &start, &["a2a3", "a5a4", "b2b3"]).await.map(drop)
}

/// The browser forbids pages to keep anything.
async fn nothing_may_be_kept(page: &Page) -> Result<()> {
    let forbid = "
        Object.defineProperty(window, 'localStorage', {
            get() { throw new DOMException('forbidden', 'SecurityError'); },
        });
    ";
    let wish = json!({ "source": forbid });
    page.session().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", wish).await?;
    page.visit("").await?;
    page.press("first-game").await?;
    page.shows(".notice p", &page.texts().web_storage_off()).await?;
    // It says that the game is lost when the page is closed, so there is one.
    page.see(".game").await?;
    page.stands(&Position::default()).await?;
    page.press("keep").await?;
    listed(page, 2).await
}
