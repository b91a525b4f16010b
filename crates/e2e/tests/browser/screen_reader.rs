//! Screen readers: everything by keyboard, from live regions and accessible names alone.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use mad_e2e::{Page, TIMEOUT, key};
use mad_i18n::Texts;
use mad_rules::{Game, Side, Square, Turn};
use mad_tutorial::LESSONS;

use super::game_end::against;
use super::turn_input::START;
use super::{position, position_is_after, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    DESKTOP: a_game_is_finished_from_what_is_said, a_lesson_is_learnt_from_what_is_said,
        a_position_is_set_up_from_what_is_said, a_pick_says_where_it_can_go,
        the_last_ten_turns_before_the_tie_break_are_counted, what_can_be_typed,
        typing_anywhere_when_the_field_is_in_sight, the_board_has_the_keyboard_again,
        what_is_typed_in_vain_is_said, a_hint_survives_a_glance_elsewhere;
    PHONE: the_field_is_there_for_fingers_too, a_finger_leaves_the_keyboard_alone;
}

/// Records what a screen reader would speak: the live region, and the names of focused elements.
const LISTEN: &str = "
    // The document has its recorder already.
    if (window.heard) return window.heard.splice(0) !== null;
    window.heard = [];
    const name = (item) => {
        const label = item.ariaLabel ?? item.closest('label')?.innerText ?? item.innerText ?? '';
        return label.trim() || item.title || '';
    };
    addEventListener('focusin', (event) => window.heard.push(name(event.target)));
    const place = document.querySelector('.spoken');
    new MutationObserver(() => {
        const text = place.textContent.trim();
        if (text) window.heard.push(text);
    }).observe(place, { childList: true, subtree: true, characterData: true });
    const text = place.textContent.trim();
    if (text) window.heard.push(text);
    return true;
";

/// A user who hears only what is recorded.
struct Listener<'a> {
    page: &'a Page,
}

impl<'a> Listener<'a> {
    async fn new(page: &'a Page) -> Result<Self> {
        page.run::<bool>(LISTEN, Vec::new()).await?;
        Ok(Self { page })
    }

