//! What the board explains: ships of both sides, the targets of a drag, and the last turn.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page, SETTINGS};
use mad_rules::{Game, Position, Ship, Square};
use mad_session::reach;

use super::game_end::against;
use super::turn_input::{MIDDLE, START};
use super::{position, position_is_after, still_at};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: any_ship_says_what_it_is_and_shows_its_reach;
    DESKTOP: the_buttons_stay_when_the_mouse_leaves_a_ship, the_mouse_rests_on_a_ship, a_drag_shows_its_targets, a_drag_onto_a_neighbour_asks_first,
        the_last_turn_leaves_arrows, a_move_around_a_corner_passes_its_middle_square;
    SMALL_AND_LARGE: the_positioning_turn_is_told;
    PHONE: a_ship_that_can_only_teleport, a_finished_game_is_swiped_through;
}

/// The description of a ship in the status panel.
fn card(page: &Page, position: &Position, ship: Ship) -> String {
    let (texts, class) = (page.texts(), ship.class());
    let mut card = texts.ship_card(
        texts.ship_name(ship),
        class.sails(),
        class.cannons(),
        class.shields(),
        class.complement().number(),
    );
    let marks = reach(position, ship);
    if !(marks.free.is_empty() && marks.expulsions.is_empty()) {
        card = format!("{card} {}", texts.ship_card_reach());
    }
    card[..1].to_ascii_uppercase() + &card[1..]
}

/// Waits until the reach of a ship is marked, and the status panel describes it.
async fn explains(page: &Page, position: &Position, ship: Ship) -> Result<()> {
    let card = card(page, position, ship);
    page.status_is(&card).await?;
    page.text_is(".spoken", &card).await?;
    let marks = reach(position, ship);
    let names = |squares: mad_rules::SquareSet| -> Vec<String> {
        squares.iter().map(|square: Square| square.to_string()).collect()
    };
    for (class, squares) in [(".reach", marks.free), (".reach-hit", marks.expulsions)] {
        let mut names = names(squares);
        names.sort();
        page.spots_are(class, &names.iter().map(String::as_str).collect::<Vec<_>>()).await?;
    }
    Ok(())
}

async fn any_ship_says_what_it_is_and_shows_its_reach(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.open_two_player(&start).await?;
    let input = Input::of(page.size());
    let enemy = start.ship_at("c3".parse()?).context("a blue ship")?;
    page.tap(input, "c3").await?;
    explains(page, &start, enemy).await?;
    still_at(page, &start, 0).await?;
    // The same tap again hides it; a tap on an own ship picks that.
    page.tap(input, "c3").await?;
    page.spots_are(".reach", &[]).await?;
    page.tap(input, "c3").await?;
    page.tap(input, "c2").await?;
    page.wait_for("[data-spot=c2].picked").await?;
    page.spots_are(".reach", &[]).await
}

/// Blue's prompt for the positioning turn did not say what red had done.
async fn the_positioning_turn_is_told(page: &Page) -> Result<()> {
    let start = Position::default();
    page.open_two_player(&start).await?;
    let input = Input::of(page.size());
    page.tap(input, "c2").await?;
    page.tap(input, "b2").await?;
    page.press("do-it").await?;
    position_is_after(page, &start, &["211-122"]).await?;
    let texts = page.texts();
    let last = texts.turn_aloud(&start, "211-122".parse()?);
    page.status_is(&format!("{last} {}", texts.game_positioning("blue"))).await
}

/// It was described as if marks showed its reach, and there were none.
async fn a_ship_that_can_only_teleport(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    let ship = start.ship_at("b6".parse()?).context("the blue corvette")?;
    let marks = reach(&start, ship);
    expect(marks.free.is_empty() && !marks.partners.is_empty(), "it can only teleport")?;
    page.tap(Input::Touch, "b6").await?;
    explains(page, &start, ship).await
}

/// A shorter sentence moved them while the mouse was on its way to them.
async fn the_buttons_stay_when_the_mouse_leaves_a_ship(page: &Page) -> Result<()> {
    let start = Position::default();
    page.open_two_player(&start).await?;
    page.press("keep").await?;
    position_is_after(page, &start, &["pass"]).await?;
    page.wait_for("[data-action=keep]").await?;
    let look = "return document.querySelector('[data-action=keep]').getBoundingClientRect().top;";
    let before: f64 = page.run(look, Vec::new()).await?;
    let ship = start.ship_at("c2".parse()?).context("a red ship")?;
    page.hover("[data-spot=c2]").await?;
    page.status_is(&card(page, &start, ship)).await?;
    let after: f64 = page.run(look, Vec::new()).await?;
    expect(before == after, format!("from {before} to {after}"))
}

async fn the_mouse_rests_on_a_ship(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.open_two_player(&start).await?;
    let ship = start.ship_at("c2".parse()?).context("a red ship")?;
    page.hover("[data-spot=c2]").await?;
    explains(page, &start, ship).await?;
    page.hover(".meter").await?;
    page.spots_are(".reach", &[]).await
}

