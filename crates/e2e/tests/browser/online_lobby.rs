//! Finding an opponent.

use anyhow::Result;
use mad_e2e::people::{both_see, play, says};
use mad_e2e::{GameServer, Page};
use mad_rules::{Game, Options};

use crate::suite::{expect, tests};

tests! {
    DESKTOP: two_people_are_paired, an_offer_is_accepted_once, an_offer_ends_with_its_page;
    PHONE: the_computer_instead;
}

/// Looks for an opponent on the usual conditions.
async fn search(page: &Page, side: &str) -> Result<()> {
    page.visit("#/online/find").await?;
    page.wait_for("[data-action=search]").await?;
    page.choose(&page.texts().new_side(), side).await?;
    page.press("search").await
}

/// The game on the usual conditions.
fn usual() -> Result<Game> {
    let start = mad_rules::Board::default().start(Options::default());
    Ok(Game::new(start.ok_or_else(|| anyhow::anyhow!("a start position"))?))
}

async fn two_people_are_paired(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url, &url], async |[one, other, watcher]| {
        search(one, "Red").await?;
        one.wait_for(".search").await?;
        // Somebody who wants the same side does not fit.
        search(watcher, "Red").await?;
        watcher.wait_for(".search").await?;
        watcher.press("stop-search").await?;
        search(other, "Blue").await?;
        let mut game = usual()?;
        both_see(&[one, other], &game).await?;
        play(one, &[other], &mut game, "pass").await?;
        // Games of strangers are public.
        watcher.visit("#/online").await?;
        watcher.press_on(".online-games :not([data-state]) > [data-action=open]").await?;
        both_see(&[watcher], &game).await?;
        // The player's own list says whose turn it is.
        other.visit("#/online").await?;
        other.wait_for("[data-state=yours]").await?;
        says(other, "[data-state=yours]", &other.texts().online_state("yours")).await
    })
    .await
}

/// Two people press the same button: one of them plays, the other is told why not.
async fn an_offer_is_accepted_once(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url, &url], async |[maker, one, other]| {
        for page in [one, other] {
            page.visit("#/online/find").await?;
            says(page, ".lobby", &page.texts().online_lobby_none()).await?;
        }
        search(maker, "Red").await?;
        for page in [one, other] {
            page.wait_for("[data-action=accept-offer]").await?;
        }
        let click = "document.querySelector('[data-action=accept-offer]').click();";
        let (first, second) =
            tokio::join!(one.run::<()>(click, Vec::new()), other.run::<()>(click, Vec::new()));
        first?;
        second?;
        let game = usual()?;
        both_see(&[maker], &game).await?;
        let state = "document.querySelector('main.game') ? 'plays'
            : document.querySelector('.notice') ? 'refused' : null";
        let mut states = Vec::new();
        for page in [one, other] {
            states.push(page.wait("the outcome of the race", state, &[]).await?);
        }
        states.sort_by_key(ToString::to_string);
        expect(states == ["plays", "refused"], format!("{states:?}"))
    })
    .await
}

async fn an_offer_ends_with_its_page(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[maker, other]| {
        other.visit("#/online/find").await?;
        search(maker, "Random").await?;
        other.wait_for("[data-action=accept-offer]").await?;
        maker.visit("#/").await?;
        other.wait_gone("[data-action=accept-offer]").await?;
        // Nor is anybody paired with it.
        search(other, "Random").await?;
        other.wait_for(".search").await
    })
    .await
}

async fn the_computer_instead(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url], async |[alone]| {
        search(alone, "Random").await?;
        alone.wait_for(".search").await?;
        // Time passes.
        let later = "
            const now = Date.now;
            Date.now = () => now() + 60_000;
        ";
        alone.run::<()>(later, Vec::new()).await?;
        alone.press("computer-instead").await?;
        alone.wait_for("[data-action=start]").await
    })
    .await
}
