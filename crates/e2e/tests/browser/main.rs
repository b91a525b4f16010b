//! End-to-end tests of the web app in Chromium and Firefox.
//!
//! `cargo xtask test browser` builds the app, installs missing tools and runs all of them;
//! `cargo xtask test browser tooltips` only those with `tooltips` in their name. With `MAD_E2E_SITE`
//! they run against the app in another folder than `target/site`.

mod accessibility;
mod back_button;
mod board_clock;
mod board_view;
mod bonus;
mod clocks;
mod coach;
mod controls;
mod declared_ends;
mod deployment;
mod dialogs;
mod endings;
mod face_to_face;
mod firefox;
mod first_visit;
mod game_end;
mod header;
mod history;
mod home;
mod illegal_input;
mod import_export;
mod inspection;
mod keys;
mod languages;
mod layout;
mod lazy_screens;
mod leaving_midway;
mod lesson_navigation;
mod lessons;
mod monkey;
mod networks;
mod notices;
mod offline;
mod online_ends;
mod online_games;
mod online_interruptions;
mod online_lobby;
mod online_screens;
mod online_server;
mod online_terminal;
mod overlap;
mod performance;
mod print;
mod random_games;
mod rules_page;
mod saved_games;
mod saved_games_list;
mod screen_reader;
mod settings;
mod setup;
mod share;
mod sounds;
mod study;
mod suite;
mod tabs;
mod text_check;
mod tooltips;
mod turn_input;
mod window_sizes;

use std::process::ExitCode;

use anyhow::{Context as _, Result};
use libtest_mimic::Arguments;
use mad_e2e::{Environment, GameServer, Page, ServerProcess};
use mad_rules::Position;

use crate::suite::Test;

/// All tests. Modules with slow tests come first, so that no slow test runs alone at the end.
fn all() -> impl Iterator<Item = Test> {
    let modules = [
        accessibility::TESTS,
        overlap::TESTS,
        lessons::TESTS,
        layout::TESTS,
        offline::TESTS,
        online_ends::TESTS,
        online_games::TESTS,
        online_interruptions::TESTS,
        online_lobby::TESTS,
        online_screens::TESTS,
        online_server::TESTS,
        online_terminal::TESTS,
        random_games::TESTS,
        languages::TESTS,
        rules_page::TESTS,
        lesson_navigation::TESTS,
        screen_reader::TESTS,
        tooltips::TESTS,
        first_visit::TESTS,
        face_to_face::TESTS,
        firefox::TESTS,
        turn_input::TESTS,
        window_sizes::TESTS,
        bonus::TESTS,
        illegal_input::TESTS,
        game_end::TESTS,
        declared_ends::TESTS,
        clocks::TESTS,
        coach::TESTS,
        board_clock::TESTS,
        dialogs::TESTS,
        endings::TESTS,
        back_button::TESTS,
        header::TESTS,
        home::TESTS,
        notices::TESTS,
        sounds::TESTS,
        history::TESTS,
        keys::TESTS,
        study::TESTS,
        print::TESTS,
        board_view::TESTS,
        inspection::TESTS,
        tabs::TESTS,
        share::TESTS,
        import_export::TESTS,
        saved_games::TESTS,
        saved_games_list::TESTS,
        setup::TESTS,
        settings::TESTS,
        deployment::TESTS,
        lazy_screens::TESTS,
        leaving_midway::TESTS,
        performance::TESTS,
        monkey::TESTS,
        networks::TESTS,
    ];
    modules.into_iter().flatten().copied()
}

fn main() -> Result<ExitCode> {
    if let Some(serve) = GameServer::requested() {
        serve()?;
        return Ok(ExitCode::SUCCESS);
    }
    let runtime = tokio::runtime::Runtime::new()?;
    if let Some(serve) = ServerProcess::requested() {
        runtime.block_on(serve)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut arguments = Arguments::from_args();
    // One more than there are processors: every test also waits for its browser.
    arguments.test_threads.get_or_insert(std::thread::available_parallelism()?.get() + 1);
    let site = std::env::var_os("MAD_E2E_SITE");
    let environment = Environment::new(site.as_deref().map(AsRef::as_ref))?.reusing_browsers();
    runtime.spawn(mad_e2e::exit_when_interrupted());
    let conclusion = suite::run(&arguments, &environment, runtime.handle(), all());
    runtime.block_on(environment.close());
    Ok(conclusion.exit_code())
}

/// A position from its text.
fn position(mfen: &str) -> Result<Position> {
    mfen.parse().with_context(|| mfen.to_owned())
}

/// Waits until the board shows the position after these turns, and the list has all of them.
async fn position_is_after(page: &Page, start: &Position, turns: &[&str]) -> Result<Position> {
    let mut position = *start;
    for turn in turns {
        position.play(turn.parse()?)?;
    }
    page.position_is(&position).await?;
    turn_count_is(page, turns.len()).await?;
    Ok(position)
}

/// Waits until the list has this many turns.
async fn turn_count_is(page: &Page, turns: usize) -> Result<()> {
    page.until("turns in the list", &turns, async || page.count("[data-turn]").await).await
}

/// Waits until the board shows a position, and this many turns are saved.
async fn still_at(page: &Page, start: &Position, turns: usize) -> Result<()> {
    page.position_is(start).await?;
    let saved = async || Ok(page.current_game().await?.session.game().turns().len());
    page.until("saved turns", &turns, saved).await
}

/// Waits until the reason that is folded behind a message contains this text.
async fn folded_reason_is(page: &Page, reason: &str) -> Result<()> {
    let look = "(document.querySelector('.reason p')?.textContent ?? '').includes(arguments[0])";
    page.wait(&format!("the reason {reason}"), look, &[reason.into()]).await.map(drop)
}
