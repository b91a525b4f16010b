//! Tooltips: on hover, on keyboard focus, and on a long press.

use std::time::Duration;

use anyhow::Result;
use mad_e2e::{Input, Page, key};
use mad_rules::Position;
use mad_tutorial::Topic;

use super::bonus::NEAR;
use super::turn_input::{MIDDLE, START};
use super::{position, position_is_after, still_at};
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: switched_off;
    DESKTOP: where_the_mouse_rests, a_ship_has_a_card_instead, not_before_the_mouse_moves, about_what_a_ship_can_do, about_partners, not_at_once, the_mouse_may_come_to_it,
        where_the_keyboard_is, on_the_board_by_keys, keeping_the_formation, agreeing_on_the_tie_break, in_the_menu,
        a_semi_victory, a_question_mark, escape, in_lessons;
    PHONE: where_a_finger_stays, a_finger_on_a_square, a_short_tap_means_a_tap, enter_after_a_long_press,
        the_link_by_finger;
}

/// Longer than the delay of tooltips.
const LONG: Duration = Duration::from_millis(1_600);

/// Waits for a tooltip with this text, in front of everything else and wholly visible.
async fn tooltip_is(page: &Page, text: &str, topic: Topic) -> Result<()> {
    page.text_is(".tip p", text).await?;
    page.text_is(".tip a", &page.texts().tip_more()).await?;
    page.wait_for(&format!(".tip a[href='#/rules/{}']", topic.name())).await?;
    let look = "
        const tip = document.querySelector('.tip');
        const { left, right, top, bottom } = tip.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
            return `reaches from ${left}, ${top} to ${right}, ${bottom}`;
        }
        const link = tip.querySelector('a').getBoundingClientRect();
        for (const [x, y] of [[(left + right) / 2, (top + bottom) / 2], [link.left + 5, link.top + 5]]) {
            const front = document.elementFromPoint(x, y);
            if (!tip.contains(front)) return `is behind ${front?.outerHTML.slice(0, 100)}`;
        }
        return '';
    ";
    let fault: String = page.run(look, Vec::new()).await?;
    expect(fault.is_empty(), format!("“{text}” {fault}"))
}

/// Checks that the open tooltip does not cover the board.
async fn beside_the_board(page: &Page) -> Result<()> {
    let look = "
        const [tip, board] = ['.tip', '.table'].map((name) =>
            document.querySelector(name).getBoundingClientRect());
        return tip.left >= board.right || tip.right <= board.left || tip.top >= board.bottom
            || tip.bottom <= board.top;
    ";
    expect(page.run(look, Vec::new()).await?, "the tooltip is beside the board")
}

/// Moves the mouse to an element without tooltip, and waits until there is none.
async fn away(page: &Page) -> Result<()> {
    page.hover(".stage > .player:last-child").await?;
    page.wait_gone(".tip").await
}

/// Checks that no tooltip comes.
async fn no_tooltip(page: &Page, why: &str) -> Result<()> {
    tokio::time::sleep(LONG).await;
    expect(page.count(".tip").await? == 0, why)
}

/// Hovers over an element until its tooltip comes, and moves away again.
async fn rest(page: &Page, selector: &str, text: &str, topic: Topic) -> Result<()> {
    page.hover(selector).await?;
    tooltip_is(page, text, topic).await?;
    beside_the_board(page).await?;
    away(page).await
}

async fn where_the_mouse_rests(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.open_two_player(&position(NEAR)?).await?;
    rest(page, ".meter", &texts.tip_tie_break(), Topic::TieBreak).await?;
    rest(page, "[data-spot=r111]", &texts.tip_exile(), Topic::Exile).await?;
    rest(page, "[data-spot=b111]", &texts.tip_exile(), Topic::Exile).await?;
    // The far row can earn a bonus; squares before it have no tooltip.
    rest(page, "[data-spot=b6]", &texts.tip_bonus(), Topic::Bonus).await?;
    rest(page, "[data-spot=c6]", &texts.tip_bonus(), Topic::Bonus).await?;
    page.hover("[data-spot=b3]").await?;
    no_tooltip(page, "a plain square needs no explanation").await
}

/// A ship on a far row, or in exile, is described in the status panel.
async fn a_ship_has_a_card_instead(page: &Page) -> Result<()> {
    page.open_two_player(&position(NEAR)?).await?;
    for (spot, number) in [("a1", "121"), ("r122", "122"), ("d6", "222")] {
        page.hover(&format!("[data-spot={spot}]")).await?;
        let described = "document.querySelector('.status').textContent.includes(arguments[0])";
        page.wait("the card of the ship", described, &[number.into()]).await?;
        no_tooltip(page, "the card says enough").await?;
    }
    Ok(())
}

