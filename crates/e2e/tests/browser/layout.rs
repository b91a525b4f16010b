//! Layout: touch targets, scrolling, long texts.

use anyhow::Result;
use mad_e2e::{Input, Page};
use mad_i18n::Language;
use mad_rules::{BySide, Game, Position, Side};
use mad_session::{GameSession, Saved, Seat};
use serde::Deserialize;
use serde_json::json;

use super::bonus::NEAR;
use super::game_end::against;
use super::position;
use super::text_check::Reader;
use super::turn_input::{MIDDLE, START};
use crate::controls;
use crate::suite::{expect, tests};
use mad_e2e::scenes::{SCENES, settings_in};

tests! {
    EVERYWHERE: no_screen_scrolls_sideways, long_names;
    PHONE: a_finger_finds_everything, a_game_fits_without_scrolling, a_phone_on_its_side;
    SMALL_AND_LARGE: the_board_stays_where_it_is;
    DESKTOP: everything_has_a_name;
    ZOOMED: every_scene_zoomed;
}

/// The least size of a touch target, in CSS pixels.
pub(super) const FINGER: f64 = 44.0;

/// In German, which has the longest words.
async fn every_scene_zoomed(page: &Page) -> Result<()> {
    let mut reader = Reader::new(Language::German);
    page.store("mad.settings", &settings_in(Language::German)?).await?;
    let mut faults = Vec::new();
    for scene in SCENES {
        scene.reach(page).await?;
        reader.read(page, &scene.name()).await?;
        let found = controls::faults(page).await?;
        faults.extend(found.into_iter().map(|fault| format!("{}: {fault}", scene.name())));
    }
    expect(faults.is_empty(), faults.join("\n"))?;
    reader.finish()
}

/// Positions with ships in exile on several boards.
const EXILES: [&str; 3] = [
    MIDDLE,
    "1b111b1121b122/4b121/b211b222b2122/1r2121r222r121/r221r111r1221r211 r - b 37/40 17",
    "xx1b111xx/x2b1121x/6/1b222b2213/4r2121/xr221r1222x/xxr111r222xx r - b 6/40 45",
];

