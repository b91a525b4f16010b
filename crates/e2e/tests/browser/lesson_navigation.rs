//! Lessons: hints, skipping, wrong answers, progress, and navigation.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page, key};
use mad_rules::{Ship, Side, Turn};
use mad_session::Seat;
use mad_tutorial::{Duel, LESSONS, Lesson, Progress, Task, Verdict, after};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde_json::{Value, json};

use crate::suite::{expect, tests};

tests! {
    PHONE: the_first_game_after_the_rules, partners_are_in_sight, hints_and_skipping, once_more,
        own_corvette;
    EVERYWHERE: the_board_stays_from_task_to_task;
    DESKTOP: progress_is_kept, damaged_progress, all_is_solved, a_ship_of_blue,
        the_corvette_left_to_be_taken, an_unknown_lesson, by_keys, the_rule_behind_it,
        named_squares_are_marked, the_last_duel_is_played_out, no_badges_before_they_are_explained;
}

/// The storage key of the progress.
const KEY: &str = "mad.lessons";

fn lesson(name: &str) -> Result<&'static Lesson> {
    Lesson::named(name).with_context(|| name.to_owned())
}

fn part(page: &Page, task: &str, part: Option<&str>) -> Result<String> {
    page.texts().part(&format!("task-{task}"), part).with_context(|| task.to_owned())
}

/// Waits until a task such as `moving-2` is shown.
async fn asked(page: &Page, task: &str) -> Result<&'static Task> {
    page.text_is(".task .instruction", &part(page, task, None)?).await?;
    let (name, number) = task.rsplit_once('-').context("a lesson and a number")?;
    let task = &lesson(name)?.tasks[number.parse::<usize>()? - 1];
    page.position_is(&task.position()).await?;
    Ok(task)
}

/// Opens a lesson at a task, with those before it solved.
async fn open(page: &Page, task: &str) -> Result<&'static Task> {
    let (name, number) = task.rsplit_once('-').context("a lesson and a number")?;
    let (lesson, mut progress) = (lesson(name)?, Progress::default());
    (1..number.parse()?).for_each(|before: usize| progress.solve(lesson, before - 1));
    page.leave_app().await?;
    page.store(KEY, &progress.to_text()).await?;
    page.visit(&format!("#/learn/{name}")).await?;
    asked(page, task).await
}

async fn say(page: &Page, task: &Task, turn: Turn) -> Result<()> {
    let rng = &mut SmallRng::seed_from_u64(5);
    page.play_turn(Input::of(page.size()), &task.position(), turn, rng).await
}

async fn solve(page: &Page, task: &Task) -> Result<()> {
    say(page, task, task.solutions().next().context("a turn solves it")?).await?;
    page.wait_for(".sentence.good").await
}

/// Waits until the circles in the head of a lesson, one for each task, have these class names.
async fn pips_are(page: &Page, wanted: &[&str]) -> Result<()> {
    let look =
        "return [...document.querySelectorAll('.task .pips i')].map((pip) => pip.className);";
    let wanted: Vec<String> = wanted.iter().map(ToString::to_string).collect();
    page.until("circles", &wanted, async || page.run(look, Vec::new()).await).await
}

async fn hints_and_skipping(page: &Page) -> Result<()> {
    open(page, "moving-1").await?;
    let intro = page.texts().part("lesson-moving", Some("intro")).context("an intro")?;
    page.text_is(".task .intro", &intro).await?;
    page.press("hint").await?;
    page.status_is(&part(page, "moving-1", Some("hint"))?).await?;
    page.until("an arrow", &1, async || page.count(".arrow.hint").await).await?;
    page.press("skip").await?;
    asked(page, "moving-2").await?;
    page.wait_gone(".task .intro").await?;
    page.wait_gone(".arrow.hint").await?;
    // No hint yet.
    page.status_is("").await?;
    // A hint replaces a remark.
    page.tap(Input::of(page.size()), "b6").await?;
    page.wait_for(".sentence.remark").await?;
    page.press("hint").await?;
    page.status_is(&part(page, "moving-2", Some("hint"))?).await?;
    page.press("skip").await?;
    asked(page, "moving-3").await?;
    page.press("skip").await?;
    asked(page, "expulsion-1").await?;
    expect(page.stored(KEY).await? == Some(Progress::default().to_text()), "nothing is solved")?;
    // The last task is followed by the list of lessons.
    open(page, "corvettes-3").await?;
    page.press("skip").await?;
    page.wait_for(".lessons").await
}

