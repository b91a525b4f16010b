//! Entering every kind of turn.

use anyhow::Result;
use mad_e2e::{Input, Page, spot};
use mad_rules::{Position, Ship, Square, SquareSet};

use super::{position, position_is_after, still_at};
use crate::suite::{expect, tests};

tests! {
    EVERYWHERE: a_tap_on_a_partner_shows_and_the_second_plays,
        a_tap_on_an_exiled_partner_shows_and_the_second_plays, a_tap_right_after_a_drag_counts;
    LARGE: badges_play_at_once;
    SMALL_AND_LARGE: moves_and_expulsions, marks_are_the_rules;
    DESKTOP: another_ship_instead, the_mouse_over_a_partner_shows, escape_lets_go,
        a_double_click_keeps_one_formation;
    PHONE: the_corvette_is_not_lost_by_accident;
}

/// The start position without positioning turns.
pub(super) const START: &str =
    "b221b111b222b212/b121b122b211b112/4/4/r121r122r211r112/r221r111r222r212 r - - 0/40 1";
/// A few ships each, some of them in exile.
pub(super) const MIDDLE: &str =
    "b1112b222/b2121b1221/4/r2211b1211/r1221r112b112/1r111r2221 r - b 3/40 21";
/// The red cruiser is in exile.
const NO_CRUISER: &str = "b1113/b2223/4/4/4/2r1111 r - b 0/40 1";

async fn moves_and_expulsions(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.open_two_player(&start).await?;
    let input = Input::of(page.size());
    page.tap(input, "c2").await?;
    page.tap(input, "c3").await?;
    let next = position_is_after(page, &start, &["c2c3"]).await?;
    expect(next.place("b121".parse()?).is_exile(), "the frigate is expelled")?;
    page.status_is(&format!(
        "{} {}",
        page.texts().turn_aloud(&start, "c2c3".parse()?),
        page.texts().game_turn_of("blue"),
    ))
    .await?;
    page.spots_are(".from", &["c2"]).await?;
    page.spots_are(".cell.to", &["c3"]).await?;
    // The slot of the expelled ship is marked as well.
    page.spots_are(".slot.to", &["b121"]).await?;
    // A move over two squares around a corner.
    page.tap(input, "a5").await?;
    page.tap(input, "b4").await?;
    position_is_after(page, &start, &["c2c3", "a5b4"]).await.map(drop)
}

async fn a_tap_on_a_partner_shows_and_the_second_plays(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    page.press_on("[data-spot=d2]").await?;
    page.wait_for("[data-spot=d2].picked").await?;
    page.badges_are(&["r121", "r211", "r221"]).await?;
    // In the middle of the square, where most users tap.
    page.press_on("[data-spot=a1]").await?;
    page.status_is(&page.texts().game_aim_swap(112, 221)).await?;
    page.until("arrows", &2, async || page.count(".arrows .arrow").await).await?;
    still_at(page, &start, 0).await?;
    page.press_on("[data-spot=a1]").await?;
    let turns = ["112-221"];
    position_is_after(page, &start, &turns).await?;
    // Blue rotates: 112 takes the place of 211, and so on.
    page.press_on("[data-spot=d5]").await?;
    page.press_on("[data-spot=c5]").await?;
    page.status_is(&page.texts().game_aim_rotation(112, 211, 121)).await?;
    page.until("arrows", &3, async || page.count(".arrows .arrow").await).await?;
    page.press("do-it").await?;
    position_is_after(page, &start, &["112-221", "112-211-121"]).await.map(drop)
}

async fn a_tap_on_an_exiled_partner_shows_and_the_second_plays(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.open_two_player(&start).await?;
    page.press_on("[data-spot=a3]").await?;
    page.wait_for("[data-badge=r212]").await?;
    page.press_on("[data-spot=r212]").await?;
    page.status_is(&page.texts().game_aim_rotation(221, 212, 122)).await?;
    still_at(page, &start, 0).await?;
    page.press_on("[data-spot=r212]").await?;
    position_is_after(page, &start, &["122-221-212"]).await.map(drop)
}

async fn badges_play_at_once(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    let input = Input::of(page.size());
    let mut turns: Vec<&str> = Vec::new();
    for (ship, badge, turn) in [
        ("b1", "r222", "111-222"),
        ("c5", "b122", "122-211"),
        ("r121", "r112", "112-211-121"),
        ("a6", "b122", "122-212-221"),
    ] {
        let now = position_is_after(page, &start, &turns).await?;
        let ship = match ship.parse::<Ship>() {
            Ok(ship) => spot(ship, now.place(ship)),
            Err(_) => ship.to_owned(),
        };
        page.tap(input, &ship).await?;
        page.press_on(&format!("[data-badge={badge}]")).await?;
        turns.push(turn);
    }
    position_is_after(page, &start, &turns).await.map(drop)
}

