//! The screens of online games in their states. They need a game server and two people, so they are not single scenes
//! but a tour.

use std::sync::Arc;

use anyhow::Result;

use crate::people::{Invitation, QUIET, answer, begin, both_see, invite, menu, play};
use crate::{Browser, Environment, GameServer, Page, Size, key};

/// Leads through the screens of online games with these settings, and calls a function in each of them, with the page
/// and the name of the screen.
pub async fn online_tour(
    environment: &Arc<Environment>,
    size: Size,
    settings: &str,
    mut look: impl AsyncFnMut(&Page, &str) -> Result<()>,
) -> Result<()> {
    let server = GameServer::start_with(environment.site().clone(), GameServer::NO_LIMITS).await?;
    let url = server.url();
    let targets = [(Browser::Chromium, size, &*url); 2];
    let tour = async |[red, blue]: [&Page; 2]| {
        // The forms are filled in by their English labels.
        let (link, mut game) = begin(red, blue, QUIET).await?;
        let offer = invite(blue, &Invitation::red(QUIET)).await?;
        blue.visit(&link).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        for player in [red, blue] {
            player.store("mad.settings", settings).await?;
            player.reload().await?;
        }
        for (route, selector, name) in [
            ("#/", "[data-action=online]", "home with online games"),
            ("#/online", "[data-online]", "online games"),
            ("#/online/friend", "[data-action=make-link]", "play a friend"),
            ("#/online/find", "[data-action=search]", "find an opponent"),
            (&offer, "[data-action=join]", "invitation"),
            ("#/seat/AAECAwQFBgcI/secret", "[data-action=take-seat]", "seat link"),
            ("#/play/AAECAwQFBgcI", "[data-action=online-games]", "no such game"),
        ] {
            red.visit(route).await?;
            red.wait_for(selector).await?;
            look(red, name).await?;
        }
        red.visit("#/online/find").await?;
        red.press("search").await?;
        red.wait_for(".search").await?;
        look(red, "looking for an opponent").await?;
        red.visit("#/online/friend").await?;
        red.press("make-link").await?;
        red.wait_for(".qr").await?;
        look(red, "own invitation").await?;
        red.visit(&link).await?;
        blue.visit(&link).await?;
        both_see(&[red, blue], &game).await?;
        look(red, "the opponent's turn").await?;
        look(blue, "own turn").await?;
        red.press("takeback").await?;
        red.wait_for(".remote [data-action=withdraw]").await?;
        look(red, "own offer").await?;
        blue.wait_for(".remote :enabled[data-action=accept]").await?;
        look(blue, "offer").await?;
        blue.press("more").await?;
        blue.wait_for("dialog[open] .menu").await?;
        look(blue, "menu of an online game").await?;
        close(blue).await?;
        blue.press("say").await?;
        blue.wait_for("dialog[open] .menu").await?;
        look(blue, "phrases").await?;
        close(blue).await?;
        menu(blue, "seat-link").await?;
        blue.wait_for("dialog .qr").await?;
        look(blue, "link to the seat").await?;
        close(blue).await?;
        answer(blue, "decline").await?;
        play(blue, &[red], &mut game, "a6b6").await?;
        menu(blue, "resign").await?;
        blue.press("yes-resign").await?;
        red.wait_for(".end").await?;
        look(red, "end of an online game").await?;
        red.press("rematch").await?;
        blue.wait_for(".remote :enabled[data-action=accept]").await?;
        look(blue, "rematch offered").await
    };
    environment.with_browsers(targets, tour).await
}

async fn close(page: &Page) -> Result<()> {
    page.key(key::ESCAPE).await?;
    page.wait_gone("dialog[open]").await
}
