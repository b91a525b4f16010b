//! Pictures for other eyes: those that see fewer colours, and those that need everything twice as
//! large.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use mad_browser::{Page, SETTINGS, Size, World};
use serde_json::json;

use crate::scenes::SCENES;
use crate::screens::{Sheet, capture};

/// As the browser names them.
const EYES: [&str; 4] = ["none", "deuteranopia", "protanopia", "tritanopia"];
/// Where colours say something: sides, targets, the last turn, the tie-break.
const COLOURED: [&str; 3] = ["targets", "aim", "urgent tie break"];
/// What a desktop shows when everything is twice as large.
const TWICE: (u32, u32) = (640, 400);

/// Writes the sheets.
pub(crate) async fn run(world: &Arc<World>, folder: &Path) -> Result<()> {
    for theme in ["dark", "light"] {
        let page = world.visitor(Size::Desktop).await?;
        let shots = colours(&page, theme).await;
        page.leave().await?;
        let sheet = Sheet { width: 360, columns: EYES.len(), dark: theme == "dark" };
        sheet.write(world, &shots?, &folder.join(format!("eyes-{theme}.png"))).await?;
    }
    let page = world.visitor(Size::Desktop).await?;
    let shots = twice(&page).await;
    page.leave().await?;
    let sheet = Sheet { width: 426, columns: 4, dark: true };
    sheet.write(world, &shots?, &folder.join("twice-as-large.png")).await
}

async fn colours(page: &Page, theme: &str) -> Result<Vec<(String, String)>> {
    page.store("mad.settings", &SETTINGS.replace("dark", theme)).await?;
    let mut shots = Vec::new();
    for name in COLOURED {
        let scene = SCENES.iter().find(|scene| scene.name() == name).context(name)?;
        scene.reach(page).await?;
        for eyes in EYES {
            let wish = json!({ "type": eyes });
            page.session().cdp().send_raw("Emulation.setEmulatedVisionDeficiency", wish).await?;
            let name = if eyes == "none" { name.to_owned() } else { format!("{name}, {eyes}") };
            shots.push((name, capture(page, Size::Desktop.pixels(), 0.5).await?));
        }
        let wish = json!({ "type": "none" });
        page.session().cdp().send_raw("Emulation.setEmulatedVisionDeficiency", wish).await?;
    }
    Ok(shots)
}

async fn twice(page: &Page) -> Result<Vec<(String, String)>> {
    page.store("mad.settings", SETTINGS).await?;
    let (width, height) = TWICE;
    let screen =
        json!({ "width": width, "height": height, "deviceScaleFactor": 2, "mobile": false });
    page.session().cdp().send_raw("Emulation.setDeviceMetricsOverride", screen).await?;
    let mut shots = Vec::new();
    for scene in SCENES.iter().filter(|scene| scene.pictured) {
        scene.reach(page).await?;
        shots.push((scene.name(), capture(page, TWICE, 0.7).await?));
    }
    Ok(shots)
}
