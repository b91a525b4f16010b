//! The analysis board: the tree of variations, annotations, shapes, the engine, files.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page, key};
use mad_rules::{Position, Turn};
use mad_study::SavedStudy;
use serde_json::json;

use super::position;
use super::turn_input::START;
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: variations_are_added_and_kept, the_engine_runs_on_request;
    DESKTOP: a_variation_is_promoted_and_deleted, comments_and_signs, shapes_by_mouse, shapes_by_keys,
        stepped_by_keys, a_line_of_the_engine_is_played, threats, a_record_is_pasted, bad_texts_are_refused,
        a_saved_game_is_studied, a_study_is_deleted, studied_by_ear;
    PHONE: shapes_by_finger;
    FIREFOX_DESKTOP: variations_are_added_and_kept, the_engine_runs_on_request;
}

/// Opens a new study of a position.
async fn open(page: &Page, start: &Position) -> Result<()> {
    page.visit(&format!("#/study/position/{}", start.to_string().replace(' ', "_"))).await?;
    page.wait_for(".study .table").await
}

/// The stored study that is open. It is saved a moment after a change.
async fn stored(page: &Page) -> Result<SavedStudy> {
    let id: String = page.run("return location.hash.split('/').pop();", Vec::new()).await?;
    let text = page.stored(&format!("mad.study.{id}")).await?.context("no study")?;
    Ok(SavedStudy::from_text(&text)?)
}

/// Waits until the stored study has these turns, without tags.
async fn movetext_is(page: &Page, expected: &str) -> Result<()> {
    page.until("the stored turns", &expected.to_owned(), async || {
        let text = stored(page).await?.tree.to_record().to_string();
        let turns = text.split("\n\n").nth(1).unwrap_or_default();
        Ok(turns.split_whitespace().collect::<Vec<_>>().join(" "))
    })
    .await
}

/// Waits for the position after these turns, and returns it.
async fn is_after(page: &Page, start: &Position, turns: &[&str]) -> Result<Position> {
    let mut position = *start;
    for turn in turns {
        position.play(turn.parse()?)?;
    }
    page.position_is(&position).await?;
    Ok(position)
}

/// Plays turns of both sides with gestures.
async fn play(page: &Page, start: &Position, turns: &[&str]) -> Result<()> {
    let mut rng: rand::rngs::SmallRng = rand::SeedableRng::seed_from_u64(5);
    let mut now = *start;
    for turn in turns {
        let turn: Turn = turn.parse()?;
        page.play_turn(Input::of(page.size()), &now, turn, &mut rng).await?;
        now.play(turn)?;
        page.position_is(&now).await?;
    }
    Ok(())
}

/// Opens a study and plays `1. a2a3 c5c4 2. 112-221 (2. d2d3)`.
async fn with_a_variation(page: &Page) -> Result<Position> {
    let start = position(START)?;
    open(page, &start).await?;
    play(page, &start, &["a2a3", "c5c4", "112-221"]).await?;
    page.press("previous").await?;
    let before = is_after(page, &start, &["a2a3", "c5c4"]).await?;
    play(page, &before, &["d2d3"]).await?;
    Ok(start)
}

const WITH_A_VARIATION: &str = "1. a2a3 c5c4 2. 112-221 (2. d2d3) *";

async fn variations_are_added_and_kept(page: &Page) -> Result<()> {
    let start = with_a_variation(page).await?;
    movetext_is(page, WITH_A_VARIATION).await?;
    page.text_is(".tree .variation .turn", "d2d3").await?;
    page.reload().await?;
    is_after(page, &start, &["a2a3", "c5c4", "d2d3"]).await?;
    // The same turn again follows the line that is there.
    page.press("previous").await?;
    let before = is_after(page, &start, &["a2a3", "c5c4"]).await?;
    play(page, &before, &["112-221"]).await?;
    page.count_is(".tree .turn", 4).await?;
    page.press_on(".tree .line:not(.variation) .turn").await?;
    is_after(page, &start, &["a2a3"]).await.map(drop)
}

async fn a_variation_is_promoted_and_deleted(page: &Page) -> Result<()> {
    let start = with_a_variation(page).await?;
    page.press("more").await?;
    page.press("promote").await?;
    movetext_is(page, "1. a2a3 c5c4 2. d2d3 (2. 112-221) *").await?;
    page.press("more").await?;
    page.press("delete-turn").await?;
    movetext_is(page, "1. a2a3 c5c4 2. 112-221 *").await?;
    is_after(page, &start, &["a2a3", "c5c4"]).await?;
    page.press("restore").await?;
    movetext_is(page, "1. a2a3 c5c4 2. d2d3 (2. 112-221) *").await?;
    is_after(page, &start, &["a2a3", "c5c4", "d2d3"]).await.map(drop)
}

