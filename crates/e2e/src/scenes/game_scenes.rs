//! Scenes of a game.

use crate::{Input, Page, key};
use anyhow::Result;
use mad_rules::{BySide, Game, Position};
use mad_session::{Clock, GameSession, Seat, TimeControl};

use super::{MIDDLE, NEAR, WON, click, position, session};

/// The red cruiser is in exile, and could change places with the corvette.
const NO_CRUISER: &str = "b1113/b2223/4/4/4/2r1111 r - b 0/40 1";
/// The next turn is the last one.
const LATE: &str = "b1113/4/4/4/4/r1112r222 r - r 39/40 41";

/// The positioning turn.
pub(super) async fn start(page: &Page) -> Result<()> {
    let session = session(&Position::default().to_string(), true)?;
    page.open_game("start", session).await?;
    page.wait_for("[data-action=keep]").await
}

/// The computer searches.
pub(super) async fn thinking(page: &Page) -> Result<()> {
    let seats = BySide { red: Seat::Computer(10), blue: Seat::Person };
    // The engine is held back from the next document on.
    page.leave_app().await?;
    page.hold_engine().await?;
    page.open_game("thinking", GameSession::new(Game::new(position(MIDDLE)?), seats, 1, None))
        .await?;
    page.wait_for(".player.red.moves").await?;
    // The stop button is the last change of the screen.
    page.wait_for("[data-action=stop]").await?;
    page.stop_holding_engine().await
}

pub(super) async fn picked_ship(page: &Page) -> Result<()> {
    page.open_game("middle", session(MIDDLE, true)?).await?;
    page.tap(Input::of(page.size()), "d2").await?;
    page.wait_for(".picked").await
}

/// A turn has been played, and the picked ship has every kind of target.
pub(super) async fn targets(page: &Page) -> Result<()> {
    let mut session = session(MIDDLE, false)?;
    session.play("121-212".parse()?)?;
    page.open_game("targets", session).await?;
    page.tap(Input::of(page.size()), "c5").await?;
    page.wait_for(".cell.free").await?;
    page.wait_for(".cell.hit").await?;
    page.wait_for("[data-badge]").await
}

/// Two players face each other, and the upper one has picked a ship. The setting stays on.
pub(super) async fn face_to_face(page: &Page) -> Result<()> {
    let mut session = session(MIDDLE, false)?;
    session.play("121-212".parse()?)?;
    page.open_game("facing", session).await?;
    if page.count("[data-facing]").await? == 0 {
        click(page, "[data-action=more]").await?;
        click(page, "[data-action=face-to-face]").await?;
        page.wait_gone("dialog[open]").await?;
    }
    page.wait_for(".game[data-facing=far]").await?;
    page.tap(Input::of(page.size()), "c5").await?;
    page.wait_for(".picked").await
}

/// The text field, which is shown while it has the focus.
pub(super) async fn turns_as_text(page: &Page) -> Result<()> {
    page.open_game("text", session(MIDDLE, true)?).await?;
    page.run::<bool>(
        "document.querySelector('[data-field=turn]').focus(); return true;",
        Vec::new(),
    )
    .await?;
    click(page, "[data-action=hear-turns]").await?;
    page.wait_for(".said").await
}

pub(super) async fn aim(page: &Page) -> Result<()> {
    page.open_game("aim", session(MIDDLE, true)?).await?;
    // By keyboard, which works the same for every partner.
    page.tab_to("[data-spot]").await?;
    for spot in ["a2", "d2"] {
        page.arrow_to(spot).await?;
        page.key(key::ENTER).await?;
    }
    page.wait_for("[data-action=do-it]").await?;
    // Moving the focus may have scrolled the page.
    page.run::<bool>("scrollTo(0, 0); return true;", Vec::new()).await?;
    page.wait_for(".arrows .arrow").await
}

pub(super) async fn bonus(page: &Page) -> Result<()> {
    page.open_game("bonus", session(NEAR, false)?).await?;
    page.tap(Input::of(page.size()), "b5").await?;
    page.tap(Input::of(page.size()), "b6").await?;
    page.wait_for("[data-action=end-turn]").await
}

