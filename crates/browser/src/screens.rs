//! Pictures of all screens, on contact sheets.

use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use mad_browser::{Input, Page, SETTINGS, Size, World};
use mad_play::{Seat, Table};
use mad_rules::{BySide, Game, Position, Side};
use serde_json::{Value, json};

/// The way to a screen, from anywhere.
type Scene = for<'a> fn(&'a Page) -> Pin<Box<dyn Future<Output = Result<()>> + 'a>>;

/// Scenes with the names of their functions.
macro_rules! scenes {
    ($($name:ident),+ $(,)?) => {
        const SCENES: &[(&str, Scene)] = &[$((stringify!($name), |page| Box::pin($name(page)))),+];
    };
}

scenes! {
    first_visit, home, new_game_against_the_computer, new_game_of_two, picked_ship, aim, bonus,
    refusal, the_end, looking_back, menu, games, set_up, set_up_with_faults, settings, shared_link,
    lessons, lesson, lesson_with_a_hint, rules,
}

/// What is also kept by itself, as large as it is on the screen.
const BEST: [(Size, &str, &str); 2] =
    [(Size::Desktop, "dark", "aim"), (Size::Phone, "dark", "lesson with a hint")];

/// A few turns into a game on the 6x4 board.
const MIDDLE: &str = "b221b1111b212/b121b222b2111/1b1122/2r2121/r121r1221r112/r221r111r2221 \
                      r - r 6/40 21";
/// A ship is about to earn a bonus.
const NEAR: &str = "b1112b222/1r112b2121/4/1b1212/r2123/r121r111r222r221 r - b 3/40 31";
/// The next red turn wins.
const WON: &str = "b1112b112/r2212b212/4/2b1211/1r1222/r1121r1111 r - r 0/40 41";

/// Writes a sheet for each size and theme.
pub(crate) async fn run(world: &Arc<World>, folder: &Path) -> Result<bool> {
    std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    for size in Size::ALL {
        let (dark, light) =
            tokio::join!(shots(world, folder, size, "dark"), shots(world, folder, size, "light"));
        for (theme, shots) in [("dark", dark?), ("light", light?)] {
            let path = folder.join(format!("{size}-{theme}.png"));
            sheet(world, size, theme, &shots, &path).await?;
            println!("{}", path.display());
        }
    }
    Ok(true)
}

/// How wide a picture is on its sheet, and how many stand in a row.
const fn arrangement(size: Size) -> (u32, usize) {
    match size {
        Size::Phone => (232, 8),
        Size::Tablet => (270, 8),
        Size::Desktop => (440, 4),
    }
}

