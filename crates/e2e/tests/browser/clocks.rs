//! Clocks: own times, delay, handicap, the computer's clock, and remembered names.

use anyhow::{Context as _, Result};
use mad_e2e::Page;
use mad_rules::{BySide, EndReason, Game, Outcome, Side};
use mad_session::{Clock, GameSession, PerTurn, Seat, TimeControl};
use serde_json::json;
use thirtyfour::By;

use super::game_end::ended;
use super::turn_count_is;
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: own_times;
    DESKTOP: wrong_times_are_refused, a_delay, the_computer_has_a_clock, the_computer_loses_on_time,
        little_time_is_heard, names_are_offered_again;
}

/// Replaces the content of a field.
async fn write(page: &Page, name: &str, text: &str) -> Result<()> {
    let select = "
        const field = document.querySelector(`[data-field=${arguments[0]}]`);
        field.focus();
        field.select();
        return true;
    ";
    page.wait_for(&format!("[data-field={name}]")).await?;
    page.run::<bool>(select, vec![json!(name)]).await?;
    page.type_text(if text.is_empty() { "\u{e017}" } else { text }).await
}

async fn control(page: &Page) -> Result<TimeControl> {
    let saved = page.current_game().await?;
    Ok(saved.session.clock().context("the game has a clock")?.control())
}

async fn own_times(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.visit("#/new/two").await?;
    page.choose(&texts.new_clock(), &texts.new_own_clock()).await?;
    page.toggle(&texts.new_clock_differ()).await?;
    write(page, "minutes-red", "7,5").await?;
    write(page, "minutes-blue", "2").await?;
    write(page, "seconds", "4").await?;
    page.press("start").await?;
    page.text_is(".player.red .clock", "7:30").await?;
    page.text_is(".player.blue .clock", "2:00").await?;
    let base = BySide { red: 450_000, blue: 120_000 };
    let expected = TimeControl { base, per_turn: PerTurn::Increment(4_000) };
    expect(control(page).await? == expected, "increment and times of both sides")?;
    page.press("keep").await?;
    page.text_is(".player.red .clock", "7:34").await?;
    // The next time the form has the same times.
    page.visit("#/new/two").await?;
    page.wait_for("[data-field=minutes-blue]").await?;
    page.choose(&texts.new_clock_kind(), &texts.new_clock_delay()).await?;
    page.press("start").await?;
    page.wait_for(".game").await?;
    let expected = TimeControl { base, per_turn: PerTurn::Delay(4_000) };
    expect(control(page).await? == expected, "a delay")
}

async fn wrong_times_are_refused(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.visit("#/new/two").await?;
    page.choose(&texts.new_clock(), &texts.new_own_clock()).await?;
    for minutes in ["0", "601", "x", ""] {
        write(page, "minutes-red", minutes).await?;
        page.text_is("#minutes-red-error", &texts.new_clock_bad_minutes("0.1", "600")).await?;
        page.press("start").await?;
        page.wait_for("[data-field=minutes-red][aria-invalid=true]:focus").await?;
    }
    write(page, "minutes-red", "10").await?;
    page.text_is("#minutes-red-error", "").await?;
    write(page, "seconds", "1.5").await?;
    page.text_is("#seconds-error", &texts.new_clock_bad_seconds(600)).await?;
    page.press("start").await?;
    page.wait_for("[data-field=seconds][aria-invalid=true]:focus").await?;
    expect(page.game_ids().await?.is_empty(), "no game begins")?;
    // Without own times the fields do not matter.
    page.choose(&texts.new_clock(), &texts.new_no_clock()).await?;
    page.press("start").await?;
    page.wait_for(".game").await?;
    page.wait_gone(".player .clock").await
}

