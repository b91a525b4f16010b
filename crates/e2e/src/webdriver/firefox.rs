//! Starting Firefox.

use anyhow::{Context as _, Result};
use serde_json::json;
use thirtyfour::FirefoxCapabilities;
use thirtyfour::common::capabilities::firefox::FirefoxPreferences;
use thirtyfour::prelude::*;

use crate::Size;

/// Pointer capabilities: coarse for a finger, fine and hover for a mouse.
const FINGER: u32 = 1;
const MOUSE: u32 = 2 + 4;

pub(super) async fn start(driver: &str, size: Size) -> Result<WebDriver> {
    let mut preferences = FirefoxPreferences::new();
    preferences.set("intl.accept_languages", "en")?;
    for name in ["ui.primaryPointerCapabilities", "ui.allPointerCapabilities"] {
        preferences.set(name, if size.has_touch() { FINGER } else { MOUSE })?;
    }
    // Phones have scrollbars that take no room.
    preferences.set("ui.useOverlayScrollbars", u32::from(size.has_touch()))?;
    // Allow `window.open` below.
    preferences.set("dom.disable_open_during_load", false)?;
    let mut wanted = FirefoxCapabilities::new();
    wanted.set_headless()?;
    wanted.set_preferences(preferences)?;
    let session = WebDriver::new(driver, wanted).await.context("Firefox did not start")?;
    // Firefox's own windows have a least width above that of a phone; popups do not.
    let (width, height) = size.pixels();
    let open = "open('about:blank', '', `popup,width=${arguments[0]},height=${arguments[1]}`);";
    let first = session.window().await?;
    session.execute(open, vec![json!(width), json!(height)]).await?;
    let second = session.windows().await?.into_iter().find(|window| *window != first);
    session.switch_to_window(second.context("a window")?).await?;
    Ok(session)
}