/// A picture of every scene, each as the text of a PNG.
async fn shots(
    world: &Arc<World>,
    folder: &Path,
    size: Size,
    theme: &str,
) -> Result<Vec<(String, String)>> {
    let page = world.visitor(size).await?;
    let work = async {
        page.session()
            .cdp()
            .send_raw("Emulation.setTimezoneOverride", json!({ "timezoneId": "UTC" }))
            .await?;
        page.store("mad.settings", &SETTINGS.replace("dark", theme)).await?;
        let mut shots = Vec::new();
        for (name, scene) in SCENES {
            let name = name.replace('_', " ");
            scene(&page).await.with_context(|| format!("{name}, {size}, {theme}"))?;
            let (width, height) = size.pixels();
            let density = if size.has_touch() { 2.0 } else { 1.0 };
            let scale = f64::from(arrangement(size).0) / f64::from(width) / density;
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
    page.leave().await?;
    result
}

async fn capture(page: &Page, (width, height): (u32, u32), scale: f64) -> Result<String> {
    // Not before everything is drawn and has come to rest.
    let drawn = "
        document.activeElement?.blur();
        await document.fonts.ready;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        await Promise.all(document.getAnimations().map((it) => it.finished.catch(() => {})));
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return true;
    ";
    page.promise::<bool>(drawn, Vec::new()).await?;
    let [x, y]: [f64; 2] = page.run("return [scrollX, scrollY];", Vec::new()).await?;
    let clip = json!({ "x": x, "y": y, "width": width, "height": height, "scale": scale });
    let wish = json!({ "format": "png", "clip": clip, "captureBeyondViewport": true });
    let shot = page.session().cdp().send_raw("Page.captureScreenshot", wish).await?;
    Ok(shot["data"].as_str().context("a picture")?.to_owned())
}

/// Puts pictures and their names on one page, and takes a picture of that.
async fn sheet(
    world: &Arc<World>,
    size: Size,
    theme: &str,
    shots: &[(String, String)],
    path: &Path,
) -> Result<()> {
    let page = world.visitor(Size::Desktop).await?;
    let work = async {
        page.go_away().await?;
        let (width, columns) = arrangement(size);
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
        let given = vec![json!(shots), json!(width), json!(columns), json!(theme == "dark")];
        let whole: (u32, u32) = page.promise(arrange, given).await?;
        let data = capture(&page, whole, 1.0).await?;
        save(&page, data, path).await
    };
    let result = work.await;
    page.leave().await?;
    result
}

/// Writes a picture; the browser knows how to read the text it comes as.
async fn save(page: &Page, data: String, path: &Path) -> Result<()> {
    let decode = "
        const bytes = Uint8Array.from(atob(given[0]), (letter) => letter.codePointAt(0));
        return [...bytes];
    ";
    let bytes: Vec<u8> = page.promise(decode, vec![Value::from(data)]).await?;
    std::fs::write(path, bytes).with_context(|| path.display().to_string())
}

fn position(mfen: &str) -> Result<Position> {
    mfen.parse().with_context(|| mfen.to_owned())
}

/// A table of two people, or of one against the computer.
fn table(mfen: &str, computer: bool) -> Result<Table> {
    let blue = if computer { Seat::Computer(3) } else { Seat::Person };
    let mut table =
        Table::new(Game::new(position(mfen)?), BySide { red: Seat::Person, blue }, 1, None);
    if !computer {
        table.set_tag("Red", "Ada");
        table.set_tag("Blue", "Grace");
    }
    Ok(table)
}

/// A click without a pointer, which would leave its trace on the picture.
async fn click(page: &Page, selector: &str) -> Result<()> {
    page.see(selector).await?;
    let click = "document.querySelector(arguments[0]).click(); return true;";
    page.run::<bool>(click, vec![selector.into()]).await.map(drop)
}

async fn first_visit(page: &Page) -> Result<()> {
    page.visit("").await?;
    page.see("[data-action=first-game]").await
}

async fn home(page: &Page) -> Result<()> {
    let mut over = Game::new(position(WON)?);
    over.play("a5a6".parse()?)?;
    let seats =
        BySide::from_fn(|side| if side == Side::Red { Seat::Person } else { Seat::Computer(2) });
    page.keep("c", Table::new(over, seats, 1, None)).await?;
    page.keep("b", table(NEAR, false)?).await?;
    page.keep("a", table(MIDDLE, true)?).await?;
    page.go_away().await?;
    page.visit("").await?;
    page.see("[data-action=continue]").await
}

async fn new_game_against_the_computer(page: &Page) -> Result<()> {
    page.visit("#/new/computer").await?;
    click(page, "main details summary").await
}

async fn new_game_of_two(page: &Page) -> Result<()> {
    page.visit("#/new/two").await
}

async fn picked_ship(page: &Page) -> Result<()> {
    page.deal("middle", table(MIDDLE, true)?).await?;
    page.tap(Input::of(page.size()), "d2").await?;
    page.see(".picked").await
}

async fn aim(page: &Page) -> Result<()> {
    page.deal("aim", table(MIDDLE, true)?).await?;
    // By keys, which reach every partner in the same way.
    page.tab_to("[data-spot]").await?;
    for spot in ["a2", "d2"] {
        page.walk_to(spot).await?;
        page.key(mad_browser::key::ENTER).await?;
    }
    page.see("[data-action=do-it]").await?;
    // The keyboard may have come by the foot of the page.
    page.run::<bool>("scrollTo(0, 0); return true;", Vec::new()).await?;
    page.see(".arrows .arrow").await
}

async fn bonus(page: &Page) -> Result<()> {
    page.deal("bonus", table(NEAR, false)?).await?;
    page.tap(Input::of(page.size()), "b5").await?;
    page.tap(Input::of(page.size()), "b6").await?;
    page.see("[data-action=end-turn]").await
}

async fn refusal(page: &Page) -> Result<()> {
    page.deal("refusal", table(NEAR, false)?).await?;
    page.tap(Input::of(page.size()), "b5").await?;
    page.tap(Input::of(page.size()), "c5").await?;
    page.see(".remark").await
}

async fn the_end(page: &Page) -> Result<()> {
    page.deal("end", table(WON, true)?).await?;
    page.tap(Input::of(page.size()), "a5").await?;
    page.tap(Input::of(page.size()), "a6").await?;
    page.see(".end").await
}

async fn looking_back(page: &Page) -> Result<()> {
    click(page, "[data-action=look-back]").await?;
    page.see("[data-action=to-the-end]").await
}

async fn menu(page: &Page) -> Result<()> {
    page.deal("menu", table(MIDDLE, true)?).await?;
    click(page, "[data-action=more]").await?;
    page.see("dialog[open]").await
}

async fn games(page: &Page) -> Result<()> {
    let forget = "
        const names = Object.keys(localStorage).filter((name) => name.startsWith('mad.game.'));
        names.filter((name) => name.length > 10).forEach((name) => localStorage.removeItem(name));
        return true;
    ";
    page.go_away().await?;
    page.run::<bool>(forget, Vec::new()).await?;
    page.visit("#/games").await?;
    page.see(".saved").await
}

async fn set_up(page: &Page) -> Result<()> {
    page.visit(&format!("#/setup/{}", MIDDLE.replace(' ', "_"))).await?;
    page.stands(&position(MIDDLE)?).await
}

async fn set_up_with_faults(page: &Page) -> Result<()> {
    click(page, "[data-action=clear]").await?;
    page.see(".faults").await
}

async fn settings(page: &Page) -> Result<()> {
    page.visit("#/settings").await?;
    page.see(".switch").await
}

async fn shared_link(page: &Page) -> Result<()> {
    let query = mad_play::game_to_query(&Game::new(position(NEAR)?));
    page.visit(&format!("#/game?{query}")).await?;
    page.see(".shared").await
}

async fn lessons(page: &Page) -> Result<()> {
    page.store("mad.lessons", r#"{"solved":["ships-1","ships-2","ships-3","moving-1"]}"#).await?;
    page.visit("#/learn").await?;
    page.see(".lessons").await
}

async fn lesson(page: &Page) -> Result<()> {
    page.visit("#/learn/expulsion").await?;
    page.tap(Input::of(page.size()), "c4").await?;
    page.see(".picked").await
}

async fn lesson_with_a_hint(page: &Page) -> Result<()> {
    page.visit("#/learn/rotation").await?;
    page.see(".lesson").await?;
    click(page, "[data-action=hint]").await?;
    page.see(".arrows .arrow").await
}

async fn rules(page: &Page) -> Result<()> {
    page.visit("#/rules/permutation").await?;
    page.see("#rules-permutation").await
}