/// The clock stands during the delay, then it runs.
async fn a_delay(page: &Page) -> Result<()> {
    let control = TimeControl { per_turn: PerTurn::Delay(2_000), ..TimeControl::minutes(3, 0) };
    let clock = Clock::new(control);
    let session =
        GameSession::new(Game::default(), BySide::from_fn(|_| Seat::Person), 1, Some(clock));
    page.open_game("delay", session).await?;
    page.press("keep").await?;
    turn_count_is(page, 1).await?;
    page.wait(
        "blue's time to run",
        "document.querySelector('.blue .clock').innerText < '3:00'",
        &[],
    )
    .await?;
    page.press("keep").await?;
    turn_count_is(page, 2).await?;
    let saved = page.current_game().await?;
    let left = saved.session.clock().context("a clock")?.left(Side::Blue);
    expect(left < 180_000 && left > 0, format!("{left}"))?;
    // Nothing is added after a turn.
    expect(saved.session.clock().context("a clock")?.left(Side::Red) == 180_000, "red's time")
}

async fn the_computer_has_a_clock(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.visit("#/new/computer").await?;
    page.press_on("main details summary").await?;
    page.choose(&texts.new_clock(), &texts.new_own_clock()).await?;
    page.toggle(&texts.new_clock_differ()).await?;
    // Times belong to players, whichever side they have.
    write(page, "minutes-red", "5").await?;
    write(page, "minutes-blue", "1").await?;
    write(page, "seconds", "0").await?;
    page.choose(&texts.new_side(), &texts.new_blue()).await?;
    page.press("start").await?;
    turn_count_is(page, 1).await?;
    let base = BySide { red: 60_000, blue: 300_000 };
    expect(control(page).await?.base == base, "the computer has one minute")?;
    page.press("keep").await?;
    turn_count_is(page, 3).await?;
    let saved = page.current_game().await?;
    let left = |side| saved.session.clock().map(|clock| clock.left(side));
    let computer = left(Side::Red).context("a clock")?;
    expect(computer < 60_000 && computer > 40_000, format!("its clock has run: {computer}"))?;
    expect(left(Side::Blue).is_some_and(|left| left < 300_000), "so has the other")
}

async fn the_computer_loses_on_time(page: &Page) -> Result<()> {
    let control =
        TimeControl { base: BySide { red: 60_000, blue: 900 }, per_turn: PerTurn::Increment(0) };
    let seats = BySide { red: Seat::Person, blue: Seat::Computer(1) };
    let session = GameSession::new(Game::default(), seats, 1, Some(Clock::new(control)));
    // From the next document on, the engine does not answer.
    page.leave_app().await?;
    page.hold_engine().await?;
    page.open_game("slow", session).await?;
    page.press("keep").await?;
    let outcome = Outcome { winner: Side::Red, reason: EndReason::Time };
    ended(page, &page.texts().end_you_win(), outcome).await?;
    page.stop_holding_engine().await
}

/// The sound for little time was played only by the board clock.
async fn little_time_is_heard(page: &Page) -> Result<()> {
    let control =
        TimeControl { base: BySide::from_fn(|_| 21_500), per_turn: PerTurn::Increment(0) };
    let seats = BySide::from_fn(|_| Seat::Person);
    let session = GameSession::new(Game::default(), seats, 1, Some(Clock::new(control)));
    page.count_tones().await?;
    page.open_game("short", session).await?;
    page.press("sound").await?;
    page.press("keep").await?;
    let tones = page.run::<u32>("return window.tones;", Vec::new()).await?;
    page.wait_for(".player.blue .clock.low").await?;
    page.wait("the warning", "window.tones > arguments[0]", &[tones.into()]).await.map(drop)
}

async fn names_are_offered_again(page: &Page) -> Result<()> {
    for (red, blue) in [("Ada", "Grace"), ("Ada", " Zoë ")] {
        page.visit("#/new/two").await?;
        let fields = page.session().find_all(By::Css("input[list=names]")).await?;
        for (field, name) in fields.iter().zip([red, blue]) {
            field.clear().await?;
            field.send_keys(name).await?;
        }
        page.press("start").await?;
        page.wait_for(".game").await?;
    }
    page.visit("#/new/two").await?;
    page.wait_for("input[list=names]").await?;
    let look = "return [...document.querySelectorAll('#names option')].map((item) => item.value);";
    let names: Vec<String> = page.run(look, Vec::new()).await?;
    expect(names == ["Ada", "Zoë", "Grace"], format!("{names:?}"))
}
