//! The position editor.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page};
use mad_rules::{Board, BySide, Position, Setup, Side};
use mad_session::{Editor, Seat, Spot};
use thirtyfour::By;

use super::turn_input::MIDDLE;
use super::{folded_reason_is, position, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: ships_are_placed_and_exiled;
    DESKTOP: positioning_ends_when_ships_leave, legal_turns_are_listed, the_fields, boards, as_text,
        a_bad_text, from_a_game, addresses, nothing_to_play, ways_back_come_to_what_was_set_up;
    PHONE: played_against_the_computer, played_by_two;
}

/// The value of a field.
async fn field(page: &Page, name: &str) -> Result<String> {
    let field = page.session().find(By::Css(format!("[data-field={name}]"))).await?;
    Ok(field.prop("value").await?.unwrap_or_default())
}

async fn write(page: &Page, name: &str, text: &str) -> Result<()> {
    let field = page.session().find(By::Css(format!("[data-field={name}]"))).await?;
    // Replaces the text of the field.
    let select = "arguments[0].focus(); arguments[0].select(); return true;";
    page.run::<bool>(select, vec![field.to_json()?]).await?;
    field.send_keys(if text.is_empty() { "\u{e017}" } else { text }).await?;
    // The change event comes when the field loses the focus.
    page.run::<bool>("document.activeElement.blur(); return true;", Vec::new()).await.map(drop)
}

/// Waits until board, verdict and text are those of the editor.
async fn agrees(page: &Page, editor: &Editor) -> Result<()> {
    page.setup_is(editor.setup()).await?;
    let texts = page.texts();
    match editor.position() {
        Ok(position) if !position.is_over() => {
            let count = position.sorted_turns().len();
            page.text_is(".verdict .sentence", &texts.setup_playable(count)).await?;
            let text = position.to_string();
            page.until("the text", &text, async || field(page, "mfen").await).await
        }
        Ok(position) => {
            let outcome = position.outcome().context("it is over")?;
            page.text_is(".verdict .sentence", &texts.setup_over(texts.outcome(outcome))).await
        }
        Err(error) => {
            page.text_is(".verdict .sentence", &texts.setup_faults()).await?;
            let faults: Vec<String> =
                error.faults().iter().map(|fault| texts.fault(fault)).collect();
            page.text_is(".faults", &faults.join("\n")).await?;
            page.wait_gone("[data-action=play-two]").await
        }
    }
}

fn place(text: &str) -> Result<Spot> {
    Ok(match text.parse() {
        Ok(square) => Spot::Square(square),
        Err(_) => Spot::Slot(text.parse()?),
    })
}

async fn ships_are_placed_and_exiled(page: &Page) -> Result<()> {
    page.visit("#/setup").await?;
    let mut editor = Editor::new(Position::default().into());
    agrees(page, &editor).await?;
    page.press("clear").await?;
    editor.clear();
    agrees(page, &editor).await?;
    let input = Input::of(page.size());
    // Into the arena, onto another ship, and into exile.
    for (from, to) in [("r111", "b1"), ("b111", "b6"), ("r222", "c3"), ("c3", "b1"), ("c3", "c2")] {
        for spot in [from, to] {
            page.tap(input, spot).await?;
            editor.tap(place(spot)?);
        }
        agrees(page, &editor).await?;
    }
    let exile = [("b1", "r121"), ("b221", "d4"), ("d4", "c2"), ("r222", "d1"), ("c2", "b112")];
    for (from, to) in exile {
        page.drag(input, from, to).await?;
        editor.drag(place(from)?, place(to)?);
        agrees(page, &editor).await?;
    }
    // Two taps on a spot change nothing.
    page.tap(input, "b6").await?;
    page.wait_for("[data-spot=b6].picked").await?;
    page.tap(input, "b6").await?;
    page.wait_gone(".picked").await?;
    agrees(page, &editor).await?;
    page.press("start-position").await?;
    page.position_is(&Position::default()).await
}

/// The switches of the positioning turns, red's first.
async fn positioning(page: &Page) -> Result<Vec<bool>> {
    let look =
        "return [...document.querySelectorAll('.setup .switch input')].map((i) => i.checked);";
    page.run(look, Vec::new()).await
}