    /// Waits for speech for which a function returns a value, drops all speech up to it, and returns
    /// the value.
    async fn wait_for_speech<T>(&self, what: &str, like: impl Fn(&str) -> Option<T>) -> Result<T> {
        let start = Instant::now();
        loop {
            let heard: Vec<String> = self.page.run("return window.heard;", Vec::new()).await?;
            let found = heard.iter().enumerate().find_map(|(at, text)| Some((at, like(text)?)));
            if let Some((at, found)) = found {
                let forget = format!("window.heard.splice(0, {}); return true;", at + 1);
                self.page.run::<bool>(&forget, Vec::new()).await?;
                return Ok(found);
            }
            if start.elapsed() > TIMEOUT {
                bail!("{what} was not announced; announced: {heard:?}");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn announces(&self, text: &str) -> Result<()> {
        self.wait_for_speech(text, |heard| heard.contains(text).then_some(())).await
    }

    /// Types a text and Enter.
    async fn types(&self, text: &str) -> Result<()> {
        self.page.type_text(text).await?;
        self.page.key(key::ENTER).await
    }

    /// Goes to the text field by the skip link.
    async fn goes_to_the_field(&self) -> Result<()> {
        let texts = self.page.texts();
        self.page.key(key::TAB).await?;
        self.announces(&texts.aloud_title()).await?;
        self.page.key(key::ENTER).await?;
        self.announces(&texts.aloud_field()).await
    }
}

/// All turns in a spoken text, each with its description.
fn turns_in(said: &str) -> Vec<(Turn, String)> {
    let mut turns = Vec::new();
    for sentence in said.split(". ").map(|item| item.trim_end_matches('.')) {
        if let Some(cycles) = sentence.strip_prefix("Teleportations: ") {
            let cycles =
                cycles.split(", ").map(|item| (item.split(' ').next().unwrap_or(item), item));
            turns.extend(
                cycles.filter_map(|(turn, all)| Some((turn.parse().ok()?, all.to_owned()))),
            );
        } else if sentence.starts_with("Or pass") {
            turns.push((Turn::PASS, sentence.to_owned()));
        } else if let Some((ship, squares)) = sentence.split_once(", to ") {
            let from = ship.rsplit(' ').next().unwrap_or(ship);
            // Bonuses are in brackets, with commas between them.
            for square in squares.split(", ") {
                let turn = format!("{from}{}", square.get(..2).unwrap_or_default());
                turns.extend(turn.parse().ok().map(|turn| (turn, square.to_owned())));
            }
        }
    }
    turns
}

async fn a_game_is_finished_from_what_is_said(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.open_game("blind", against(mad_rules::Position::default(), 1, Side::Red)).await?;
    let listener = Listener::new(page).await?;
    listener.announces(&texts.game_positioning("red")).await?;
    listener.goes_to_the_field().await?;
    for turn in 0..120 {
        listener.types("").await?;
        let said = listener
            .wait_for_speech("the turns", |item| {
                Some(item.to_owned()).filter(|item| !turns_in(item).is_empty())
            })
            .await?;
        let turns = turns_in(&said);
        let safe: Vec<&(Turn, String)> =
            turns.iter().filter(|(_, said)| !said.contains("loses your corvette")).collect();
        // Prefer to expel the corvette, then any ship.
        let best = safe
            .iter()
            .find(|(_, said)| said.contains("expels blue corvette"))
            .or_else(|| safe.iter().find(|(_, said)| said.contains("expels")))
            .unwrap_or(&safe[(turn * 7) % safe.len()]);
        listener.types(&best.0.to_string()).await?;
        let over = |heard: &str| {
            let ends = [
                texts.end_you_win(),
                texts.end_you_semi(),
                texts.end_you_lose(),
                texts.end_you_half_lose(),
            ];
            let over = ends.iter().any(|end| heard.contains(end.as_str()));
            (over || heard.contains(&texts.game_your_turn())).then_some(over)
        };
        if listener.wait_for_speech("the answer or the end", over).await? {
            page.wait_for(".end").await?;
            let saved = page.current_game().await?;
            return expect(saved.session.game().is_over(), "the game is over");
        }
    }
    bail!("the game does not come to an end")
}

/// All tasks of two lessons, about knowing and about moving ships, by trying every answer.
async fn a_lesson_is_learnt_from_what_is_said(page: &Page) -> Result<()> {
    for lesson in [&LESSONS[0], &LESSONS[2]] {
        page.visit(&format!("#/learn/{}", lesson.name)).await?;
        page.wait_for(".task .instruction").await?;
        let listener = Listener::new(page).await?;
        listener.goes_to_the_field().await?;
        for task in 1..=lesson.tasks.len() {
            let done = texts_of(page, lesson.name, task, Some("done"))?;
            listener.types(".").await?;
            let board = listener
                .wait_for_speech("the board", |item| {
                    item.starts_with("Red:").then(|| item.to_owned())
                })
                .await?;
            listener.types("").await?;
            let said = listener
                .wait_for_speech("the turns", |item| {
                    (!turns_in(item).is_empty()).then(|| item.to_owned())
                })
                .await?;
            let ships = board.split(". ").next().unwrap_or_default().split([' ', ',']);
            let ships = ships.filter(|word| word.len() == 3 && word.parse::<u16>().is_ok());
            let turns = turns_in(&said).into_iter().map(|(turn, _)| turn.to_string());
            let mut answers = ships.map(str::to_owned).chain(turns);
            loop {
                let Some(answer) = answers.next() else { bail!("no answer solves task {task}") };
                listener.types(&answer).await?;
                let heard = listener
                    .wait_for_speech("a word about item", |item| Some(item.to_owned()))
                    .await?;
                if heard.contains(&done) {
                    break;
                }
            }
            page.tab_to("[data-action=next], [data-action=read-more]").await?;
            if task < lesson.tasks.len() {
                listener.announces(&page.texts().learn_next()).await?;
                page.key(key::ENTER).await?;
                listener.announces(&page.texts().learn_task(task + 1, lesson.tasks.len())).await?;
                page.tab_to("[data-field=turn]").await?;
                listener.announces(&page.texts().aloud_field()).await?;
            }
        }
    }
    Ok(())
}

/// A text of a task.
fn texts_of(page: &Page, lesson: &str, task: usize, part: Option<&str>) -> Result<String> {
    let text = page.texts().part(&format!("task-{lesson}-{task}"), part);
    text.ok_or_else(|| anyhow::anyhow!("task {task} of {lesson} has no such word"))
}

async fn a_position_is_set_up_from_what_is_said(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.visit("#/setup").await?;
    let listener = Listener::new(page).await?;
    page.tab_to("[data-action=clear]").await?;
    listener.announces(&texts.setup_clear()).await?;
    page.key(key::ENTER).await?;
    listener.announces(&texts.setup_faults()).await?;
    page.run::<bool>("document.activeElement.blur(); scrollTo(0, 0); return true;", Vec::new())
        .await?;
    page.visit("#/").await?;
    page.visit("#/setup").await?;
    let listener = Listener::new(page).await?;
    page.tab_to("[data-spot]").await?;
    let board =
        |item: &str| item.get(..2).filter(|item| item.parse::<Square>().is_ok()).map(str::to_owned);
    let mut here = listener.wait_for_speech("where we are on the board", board).await?;
    for (ship, from, to) in [("red frigate 112", "d2", "d3"), ("blue frigate 112", "d5", "d4")] {
        here = walk(&listener, &here, &format!("{from}, {ship}")).await?;
        page.key(key::ENTER).await?;
        listener.announces(&texts.aloud_picked(ship)).await?;
        here = walk(&listener, &here, &format!("{to}, empty")).await?;
        page.key(key::ENTER).await?;
        listener.announces(&format!("{to}, {ship}.")).await?;
    }
    page.tab_to("[data-action=play-two]").await?;
    listener.announces(&texts.setup_play_two()).await?;
    page.key(key::ENTER).await?;
    page.tab_to("[data-action=start]").await?;
    page.key(key::ENTER).await?;
    page.wait_for(".game").await?;
    let saved = page.current_game().await?;
    let mfen = saved.session.game().position().to_string();
    expect(mfen.starts_with("b221b111b222b212/b121b122b2111/3b112/3r112/r121r122r2111/"), mfen)
}

/// Moves with the arrow keys from a square until this name is spoken. Returns the square.
async fn walk(listener: &Listener<'_>, from: &str, name: &str) -> Result<String> {
    let square = |text: &str| text.get(..2).and_then(|item| item.parse::<Square>().ok());
    let (Some(mut here), Some(there)) = (square(from), square(name)) else {
        bail!("{from} and {name} are no squares")
    };
    while here != there {
        let key = if here.column() < there.column() {
            key::RIGHT
        } else if here.column() > there.column() {
            key::LEFT
        } else if here.row() < there.row() {
            key::UP
        } else {
            key::DOWN
        };
        listener.page.key(key).await?;
        let heard = listener
            .wait_for_speech("a square", |item| square(item).map(|_| item.to_owned()))
            .await?;
        here = square(&heard).unwrap_or(here);
        if here == there {
            expect(heard.starts_with(name), format!("expected {name}, heard {heard}"))?;
        }
    }
    Ok(here.to_string())
}

async fn a_pick_says_where_it_can_go(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    let listener = Listener::new(page).await?;
    page.tab_to("[data-spot]").await?;
    page.arrow_to("c2").await?;
    listener.announces("c2, red frigate 211").await?;
    page.key(key::ENTER).await?;
    listener
        .announces(
            "Selected: red frigate 211. 211 on c2, to b3, c3, d3, c4. Teleportations: 211-122",
        )
        .await?;
    page.arrow_to("c4").await?;
    listener.announces("c4, empty, can move here").await?;
    page.key(key::ENTER).await?;
    listener.announces("Red: 211 from c2 to c4.").await?;
    turn_count_is(page, 1).await
}

async fn the_last_ten_turns_before_the_tie_break_are_counted(page: &Page) -> Result<()> {
    let start = position("b1113/4/4/4/4/3r111 r - r 28/40 51")?;
    page.open_two_player(&start).await?;
    let listener = Listener::new(page).await?;
    page.tab_to("[data-field=turn]").await?;
    let texts = page.texts();
    let turns = ["d1d2", "a6a5", "d2d1", "a5a6"];
    for (count, turn) in turns.iter().cycle().take(12).enumerate() {
        listener.types(turn).await?;
        let left = 12 - count as u16 - 1;
        let meter = texts.tie_break_near(left, "red");
        let said = listener
            .wait_for_speech("a turn", |item| item.contains(" from ").then(|| item.to_owned()))
            .await?;
        // The last turn ends the game, which is announced instead.
        let counts = left <= 10 && left > 0;
        expect(said.contains(&meter) == counts, format!("{left} left: {said}"))?;
        if left == 0 {
            expect(said.contains(&texts.outcome_tie_break("red")), said)?;
        }
    }
    Ok(())
}

async fn what_can_be_typed(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    let listener = Listener::new(page).await?;
    page.tab_to("[data-field=turn]").await?;
    for (typed, heard) in [
        ("?", page.texts().aloud_help()),
        (".", page.texts().board_aloud(&start)),
        ("c2", "c2, red frigate 211. 211 on c2, to b3, c3, d3, c4.".to_owned()),
        ("211", "c2, red frigate 211. 211 on c2, to".to_owned()),
        ("b112", "d5, blue frigate 112.".to_owned()),
        ("a3", "a3, empty.".to_owned()),
    ] {
        listener.types(typed).await?;
        listener.announces(&heard).await?;
    }
    // Wrong input is announced, and stays in the field.
    listener.types("c2c9").await?;
    let error = "c2c9".parse::<Turn>().err().map(|error| page.texts().turn_text("c2c9", &error));
    listener.announces(&error.unwrap_or_default()).await?;
    let field = "return document.querySelector('[data-field=turn]').value;";
    expect(page.run::<String>(field, Vec::new()).await? == "c2c9", "it stays to be mended")?;
    let illegal = start.check("a1a4".parse()?).err();
    listener.types("a1a4").await?;
    listener
        .announces(&illegal.map(|item| page.texts().illegal(&item)).unwrap_or_default())
        .await?;
    // Upper case, and another notation.
    listener.types("C2-C4").await?;
    position_is_after(page, &start, &["c2c4"]).await?;
    listener.types("221-112").await?;
    position_is_after(page, &start, &["c2c4", "112-221"]).await.map(drop)
}

async fn typing_anywhere_when_the_field_is_in_sight(page: &Page) -> Result<()> {
    let start = position(START)?;
    let settings = mad_e2e::SETTINGS.replace("\"digits\"", "\"typed\":true,\"digits\"");
    page.store("mad.settings", &settings).await?;
    page.open_two_player(&start).await?;
    page.wait_for(".typed:not(.unseen)").await?;
    page.type_text("c2c4").await?;
    page.key(key::ENTER).await?;
    position_is_after(page, &start, &["c2c4"]).await?;
    page.text_is(".said", "Red: 211 from c2 to c4. Blue to move.").await
}

/// When a pressed button is removed, the focus moves to the board.
async fn the_board_has_the_keyboard_again(page: &Page) -> Result<()> {
    let start = mad_rules::Position::default();
    page.open_two_player(&start).await?;
    let on_the_board = "document.activeElement?.matches('.table [data-spot]')";
    for action in ["keep", "keep"] {
        page.wait_for(&format!("[data-action={action}]")).await?;
        page.tab_to(&format!("[data-action={action}]")).await?;
        page.key(key::ENTER).await?;
        page.wait("the keyboard on the board", on_the_board, &[]).await?;
    }
    for spot in ["d2", "a1"] {
        page.arrow_to(spot).await?;
        page.key(key::ENTER).await?;
    }
    page.tab_to("[data-action=do-it]").await?;
    page.key(key::ENTER).await?;
    position_is_after(page, &start, &["pass", "pass", "112-221"]).await?;
    page.wait("the keyboard on the board", on_the_board, &[]).await.map(drop)
}

async fn what_is_typed_in_vain_is_said(page: &Page) -> Result<()> {
    let (start, texts) = (position(START)?, page.texts());
    page.open_two_player(&start).await?;
    let listener = Listener::new(page).await?;
    page.tab_to("[data-field=turn]").await?;
    listener.types("a2a3").await?;
    listener.announces("Red: 121 from a2 to a3.").await?;
    // In an earlier position nothing can be played.
    page.press("previous").await?;
    page.press_on("[data-field=turn]").await?;
    listener.announces(&texts.aloud_field()).await?;
    listener.types("a5a4").await?;
    listener.announces(&texts.game_at_start()).await?;
    let saved = "
        const field = document.querySelector('[data-field=turn]');
        const saved = field.value;
        field.value = '';
        return saved;
    ";
    expect(page.run::<String>(saved, Vec::new()).await? == "a5a4", "it stays to be typed again")?;
    page.press("to-the-end").await?;
    position_is_after(page, &start, &["a2a3"]).await?;
    // An undo is not announced as a turn.
    page.press("undo").await?;
    listener.announces(&texts.game_turn_of("red")).await?;
    page.press("redo").await?;
    page.press("more").await?;
    page.press("resign").await?;
    page.press("yes-resign").await?;
    page.wait_for(".end").await?;
    page.press_on("[data-field=turn]").await?;
    for asked in ["", "."] {
        listener.types(asked).await?;
        listener
            .wait_for_speech("the end", |item| {
                item.ends_with(&texts.outcome_resignation("red")).then_some(())
            })
            .await?;
    }
    listener.types("g8").await?;
    listener.announces("g8").await
}

/// A search for a hint survives a change of tabs.
async fn a_hint_survives_a_glance_elsewhere(page: &Page) -> Result<()> {
    page.hold_engine().await?;
    page.open_two_player(&position(START)?).await?;
    page.press("hint").await?;
    let glance =
        "document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); return true;";
    page.run::<bool>(glance, Vec::new()).await?;
    page.release_engine().await?;
    page.wait_for(".arrow.hint").await
}

/// Touch input does not move the focus to the board, and opens no tooltip.
async fn a_finger_leaves_the_keyboard_alone(page: &Page) -> Result<()> {
    page.visit("#/learn/rotation").await?;
    page.press("hint").await?;
    page.wait_for(".arrow.hint").await?;
    page.wait_gone("[data-action=hint]").await?;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let on_the_board = "return document.activeElement?.matches('.table [data-spot]') ?? false;";
    expect(!page.run::<bool>(on_the_board, Vec::new()).await?, "the board has the keyboard")?;
    page.wait_gone(".tip").await
}

async fn the_field_is_there_for_fingers_too(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.visit("#/settings").await?;
    page.toggle(&page.texts().settings_typed()).await?;
    page.open_two_player(&start).await?;
    page.press_on("[data-field=turn]").await?;
    page.type_text("a2a3").await?;
    page.press("enter").await?;
    position_is_after(page, &start, &["a2a3"]).await?;
    page.press("hear-board").await?;
    let mut game = Game::new(start);
    game.play("a2a3".parse()?)?;
    let said = page.texts().board_aloud(game.position());
    let wanted = format!(
        "{said} {} {}",
        page.texts().tie_break(game.position()),
        page.texts().game_turn_of(Texts::side_argument(Side::Blue))
    );
    page.text_is(".said", &wanted).await
}