async fn comments_and_signs(page: &Page) -> Result<()> {
    with_a_variation(page).await?;
    page.press_on("[data-part=annotations] summary").await?;
    page.press_on("[data-glyph='4']").await?;
    page.press_on("[data-field=comment]").await?;
    page.type_text("too <b>slow").await?;
    movetext_is(page, "1. a2a3 c5c4 2. 112-221 (2. d2d3 $4 {too <b>slow}) *").await?;
    page.text_is(".tree .comment", "too <b>slow").await?;
    page.press_on("[data-glyph='1']").await?;
    page.text_is(".tree .variation .glyph", "!").await?;
    // The field follows the cursor.
    page.press("previous").await?;
    let value = "return document.querySelector('[data-field=comment]').value;";
    page.until("an empty comment", &String::new(), async || page.run(value, Vec::new()).await).await
}

/// Draws with the right mouse button.
async fn draw(page: &Page, from: &str, to: &str) -> Result<()> {
    page.draw_with_right_button(from, to).await
}

async fn shapes_by_mouse(page: &Page) -> Result<()> {
    let start = position(START)?;
    open(page, &start).await?;
    draw(page, "a2", "b4").await?;
    draw(page, "d5", "d5").await?;
    movetext_is(page, "{[%csl Gd5][%cal Ga2b4]} *").await?;
    page.count_is(".shape", 2).await?;
    page.position_is(&start).await?;
    // The same again removes it.
    draw(page, "d5", "d5").await?;
    movetext_is(page, "{[%cal Ga2b4]} *").await
}

async fn shapes_by_keys(page: &Page) -> Result<()> {
    open(page, &position(START)?).await?;
    page.tab_to("[data-spot]").await?;
    page.arrow_to("a2").await?;
    page.key('o').await?;
    page.key('a').await?;
    page.arrow_to("a4").await?;
    page.key('a').await?;
    movetext_is(page, "{[%csl Ga2][%cal Ga2a4]} *").await
}

async fn shapes_by_finger(page: &Page) -> Result<()> {
    let start = position(START)?;
    open(page, &start).await?;
    page.long_press("[data-spot=d5]", ".shape").await?;
    movetext_is(page, "{[%csl Gd5]} *").await?;
    // No ship was picked by the finger that drew.
    page.wait_gone(".picked").await?;
    play(page, &start, &["a2a3"]).await
}

async fn stepped_by_keys(page: &Page) -> Result<()> {
    let start = with_a_variation(page).await?;
    let after = async |turns: &[&str]| is_after(page, &start, turns).await.map(drop);
    // With Shift they are not for the focused square.
    page.chord(&[key::SHIFT, key::UP]).await?;
    after(&["a2a3", "c5c4", "112-221"]).await?;
    page.chord(&[key::SHIFT, key::DOWN]).await?;
    after(&["a2a3", "c5c4", "d2d3"]).await?;
    page.key(key::HOME).await?;
    page.position_is(&start).await?;
    page.key(key::RIGHT).await?;
    after(&["a2a3"]).await?;
    page.key(key::END).await?;
    after(&["a2a3", "c5c4", "112-221"]).await?;
    page.key('l').await?;
    page.key(key::LEFT).await?;
    page.key('?').await?;
    page.wait_for("dialog[open] .keys").await?;
    let text = page.text("dialog[open] .keys").await?;
    expect(text.contains(&page.texts().study_play_best()), text)
}

async fn the_engine_runs_on_request(page: &Page) -> Result<()> {
    let start = position(START)?;
    open(page, &start).await?;
    let asked = "return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('worker.js'));";
    expect(
        !page.run::<bool>(asked, Vec::new()).await?,
        "the engine is loaded before it is asked for",
    )?;
    page.press("engine").await?;
    page.wait_for(".engine-lines .turn").await?;
    page.press("more-lines").await?;
    page.count_is(".engine-lines li", 2).await?;
    // It follows the position.
    play(page, &start, &["a2a3"]).await?;
    page.wait_for(".engine-lines .turn").await?;
    page.press("engine").await?;
    page.wait_gone(".engine-lines").await
}

async fn a_line_of_the_engine_is_played(page: &Page) -> Result<()> {
    let start = position(START)?;
    open(page, &start).await?;
    page.press("engine").await?;
    page.wait_for(".engine-lines .line-turns span:nth-child(2) .turn").await?;
    page.press("insert-line").await?;
    page.wait_for(".tree .turn").await?;
    page.position_is(&start).await?;
    page.key('b').await?;
    page.until("a turn", &1, async || {
        let study = stored(page).await?;
        Ok(study.tree.turns_to(study.cursor).len())
    })
    .await
}

