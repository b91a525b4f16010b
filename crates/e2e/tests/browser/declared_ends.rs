//! Games that end by agreement, resignation or time.

use anyhow::{Context as _, Result};
use mad_e2e::Page;
use mad_rules::{BySide, EndReason, Game, Outcome, Position, Side};
use mad_session::{Clock, GameSession, Seat, TimeControl};
use serde_json::{Value, json};

use super::game_end::{against, ended};
use super::{position, still_at, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: resignation;
    DESKTOP: the_computer_agrees, the_computer_would_rather_play_on, the_computer_resigns,
        resignation_against_the_computer, a_clock_is_paused, agreement_of_two, time;
}

/// Blue has only its corvette, red has three ships.
const HOPELESS: &str = "3b111/4/4/4/r222r2212/1r1112 r - - 0/40 1";
/// The other way round, and red has expelled last.
const ROSY: &str = "b2221b111b212/4/4/4/4/r1113 r - r 5/40 1";

async fn menu(page: &Page, action: &str) -> Result<()> {
    page.press("more").await?;
    page.wait_for("dialog[open] .menu").await?;
    page.press(action).await
}

async fn agreement_of_two(page: &Page) -> Result<()> {
    let start = position(ROSY)?;
    page.open_two_player(&start).await?;
    menu(page, "agree").await?;
    page.text_is("dialog[open] p", &page.texts().agree_ask("red")).await?;
    page.press("no").await?;
    page.wait_gone("dialog[open]").await?;
    still_at(page, &start, 0).await?;
    menu(page, "agree").await?;
    page.press("yes-agree").await?;
    page.wait_gone("dialog[open]").await?;
    let outcome = Outcome { winner: Side::Red, reason: EndReason::Agreement };
    ended(page, &page.texts().end_semi("red"), outcome).await
}

async fn the_computer_agrees(page: &Page) -> Result<()> {
    page.open_game("hopeless", against(position(HOPELESS)?, 5, Side::Red)).await?;
    menu(page, "agree").await?;
    page.text_is("dialog[open] p", &page.texts().agree_ask("none")).await?;
    page.press("yes-agree").await?;
    let outcome = Outcome { winner: Side::Blue, reason: EndReason::Agreement };
    ended(page, &page.texts().end_you_half_lose(), outcome).await
}

async fn the_computer_would_rather_play_on(page: &Page) -> Result<()> {
    let start = position(ROSY)?;
    page.open_game("rosy", against(start, 5, Side::Red)).await?;
    menu(page, "agree").await?;
    page.press("yes-agree").await?;
    page.status_is(&page.texts().agree_refused()).await?;
    still_at(page, &start, 0).await?;
    // It is still the player's turn.
    page.press_on("[data-spot=a1]").await?;
    page.press_on("[data-spot=a2]").await?;
    page.wait_for("[data-turn='2']").await
}

async fn the_computer_resigns(page: &Page) -> Result<()> {
    let settings =
        json!({"theme":"dark","digits":true,"sound":false,"motion":"off","resigns":true});
    page.store("mad.settings", &settings.to_string()).await?;
    let start = position(HOPELESS)?;
    page.open_game("hopeless", against(start, 8, Side::Red)).await?;
    page.press_on("[data-spot=b1]").await?;
    page.press_on("[data-spot=c1]").await?;
    let outcome = Outcome { winner: Side::Red, reason: EndReason::Resignation };
    ended(page, &page.texts().end_you_win(), outcome).await?;
    // Undo takes back the resignation and the turn before it.
    page.press("undo").await?;
    page.wait_gone(".end").await?;
    page.position_is(&start).await
}

