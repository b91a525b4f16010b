//! Illegal input, and the message about it.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page};
use mad_rules::{BySide, Game, Illegal, Position, Side, Turn};
use mad_session::{GameSession, Seat};

use super::game_end::against;
use super::turn_input::MIDDLE;
use super::{position, still_at};
use crate::suite::{expect, tests};

tests! {
    DESKTOP: a_drag_onto_no_partner, while_the_computer_thinks, after_the_end;
    PHONE: moves_that_are_not_legal, exile_is_no_place_to_go, no_move_on_the_positioning_turn;
}

/// Waits for a message, and checks that nothing is played.
async fn refused(page: &Page, start: &Position, remark: &str, turns: usize) -> Result<()> {
    page.status_is(remark).await?;
    page.wait_for(".status .sentence.remark").await?;
    still_at(page, start, turns).await
}

/// Picks a ship and selects a square that it cannot reach.
async fn cannot_go(page: &Page, start: &Position, from: &str, to: &str) -> Result<Illegal> {
    let (turn, input) = (Turn::new_move(from.parse()?, to.parse()?), Input::of(page.size()));
    let reason = start.check(turn).err().context("this turn is legal")?;
    page.tap(input, from).await?;
    page.wait_for(&format!("[data-spot={from}].picked")).await?;
    page.tap(input, to).await?;
    refused(page, start, &page.texts().illegal(&reason), 0).await?;
    page.wait_for(&format!("[data-spot={from}].picked")).await?;
    page.press("cancel").await?;
    page.wait_gone(".picked").await?;
    page.wait_gone(".remark").await?;
    Ok(reason)
}

async fn moves_that_are_not_legal(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.open_two_player(&start).await?;
    let far = cannot_go(page, &start, "c2", "b3").await?;
    expect(matches!(far, Illegal::TooFar { .. }), "too far")?;
    let blocked = cannot_go(page, &start, "c1", "c3").await?;
    expect(matches!(blocked, Illegal::Blocked(_)), "blocked")?;
    let shielded = cannot_go(page, &start, "c2", "d2").await?;
    expect(matches!(shielded, Illegal::Shielded { .. }), "shielded")?;
    let words = page.texts().illegal(&shielded).to_lowercase();
    expect(words.contains("shield") && words.contains("cannon"), words)
}

async fn exile_is_no_place_to_go(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.open_two_player(&start).await?;
    let (texts, input) = (page.texts(), Input::of(page.size()));
    page.tap(input, "r212").await?;
    page.wait_for("[data-spot=r212].picked").await?;
    page.tap(input, "b3").await?;
    let remark = texts.game_in_exile(texts.ship_name("r212".parse()?));
    refused(page, &start, &remark, 0).await?;
    page.press("cancel").await?;
    page.tap(input, "a3").await?;
    page.tap(input, "r221").await?;
    refused(page, &start, &texts.game_not_into_exile(), 0).await
}

async fn no_move_on_the_positioning_turn(page: &Page) -> Result<()> {
    let start = Position::default();
    page.open_two_player(&start).await?;
    let input = Input::of(page.size());
    page.tap(input, "d2").await?;
    page.wait_for("[data-spot=d2].picked").await?;
    page.spots_are(".free", &[]).await?;
    page.tap(input, "d3").await?;
    let remark = page.texts().illegal(&Illegal::MoveOnPositioningTurn);
    refused(page, &start, &remark, 0).await
}

async fn a_drag_onto_no_partner(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.open_two_player(&start).await?;
    let texts = page.texts();
    page.drag(Input::MouseDrag, "a3", "b1").await?;
    let [one, other] = ["r221", "r111"].map(|ship| ship.parse().map(|item| texts.ship_name(item)));
    refused(page, &start, &texts.game_no_partner(one?, other?), 0).await?;
    page.drag(Input::MouseDrag, "c2", "c5").await?;
    let reason = start.check("c2c5".parse()?).err().context("too far")?;
    refused(page, &start, &texts.illegal(&reason), 0).await?;
    // A drop outside the board changes nothing.
    page.drag_to(Input::MouseDrag, "c2", ".meter").await?;
    still_at(page, &start, 0).await?;
    page.wait_gone(".carried").await?;
    page.wait_gone(".dragging").await
}

async fn while_the_computer_thinks(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.hold_engine().await?;
    page.open_game("patience", against(start, 10, Side::Red)).await?;
    for spot in ["c2", "c3", "a3"] {
        page.tap(Input::Mouse, spot).await?;
    }
    // The ship is explained and not picked.
    page.wait_for(".reach").await?;
    expect(page.count(".picked").await? == 0, "no ship can be picked")?;
    page.release_engine().await?;
    // The computer still answers, and the explanation ends.
    page.wait_for("[data-turn='2']").await?;
    page.spots_are(".reach", &[]).await
}

async fn after_the_end(page: &Page) -> Result<()> {
    let start = position("b1113/r2213/4/4/4/2r1111 r - - 0/40 1")?;
    let mut game = Game::new(start);
    game.play("a5a6".parse()?)?;
    let session = GameSession::new(game.clone(), BySide::from_fn(|_| Seat::Person), 1, None);
    page.open_game("over", session).await?;
    for spot in ["c1", "c2", "a6", "b111"] {
        page.tap(Input::Mouse, spot).await?;
        still_at(page, game.position(), 1).await?;
        expect(page.count(".picked").await? == 0, "no ship can be picked")?;
        page.wait_for(".end[data-winner=red]").await?;
    }
    Ok(())
}
