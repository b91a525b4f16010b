//! Settings, and that they are stored.

use anyhow::Result;
use mad_e2e::{Input, Page, SETTINGS};
use mad_rules::{Board, Options, Side};
use serde_json::{Value, json};

use super::game_end::against;
use super::turn_input::START;
use super::{position, turn_count_is};
use crate::suite::{expect, tests};

tests! {
    DESKTOP: theme_of_the_device, numbers_on_the_ships, styles_of_board_and_ships, sound,
        the_sound_button_says_whether_it_is_on, motion_of_the_device, chosen_once_and_for_all,
        the_volume_survives_silence, damaged_settings, the_last_choices, theme, motion;
}

async fn background(page: &Page) -> Result<String> {
    page.run("return getComputedStyle(document.documentElement).backgroundColor;", Vec::new()).await
}

/// The mean of a colour's channels, from 0 to 255.
pub(super) fn lightness(colour: &str) -> f64 {
    let numbers = colour.split(|letter: char| !letter.is_ascii_digit() && letter != '.');
    let parts: Vec<f64> = numbers.filter_map(|part| part.parse().ok()).take(3).collect();
    parts.iter().sum::<f64>() / parts.len().max(1) as f64
}

async fn is_dark(page: &Page, dark: bool) -> Result<()> {
    page.until("a dark page", &dark, async || Ok(lightness(&background(page).await?) < 100.0))
        .await?;
    // So is the theme colour of the browser.
    let around = "
        const metas = [...document.querySelectorAll('meta[name=theme-color]')];
        const probe = document.createElement('i');
        probe.style.color = metas.find((item) => matchMedia(item.media || 'all').matches).content;
        document.body.append(probe);
        const colour = getComputedStyle(probe).color;
        probe.remove();
        return colour;
    ";
    page.until("a dark browser around the page", &dark, async || {
        Ok(lightness(&page.run::<String>(around, Vec::new()).await?) < 100.0)
    })
    .await
}

async fn theme(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.visit("#/settings").await?;
    page.wait_for(":root[data-theme=dark]").await?;
    is_dark(page, true).await?;
    page.choose(&texts.settings_theme(), &texts.settings_theme_light()).await?;
    page.wait_for(":root[data-theme=light]").await?;
    is_dark(page, false).await?;
    page.reload().await?;
    is_dark(page, false).await?;
    page.wait_for("[data-theme=light]").await?;
    page.choose(&texts.settings_theme(), &texts.settings_theme_dark()).await?;
    is_dark(page, true).await
}

async fn emulate(page: &Page, feature: &str, value: &str) -> Result<()> {
    let parameters = json!({ "features": [{ "name": feature, "value": value }] });
    page.session().cdp().send_raw("Emulation.setEmulatedMedia", parameters).await?;
    Ok(())
}

async fn theme_of_the_device(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.visit("#/settings").await?;
    page.choose(&texts.settings_theme(), &texts.settings_theme_system()).await?;
    for (value, dark) in [("light", false), ("dark", true), ("light", false)] {
        emulate(page, "prefers-color-scheme", value).await?;
        is_dark(page, dark).await?;
    }
    page.reload().await?;
    is_dark(page, false).await
}

async fn numbers_on_the_ships(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.open_two_player(&position(START)?).await?;
    page.wait_for(".table .digit").await?;
    let route = format!("#/game/{}", page.game_id().await?);
    page.visit("#/settings").await?;
    page.toggle(&texts.settings_digits()).await?;
    page.visit(&route).await?;
    page.wait_for(".table .ship").await?;
    expect(page.count(".table .digit").await? == 0, "no numbers")?;
    page.reload().await?;
    page.wait_for(".table .ship").await?;
    expect(page.count(".table .digit").await? == 0, "no numbers after a reload")
}

async fn sound(page: &Page) -> Result<()> {
    page.count_tones().await?;
    page.open_two_player(&position(START)?).await?;
    let tones = async || page.run::<u32>("return window.tones;", Vec::new()).await;
    page.drag(Input::MouseDrag, "a2", "a3").await?;
    turn_count_is(page, 1).await?;
    expect(tones().await? == 0, "silence")?;
    page.press("sound").await?;
    page.drag(Input::MouseDrag, "a5", "a4").await?;
    turn_count_is(page, 2).await?;
    page.wait("the sound of a turn", "window.tones > 0", &[]).await?;
    let one = tones().await?;
    // A refusal has a sound, too.
    page.tap(Input::Mouse, "b2").await?;
    page.tap(Input::Mouse, "d4").await?;
    page.wait_for(".remark").await?;
    page.wait("the sound of a refusal", &format!("window.tones > {one}"), &[]).await?;
    page.visit("#/settings").await?;
    page.until("the stored setting", &json!(true), async || {
        let settings = page.stored("mad.settings").await?.unwrap_or_default();
        Ok(serde_json::from_str::<Value>(&settings)?["sound"].take())
    })
    .await
}

