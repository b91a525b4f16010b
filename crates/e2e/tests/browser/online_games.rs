//! Online games of people in several browsers.

use anyhow::Result;
use mad_e2e::people::{
    Invitation, QUIET, SHORT, accept, answer, begin, both_see, clocks, enter, invite, menu, play,
    says, seconds,
};
use mad_e2e::{Browser, GameServer, Page, Size};
use mad_rules::Side;
use mad_session::Saved;

use super::position;
use crate::suite::{expect, tests};

tests! {
    DESKTOP: a_whole_game_by_link, a_watcher_comes_late, a_takeback_restores_the_clocks,
        a_planned_turn_is_played_by_the_server, phrases_and_time, two_tabs_of_one_player,
        hints_are_locked, a_lost_cookie_and_the_seat_link, keys_do_not_pause_the_game,
        a_double_click_answers_once;
    PHONE: a_takeback_is_declined;
}

/// A phone against a desktop, from the link to the result, which stays on both devices.
async fn a_whole_game_by_link(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    let browsers =
        [(Browser::Chromium, Size::Desktop, &*url), (Browser::Chromium, Size::Phone, &*url)];
    page.environment()
        .with_browsers(browsers, async |[red, blue]| {
            let (link, mut game) = begin(red, blue, SHORT).await?;
            red.status_is(&format!(
                "{} {}",
                red.texts().game_you_are("red"),
                red.texts().online_start_soon("1 min")
            ))
            .await?;
            play(red, &[blue], &mut game, "a5a6").await?;
            red.text_is(".end h2", &red.texts().end_you_win()).await?;
            blue.text_is(".end h2", &red.texts().end_you_lose()).await?;
            let id = format!("online-{}", link.trim_start_matches("#/play/"));
            for (player, side) in [(red, Side::Red), (blue, Side::Blue)] {
                let kept: Saved = player.saved_game(&id).await?;
                expect(kept.session.person() == Some(side), "the side of the player is kept")?;
                expect(*kept.session.game() == game, "the game is kept on the device")?;
            }
            // Without the server, from the list of saved games.
            red.visit(&format!("#/game/{id}")).await?;
            red.text_is(".end h2", &red.texts().end_you_win()).await?;
            red.press("look-back").await?;
            red.position_is(game.start()).await
        })
        .await
}

async fn a_watcher_comes_late(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url, &url], async |[red, blue, watcher]| {
        let (link, mut game) = begin(red, blue, QUIET).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        watcher.visit(&link).await?;
        both_see(&[watcher], &game).await?;
        says(watcher, ".status", &watcher.texts().online_watching()).await?;
        says(red, ".remote", &red.texts().online_watchers(1)).await?;
        play(blue, &[red, watcher], &mut game, "a6b6").await?;
        // A watcher's click shows what a ship can do, and plays nothing.
        watcher.tap(mad_e2e::Input::Mouse, "c1").await?;
        watcher.tap(mad_e2e::Input::Mouse, "c2").await?;
        both_see(&[watcher, red, blue], &game).await?;
        expect(watcher.count("[data-action=takeback]:enabled").await? == 0, "no takeback")
    })
    .await
}

async fn a_takeback_restores_the_clocks(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        play(blue, &[red], &mut game, "a6b6").await?;
        // Both clocks run from here on.
        let before = seconds(&clocks(red).await?[1])?;
        play(red, &[blue], &mut game, "c1c2").await?;
        red.press("takeback").await?;
        says(red, ".remote", &red.texts().online_withdraw()).await?;
        answer(blue, "accept").await?;
        game.undo();
        both_see(&[red, blue], &game).await?;
        let after = seconds(&clocks(red).await?[1])?;
        // The increment of five seconds is gone again, and so is the time of that turn.
        expect(
            after <= before,
            format!("{before} s before the turn, {after} s after the takeback"),
        )?;
        red.toast_is(&red.texts().online_taken_back()).await?;
        play(red, &[blue], &mut game, "c1d1").await
    })
    .await
}

async fn a_takeback_is_declined(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        red.press("takeback").await?;
        answer(blue, "decline").await?;
        red.wait_gone(".remote .offer").await?;
        let texts = red.texts();
        says(red, ".toast", &texts.online_declined("")[1..]).await?;
        // With increasing patience: not again before two more turns.
        red.press("takeback").await?;
        red.toast_is(&texts.online_refusal("too-soon", 3)).await?;
        both_see(&[red, blue], &game).await
    })
    .await
}

async fn a_planned_turn_is_played_by_the_server(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        // Blue plans while red thinks. Nobody else sees it.
        let mut planned = *game.position();
        planned.null_move()?;
        enter(blue, &planned, "a6b6").await?;
        blue.wait_for("[data-action=drop-plan]").await?;
        blue.wait_for(".arrow").await?;
        expect(red.count(".arrow").await? == 0, "the plan is secret")?;
        both_see(&[red, blue], &game).await?;
        blue.press("drop-plan").await?;
        blue.wait_gone("[data-action=drop-plan]").await?;
        enter(blue, &planned, "d6d5").await?;
        blue.wait_for("[data-action=drop-plan]").await?;
        enter(red, game.position(), "b1c1").await?;
        game.play("b1c1".parse()?)?;
        game.play("d6d5".parse()?)?;
        both_see(&[red, blue], &game).await?;
        blue.wait_gone("[data-action=drop-plan]").await
    })
    .await
}

