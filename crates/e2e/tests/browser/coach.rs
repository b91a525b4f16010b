//! The coach: advice for beginners, and marks on ships in danger.

use std::sync::atomic::AtomicBool;

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page, SETTINGS};
use mad_engine::{Engine, Limits};
use mad_rules::{Side, Turn};
use mad_session::{Advice, GameSession, Learner, TurnInput, advice};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use super::game_end::against;
use super::{position, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    PHONE: a_first_game_to_its_end, switched_off_in_place;
    SMALL_AND_LARGE: every_piece_of_advice;
    DESKTOP: advice_is_announced_once, ships_in_danger_are_marked, the_coach_by_keyboard;
}

/// Nothing is in danger here.
const CALM: &str = "b1113/4/4/4/4/2r1111 r - - 0/40 1";
/// Both a frigate and a destroyer can be expelled.
const DANGER: &str = "3b111/4/r212b2221r112/4/4/r1113 r - b 0/40 1";

/// Waits until the coach gives this advice.
async fn coach_says(page: &Page, name: &str, text: &str) -> Result<()> {
    page.wait_for(&format!(".coach[data-advice={name}]")).await?;
    page.text_is(".coach p", text).await
}

const fn name(advice: Advice) -> &'static str {
    match advice {
        Advice::Goal => "goal",
        Advice::Digits => "digits",
        Advice::Gems => "gems",
        Advice::Positioning => "positioning",
        Advice::WinNow { .. } => "win",
        Advice::CorvetteInDanger { .. } => "corvette",
        Advice::InDanger { .. } => "danger",
        Advice::BonusOpen => "bonus",
        Advice::TieBreakNear { .. } => "tie-break",
        Advice::Recall { .. } => "recall",
        Advice::Safe => "safe",
    }
}

/// Where the toolbar begins.
async fn toolbar(page: &Page) -> Result<f64> {
    page.run("return document.querySelector('.actions').getBoundingClientRect().top;", Vec::new())
        .await
}

/// A newcomer is introduced, plays with the coach to the end, and is congratulated.
async fn a_first_game_to_its_end(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.run::<bool>("localStorage.clear(); return true;", Vec::new()).await?;
    page.store("mad.settings", SETTINGS).await?;
    page.visit("").await?;
    page.press("first-game").await?;
    coach_says(page, "goal", &texts.coach_goal("blue")).await?;
    let top = toolbar(page).await?;
    page.press("coach-next").await?;
    coach_says(page, "digits", &texts.coach_digits()).await?;
    page.press("coach-next").await?;
    coach_says(page, "gems", &texts.coach_gems()).await?;
    page.press("coach-next").await?;
    coach_says(page, "safe", &texts.coach_safe()).await?;
    expect((toolbar(page).await? - top).abs() < 0.5, "the toolbar stays where it is")?;
    let read = Learner { newcomer: true, read: Advice::INTRODUCTION.len() };
    let (mut engine, mut rng) = (Engine::new(4), SmallRng::seed_from_u64(1));
    for _ in 0..100 {
        let over = "document.querySelector('.end') !== null";
        let waiting = "document.querySelector('.player.red.moves') !== null";
        page.wait("my turn, or the end", &format!("{over} || {waiting}"), &[]).await?;
        let session = page.current_game().await?.session;
        if session.game().is_over() {
            break;
        }
        let expected = advice(&session, TurnInput::EMPTY, read).context("advice on every turn")?;
        page.wait_for(&format!(".coach[data-advice={}]", name(expected))).await?;
        let turn = best(&mut engine, &session)?;
        let (position, turns) = (*session.game().position(), session.game().turns().len());
        page.play_turn(Input::of(page.size()), &position, turn, &mut rng).await?;
        page.wait(
            "the turn",
            &format!("document.querySelectorAll('[data-turn]').length > {turns}"),
            &[],
        )
        .await?;
    }
    page.wait_for(".end[data-result=won]").await?;
    page.wait_gone(".coach").await?;
    page.text_is(".end .reached", &texts.end_first_win(1)).await?;
    page.text_is("[data-action=next-level]", &texts.end_next_level(2)).await
}

fn best(engine: &mut Engine, session: &GameSession) -> Result<Turn> {
    let stop = AtomicBool::new(false);
    let report = engine.search(session.game().position(), Limits::nodes(3_000), &stop, |_| {});
    Ok(report.context("a turn")?.best())
}

