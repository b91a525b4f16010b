//! Online games over lost connections, dead servers and sleeping tabs: they go on without a reload.

use anyhow::Result;
use mad_e2e::people::{QUIET, answer, begin, both_see, enter, play, says};
use mad_e2e::{Direction, GameServer, Page};
use serde_json::json;

use crate::suite::{expect, tests};

tests! {
    DESKTOP: the_plug_is_pulled_in_every_state, a_turn_is_sent_and_not_acknowledged,
        a_turn_is_lost_on_its_way, a_turn_is_sent_from_another_screen, the_server_is_killed_in_mid_game, the_device_is_offline,
        a_hidden_tab_calls_its_player;
    FIREFOX_DESKTOP: the_server_is_killed_in_mid_game;
}

/// Waits until a player is told that the connection is lost.
async fn is_lost(page: &Page) -> Result<()> {
    says(page, ".status", &page.texts().online_connection("lost")).await
}

async fn is_back(page: &Page) -> Result<()> {
    let lost = "!document.querySelector('.status').innerText.includes(arguments[0])";
    let text = page.texts().online_connection("lost");
    page.wait("the connection", lost, &[text.into()]).await.map(drop)
}

/// On the own turn, on the other's turn, and with an open offer, on both sides.
async fn the_plug_is_pulled_in_every_state(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let (red_plug, blue_plug) = (server.plug()?, server.plug()?);
    page.with_browsers([&red_plug.url(), &blue_plug.url()], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        // Red's own turn, which is the other's turn of blue.
        for (plug, player) in [(&red_plug, red), (&blue_plug, blue)] {
            plug.pull().await;
            is_lost(player).await?;
            plug.put_back()?;
            is_back(player).await?;
        }
        play(red, &[blue], &mut game, "b1c1").await?;
        // The other plays while the plug is out.
        red_plug.pull().await;
        is_lost(red).await?;
        says(blue, ".presence[data-presence=gone]", "s").await?;
        enter(blue, game.position(), "a6b6").await?;
        game.play("a6b6".parse()?)?;
        both_see(&[blue], &game).await?;
        red_plug.put_back()?;
        both_see(&[red, blue], &game).await?;
        blue.wait_gone(".presence[data-presence=gone]").await?;
        // An offer is open.
        play(red, &[blue], &mut game, "c1c2").await?;
        blue_plug.pull().await;
        is_lost(blue).await?;
        red.press("takeback").await?;
        red.wait_for(".remote [data-action=withdraw]").await?;
        red_plug.pull().await;
        is_lost(red).await?;
        blue_plug.put_back()?;
        red_plug.put_back()?;
        answer(blue, "accept").await?;
        game.undo();
        both_see(&[red, blue], &game).await
    })
    .await
}

/// A turn that was entered without a connection is sent although its screen was left.
async fn a_turn_is_sent_from_another_screen(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let (plug, url) = (server.plug()?, server.url());
    page.with_browsers([&plug.url(), &url], async |[red, blue]| {
        let (link, mut game) = begin(red, blue, QUIET).await?;
        plug.pull().await;
        is_lost(red).await?;
        enter(red, game.position(), "b1c1").await?;
        red.wait_for("main.sent").await?;
        red.visit("#/").await?;
        plug.put_back()?;
        game.play("b1c1".parse()?)?;
        both_see(&[blue], &game).await?;
        red.press("back-to-game").await?;
        both_see(&[red], &game).await?;
        // The screen that is opened again takes it over.
        play(blue, &[red], &mut game, "a6b6").await?;
        plug.pull().await;
        is_lost(red).await?;
        enter(red, game.position(), "c1c2").await?;
        red.wait_for("main.sent").await?;
        red.visit("#/").await?;
        red.visit(&link).await?;
        plug.put_back()?;
        game.play("c1c2".parse()?)?;
        both_see(&[red, blue], &game).await
    })
    .await
}