async fn once_more(page: &Page) -> Result<()> {
    let task = open(page, "permutation-1").await?;
    solve(page, task).await?;
    page.press("once-more").await?;
    asked(page, "permutation-1").await?;
    page.wait_gone(".sentence.good").await?;
    page.wait_for("[data-action=hint]").await?;
    solve(page, task).await?;
    page.press("next").await?;
    asked(page, "permutation-2").await.map(drop)
}

async fn progress_is_kept(page: &Page) -> Result<()> {
    page.visit("").await?;
    page.text_is("[data-action=learn] strong", &page.texts().home_learn()).await?;
    open(page, "moving-1").await?;
    solve(page, asked(page, "moving-1").await?).await?;
    pips_are(page, &["on", "", ""]).await?;
    page.reload().await?;
    asked(page, "moving-2").await?;
    pips_are(page, &["on", "here", ""]).await?;
    solve(page, asked(page, "moving-2").await?).await?;
    page.press("lessons").await?;
    page.wait_for(".lessons").await?;
    let filled = async |name: &str| page.count(&format!("[data-lesson={name}] .pips .on")).await;
    page.until("circles of this lesson", &2, async || filled("moving").await).await?;
    page.count_is(".pips .on", 2).await?;
    let label = page.texts().learn_progress(2, 3);
    page.wait_for(&format!("[data-lesson=moving] .pips[aria-label='{label}']")).await?;
    // The button leads to the first unfinished lesson.
    let title = page.texts().part("lesson-ships", None).context("a title")?;
    page.text_is("[data-action=learn-on]", &page.texts().learn_next_lesson(title)).await?;
    page.visit("#/").await?;
    page.text_is("[data-action=learn] strong", &page.texts().home_learn_on()).await?;
    page.press("learn").await?;
    page.press_on("[data-lesson=moving]").await?;
    solve(page, asked(page, "moving-3").await?).await?;
    // A finished lesson starts over.
    page.visit("#/learn").await?;
    page.until("circles", &3, async || filled("moving").await).await?;
    page.press_on("[data-lesson=moving]").await?;
    asked(page, "moving-1").await.map(drop)
}

async fn damaged_progress(page: &Page) -> Result<()> {
    for text in ["{", "7", "null", "[]", r#"{"solved":3}"#, r#"{"solved":["moving-9",""]}"#] {
        page.leave_app().await?;
        page.store(KEY, text).await?;
        page.visit("").await?;
        page.text_is("[data-action=learn] strong", &page.texts().home_learn()).await?;
        page.press("learn").await?;
        page.wait_for(".lessons").await?;
        page.count_is(".pips .on", 0).await.with_context(|| text.to_owned())?;
        page.press_on("[data-lesson=moving]").await?;
        solve(page, asked(page, "moving-1").await?).await?;
        page.until("moving-1 is stored as solved", &true, async || {
            let stored: Value = serde_json::from_str(&page.stored(KEY).await?.unwrap_or_default())?;
            let solved = stored["solved"].as_array().cloned().unwrap_or_default();
            Ok(solved.contains(&json!("moving-1")))
        })
        .await?;
    }
    Ok(())
}

async fn all_is_solved(page: &Page) -> Result<()> {
    let mut progress = Progress::default();
    for lesson in &LESSONS {
        (0..lesson.tasks.len()).for_each(|task| progress.solve(lesson, task));
    }
    page.store(KEY, &progress.to_text()).await?;
    page.visit("").await?;
    page.text_is("[data-action=learn] strong", &page.texts().home_learn()).await?;
    page.press("learn").await?;
    page.wait_for(".lessons").await?;
    page.wait_gone("[data-action=learn-on]").await?;
    page.count_is(".pips i:not(.on)", 0).await
}

