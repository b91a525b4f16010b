//! Choice of the language, and all screens in each language.

use anyhow::Result;
use mad_e2e::{Input, Page};
use mad_i18n::{Language, Texts};
use mad_rules::{Game, Position, Side};
use serde_json::{Value, json};

use super::game_end::against;
use super::text_check::Reader;
use super::turn_input::{MIDDLE, START};
use super::{position, position_is_after, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    PHONE: screens_in_english, screens_in_french, screens_in_dutch, screens_in_german;
    DESKTOP: as_the_browser_prefers, chosen_against_the_browser, a_language_that_is_not_known,
        while_the_computer_thinks, in_the_settings;
    SMALL_AND_LARGE: by_the_menu, in_the_middle_of_a_game;
}

/// Sets the preferred languages of the browser.
async fn prefer(page: &Page, languages: &str) -> Result<()> {
    let agent: String = page.run("return navigator.userAgent;", Vec::new()).await?;
    let goal = json!({ "userAgent": agent, "acceptLanguage": languages });
    page.session().cdp().send_raw("Network.setUserAgentOverride", goal).await?;
    Ok(())
}

/// Waits until the home screen and the `lang` attribute are in a language.
async fn home_is_in(page: &Page, language: Language) -> Result<()> {
    let (code, texts) = (language.code(), Texts::new(language));
    page.text_is(".hero p", &texts.web_tagline()).await?;
    page.wait_for(&format!(":root[lang={code}]")).await?;
    page.text_is("[data-action=rules]", &texts.home_rules()).await?;
    let menu =
        "document.querySelector('[data-action=languages]').textContent.endsWith(arguments[0])";
    page.wait("the language in the header", menu, &[json!(code.to_uppercase())]).await.map(drop)
}

async fn as_the_browser_prefers(page: &Page) -> Result<()> {
    for (languages, seen) in [
        ("fr-BE,fr;q=0.9", Language::French),
        ("it-IT,it", Language::English),
        ("it-IT,it,de", Language::German),
        ("nl", Language::Dutch),
        ("en-GB,fr", Language::English),
    ] {
        prefer(page, languages).await?;
        page.leave_app().await?;
        page.visit("").await?;
        home_is_in(page, seen).await?;
        let mut reader = Reader::new(seen);
        reader.read(page, languages).await?;
        reader.finish()?;
    }
    Ok(())
}

async fn chosen_against_the_browser(page: &Page) -> Result<()> {
    prefer(page, "fr-BE,fr;q=0.9").await?;
    page.visit("").await?;
    home_is_in(page, Language::French).await?;
    page.choose_language("de").await?;
    home_is_in(page, Language::German).await?;
    page.reload().await?;
    home_is_in(page, Language::German).await
}

/// Stored by a later version, or damaged.
async fn a_language_that_is_not_known(page: &Page) -> Result<()> {
    prefer(page, "nl").await?;
    for language in [json!("it"), json!(""), Value::Null] {
        page.leave_app().await?;
        let settings = json!({ "theme": "light", "language": language });
        page.store("mad.settings", &settings.to_string()).await?;
        page.visit("").await?;
        home_is_in(page, Language::Dutch).await?;
        page.wait_for(":root[data-theme=light]").await?;
    }
    Ok(())
}

async fn by_the_menu(page: &Page) -> Result<()> {
    page.visit("").await?;
    home_is_in(page, Language::English).await?;
    for language in [Language::Dutch, Language::French, Language::German, Language::English] {
        let button = format!("[data-language={}]", language.code());
        page.press("languages").await?;
        page.text_is(&button, language.name()).await?;
        page.count_is(".popup [aria-current=true]", 1).await?;
        page.press_on(&button).await?;
        home_is_in(page, language).await?;
        page.wait_gone(".popup").await?;
        let mut reader = Reader::new(language);
        reader.read(page, "home").await?;
        reader.finish()?;
        page.reload().await?;
        home_is_in(page, language).await?;
    }
    Ok(())
}

async fn in_the_settings(page: &Page) -> Result<()> {
    page.visit("#/settings").await?;
    page.wait_for("[data-language=en][aria-current=true]").await?;
    for language in [Language::German, Language::Dutch] {
        let (code, texts) = (language.code(), Texts::new(language));
        page.press_on(&format!("[data-language={code}]")).await?;
        page.text_is("h1", &texts.settings_title()).await?;
        page.text_is(".choice h3", &texts.settings_language()).await?;
        page.wait_for(&format!("[data-language={code}][aria-current=true]")).await?;
        // Other settings are unchanged.
        page.wait_for(":root[data-theme=dark][data-motion=off]").await?;
        let saved: Value =
            serde_json::from_str(&page.stored("mad.settings").await?.unwrap_or_default())?;
        expect(saved["language"] == json!(code) && saved["sound"] == json!(false), saved)?;
    }
    page.press_on("[data-place=home]").await?;
    home_is_in(page, Language::Dutch).await
}

