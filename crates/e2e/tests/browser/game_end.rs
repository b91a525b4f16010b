//! Games that end by exile or tie-break.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page, Size};
use mad_i18n::Texts;
use mad_rules::{BySide, EndReason, Game, Outcome, Position, Side, Turn};
use mad_session::{GameSession, Seat};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;

use super::{position, position_is_after, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: exile, a_short_game_from_the_start, next_level_after_a_win, try_again_after_a_loss;
    DESKTOP: undone_after_the_end, rematch, what_a_resignation_offers;
    PHONE: exile_against_the_computer, exile_by_the_computer, tie_break;
}

/// The next red turn can exile the corvette.
pub(super) const WON: &str = "b1112b112/r2213/4/4/4/2r1111 r - - 0/40 1";

/// Waits until the end panel and the saved game have this outcome.
pub(super) async fn ended(page: &Page, title: &str, outcome: Outcome) -> Result<()> {
    let winner = Texts::side_argument(outcome.winner);
    page.wait_for(&format!(".end[data-winner={winner}]")).await?;
    page.text_is(".end h2", title).await?;
    page.text_is(".end p", &page.texts().outcome(outcome)).await?;
    let saved = async || Ok(page.current_game().await?.session.game().outcome());
    page.until("the saved result", &Some(outcome), saved).await?;
    page.wait_for("[data-action=hint]:disabled").await
}

/// A game against the computer.
pub(super) fn against(position: Position, level: u8, person: Side) -> GameSession {
    let seat = |side| if side == person { Seat::Person } else { Seat::Computer(level) };
    GameSession::new(Game::new(position), BySide::from_fn(seat), 7, None)
}

async fn exile(page: &Page) -> Result<()> {
    let start = position(WON)?;
    page.open_two_player(&start).await?;
    let input = Input::of(page.size());
    page.tap(input, "a5").await?;
    page.tap(input, "a6").await?;
    position_is_after(page, &start, &["a5a6"]).await?;
    let outcome = Outcome { winner: Side::Red, reason: EndReason::Exile };
    ended(page, &page.texts().end_victory("red"), outcome).await?;
    offers(page, &["rematch", "review-game", "look-back", "new-game", "save"]).await?;
    let figures = "[...document.querySelectorAll('.figures dd')].map((item) => item.innerText)";
    let figures = page.wait("figures", figures, &[]).await?;
    expect(figures == serde_json::json!(["1", "Red 1 · Blue 0"]), format!("figures: {figures}"))
}

/// Waits for the ships above the result; a low phone has only the words.
async fn shows_the_scene(page: &Page, result: &str) -> Result<()> {
    let part = if page.size() == Size::Phone { "h2" } else { ".fleet svg" };
    page.wait_for(&format!(".end[data-result={result}] {part}")).await
}

/// Waits until the end has exactly these buttons, the main one first.
async fn offers(page: &Page, actions: &[&str]) -> Result<()> {
    let wanted: Vec<String> = actions.iter().map(ToString::to_string).collect();
    let look = "return [...document.querySelectorAll('.end [data-action]')]
        .map((item) => item.dataset.action);";
    page.until("buttons", &wanted, async || page.run(look, Vec::new()).await).await?;
    page.wait_for(&format!(".end .strong[data-action={}]", actions[0])).await
}

async fn next_level_after_a_win(page: &Page) -> Result<()> {
    let start = position(WON)?;
    page.open_game("won", against(start, 3, Side::Red)).await?;
    let drag = if page.size().has_touch() { Input::TouchDrag } else { Input::MouseDrag };
    page.drag(drag, "a5", "a6").await?;
    offers(page, &["next-level", "rematch", "review-game", "look-back", "new-game", "save"])
        .await?;
    shows_the_scene(page, "won").await?;
    page.press("next-level").await?;
    page.wait("another game", "location.hash !== '#/game/won'", &[]).await?;
    let saved = page.current_game().await?;
    expect(saved.session.seats() == against(start, 4, Side::Red).seats(), "level 4, same side")?;
    expect(*saved.session.game().start() == start, "the start is the same")?;
    // There is no level above the last one.
    page.open_game("last", against(start, 10, Side::Red)).await?;
    page.drag(drag, "a5", "a6").await?;
    offers(page, &["rematch", "review-game", "look-back", "new-game", "save"]).await
}

async fn try_again_after_a_loss(page: &Page) -> Result<()> {
    let (start, texts) = (position("3b111/4/4/b2223/4/r1112r221 r - - 0/40 1")?, page.texts());
    page.open_game("lost", against(start, 10, Side::Red)).await?;
    let input = Input::of(page.size());
    page.tap(input, "d1").await?;
    page.tap(input, "d2").await?;
    position_is_after(page, &start, &["d1d2", "a3a1"]).await?;
    offers(
        page,
        &["again", "what-went-wrong", "rematch", "review-game", "look-back", "new-game", "save"],
    )
    .await?;
    shows_the_scene(page, "lost").await?;
    page.press("what-went-wrong").await?;
    page.position_is(&start).await?;
    let after = start.after_unchecked("d1d2".parse()?);
    let told = [(start, "d1d2"), (after, "a3a1")];
    let told = told
        .map(|(position, turn)| turn.parse().map(|turn: Turn| texts.turn_aloud(&position, turn)));
    let [played, answer] = told;
    page.status_is(&texts.end_lost_here(format!("{} {}", played?, answer?))).await?;
    page.press("to-the-end").await?;
    page.press("again").await?;
    page.wait("another game", "location.hash !== '#/game/lost'", &[]).await?;
    let saved = page.current_game().await?;
    expect(saved.session.seats() == against(start, 10, Side::Red).seats(), "same level and side")?;
    page.position_is(&start).await
}