async fn positioning_ends_when_ships_leave(page: &Page) -> Result<()> {
    page.visit("#/setup").await?;
    let is = async |red, blue| {
        page.until("positioning", &vec![red, blue], async || positioning(page).await).await
    };
    is(true, true).await?;
    page.drag(Input::MouseDrag, "a1", "d2").await?;
    is(true, true).await?;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    is(false, true).await?;
    page.press("clear").await?;
    is(false, false).await?;
    // Three ships: moves are legal, not only passing.
    for (from, to) in [("r111", "b1"), ("b111", "b6"), ("r222", "c3")] {
        page.drag(Input::MouseDrag, from, to).await?;
    }
    let mut editor = Editor::new(Position::default().into());
    editor.clear();
    for (from, to) in [("r111", "b1"), ("b111", "b6"), ("r222", "c3")] {
        editor.drag(place(from)?, place(to)?);
    }
    agrees(page, &editor).await?;
    expect(editor.position()?.count_turns() > 5, "moves are legal")?;
    page.press("start-position").await?;
    is(true, true).await
}

async fn legal_turns_are_listed(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.visit(&format!("#/setup/{}", MIDDLE.replace(' ', "_"))).await?;
    page.position_is(&start).await?;
    page.press_on(".verdict summary").await?;
    let wanted: Vec<String> =
        start.sorted_turns().into_iter().map(|turn| start.long_text(turn)).collect();
    expect(wanted.len() == start.count_turns(), "all of them")?;
    page.text_is(".legal", &wanted.join("\n")).await
}

async fn the_fields(page: &Page) -> Result<()> {
    page.visit(&format!("#/setup/{}", MIDDLE.replace(' ', "_"))).await?;
    let mut editor = Editor::new(position(MIDDLE)?.into());
    let texts = page.texts();
    page.choose(&texts.setup_to_move(), &texts.new_blue()).await?;
    editor.set_to_move(Side::Blue);
    agrees(page, &editor).await?;
    page.choose(&texts.setup_expeller(), &texts.setup_nobody()).await?;
    editor.set_last_expeller(None);
    agrees(page, &editor).await?;
    page.choose(&texts.new_tie_break(), "30").await?;
    editor.set_tie_break(3, std::num::NonZeroU16::new(30));
    agrees(page, &editor).await?;
    // More quiet turns than the limit allows.
    write(page, "quiet", "31").await?;
    editor.set_tie_break(31, std::num::NonZeroU16::new(30));
    agrees(page, &editor).await?;
    page.choose(&texts.new_tie_break(), &texts.new_no_limit()).await?;
    editor.set_tie_break(31, None);
    agrees(page, &editor).await?;
    write(page, "number", "7").await?;
    editor.set_number(7);
    agrees(page, &editor).await?;
    page.toggle(&texts.new_red()).await?;
    editor.set_positioning(BySide { red: true, blue: false });
    agrees(page, &editor).await?;
    // An invalid number is ignored and replaced.
    write(page, "number", "70000").await?;
    agrees(page, &editor).await?;
    let shown = "7".to_owned();
    page.until("the number", &shown, async || field(page, "number").await).await
}

async fn boards(page: &Page) -> Result<()> {
    page.visit("#/setup").await?;
    let mut editor = Editor::new(Position::default().into());
    for board in Board::REGISTERED {
        page.choose(&page.texts().new_board(), &page.texts().board_name(board)).await?;
        editor.set_board(board);
        agrees(page, &editor).await?;
    }
    Ok(())
}

async fn as_text(page: &Page) -> Result<()> {
    page.visit("#/setup").await?;
    page.position_is(&Position::default()).await?;
    write(page, "mfen", MIDDLE).await?;
    let mut editor = Editor::new(position(MIDDLE)?.into());
    agrees(page, &editor).await?;
    page.drag(Input::MouseDrag, "c2", "b2").await?;
    editor.drag(place("c2")?, place("b2")?);
    agrees(page, &editor).await?;
    page.press("copy-mfen").await?;
    page.toast_is(&page.texts().copied_position()).await?;
    let copied: String =
        page.run_async("return await navigator.clipboard.readText();", Vec::new()).await?;
    expect(copied == editor.position()?.to_string(), copied)
}