/// By `aria-pressed`, not only by its icon.
async fn the_sound_button_says_whether_it_is_on(page: &Page) -> Result<()> {
    page.open_two_player(&position(START)?).await?;
    page.wait_for("[data-action=sound][aria-pressed=false]").await?;
    page.press("sound").await?;
    page.wait_for("[data-action=sound][aria-pressed=true]").await
}

/// The largest number of simultaneous animations during an action.
async fn animations(page: &Page, act: impl AsyncFn() -> Result<()>) -> Result<u32> {
    let watch = "
        window.most = 0;
        const look = () => {
            window.most = Math.max(window.most, document.getAnimations().length);
            window.watching = requestAnimationFrame(look);
        };
        look();
        return true;
    ";
    page.run::<bool>(watch, Vec::new()).await?;
    act().await?;
    let stop = "
        await new Promise((done) => setTimeout(done, 500));
        cancelAnimationFrame(window.watching);
        return window.most;
    ";
    page.run_async(stop, Vec::new()).await
}

async fn motion(page: &Page) -> Result<()> {
    let start = position(START)?;
    for (value, moves) in [("off", false), ("on", true)] {
        page.store(
            "mad.settings",
            &SETTINGS.replace("\"motion\":\"off\"", &format!("\"motion\":\"{value}\"")),
        )
        .await?;
        page.leave_app().await?;
        page.open_two_player(&start).await?;
        page.wait_for(&format!(":root[data-motion={value}]")).await?;
        let input = Input::of(page.size());
        let most = animations(page, async || {
            page.tap(input, "c2").await?;
            page.tap(input, "c3").await?;
            turn_count_is(page, 1).await?;
            page.tap(input, "d5").await?;
            page.tap(input, "a6").await?;
            page.tap(input, "a6").await?;
            turn_count_is(page, 2).await
        })
        .await?;
        expect((most > 0) == moves, format!("motion {value}: {most} animations at once"))?;
        let now = *page.current_game().await?.session.game().position();
        page.position_is(&now).await?;
        page.until("animations", &0, async || {
            page.run::<u32>("return document.getAnimations().length;", Vec::new()).await
        })
        .await?;
    }
    Ok(())
}

/// What tells the styles apart: the colour of a square, and the hull of a ship.
async fn styles(page: &Page, square: &str, hull: &str) -> Result<(String, String)> {
    let look = "
        const style = (selector) => getComputedStyle(document.querySelector(selector));
        return [style(arguments[0]).fill, style(arguments[1]).fill];
    ";
    page.wait_for(hull).await?;
    page.run(look, vec![json!(square), json!(hull)]).await
}

/// The pictures of the choices, and then the screens with boards, have the chosen styles.
async fn styles_of_board_and_ships(page: &Page) -> Result<()> {
    const PLACES: [(&str, &str); 3] =
        [("#/rules", "figure"), ("#/learn", ".small-board"), ("#/new/computer", ".more")];
    let texts = page.texts();
    page.save_game("one", against(position(START)?, 1, Side::Red)).await?;
    page.visit("#/settings").await?;
    let square = |style: &str| format!("[data-board={style}] .square");
    let hull =
        |option: u8| format!("fieldset:has(.picture > svg) .option:nth-child({option}) .hull");
    let space = styles(page, &square("space"), &hull(1)).await?;
    let slate = styles(page, &square("slate"), &hull(2)).await?;
    expect(space.0 != slate.0 && space.1 != slate.1, format!("{space:?} {slate:?}"))?;
    let chosen = async |expected: &(String, String)| -> Result<()> {
        for (address, within) in PLACES {
            page.visit(address).await?;
            page.wait_for(within).await?;
            let found = styles(
                page,
                &format!("{within} .square"),
                &format!("{within} [class^='ship r'] .hull"),
            )
            .await?;
            expect(found == *expected, format!("{address}: {found:?}, not {expected:?}"))?;
        }
        // Ten levels and four boards to choose from.
        page.count_is(".levels .option .hull", 10).await?;
        page.count_is(".more .option .picture", 4).await?;
        for address in ["#/game/one", "#/", "#/learn/moving", "#/setup"] {
            page.visit(address).await?;
            let hull = ".arena [data-ship^=r] .hull";
            let found = styles(page, hull, hull).await?;
            expect(found.1 == expected.1, format!("{address}: {found:?}"))?;
        }
        Ok(())
    };
    chosen(&space).await?;
    page.visit("#/settings").await?;
    page.choose(&texts.settings_board(), &texts.settings_board_slate()).await?;
    page.choose(&texts.settings_ships(), &texts.settings_ships_outline()).await?;
    page.wait_for(":root[data-board=slate]").await?;
    chosen(&slate).await
}

async fn motion_of_the_device(page: &Page) -> Result<()> {
    page.store("mad.settings", &SETTINGS.replace("\"off\"", "\"system\"")).await?;
    page.visit("").await?;
    page.wait_for(":root[data-motion=on]").await?;
    emulate(page, "prefers-reduced-motion", "reduce").await?;
    page.reload().await?;
    page.wait_for(":root[data-motion=off]").await
}