/// There is no turn to blame, but another try.
async fn what_a_resignation_offers(page: &Page) -> Result<()> {
    let mut session = against(position(WON)?, 2, Side::Red);
    session.resign(Side::Red);
    page.open_game("resigned", session).await?;
    offers(page, &["again", "rematch", "review-game", "look-back", "new-game", "save"]).await
}

/// The shortest of many random games.
fn short_game() -> Result<Game> {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut best: Option<Game> = None;
    for _ in 0..3_000 {
        let mut game = Game::default();
        let most = best.as_ref().map_or(60, |best| best.turns().len() - 1);
        while !game.is_over() && game.turns().len() < most {
            let turns = game.position().sorted_turns();
            let takes: Vec<Turn> = game.position().expulsions().into_iter().collect();
            let turn = takes.choose(&mut rng).or_else(|| turns.choose(&mut rng));
            game.play(*turn.context("a turn")?)?;
        }
        if game.is_over() {
            best = Some(game);
        }
    }
    best.context("games end")
}

async fn a_short_game_from_the_start(page: &Page) -> Result<()> {
    let game = short_game()?;
    let mut rng = SmallRng::seed_from_u64(2);
    page.visit("#/new/two").await?;
    page.press("start").await?;
    page.wait_for(".game").await?;
    for (count, (&turn, before)) in (1..).zip(game.turns().iter().zip(game.positions())) {
        page.position_is(before).await?;
        page.play_turn(Input::of(page.size()), before, turn, &mut rng).await?;
        turn_count_is(page, count).await?;
    }
    page.position_is(game.position()).await?;
    let outcome = game.outcome().context("it is over")?;
    let title = page.texts().end_victory(Texts::side_argument(outcome.winner));
    ended(page, &title, outcome).await
}

async fn exile_against_the_computer(page: &Page) -> Result<()> {
    let start = position(WON)?;
    page.open_game("won", against(start, 3, Side::Red)).await?;
    let drag = if page.size().has_touch() { Input::TouchDrag } else { Input::MouseDrag };
    page.drag(drag, "a5", "a6").await?;
    position_is_after(page, &start, &["a5a6"]).await?;
    let outcome = Outcome { winner: Side::Red, reason: EndReason::Exile };
    ended(page, &page.texts().end_you_win(), outcome).await
}

async fn exile_by_the_computer(page: &Page) -> Result<()> {
    let start = position("3b111/4/4/b2223/4/r1112r221 r - - 0/40 1")?;
    page.open_game("lost", against(start, 10, Side::Red)).await?;
    let input = Input::of(page.size());
    page.tap(input, "d1").await?;
    page.tap(input, "d2").await?;
    position_is_after(page, &start, &["d1d2", "a3a1"]).await?;
    let outcome = Outcome { winner: Side::Blue, reason: EndReason::Exile };
    ended(page, &page.texts().end_you_lose(), outcome).await
}

async fn tie_break(page: &Page) -> Result<()> {
    let input = Input::of(page.size());
    for (expeller, winner) in [("-", Side::Blue), ("r", Side::Red)] {
        let start = position(&format!("b1113/4/4/4/4/r1112r222 r - {expeller} 39/40 41"))?;
        page.open_two_player(&start).await?;
        let word = Texts::side_argument(winner);
        page.wait_for(&format!(".meter.urgent[data-owner={word}]")).await?;
        page.text_is(".meter p", &page.texts().tie_break_near(1, word)).await?;
        page.tap(input, "d1").await?;
        page.tap(input, "d2").await?;
        position_is_after(page, &start, &["d1d2"]).await?;
        let outcome = Outcome { winner, reason: EndReason::TieBreak };
        ended(page, &page.texts().end_semi(word), outcome).await?;
        page.text_is(".meter p", &page.texts().meter_reached(word)).await?;
    }
    Ok(())
}

async fn undone_after_the_end(page: &Page) -> Result<()> {
    let start = position(WON)?;
    page.open_game("won", against(start, 3, Side::Red)).await?;
    page.drag(Input::MouseDrag, "a5", "a6").await?;
    page.wait_for(".end").await?;
    page.press("undo").await?;
    page.wait_gone(".end").await?;
    position_is_after(page, &start, &[]).await?;
    page.press("redo").await?;
    position_is_after(page, &start, &["a5a6"]).await?;
    page.press("undo").await?;
    page.wait_gone(".end").await?;
    // The game can go on differently.
    page.drag(Input::MouseDrag, "a5", "a4").await?;
    page.until("an answer", &2, async || page.count("[data-turn]").await).await?;
    let turns = page.current_game().await?.session.game().turns().to_vec();
    expect(turns[0] == "a5a4".parse()?, "the other turn is saved")
}

async fn rematch(page: &Page) -> Result<()> {
    let start = position(WON)?;
    page.open_game("won", against(start, 3, Side::Red)).await?;
    page.drag(Input::MouseDrag, "a5", "a6").await?;
    page.press("rematch").await?;
    page.wait("another game", "location.hash !== '#/game/won'", &[]).await?;
    let saved = page.current_game().await?;
    expect(saved.session.person() == Some(Side::Blue), "the sides are swapped")?;
    expect(*saved.session.game().start() == start, "the start is the same")?;
    // The computer plays red now, and moves first.
    page.wait_for("[data-turn='1']").await
}