/// A screen that opens under the resting mouse explains nothing until it moves.
async fn not_before_the_mouse_moves(page: &Page) -> Result<()> {
    page.open_two_player(&position(NEAR)?).await?;
    let route = format!("#/game/{}", page.game_id().await?);
    page.hover("[data-spot=r111]").await?;
    tooltip_is(page, &page.texts().tip_exile(), Topic::Exile).await?;
    page.visit("#/settings").await?;
    page.wait_gone(".tip").await?;
    page.visit(&route).await?;
    page.wait_for("[data-spot=r111]").await?;
    no_tooltip(page, "the mouse has not moved").await?;
    page.hover("[data-spot=r112]").await?;
    tooltip_is(page, &page.texts().tip_exile(), Topic::Exile).await
}

/// The setting switches them off: for the mouse, the keyboard and a finger.
async fn switched_off(page: &Page) -> Result<()> {
    page.visit("#/settings").await?;
    page.toggle(&page.texts().settings_tips()).await?;
    page.open_two_player(&position(NEAR)?).await?;
    if page.size().has_touch() {
        page.hold(".meter").await?;
        return no_tooltip(page, "a long press").await;
    }
    page.hover(".meter").await?;
    no_tooltip(page, "the mouse rests").await?;
    page.hover("[data-spot=b6]").await?;
    no_tooltip(page, "the mouse rests on the board").await?;
    page.hover("[data-spot=b5]").await?;
    no_tooltip(page, "the mouse rests on a ship").await?;
    expect(page.count(".reach").await? == 0, "nor is its reach marked")?;
    page.tab_to(".meter").await?;
    no_tooltip(page, "the keyboard focus").await
}

async fn about_what_a_ship_can_do(page: &Page) -> Result<()> {
    let texts = page.texts();
    let start = position(NEAR)?;
    page.open_two_player(&start).await?;
    page.tap(Input::Mouse, "b5").await?;
    page.wait_for(".free").await?;
    rest(page, "[data-spot=b6]", &texts.tip_bonus_square(), Topic::Bonus).await?;
    rest(page, "[data-spot=b4]", &texts.tip_move(), Topic::Move).await?;
    still_at(page, &start, 0).await?;
    page.open_two_player(&position(MIDDLE)?).await?;
    page.tap(Input::Mouse, "c2").await?;
    page.wait_for(".hit").await?;
    rest(page, "[data-spot=c3]", &texts.tip_expulsion(), Topic::Expulsion).await?;
    // Without a picked ship there is no tooltip.
    page.press("cancel").await?;
    page.hover("[data-spot=c3]").await?;
    no_tooltip(page, "the marks are gone").await
}

async fn about_partners(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.open_two_player(&position(START)?).await?;
    page.tap(Input::Mouse, "d2").await?;
    rest(page, "[data-badge=r221]", &texts.tip_permutation(), Topic::Permutation).await?;
    rest(page, "[data-badge=r121]", &texts.tip_rotation(), Topic::Rotation).await?;
    // A badge that is removed shows no tooltip.
    page.hover("[data-badge=r221]").await?;
    page.tap(Input::Mouse, "d2").await?;
    page.wait_gone(".badge").await?;
    no_tooltip(page, "the badge is gone").await
}

/// A tooltip comes only after the mouse has rested on an element.
async fn not_at_once(page: &Page) -> Result<()> {
    page.open_two_player(&position(NEAR)?).await?;
    // How long the mouse had rested when each tooltip appeared.
    let watch = "
        window.rested = [];
        let over = 0;
        addEventListener('pointerover', (event) => { over = event.timeStamp; }, true);
        const observer = new MutationObserver(() => {
            if (document.querySelector('.tip')) window.rested.push(performance.now() - over);
        });
        for (const place of document.querySelectorAll('.tips')) {
            observer.observe(place, { childList: true, subtree: true });
        }
        return true;
    ";
    page.run::<bool>(watch, Vec::new()).await?;
    page.hover(".meter").await?;
    page.wait_for(".tip").await?;
    away(page).await?;
    let spots = ["a6", "b6", "c6", "d6", "r111", "r112"].map(|spot| format!("[data-spot={spot}]"));
    let mut way: Vec<&str> = spots.iter().map(String::as_str).collect();
    way.push(".stage > .player:last-child");
    page.pass_over(&way).await?;
    tokio::time::sleep(LONG).await;
    page.wait_gone(".tip").await?;
    let rested: Vec<f64> = page.run("return window.rested;", Vec::new()).await?;
    let soon = rested.iter().any(|&time| time < 400.0);
    expect(!rested.is_empty() && !soon, format!("shown after {rested:.0?} ms"))?;
    // On the board it comes later.
    page.run::<bool>("window.rested = []; return true;", Vec::new()).await?;
    page.hover("[data-spot=b6]").await?;
    page.wait_for(".tip").await?;
    let rested: Vec<f64> = page.run("return window.rested;", Vec::new()).await?;
    expect(rested.iter().all(|&time| time > 1_000.0), format!("shown after {rested:.0?} ms"))
}