async fn the_corvette_is_not_lost_by_accident(page: &Page) -> Result<()> {
    let start = position(NO_CRUISER)?;
    page.open_two_player(&start).await?;
    let (texts, input) = (page.texts(), Input::of(page.size()));
    page.tap(input, "c1").await?;
    page.wait_for("[data-badge=r222].loses").await?;
    // A finger has no badges in a tray.
    if page.size().has_touch() {
        page.tap(input, "r222").await?;
        page.wait_for("[data-action=do-it]").await?;
        page.tap(input, "r222").await?;
    } else {
        page.press_on("[data-badge=r222]").await?;
    }
    page.status_is(&texts.game_doubt()).await?;
    page.wait_for(".status .sentence.warning").await?;
    still_at(page, &start, 0).await?;
    page.press("keep-playing").await?;
    page.status_is(&texts.game_aim_swap(111, 222)).await?;
    page.press("cancel").await?;
    page.press("cancel").await?;
    page.wait_gone(".picked").await?;
    // In the other direction, by drag.
    page.drag(input, "r222", "c1").await?;
    page.status_is(&texts.game_doubt()).await?;
    still_at(page, &start, 0).await?;
    page.press("lose").await?;
    page.wait_for(".end[data-winner=blue]").await?;
    position_is_after(page, &start, &["111-222"]).await.map(drop)
}

async fn another_ship_instead(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    page.tap(Input::Mouse, "d2").await?;
    page.tap(Input::Mouse, "a1").await?;
    page.text_is("[data-action=pick-instead]", &page.texts().game_pick_instead(221)).await?;
    page.press("pick-instead").await?;
    page.wait_for("[data-spot=a1].picked").await?;
    // A ship that is no partner is picked at once; a second tap unpicks it.
    page.tap(Input::Mouse, "b1").await?;
    page.wait_for("[data-spot=b1].picked").await?;
    page.tap(Input::Mouse, "b1").await?;
    page.wait_gone(".picked").await?;
    still_at(page, &start, 0).await
}

async fn the_mouse_over_a_partner_shows(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    page.tap(Input::Mouse, "d2").await?;
    page.wait_for("[data-spot=d2].picked").await?;
    page.count_is(".arrows .arrow", 0).await?;
    page.hover("[data-spot=a2]").await?;
    page.until("arrows", &3, async || page.count(".arrows .arrow").await).await?;
    page.hover("[data-spot=b3]").await?;
    page.until("arrows", &0, async || page.count(".arrows .arrow").await).await?;
    still_at(page, &start, 0).await
}

async fn escape_lets_go(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    page.tab_to("[data-spot]").await?;
    page.arrow_to("d2").await?;
    page.key(mad_e2e::key::ENTER).await?;
    page.arrow_to("a1").await?;
    page.key(mad_e2e::key::ENTER).await?;
    page.status_is(&page.texts().game_aim_swap(112, 221)).await?;
    page.key(mad_e2e::key::ESCAPE).await?;
    page.wait_gone("[data-action=do-it]").await?;
    page.wait_for("[data-spot=d2].picked").await?;
    page.key(mad_e2e::key::ESCAPE).await?;
    page.wait_gone(".picked").await?;
    still_at(page, &start, 0).await
}

/// The second click of a double click does not pass for the other side.
async fn a_double_click_keeps_one_formation(page: &Page) -> Result<()> {
    let start = Position::default();
    page.open_two_player(&start).await?;
    page.double_click("[data-action=keep]").await?;
    position_is_after(page, &start, &["pass"]).await?;
    page.press("keep").await?;
    position_is_after(page, &start, &["pass", "pass"]).await.map(drop)
}

async fn a_tap_right_after_a_drag_counts(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    let (tap, drag) = match Input::of(page.size()) {
        Input::Touch => (Input::Touch, Input::TouchDrag),
        _ => (Input::Mouse, Input::MouseDrag),
    };
    page.drag(drag, "a2", "a3").await?;
    page.press_with(tap, "[data-spot=d5]").await?;
    page.wait_for("[data-spot=d5].picked").await?;
    position_is_after(page, &start, &["a2a3"]).await.map(drop)
}

/// For every ship, the marks are exactly what the rules allow.
async fn marks_are_the_rules(page: &Page) -> Result<()> {
    let input = Input::of(page.size());
    let bonus = "b111b1222/1r1121r221/r2123/4/1b2211b212/r121r111r2221 r - r 2/40 9";
    for mfen in [MIDDLE, bonus] {
        let start = position(mfen)?;
        page.open_two_player(&start).await?;
        for ship in Ship::all().filter(|ship| ship.side() == start.to_move()) {
            let there = spot(ship, start.place(ship));
            page.tap(input, &there).await?;
            page.wait_for(&format!("[data-spot={there}].picked")).await?;
            let arrivals = start.arrivals(ship);
            let squares = |wanted: &dyn Fn(&mad_rules::preview::Arrival) -> bool| {
                let set: SquareSet =
                    arrivals.iter().filter(|item| wanted(item)).map(|item| item.square).collect();
                let mut names: Vec<String> =
                    set.iter().map(|item: Square| item.to_string()).collect();
                names.sort();
                names
            };
            let free = squares(&|item| item.expels.is_none());
            page.until("free", &free, async || page.spots(".free").await).await?;
            let hit = squares(&|item| item.expels.is_some());
            page.until("hit", &hit, async || page.spots(".hit").await).await?;
            let plus = squares(&|item| !item.bonus.is_empty());
            page.until("bonus", &plus, async || page.spots(".bonus").await).await?;
            let partners = start.teleportations(ship).into_iter();
            let mut badges: Vec<String> = partners
                .filter_map(|item| item.partner(ship))
                .map(|item| item.to_string())
                .collect();
            badges.sort();
            page.until("badges", &badges, async || page.badges().await).await?;
            page.tap(input, &there).await?;
            page.wait_gone(".picked").await?;
        }
        still_at(page, &start, 0).await?;
    }
    Ok(())
}
