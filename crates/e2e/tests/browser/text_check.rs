//! What every screen owes its readers: all of it in sight, and all of it in their language.

use std::collections::BTreeSet;

use anyhow::Result;
use mad_e2e::{Page, SETTINGS};
use mad_i18n::Language;
use serde::Deserialize;

use crate::suite::expect;

/// Fewer words may be the same in two languages by rng.
const SENTENCE: usize = 3;

/// Somebody who reads one language, and notes what is wrong with what there is to read.
pub(super) struct Reader {
    language: Language,
    /// What is said in English and not in this language.
    english: Vec<String>,
    faults: BTreeSet<String>,
}

/// What a page shows.
#[derive(Deserialize)]
struct Shown {
    texts: Vec<String>,
    faults: Vec<String>,
}

/// Looks at every text that is shown, at labels and titles, and at where they end.
const LOOK: &str = "
    const [width] = arguments;
    const [texts, faults] = [[document.title], []];
    const name = (item, text) => `${item.localName}.${item.getAttribute('class') ?? ''} “${text.slice(0, 50)}”`;
    const wide = document.documentElement.scrollWidth;
    if (wide > width) faults.push(`the page is ${wide} pixels wide`);
    const cuts = (how) => how === 'hidden' || how === 'clip';
    const look = (node, item, text) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const fault = (what) => faults.push(`${name(item, text)} ${what}`);
        if (box.left < -1 || box.right > width + 1) fault('goes beyond the screen');
        const style = getComputedStyle(item);
        if (style.display !== 'inline' && item.scrollWidth > item.clientWidth + 1) {
            fault(`needs ${item.scrollWidth} pixels and has ${item.clientWidth}`);
        }
        for (let around = item; around !== document.body; around = around.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(around);
            const edge = around.getBoundingClientRect();
            const across = box.left < edge.left - 1 || box.right > edge.right + 1;
            const along = box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
            if (cuts(overflowX) && across || cuts(overflowY) && along) fault('is cut off');
        }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const [node, item] = [walker.currentNode, walker.currentNode.parentElement];
        const text = node.data.trim();
        if (!text || item.closest('svg, script, style, noscript') || !item.checkVisibility()) continue;
        texts.push(text);
        // What is only heard needs no room.
        if (!item.closest('.hidden, .unseen')) look(node, item, text);
    }
    for (const item of document.body.querySelectorAll('[aria-label], [title], [placeholder]')) {
        if (!item.checkVisibility()) continue;
        texts.push(...[item.ariaLabel, item.title, item.placeholder].filter((text) => text));
        if (!item.placeholder || item.closest('.unseen')) continue;
        const pen = document.createElement('canvas').getContext('2d');
        const style = getComputedStyle(item);
        pen.font = style.font;
        const room = item.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const needs = pen.measureText(item.placeholder).width;
        if (needs > room + 1) faults.push(`${name(item, item.placeholder)} needs ${needs} and has ${room}`);
    }
    for (const item of document.querySelectorAll('.status button, .status a')) {
        const box = item.getBoundingClientRect();
        const inside = box.left >= -0.5 && box.right <= width + 0.5 && box.top + scrollY >= -0.5
            && box.bottom + scrollY <= document.documentElement.scrollHeight + 0.5;
        if (!inside) faults.push(`${name(item, item.textContent)} is not inside the page`);
    }
    return { texts, faults };
";

fn words(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.contains(char::is_alphabetic)).count()
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// All that the files of a language say, without names, choices and placeholders.
fn sayings(language: Language) -> BTreeSet<String> {
    let lines = language.sources().iter().flat_map(|source| source.lines());
    let lines = lines.filter(|line| !line.starts_with('#'));
    let values = lines.map(|line| match line.trim_start().starts_with(['[', '*']) {
        true => line.split_once(']').map_or("", |(_, value)| value),
        false => line.split_once('=').map_or(line, |(_, value)| value),
    });
    let parts = values.flat_map(|value| value.split(['{', '}']));
    parts.filter(|part| !part.trim_start().starts_with('$')).map(plain).collect()
}

impl Reader {
    pub(super) fn new(language: Language) -> Self {
        let theirs = sayings(language);
        let all = theirs.iter().map(String::as_str).collect::<Vec<_>>().join("\n");
        let foreign = |saying: &String| match words(saying) {
            0 => false,
            count if count < SENTENCE => !theirs.contains(saying),
            _ => !all.contains(saying.as_str()),
        };
        let english = sayings(Language::English).into_iter().filter(foreign).collect();
        Self { language, english, faults: BTreeSet::new() }
    }

    /// Opens the app at a screen in this language, as if it had been chosen earlier.
    pub(super) async fn visit(&self, page: &Page, route: &str) -> Result<()> {
        page.leave_app().await?;
        page.store("mad.settings", &settings(self.language)).await?;
        page.visit(route).await?;
        page.wait_for(&format!(":root[lang={}]", self.language.code())).await
    }

    /// Reads what is on the screen.
    pub(super) async fn read(&mut self, page: &Page, state: &str) -> Result<()> {
        let (width, _) = page.size().pixels();
        let Shown { texts, faults } = page.run(LOOK, vec![width.into()]).await?;
        let texts: Vec<String> = texts.iter().map(|text| plain(text)).collect();
        let all = texts.join("\n");
        let left_over = self.english.iter().filter(|saying| match words(saying) {
            count if count < SENTENCE => texts.contains(saying),
            _ => all.contains(saying.as_str()),
        });
        let left_over = left_over.map(|saying| format!("“{saying}” is English"));
        let faults: Vec<String> = faults.into_iter().chain(left_over).collect();
        let code = self.language.code();
        self.faults.extend(faults.into_iter().map(|fault| format!("{code}, {state}: {fault}")));
        Ok(())
    }

    /// Whether all was well.
    pub(super) fn finish(&self) -> Result<()> {
        let faults: Vec<&str> = self.faults.iter().map(String::as_str).collect();
        expect(faults.is_empty(), faults.join("\n"))
    }
}

/// The usual settings, with a language.
fn settings(language: Language) -> String {
    SETTINGS.replace('}', &format!(r#","language":"{}"}}"#, language.code()))
}
