//! The game in windows from a small phone to a 4K screen.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page, Size};
use mad_rules::{Board, BySide, Game, Options, Side};
use mad_session::{Clock, GameSession, Seat, TimeControl};
use serde::Deserialize;

use super::bonus::NEAR;
use super::game_end::against;
use super::position;
use super::turn_input::MIDDLE;
use crate::controls;
use crate::suite::{expect, tests};

tests! {
    DESKTOP: the_board_takes_the_height, the_board_of_the_position_editor_takes_the_height;
    SMALL_AND_LARGE: the_toolbar_never_moves;
    PHONE: looking_back_within_reach_of_the_thumb, the_way_out_is_in_sight,
        the_tie_break_meter_is_in_sight;
}

/// Windows that are wider than high, in CSS pixels.
const WIDE: [(u32, u32); 7] =
    [(1024, 768), (1280, 720), (1366, 768), (1536, 864), (1920, 1080), (2560, 1600), (3840, 2160)];
/// The least part of the window's height that the arena takes.
const LEAST_PART: f64 = 0.7;

/// Counts clocks whose digits do not fit into a line.
const BROKEN_CLOCKS: &str = "
    const broken = (clock) =>
        clock.getBoundingClientRect().height > 1.8 * parseFloat(getComputedStyle(clock).fontSize);
    return [...document.querySelectorAll('.game .clock')].filter(broken).length;
";

/// Edges of an element in the window, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

async fn area(page: &Page, selector: &str) -> Result<Area> {
    let look = "
        const { left, top, right, bottom } =
            document.querySelector(arguments[0]).getBoundingClientRect();
        return { left, top, right, bottom };
    ";
    page.run(look, vec![selector.into()]).await
}

/// Adds a fault for each window where the arena is small or not in view, controls overlap, or a clock has two
/// lines. The page of a game does not scroll either.
async fn fills_the_windows(page: &Page, scene: &str, faults: &mut Vec<String>) -> Result<()> {
    let is_game = page.count(".game").await? == 1;
    for (width, height) in WIDE {
        page.resize((width, height)).await?;
        let arena = area(page, ".arena").await?;
        let part = (arena.bottom - arena.top) / f64::from(height);
        let scroll: f64 = page.run("return document.documentElement.scrollHeight;", vec![]).await?;
        let state = format!("{scene}, {width}x{height}");
        if part < LEAST_PART || arena.bottom > f64::from(height) {
            faults.push(format!("{state}: the arena takes {part:.2} of the height, {arena:?}"));
        }
        if is_game && scroll > f64::from(height) {
            faults.push(format!("{state}: the page is {scroll} pixels high"));
        }
        if page.run::<usize>(BROKEN_CLOCKS, vec![]).await? > 0 {
            faults.push(format!("{state}: a clock has two lines"));
        }
        let found = controls::faults(page).await?;
        faults.extend(found.into_iter().map(|fault| format!("{state}: {fault}")));
    }
    page.resize(Size::Desktop.pixels()).await
}

async fn the_board_takes_the_height(page: &Page) -> Result<()> {
    let faults = &mut Vec::new();
    for board in Board::REGISTERED {
        let start = board.start(Options::default()).context("a registered board")?;
        for clock in [None, Some(Clock::new(TimeControl::minutes(5, 3)))] {
            let seats = BySide::from_fn(|_| Seat::Person);
            let session = GameSession::new(Game::new(start), seats, 1, clock.clone());
            page.open_game(&format!("{board}-{}", clock.is_some()), session).await?;
            fills_the_windows(page, &board.to_string(), faults).await?;
        }
    }
    // Also for two players who face each other, both at the lower and at the upper edge.
    page.press("more").await?;
    page.press("face-to-face").await?;
    for panel in ["near", "far"] {
        page.wait_for(&format!(".game[data-facing={panel}]")).await?;
        fills_the_windows(page, panel, faults).await?;
        page.press("keep").await?;
    }
    expect(faults.is_empty(), faults.join("\n"))
}