async fn in_the_middle_of_a_game(page: &Page) -> Result<()> {
    let (start, input) = (position(START)?, Input::of(page.size()));
    page.open_two_player(&start).await?;
    page.tap(input, "a2").await?;
    page.tap(input, "a3").await?;
    position_is_after(page, &start, &["a2a3"]).await?;
    let id = page.game_id().await?;
    let said = async |language: Language, side: &str, before: &Position, turn: &str| {
        let texts = Texts::new(language);
        let last = texts.turn_aloud(before, turn.parse()?);
        page.status_is(&format!("{last} {}", texts.game_turn_of(side))).await
    };
    page.choose_language("de").await?;
    said(Language::German, "blue", &start, "a2a3").await?;
    page.text_is("[data-action=undo]", &Texts::new(Language::German).act_undo()).await?;
    let next = position_is_after(page, &start, &["a2a3"]).await?;
    expect(page.game_id().await? == id, "the same game")?;
    // A change of language drops the picked ship, and the game goes on.
    page.tap(input, "a5").await?;
    page.wait_for("[data-spot=a5].picked").await?;
    page.choose_language("fr").await?;
    said(Language::French, "blue", &start, "a2a3").await?;
    page.position_is(&next).await?;
    page.drag(drag(input), "a5", "a4").await?;
    position_is_after(page, &start, &["a2a3", "a5a4"]).await?;
    said(Language::French, "red", &next, "a5a4").await?;
    page.press("undo").await?;
    position_is_after(page, &start, &["a2a3"]).await?;
    let mut reader = Reader::new(Language::French);
    reader.read(page, "a game").await?;
    reader.finish()
}

const fn drag(input: Input) -> Input {
    match input {
        Input::Touch => Input::TouchDrag,
        _ => Input::MouseDrag,
    }
}

async fn while_the_computer_thinks(page: &Page) -> Result<()> {
    page.hold_engine().await?;
    page.open_game("strong", against(position(START)?, 10, Side::Red)).await?;
    for (count, (from, to), code) in [(2, ("a2", "a3"), "nl"), (4, ("d2", "d3"), "fr")] {
        page.hold_engine().await?;
        page.drag(Input::MouseDrag, from, to).await?;
        turn_count_is(page, count - 1).await?;
        page.choose_language(code).await?;
        page.wait_for(&format!(":root[lang={code}]")).await?;
        turn_count_is(page, count - 1).await?;
        page.release_engine().await?;
        turn_count_is(page, count).await?;
        let saved = page.current_game().await?.session;
        expect(saved.game().turns().len() == count, "one answer each")?;
        page.position_is(saved.game().position()).await?;
    }
    Ok(())
}

async fn screens_in_english(page: &Page) -> Result<()> {
    screens(page, Language::English).await
}

async fn screens_in_french(page: &Page) -> Result<()> {
    screens(page, Language::French).await
}

async fn screens_in_dutch(page: &Page) -> Result<()> {
    screens(page, Language::Dutch).await
}

async fn screens_in_german(page: &Page) -> Result<()> {
    screens(page, Language::German).await
}

/// Every screen with a route.
async fn screens(page: &Page, language: Language) -> Result<()> {
    let (start, texts, mut reader) =
        (position(START)?, Texts::new(language), Reader::new(language));
    reader.visit(page, "").await?;
    page.wait_for("[data-action=first-game]").await?;
    reader.read(page, "the first visit").await?;
    reader.visit(page, "#/games").await?;
    page.text_is("h1", &texts.games_title()).await?;
    reader.read(page, "no games").await?;
    page.save_game("one", against(start, 3, Side::Red)).await?;
    let shared = format!("#/game?{}", mad_session::game_to_query(&Game::new(start)));
    let setup = format!("#/setup/{}", MIDDLE.replace(' ', "_"));
    let faulty = "#/setup/b1113/4/4/4/4/r1113_r_-_-_0/40_1";
    for (route, title) in [
        ("#/", texts.home_headline()),
        ("#/new/computer", texts.new_title_computer()),
        ("#/new/two", texts.new_title_two()),
        ("#/games", texts.games_title()),
        ("#/settings", texts.settings_title()),
        ("#/setup", texts.setup_title()),
        (&setup, texts.setup_title()),
        (faulty, texts.setup_title()),
        (&shared, texts.shared_title()),
        ("#/game?start=nonsense", texts.shared_title()),
        ("#/game/missing", texts.games_title()),
        ("#/learn", texts.learn_title()),
        ("#/rules", texts.manual_title()),
    ] {
        reader.visit(page, route).await?;
        page.text_is("h1", &title).await?;
        page.wait_gone("main > [role=status]").await?;
        for _ in 0..page.count("main details").await?.min(1) {
            page.press_on("main details summary").await?;
        }
        reader.read(page, route).await?;
    }
    games(page, &texts, &mut reader).await?;
    reader.finish()
}

/// A lesson, and games in several states.
async fn games(page: &Page, texts: &Texts, reader: &mut Reader) -> Result<()> {
    reader.visit(page, "#/learn/ships").await?;
    page.wait_for(".task .instruction").await?;
    reader.read(page, "a lesson").await?;
    page.open_two_player(&Position::default()).await?;
    page.wait_for("[data-action=keep]").await?;
    reader.read(page, "the positioning turn").await?;
    page.press("more").await?;
    page.wait_for("dialog[open]").await?;
    reader.read(page, "the menu").await?;
    page.press("agree").await?;
    page.wait_for("[data-action=yes-agree]").await?;
    reader.read(page, "a question").await?;
    page.press("no").await?;
    page.open_two_player(&position(MIDDLE)?).await?;
    reader.read(page, "a game").await?;
    page.tap(Input::Touch, "a3").await?;
    page.wait_for(".picked").await?;
    reader.read(page, "a picked ship").await?;
    page.tap(Input::Touch, "r212").await?;
    page.text_is(".sentence", &texts.game_aim_rotation(221, 212, 122)).await?;
    reader.read(page, "a rotation").await?;
    page.tap(Input::Touch, "r212").await?;
    turn_count_is(page, 1).await?;
    reader.read(page, "after a turn").await?;
    page.open_two_player(&position("b1113/4/4/4/4/r1112r222 r - r 39/40 41")?).await?;
    page.drag(Input::TouchDrag, "d1", "d2").await?;
    page.wait_for(".end").await?;
    reader.read(page, "the end").await
}
