//! Bonus turns: offered, taken, declined, undone.

use anyhow::Result;
use mad_e2e::{Input, Page, key};
use mad_rules::{Position, Turn};

use super::{position, position_is_after, still_at, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: taken_by_two_taps;
    DESKTOP: taken_by_its_badge, taken_back_by_keys, after_an_expulsion;
    PHONE: left, taken_back, dragged, nothing_else_meanwhile;
}

/// The frigate 112 is one step from the far row, and has three partners, one of them in exile.
pub(super) const NEAR: &str = "b1112b222/1r1122/4/4/4/r121r111r222r221 r - - 0/40 1";

/// Enters a move that earns a bonus. Returns the positions before and after the move.
async fn offered(page: &Page) -> Result<(Position, Position)> {
    let start = position(NEAR)?;
    page.open_two_player(&start).await?;
    let input = Input::of(page.size());
    page.tap(input, "b5").await?;
    page.spots_are(".bonus", &["b6"]).await?;
    page.tap(input, "b6").await?;
    let shown = start.after_unchecked("b5b6".parse::<Turn>()?);
    page.position_is(&shown).await?;
    page.status_is(&page.texts().game_bonus(112)).await?;
    page.badges_are(&["r121", "r211", "r221"]).await?;
    turn_count_is(page, 0).await?;
    Ok((start, shown))
}

async fn left(page: &Page) -> Result<()> {
    let (start, _) = offered(page).await?;
    page.press("end-turn").await?;
    position_is_after(page, &start, &["b5b6"]).await?;
    // Also after a preview of a partner.
    let (start, _) = offered(page).await?;
    page.tap(Input::of(page.size()), "d1").await?;
    page.wait_for("[data-action=do-it]").await?;
    page.press("end-turn").await?;
    position_is_after(page, &start, &["b5b6"]).await.map(drop)
}

async fn taken_back(page: &Page) -> Result<()> {
    let (start, _) = offered(page).await?;
    page.press("take-back").await?;
    still_at(page, &start, 0).await?;
    page.wait_gone(".picked").await?;
    // Also after a preview of a partner.
    let (start, _) = offered(page).await?;
    page.tap(Input::of(page.size()), "d1").await?;
    page.wait_for("[data-action=do-it]").await?;
    page.press("take-back").await?;
    still_at(page, &start, 0).await?;
    page.wait_gone(".picked").await
}

async fn taken_by_two_taps(page: &Page) -> Result<()> {
    let (start, shown) = offered(page).await?;
    page.press_on("[data-spot=d1]").await?;
    page.status_is(&page.texts().game_aim_swap(112, 221)).await?;
    // A preview of another partner.
    page.position_is(&shown).await?;
    page.press_on("[data-spot=a1]").await?;
    page.status_is(&page.texts().game_aim_rotation(112, 121, 211)).await?;
    page.press_on("[data-spot=a1]").await?;
    position_is_after(page, &start, &["b5b6+112-121-211"]).await.map(drop)
}

async fn taken_by_its_badge(page: &Page) -> Result<()> {
    let (start, _) = offered(page).await?;
    page.press_on("[data-badge=r211]").await?;
    let next = position_is_after(page, &start, &["b5b6+112-211-121"]).await?;
    expect(next.place("r112".parse()?).is_exile(), "the ship itself is in exile now")
}

async fn dragged(page: &Page) -> Result<()> {
    let start = position(NEAR)?;
    page.open_two_player(&start).await?;
    let drag = if page.size().has_touch() { Input::TouchDrag } else { Input::MouseDrag };
    page.drag(drag, "b5", "b6").await?;
    page.wait_for("[data-action=end-turn]").await?;
    page.drag(drag, "b6", "d1").await?;
    position_is_after(page, &start, &["b5b6+112-221"]).await.map(drop)
}

async fn nothing_else_meanwhile(page: &Page) -> Result<()> {
    let (start, shown) = offered(page).await?;
    let ship = page.texts().ship_name("r112".parse()?);
    let (remark, input) = (page.texts().game_bonus_first(ship), Input::of(page.size()));
    for spot in ["c4", "a6", "c1", "b6", "b121"] {
        page.tap(input, spot).await?;
        page.status_is(&remark).await?;
        page.wait_for(".sentence.remark").await?;
        page.position_is(&shown).await?;
        // The buttons are still there.
        page.wait_for("[data-action=end-turn]").await?;
    }
    let drag = if page.size().has_touch() { Input::TouchDrag } else { Input::MouseDrag };
    page.drag(drag, "b1", "b2").await?;
    page.status_is(&remark).await?;
    page.press("take-back").await?;
    still_at(page, &start, 0).await
}

async fn taken_back_by_keys(page: &Page) -> Result<()> {
    let start = position(NEAR)?;
    page.open_two_player(&start).await?;
    page.tab_to("[data-spot]").await?;
    for spot in ["b5", "b6", "d1"] {
        page.arrow_to(spot).await?;
        page.key(key::ENTER).await?;
    }
    page.status_is(&page.texts().game_aim_swap(112, 221)).await?;
    page.key(key::ESCAPE).await?;
    page.status_is(&page.texts().game_bonus(112)).await?;
    page.key(key::ESCAPE).await?;
    still_at(page, &start, 0).await
}

async fn after_an_expulsion(page: &Page) -> Result<()> {
    let start = position("b2122b111/r2223/4/4/4/r2211r1111 r - - 5/40 1")?;
    page.open_two_player(&start).await?;
    page.tap(Input::Mouse, "a5").await?;
    page.spots_are(".hit", &["a6"]).await?;
    page.tap(Input::Mouse, "a6").await?;
    page.wait_for("[data-spot=b212].full").await?;
    page.press("take-back").await?;
    still_at(page, &start, 0).await?;
    page.drag(Input::MouseDrag, "a5", "a6").await?;
    page.wait_for("[data-action=end-turn]").await?;
    page.drag(Input::MouseDrag, "a6", "c1").await?;
    position_is_after(page, &start, &["a5a6+111-222"]).await?;
    page.wait_for(".meter[data-owner=red]").await
}
