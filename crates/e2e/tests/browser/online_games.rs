//! Online games of two people in two browsers.

use anyhow::Result;
use mad_e2e::{GameServer, Page};

use super::online_people::{SHORT, begin, both_see, enter};
use crate::suite::tests;

tests! {
    SMALL_AND_LARGE: a_whole_game_by_link;
}

async fn shot(page: &Page, name: &str) -> Result<()> {
    page.screenshot(std::path::Path::new(&format!("/tmp/w/{name}-{}.png", page.size()))).await
}

async fn a_whole_game_by_link(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        red.visit("#/").await?;
        shot(red, "home").await?;
        red.visit("#/online").await?;
        red.wait_for("[data-action=friend]").await?;
        shot(red, "hub").await?;
        red.visit("#/online/find").await?;
        red.wait_for("[data-action=search]").await?;
        shot(red, "find").await?;
        red.visit("#/online/friend").await?;
        red.wait_for("[data-action=make-link]").await?;
        shot(red, "friend").await?;
        red.press("make-link").await?;
        red.wait_for("[data-field=link]").await?;
        shot(red, "link").await?;
        let (link, mut game) = begin(red, blue, SHORT).await?;
        shot(red, "begun-red").await?;
        shot(blue, "begun-blue").await?;
        enter(red, game.position(), "a5a6").await?;
        game.play("a5a6".parse()?)?;
        both_see(&[red, blue], &game).await?;
        shot(red, "end-red").await?;
        shot(blue, "end-blue").await?;
        red.visit("#/online").await?;
        red.wait_for("[data-online]").await?;
        shot(red, "hub2").await?;
        let _ = link;
        Ok(())
    })
    .await
}
