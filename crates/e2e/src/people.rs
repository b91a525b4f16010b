//! What people do in online games, each in a browser: invitations, turns, offers.

use anyhow::{Context as _, Result};
use mad_rules::{Game, Position, Turn};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde_json::json;

use crate::{Input, Page};

/// A position near the end: red expels the corvette with a5a6.
pub const SHORT: &str = "b1112b112/r2213/4/4/4/2r1111 r - - 0/40 1";
/// A quiet position: nobody can expel anybody for a few turns.
pub const QUIET: &str = "b1112b222/4/4/4/4/r222r1112 r - - 0/40 1";

/// What is chosen for an invitation.
pub struct Invitation<'a> {
    /// The start position.
    pub mfen: &'a str,
    /// The label of the time; empty for the usual one.
    pub time: &'a str,
    /// The label of the inviter's side.
    pub side: &'a str,
}

impl Invitation<'_> {
    /// The inviter plays red, with ten minutes.
    pub const fn red(mfen: &str) -> Invitation<'_> {
        Invitation { mfen, time: "", side: "Red" }
    }
}

/// Makes an invitation by the form, and returns the address of its link for a browser at another address.
pub async fn invite(host: &Page, invitation: &Invitation<'_>) -> Result<String> {
    host.visit(&format!("#/online/friend/{}", invitation.mfen.replace(' ', "_"))).await?;
    host.wait_for("[data-action=make-link]").await?;
    let texts = host.texts();
    host.choose(&texts.new_side(), invitation.side).await?;
    if !invitation.time.is_empty() {
        host.choose(&texts.online_time(), invitation.time).await?;
    }
    host.press("make-link").await?;
    host.wait_for("[data-field=link]").await?;
    let link: String =
        host.run("return document.querySelector('[data-field=link]').value;", Vec::new()).await?;
    let (_, fragment) = link.split_once('#').context("the link has a fragment")?;
    Ok(format!("#{fragment}"))
}

/// Accepts an invitation.
pub async fn accept(guest: &Page, link: &str) -> Result<()> {
    guest.visit(link).await?;
    guest.press("join").await?;
    guest.wait_for("main.game.online").await
}

/// Two people begin a game: the first one plays red.
pub async fn begin(red: &Page, blue: &Page, mfen: &str) -> Result<(String, Game)> {
    let link = invite(red, &Invitation::red(mfen)).await?;
    accept(blue, &link).await?;
    let game = Game::new(mfen.parse()?);
    both_see(&[red, blue], &game).await?;
    Ok((link, game))
}

/// Waits until all see the game: its position, its turns, and none that is not confirmed.
pub async fn both_see(pages: &[&Page], game: &Game) -> Result<()> {
    for page in pages {
        page.wait_for("main.game.online").await?;
        page.position_is(game.position()).await?;
        page.count_is("[data-turn]", game.turns().len()).await?;
        page.wait_gone("main.sent").await?;
    }
    Ok(())
}

/// Enters a turn by gestures, without waiting for its confirmation.
pub async fn enter(page: &Page, before: &Position, turn: &str) -> Result<()> {
    let turn: Turn = turn.parse()?;
    let mut rng = SmallRng::seed_from_u64(3);
    page.play_turn(Input::of(page.size()), before, turn, &mut rng).await
}

/// Plays a turn, and waits until everybody sees it.
pub async fn play(page: &Page, others: &[&Page], game: &mut Game, turn: &str) -> Result<()> {
    enter(page, game.position(), turn).await?;
    game.play(turn.parse()?)?;
    both_see(&[page], game).await?;
    both_see(others, game).await
}

/// Chooses an entry of the menu.
pub async fn menu(page: &Page, action: &str) -> Result<()> {
    page.press("more").await?;
    page.press_on(&format!(".menu [data-action={action}]")).await
}

/// The clocks as they are shown, the upper one first.
pub async fn clocks(page: &Page) -> Result<Vec<String>> {
    let look =
        "return [...document.querySelectorAll('.player .clock')].map((item) => item.innerText);";
    page.run(look, Vec::new()).await
}

/// The whole seconds of a clock such as `9:58` or `0:07.3`.
pub fn seconds(clock: &str) -> Result<u32> {
    let (minutes, rest) = clock.split_once(':').with_context(|| clock.to_owned())?;
    let seconds = rest.split('.').next().unwrap_or_default();
    Ok(minutes.parse::<u32>()? * 60 + seconds.parse::<u32>()?)
}

/// Waits until an element contains a text.
pub async fn says(page: &Page, selector: &str, text: &str) -> Result<()> {
    let look = "[...document.querySelectorAll(arguments[0])]
        .some((item) => item.innerText.includes(arguments[1]))";
    page.wait(&format!("{selector} says {text}"), look, &[json!(selector), json!(text)])
        .await
        .map(drop)
}

/// Presses a button of the panel, which is disabled when it has just appeared.
pub async fn answer(page: &Page, action: &str) -> Result<()> {
    let button = format!(".remote :enabled[data-action={action}]");
    page.wait_for(&button).await?;
    page.press_on(&button).await
}
