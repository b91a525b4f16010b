//! The first visit.

use anyhow::Result;
use mad_e2e::{Input, Page};
use mad_rules::{Game, Side};
use mad_session::{NewGameChoices, Seat};

use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: one_click_and_you_play;
}

async fn one_click_and_you_play(page: &Page) -> Result<()> {
    page.run::<bool>("localStorage.clear(); return true;", Vec::new()).await?;
    page.visit("").await?;
    page.press("first-game").await?;
    page.wait_for(".game").await?;
    let first = NewGameChoices::first_game();
    let mut game = Game::new(first.start());
    page.position_is(game.position()).await?;
    page.status_is(&page.texts().game_you_are("red")).await?;
    let input = Input::of(page.size());
    page.tap(input, "a2").await?;
    page.tap(input, "a3").await?;
    page.wait_for("[data-turn='2']").await?;
    let saved = page.current_game().await?;
    let seats = saved.session.seats();
    expect(seats[Side::Red] == Seat::Person, "the visitor plays red")?;
    expect(seats[Side::Blue] == Seat::Computer(1), "the computer is at level 1")?;
    let turns = saved.session.game().turns();
    expect(turns.len() == 2 && turns[0] == "a2a3".parse()?, "one turn each")?;
    turns.iter().try_for_each(|&turn| game.play(turn))?;
    page.position_is(game.position()).await
}