async fn a_drag_shows_its_targets(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    page.start_drag("a2", "a3").await?;
    page.wait_for(".carried").await?;
    let ship = start.ship_at("a2".parse()?).context("a ship")?;
    let marks = reach(&start, ship);
    let mut free: Vec<String> = marks.free.iter().map(|square| square.to_string()).collect();
    free.sort();
    page.spots_are(".free", &free.iter().map(String::as_str).collect::<Vec<_>>()).await?;
    page.spots_are(".over", &["a3"]).await?;
    page.release_mouse().await?;
    position_is_after(page, &start, &["a2a3"]).await?;
    page.spots_are(".over", &[]).await
}

async fn a_drag_onto_a_neighbour_asks_first(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    page.drag(Input::MouseDrag, "c2", "b2").await?;
    page.wait_for("[data-action=do-it]").await?;
    still_at(page, &start, 0).await?;
    page.press("do-it").await?;
    position_is_after(page, &start, &["211-122"]).await.map(drop)
}

async fn the_last_turn_leaves_arrows(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    page.drag(Input::MouseDrag, "d1", "a2").await?;
    position_is_after(page, &start, &["121-212"]).await?;
    page.count_is(".arrow.last.teleports", 2).await?;
    let last = page.texts().turn_aloud(&start, "121-212".parse()?);
    page.status_is(&format!("{last} {}", page.texts().game_turn_of("blue"))).await?;
    // They give way to the next turn's.
    page.drag(Input::MouseDrag, "a5", "a4").await?;
    page.count_is(".arrow.last", 0).await
}

/// The animation of a two-square move around a corner goes through the square between.
async fn a_move_around_a_corner_passes_its_middle_square(page: &Page) -> Result<()> {
    page.store("mad.settings", &SETTINGS.replace("\"motion\":\"off\"", "\"motion\":\"on\""))
        .await?;
    let start: Position = "b1113/4/4/4/r2213/r1113 r - - 0/40 1".parse()?;
    page.open_two_player(&start).await?;
    let watch = "
        window.frames = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            if (this.matches('[data-ship=r221]')) {
                window.frames = [...frames].map((frame) => frame.transform);
            }
            return animate.call(this, frames, options);
        };
        const [from, to] = ['a2', 'b3'].map((name) =>
            document.querySelector(`[data-spot=${name}]`).getBoundingClientRect());
        return [to.left - from.left, to.top - from.top];
    ";
    let (dx, dy): (f64, f64) = page.run(watch, Vec::new()).await?;
    page.tap(Input::Mouse, "a2").await?;
    page.tap(Input::Mouse, "b3").await?;
    page.wait("an animation", "window.frames.length > 0", &[]).await?;
    let frames: Vec<String> = page.run("return window.frames;", Vec::new()).await?;
    expect(frames.len() == 3, format!("start, middle, end: {frames:?}"))?;
    // Relative to the end: the middle square a3 is beside b3 in the same row.
    let places: Vec<(f64, f64)> =
        frames.iter().map(|frame| translation(frame)).collect::<Result<_>>()?;
    let near = |one: (f64, f64), other: (f64, f64)| {
        (one.0 - other.0).abs() < 2.0 && (one.1 - other.1).abs() < 2.0
    };
    expect(near(places[0], (-dx, -dy)), format!("begins at a2: {places:?}"))?;
    expect(near(places[1], (-dx, 0.0)), format!("passes a3: {places:?}"))?;
    expect(near(places[2], (0.0, 0.0)), format!("ends at b3: {places:?}"))
}

/// The translation of a CSS transform.
fn translation(transform: &str) -> Result<(f64, f64)> {
    let inner = transform.split_once("translate(").and_then(|(_, rest)| rest.split_once(')'));
    let (x, y) = inner.and_then(|(inner, _)| inner.split_once(',')).context("a translation")?;
    Ok((x.trim_end_matches("px").parse()?, y.trim_end_matches("px").parse()?))
}

async fn a_finished_game_is_swiped_through(page: &Page) -> Result<()> {
    let start = position(START)?;
    let mut game = Game::new(start);
    for turn in ["a2a3", "a5a4"] {
        game.play(turn.parse()?)?;
    }
    let mut session = against(start, 1, mad_rules::Side::Red);
    for &turn in game.turns() {
        session.play(turn)?;
    }
    session.resign(mad_rules::Side::Red);
    page.open_game("over", session).await?;
    for (forward, turns) in [(false, 1), (false, 0), (true, 1), (true, 2)] {
        let (from, to) = if forward { ("d4", "a4") } else { ("a4", "d4") };
        page.drag(Input::TouchDrag, from, to).await?;
        page.position_is(&game.positions()[turns]).await?;
    }
    Ok(())
}
