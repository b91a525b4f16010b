//! The keys of a game, and the list of them.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page, SETTINGS, key};
use mad_rules::{Position, Turn};
use mad_session::{ClockKey, GameKey};

use super::turn_input::START;
use super::{position, position_is_after, still_at};
use crate::suite::{expect, tests};

tests! {
    DESKTOP: arrows_after_a_click, every_key_that_is_listed_works, the_list_is_complete,
        not_in_fields_and_dialogs, not_while_keys_are_typed_into_the_field;
    FIREFOX_DESKTOP: arrows_after_a_click;
}

/// Waits until a position is looked at.
async fn shows(page: &Page, position: &Position) -> Result<()> {
    page.position_is(position).await
}

/// Plays two turns by mouse.
async fn two_turns(page: &Page) -> Result<[Position; 3]> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    for (from, to) in [("a2", "a3"), ("d5", "d4")] {
        page.tap(Input::Mouse, from).await?;
        page.tap(Input::Mouse, to).await?;
    }
    let end = position_is_after(page, &start, &["a2a3", "d5d4"]).await?;
    let mut middle = start;
    middle.play("a2a3".parse()?)?;
    Ok([start, middle, end])
}

/// After a click on the board, left and right step through the game; up and down begin to move the focus.
async fn arrows_after_a_click(page: &Page) -> Result<()> {
    let [start, middle, end] = two_turns(page).await?;
    page.key(key::LEFT).await?;
    shows(page, &middle).await?;
    page.key(key::HOME).await?;
    shows(page, &start).await?;
    page.key(key::RIGHT).await?;
    shows(page, &middle).await?;
    page.key(key::END).await?;
    shows(page, &end).await?;
    // A click on an empty square.
    page.tap(Input::Mouse, "b3").await?;
    page.wait_for("[data-spot=b3]:focus").await?;
    page.key(key::LEFT).await?;
    shows(page, &middle).await?;
    page.key(key::RIGHT).await?;
    shows(page, &end).await?;
    page.key(key::UP).await?;
    page.wait_for("[data-spot=b4]:focus-visible").await?;
    page.key(key::LEFT).await?;
    page.wait_for("[data-spot=a4]:focus-visible").await?;
    shows(page, &end).await?;
    // With Shift the keys step through the game in any case.
    page.chord(&[key::SHIFT, key::LEFT]).await?;
    shows(page, &middle).await?;
    page.wait_for("[data-spot=a4]:focus").await?;
    page.chord(&[key::SHIFT, key::RIGHT]).await?;
    shows(page, &end).await?;
    page.key(key::HOME).await?;
    shows(page, &start).await
}

/// Presses a key of the list.
async fn press(page: &Page, keys: &str) -> Result<()> {
    let texts = page.texts();
    let codes = keys.split('+').map(|name| match name {
        "←" => Ok(key::LEFT),
        "→" => Ok(key::RIGHT),
        name if name == texts.keycap_home() => Ok(key::HOME),
        name if name == texts.keycap_end() => Ok(key::END),
        name if name == texts.keycap_shift() => Ok(key::SHIFT),
        name if name == texts.keycap_control() => Ok(key::CONTROL),
        letter => letter.to_lowercase().chars().next().context("a key"),
    });
    page.chord(&codes.collect::<Result<Vec<_>>>()?).await
}

/// The rows of the list of keys: the keys, and what they do.
async fn listed(page: &Page) -> Result<Vec<(Vec<String>, String)>> {
    page.key('?').await?;
    page.wait_for("dialog[open] .keys").await?;
    let read = "
        return [...document.querySelectorAll('.keys dt')].map((row) => [
            [...row.querySelectorAll('kbd')].map((key) => key.textContent),
            row.nextElementSibling.textContent,
        ]);
    ";
    let rows = page.run(read, Vec::new()).await?;
    page.key(key::ESCAPE).await?;
    page.wait_gone("dialog[open]").await?;
    Ok(rows)
}

