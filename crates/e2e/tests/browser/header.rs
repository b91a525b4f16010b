//! The header: places, the language menu, and the list of keys.

use anyhow::Result;
use mad_e2e::{Page, key};
use mad_i18n::{Language, Texts};
use serde_json::json;

use super::layout::does_not_scroll_sideways;
use crate::controls;
use crate::suite::{expect, tests};
use mad_e2e::scenes::settings_in;

tests! {
    SMALL_AND_LARGE: every_place_is_a_click_away;
    DESKTOP: it_fits_in_small_windows, the_language_menu_closes, a_key_lists_the_keys, the_question_mark_is_typed,
        large_windows_have_large_text;
}

const PLACES: [(&str, &str); 6] = [
    ("play", "[data-action=start]"),
    ("learn", ".lessons"),
    ("games", "[data-action=import]"),
    ("rules", ".contents"),
    ("settings", ".switch"),
    ("home", ".home"),
];

async fn every_place_is_a_click_away(page: &Page) -> Result<()> {
    page.visit("#/").await?;
    for (place, content) in PLACES {
        page.press_on(&format!("[data-place={place}]")).await?;
        page.wait_for(content).await?;
        // Exactly one place is marked as the current one.
        page.wait_for(&format!("[data-place={place}][aria-current=page]")).await?;
        page.count_is("header [aria-current]", 1).await?;
        page.count_is("h1", 1).await?;
    }
    // Screens that are no main place belong to one.
    for (route, place) in [("#/setup", "play"), ("#/new/two", "play"), ("#/learn/moving", "learn")]
    {
        page.visit(route).await?;
        page.count_is(&format!("[data-place={place}][aria-current=page]"), 1).await?;
    }
    Ok(())
}

async fn it_fits_in_small_windows(page: &Page) -> Result<()> {
    for language in [Language::English, Language::French, Language::Dutch, Language::German] {
        page.leave_app().await?;
        page.store("mad.settings", &settings_in(language)?).await?;
        page.visit("#/").await?;
        for size in [(320, 640), (390, 844), (640, 480), (768, 1024)] {
            page.resize(size).await?;
            let state = format!("{} at {size:?}", language.code());
            does_not_scroll_sideways(page, &state).await?;
            let faults = controls::faults(page).await?;
            expect(faults.is_empty(), format!("{state}: {}", faults.join(", ")))?;
            // No label is cut off.
            let cut = "
                return [...document.querySelectorAll('.places a')]
                    .filter((link) => link.scrollWidth > link.clientWidth + 1)
                    .map((link) => link.innerText);
            ";
            let cut: Vec<String> = page.run(cut, Vec::new()).await?;
            expect(cut.is_empty(), format!("{state}: {cut:?}"))?;
        }
    }
    Ok(())
}

async fn the_language_menu_closes(page: &Page) -> Result<()> {
    page.visit("#/").await?;
    page.wait_for("[data-action=languages][aria-expanded=false]").await?;
    for close in ["escape", "outside", "button"] {
        page.press("languages").await?;
        page.wait_for(".popup [data-language=fr]").await?;
        page.wait_for("[data-action=languages][aria-expanded=true]").await?;
        match close {
            "escape" => page.key(key::ESCAPE).await?,
            "outside" => page.press_on("h1").await?,
            _ => page.press("languages").await?,
        }
        page.wait_gone(".popup").await?;
    }
    // By keyboard; the focus comes back to the button.
    page.tab_to("[data-action=languages]").await?;
    page.key(key::ENTER).await?;
    page.tab_to("[data-language=nl]").await?;
    page.key(key::ENTER).await?;
    page.wait_for(":root[lang=nl]").await?;
    page.wait_gone(".popup").await?;
    page.wait_for("[data-action=languages]:focus").await
}

async fn a_key_lists_the_keys(page: &Page) -> Result<()> {
    page.open_two_player(&mad_rules::Position::default()).await?;
    let game = format!("#/game/{}", page.game_id().await?);
    for route in ["#/", "#/settings", "#/learn/moving", &game] {
        page.visit(route).await?;
        page.type_text("?").await?;
        page.wait_for("dialog[open] .keys kbd").await?;
        page.text_is("dialog[open] h2", &page.texts().keys_title()).await?;
        page.key(key::ESCAPE).await?;
        page.wait_gone("dialog[open]").await?;
    }
    // Without a keyboard shortcut, too.
    page.visit("#/settings").await?;
    page.press("keys").await?;
    page.wait_for("dialog[open] .keys").await?;
    page.press("close-keys").await?;
    page.wait_gone("dialog[open]").await
}

/// In a field it is a letter.
async fn the_question_mark_is_typed(page: &Page) -> Result<()> {
    page.visit("#/rules").await?;
    page.press_on("[data-action=search]").await?;
    page.type_text("a?").await?;
    let value = "document.querySelector('[data-action=search]').value === 'a?'";
    page.wait("the typed text", value, &[]).await?;
    expect(page.count("dialog[open]").await? == 0, "no dialog")
}

/// Text and controls grow with very large windows, and follow the user's font size.
async fn large_windows_have_large_text(page: &Page) -> Result<()> {
    let title = Texts::new(Language::English).settings_title();
    page.visit("#/settings").await?;
    page.text_is("h1", &title).await?;
    let root = "return parseFloat(getComputedStyle(document.documentElement).fontSize);";
    for (size, pixels) in
        [((1366, 768), 16.0), ((1920, 1080), 16.0), ((2560, 1600), 19.2), ((3840, 2160), 28.8)]
    {
        page.resize(size).await?;
        let seen: f64 = page.run(root, Vec::new()).await?;
        expect((seen - pixels).abs() < 0.1, format!("{seen} pixels at {size:?}"))?;
        let faults = controls::faults(page).await?;
        expect(faults.is_empty(), format!("{size:?}: {}", faults.join(", ")))?;
    }
    let fonts = json!({ "fontSizes": { "standard": 40, "fixed": 40 } });
    page.session().cdp().send_raw("Page.setFontSizes", fonts).await?;
    page.reload().await?;
    let seen: f64 = page.run(root, Vec::new()).await?;
    let normal = json!({ "fontSizes": { "standard": 16, "fixed": 13 } });
    page.session().cdp().send_raw("Page.setFontSizes", normal).await?;
    expect((seen - 40.0).abs() < 0.1, format!("{seen} pixels with the user's 40"))
}