async fn every_piece_of_advice(page: &Page) -> Result<()> {
    let texts = page.texts();
    let all = [
        ("b1113/r2213/4/4/4/2r1111 r - - 0/40 1", "win", texts.coach_win(221, "a6")),
        (
            "b1113/4/4/4/b2111r1111/4 r - - 0/40 1",
            "corvette",
            texts.coach_corvette("blue", 211, "a2"),
        ),
        (CALM, "goal", texts.coach_goal("blue")),
    ];
    for (index, (mfen, name, text)) in all.into_iter().enumerate() {
        page.open_game(&format!("a{index}"), against(position(mfen)?, 1, Side::Red)).await?;
        coach_says(page, name, &text).await?;
    }
    // Once a game is finished, the introduction is over.
    let progress = r#"{"version":1,"levels":{"1":{"games":1,"wins":0}}}"#;
    page.store("mad.progress", progress).await?;
    let danger = texts.coach_danger("blue", 222, "b4", 212, "a4");
    let start = mad_rules::Position::default().to_string();
    let later = [
        (CALM, "safe", texts.coach_safe()),
        (DANGER, "danger", format!("{danger} {}", texts.coach_others(1))),
        ("b1113/4/4/4/4/r1112r112 r - b 30/40 41", "tie-break", texts.coach_tie_break("other")),
        ("b1113/4/4/4/4/r1112r112 r - r 30/40 41", "tie-break", texts.coach_tie_break("you")),
        ("b1113/4/4/4/4/r1112r112 r - r 0/40 41", "recall", texts.coach_recall(221, 112)),
        (&start, "positioning", texts.coach_positioning()),
    ];
    for (index, (mfen, name, text)) in later.into_iter().enumerate() {
        page.open_game(&format!("b{index}"), against(position(mfen)?, 3, Side::Red)).await?;
        coach_says(page, name, &text).await?;
    }
    let bonus = position("3b111/1r2212/4/4/4/r111r1122 r - - 0/40 1")?;
    page.open_game("bonus", against(bonus, 1, Side::Red)).await?;
    page.tap(Input::of(page.size()), "b5").await?;
    page.tap(Input::of(page.size()), "b6").await?;
    coach_says(page, "bonus", &texts.coach_bonus()).await
}

async fn switched_off_in_place(page: &Page) -> Result<()> {
    page.open_game("stronger", against(position(CALM)?, 4, Side::Red)).await?;
    page.wait_gone(".coach").await?;
    page.open_two_player(&position(CALM)?).await?;
    page.wait_gone(".coach").await?;
    page.open_game("calm", against(position(CALM)?, 3, Side::Red)).await?;
    page.wait_for(".coach").await?;
    page.press("coach-off").await?;
    page.wait_gone(".coach").await?;
    page.reload().await?;
    page.wait_for(".status .sentence").await?;
    page.wait_gone(".coach").await?;
    let settings = page.stored("mad.settings").await?.context("settings")?;
    expect(settings.contains("\"coach\":false"), format!("saved: {settings}"))
}

async fn the_coach_by_keyboard(page: &Page) -> Result<()> {
    page.open_game("calm", against(position(CALM)?, 1, Side::Red)).await?;
    page.wait_for(".coach[data-advice=goal]").await?;
    for _ in 0..3 {
        page.tab_to("[data-action=coach-next]").await?;
        page.key(mad_e2e::key::ENTER).await?;
    }
    page.wait_for(".coach[data-advice=safe]").await?;
    let on_the_board = "document.activeElement?.matches('.table [data-spot]')";
    page.wait("the keyboard on the board", on_the_board, &[]).await?;
    page.tab_to("[data-action=coach-off]").await?;
    page.key(mad_e2e::key::ENTER).await?;
    page.wait_gone(".coach").await?;
    page.wait("the keyboard on the board", on_the_board, &[]).await.map(drop)
}

async fn advice_is_announced_once(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.open_game("calm", against(position(CALM)?, 1, Side::Red)).await?;
    let goal = texts.coach_goal("blue");
    page.text_is(".spoken", &format!("{} {goal}", texts.game_you_are("red"))).await?;
    page.tap(Input::Mouse, "c1").await?;
    page.wait_for(".picked").await?;
    let quiet = "!document.querySelector('.spoken').textContent.includes(arguments[0])";
    page.wait("a picked ship without advice", quiet, &[goal.into()]).await.map(drop)
}

async fn ships_in_danger_are_marked(page: &Page) -> Result<()> {
    let (texts, start) = (page.texts(), position(DANGER)?);
    page.open_game("danger", against(start, 1, Side::Red)).await?;
    page.spots_are(".danger", &["a4", "d4"]).await?;
    let ending = texts.spot_danger();
    let label = "document.querySelector('[data-spot=a4]').ariaLabel.endsWith(arguments[0])";
    page.wait("the label", label, &[ending.into()]).await?;
    // Out of reach, the mark is gone; the marks are those of the position on the board.
    page.press("hint").await?;
    page.press("play-hint").await?;
    turn_count_is(page, 2).await?;
    let now = *page.current_game().await?.session.game().position();
    let squares = mad_session::endangered(&now, Side::Red);
    let mut names: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
    names.sort();
    page.spots_are(".danger", &names.iter().map(String::as_str).collect::<Vec<_>>()).await?;
    page.open_game("level4", against(start, 4, Side::Red)).await?;
    page.spots_are(".danger", &[]).await?;
    for (setting, marked) in [("always", true), ("off", false)] {
        let settings =
            SETTINGS.replace("\"digits\"", &format!("\"danger\":\"{setting}\",\"digits\""));
        page.store("mad.settings", &settings).await?;
        page.leave_app().await?;
        page.open_game(setting, against(start, 4, Side::Red)).await?;
        page.spots_are(".danger", if marked { &["a4", "d4"] } else { &[] }).await?;
    }
    Ok(())
}