async fn resignation(page: &Page) -> Result<()> {
    let start = Position::default();
    page.open_two_player(&start).await?;
    page.press("keep").await?;
    turn_count_is(page, 1).await?;
    menu(page, "resign").await?;
    page.text_is("dialog[open] p", &page.texts().resign_ask("blue")).await?;
    page.press("no").await?;
    page.wait_gone("dialog[open]").await?;
    still_at(page, &start, 1).await?;
    menu(page, "resign").await?;
    page.press("yes-resign").await?;
    let outcome = Outcome { winner: Side::Red, reason: EndReason::Resignation };
    ended(page, &page.texts().end_victory("red"), outcome).await?;
    page.wait_gone(".meter").await?;
    // Undo takes back the resignation only.
    page.press("undo").await?;
    page.wait_gone(".end").await?;
    page.wait_for(".meter").await?;
    turn_count_is(page, 1).await?;
    page.wait_for("[data-action=keep]").await?;
    page.press("redo").await?;
    let saved = async || Ok(page.current_game().await?.session.game().outcome());
    page.until("the result again", &Some(outcome), saved).await
}

async fn resignation_against_the_computer(page: &Page) -> Result<()> {
    page.open_game("given", against(Position::default(), 2, Side::Blue)).await?;
    page.wait_for("[data-turn='1']").await?;
    menu(page, "resign").await?;
    page.text_is("dialog[open] p", &page.texts().resign_ask("you")).await?;
    page.press("yes-resign").await?;
    let outcome = Outcome { winner: Side::Red, reason: EndReason::Resignation };
    ended(page, &page.texts().end_you_lose(), outcome).await
}

/// Changes the clock of a saved game while the app is not open.
async fn set_clock(page: &Page, id: &str, red: u32, blue: u32) -> Result<()> {
    page.leave_app().await?;
    let name = format!("mad.game.{id}");
    let text = page.stored(&name).await?.context("the game is saved")?;
    let mut saved: Value = serde_json::from_str(&text)?;
    saved["clock"]["left"] = json!({ "red": red, "blue": blue });
    page.store(&name, &saved.to_string()).await?;
    page.visit(&format!("#/game/{id}")).await
}

async fn time(page: &Page) -> Result<()> {
    page.visit("#/new/two").await?;
    page.choose(&page.texts().new_clock(), &page.texts().new_minutes(1, 2)).await?;
    page.press("start").await?;
    let id = page.game_id().await?;
    page.text_is(".player.red .clock", "1:00").await?;
    page.press("keep").await?;
    page.press("keep").await?;
    turn_count_is(page, 2).await?;
    set_clock(page, &id, 700, 50_000).await?;
    // A game that is opened again is paused.
    page.text_is(".player.red .clock", "0:00.7").await?;
    page.text_is(".player.blue .clock", "0:50").await?;
    page.press("go-on").await?;
    let outcome = Outcome { winner: Side::Blue, reason: EndReason::Time };
    ended(page, &page.texts().end_victory("blue"), outcome).await?;
    page.text_is(".player.red .clock", "0:00.0").await
}

async fn a_clock_is_paused(page: &Page) -> Result<()> {
    let clock = Clock::new(TimeControl::minutes(3, 2));
    let session =
        GameSession::new(Game::default(), BySide::from_fn(|_| Seat::Person), 1, Some(clock));
    page.open_game("clock", session).await?;
    // The clock does not run before the first turn.
    page.text_is(".player.red .clock", "3:00").await?;
    page.press("keep").await?;
    page.wait(
        "blue's clock to run",
        "document.querySelector('.blue .clock').innerText < '3:00'",
        &[],
    )
    .await?;
    page.text_is(".player.red .clock", "3:02").await?;
    menu(page, "pause").await?;
    page.wait_for("[data-action=go-on]").await?;
    let first = page.current_game().await?;
    page.press_on("[data-spot=d5]").await?;
    page.wait_gone(".picked").await?;
    let shown = page.text(".player.blue .clock").await?;
    // Longer than one tick of the clock.
    let wait = "await new Promise((done) => setTimeout(done, 1200)); return true;";
    page.run_async::<bool>(wait, Vec::new()).await?;
    expect(page.text(".player.blue .clock").await? == shown, "the clock stands")?;
    page.press("go-on").await?;
    page.press("keep").await?;
    turn_count_is(page, 2).await?;
    let spent = page.current_game().await?;
    let left =
        |saved: &mad_session::Saved| saved.session.clock().map(|clock| clock.left(Side::Blue));
    expect(left(&spent) != left(&first), "the clock has run")
}
