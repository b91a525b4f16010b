//! Reload, undo and redo, and looking at earlier positions.

use anyhow::Result;
use mad_e2e::{Input, Page, key};
use mad_rules::{Position, Side, Turn};

use super::game_end::against;
use super::turn_input::START;
use super::{position, position_is_after, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: looked_back_by_buttons;
    DESKTOP: reloaded_while_the_computer_thinks, left_while_the_computer_thinks,
        taken_back_against_the_computer, taken_back_while_the_computer_thinks, looked_back_by_keys,
        looked_back_while_the_game_goes_on, a_tap_while_looking_back;
    PHONE: reloaded, taken_back_and_played_again;
}

const TURNS: [&str; 4] = ["a2a3", "c5c4", "112-221", "d5d4"];

/// Plays turns of both sides.
async fn play(page: &Page, start: &Position, turns: &[&str]) -> Result<()> {
    let mut rng: rand::rngs::SmallRng = rand::SeedableRng::seed_from_u64(5);
    let mut now = *start;
    for turn in turns {
        let turn: Turn = turn.parse()?;
        page.play_turn(Input::of(page.size()), &now, turn, &mut rng).await?;
        now.play(turn)?;
        page.position_is(&now).await?;
    }
    Ok(())
}

/// Waits long enough for an erroneous second answer of the computer.
async fn wait_for_late_answers(page: &Page) -> Result<()> {
    let wait = "await new Promise((done) => setTimeout(done, given[0])); return true;";
    page.run_async::<bool>(wait, vec![1_500.into()]).await.map(drop)
}

async fn reloaded(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    play(page, &start, &TURNS[..3]).await?;
    page.reload().await?;
    position_is_after(page, &start, &TURNS[..3]).await?;
    // A reload drops the picked ship.
    page.tap(Input::of(page.size()), "d5").await?;
    page.wait_for(".picked").await?;
    page.reload().await?;
    let now = position_is_after(page, &start, &TURNS[..3]).await?;
    page.wait_gone(".picked").await?;
    play(page, &now, &TURNS[3..]).await?;
    position_is_after(page, &start, &TURNS).await.map(drop)
}

async fn reloaded_while_the_computer_thinks(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.hold_engine().await?;
    page.open_game("thinking", against(start, 10, Side::Red)).await?;
    for round in 1..=2 {
        let now = *page.current_game().await?.session.game().position();
        let first = now.sorted_turns().into_iter().find(|turn| turn.squares_moved().is_some());
        let (from, to) = first.and_then(Turn::squares_moved).expect("a ship can move");
        page.drag(Input::MouseDrag, &from.to_string(), &to.to_string()).await?;
        turn_count_is(page, 2 * round - 1).await?;
        page.reload().await?;
        turn_count_is(page, 2 * round - 1).await?;
        page.reload().await?;
        turn_count_is(page, 2 * round - 1).await?;
        page.release_engine().await?;
        turn_count_is(page, 2 * round).await?;
    }
    wait_for_late_answers(page).await?;
    let saved = page.current_game().await?;
    expect(saved.session.game().turns().len() == 4, "one answer to each turn")?;
    page.position_is(saved.session.game().position()).await
}

async fn left_while_the_computer_thinks(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.hold_engine().await?;
    page.open_game("thinking", against(start, 10, Side::Red)).await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    turn_count_is(page, 1).await?;
    page.visit("#/").await?;
    page.press("continue").await?;
    turn_count_is(page, 1).await?;
    page.release_engine().await?;
    turn_count_is(page, 2).await?;
    wait_for_late_answers(page).await?;
    expect(page.current_game().await?.session.game().turns().len() == 2, "one answer")
}

async fn taken_back_and_played_again(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    page.wait_for("[data-action=undo]:disabled").await?;
    play(page, &start, &TURNS).await?;
    for left in (0..TURNS.len()).rev() {
        page.press("undo").await?;
        position_is_after(page, &start, &TURNS[..left]).await?;
    }
    page.wait_for("[data-action=undo]:disabled").await?;
    for played in 1..=TURNS.len() {
        page.press("redo").await?;
        position_is_after(page, &start, &TURNS[..played]).await?;
    }
    page.wait_for("[data-action=redo]:disabled").await?;
    // Redo survives a reload, and is cleared by another turn.
    page.press("undo").await?;
    page.press("undo").await?;
    let now = position_is_after(page, &start, &TURNS[..2]).await?;
    page.reload().await?;
    page.press("redo").await?;
    position_is_after(page, &start, &TURNS[..3]).await?;
    page.press("undo").await?;
    position_is_after(page, &start, &TURNS[..2]).await?;
    play(page, &now, &["b2b3"]).await?;
    page.wait_for("[data-action=redo]:disabled").await
}