async fn own_corvette(page: &Page) -> Result<()> {
    let (task, input) = (open(page, "exile-3").await?, Input::of(page.size()));
    page.tap(input, "b1").await?;
    page.tap(input, "r222").await?;
    page.wait_for("[data-action=do-it]").await?;
    page.press("do-it").await?;
    page.status_is(&page.texts().game_doubt()).await?;
    page.press("keep-playing").await?;
    page.press("do-it").await?;
    page.press("lose").await?;
    page.status_is(&page.texts().learn_own_corvette()).await?;
    page.wait_for(".sentence.remark").await?;
    page.position_is(&task.position()).await?;
    solve(page, task).await
}

async fn a_ship_of_blue(page: &Page) -> Result<()> {
    open(page, "ships-1").await?;
    page.tap(Input::Mouse, "a6").await?;
    let ship = page.texts().ship_name("b221".parse()?);
    let wrong = part(page, "ships-1", Some("wrong"))?;
    page.status_is(&format!("{} {wrong}", page.texts().game_not_yours(ship))).await?;
    // An empty square is ignored.
    page.tap(Input::Mouse, "b3").await?;
    page.press("hint").await?;
    page.status_is(&part(page, "ships-1", Some("hint"))?).await?;
    expect(page.count(".arrow").await? == 0, "a hint about a ship has no arrow")
}

async fn the_corvette_left_to_be_taken(page: &Page) -> Result<()> {
    let task = open(page, "corvette-3").await?;
    let loses = |turn: &Turn| matches!(task.judge(*turn), Verdict::Loses(_));
    let moves = |turn: &Turn| turn.squares_moved().is_some();
    let turns = task.position().sorted_turns().into_iter();
    for turn in turns.filter(loses).filter(moves).take(3) {
        say(page, task, turn).await?;
        let Verdict::Loses(answer) = task.judge(turn) else { continue };
        let next = after(&task.position(), turn).context("it is legal")?;
        page.status_is(&page.texts().learn_loses(next.long_text(answer))).await?;
        page.position_is(&task.position()).await?;
    }
    solve(page, task).await
}

async fn an_unknown_lesson(page: &Page) -> Result<()> {
    for route in ["#/learn/nonsense", "#/learn/ships-1", "#/learn/moving/2"] {
        page.visit(route).await?;
        page.wait("the list", "location.hash === '#/learn'", &[]).await?;
        page.wait_for(".lessons").await?;
    }
    // The redirect replaced the history entry.
    page.visit("#/settings").await?;
    page.wait_for(".switch").await?;
    page.visit("#/learn/nonsense").await?;
    page.wait_for(".lessons").await?;
    page.session().back().await?;
    page.wait_for(".switch").await
}

async fn the_first_game_after_the_rules(page: &Page) -> Result<()> {
    let task = open(page, "tie-break-3").await?;
    page.wait_for(".meter").await?;
    solve(page, task).await?;
    let title = page.texts().part("lesson-recall", None).context("a title")?;
    page.text_is("[data-action=next]", &page.texts().learn_next_lesson(title)).await?;
    page.press("first-game").await?;
    page.wait_for(".game .actions").await?;
    let seats = page.current_game().await?.session.seats();
    expect(seats[Side::Red] == Seat::Person && seats[Side::Blue] == Seat::Computer(1), "level 1")
}

async fn the_rule_behind_it(page: &Page) -> Result<()> {
    solve(page, open(page, "bonus-3").await?).await?;
    page.press("read-more").await?;
    page.wait_for("#rules-bonus:focus").await
}

/// Lessons without exile do not mention partners there.
async fn partners_are_in_sight(page: &Page) -> Result<()> {
    for lesson in LESSONS.iter().filter(|lesson| !lesson.exile) {
        let task = open(page, &format!("{}-1", lesson.name)).await?;
        let position = task.position();
        let solution = task.solutions().next().and_then(Turn::squares_moved);
        let Some((from, _)) = solution else { continue };
        let ship = position.ship_at(from).context("a ship")?;
        page.tap(Input::Touch, &from.to_string()).await?;
        page.wait_for(".picked").await?;
        let away = |ship: Ship| position.place(ship).is_exile();
        let partners = position.teleportations(ship).into_iter();
        let partners: Vec<Ship> = partners.filter_map(|item| item.partner(ship)).collect();
        let hidden = partners.iter().copied().filter(|&item| away(item)).count();
        let word = page.texts().game_picked_partners(partners.len());
        let said = page.status_text().await?;
        let told = hidden > 0 && said.contains(&word);
        expect(!told, format!("{}: “{said}”, {hidden} of them out of sight", lesson.name))?;
    }
    Ok(())
}

