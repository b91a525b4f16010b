//! Firefox.

use anyhow::{Context as _, Result};
use serde_json::json;
use thirtyfour::FirefoxCapabilities;
use thirtyfour::common::capabilities::firefox::FirefoxPreferences;
use thirtyfour::prelude::*;

use crate::Size;

/// What the browser believes about the pointer: a finger, or a mouse that can also hover.
const FINGER: u32 = 1;
const MOUSE: u32 = 2 + 4;

pub(crate) async fn session(driver: &str, size: Size) -> Result<WebDriver> {
    let mut preferences = FirefoxPreferences::new();
    preferences.set("intl.accept_languages", "en")?;
    for name in ["ui.primaryPointerCapabilities", "ui.allPointerCapabilities"] {
        preferences.set(name, if size.has_touch() { FINGER } else { MOUSE })?;
    }
    // As a phone has them: they take no room.
    preferences.set("ui.useOverlayScrollbars", u32::from(size.has_touch()))?;
    // Pages may open windows.
    preferences.set("dom.disable_open_during_load", false)?;
    let mut wanted = FirefoxCapabilities::new();
    wanted.set_headless()?;
    wanted.set_preferences(preferences)?;
    let session = WebDriver::new(driver, wanted).await.context("Firefox did not start")?;
    // Its own windows are never as narrow as a phone; those that pages open are.
    let (width, height) = size.pixels();
    let open = "open('about:blank', '', `popup,width=${arguments[0]},height=${arguments[1]}`);";
    let first = session.window().await?;
    session.execute(open, vec![json!(width), json!(height)]).await?;
    let second = session.windows().await?.into_iter().find(|window| *window != first);
    session.switch_to_window(second.context("a window")?).await?;
    Ok(session)
}