async fn taken_back_against_the_computer(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_game("both", against(start, 2, Side::Red)).await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    turn_count_is(page, 2).await?;
    let answered = *page.current_game().await?.session.game().position();
    page.press("undo").await?;
    position_is_after(page, &start, &[]).await?;
    page.press("redo").await?;
    turn_count_is(page, 2).await?;
    page.position_is(&answered).await
}

async fn taken_back_while_the_computer_thinks(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.hold_engine().await?;
    page.open_game("early", against(start, 10, Side::Red)).await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    turn_count_is(page, 1).await?;
    page.press("undo").await?;
    position_is_after(page, &start, &[]).await?;
    page.release_engine().await?;
    wait_for_late_answers(page).await?;
    position_is_after(page, &start, &[]).await?;
    // The computer answers the next turn.
    page.drag(Input::MouseDrag, "b2", "b3").await?;
    turn_count_is(page, 2).await?;
    let turns = page.current_game().await?.session.game().turns().to_vec();
    expect(turns[0] == "b2b3".parse()?, "the later turn is answered")
}

/// Waits until the board shows the game after this many turns, and the status says so.
async fn looks_at(page: &Page, start: &Position, turns: usize) -> Result<()> {
    let mut now = *start;
    for turn in &TURNS[..turns] {
        now.play(turn.parse()?)?;
    }
    page.position_is(&now).await?;
    if turns == 0 {
        page.status_is(&page.texts().game_at_start()).await
    } else if turns < TURNS.len() {
        // As in the list: two turns have the same number.
        let side = if turns % 2 == 1 { "red" } else { "blue" };
        let (number, count) = (turns.div_ceil(2), TURNS.len().div_ceil(2));
        let mut before = *start;
        for turn in &TURNS[..turns - 1] {
            before.play(turn.parse()?)?;
        }
        let texts = page.texts();
        let last = texts.turn_aloud(&before, TURNS[turns - 1].parse()?);
        let place = texts.game_looking_back(side, number, count);
        page.status_is(&format!("{place} {last}")).await?;
        page.text_is("li:has([aria-current]) .pair", &number.to_string()).await
    } else {
        page.wait_gone("[data-action=to-the-end]").await
    }
}

async fn looked_back_by_buttons(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    play(page, &start, &TURNS).await?;
    for (action, turns) in [
        ("previous", 3),
        ("previous", 2),
        ("next", 3),
        ("first", 0),
        ("next", 1),
        ("last", 4),
        ("previous", 3),
        ("to-the-end", 4),
    ] {
        page.press(action).await?;
        looks_at(page, &start, turns).await?;
    }
    for turns in [2, 1, 3, 4] {
        page.press_on(&format!("[data-turn='{turns}']")).await?;
        looks_at(page, &start, turns).await?;
        page.wait_for(&format!("[data-turn='{turns}'][aria-current]")).await?;
    }
    Ok(())
}

async fn looked_back_by_keys(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    play(page, &start, &TURNS).await?;
    page.tab_to("[data-action=flip]").await?;
    for (pressed, turns) in [
        (key::LEFT, 3),
        (key::LEFT, 2),
        (key::RIGHT, 3),
        (key::HOME, 0),
        (key::RIGHT, 1),
        (key::END, 4),
        (key::RIGHT, 4),
    ] {
        page.key(pressed).await?;
        looks_at(page, &start, turns).await?;
    }
    Ok(())
}

async fn looked_back_while_the_game_goes_on(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.hold_engine().await?;
    page.open_game("back", against(start, 3, Side::Red)).await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    turn_count_is(page, 1).await?;
    page.press("first").await?;
    page.position_is(&start).await?;
    page.release_engine().await?;
    // The computer answers; the board still shows the earlier position.
    turn_count_is(page, 2).await?;
    page.position_is(&start).await?;
    page.status_is(&page.texts().game_at_start()).await?;
    page.press("to-the-end").await?;
    let now = *page.current_game().await?.session.game().position();
    page.position_is(&now).await
}

/// A tap on a ship in an earlier position explains the ship, and the position stays.
async fn a_tap_while_looking_back(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    play(page, &start, &TURNS).await?;
    page.press("first").await?;
    page.position_is(&start).await?;
    // No ship can be picked in an earlier position.
    page.spots_are(".own", &[]).await?;
    page.tap(Input::Mouse, "b2").await?;
    page.wait_for(".reach").await?;
    page.position_is(&start).await?;
    page.press("to-the-end").await?;
    looks_at(page, &start, TURNS.len()).await
}
