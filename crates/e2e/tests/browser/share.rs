//! Sharing games as links.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page};
use mad_rules::{BySide, Game, Side};
use mad_session::{GameSession, LinkError, Seat, game_from_query, game_to_query};
use thirtyfour::By;

use super::turn_input::MIDDLE;
use super::{position, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: a_link_shows_the_same_game_elsewhere, damaged_links_say_why;
    DESKTOP: a_finished_game, a_link_in_other_letters, copied_by_hand, the_position_is_copied;
}

/// A game from a middle position with some turns.
fn game() -> Result<Game> {
    let mut game = Game::new(position(MIDDLE)?);
    for turn in ["c2c3", "a5b4", "122-221-212"] {
        game.play(turn.parse()?)?;
    }
    Ok(game)
}

fn session(game: Game) -> GameSession {
    GameSession::new(game, BySide::from_fn(|_| Seat::Person), 1, None)
}

/// Copies with an entry of the menu, and returns the clipboard.
async fn copied(page: &Page, action: &str) -> Result<String> {
    page.press("more").await?;
    page.press(action).await?;
    let texts = page.texts();
    let copied =
        if action == "share" { texts.copied_link() } else { texts.copied_position() };
    page.toast_is(&copied).await?;
    page.run_async("return await navigator.clipboard.readText();", Vec::new()).await
}

async fn a_link_shows_the_same_game_elsewhere(page: &Page) -> Result<()> {
    let game = game()?;
    page.open_game("shared", session(game.clone())).await?;
    let link = copied(page, "share").await?;
    expect(link == format!("{}#/game?{}", page.address(), game_to_query(&game)), &link)?;
    let friend = page.another_browser().await?;
    let result = async {
        friend.session().goto(&link).await?;
        friend.wait_for(".shared svg").await?;
        friend.text_is(".shared p", &friend.texts().games_turn(3)).await?;
        expect(friend.game_ids().await?.is_empty(), "looking keeps nothing")?;
        friend.press("keep").await?;
        friend.position_is(game.position()).await?;
        turn_count_is(&friend, 3).await?;
        expect(friend.current_game().await?.session.game() == &game, "the same game")?;
        // The game can be continued.
        friend.tap(Input::of(friend.size()), "b4").await?;
        friend.tap(Input::of(friend.size()), "b3").await?;
        turn_count_is(&friend, 4).await
    };
    let result = result.await;
    let complaints = friend.console_errors().await?;
    friend.close().await?;
    result?;
    expect(complaints.is_empty(), complaints.join("\n"))
}

async fn a_finished_game(page: &Page) -> Result<()> {
    let mut game = game()?;
    let outcome = game.resign(Side::Blue)?;
    page.open_game("shared", session(game.clone())).await?;
    let link = copied(page, "share").await?;
    let query = link.split_once("game?").context("a link")?.1;
    expect(game_from_query(query)?.outcome() == Some(outcome), "the end is in the link")?;
    page.visit(&format!("#/game?{query}")).await?;
    page.text_is(".shared p", &page.texts().outcome(outcome)).await?;
    page.press("keep").await?;
    page.position_is(game.position()).await
}

/// The reason in the error message.
fn reason(page: &Page, query: &str) -> Result<String> {
    let texts = page.texts();
    Ok(match game_from_query(query).err().context("a damaged link")? {
        LinkError::Part(part) | LinkError::End(part) => part,
        LinkError::Start(error) => texts.mfen(&error),
        LinkError::Text { text, error, .. } => texts.turn_text(&text, &error),
        LinkError::Illegal { error, .. } => texts.illegal(&error.reason),
    })
}

async fn damaged_links_say_why(page: &Page) -> Result<()> {
    for query in [
        "",
        "start=6x4&turns=pass,pass,a2a5",
        "start=6x4&turns=pass,pass,zz",
        "start=9x9&turns=",
        "start=6x4&turns=pass&end=1-0,exile",
        "start=6x4,off,banana&turns=",
        "strat=6x4",
        "start=b1113/4/r1113_r_-_-_0/40_2&turns=",
    ] {
        let reason = reason(page, query)?;
        page.visit(&format!("#/game?{query}")).await?;
        page.until(&format!("{query} says {reason}"), &true, async || {
            Ok(page.text("main .warning").await?.contains(&reason))
        })
        .await?;
        page.wait_gone("[data-action=keep]").await?;
    }
    page.press("home").await?;
    page.wait_for(".home").await
}

/// Some programs percent-encode links.
async fn a_link_in_other_letters(page: &Page) -> Result<()> {
    let game = game()?;
    let query = game_to_query(&game).replace('/', "%2F").replace(',', "%2C").replace('=', "%3D");
    page.visit(&format!("#/game?{query}")).await?;
    page.press("keep").await?;
    page.position_is(game.position()).await?;
    turn_count_is(page, 3).await
}

async fn copied_by_hand(page: &Page) -> Result<()> {
    let game = game()?;
    page.open_game("shared", session(game.clone())).await?;
    let refuse = "
        navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError'); };
        return true;
    ";
    page.run::<bool>(refuse, Vec::new()).await?;
    page.press("more").await?;
    page.press("share").await?;
    page.text_is(".notice p", &page.texts().web_copy_failed()).await?;
    let shown = page.session().find(By::Css(".notice textarea")).await?.prop("value").await?;
    let link = format!("{}#/game?{}", page.address(), game_to_query(&game));
    expect(shown.as_deref() == Some(&link), format!("{shown:?}"))?;
    page.press_on(".notice button").await?;
    page.wait_gone(".notice").await
}

async fn the_position_is_copied(page: &Page) -> Result<()> {
    let game = game()?;
    page.open_game("shared", session(game.clone())).await?;
    expect(copied(page, "copy-mfen").await? == game.position().to_string(), "as it stands")?;
    // In an earlier position, that one is copied.
    page.press("first").await?;
    page.position_is(game.start()).await?;
    expect(copied(page, "copy-mfen").await? == game.start().to_string(), "as it was")
}