async fn phrases_and_time(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        let texts = red.texts();
        red.press("say").await?;
        red.press_on("dialog [data-action=good-luck]").await?;
        says(blue, ".remote .said", &texts.online_phrase("good-luck")).await?;
        menu(blue, "mute").await?;
        blue.wait_gone(".remote .said").await?;
        red.press("say").await?;
        red.press_on("dialog [data-action=hello]").await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        expect(blue.count(".remote .said").await? == 0, "phrases are hidden")?;
        let before = seconds(&clocks(blue).await?[1])?;
        menu(red, "give-time").await?;
        blue.until("fifteen more seconds", &true, async || {
            Ok(seconds(&clocks(blue).await?[1])? > before)
        })
        .await?;
        says(blue, ".toast", &texts.online_time_given("")[1..]).await
    })
    .await
}

/// A second tab of the same player shows the same, and its turn counts once.
async fn two_tabs_of_one_player(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (link, mut game) = begin(red, blue, QUIET).await?;
        let first = red.session().window().await?;
        let second = red.session().new_tab().await?;
        red.session().switch_to_window(second.clone()).await?;
        red.visit(&link).await?;
        both_see(&[red], &game).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        red.session().switch_to_window(first).await?;
        both_see(&[red], &game).await?;
        play(blue, &[red], &mut game, "a6b6").await?;
        play(red, &[blue], &mut game, "c1c2").await?;
        red.session().switch_to_window(second).await?;
        both_see(&[red], &game).await
    })
    .await
}

/// Redo, which paused a game on the device, has no meaning online.
async fn keys_do_not_pause_the_game(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        for key in ['r', 'h', 'p', 'u', 'f', 'f'] {
            red.key(key).await?;
        }
        play(red, &[blue], &mut game, "b1c1").await?;
        play(blue, &[red], &mut game, "a6b6").await?;
        red.key('r').await?;
        play(red, &[blue], &mut game, "c1c2").await?;
        expect(red.game_ids().await?.is_empty(), "a running game is not saved")
    })
    .await
}

async fn a_double_click_answers_once(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        red.press("takeback").await?;
        blue.wait_for(".remote :enabled[data-action=accept]").await?;
        blue.double_click(".remote [data-action=accept]").await?;
        game.undo();
        both_see(&[red, blue], &game).await?;
        blue.toast_is(&blue.texts().online_taken_back()).await?;
        expect(blue.count(".toast").await? == 1, "nothing is refused")
    })
    .await
}

/// Neither in the game nor by the position editor does the engine help.
async fn hints_are_locked(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (link, mut game) = begin(red, blue, QUIET).await?;
        expect(red.count("[data-action=hint]").await? == 0, "no button for hints")?;
        red.key('h').await?;
        red.open_two_player(game.position()).await?;
        red.press("hint").await?;
        red.status_is(&red.texts().game_locked()).await?;
        red.visit(&link).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        menu(blue, "abort").await?;
        blue.press("yes-abort").await?;
        says(red, ".status", &red.texts().online_aborted()).await?;
        red.open_two_player(game.position()).await?;
        red.press("hint").await?;
        red.wait_for("[data-action=play-hint]").await
    })
    .await
}

/// Another browser goes on with the seat link, and the old one only watches then.
async fn a_lost_cookie_and_the_seat_link(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url, &url], async |[red, blue, other]| {
        let link = invite(red, &Invitation::red(QUIET)).await?;
        accept(blue, &link).await?;
        let mut game = mad_rules::Game::new(position(QUIET)?);
        both_see(&[red, blue], &game).await?;
        menu(red, "seat-link").await?;
        red.wait_for("dialog [data-field=link]").await?;
        let secret: String = red
            .run("return document.querySelector('dialog [data-field=link]').value;", Vec::new())
            .await?;
        let (_, seat) = secret.split_once('#').unwrap_or_default();
        // The cookie is lost: the same browser is a stranger now.
        red.session().delete_all_cookies().await?;
        red.visit("#/").await?;
        red.reload().await?;
        red.visit(&link).await?;
        says(red, ".status", &red.texts().online_watching()).await?;
        other.visit(&format!("#{seat}")).await?;
        other.press("take-seat").await?;
        both_see(&[other], &game).await?;
        let hash: String = other.run("return location.hash;", Vec::new()).await?;
        expect(hash == link, format!("the secret does not stay in the address: {hash}"))?;
        play(other, &[blue, red], &mut game, "b1c1").await?;
        // A wrong secret.
        red.visit(&format!("{}/wrong", link.replace("play", "seat"))).await?;
        red.press("take-seat").await?;
        red.notice_is(&red.texts().online_refusal("not-seated", 0)).await?;
        expect(red.count("[data-action=back-to-game]").await? == 0, "it is not this browser's game")
    })
    .await
}