async fn threats(page: &Page) -> Result<()> {
    // Blue could expel the red corvette.
    let start = position("3b111/4/4/b1123/r111r2212/4 r - - 0/40 1")?;
    open(page, &start).await?;
    page.key('x').await?;
    let wins = page.texts().study_wins("blue", 1);
    page.until("the threat", &true, async || {
        Ok(page.text(".engine-panel .verdict").await?.contains(&wins))
    })
    .await
}

const RECORD: &str =
    "[Red \"Ada\"]\n[Blue \"Grace\"]\n\n1. pass pass {quiet} 2. a2a3 $1 (2. d2d3) *";

async fn paste(page: &Page, text: &str) -> Result<()> {
    page.visit("#/study").await?;
    page.wait_for("[data-field=paste]").await?;
    let fill = "const field = document.querySelector('[data-field=paste]'); field.value = arguments[0]; return true;";
    page.run::<bool>(fill, vec![json!(text)]).await?;
    page.press("open-text").await
}

async fn a_record_is_pasted(page: &Page) -> Result<()> {
    paste(page, RECORD).await?;
    page.wait_for(".study .tree .turn").await?;
    movetext_is(page, "1. pass pass {quiet} 2. a2a3 $1 (2. d2d3) *").await?;
    page.text_is(".turns-card h2", &page.texts().games_versus("Ada", "Grace")).await?;
    // A position, and a link to a game.
    paste(page, START).await?;
    page.wait_for(".study .table").await?;
    page.position_is(&position(START)?).await?;
    paste(page, "https://mad.example/#/game?start=6x4&turns=pass,pass,a2a3").await?;
    page.count_is(".study .tree .turn", 3).await
}

async fn bad_texts_are_refused(page: &Page) -> Result<()> {
    paste(page, "hello").await?;
    page.wait_for("[role=alert]").await?;
    paste(page, &RECORD.replace("a2a3", "a2a6")).await?;
    page.wait_for("[role=alert]").await?;
    page.visit("#/study/nowhere").await?;
    page.text_is("main .card p", &page.texts().study_missing()).await
}

async fn a_saved_game_is_studied(page: &Page) -> Result<()> {
    let start = position(START)?;
    page.open_two_player(&start).await?;
    play(page, &start, &["a2a3", "c5c4"]).await?;
    page.press("more").await?;
    page.press("study").await?;
    page.count_is(".study .tree .turn", 2).await?;
    // The game goes on; the study is found again, with the new turn.
    let address: String = page.run("return location.hash;", Vec::new()).await?;
    page.run::<bool>("history.back(); return true;", Vec::new()).await?;
    page.wait_for(".game:not(.study)").await?;
    let now = is_after(page, &start, &["a2a3", "c5c4"]).await?;
    play(page, &now, &["112-221"]).await?;
    page.press("more").await?;
    page.press("study").await?;
    page.count_is(".study .tree .turn", 3).await?;
    page.until("the same study", &address, async || {
        page.run("return location.hash;", Vec::new()).await
    })
    .await
}

async fn a_study_is_deleted(page: &Page) -> Result<()> {
    open(page, &position(START)?).await?;
    page.press("more").await?;
    page.press("rename").await?;
    page.type_text("Sunday").await?;
    page.key(key::ENTER).await?;
    page.text_is(".turns-card h2", "Sunday").await?;
    page.visit("#/study").await?;
    page.text_is(".studies .title", "Sunday").await?;
    page.press_on(".studies .entry").await?;
    page.press("more").await?;
    page.press("delete").await?;
    page.press("delete-yes").await?;
    page.count_is(".studies .entry", 0).await
}

/// Turns, comments, signs and variations are announced; the evaluation on request.
async fn studied_by_ear(page: &Page) -> Result<()> {
    paste(page, RECORD).await?;
    page.wait_for(".study .table").await?;
    page.key(key::END).await?;
    let said = async || page.text(".spoken").await;
    let good = page.texts().study_glyph("good");
    let variations = page.texts().study_variations_aloud(2);
    page.until("sign and variations", &true, async || {
        let text = said().await?;
        Ok(text.contains(&good) && text.contains(&variations))
    })
    .await?;
    page.key(key::LEFT).await?;
    let comment = page.texts().study_comment_aloud("quiet");
    page.until("the comment", &true, async || Ok(said().await?.contains(&comment))).await?;
    page.key('e').await?;
    page.wait_for(".engine-lines .turn").await?;
    page.key('v').await?;
    page.until("the evaluation", &true, async || Ok(said().await?.contains('%'))).await
}