async fn by_keys(page: &Page) -> Result<()> {
    let rng = &mut SmallRng::seed_from_u64(6);
    for (start, count) in [("moving-1", 2), ("permutation-1", 1), ("positioning-3", 1)] {
        let (name, first) = start.rsplit_once('-').context("a lesson and a number")?;
        open(page, start).await?;
        for number in (first.parse::<usize>()?..).take(count) {
            let task = asked(page, &format!("{name}-{number}")).await?;
            let turn = task.solutions().next().context("a turn solves it")?;
            page.play_turn(Input::Keys, &task.position(), turn, rng).await?;
            page.status_is(&part(page, &format!("{name}-{number}"), Some("done"))?).await?;
            page.tab_to("[data-action=next]").await?;
            page.key(key::ENTER).await?;
        }
    }
    // The next lesson.
    asked(page, "tie-break-1").await.map(drop)
}

/// The place of the first square of the board, and the size of the squares.
async fn board_place(page: &Page) -> Result<(f64, f64)> {
    let look = "
        const box = document.querySelector('.arena [data-spot]').getBoundingClientRect();
        return [Math.round(box.top + scrollY), Math.round(box.width)];
    ";
    page.run(look, Vec::new()).await
}

async fn the_board_stays_from_task_to_task(page: &Page) -> Result<()> {
    for lesson in &LESSONS {
        page.visit(&format!("#/learn/{}", lesson.name)).await?;
        let mut first = None;
        for number in 1..=lesson.tasks.len() {
            asked(page, &format!("{}-{number}", lesson.name)).await?;
            let place = board_place(page).await?;
            let before = *first.get_or_insert(place);
            expect(place == before, format!("{}-{number}: {before:?}, {place:?}", lesson.name))?;
            page.press("skip").await?;
        }
    }
    Ok(())
}

async fn named_squares_are_marked(page: &Page) -> Result<()> {
    let task = open(page, "moving-1").await?;
    page.spots_are(".named", &["b3"]).await?;
    solve(page, task).await?;
    page.spots_are(".named", &[]).await?;
    open(page, "ships-1").await?;
    page.spots_are(".named", &[]).await
}

/// The second lesson showed the sign of a permutation, which the fifth explains.
async fn no_badges_before_they_are_explained(page: &Page) -> Result<()> {
    open(page, "moving-3").await?;
    page.tap(Input::Mouse, "b2").await?;
    page.wait_for("[data-spot=b2].picked").await?;
    expect(page.count(".badge").await? == 0, "no badge")?;
    open(page, "permutation-1").await?;
    page.tap(Input::Mouse, "b4").await?;
    page.wait_for(".badge").await
}

/// A hint leads through the duel; the own corvette cannot be thrown away.
async fn the_last_duel_is_played_out(page: &Page) -> Result<()> {
    let task = open(page, "corvettes-1").await?;
    say(page, task, "b1b2".parse()?).await?;
    let mut duel = Duel::default();
    let mut position = after(&task.position(), "b1b2".parse()?).context("it is legal")?;
    let answer = duel.best_turn(&position).context("blue can play")?;
    let told = page.texts().turn_aloud(&position, answer);
    position.play(answer)?;
    page.position_is(&position).await?;
    page.status_is(&format!("{told} {}", page.texts().learn_play_out())).await?;
    expect(page.stored(KEY).await? == Some(Progress::default().to_text()), "not solved yet")?;
    page.press("hint").await?;
    page.count_is(".arrow.hint", 1).await?;
    // Starting over.
    page.press("skip").await?;
    asked(page, "corvettes-2").await?;
    let task = open(page, "corvettes-2").await?;
    say(page, task, "b4b5".parse()?).await?;
    let position = after(&task.position(), "b4b5".parse()?).context("it is legal")?;
    let rng = &mut SmallRng::seed_from_u64(8);
    super::lessons::play_out(page, page.texts(), position, rng).await?;
    page.status_is(&page.texts().learn_played_out()).await?;
    page.wait_for(".sentence.good").await
}
