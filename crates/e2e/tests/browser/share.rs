//! Sharing games as links.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page, key};
use mad_rules::{BySide, Game, Side};
use mad_session::{GameSession, LinkError, Seat, SharedGame, game_from_query, game_to_query};
use thirtyfour::By;

use super::turn_input::MIDDLE;
use super::{folded_reason_is, position, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: a_link_shows_the_same_game_elsewhere, a_game_is_stepped_through;
    DESKTOP: a_finished_game, names_are_kept, saving_twice, a_link_in_other_letters, copied_by_hand,
        the_position_is_copied;
    PHONE: damaged_links_say_why;
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
    let copied = if action == "share" { texts.copied_link() } else { texts.copied_position() };
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
        let texts = friend.texts();
        let sides = texts.games_versus(texts.side_name("red"), texts.side_name("blue"));
        friend.text_is(".shared h2", &sides).await?;
        friend.text_is(".shared p", &texts.games_turn(3)).await?;
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
    // There is nothing to play on.
    page.wait_gone("[data-action=keep]").await?;
    page.press("save").await?;
    page.toast_is(&page.texts().shared_known()).await?;
    page.run::<()>("localStorage.removeItem('mad.game.shared');", Vec::new()).await?;
    page.press("save").await?;
    page.toast_is(&page.texts().shared_saved()).await?;
    page.press("open").await?;
    page.position_is(game.position()).await?;
    expect(page.current_game().await?.session.game() == &game, "the same game")
}

/// Names with letters that are special in links.
async fn names_are_kept(page: &Page) -> Result<()> {
    let mut named = session(game()?);
    named.set_tag("Red", "Ada & Zoë = 100%");
    named.set_tag("Blue", "Grace #1");
    page.open_game("named", named).await?;
    let link = copied(page, "share").await?;
    page.session().goto(&link).await?;
    let texts = page.texts();
    page.text_is(".shared h2", &texts.games_versus("Ada & Zoë = 100%", "Grace #1")).await?;
    page.press("keep").await?;
    page.text_is(".player.red .name", "Ada & Zoë = 100%").await?;
    page.text_is(".player.blue .name", "Grace #1").await?;
    // The computer is named, the user is not.
    let computer = BySide { red: Seat::Person, blue: Seat::Computer(4) };
    page.open_game("computer", GameSession::new(game()?, computer, 1, None)).await?;
    let link = copied(page, "share").await?;
    let query = link.split_once("game?").context("a link")?.1;
    let names = SharedGame::from_query(query)?.names;
    expect(names == BySide { red: None, blue: Some(texts.player_computer(4)) }, query)
}

/// The number of turns on the board, from the marked turn in the list.
async fn shown_turn(page: &Page) -> Result<usize> {
    let look = "return Number(document.querySelector('[aria-current=step]')?.dataset.turn ?? 0);";
    page.run(look, Vec::new()).await
}

async fn a_game_is_stepped_through(page: &Page) -> Result<()> {
    let game = game()?;
    page.visit(&format!("#/game?{}", game_to_query(&game))).await?;
    turn_count_is(page, 3).await?;
    let is = async |turns: usize| {
        page.until("the turn shown", &turns, async || shown_turn(page).await).await?;
        let words = page.texts().board_aloud(&game.positions()[turns]);
        page.wait(
            "the board in words",
            "document.querySelector('.shared svg title')?.textContent === arguments[0]",
            &[words.into()],
        )
        .await
        .map(drop)
    };
    is(3).await?;
    for (action, turns) in [("previous", 2), ("first", 0), ("next", 1), ("last", 3)] {
        page.press(action).await?;
        is(turns).await?;
    }
    for (key, turns) in [(key::LEFT, 2), (key::HOME, 0), (key::RIGHT, 1), (key::END, 3)] {
        page.key(key).await?;
        is(turns).await?;
    }
    page.press_on("[data-turn='2']").await?;
    is(2).await?;
    // Digits as set.
    page.wait_for(".shared svg .digit").await?;
    expect(page.game_ids().await?.is_empty(), "looking saves nothing")
}

async fn saving_twice(page: &Page) -> Result<()> {
    let route = format!("#/game?{}", game_to_query(&game()?));
    page.visit(&route).await?;
    page.press("save").await?;
    page.toast_is(&page.texts().shared_saved()).await?;
    page.wait_for("[data-action=open]:focus").await?;
    page.visit("#/").await?;
    page.visit(&route).await?;
    page.press("save").await?;
    page.toast_is(&page.texts().shared_known()).await?;
    expect(page.game_ids().await?.len() == 1, "it is saved once")
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
        page.text_is("main .warning", &page.texts().shared_broken()).await?;
        folded_reason_is(page, &reason).await?;
        page.wait_gone("[data-action=keep]").await?;
    }
    page.press_on("[data-place=home]").await?;
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
