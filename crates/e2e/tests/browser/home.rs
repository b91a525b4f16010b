//! The home screen: its main action, its board, and what the player has reached.

use anyhow::Result;
use mad_e2e::{Page, SETTINGS};
use mad_rules::{Game, Position, Side};
use mad_session::{GameSession, NewGameChoices, Seat};
use serde_json::json;

use super::game_end::against;
use super::turn_count_is;
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: the_main_action_remembers_what_was_played;
    DESKTOP: a_won_game_is_remembered, the_demonstration_plays_once, no_demonstration_without_motion,
        the_board_shows_the_current_game;
}

fn resigned(session: &GameSession, loser: Side) -> Result<GameSession> {
    let mut game = Game::new(*session.game().start());
    game.resign(loser)?;
    Ok(GameSession::new(game, session.seats(), 1, None))
}

async fn the_main_action_remembers_what_was_played(page: &Page) -> Result<()> {
    let texts = page.texts();
    let start = Position::default();
    page.visit("").await?;
    page.text_is("[data-action=first-game] strong", &texts.home_first()).await?;
    // After a finished game against a level: the same level, with the last choices.
    let choices = NewGameChoices { side: Some(Side::Blue), level: 2, ..NewGameChoices::default() };
    page.store("mad.choices", &choices.to_text()).await?;
    page.save_game("over", resigned(&against(start, 3, Side::Red), Side::Red)?).await?;
    page.visit("#/settings").await?;
    page.visit("#/").await?;
    page.text_is("[data-action=play-again] strong", &texts.home_play_level(3)).await?;
    page.press("play-again").await?;
    turn_count_is(page, 1).await?;
    let seats = page.current_game().await?.session.seats();
    expect(seats == against(start, 3, Side::Blue).seats(), "level 3, and blue as chosen")?;
    // That game is not over.
    page.visit("#/").await?;
    page.press("continue").await?;
    turn_count_is(page, 1).await?;
    // After a game of two people.
    page.leave_app().await?;
    page.run::<bool>(
        "Object.keys(localStorage).filter((name) => name.startsWith('mad.game.'))
            .forEach((name) => localStorage.removeItem(name)); return true;",
        Vec::new(),
    )
    .await?;
    let mut two = Game::default();
    two.resign(Side::Blue)?;
    let seats = mad_rules::BySide::from_fn(|_| Seat::Person);
    page.save_game("two", GameSession::new(two, seats, 1, None)).await?;
    page.visit("#/").await?;
    page.text_is("[data-action=play-again] strong", &texts.home_play_two()).await?;
    page.press("play-again").await?;
    page.wait_for(".game").await?;
    expect(page.current_game().await?.session.seats() == seats, "two people")
}

/// A game counts once, also if it is taken back and ends again.
async fn a_won_game_is_remembered(page: &Page) -> Result<()> {
    page.open_game("won", against(Position::default(), 3, Side::Blue)).await?;
    turn_count_is(page, 1).await?;
    for _ in 0..2 {
        page.press("more").await?;
        page.press("resign").await?;
        page.press("yes-resign").await?;
        page.wait_for(".end").await?;
        page.press("undo").await?;
        page.wait_gone(".end").await?;
    }
    let stored = page.stored("mad.progress").await?.unwrap_or_default();
    let stored: serde_json::Value = serde_json::from_str(&stored)?;
    let wanted = json!({ "3": { "games": 1, "wins": 0, "semi_wins": 0 } });
    expect(stored["levels"] == wanted, &stored)?;
    // Beaten levels are shown.
    let won = json!({
        "version": 1, "levels": { "1": { "games": 2, "wins": 2 }, "3": { "games": 5, "wins": 1 } },
    });
    page.store("mad.progress", &won.to_string()).await?;
    page.visit("#/").await?;
    page.text_is(".beaten p", &page.texts().home_beaten("1, 3")).await?;
    page.count_is(".levels-beaten .on", 2).await
}

/// The positions of ships on the board of the home screen.
async fn ships(page: &Page) -> Result<String> {
    let look = "
        return [...document.querySelectorAll('.live [data-ship]')]
            .map((ship) => `${ship.dataset.ship} ${ship.closest('[data-spot]').dataset.spot}`)
            .sort().join();
    ";
    page.run(look, Vec::new()).await
}

/// Counts the steps of the demonstration, and plays them without delay.
const COUNT_STEPS: &str = "
    window.steps = 0;
    const start = window.setTimeout;
    window.setTimeout = (act, delay, ...more) => {
        const is_step = delay === 1150;
        window.steps += is_step ? 1 : 0;
        return start(act, is_step ? 0 : delay, ...more);
    };
    return true;
";

async fn steps_are(page: &Page, count: u32) -> Result<()> {
    let steps = async || page.run::<u32>("return window.steps;", Vec::new()).await;
    page.until("steps of the demonstration", &count, steps).await?;
    let drawn = "
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        await frame();
        await frame();
        return true;
    ";
    page.run_async::<bool>(drawn, Vec::new()).await?;
    expect(steps().await? == count, "it has come to rest")
}

async fn the_demonstration_plays_once(page: &Page) -> Result<()> {
    page.store("mad.settings", &SETTINGS.replace("\"off\"", "\"on\"")).await?;
    page.visit("#/settings").await?;
    page.run::<bool>(COUNT_STEPS, Vec::new()).await?;
    page.visit("#/").await?;
    page.wait_for(".live .table").await?;
    steps_are(page, 4).await?;
    let last = ships(page).await?;
    // Until it is asked for again.
    page.press("demo-again").await?;
    steps_are(page, 8).await?;
    expect(ships(page).await? == last, "the same turns")
}

async fn no_demonstration_without_motion(page: &Page) -> Result<()> {
    page.visit("#/settings").await?;
    page.run::<bool>(COUNT_STEPS, Vec::new()).await?;
    page.visit("#/").await?;
    page.wait_for(".live .table").await?;
    steps_are(page, 0).await
}

/// It cannot be played on, and leads to the game.
async fn the_board_shows_the_current_game(page: &Page) -> Result<()> {
    let mut session = against(Position::default(), 3, Side::Red);
    session.play("121-212".parse()?)?;
    session.play("pass".parse()?)?;
    page.save_game("one", session.clone()).await?;
    page.visit("").await?;
    page.position_is(session.game().position()).await?;
    expect(page.count("[inert] [data-spot]").await? > 0, "the board is inert")?;
    page.press_on(".live a").await?;
    page.wait_for(".game").await?;
    expect(page.game_id().await? == "one", "that game")
}