/// A tooltip stays while the mouse moves onto it, and its link opens the rules.
async fn the_mouse_may_come_to_it(page: &Page) -> Result<()> {
    page.open_two_player(&position(NEAR)?).await?;
    page.hover("[data-spot=b6]").await?;
    tooltip_is(page, &page.texts().tip_bonus(), Topic::Bonus).await?;
    page.hover(".tip p").await?;
    tokio::time::sleep(LONG).await;
    page.press("tip-more").await?;
    page.wait_for("#rules-bonus:focus").await?;
    page.wait_gone(".tip").await
}

async fn where_the_keyboard_is(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    page.tab_to(".meter").await?;
    tooltip_is(page, &page.texts().tip_tie_break(), Topic::TieBreak).await?;
    page.key(key::TAB).await?;
    page.wait_gone(".tip").await
}

async fn on_the_board_by_keys(page: &Page) -> Result<()> {
    let texts = page.texts();
    let start = position(NEAR)?;
    page.open_two_player(&start).await?;
    page.tab_to("[data-spot]").await?;
    page.arrow_to("b5").await?;
    page.key(key::ENTER).await?;
    page.arrow_to("b4").await?;
    tooltip_is(page, &texts.tip_move(), Topic::Move).await?;
    page.arrow_to("b6").await?;
    tooltip_is(page, &texts.tip_bonus_square(), Topic::Bonus).await?;
    page.key(key::ESCAPE).await?;
    page.wait_gone(".tip").await?;
    still_at(page, &start, 0).await
}

async fn keeping_the_formation(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.open_two_player(&Position::default()).await?;
    rest(page, ".status .sentence", &texts.tip_positioning(), Topic::Positioning).await?;
    page.tab_to("[data-action=keep]").await?;
    tooltip_is(page, &texts.tip_positioning(), Topic::Positioning).await?;
    page.key(key::ENTER).await?;
    page.wait_for("[data-turn='1']").await
}

async fn agreeing_on_the_tie_break(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    page.tab_to("[data-action=more]").await?;
    page.key(key::ENTER).await?;
    page.wait_for("dialog[open] [data-action=agree]").await?;
    page.tab_to("[data-action=agree]").await?;
    tooltip_is(page, &page.texts().tip_agreement(), Topic::TieBreak).await?;
    page.key(key::ENTER).await?;
    page.wait_for("[data-action=yes-agree]").await?;
    page.wait_gone(".tip").await
}

/// In a dialog, the tooltip is in front of the dialog.
async fn in_the_menu(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    page.press("more").await?;
    page.hover("[data-action=agree]").await?;
    tooltip_is(page, &page.texts().tip_agreement(), Topic::TieBreak).await?;
    page.press_on("dialog[open] [data-action=resign]").await?;
    page.wait_gone(".tip").await
}

async fn a_semi_victory(page: &Page) -> Result<()> {
    page.open_two_player(&position("b1113/4/4/4/4/r1112r222 r - r 39/40 41")?).await?;
    page.drag(Input::MouseDrag, "d1", "d2").await?;
    page.wait_for(".end").await?;
    rest(page, ".end h2", &page.texts().tip_semi_victory(), Topic::TieBreak).await
}

async fn a_question_mark(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    // Without a tooltip the key opens the list of keys.
    page.key('?').await?;
    page.wait_for("dialog[open] .keys").await?;
    page.key(key::ESCAPE).await?;
    page.wait_gone("dialog[open]").await?;
    page.tab_to(".meter").await?;
    tooltip_is(page, &page.texts().tip_tie_break(), Topic::TieBreak).await?;
    page.key('?').await?;
    page.wait_for("#rules-tie-break:focus").await?;
    page.wait_gone(".tip").await
}

