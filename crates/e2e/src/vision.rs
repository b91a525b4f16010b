//! Screenshots with emulated colour vision deficiencies, and with a zoom of 200%.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use mad_e2e::{Browser, Environment, Page, SETTINGS, Size};
use serde_json::{Value, json};

use crate::screenshots::{Sheet, capture, clipped};
use mad_e2e::scenes::SCENES;

/// The types of `Emulation.setEmulatedVisionDeficiency`.
const DEFICIENCIES: [&str; 4] = ["none", "deuteranopia", "protanopia", "tritanopia"];
/// Scenes in which colours carry meaning: sides, targets, the last turn, the tie-break.
const COLOURED: [&str; 3] = ["targets", "aim", "urgent tie break"];

/// Writes the contact sheets.
pub(crate) async fn run(environment: &Arc<Environment>, folder: &Path) -> Result<()> {
    for theme in ["dark", "light"] {
        let page = environment.open_browser(Browser::Chromium, Size::Desktop).await?;
        let shots = colours(&page, theme).await;
        page.close().await?;
        let sheet = Sheet { width: 360, columns: DEFICIENCIES.len(), dark: theme == "dark" };
        sheet.write(environment, &shots?, &folder.join(format!("vision-{theme}.png"))).await?;
    }
    let page = environment.open_browser(Browser::Chromium, Size::Zoomed).await?;
    let shots = zoomed(&page).await;
    page.close().await?;
    let sheet = Sheet { width: 426, columns: 4, dark: true };
    sheet.write(environment, &shots?, &folder.join("zoomed.png")).await
}

async fn colours(page: &Page, theme: &str) -> Result<Vec<(String, String)>> {
    page.store("mad.settings", &SETTINGS.replace("dark", theme)).await?;
    let mut shots = Vec::new();
    for name in COLOURED {
        let scene = SCENES.iter().find(|scene| scene.name() == name).context(name)?;
        scene.reach(page).await?;
        let board = "
            document.activeElement?.blur();
            const { x, y, right, height } = document.querySelector('.stage').getBoundingClientRect();
            return { x: x - 20, y, width: right - x + 410, height, scale: 0.5 };
        ";
        let board: Value = page.run(board, Vec::new()).await?;
        for deficiency in DEFICIENCIES {
            let parameters = json!({ "type": deficiency });
            page.session()
                .cdp()
                .send_raw("Emulation.setEmulatedVisionDeficiency", parameters)
                .await?;
            let name = if deficiency == "none" {
                name.to_owned()
            } else {
                format!("{name}, {deficiency}")
            };
            shots.push((name, clipped(page, board.clone()).await?));
        }
        let parameters = json!({ "type": "none" });
        page.session().cdp().send_raw("Emulation.setEmulatedVisionDeficiency", parameters).await?;
    }
    Ok(shots)
}

async fn zoomed(page: &Page) -> Result<Vec<(String, String)>> {
    page.store("mad.settings", SETTINGS).await?;
    let mut shots = Vec::new();
    for scene in SCENES.iter().filter(|scene| scene.pictured) {
        scene.reach(page).await?;
        shots.push((scene.name(), capture(page, Size::Zoomed.pixels(), 0.33).await?));
    }
    Ok(shots)
}