/// In landscape format the trays of the position editor stood above and below the arena, which had little
/// more than half of the height.
async fn the_board_of_the_position_editor_takes_the_height(page: &Page) -> Result<()> {
    let faults = &mut Vec::new();
    for board in Board::REGISTERED {
        let start = board.start(Options::default()).context("a registered board")?;
        page.visit(&format!("#/setup/{}", start.to_string().replace(' ', "_"))).await?;
        page.position_is(&start).await?;
        fills_the_windows(page, &format!("position editor, {board}"), faults).await?;
    }
    expect(faults.is_empty(), faults.join("\n"))
}

/// Prompts and meters of different heights moved it by up to 22 pixels between turns.
async fn the_toolbar_never_moves(page: &Page) -> Result<()> {
    let input = Input::of(page.size());
    page.open_two_player(&position(NEAR)?).await?;
    let first = area(page, ".game-tools").await?;
    let same = async |state: &str| {
        let now = area(page, ".game-tools").await?;
        expect(now == first, format!("{state}: {now:?} instead of {first:?}"))
    };
    page.tap(input, "b5").await?;
    page.wait_for(".picked").await?;
    same("a picked ship").await?;
    page.tap(input, "d4").await?;
    page.wait_for(".remark").await?;
    same("a refusal").await?;
    page.tap(input, "b6").await?;
    page.wait_for("[data-action=end-turn]").await?;
    same("a bonus").await?;
    page.press("end-turn").await?;
    page.wait_for("[data-turn='1']").await?;
    same("the next turn").await?;
    page.press("more").await?;
    page.press("resign").await?;
    page.press("yes-resign").await?;
    page.wait_for(".end").await?;
    same("the end").await
}

async fn looking_back_within_reach_of_the_thumb(page: &Page) -> Result<()> {
    page.open_two_player(&position(MIDDLE)?).await?;
    page.drag(Input::TouchDrag, "c2", "c3").await?;
    page.wait_for("[data-turn='1']").await?;
    page.press("more").await?;
    page.press("resign").await?;
    page.press("yes-resign").await?;
    page.press("look-back").await?;
    page.wait_for(".looking-back").await?;
    let (_, height) = page.size().pixels();
    for button in ["step-first", "step-previous", "step-next", "step-last"] {
        let area = area(page, &format!("[data-action={button}]")).await?;
        let reached = area.top > f64::from(height) * 0.75 && area.bottom <= f64::from(height);
        expect(reached, format!("{button} at {area:?}"))?;
    }
    let arena = area(page, ".arena").await?;
    expect(arena.top >= 0.0, "the board stays in view")?;
    page.press("step-next").await?;
    page.wait_for("[data-action=step-next]:disabled").await?;
    // The toolbar does not come under the thumb by itself.
    page.wait_for(".game-bar.looking-back").await?;
    page.press("step-last").await?;
    page.wait_for(".game-bar:not(.looking-back)").await?;
    let scrolled: f64 = page.run("return scrollY;", vec![]).await?;
    expect(scrolled == 0.0, "stepping does not scroll the page")
}

async fn the_way_out_is_in_sight(page: &Page) -> Result<()> {
    page.open_game("one", against(position(MIDDLE)?, 3, Side::Red)).await?;
    page.press("leave").await?;
    page.wait_for(".home").await.map(drop)
}

async fn the_tie_break_meter_is_in_sight(page: &Page) -> Result<()> {
    page.open_two_player(&position(MIDDLE)?).await?;
    let (meter, bar) = (area(page, ".meter").await?, area(page, ".game-bar").await?);
    expect(meter.bottom <= bar.top, format!("the meter ends at {}", meter.bottom))?;
    // Also in the lesson about it.
    page.visit("#/learn/tie-break").await?;
    page.wait_for(".lesson .meter").await?;
    let meter = area(page, ".meter").await?;
    let (_, height) = page.size().pixels();
    expect(meter.bottom <= f64::from(height), format!("the lesson's meter: {}", meter.bottom))
}
