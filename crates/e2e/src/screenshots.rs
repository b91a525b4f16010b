//! Screenshots of all screens, on contact sheets.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use mad_e2e::{Browser, Environment, Page, SETTINGS, Size};
use serde_json::{Value, json};

use crate::vision;
use mad_e2e::scenes::{SCENES, online_tour};

/// Screenshots that are also saved alone, in full size.
const BEST: [(Size, &str, &str); 2] =
    [(Size::Desktop, "dark", "aim"), (Size::Phone, "dark", "lesson with a hint")];

/// Writes a sheet for each size and theme.
pub(crate) async fn run(environment: &Arc<Environment>, folder: &Path) -> Result<bool> {
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    for size in Size::ALL {
        let (dark, light) = tokio::join!(
            shots(environment, folder, size, "dark"),
            shots(environment, folder, size, "light")
        );
        for (theme, shots) in [("dark", dark?), ("light", light?)] {
            let (width, columns) = arrangement(size);
            let sheet = Sheet { width, columns, dark: theme == "dark" };
            sheet.write(environment, &shots, &folder.join(format!("{size}-{theme}.png"))).await?;
        }
    }
    for size in [Size::Phone, Size::Desktop] {
        online(environment, folder, size).await?;
    }
    vision::run(environment, folder).await?;
    Ok(true)
}

/// Writes a sheet of the screens of online games.
async fn online(environment: &Arc<Environment>, folder: &Path, size: Size) -> Result<()> {
    let (width, columns) = arrangement(size);
    let pixels = size.pixels();
    let scale = f64::from(width) / f64::from(pixels.0) / size.density();
    let mut shots = Vec::new();
    online_tour(environment, size, SETTINGS, async |page, name| {
        if (size, name) == (Size::Desktop, "offer") {
            let whole = capture(page, pixels, 1.0).await?;
            save(page, whole, &folder.join("online-game-desktop.png")).await?;
        }
        shots.push((name.to_owned(), capture(page, pixels, scale).await?));
        Ok(())
    })
    .await?;
    let sheet = Sheet { width, columns, dark: true };
    sheet.write(environment, &shots, &folder.join(format!("online-{size}.png"))).await
}

/// The width of a screenshot on its sheet, and the number of columns.
const fn arrangement(size: Size) -> (u32, usize) {
    match size {
        Size::Phone => (232, 8),
        Size::Tablet => (270, 8),
        Size::Desktop | Size::Zoomed => (440, 4),
    }
}

/// Screenshots of all scenes, with their names, as PNG in base64.
async fn shots(
    environment: &Arc<Environment>,
    folder: &Path,
    size: Size,
    theme: &str,
) -> Result<Vec<(String, String)>> {
    let page = environment.open_browser(Browser::Chromium, size).await?;
    let work = async {
        page.session()
            .cdp()
            .send_raw("Emulation.setTimezoneOverride", json!({ "timezoneId": "UTC" }))
            .await?;
        page.store("mad.settings", &SETTINGS.replace("dark", theme)).await?;
        let mut shots = Vec::new();
        for scene in SCENES.iter().filter(|scene| scene.pictured) {
            let name = scene.name();
            scene.reach(&page).await.with_context(|| format!("{size}, {theme}"))?;
            let (width, height) = size.pixels();
            let scale = f64::from(arrangement(size).0) / f64::from(width) / size.density();
            if BEST.contains(&(size, theme, &name)) {
                let whole = capture(&page, (width, height), 1.0).await?;
                let path = folder.join(format!("{}-{size}.png", name.replace(' ', "-")));
                save(&page, whole, &path).await?;
            }
            shots.push((name, capture(&page, (width, height), scale).await?));
        }
        Ok(shots)
    };
    let result = work.await;
    page.close().await?;
    result
}

pub(crate) async fn capture(
    page: &Page,
    (width, height): (u32, u32),
    scale: f64,
) -> Result<String> {
    // Without a focus outline.
    let calm = "
        document.activeElement?.blur();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return true;
    ";
    page.run_async::<bool>(calm, Vec::new()).await?;
    let [x, y]: [f64; 2] = page.run("return [scrollX, scrollY];", Vec::new()).await?;
    let clip = json!({ "x": x, "y": y, "width": width, "height": height, "scale": scale });
    clipped(page, clip).await
}

/// A screenshot of a part of the page, as PNG in base64.
pub(crate) async fn clipped(page: &Page, clip: Value) -> Result<String> {
    let parameters = json!({ "format": "png", "clip": clip, "captureBeyondViewport": true });
    let shot = page.session().cdp().send_raw("Page.captureScreenshot", parameters).await?;
    Ok(shot["data"].as_str().context("a picture")?.to_owned())
}

/// A contact sheet.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sheet {
    /// Of each screenshot, in pixels.
    pub(crate) width: u32,
    pub(crate) columns: usize,
    pub(crate) dark: bool,
}

impl Sheet {
    /// Arranges screenshots and their names on a page, and takes a screenshot of that.
    pub(crate) async fn write(
        self,
        environment: &Arc<Environment>,
        shots: &[(String, String)],
        path: &Path,
    ) -> Result<()> {
        let page = environment.open_browser(Browser::Chromium, Size::Desktop).await?;
        let result = self.draw(&page, shots, path).await;
        page.close().await?;
        println!("{}", path.display());
        result
    }

    async fn draw(self, page: &Page, shots: &[(String, String)], path: &Path) -> Result<()> {
        page.leave_app().await?;
        let arrange = "
            const [shots, width, columns, dark] = given;
            const [paper, ink] = dark ? ['#20242f', '#dfe3f2'] : ['#d5d9e6', '#20242f'];
            document.body.style = `margin: 0; padding: 14px; display: grid; gap: 12px 14px;
                grid-template-columns: repeat(${columns}, ${width}px); width: max-content;
                background: ${paper}; color: ${ink}; font: 14px sans-serif`;
            for (const [name, data] of shots) {
                const figure = document.createElement('figure');
                figure.style = 'margin: 0';
                const image = new Image(width);
                image.src = `data:image/png;base64,${data}`;
                const caption = document.createElement('figcaption');
                caption.textContent = name;
                caption.style = 'padding-top: 4px';
                figure.append(image, caption);
                document.body.append(figure);
                await image.decode();
            }
            return [document.body.offsetWidth, document.body.offsetHeight];
        ";
        let Self { width, columns, dark } = self;
        let given = vec![json!(shots), json!(width), json!(columns), json!(dark)];
        let whole: (u32, u32) = page.run_async(arrange, given).await?;
        let data = capture(page, whole, 1.0).await?;
        save(page, data, path).await
    }
}

/// Writes a PNG that is given in base64; the browser decodes it.
async fn save(page: &Page, data: String, path: &Path) -> Result<()> {
    let decode = "
        const bytes = Uint8Array.from(atob(given[0]), (letter) => letter.codePointAt(0));
        return [...bytes];
    ";
    let bytes: Vec<u8> = page.run_async(decode, vec![Value::from(data)]).await?;
    std::fs::write(path, bytes).with_context(|| path.display().to_string())
}
