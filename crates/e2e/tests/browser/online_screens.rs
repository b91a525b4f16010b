//! The screens of online games: accessible, in every language, by keyboard and by ear; and absent without a game server.

use anyhow::Result;
use mad_e2e::scenes::settings_in;
use mad_e2e::{GameServer, Page, key};
use mad_i18n::Language;

use super::accessibility::is_accessible;
use super::online_people::{Invitation, QUIET, begin, both_see, invite, menu, play, says};
use super::position;
use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: every_screen_in_english, every_screen_in_german, every_screen_in_french,
        every_screen_in_dutch;
    DESKTOP: by_keyboard_and_by_ear, nothing_is_sent_before_a_button_is_pressed,
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

/// Visits every screen and state. The invitation is made in English, which tests need to read the form.
async fn every_screen(page: &Page, language: Language) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    let with_axe = language == Language::English;
    page.with_browsers([&url, &url], async |[red, blue]| {
        let (link, mut game) = begin(red, blue, QUIET).await?;
        play(red, &[blue], &mut game, "b1c1").await?;
        for player in [red, blue] {
            player.store("mad.settings", &settings_in(language)?).await?;
            player.reload().await?;
        }
        let look = async |page: &Page, screen: &str, selector: &str| {
            page.wait_for(selector).await?;
            page.wait_for(&format!(":root[lang={}]", language.code())).await?;
            is_accessible(page, screen, with_axe).await
        };
        for (route, selector) in [
            ("#/", "[data-action=online]"),
            ("#/online", "[data-online]"),
            ("#/online/friend", "[data-action=make-link]"),
            ("#/online/find", "[data-action=search]"),
            ("#/seat/AAECAwQFBgcI/secret", "[data-action=take-seat]"),
            ("#/play/AAECAwQFBgcI", "[data-action=online-games]"),
        ] {
            red.visit(route).await?;
            look(red, route, selector).await?;
        }
        red.visit("#/online/find").await?;
        red.press("search").await?;
        look(red, "searching", ".search").await?;
        red.visit("#/online/friend").await?;
        red.press("make-link").await?;
        look(red, "own invitation", ".qr").await?;
        let hash: String = red.run("return location.hash;", Vec::new()).await?;
        blue.visit(&hash).await?;
        look(blue, "invitation", "[data-action=join]").await?;
        red.visit(&link).await?;
        blue.visit(&link).await?;
        look(red, "the opponent's turn", "main.game").await?;
        look(blue, "own turn", "main.game").await?;
        red.press("takeback").await?;
        look(red, "own offer", ".remote [data-action=withdraw]").await?;
        look(blue, "offer", ".remote [data-action=accept]").await?;
        blue.press("more").await?;
        look(blue, "menu", "dialog[open] .menu").await?;
        blue.key(key::ESCAPE).await?;
        blue.press("say").await?;
        look(blue, "phrases", "dialog[open] .menu").await?;
        blue.key(key::ESCAPE).await?;
        blue.wait_gone("dialog[open]").await?;
        menu(blue, "seat-link").await?;
        look(blue, "seat link", "dialog .qr").await?;
        blue.key(key::ESCAPE).await?;
        blue.wait_gone("dialog[open]").await?;
        menu(blue, "abort").await?;
        blue.press("yes-abort").await?;
        look(red, "aborted", "[data-action=next-opponent]").await
    })
    .await
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
        // The skip link leads to the field for turns.
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
        red.wait_for(".remote [data-action=accept]").await
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