/// The name and the rectangle of an element.
#[derive(Debug, Deserialize)]
struct Element {
    name: String,
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

async fn elements(page: &Page, selector: &str) -> Result<Vec<Element>> {
    let look = "
        return [...document.querySelectorAll(arguments[0])]
            .filter((item) => item.getClientRects().length)
            .map((item) => {
                const { left, top, width, height } = item.getBoundingClientRect();
                const name = item.dataset.spot ?? item.dataset.action ?? item.className;
                return { name, left, top, width, height };
            });
    ";
    page.run(look, vec![selector.into()]).await
}

async fn a_finger_finds_everything(page: &Page) -> Result<()> {
    for mfen in EXILES {
        let start = position(mfen)?;
        page.open_two_player(&start).await?;
        let spots = elements(page, ".arena [data-spot]").await?;
        expect(spots.len() == start.board().squares().len(), "every square is there")?;
        let mut all = spots;
        all.extend(elements(page, ".slot.full").await?);
        expect(all.len() == start.board().squares().len() + start.exile().len(), "exile too")?;
        all.extend(elements(page, ".actions button").await?);
        for Element { name, width, height, .. } in all {
            let fits = width >= FINGER - 0.01 && height >= FINGER - 0.01;
            expect(fits, format!("{name} is {width}x{height} on {}", start.board()))?;
        }
    }
    Ok(())
}

/// What is always visible in a game.
const TABLE: &str = ".arena, .tray, .status, .actions";

/// Adds a fault for each element that is not visible without scrolling.
async fn in_sight(page: &Page, state: &str, faults: &mut Vec<String>) -> Result<()> {
    let (width, height): (f64, f64) =
        page.run("return [innerWidth, innerHeight];", Vec::new()).await?;
    let scrolled: f64 = page.run("return scrollY;", Vec::new()).await?;
    for item in elements(page, TABLE).await? {
        let right = item.left + item.width;
        let bottom = item.top + scrolled + item.height;
        let fits = item.left >= -0.5
            && right <= width + 0.5
            && item.top + scrolled >= -0.5
            && bottom <= height + 0.5;
        if !fits {
            let place = format!("to {right:.0} and {bottom:.0} of {width} and {height}");
            faults.push(format!("{state}: {} goes {place}", item.name));
        }
    }
    Ok(())
}

async fn a_game_fits_without_scrolling(page: &Page) -> Result<()> {
    let faults = &mut Vec::new();
    let start = position(MIDDLE)?;
    page.open_two_player(&start).await?;
    in_sight(page, "the beginning", faults).await?;
    page.tap(Input::Touch, "a3").await?;
    page.wait_for("[data-action=cancel]").await?;
    in_sight(page, "a picked ship", faults).await?;
    page.press_on("[data-spot=r212]").await?;
    page.wait_for("[data-action=do-it]").await?;
    in_sight(page, "a rotation", faults).await?;
    page.open_two_player(&start).await?;
    page.tap(Input::Touch, "b1").await?;
    page.tap(Input::Touch, "b4").await?;
    page.wait_for(".remark").await?;
    in_sight(page, "a refusal", faults).await?;
    page.open_game("computer", against(start, 1, Side::Red)).await?;
    page.drag(Input::TouchDrag, "c2", "c3").await?;
    page.wait_for("[data-turn='2']").await?;
    in_sight(page, "an answer", faults).await?;
    page.press("hint").await?;
    page.wait_for(".arrow.hint").await?;
    in_sight(page, "a hint", faults).await?;
    page.press("first").await?;
    page.wait_for("[data-action=to-the-end]").await?;
    // The button in the list of turns was scrolled to.
    page.run::<()>("scrollTo(0, 0);", Vec::new()).await?;
    in_sight(page, "looking back", faults).await?;
    page.open_two_player(&position(NEAR)?).await?;
    page.tap(Input::Touch, "b5").await?;
    page.tap(Input::Touch, "b6").await?;
    page.wait_for("[data-action=end-turn]").await?;
    in_sight(page, "a bonus", faults).await?;
    page.open_two_player(&Position::default()).await?;
    page.wait_for("[data-action=keep]").await?;
    in_sight(page, "the positioning turn", faults).await?;
    expect(faults.is_empty(), faults.join("\n"))
}

async fn a_phone_on_its_side(page: &Page) -> Result<()> {
    let parameters = json!({ "width": 640, "height": 360, "deviceScaleFactor": 2, "mobile": true });
    page.session().cdp().send_raw("Emulation.setDeviceMetricsOverride", parameters).await?;
    let faults = &mut Vec::new();
    for mfen in [START].into_iter().chain(EXILES) {
        page.open_two_player(&position(mfen)?).await?;
        in_sight(page, mfen, faults).await?;
        does_not_scroll_sideways(page, mfen).await?;
    }
    // Arena and trays must be visible; the rest may be scrolled to.
    faults.retain(|fault| fault.contains(": arena") || fault.contains(": tray"));
    expect(faults.is_empty(), faults.join("\n"))
}

/// Status texts of different lengths do not move the board.
async fn the_board_stays_where_it_is(page: &Page) -> Result<()> {
    let start = position(NEAR)?;
    page.open_two_player(&start).await?;
    let input = Input::of(page.size());
    let place = async || {
        let arena = elements(page, ".arena").await?;
        Ok::<_, anyhow::Error>(arena.iter().map(|item| (item.left, item.top)).collect::<Vec<_>>())
    };
    let before = place().await?;
    page.tap(input, "b5").await?;
    page.wait_for(".picked").await?;
    expect(place().await? == before, "a ship is picked")?;
    page.tap(input, "d4").await?;
    page.wait_for(".remark").await?;
    expect(place().await? == before, "a refusal")?;
    page.tap(input, "b6").await?;
    page.wait_for("[data-action=end-turn]").await?;
    expect(place().await? == before, "a bonus")?;
    page.press("end-turn").await?;
    page.wait_for("[data-turn='1']").await?;
    expect(place().await? == before, "the next turn")
}

pub(super) async fn does_not_scroll_sideways(page: &Page, state: &str) -> Result<()> {
    let look = "
        const { scrollWidth, clientWidth } = document.documentElement;
        const wide = [...document.querySelectorAll('#app *')]
            .filter((item) => item.getBoundingClientRect().right > clientWidth + 1);
        return [scrollWidth, clientWidth, wide[0]?.outerHTML.slice(0, 100) ?? ''];
    ";
    let (inner, outer, wide): (f64, f64, String) = page.run(look, Vec::new()).await?;
    expect(inner <= outer, format!("{state}: {inner} pixels in a window of {outer}: {wide}"))
}

async fn no_screen_scrolls_sideways(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.visit("").await?;
    page.wait_for("[data-action=first-game]").await?;
    does_not_scroll_sideways(page, "the first visit").await?;
    page.save_game("one", against(start, 3, Side::Red)).await?;
    let turns = mad_session::game_to_query(&Game::new(start));
    let setup = format!("#/setup/{}", MIDDLE.replace(' ', "_"));
    let faults = "#/setup/b1113/4/4/4/4/r1113_r_-_-_0/40_1";
    let routes = ["#/", "#/new/computer", "#/new/two", "#/games", "#/settings", "#/setup"];
    let shared = format!("#/game?{turns}");
    for route in routes.into_iter().chain([&*setup, faults, &*shared, "#/game?start=nonsense"]) {
        page.visit(route).await?;
        if let Some(more) =
            (page.count("main details").await? > 0).then_some("main details summary")
        {
            page.press_on(more).await?;
        }
        does_not_scroll_sideways(page, route).await?;
    }
    for mfen in EXILES.into_iter().chain([
        "xxb111b222xx/b1222b2112/b212b1123r112/3r2212/r212r1211r222r1221/xxr1111xx r - b 0/40 15",
    ]) {
        page.open_two_player(&position(mfen)?).await?;
        does_not_scroll_sideways(page, mfen).await?;
    }
    page.press("more").await?;
    page.wait_for("dialog[open]").await?;
    does_not_scroll_sideways(page, "the menu").await
}

async fn long_names(page: &Page) -> Result<()> {
    let mut session = GameSession::new(Game::default(), BySide::from_fn(|_| Seat::Person), 1, None);
    session.set_tag("Red", &"W".repeat(40));
    session.set_tag("Blue", &"Mississippi ".repeat(3));
    let mut saved = Saved::new(session, 1_750_000_000_000);
    saved.name = "X".repeat(80);
    page.store("mad.game.long", &saved.to_text()).await?;
    for route in ["#/", "#/games", "#/game/long"] {
        page.visit(route).await?;
        does_not_scroll_sideways(page, route).await?;
    }
    Ok(())
}

/// Every control has an accessible name.
async fn everything_has_a_name(page: &Page) -> Result<()> {
    let look = "
        const words = (item) => item?.textContent.trim() ?? '';
        const name = (item) => item.ariaLabel || words(item)
            || [...item.labels ?? []].map(words).join(' ') || item.title;
        return [...document.querySelectorAll('a, button, input, textarea, summary, [role=gridcell]')]
            .filter((item) => !name(item) && !item.closest('[aria-hidden=true]'))
            .map((item) => item.outerHTML.slice(0, 120));
    ";
    page.save_game("one", against(position(START)?, 3, Side::Red)).await?;
    let setup = format!("#/setup/{}", MIDDLE.replace(' ', "_"));
    let routes = ["#/", "#/new/computer", "#/new/two", "#/games", "#/settings", "#/game/one"];
    for route in routes.into_iter().chain([&*setup]) {
        page.visit(route).await?;
        let nameless: Vec<String> = page.run(look, Vec::new()).await?;
        expect(nameless.is_empty(), format!("{route}: {}", nameless.join("\n")))?;
    }
    page.open_two_player(&position(START)?).await?;
    page.tap(Input::Mouse, "d2").await?;
    page.wait_for(".badge").await?;
    let nameless: Vec<String> = page.run(look, Vec::new()).await?;
    expect(nameless.is_empty(), format!("badges: {}", nameless.join("\n")))
}
