//! Scenes of all other screens.

use std::num::NonZeroU16;

use crate::Page;
use anyhow::Result;
use mad_rules::{BySide, Game, Side};
use mad_session::{BoardClock, GameSession, Seat, TimeControl};

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
    // An earlier scene may have replaced it, and clicks by script may not copy.
    let accept = "navigator.clipboard.writeText = async () => {}; return true;";
    set_up(page).await?;
    page.run::<bool>(accept, Vec::new()).await?;
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
    page.wait_for(".saved [data-field=name]").await
}

/// Two of the games are selected.
pub(super) async fn selected_games(page: &Page) -> Result<()> {
    games(page).await?;
    click(page, "[data-action=select]").await?;
    click(page, "[data-game=a] [data-action=pick]").await?;
    click(page, "[data-game=b] [data-action=pick]").await?;
    page.wait_for("[data-action=delete-selected]:not(:disabled)").await
}

/// A pasted text that cannot be read.
pub(super) async fn bad_paste(page: &Page) -> Result<()> {
    games(page).await?;
    click(page, "[data-action=paste]").await?;
    click(page, "[data-action=yes-paste]").await?;
    click(page, "dialog[open] .reason summary").await?;
    page.wait_for("dialog[open] .reason[open]").await
}

/// The fields for own times, one of them with a mistake.
pub(super) async fn own_times(page: &Page) -> Result<()> {
    page.visit("#/new/two").await?;
    let own = "
        [...document.querySelectorAll('.clock-form .option input')].at(-1).click();
        return true;
    ";
    page.run::<bool>(own, Vec::new()).await?;
    click(page, ".clock-form .switch input").await?;
    let mistake = "
        const field = document.querySelector('[data-field=minutes-red]');
        field.value = 'x';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return true;
    ";
    page.wait_for("[data-field=minutes-blue]").await?;
    page.run::<bool>(mistake, Vec::new()).await?;
    page.wait_for("[aria-invalid=true]").await
}

/// A clock for a real board that has been set.
async fn board_clock(page: &Page, turns: usize, spent: u32) -> Result<()> {
    let mut clock = BoardClock::new(TimeControl::minutes(10, 5), NonZeroU16::new(40));
    for turn in 0..turns {
        if turn == 2 {
            clock.toggle_expulsion();
        }
        clock.spend(1_000);
        clock.press();
    }
    clock.spend(spent);
    page.store("mad.clock", &clock.to_text()).await?;
    page.visit("#/").await?;
    page.visit("#/clock").await?;
    page.wait_for(".board-clock").await
}

pub(super) async fn clock_to_be_set(page: &Page) -> Result<()> {
    page.visit("#/").await?;
    page.run::<bool>("localStorage.removeItem('mad.clock'); return true;", Vec::new()).await?;
    page.visit("#/clock").await?;
    page.wait_for("[data-action=set-clock]").await
}

pub(super) async fn clock_ready(page: &Page) -> Result<()> {
    board_clock(page, 0, 0).await
}

pub(super) async fn clock_paused(page: &Page) -> Result<()> {
    board_clock(page, 5, 1_000).await
}

/// Little time and few turns are left, and an expulsion is reported.
pub(super) async fn clock_urgent(page: &Page) -> Result<()> {
    board_clock(page, 38, 664_000).await?;
    page.wait_for(".count.urgent").await?;
    page.wait_for(".half.low").await
}

pub(super) async fn clock_over(page: &Page) -> Result<()> {
    board_clock(page, 5, 3_600_000).await?;
    page.wait_for(".board-clock[data-state=over]").await
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

/// A finished game with names, at an earlier turn.
pub(super) async fn shared_game_replayed(page: &Page) -> Result<()> {
    let mut game = Game::new(position(WON)?);
    game.play("a5a6".parse()?)?;
    let names = BySide { red: Some("Ada".to_owned()), blue: Some("Grace".to_owned()) };
    let query = mad_session::SharedGame { game, names }.to_query();
    page.visit(&format!("#/game?{query}")).await?;
    click(page, "[data-action=previous]").await?;
    page.wait_for("[data-action=previous]:disabled").await
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