async fn a_bad_text(page: &Page) -> Result<()> {
    page.visit("#/setup").await?;
    for text in ["", "hello", "b1113/4/r1113 r - - 0/40 2", "b1113/4/r111 r - - 0/40 1"] {
        let error = text.parse::<Position>().err().context("a bad text")?;
        write(page, "mfen", text).await?;
        page.text_is(".stack .warning", &page.texts().setup_bad_text()).await?;
        folded_reason_is(page, &page.texts().mfen(&error)).await?;
        page.position_is(&Position::default()).await?;
    }
    // A change clears the message.
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    let mut editor = Editor::new(Position::default().into());
    editor.drag(place("a2")?, place("a3")?);
    agrees(page, &editor).await?;
    page.wait_gone(".stack .warning").await?;
    write(page, "mfen", "hello").await?;
    page.wait_for(".stack .warning").await?;
    write(page, "mfen", MIDDLE).await?;
    page.wait_gone(".stack .warning").await
}

async fn from_a_game(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.open_two_player(&start).await?;
    page.drag(Input::MouseDrag, "c2", "c3").await?;
    turn_count_is(page, 1).await?;
    let now = *page.current_game().await?.session.game().position();
    page.press("more").await?;
    page.press("setup").await?;
    page.wait_for(".setup .arena").await?;
    agrees(page, &Editor::new(now.into())).await
}

async fn addresses(page: &Page) -> Result<()> {
    let bad = "b1113/4/r111 r - - 0/40 1";
    let error = bad.parse::<Position>().err().context("a bad text")?;
    page.visit(&format!("#/setup/{}", bad.replace(' ', "_"))).await?;
    page.text_is(".notice p", &page.texts().setup_bad_link()).await?;
    let detail = page.session().find(By::Css(".notice textarea")).await?.prop("value").await?;
    expect(detail == Some(page.texts().mfen(&error)), format!("{detail:?}"))?;
    page.press_on(".notice button").await?;
    page.wait_gone(".notice").await?;
    page.position_is(&Position::default()).await?;
    page.visit(&format!("#/setup/{}", MIDDLE.replace(' ', "_"))).await?;
    page.position_is(&position(MIDDLE)?).await?;
    page.press("share").await?;
    page.toast_is(&page.texts().copied_link()).await?;
    let link: String =
        page.run_async("return await navigator.clipboard.readText();", Vec::new()).await?;
    page.session().goto(&link).await?;
    page.press("keep").await?;
    page.wait_for(".game").await?;
    page.position_is(&position(MIDDLE)?).await
}

async fn nothing_to_play(page: &Page) -> Result<()> {
    let over = "b1113/4/4/4/4/r2223 r - - 0/40 1";
    page.visit(&format!("#/setup/{}", over.replace(' ', "_"))).await?;
    agrees(page, &Editor::new(Setup::from(position(over)?))).await?;
    page.wait_gone("[data-action=play-computer]").await
}

async fn played_against_the_computer(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.visit(&format!("#/setup/{}", MIDDLE.replace(' ', "_"))).await?;
    page.press("play-computer").await?;
    page.choose(&page.texts().new_level(), "3").await?;
    page.choose(&page.texts().new_side(), &page.texts().new_blue()).await?;
    page.press("start").await?;
    turn_count_is(page, 1).await?;
    let saved = page.current_game().await?;
    expect(*saved.session.game().start() == start, "it begins with the position")?;
    expect(saved.session.seats()[Side::Red] == Seat::Computer(3), "the computer plays red")?;
    page.position_is(saved.session.game().position()).await
}

async fn played_by_two(page: &Page) -> Result<()> {
    let start = position(MIDDLE)?;
    page.visit(&format!("#/setup/{}", MIDDLE.replace(' ', "_"))).await?;
    page.press("play-two").await?;
    page.press("start").await?;
    page.wait_for(".game").await?;
    page.position_is(&start).await?;
    page.drag(Input::of(page.size()), "c2", "c3").await?;
    turn_count_is(page, 1).await
}

async fn ways_back_come_to_what_was_set_up(page: &Page) -> Result<()> {
    page.visit("#/").await?;
    page.press("setup").await?;
    let mut editor = Editor::new(Position::default().into());
    for (from, to) in [("a2", "a3"), ("b111", "b111"), ("d5", "r111")] {
        page.drag(Input::MouseDrag, from, to).await?;
        editor.drag(place(from)?, place(to)?);
    }
    agrees(page, &editor).await?;
    page.reload().await?;
    agrees(page, &editor).await?;
    page.press("play-computer").await?;
    page.wait_for("[data-action=start]").await?;
    page.session().back().await?;
    agrees(page, &editor).await?;
    page.session().back().await?;
    page.wait_for(".home").await
}
