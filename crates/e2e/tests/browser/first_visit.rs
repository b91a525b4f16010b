//! The first visit.

use anyhow::Result;
use mad_e2e::Page;
use mad_rules::{Game, Side, Turn};
use mad_session::Seat;

use crate::suite::{expect, tests};

tests! {
    EVERYWHERE: one_click_and_you_play;
}

async fn one_click_and_you_play(page: &Page) -> Result<()> {
    page.run::<bool>("localStorage.clear(); return true;", Vec::new()).await?;
    page.visit("").await?;
    page.press("first-game").await?;
    page.wait_for(".game").await?;
    let mut game = Game::default();
    page.position_is(game.position()).await?;
    page.status_is(&page.texts().game_positioning("red")).await?;
    page.press("keep").await?;
    page.wait_for("[data-turn='2']").await?;
    let saved = page.current_game().await?;
    let seats = saved.session.seats();
    expect(seats[Side::Red] == Seat::Person, "the visitor plays red")?;
    expect(seats[Side::Blue] == Seat::Computer(1), "the computer is at level 1")?;
    let turns = saved.session.game().turns();
    expect(turns.len() == 2 && turns[0] == Turn::PASS, "one turn each")?;
    turns.iter().try_for_each(|&turn| game.play(turn))?;
    page.position_is(game.position()).await
}
