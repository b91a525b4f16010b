//! Pictures for other eyes: those that see fewer colours, and those that need everything twice as
//! large.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use mad_e2e::{Browser, Environment, Page, SETTINGS, Size};
use serde_json::{Value, json};

use crate::screenshots::{Sheet, capture, clipped};
use mad_e2e::scenes::SCENES;

/// As the browser names them.
const EYES: [&str; 4] = ["none", "deuteranopia", "protanopia", "tritanopia"];
/// Where colours say something: sides, targets, the last turn, the tie-break.
const COLOURED: [&str; 3] = ["targets", "aim", "urgent tie break"];
/// Writes the sheets.
pub(crate) async fn run(environment: &Arc<Environment>, folder: &Path) -> Result<()> {
    for theme in ["dark", "light"] {
        let page = environment.open_browser(Browser::Chromium, Size::Desktop).await?;
        let shots = colours(&page, theme).await;
        page.close().await?;
        let sheet = Sheet { width: 360, columns: EYES.len(), dark: theme == "dark" };
        sheet.write(environment, &shots?, &folder.join(format!("eyes-{theme}.png"))).await?;
    }
    let page = environment.open_browser(Browser::Chromium, Size::Zoomed).await?;
    let shots = twice(&page).await;
    page.close().await?;
    let sheet = Sheet { width: 426, columns: 4, dark: true };
    sheet.write(environment, &shots?, &folder.join("twice-as-large.png")).await
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
        for eyes in EYES {
            let wish = json!({ "type": eyes });
            page.session().cdp().send_raw("Emulation.setEmulatedVisionDeficiency", wish).await?;
            let name = if eyes == "none" { name.to_owned() } else { format!("{name}, {eyes}") };
            shots.push((name, clipped(page, board.clone()).await?));
        }
        let wish = json!({ "type": "none" });
        page.session().cdp().send_raw("Emulation.setEmulatedVisionDeficiency", wish).await?;
    }
    Ok(shots)
}

async fn twice(page: &Page) -> Result<Vec<(String, String)>> {
    page.store("mad.settings", SETTINGS).await?;
    let mut shots = Vec::new();
    for scene in SCENES.iter().filter(|scene| scene.pictured) {
        scene.reach(page).await?;
        shots.push((scene.name(), capture(page, Size::Zoomed.pixels(), 0.33).await?));
    }
    Ok(shots)
}