/// Each key in the list has the effect that is written there, right after a click on the board.
async fn every_key_that_is_listed_works(page: &Page) -> Result<()> {
    let [start, middle, end] = two_turns(page).await?;
    let (texts, rows) = (page.texts(), listed(page).await?);
    let keys_of = |effect: String| -> Result<Vec<String>> {
        let row = rows.iter().find(|(_, text)| *text == effect);
        Ok(row.with_context(|| format!("{effect} is not listed"))?.0.clone())
    };
    let begin = async || {
        if page.count("[data-action=last]:enabled").await? > 0 {
            page.press("last").await?;
        }
        page.tap(Input::Mouse, "b3").await
    };
    page.press("first").await?;
    for (next, previous) in keys_of(texts.act_next())?.iter().zip(keys_of(texts.act_previous())?) {
        press(page, next).await?;
        shows(page, &middle).await?;
        press(page, &previous).await?;
        shows(page, &start).await?;
    }
    for (last, first) in keys_of(texts.act_last())?.iter().zip(keys_of(texts.act_first())?) {
        press(page, last).await?;
        shows(page, &end).await?;
        begin().await?;
        press(page, &first).await?;
        shows(page, &start).await?;
    }
    begin().await?;
    let undo = keys_of(texts.act_undo())?;
    for (number, redo) in keys_of(texts.act_redo())?.iter().enumerate() {
        press(page, &undo[number % undo.len()]).await?;
        still_at(page, &middle, 1).await?;
        press(page, redo).await?;
        still_at(page, &end, 2).await?;
    }
    for flip in keys_of(texts.act_flip())? {
        press(page, &flip).await?;
        page.wait_for(".arena .row:first-child [data-spot=d1]").await?;
    }
    for hint in keys_of(texts.act_hint())? {
        press(page, &hint).await?;
        page.wait_for(".arrow.hint").await?;
    }
    for menu in keys_of(texts.key_menu())? {
        press(page, &menu).await?;
        page.wait_for("dialog[open] .menu").await?;
        page.key(key::ESCAPE).await?;
        page.wait_gone("dialog[open]").await?;
    }
    let start = Position::default();
    page.open_two_player(&start).await?;
    for pass in keys_of(texts.game_keep())? {
        page.wait_for("[data-action=keep]").await?;
        press(page, &pass).await?;
        position_is_after(page, &start, &["pass"]).await?;
    }
    Ok(())
}

/// The list has as many rows as there are keys in the tables, and those of board and screens.
async fn the_list_is_complete(page: &Page) -> Result<()> {
    page.visit("#/").await?;
    let rows = listed(page).await?;
    let others = 6;
    let expected = GameKey::ALL.len() + ClockKey::ALL.len() + others;
    expect(rows.len() == expected, format!("{} rows, expected {expected}", rows.len()))?;
    let empty = rows.iter().find(|(keys, text)| keys.is_empty() || text.is_empty());
    expect(empty.is_none(), format!("{empty:?}"))
}

async fn not_in_fields_and_dialogs(page: &Page) -> Result<()> {
    let [_, _, end] = two_turns(page).await?;
    page.tab_to("[data-field=turn]").await?;
    page.type_text("ufhmp").await?;
    page.key(key::LEFT).await?;
    page.chord(&[key::CONTROL, 'z']).await?;
    still_at(page, &end, 2).await?;
    page.wait_for(".arena .row:first-child [data-spot=a6]").await?;
    expect(page.count("dialog[open]").await? == 0, "no menu")?;
    page.press("more").await?;
    page.wait_for("dialog[open] .menu").await?;
    page.type_text("uf").await?;
    page.key(key::LEFT).await?;
    page.key(key::ESCAPE).await?;
    page.wait_gone("dialog[open]").await?;
    still_at(page, &end, 2).await?;
    page.wait_for(".arena .row:first-child [data-spot=a6]").await?;
    // A letter with a modifier is another key.
    page.tap(Input::Mouse, "b3").await?;
    page.chord(&[key::SHIFT, 'u']).await?;
    page.chord(&[key::ALT, 'f']).await?;
    still_at(page, &end, 2).await?;
    page.wait_for(".arena .row:first-child [data-spot=a6]").await
}

async fn not_while_keys_are_typed_into_the_field(page: &Page) -> Result<()> {
    page.store("mad.settings", &SETTINGS.replace('}', r#","typed":true}"#)).await?;
    page.leave_app().await?;
    let [start, middle, end] = two_turns(page).await?;
    page.type_text("u").await?;
    still_at(page, &end, 2).await?;
    // Keys without a character, and with Ctrl, still work.
    page.key(key::LEFT).await?;
    shows(page, &middle).await?;
    page.chord(&[key::CONTROL, 'z']).await?;
    still_at(page, &middle, 1).await?;
    // What begins a turn goes into the field.
    page.type_text("d5d4").await?;
    page.key(key::ENTER).await?;
    let turns: [Turn; 2] = ["a2a3".parse()?, "d5d4".parse()?];
    position_is_after(
        page,
        &start,
        &turns.map(|turn| turn.to_string()).each_ref().map(String::as_str),
    )
    .await
    .map(drop)
}
