//! The list of saved games: search, filter, order, statistics, selection, series.

use anyhow::Result;
use mad_e2e::{Page, key};
use mad_rules::{BySide, Game, Position, Side};
use mad_session::{GameSession, Saved, Seat};
use serde_json::json;

use super::game_end::against;
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: games_are_found, several_at_once;
    DESKTOP: games_are_ordered, the_score_of_each_level, the_score_of_a_series, by_keyboard;
}

/// Saves a game that was last saved at this time, with a date.
async fn save(page: &Page, id: &str, mut session: GameSession, date: &str, at: u64) -> Result<()> {
    session.set_tag("Date", date);
    let mut saved = Saved::new(session, 1_750_000_000_000 + at);
    saved.revision = 1;
    page.store(&format!("mad.game.{id}"), &saved.to_text()).await
}

/// A game against a level that red has won or lost.
fn decided(level: u8, won: bool) -> GameSession {
    let mut session = against(Position::default(), level, Side::Red);
    session.resign(if won { Side::Blue } else { Side::Red });
    session
}

fn two(red: &str, blue: &str, turns: &[&str]) -> Result<GameSession> {
    let mut game = Game::default();
    for turn in turns {
        game.play(turn.parse()?)?;
    }
    let mut session = GameSession::new(game, BySide::from_fn(|_| Seat::Person), 1, None);
    session.set_tag("Red", red);
    session.set_tag("Blue", blue);
    Ok(session)
}

/// Five games. The ids are in the order of the times.
async fn five(page: &Page) -> Result<()> {
    save(page, "won", decided(2, true), "2026.11.10", 5).await?;
    save(page, "lost", decided(2, false), "2026.11.12", 4).await?;
    save(page, "open", against(Position::default(), 7, Side::Red), "2026.11.11", 3).await?;
    let long = two("Zoë", "Grace", &["pass", "pass", "a2a3", "a5a4"])?;
    save(page, "long", long, "2026.11.14", 2).await?;
    save(page, "short", two("Ada", "Grace", &["pass"])?, "2026.11.13", 1).await
}

async fn listed(page: &Page) -> Result<Vec<String>> {
    let look = "return [...document.querySelectorAll('.saved')].map((item) => item.dataset.game);";
    page.run(look, Vec::new()).await
}

async fn list_is(page: &Page, ids: &[&str]) -> Result<()> {
    let wanted: Vec<String> = ids.iter().map(ToString::to_string).collect();
    page.until("the list", &wanted, async || listed(page).await).await?;
    page.text_is(".score [role=status]", &page.texts().games_found(ids.len())).await
}

/// Chooses an option of a drop-down list by its index.
async fn choose(page: &Page, name: &str, index: usize) -> Result<()> {
    let set = "
        const list = document.querySelector(`select[data-action=${arguments[0]}]`);
        list.selectedIndex = arguments[1];
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
    ";
    page.run::<bool>(set, vec![json!(name), json!(index)]).await.map(drop)
}

async fn search(page: &Page, words: &str) -> Result<()> {
    let select = "
        const field = document.querySelector('[data-action=search]');
        field.focus();
        field.select();
        return true;
    ";
    page.run::<bool>(select, Vec::new()).await?;
    page.type_text(if words.is_empty() { "\u{e017}" } else { words }).await
}

async fn games_are_found(page: &Page) -> Result<()> {
    five(page).await?;
    page.visit("#/games").await?;
    list_is(page, &["won", "lost", "open", "long", "short"]).await?;
    for (words, ids) in [
        ("zoe", &["long"][..]),
        ("GRACE ada", &["short"]),
        ("2026-11-14", &["long"]),
        ("nobody", &[]),
        ("", &["won", "lost", "open", "long", "short"]),
    ] {
        search(page, words).await?;
        list_is(page, ids).await?;
    }
    let filters = [
        (1, &["open", "long", "short"][..]),
        (2, &["won"]),
        (3, &["lost"]),
        (4, &["won", "lost", "open"]),
        (5, &["long", "short"]),
        (0, &["won", "lost", "open", "long", "short"]),
    ];
    for (index, ids) in filters {
        choose(page, "filter", index).await?;
        list_is(page, ids).await?;
    }
    for (id, result) in [("won", "won"), ("lost", "lost"), ("open", "open"), ("long", "open")] {
        page.wait_for(&format!("[data-game={id}][data-result={result}]")).await?;
    }
    Ok(())
}

