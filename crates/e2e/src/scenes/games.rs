//! A game in all its states.

use anyhow::Result;
use mad_e2e::{Input, Page, key};
use mad_rules::{BySide, Game, Position};
use mad_session::{Clock, Seat, Table, TimeControl};

use super::{MIDDLE, NEAR, WON, click, position, table};

/// The red cruiser is in exile, and could change places with the corvette.
const NO_CRUISER: &str = "b1113/b2223/4/4/4/2r1111 r - b 0/40 1";
/// The next turn is the last one.
const LATE: &str = "b1113/4/4/4/4/r1112r222 r - r 39/40 41";

/// The positioning turn.
pub(super) async fn start(page: &Page) -> Result<()> {
    let table = table(&Position::default().to_string(), true)?;
    page.deal("start", table).await?;
    page.see("[data-action=keep]").await
}

/// The computer has been asked for a turn, and takes its time.
pub(super) async fn thinking(page: &Page) -> Result<()> {
    let seats = BySide { red: Seat::Computer(10), blue: Seat::Person };
    // The script counts for documents that are opened from now on.
    page.go_away().await?;
    page.hold_engine().await?;
    page.deal("thinking", Table::new(Game::new(position(MIDDLE)?), seats, 1, None)).await?;
    page.see(".player.red.moves").await?;
    // Once the search may be stopped, the screen changes no more.
    page.see("[data-action=stop]").await?;
    page.stop_holding_engine().await
}

pub(super) async fn picked_ship(page: &Page) -> Result<()> {
    page.deal("middle", table(MIDDLE, true)?).await?;
    page.tap(Input::of(page.size()), "d2").await?;
    page.see(".picked").await
}

/// A turn has been played, and the picked ship has every kind of target.
pub(super) async fn targets(page: &Page) -> Result<()> {
    let mut table = table(MIDDLE, false)?;
    table.play("121-212".parse()?)?;
    page.deal("targets", table).await?;
    page.tap(Input::of(page.size()), "c5").await?;
    page.see(".cell.free").await?;
    page.see(".cell.hit").await?;
    page.see("[data-badge]").await
}

/// The field, which comes into sight with the keyboard.
pub(super) async fn turns_as_text(page: &Page) -> Result<()> {
    page.deal("text", table(MIDDLE, true)?).await?;
    page.run::<bool>(
        "document.querySelector('[data-field=turn]').focus(); return true;",
        Vec::new(),
    )
    .await?;
    click(page, "[data-action=hear-turns]").await?;
    page.see(".said").await
}

pub(super) async fn aim(page: &Page) -> Result<()> {
    page.deal("aim", table(MIDDLE, true)?).await?;
    // By keys, which reach every partner in the same way.
    page.tab_to("[data-spot]").await?;
    for spot in ["a2", "d2"] {
        page.walk_to(spot).await?;
        page.key(key::ENTER).await?;
    }
    page.see("[data-action=do-it]").await?;
    // The keyboard may have come by the foot of the page.
    page.run::<bool>("scrollTo(0, 0); return true;", Vec::new()).await?;
    page.see(".arrows .arrow").await
}

pub(super) async fn bonus(page: &Page) -> Result<()> {
    page.deal("bonus", table(NEAR, false)?).await?;
    page.tap(Input::of(page.size()), "b5").await?;
    page.tap(Input::of(page.size()), "b6").await?;
    page.see("[data-action=end-turn]").await
}

pub(super) async fn refusal(page: &Page) -> Result<()> {
    page.deal("refusal", table(NEAR, false)?).await?;
    page.tap(Input::of(page.size()), "b5").await?;
    page.tap(Input::of(page.size()), "c5").await?;
    page.see(".remark").await
}

/// Is the own corvette meant to go into exile?
pub(super) async fn doubt(page: &Page) -> Result<()> {
    page.deal("doubt", table(NO_CRUISER, true)?).await?;
    page.tap(Input::of(page.size()), "c1").await?;
    page.tap(Input::of(page.size()), "r222").await?;
    click(page, "[data-action=do-it]").await?;
    page.see("[data-action=lose]").await
}

pub(super) async fn hint(page: &Page) -> Result<()> {
    page.deal("hint", table(NO_CRUISER, true)?).await?;
    click(page, "[data-action=hint]").await?;
    page.see(".arrow.hint").await
}

pub(super) async fn the_end(page: &Page) -> Result<()> {
    page.deal("end", table(WON, true)?).await?;
    page.tap(Input::of(page.size()), "a5").await?;
    page.tap(Input::of(page.size()), "a6").await?;
    page.see(".end").await
}

pub(super) async fn looking_back(page: &Page) -> Result<()> {
    let mut table = table(WON, true)?;
    table.play("a5a6".parse()?)?;
    page.deal("back", table).await?;
    click(page, "[data-action=look-back]").await?;
    page.see("[data-action=to-the-end]").await
}

pub(super) async fn semi_victory(page: &Page) -> Result<()> {
    let mut table = table(LATE, false)?;
    table.play("d1d2".parse()?)?;
    page.deal("semi", table).await?;
    page.see(".end").await
}

pub(super) async fn urgent_tie_break(page: &Page) -> Result<()> {
    page.deal("late", table(LATE, false)?).await?;
    page.see(".meter.urgent").await
}

pub(super) async fn paused_clock(page: &Page) -> Result<()> {
    let clock = Clock::new(TimeControl::minutes(3, 2));
    let seats = BySide::from_fn(|_| Seat::Person);
    let mut table = Table::new(Game::new(position(MIDDLE)?), seats, 1, Some(clock));
    // It runs from the first turn on.
    table.play("d2d3".parse()?)?;
    page.deal("clock", table).await?;
    page.see("[data-action=go-on]").await
}

pub(super) async fn menu(page: &Page) -> Result<()> {
    page.deal("menu", table(MIDDLE, true)?).await?;
    click(page, "[data-action=more]").await?;
    page.see("dialog[open] .menu").await
}

/// Something in the menu that asks first.
async fn asked(page: &Page, id: &str, action: &str) -> Result<()> {
    page.deal(id, table(MIDDLE, true)?).await?;
    click(page, "[data-action=more]").await?;
    click(page, &format!("dialog[open] [data-action={action}]")).await?;
    page.see(&format!("dialog[open] [data-action=yes-{action}]")).await
}

pub(super) async fn asked_to_resign(page: &Page) -> Result<()> {
    asked(page, "resign", "resign").await
}

pub(super) async fn asked_to_agree(page: &Page) -> Result<()> {
    asked(page, "agree", "agree").await
}

pub(super) async fn asked_for_a_name(page: &Page) -> Result<()> {
    asked(page, "name", "rename").await
}
