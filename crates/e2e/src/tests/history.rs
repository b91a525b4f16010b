//! Going back and forth: reloading, taking back, looking back.

use anyhow::Result;
use mad_e2e::{Input, Page, key};
use mad_rules::{Position, Side, Turn};

use super::ends::against;
use super::turns::START;
use super::{listed, position, stands_after};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: reloaded, taken_back_and_played_again, looked_back_by_buttons;
    DESKTOP: reloaded_while_the_computer_thinks, left_while_the_computer_thinks,
        taken_back_against_the_computer, taken_back_while_the_computer_thinks,
        looked_back_by_keys, looked_back_while_the_game_goes_on, a_tap_ends_looking_back;
}

const TURNS: [&str; 4] = ["a2a3", "c5c4", "112-221", "d5d4"];

/// Plays turns by taps, for two at the board.
async fn play(page: &Page, start: &Position, turns: &[&str]) -> Result<()> {
    let mut chance: rand::rngs::SmallRng = rand::SeedableRng::seed_from_u64(5);
    let mut now = *start;
    for turn in turns {
        let turn: Turn = turn.parse()?;
        page.say(Input::of(page.size()), &now, turn, &mut chance).await?;
        now.play(turn)?;
        page.stands(&now).await?;
    }
    Ok(())
}

/// Waits for as long as the computer would need for its answer.
async fn moment(page: &Page) -> Result<()> {
    let wait = "await new Promise((done) => setTimeout(done, given[0])); return true;";
    page.promise::<bool>(wait, vec![1_500.into()]).await.map(drop)
}

async fn reloaded(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.two_from(&start).await?;
    play(page, &start, &TURNS[..3]).await?;
    page.reload().await?;
    stands_after(page, &start, &TURNS[..3]).await?;
    // A ship in hand is put down, a turn that was not finished not played.
    page.tap(Input::of(page.size()), "d5").await?;
    page.see(".picked").await?;
    page.reload().await?;
    let now = stands_after(page, &start, &TURNS[..3]).await?;
    page.see_no(".picked").await?;
    play(page, &now, &TURNS[3..]).await?;
    stands_after(page, &start, &TURNS).await.map(drop)
}

async fn reloaded_while_the_computer_thinks(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.deal("thinking", against(start, 10, Side::Red)).await?;
    for round in 1..=2 {
        let now = *page.kept_here().await?.table.game().position();
        let first = now.sorted_turns().into_iter().find(|turn| turn.squares_moved().is_some());
        let (from, to) = first.and_then(Turn::squares_moved).expect("a ship can move");
        page.drag(Input::MouseDrag, &from.to_string(), &to.to_string()).await?;
        listed(page, 2 * round - 1).await?;
        page.reload().await?;
        page.reload().await?;
        listed(page, 2 * round).await?;
    }
    moment(page).await?;
    let kept = page.kept_here().await?;
    expect(kept.table.game().turns().len() == 4, "one answer to each turn")?;
    page.stands(kept.table.game().position()).await
}

async fn left_while_the_computer_thinks(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.deal("thinking", against(start, 10, Side::Red)).await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    listed(page, 1).await?;
    page.visit("#/").await?;
    page.press("continue").await?;
    listed(page, 2).await?;
    moment(page).await?;
    expect(page.kept_here().await?.table.game().turns().len() == 2, "one answer")
}

async fn taken_back_and_played_again(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.two_from(&start).await?;
    page.see("[data-action=undo]:disabled").await?;
    play(page, &start, &TURNS).await?;
    for left in (0..TURNS.len()).rev() {
        page.press("undo").await?;
        stands_after(page, &start, &TURNS[..left]).await?;
    }
    page.see("[data-action=undo]:disabled").await?;
    for played in 1..=TURNS.len() {
        page.press("redo").await?;
        stands_after(page, &start, &TURNS[..played]).await?;
    }
    page.see("[data-action=redo]:disabled").await?;
    // What was taken back survives a reload, and goes when something else is played.
    page.press("undo").await?;
    page.press("undo").await?;
    let now = stands_after(page, &start, &TURNS[..2]).await?;
    page.reload().await?;
    page.press("redo").await?;
    stands_after(page, &start, &TURNS[..3]).await?;
    page.press("undo").await?;
    stands_after(page, &start, &TURNS[..2]).await?;
    play(page, &now, &["b2b3"]).await?;
    page.see("[data-action=redo]:disabled").await
}

async fn taken_back_against_the_computer(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.deal("both", against(start, 2, Side::Red)).await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    listed(page, 2).await?;
    let answered = *page.kept_here().await?.table.game().position();
    page.press("undo").await?;
    stands_after(page, &start, &[]).await?;
    page.press("redo").await?;
    listed(page, 2).await?;
    page.stands(&answered).await
}

async fn taken_back_while_the_computer_thinks(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.deal("early", against(start, 10, Side::Red)).await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    page.press("undo").await?;
    stands_after(page, &start, &[]).await?;
    moment(page).await?;
    stands_after(page, &start, &[]).await?;
    // It still answers what is played now.
    page.drag(Input::MouseDrag, "b2", "b3").await?;
    listed(page, 2).await?;
    let turns = page.kept_here().await?.table.game().turns().to_vec();
    expect(turns[0] == "b2b3".parse()?, "the later turn is answered")
}

/// The game after so many turns is on the table, and the line says so.
async fn looks_at(page: &Page, start: &Position, turns: usize) -> Result<()> {
    let mut now = *start;
    for turn in &TURNS[..turns] {
        now.play(turn.parse()?)?;
    }
    page.stands(&now).await?;
    match turns < TURNS.len() {
        true => page.reads(&page.texts().game_looking_back(turns, TURNS.len())).await,
        false => page.see_no("[data-action=to-the-end]").await,
    }
}

async fn looked_back_by_buttons(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.two_from(&start).await?;
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
        page.press_at(&format!("[data-turn='{turns}']")).await?;
        looks_at(page, &start, turns).await?;
        page.see(&format!("[data-turn='{turns}'][aria-current]")).await?;
    }
    Ok(())
}

async fn looked_back_by_keys(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.two_from(&start).await?;
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
    page.deal("back", against(start, 3, Side::Red)).await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    page.press("first").await?;
    page.stands(&start).await?;
    // The computer answers meanwhile, and the view stays.
    listed(page, 2).await?;
    page.stands(&start).await?;
    page.reads(&page.texts().game_looking_back(0, 2)).await?;
    page.press("to-the-end").await?;
    let now = *page.kept_here().await?.table.game().position();
    page.stands(&now).await
}

async fn a_tap_ends_looking_back(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.two_from(&start).await?;
    play(page, &start, &TURNS).await?;
    page.press("first").await?;
    page.stands(&start).await?;
    expect(page.spots(".own").await?.is_empty(), "nothing can be taken up in the past")?;
    page.tap(Input::Mouse, "b2").await?;
    looks_at(page, &start, TURNS.len()).await?;
    stands_after(page, &start, &TURNS).await.map(drop)
}
