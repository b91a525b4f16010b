//! Accessibility of every scene: axe-core and contrast in both themes in English; overlapping controls and
//! the size of touch targets in every language.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result};
use mad_e2e::{Page, TOOLS};
use mad_i18n::Language;
use serde::Deserialize;
use serde_json::json;

use super::layout::FINGER;
use crate::controls;
use crate::suite::{expect, tests};
use mad_e2e::scenes::{SCENES, settings_in};

tests! {
    SMALL_AND_LARGE: scenes_in_english;
    PHONE: scenes_in_french, scenes_in_dutch, scenes_in_german;
    DESKTOP: forced_colours;
}

async fn scenes_in_english(page: &Page) -> Result<()> {
    every_scene(page, Language::English).await
}

async fn scenes_in_french(page: &Page) -> Result<()> {
    every_scene(page, Language::French).await
}

async fn scenes_in_dutch(page: &Page) -> Result<()> {
    every_scene(page, Language::Dutch).await
}

async fn scenes_in_german(page: &Page) -> Result<()> {
    every_scene(page, Language::German).await
}

/// Points in parts of scenes that are filled: across and down, as parts of their width and height.
const FILLED: [(&str, &str, f64, f64); 8] = [
    ("targets", ".free", 0.5, 0.5),
    ("targets", ".hit > .mark", 0.02, 0.02),
    ("refusal", ".bonus", 0.8, 0.1),
    ("danger", ".danger", 0.08, 0.23),
    ("settings", ".switch input:checked", 0.2, 0.5),
    ("settings", ".switch input:not(:checked)", 0.25, 0.5),
    ("lessons", ".pips .on", 0.5, 0.5),
    ("home with progress", ".levels-beaten .on", 0.15, 0.5),
];

/// The colours of a point of an element and of the page, in a screenshot: styles do not tell what the browser
/// removes.
const COLOURS: &str = "
    const [data, part, across, down] = given;
    const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const { left, top, width, height } = document.querySelector(part).getBoundingClientRect();
    const colour = (x, y) => context.getImageData(x, y, 1, 1).data.join();
    return [colour(left + across * width, top + down * height), colour(2, innerHeight - 2)];
";

/// The browser removes backgrounds, of which marks, switches and what is done consist.
async fn forced_colours(page: &Page) -> Result<()> {
    let forced = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
    page.session().cdp().send_raw("Emulation.setEmulatedMedia", forced).await?;
    let mut reached = "";
    for (name, part, across, down) in FILLED {
        if name != reached {
            let scene = SCENES.iter().find(|scene| scene.name() == name).context(name)?;
            scene.reach(page).await?;
            reached = name;
        }
        let show = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' });";
        page.run::<()>(show, vec![json!(part)]).await?;
        let shot = json!({ "format": "png" });
        let shot = page.session().cdp().send_raw("Page.captureScreenshot", shot).await?;
        let given = vec![shot["data"].clone(), json!(part), json!(across), json!(down)];
        let (seen, ground): (String, String) = page.run_async(COLOURS, given).await?;
        expect(seen != ground, format!("{name}: {part} has the colour of the page, {seen}"))?;
    }
    Ok(())
}

/// A finding: the rule, the element, and the reason.
#[derive(Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
struct Fault {
    rule: String,
    place: String,
    why: String,
}

/// Runs axe-core on the page, and its contrast rule in the given themes. It cannot see through layers, so
/// everything behind the front layer is hidden during the contrast rule; contrast on gradients, which
/// it leaves undecided, is computed here for each colour of the gradient. The toolbar of a phone is put
/// below the page instead of over it, and the transparent layer of arrows over the table is hidden.
const LOOK: &str = "
    const color = (text) => {
        const color = new axe.commons.color.Color();
        color.parseString(text);
        return color;
    };
    const on_gradient = (node) => {
        const text = document.querySelector(node.target[0]);
        let holder = text;
        while (!getComputedStyle(holder).backgroundImage.includes('gradient')) {
            holder = holder.parentElement;
        }
        const { backgroundImage, backgroundClip } = getComputedStyle(holder);
        const { color: ink, fontSize } = getComputedStyle(text);
        const paper = getComputedStyle(document.body).backgroundColor;
        const ratios = backgroundImage.match(/(?:rgba?|color)[(][^)]*[)]/g)
            .map((stop) => backgroundClip === 'text' ? [paper, stop] : [stop, ink])
            .map((pair) => axe.commons.color.getContrast(...pair.map(color)));
        const least = Math.min(...ratios);
        return least < (parseFloat(fontSize) < 24 ? 4.5 : 3) ? `${least} on a gradient` : null;
    };
    const on_drawing = (node) => {
        const text = document.querySelector(node.target[0]);
        let holder = text;
        while (color(getComputedStyle(holder).backgroundColor).alpha < 1) holder = holder.parentElement;
        const [paper, ink] = [getComputedStyle(holder).backgroundColor, getComputedStyle(text).fill];
        const ratio = axe.commons.color.getContrast(color(paper), color(ink));
        return ratio < 4.5 ? `${ratio} in a drawing` : null;
    };
    const unclear = (node) => {
        const [{ data, message }] = node.any;
        switch (data?.messageKey) {
            // Single characters, in colours that words have as well; empty fields.
            case 'shortTextContent': case 'emptyValue': case 'nonBmp': return null;
            case 'imgNode': return on_drawing(node);
            case 'bgGradient': return on_gradient(node);
            default: return `${data?.messageKey} ${message}`;
        }
    };
    const reasons = ({ any, all, none }) =>
        [...any, ...all, ...none].map((item) => item.message).join('; ');
    const list = (rules, why, theme) => rules
        .flatMap(({ id, impact, nodes }) => nodes.map((node) => ({
            rule: `${id} (${impact}${theme})`, place: node.html.slice(0, 160), why: why(node),
        })))
        .filter(({ why }) => why !== null);

    const options = { resultTypes: ['violations', 'incomplete'], preload: false };
    const rules = { 'color-contrast': { enabled: false } };
    const faults = list((await axe.run({ ...options, rules })).violations, reasons, '');
    const bar = document.querySelector('.game-bar');
    if (bar) bar.style.position = 'static';
    const arrows = document.querySelector('.arrows');
    if (arrows) arrows.style.display = 'none';
    const front = ['.tip', '.notice', '.popup', 'dialog[open]']
        .map((item) => document.querySelector(item)).find((item) => item);
    const behind = [];
    for (let item = front; item && item !== document.body; item = item.parentElement) {
        behind.push(...[...item.parentElement.children].filter((other) => other !== item));
    }
    behind.forEach((item) => { item.style.visibility = 'hidden'; });
    const chosen = document.documentElement.dataset.theme;
    for (const name of given[0]) {
        theme(name);
        const found = await axe.run({ ...options, runOnly: ['color-contrast'] });
        faults.push(...list(found.violations, reasons, `, ${name}`));
        faults.push(...list(found.incomplete, unclear, `, ${name}`));
    }
    theme(chosen);
    behind.forEach((item) => { item.style.visibility = ''; });
    if (bar) bar.style.position = '';
    if (arrows) arrows.style.display = '';
    return faults;
