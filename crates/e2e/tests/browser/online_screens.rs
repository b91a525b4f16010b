//! The screens of online games: accessible, in every language, by keyboard and by ear; and absent without a game server.

use anyhow::Result;
use mad_e2e::people::{Invitation, QUIET, answer, begin, both_see, invite, menu, play, says};
use mad_e2e::scenes::{online_tour, settings_in};
use mad_e2e::{GameServer, Page, SETTINGS, Size, key};
use mad_i18n::Language;

use super::accessibility::is_accessible;
use super::position;
use crate::controls;
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: every_screen_in_english;
    PHONE: every_screen_in_german, every_screen_in_french, every_screen_in_dutch;
    DESKTOP: every_screen_in_every_window, by_keyboard_and_by_ear, nothing_is_sent_before_a_button_is_pressed,
        no_online_parts_without_a_game_server;
}

async fn every_screen_in_english(page: &Page) -> Result<()> {
    every_screen(page, Language::English).await
}

async fn every_screen_in_german(page: &Page) -> Result<()> {
    every_screen(page, Language::German).await
}

async fn every_screen_in_french(page: &Page) -> Result<()> {
    every_screen(page, Language::French).await
}

async fn every_screen_in_dutch(page: &Page) -> Result<()> {
    every_screen(page, Language::Dutch).await
}

/// Structure and colours do not depend on the language, sizes do.
async fn every_screen(page: &Page, language: Language) -> Result<()> {
    let with_axe = language == Language::English;
    let settings = settings_in(language)?;
    online_tour(page.environment(), page.size(), &settings, async |page, name| {
        page.wait_for(&format!(":root[lang={}]", language.code())).await?;
        is_accessible(page, name, with_axe).await
    })
    .await
}

/// Windows from a small phone to a 4K screen, upright and wide.
const WINDOWS: [(u32, u32); 6] =
    [(320, 568), (740, 360), (820, 1180), (1024, 768), (1366, 768), (3840, 2160)];

async fn every_screen_in_every_window(page: &Page) -> Result<()> {
    let mut faults = Vec::new();
    online_tour(page.environment(), page.size(), SETTINGS, async |page, name| {
        for (width, height) in WINDOWS {
            page.resize((width, height)).await?;
            let found = controls::faults(page).await?;
            let line = |fault| format!("{name}, {width}x{height}: {fault}");
            faults.extend(found.into_iter().map(line));
        }
        page.resize(Size::Desktop.pixels()).await
    })
    .await?;
    expect(faults.is_empty(), faults.join("\n"))
}

/// A player who uses only the keyboard and hears the announcements.
async fn by_keyboard_and_by_ear(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (_, mut game) = begin(red, blue, QUIET).await?;
        let texts = blue.texts();
        let hears = async |text: &str| says_aloud(blue, text).await;
        play(red, &[blue], &mut game, "b1c1").await?;
        let before = *game.start();
        hears(&texts.turn_aloud(&before, "b1c1".parse()?)).await?;
        hears(&texts.game_your_turn()).await?;
        // The Tab key reaches the field for turns.
        blue.run::<()>("document.activeElement.blur(); window.scrollTo(0, 0);", Vec::new()).await?;
        blue.tab_to("[data-field=turn]").await?;
        blue.type_text("a6b6").await?;
        blue.key(key::ENTER).await?;
        game.play("a6b6".parse()?)?;
        both_see(&[red, blue], &game).await?;
        menu(red, "agree").await?;
        red.press("yes-agree").await?;
        hears(&texts.online_stop_result("blue")).await?;
        blue.tab_to(".remote [data-action=decline]").await?;
        blue.key(key::ENTER).await?;
        red.wait_gone(".remote .offer").await?;
        red.press("say").await?;
        red.press_on("dialog [data-action=well-played]").await?;
        hears(&texts.online_phrase("well-played")).await?;
        // The key of undo asks for a takeback.
        blue.key('u').await?;
        answer(red, "decline").await?;
        // Offers after the end are announced too.
        play(red, &[blue], &mut game, "c1c2").await?;
        menu(red, "resign").await?;
        red.press("yes-resign").await?;
        hears(&texts.end_you_win()).await?;
        red.press("rematch").await?;
        hears(&texts.online_rematch_asked("")[1..]).await
    })
    .await
}

/// Waits until the live region has contained a text.
async fn says_aloud(page: &Page, text: &str) -> Result<()> {
    says(page, ".spoken", text).await
}

async fn nothing_is_sent_before_a_button_is_pressed(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url], async |[visitor]| {
        for route in ["#/", "#/learn", "#/games", "#/settings"] {
            visitor.visit(route).await?;
        }
        visitor.open_two_player(&position(QUIET)?).await?;
        let asked = "return performance.getEntriesByType('resource')
            .filter(({ name }) => name.includes('/api/')).length;";
        expect(visitor.run::<u32>(asked, Vec::new()).await? == 0, "the API was not asked")?;
        visitor.visit("#/").await?;
        says(visitor, "footer", &visitor.texts().web_private_online()).await?;
        visitor.press("online").await?;
        visitor.wait_for("[data-action=friend]").await?;
        let cookies = visitor.session().get_all_cookies().await?;
        expect(cookies.is_empty(), "nobody is a guest before there is a game")?;
        invite(visitor, &Invitation::red(QUIET)).await?;
        let cookies = visitor.session().get_all_cookies().await?;
        expect(cookies.len() == 1, "a guest has one cookie")?;
        let script: String = visitor.run("return document.cookie;", Vec::new()).await?;
        expect(script.is_empty(), "scripts cannot read it")
    })
    .await
}

async fn no_online_parts_without_a_game_server(page: &Page) -> Result<()> {
    page.visit("#/").await?;
    expect(page.count("[data-action=online]").await? == 0, "no online games")?;
    says(page, "footer", &page.texts().web_private()).await?;
    page.visit("#/online").await?;
    page.wait_for("main.home").await
}