async fn games_are_ordered(page: &Page) -> Result<()> {
    five(page).await?;
    page.visit("#/games").await?;
    choose(page, "order", 1).await?;
    list_is(page, &["long", "short", "lost", "open", "won"]).await?;
    choose(page, "order", 2).await?;
    list_is(page, &["long", "short", "won", "lost", "open"]).await?;
    choose(page, "order", 0).await?;
    list_is(page, &["won", "lost", "open", "long", "short"]).await
}

async fn the_score_of_each_level(page: &Page) -> Result<()> {
    five(page).await?;
    save(page, "more", decided(9, true), "2026.11.10", 9).await?;
    page.visit("#/games").await?;
    let texts = page.texts();
    page.text_is(".levels-score summary", &texts.games_score(2, 1)).await?;
    page.press_on(".levels-score summary").await?;
    let levels = [texts.games_level_score(2, 1, 1), texts.games_level_score(9, 1, 0)];
    page.text_is(".levels-score ul", &levels.join("\n")).await
}

async fn several_at_once(page: &Page) -> Result<()> {
    five(page).await?;
    page.visit("#/games").await?;
    let texts = page.texts();
    page.press("select").await?;
    page.text_is(".selection [role=status]", &texts.games_selected(0)).await?;
    page.wait_for("[data-action=delete-selected]:disabled").await?;
    page.press_on("[data-game=won] [data-action=pick]").await?;
    // A click on the game selects it too.
    page.press_on("[data-game=long] [data-action=open] .small-board").await?;
    page.text_is(".selection [role=status]", &texts.games_selected(2)).await?;
    page.press("delete-selected").await?;
    page.text_is("dialog[open] p", &texts.games_delete_these(2)).await?;
    page.press("no").await?;
    page.wait_gone("dialog[open]").await?;
    page.press("delete-selected").await?;
    page.press("yes-delete").await?;
    list_is(page, &["lost", "open", "short"]).await?;
    expect(page.game_ids().await? == ["lost", "open", "short"], "the others are there")?;
    page.text_is(".selection [role=status]", &texts.games_selected(0)).await?;
    // Only what is listed is selected.
    choose(page, "filter", 3).await?;
    list_is(page, &["lost"]).await?;
    page.press("select-all").await?;
    page.text_is(".selection [role=status]", &texts.games_selected(1)).await?;
    page.press("select").await?;
    page.wait_gone(".selection").await?;
    page.wait_gone("[data-action=pick]").await
}

async fn the_score_of_a_series(page: &Page) -> Result<()> {
    let mut first = two("Ada", "Grace", &["pass"])?;
    first.resign(Side::Blue);
    page.open_game("first", first).await?;
    page.press("rematch").await?;
    page.text_is(".player.blue .name", "Ada").await?;
    let id = page.game_id().await?;
    expect(id != "first", "another game")?;
    page.press("more").await?;
    page.press("agree").await?;
    page.press("yes-agree").await?;
    page.wait_for(".end").await?;
    page.visit("#/games").await?;
    let score = page.texts().games_series("Grace", "0", "Ada", "1½");
    page.text_is(&format!("[data-game='{id}'] .series"), &score).await?;
    page.text_is("[data-game=first] .series", "").await
}

async fn by_keyboard(page: &Page) -> Result<()> {
    five(page).await?;
    page.visit("#/games").await?;
    page.tab_to("[data-action=select]").await?;
    page.key(key::ENTER).await?;
    page.tab_to("[data-game=lost] [data-action=pick]").await?;
    page.key(' ').await?;
    page.text_is(".selection [role=status]", &page.texts().games_selected(1)).await?;
    let back = "document.querySelector('[data-action=delete-selected]').focus(); return true;";
    page.run::<bool>(back, Vec::new()).await?;
    page.key(key::ENTER).await?;
    page.wait_for("dialog[open]").await?;
    page.tab_to("[data-action=yes-delete]").await?;
    page.key(key::ENTER).await?;
    list_is(page, &["won", "open", "long", "short"]).await?;
    // The focus is in the list again.
    page.wait_for(".saved a:focus").await
}