";

/// Finds touch targets that are too small, except links within a text. A field with a label is hit by
/// its label.
const SMALL: &str = "
    const [least] = arguments;
    const front = document.querySelector('dialog[open]') ?? document;
    const within_text = (item) => item.localName === 'a' && getComputedStyle(item).display === 'inline'
        && item.parentElement.textContent.trim() !== item.textContent.trim();
    const all = [...front.querySelectorAll(
        'a, button, input, textarea, select, summary, [tabindex=\"0\"], [data-spot], .badge')];
    const heard = (item) => item.closest('.unseen:not(:focus, :focus-within), [inert]') !== null;
    const used = all.filter((item) => !item.disabled && !within_text(item) && item.checkVisibility()
        && !heard(item) && getComputedStyle(item).pointerEvents !== 'none');
    return used.map((item) => [item, (item.closest('label') ?? item).getBoundingClientRect()])
        .filter(([, { width, height }]) => Math.min(width, height) < least - 0.01)
        .map(([item, { width, height }]) => ({
            rule: 'touch target too small',
            place: item.outerHTML.slice(0, 160),
            why: `${width} x ${height}`,
        }));
";

/// What is wrong with the current screen: overlapping controls and small touch targets; with axe-core, also what that
/// finds.
async fn faults_of_screen(page: &Page, with_axe: bool) -> Result<Vec<Fault>> {
    let mut found: Vec<Fault> = Vec::new();
    if with_axe {
        if !page.run::<bool>("return 'axe' in window;", Vec::new()).await? {
            let axe = tokio::fs::read_to_string(Path::new(TOOLS).join("axe.min.js")).await;
            let axe = axe.context("axe-core is missing: `cargo xtask test browser` fetches it")?;
            page.run::<()>(&axe, Vec::new()).await?;
        }
        found = page.run_async(LOOK, vec![json!(["dark", "light"])]).await?;
    }
    found.extend(controls::faults(page).await?.into_iter().map(|why| Fault {
        rule: "controls".to_owned(),
        place: page.size().to_string(),
        why,
    }));
    if page.size().has_touch() {
        found.extend(page.run::<Vec<Fault>>(SMALL, vec![FINGER.into()]).await?);
    }
    Ok(found)
}

/// Checks the current screen.
pub(super) async fn is_accessible(page: &Page, screen: &str, with_axe: bool) -> Result<()> {
    let faults = faults_of_screen(page, with_axe).await?;
    let lines = faults.iter().map(|Fault { rule, place, why }| format!("{rule}: {place}\n  {why}"));
    let lines: Vec<String> = lines.collect();
    expect(lines.is_empty(), format!("{screen}:\n{}", lines.join("\n")))
}

async fn every_scene(page: &Page, language: Language) -> Result<()> {
    page.enable_service_worker().await?;
    page.store("mad.settings", &settings_in(language)?).await?;
    // Structure and colours do not depend on the language, sizes do.
    let with_axe = language == Language::English;
    let mut faults: BTreeMap<Fault, Vec<String>> = BTreeMap::new();
    for scene in SCENES {
        scene.reach(page).await?;
        page.wait_for(&format!(":root[lang={}]", language.code())).await?;
        for fault in faults_of_screen(page, with_axe).await? {
            faults.entry(fault).or_default().push(scene.name());
        }
    }
    let lines = faults.iter().map(|(Fault { rule, place, why }, scenes)| {
        format!("{rule}: {place}\n  {why}\n  seen in {}", scenes.join(", "))
    });
    expect(faults.is_empty(), lines.collect::<Vec<_>>().join("\n"))
}