async fn escape(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    page.tab_to(".meter").await?;
    tooltip_is(page, &page.texts().tip_tie_break(), Topic::TieBreak).await?;
    page.key(key::ESCAPE).await?;
    page.wait_gone(".tip").await?;
    page.wait_for(".meter:focus").await?;
    // Also for a tooltip by hover.
    page.hover("[data-spot=r111]").await?;
    tooltip_is(page, &page.texts().tip_exile(), Topic::Exile).await?;
    page.key(key::ESCAPE).await?;
    page.wait_gone(".tip").await?;
    no_tooltip(page, "it does not come again by itself").await
}

async fn in_lessons(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.visit("#/learn/tie-break").await?;
    page.hover(".meter").await?;
    tooltip_is(page, &texts.tip_tie_break(), Topic::TieBreak).await?;
    page.hover("[data-action=lessons]").await?;
    page.wait_gone(".tip").await?;
    page.tap(Input::Mouse, "b2").await?;
    page.hover("[data-spot=b3]").await?;
    tooltip_is(page, &texts.tip_move(), Topic::Move).await
}

async fn where_a_finger_stays(page: &Page) -> Result<()> {
    let start = position(NEAR)?;
    page.open_two_player(&start).await?;
    for (selector, text, topic) in [
        (".meter", page.texts().tip_tie_break(), Topic::TieBreak),
        ("[data-spot=r111]", page.texts().tip_exile(), Topic::Exile),
    ] {
        page.long_press(selector, ".tip").await?;
        tooltip_is(page, &text, topic).await?;
        beside_the_board(page).await?;
        // The tooltip stays until the next touch.
        tokio::time::sleep(LONG).await;
        tooltip_is(page, &text, topic).await?;
        page.tap(Input::Touch, "a3").await?;
        page.wait_gone(".tip").await?;
    }
    still_at(page, &start, 0).await
}

/// The end of a long press is not a tap.
async fn a_finger_on_a_square(page: &Page) -> Result<()> {
    let (start, texts) = (position(NEAR)?, page.texts());
    page.open_two_player(&start).await?;
    page.tap(Input::Touch, "b5").await?;
    page.wait_for("[data-spot=b5].picked").await?;
    for (spot, text, topic) in
        [("b4", texts.tip_move(), Topic::Move), ("b6", texts.tip_bonus_square(), Topic::Bonus)]
    {
        page.long_press(&format!("[data-spot={spot}]"), ".tip").await?;
        tooltip_is(page, &text, topic).await?;
        beside_the_board(page).await?;
        still_at(page, &start, 0).await?;
        page.wait_for("[data-spot=b5].picked").await?;
        // A tap on the tooltip closes it.
        page.press_on(".tip p").await?;
        page.wait_gone(".tip").await?;
    }
    // The next tap plays.
    page.tap(Input::Touch, "b4").await?;
    position_is_after(page, &start, &["b5b4"]).await?;
    page.wait_gone(".tip").await
}

async fn a_short_tap_means_a_tap(page: &Page) -> Result<()> {
    page.open_two_player(&position(NEAR)?).await?;
    page.tap(Input::Touch, "a1").await?;
    no_tooltip(page, "nothing to explain").await?;
    page.wait_for("[data-spot=a1].picked").await?;
    page.press_on(".meter").await?;
    no_tooltip(page, "the finger did not stay").await
}

/// A long press was followed by no click, and the next click, by keyboard, was swallowed.
async fn enter_after_a_long_press(page: &Page) -> Result<()> {
    page.open_two_player(&position(NEAR)?).await?;
    // A browser that sends no click at the end of a long press, as where it opens a context menu.
    let press = "
        const press = { bubbles: true, isPrimary: true, pointerType: 'touch' };
        document.querySelector('.meter').dispatchEvent(new PointerEvent('pointerdown', press));
        return true;
    ";
    page.run::<bool>(press, Vec::new()).await?;
    page.wait_for(".tip").await?;
    let focus = "document.querySelector('[data-action=more]').focus(); return true;";
    page.run::<bool>(focus, Vec::new()).await?;
    page.key(key::ENTER).await?;
    page.wait_for("dialog[open]").await
}

async fn the_link_by_finger(page: &Page) -> Result<()> {
    page.open_two_player(&position(NEAR)?).await?;
    page.long_press(".meter", ".tip").await?;
    page.press("tip-more").await?;
    page.wait_for("#rules-tie-break:focus").await
}
