//! Orientation of the board, and hints.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page, key};
use mad_rules::{Board, Options, Position, Side};

use super::game_end::{WON, against};
use super::turn_input::{MIDDLE, START};
use super::{position, position_is_after, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: flipped, the_board_faces_its_player;
    DESKTOP: every_column_has_its_letter, hint_stopped, hint_forgotten, hint_on_a_positioning_turn;
    PHONE: hint, hint_played;
}

/// The square at a corner of the arena; 0 and 0 is the upper left one.
async fn corner(page: &Page, right: u8, down: u8) -> Result<String> {
    let look = "
        const [right, down] = arguments;
        const place = (item) => {
            const box = item.getBoundingClientRect();
            return (right ? box.left : -box.left) + (down ? box.top : -box.top);
        };
        const all = [...document.querySelectorAll('.arena [data-spot]')];
        return all.sort((a, b) => place(b) - place(a))[0]?.dataset.spot ?? '';
    ";
    page.run(look, vec![right.into(), down.into()]).await
}

/// The sides of the lower tray and of the lower name.
async fn below(page: &Page) -> Result<(String, String)> {
    let look = "
        const lowest = (selector) => [...document.querySelectorAll(selector)]
            .sort((a, b) => b.getBoundingClientRect().top - a.getBoundingClientRect().top)[0];
        const side = (item) => item.classList.contains('red') ? 'red' : 'blue';
        return ['.tray', '.player'].map((selector) => side(lowest(selector)));
    ";
    page.run(look, Vec::new()).await
}

async fn seen_from(page: &Page, side: Side) -> Result<()> {
    let (left, right, word) = match side {
        Side::Red => ("a1", "d6", "red"),
        Side::Blue => ("d6", "a1", "blue"),
    };
    page.until("the lower left", &left.to_owned(), async || corner(page, 0, 1).await).await?;
    page.until("the upper right", &right.to_owned(), async || corner(page, 1, 0).await).await?;
    let both = (word.to_owned(), word.to_owned());
    page.until("what is below", &both, async || below(page).await).await
}

/// Columns without a square in the lowest row had none.
async fn every_column_has_its_letter(page: &Page) -> Result<()> {
    let look = "return [...document.querySelectorAll('[data-letter]')]
        .map((item) => item.dataset.letter).sort().join('');";
    for (board, letters) in [(Board::AZTEC, "abcdef"), (Board::FOUR_BY_SIX, "abcdef")] {
        let start = board.start(Options::default()).context("a start position")?;
        page.open_two_player(&start).await?;
        let seen: String = page.run(look, Vec::new()).await?;
        expect(seen == letters, format!("{board}: {seen}"))?;
    }
    Ok(())
}

async fn flipped(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.open_two_player(&start).await?;
    seen_from(page, Side::Red).await?;
    page.press("flip").await?;
    seen_from(page, Side::Blue).await?;
    page.position_is(&start).await?;
    // Turns can still be entered.
    page.tap(Input::of(page.size()), "c2").await?;
    page.tap(Input::of(page.size()), "c3").await?;
    turn_count_is(page, 1).await?;
    page.press("flip").await?;
    seen_from(page, Side::Red).await
}

async fn the_board_faces_its_player(page: &Page) -> Result<()> {
    page.open_game("red", against(position(START)?, 1, Side::Red)).await?;
    seen_from(page, Side::Red).await?;
    page.open_game("blue", against(position(START)?, 1, Side::Blue)).await?;
    seen_from(page, Side::Blue).await?;
    turn_count_is(page, 1).await?;
    if !page.size().has_touch() {
        // Arrow up moves towards the opponent.
        page.tab_to("[data-spot]").await?;
        page.arrow_to("b6").await?;
        page.key(key::UP).await?;
        page.wait_for("[data-spot=b5]:focus").await?;
    }
    Ok(())
}

/// Waits for a hint, and checks that it is legal.
async fn hinted(page: &Page, now: &Position) -> Result<()> {
    page.wait_for(".arrows .arrow.hint").await?;
    let legal = now.sorted_turns().into_iter();
    let sentences: Vec<String> = legal.map(|turn| page.texts().instruction(now, turn)).collect();
    page.until("a hint that is legal", &true, async || {
        let text = page.status_text().await?;
        Ok(sentences.iter().any(|sentence| text.starts_with(sentence) && text != *sentence))
    })
    .await
}

async fn hint(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.open_two_player(&start).await?;
    page.press("hint").await?;
    hinted(page, &start).await?;
    page.tap(Input::of(page.size()), "c2").await?;
    page.tap(Input::of(page.size()), "c3").await?;
    turn_count_is(page, 1).await?;
    page.wait_gone(".arrow.hint").await?;
    let now = *page.current_game().await?.session.game().position();
    page.press("hint").await?;
    hinted(page, &now).await
}

/// A hint has words and a reason, and can be played at once.
async fn hint_played(page: &Page) -> Result<()> {
    let (start, texts) = (position(WON)?, page.texts());
    page.open_two_player(&start).await?;
    page.press("hint").await?;
    let words = texts.instruction(&start, "a5a6".parse()?);
    page.status_is(&format!("{words} {}", texts.hint_wins())).await?;
    page.text_is("[data-action=play-hint]", &texts.hint_play()).await?;
    page.wait_for(".arrow.hint").await?;
    page.press("play-hint").await?;
    position_is_after(page, &start, &["a5a6"]).await?;
    page.wait_for(".end").await
}

/// A positioning turn can be passed while a hint is looked for and shown.
async fn hint_on_a_positioning_turn(page: &Page) -> Result<()> {
    let start = Position::default();
    page.hold_engine().await?;
    page.open_two_player(&start).await?;
    page.press("hint").await?;
    page.status_is(&page.texts().game_hint_wait()).await?;
    page.wait_for("[data-action=keep]").await?;
    page.release_engine().await?;
    page.wait_gone("[data-action=stop]").await?;
    page.wait_for("[data-action=keep]").await?;
    page.press("keep").await?;
    position_is_after(page, &start, &["pass"]).await.map(drop)
}

async fn hint_stopped(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.hold_engine().await?;
    page.open_two_player(&start).await?;
    page.press("hint").await?;
    page.status_is(&page.texts().game_hint_wait()).await?;
    page.press("stop").await?;
    page.release_engine().await?;
    hinted(page, &start).await
}

async fn hint_forgotten(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.hold_engine().await?;
    page.open_game("forgotten", against(start, 1, Side::Red)).await?;
    page.press("hint").await?;
    page.status_is(&page.texts().game_hint_wait()).await?;
    // A turn cancels the hint.
    page.tap(Input::Mouse, "a2").await?;
    page.tap(Input::Mouse, "a3").await?;
    page.release_engine().await?;
    turn_count_is(page, 2).await?;
    let now = *page.current_game().await?.session.game().position();
    page.wait_gone(".arrow.hint").await?;
    page.press("hint").await?;
    hinted(page, &now).await?;
    let sentence = page.status_text().await?;
    expect(!sentence.is_empty(), "the hint is in the status text")
}