pub(super) async fn refusal(page: &Page) -> Result<()> {
    page.open_game("refusal", session(NEAR, false)?).await?;
    page.tap(Input::of(page.size()), "b5").await?;
    page.tap(Input::of(page.size()), "c5").await?;
    page.wait_for(".remark").await
}

/// The question whether to exile one's own corvette.
pub(super) async fn doubt(page: &Page) -> Result<()> {
    page.open_game("doubt", session(NO_CRUISER, true)?).await?;
    page.tap(Input::of(page.size()), "c1").await?;
    page.tap(Input::of(page.size()), "r222").await?;
    click(page, "[data-action=do-it]").await?;
    page.wait_for("[data-action=lose]").await
}

pub(super) async fn hint(page: &Page) -> Result<()> {
    page.open_game("hint", session(NO_CRUISER, true)?).await?;
    click(page, "[data-action=hint]").await?;
    page.wait_for(".arrow.hint").await
}

pub(super) async fn the_end(page: &Page) -> Result<()> {
    page.open_game("end", session(WON, true)?).await?;
    page.tap(Input::of(page.size()), "a5").await?;
    page.tap(Input::of(page.size()), "a6").await?;
    page.wait_for(".end").await
}

/// A game that the computer has won.
async fn lost(page: &Page, id: &str) -> Result<()> {
    let mut session = session("3b111/4/4/b2223/4/r1112r221 r - b 0/40 1", true)?;
    session.play("d1d2".parse()?)?;
    session.play("a3a1".parse()?)?;
    page.open_game(id, session).await?;
    page.wait_for(".end[data-result=lost]").await
}

pub(super) async fn defeat(page: &Page) -> Result<()> {
    lost(page, "defeat").await
}

pub(super) async fn what_went_wrong(page: &Page) -> Result<()> {
    lost(page, "wrong").await?;
    click(page, "[data-action=what-went-wrong]").await?;
    page.wait_for("[data-action=to-the-end]").await
}

/// The coach warns of an expulsion, and the ships in danger are marked.
pub(super) async fn danger(page: &Page) -> Result<()> {
    page.open_game("danger", session("b1113/4/r1213/4/b2111r1111/4 r - - 0/40 1", true)?).await?;
    page.wait_for(".coach[data-advice=corvette]").await?;
    page.wait_for(".cell.danger").await
}

pub(super) async fn looking_back(page: &Page) -> Result<()> {
    let mut session = session(WON, true)?;
    session.play("a5a6".parse()?)?;
    page.open_game("back", session).await?;
    click(page, "[data-action=look-back]").await?;
    page.wait_for("[data-action=to-the-end]").await
}

pub(super) async fn semi_victory(page: &Page) -> Result<()> {
    let mut session = session(LATE, false)?;
    session.play("d1d2".parse()?)?;
    page.open_game("semi", session).await?;
    page.wait_for(".end").await
}

pub(super) async fn urgent_tie_break(page: &Page) -> Result<()> {
    page.open_game("late", session(LATE, false)?).await?;
    page.wait_for(".meter.urgent").await
}

pub(super) async fn paused_clock(page: &Page) -> Result<()> {
    let clock = Clock::new(TimeControl::minutes(3, 2));
    let seats = BySide::from_fn(|_| Seat::Person);
    let mut session = GameSession::new(Game::new(position(MIDDLE)?), seats, 1, Some(clock));
    // Clocks run from the first turn on.
    session.play("d2d3".parse()?)?;
    page.open_game("clock", session).await?;
    page.wait_for("[data-action=go-on]").await
}

pub(super) async fn menu(page: &Page) -> Result<()> {
    page.open_game("menu", session(MIDDLE, true)?).await?;
    click(page, "[data-action=more]").await?;
    page.wait_for("dialog[open] .menu").await
}

/// The question before an action of the menu.
async fn asked(page: &Page, id: &str, action: &str) -> Result<()> {
    page.open_game(id, session(MIDDLE, true)?).await?;
    click(page, "[data-action=more]").await?;
    click(page, &format!("dialog[open] [data-action={action}]")).await?;
    page.wait_for(&format!("dialog[open] [data-action=yes-{action}]")).await
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
