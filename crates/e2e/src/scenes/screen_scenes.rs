//! Scenes of all other screens.

use crate::Page;
use anyhow::Result;
use mad_rules::{BySide, Game, Side};
use mad_session::{GameSession, Seat};

use super::{MIDDLE, NEAR, WON, click, delete_games, position, session};

pub(super) async fn first_visit(page: &Page) -> Result<()> {
    delete_games(page).await?;
    page.visit("").await?;
    page.wait_for("[data-action=first-game]").await
}

/// Saves three games, and deletes all others.
async fn save_three(page: &Page) -> Result<()> {
    delete_games(page).await?;
    let mut over = Game::new(position(WON)?);
    over.play("a5a6".parse()?)?;
    let seats =
        BySide::from_fn(|side| if side == Side::Red { Seat::Person } else { Seat::Computer(2) });
    page.save_game("c", GameSession::new(over, seats, 1, None)).await?;
    page.save_game("b", session(NEAR, false)?).await?;
    page.save_game("a", session(MIDDLE, true)?).await
}

/// A new version of the app is available.
pub(super) async fn new_version(page: &Page) -> Result<()> {
    save_three(page).await?;
    page.visit("").await?;
    // The installation of the service worker would overwrite the state.
    page.wait_for(":root:is([data-offline=ready], [data-offline=none])").await?;
    let news = "
        document.documentElement.dataset.offline = 'new';
        dispatchEvent(new Event('mad-offline'));
        return true;
    ";
    page.run::<bool>(news, Vec::new()).await?;
    page.wait_for(".new-version").await
}

pub(super) async fn home(page: &Page) -> Result<()> {
    save_three(page).await?;
    page.visit("").await?;
    page.wait_for("[data-action=continue]").await
}

/// No game is unfinished, some levels are beaten, and some lessons are done.
pub(super) async fn home_with_progress(page: &Page) -> Result<()> {
    delete_games(page).await?;
    let mut over = Game::new(position(WON)?);
    over.play("a5a6".parse()?)?;
    let seats = BySide { red: Seat::Person, blue: Seat::Computer(3) };
    page.save_game("over", GameSession::new(over, seats, 1, None)).await?;
    let progress = r#"{"version":1,"levels":{"1":{"games":2,"wins":2},"3":{"games":3,"wins":1}}}"#;
    page.store("mad.progress", progress).await?;
    page.store("mad.lessons", r#"{"solved":["ships-1","ships-2","ships-3","moving-1"]}"#).await?;
    page.visit("").await?;
    page.wait_for("[data-action=play-again]").await?;
    page.wait_for(".levels-beaten").await
}

/// The open menu of languages.
pub(super) async fn language_menu(page: &Page) -> Result<()> {
    page.visit("#/games").await?;
    click(page, "[data-action=languages]").await?;
    page.wait_for(".popup [data-language]").await
}

pub(super) async fn list_of_keys(page: &Page) -> Result<()> {
    page.visit("#/settings").await?;
    click(page, "[data-action=keys]").await?;
    page.wait_for("dialog[open] .keys").await
}

/// A confirmation at the bottom of the window.
pub(super) async fn confirmation(page: &Page) -> Result<()> {
    set_up(page).await?;
    click(page, "[data-action=copy-mfen]").await?;
    page.wait_for(".toast").await
}

pub(super) async fn new_game_against_the_computer(page: &Page) -> Result<()> {
    page.visit("#/new/computer").await?;
    click(page, "main details summary").await
}

pub(super) async fn new_game_of_two(page: &Page) -> Result<()> {
    page.visit("#/new/two").await?;
    page.wait_gone("main details[open]").await
}

/// A list of games, one of which is damaged.
pub(super) async fn games(page: &Page) -> Result<()> {
    save_three(page).await?;
    page.store("mad.game.damaged", "{").await?;
    page.visit("#/games").await?;
    page.wait_for(".saved").await?;
    page.wait_for("main .warning").await
}

pub(super) async fn asked_to_delete(page: &Page) -> Result<()> {
    games(page).await?;
    click(page, "[data-action=delete]").await?;
    page.wait_for("dialog[open] [data-action=yes-delete]").await
}

pub(super) async fn asked_to_rename(page: &Page) -> Result<()> {
    games(page).await?;
    click(page, "[data-action=rename]").await?;
    page.wait_for("dialog[open] [data-action=yes-rename]").await
}

pub(super) async fn no_such_game(page: &Page) -> Result<()> {
    page.visit("#/game/missing").await?;
    page.wait_for("main > p.card").await
}

pub(super) async fn damaged_game(page: &Page) -> Result<()> {
    page.store("mad.game.damaged", "{").await?;
    page.visit("#/game/damaged").await?;
    page.wait_for("main > p.card").await
}

pub(super) async fn set_up(page: &Page) -> Result<()> {
    page.visit(&format!("#/setup/{}", MIDDLE.replace(' ', "_"))).await?;
    page.position_is(&position(MIDDLE)?).await
}

pub(super) async fn set_up_with_faults(page: &Page) -> Result<()> {
    page.visit("#/setup").await?;
    click(page, "[data-action=clear]").await?;
    page.wait_for(".faults").await
}

pub(super) async fn settings(page: &Page) -> Result<()> {
    page.visit("#/settings").await?;
    page.wait_for(".switch").await
}

pub(super) async fn shared_link(page: &Page) -> Result<()> {
    let query = mad_session::game_to_query(&Game::new(position(NEAR)?));
    page.visit(&format!("#/game?{query}")).await?;
    page.wait_for(".shared").await
}

pub(super) async fn bad_link(page: &Page) -> Result<()> {
    page.visit("#/game?start=nonsense").await?;
    page.wait_for("main .warning").await
}

pub(super) async fn notice(page: &Page) -> Result<()> {
    page.visit("#/setup/nonsense").await?;
    page.wait_for(".notice").await
}

/// The browser refuses access to the clipboard, so the notice has the text.
pub(super) async fn notice_with_a_text(page: &Page) -> Result<()> {
    let refuse = "
        navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError'); };
        return true;
    ";
    set_up(page).await?;
    page.run::<bool>(refuse, Vec::new()).await?;
    click(page, "[data-action=copy-mfen]").await?;
    page.wait_for(".notice textarea").await
}