/// The server has stored the turn, but its answer does not arrive.
async fn a_turn_is_sent_and_not_acknowledged(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let (plug, url) = (server.plug()?, server.url());
    page.with_browsers([&plug.url(), &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        plug.hold(Direction::Answers);
        enter(red, game.position(), "b1c1").await?;
        red.wait_for("main.sent").await?;
        game.play("b1c1".parse()?)?;
        both_see(&[blue], &game).await?;
        says(red, ".status", &red.texts().online_sent("")[..4]).await?;
        plug.cut().await;
        plug.release(Direction::Answers);
        both_see(&[red, blue], &game).await?;
        play(blue, &[red], &mut game, "a6b6").await
    })
    .await
}

/// The request itself is lost: it is sent again, once.
async fn a_turn_is_lost_on_its_way(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let (plug, url) = (server.plug()?, server.url());
    page.with_browsers([&plug.url(), &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        plug.hold(Direction::Requests);
        enter(red, game.position(), "b1c1").await?;
        red.wait_for("main.sent").await?;
        plug.pull().await;
        says(red, ".status", &red.texts().online_sent_lost("")[..8]).await?;
        both_see(&[blue], &game).await?;
        plug.release(Direction::Requests);
        plug.put_back()?;
        game.play("b1c1".parse()?)?;
        both_see(&[red, blue], &game).await?;
        play(blue, &[red], &mut game, "a6b6").await
    })
    .await
}

/// A turn that is entered while the server is dead is played when it is back.
async fn the_server_is_killed_in_mid_game(page: &Page) -> Result<()> {
    let mut server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        play(blue, &[red], &mut game, "a6b6").await?;
        server.kill().await?;
        is_lost(red).await?;
        is_lost(blue).await?;
        enter(red, game.position(), "c1c2").await?;
        red.wait_for("main.sent").await?;
        server.start_again().await?;
        game.play("c1c2".parse()?)?;
        both_see(&[red, blue], &game).await?;
        play(blue, &[red], &mut game, "b6c6").await?;
        server.stop().await?;
        is_lost(red).await?;
        server.start_again().await?;
        is_back(red).await?;
        play(red, &[blue], &mut game, "c2c3").await
    })
    .await
}

/// Takes the network away from a browser, or gives it back.
async fn set_offline(page: &Page, offline: bool) -> Result<()> {
    let network = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    page.session().cdp().send_raw("Network.emulateNetworkConditions", network).await?;
    Ok(())
}

/// The browser itself says that there is no network.
async fn the_device_is_offline(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let (plug, url) = (server.plug()?, server.url());
    page.with_browsers([&plug.url(), &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        // WebSockets are not part of the emulation.
        plug.pull().await;
        set_offline(red, true).await?;
        says(red, ".status", &red.texts().online_connection("offline")).await?;
        enter(red, game.position(), "b1c1").await?;
        red.wait_for("main.sent").await?;
        both_see(&[blue], &game).await?;
        plug.put_back()?;
        set_offline(red, false).await?;
        game.play("b1c1".parse()?)?;
        both_see(&[red, blue], &game).await
    })
    .await
}

/// In the background: the title, and a notification if the player wants it.
async fn a_hidden_tab_calls_its_player(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        let title = async || red.run::<String>("return document.title;", Vec::new()).await;
        let plain = red.texts().web_title();
        red.until("the title", &plain, title).await?;
        let notes = "
            window.notes = [];
            localStorage.setItem('mad.online.notify', '1');
            window.Notification = class {
                static permission = 'granted';
                constructor(title, options) { window.notes.push(options.body); }
            };
            Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        ";
        red.run::<()>(notes, Vec::new()).await?;
        play(blue, &[red], &mut game, "a6b6").await?;
        let calls = format!("{} · {plain}", red.texts().online_title_turn());
        red.until("the title", &calls, title).await?;
        let told: Vec<String> = red.run("return window.notes;", Vec::new()).await?;
        expect(told.len() == 1 && told[0].contains("a6"), format!("{told:?}"))?;
        let seen = "
            delete document.visibilityState;
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        ";
        red.run::<()>(seen, Vec::new()).await?;
        red.until("the title", &plain, title).await?;
        play(red, &[blue], &mut game, "c1c2").await
    })
    .await
}