async fn chosen_once_and_for_all(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.visit("#/settings").await?;
    page.choose(&texts.settings_theme(), &texts.settings_theme_system()).await?;
    page.choose(&texts.settings_motion(), &texts.settings_motion_on()).await?;
    page.choose(&texts.settings_hand(), &texts.settings_hand_left()).await?;
    page.wait_for(":root[data-hand=left]").await?;
    page.choose(&texts.settings_board(), &texts.settings_board_slate()).await?;
    page.choose(&texts.settings_ships(), &texts.settings_ships_outline()).await?;
    page.choose(&texts.settings_danger(), &texts.settings_danger_always()).await?;
    page.wait_for(":root[data-board=slate]").await?;
    for switch in [
        texts.settings_digits(),
        texts.settings_typed(),
        texts.settings_resigns(),
        texts.settings_coach(),
        texts.settings_tips(),
        texts.settings_face_to_face(),
    ] {
        page.toggle(&switch).await?;
    }
    set_volume(page, 35).await?;
    let wanted = json!({
        "theme": "system", "digits": false, "sound": true, "motion": "on", "resigns": true,
        "hand": "left", "typed": true, "language": null, "volume": 35, "coach": false,
        "explanations": false, "danger": "always", "board_set": "slate", "ship_set": "outline",
        "face_to_face": true,
    });
    page.until("the settings", &wanted, async || {
        Ok(serde_json::from_str(&page.stored("mad.settings").await?.unwrap_or_default())?)
    })
    .await?;
    page.reload().await?;
    page.wait_for(".option:nth-child(1) input:checked").await?;
    page.count_is(".switch input:checked", 3).await?;
    page.text_is(".volume output", "35").await
}

/// Moves the slider of the volume.
async fn set_volume(page: &Page, percent: u8) -> Result<()> {
    let set = "
        const slider = document.querySelector('[data-action=volume]');
        slider.value = arguments[0];
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        return true;
    ";
    page.run::<bool>(set, vec![json!(percent)]).await?;
    page.text_is(".volume output", &percent.to_string()).await
}

/// At 0 there is no sound, and the last volume comes back with the button of the game.
async fn the_volume_survives_silence(page: &Page) -> Result<()> {
    page.visit("#/settings").await?;
    // The tests begin with sounds switched off.
    page.text_is(".volume output", "0").await?;
    set_volume(page, 80).await?;
    set_volume(page, 0).await?;
    page.open_two_player(&position(START)?).await?;
    page.wait_for("[data-action=sound][aria-pressed=false]").await?;
    page.press("sound").await?;
    page.visit("#/settings").await?;
    page.text_is(".volume output", "80").await
}

async fn damaged_settings(page: &Page) -> Result<()> {
    for text in ["{", "7", "{\"theme\":\"pink\"}", "null"] {
        page.store("mad.settings", text).await?;
        page.leave_app().await?;
        page.visit("#/settings").await?;
        page.wait_for(".switch").await?;
        is_dark(page, true).await?;
    }
    // Unknown names and values are ignored.
    for text in ["{\"theme\":\"light\",\"banana\":1}", "{\"motion\":7,\"theme\":\"light\"}"] {
        page.store("mad.settings", text).await?;
        page.leave_app().await?;
        page.visit("#/settings").await?;
        page.wait_for("[data-theme=light]").await?;
        page.wait_for(".option:nth-child(3) input:checked").await?;
        is_dark(page, false).await?;
    }
    Ok(())
}

async fn the_last_choices(page: &Page) -> Result<()> {
    let texts = page.texts();
    page.visit("#/new/computer").await?;
    page.choose(&texts.new_level(), "4").await?;
    page.choose(&texts.new_side(), &texts.new_blue()).await?;
    page.press_on("main details summary").await?;
    page.choose(&texts.new_board(), &texts.board_name(Board::FIVE_BY_FIVE)).await?;
    page.choose(&texts.new_tie_break(), "30").await?;
    page.toggle(&texts.new_positioning()).await?;
    page.press("start").await?;
    turn_count_is(page, 1).await?;
    let first = page.current_game().await?.session;
    let wanted = Options { positioning: false, tie_break: std::num::NonZeroU16::new(30) };
    expect(first.game().start().start_options() == Some(wanted), "as it was chosen")?;
    expect(first.game().start().board() == Board::FIVE_BY_FIVE, "the board")?;
    expect(first.seats() == against(*first.game().start(), 4, Side::Blue).seats(), "the seats")?;
    page.visit("#/new/computer").await?;
    page.press("start").await?;
    page.wait("another game", "!location.hash.endsWith('computer')", &[]).await?;
    let second = page.current_game().await?.session;
    expect(second.game().start() == first.game().start(), "the same again")?;
    expect(second.seats() == first.seats(), "and the same players")
}
