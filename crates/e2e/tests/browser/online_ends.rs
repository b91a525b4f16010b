//! How online games end.

use std::time::Duration;

use anyhow::{Context as _, Result};
use mad_e2e::people::{
    Invitation, QUIET, accept, answer, begin, both_see, invite, menu, play, says,
};
use mad_e2e::{GameServer, Page};
use mad_rules::Game;
use serde_json::{Value, json};

use super::position;
use crate::suite::{expect, tests};

tests! {
    DESKTOP: agreement, resignation_and_rematch, aborted_before_the_second_turn, flagged,
        claimed_when_the_opponent_is_gone, days_pass_over_a_restart;
}

async fn agreement(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        menu(red, "agree").await?;
        red.press("yes-agree").await?;
        says(blue, ".remote .offer", &blue.texts().online_stop_result("blue")).await?;
        // A turn is an answer: the offer is gone.
        play(blue, &[red], &mut game, "a6b6").await?;
        blue.wait_gone(".remote .offer").await?;
        menu(blue, "agree").await?;
        blue.press("yes-agree").await?;
        answer(red, "accept").await?;
        red.text_is(".end h2", &red.texts().end_you_half_lose_online()).await?;
        blue.text_is(".end h2", &red.texts().end_you_semi()).await
    })
    .await
}

async fn resignation_and_rematch(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (link, mut game) = begin(red, blue, QUIET).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        play(blue, &[red], &mut game, "a6b6").await?;
        menu(blue, "resign").await?;
        blue.press("yes-resign").await?;
        red.text_is(".end h2", &red.texts().end_you_win()).await?;
        blue.press("rematch").await?;
        answer(red, "accept").await?;
        // Both come to a new game with sides swapped.
        for player in [red, blue] {
            let look = "location.hash !== arguments[0] && location.hash.startsWith('#/play/')";
            player.wait("the rematch", look, &[json!(link)]).await?;
        }
        let mut game = Game::new(position(QUIET)?);
        both_see(&[red, blue], &game).await?;
        play(blue, &[red], &mut game, "b1c1").await?;
        play(red, &[blue], &mut game, "a6b6").await
    })
    .await
}

async fn aborted_before_the_second_turn(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        menu(blue, "abort").await?;
        blue.press("yes-abort").await?;
        for player in [red, blue] {
            says(player, ".status", &player.texts().online_aborted()).await?;
        }
        expect(red.game_ids().await?.is_empty(), "an aborted game is not kept")?;
        // An invitation that is withdrawn.
        let link = invite(red, &Invitation::red(QUIET)).await?;
        red.press("withdraw-invitation").await?;
        says(red, "main", &red.texts().online_invitation_gone()).await?;
        blue.visit(&link).await?;
        says(blue, "main", &blue.texts().online_invitation_gone()).await
    })
    .await
}

/// Makes an invitation with terms that the form does not offer.
const MAKE: &str = "
    const [start, base] = given;
    const terms = { start, pace: { live: { base, increment: 0 } }, takebacks: true, listed: false };
    const answer = await fetch('api/games', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ terms, side: 'red', nonce: 7 }),
    });
    return await answer.json();
";

/// Ten seconds for the whole game: the flag falls by itself.
async fn flagged(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        red.visit("#/").await?;
        let made: Value = red.run_async(MAKE, vec![json!(QUIET), json!(10_000)]).await?;
        let link = format!("#/play/{}", made["game"].as_str().context("a game")?);
        accept(blue, &link).await?;
        red.visit(&link).await?;
        let mut game = Game::new(position(QUIET)?);
        both_see(&[red, blue], &game).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        play(blue, &[red], &mut game, "a6b6").await?;
        red.wait_for(".player.moves .clock.low").await?;
        red.text_is(".end h2", &red.texts().end_you_lose()).await?;
        blue.text_is(".end h2", &red.texts().end_you_win()).await?;
        says(blue, ".player .clock", "0:00").await
    })
    .await
}

async fn claimed_when_the_opponent_is_gone(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let (url, plug) = (server.url(), server.plug()?);
    page.with_browsers([&plug.url(), &url], async |[red, blue]| {
        let link =
            invite(red, &Invitation { time: "1 min + 2 s", ..Invitation::red(QUIET) }).await?;
        accept(blue, &link).await?;
        let mut game = Game::new(position(QUIET)?);
        both_see(&[red, blue], &game).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        play(blue, &[red], &mut game, "a6b6").await?;
        plug.pull().await;
        says(blue, ".presence[data-presence=gone]", "3 s").await?;
        // Never by itself, and not before twenty seconds have passed.
        answer(blue, "claim").await?;
        blue.text_is(".end h2", &blue.texts().end_you_win()).await?;
        plug.put_back()?;
        red.text_is(".end h2", &red.texts().end_you_lose()).await
    })
    .await
}

/// A correspondence game goes on over a restart two days later, and is lost on time after three more.
async fn days_pass_over_a_restart(page: &Page) -> Result<()> {
    const DAY: Duration = Duration::from_secs(86_400);
    let mut server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let time = red.texts().online_days(3);
        let link = invite(red, &Invitation { time: &time, ..Invitation::red(QUIET) }).await?;
        accept(blue, &link).await?;
        let mut game = Game::new(position(QUIET)?);
        both_see(&[red, blue], &game).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        play(blue, &[red], &mut game, "a6b6").await?;
        says(red, ".player.moves .clock", "2 d 23 h").await?;
        server.stop().await?;
        server.start_again_at(2 * DAY).await?;
        says(red, ".player.moves .clock", "23 h").await?;
        play(red, &[blue], &mut game, "c1c2").await?;
        says(blue, ".player.moves .clock", "2 d 23 h").await?;
        server.kill().await?;
        server.start_again_at(6 * DAY).await?;
        blue.text_is(".end h2", &blue.texts().end_you_lose()).await?;
        red.text_is(".end h2", &red.texts().end_you_win()).await
    })
    .await
}
