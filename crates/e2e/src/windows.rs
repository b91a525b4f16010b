//! Screenshots of all screens in windows from a small phone to a 4K screen, to be looked at.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use mad_e2e::scenes::SCENES;
use mad_e2e::{Browser, Environment, Page, SETTINGS, Size};
use mad_i18n::Language;
use serde_json::{Value, json};

use crate::screenshots::{Sheet, capture};

/// A window, and how its screenshots are arranged.
struct Window {
    width: u32,
    height: u32,
    touch: bool,
    /// The width of a screenshot on its sheet, and the number of columns.
    sheet: (u32, usize),
    /// Whether there is so little room that each language is looked at.
    tight: bool,
}

const WINDOWS: [Window; 7] = [
    Window { width: 320, height: 568, touch: true, sheet: (240, 12), tight: true },
    Window { width: 390, height: 844, touch: true, sheet: (260, 12), tight: true },
    Window { width: 768, height: 1024, touch: true, sheet: (384, 8), tight: false },
    Window { width: 1366, height: 768, touch: false, sheet: (683, 5), tight: true },
    Window { width: 1920, height: 1080, touch: false, sheet: (720, 5), tight: false },
    Window { width: 2560, height: 1600, touch: false, sheet: (720, 5), tight: false },
    Window { width: 3840, height: 2160, touch: false, sheet: (720, 5), tight: false },
];

/// Writes a sheet for each window and theme; for tight windows one for each language.
pub(crate) async fn run(environment: &Arc<Environment>, folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    for window in &WINDOWS {
        for theme in ["dark", "light"] {
            for language in Language::ALL {
                let english = language == Language::English;
                if english || (window.tight && theme == "dark") {
                    write(environment, folder, window, theme, language).await?;
                }
            }
        }
    }
    Ok(())
}

async fn write(
    environment: &Arc<Environment>,
    folder: &Path,
    window: &Window,
    theme: &str,
    language: Language,
) -> Result<()> {
    let page = environment.open_browser(Browser::Chromium, Size::Desktop).await?;
    let shots = shots(&page, window, theme, language).await;
    page.close().await?;
    let (width, columns) = window.sheet;
    let sheet = Sheet { width, columns, dark: theme == "dark" };
    let name = format!("{}x{}-{theme}-{}.png", window.width, window.height, language.code());
    sheet.write(environment, &shots?, &folder.join(name)).await
}

/// Screenshots of all scenes, with their names, as PNG in base64.
async fn shots(
    page: &Page,
    window: &Window,
    theme: &str,
    language: Language,
) -> Result<Vec<(String, String)>> {
    let mut settings: Value = serde_json::from_str(SETTINGS)?;
    settings["theme"] = theme.into();
    settings["language"] = language.code().into();
    page.store("mad.settings", &settings.to_string()).await?;
    let mut shots = Vec::new();
    for scene in SCENES {
        scene.reach(page).await?;
        // After every scene: a new document has the size of the browser window again.
        let touch = json!({ "enabled": window.touch });
        page.session().cdp().send_raw("Emulation.setTouchEmulationEnabled", touch).await?;
        page.resize((window.width, window.height)).await?;
        page.run::<()>("scrollTo(0, 0);", Vec::new()).await?;
        let scale = f64::from(window.sheet.0) / f64::from(window.width);
        let shot = capture(page, (window.width, window.height), scale).await?;
        shots.push((scene.name(), shot));
    }
    Ok(shots)
}
