//! Checks that all texts of a screen are visible and in the chosen language.

use std::collections::BTreeSet;

use anyhow::Result;
use mad_e2e::{Page, SETTINGS};
use mad_i18n::Language;
use serde::Deserialize;

use crate::suite::expect;

/// Texts with fewer words may be the same in two languages.
const SENTENCE: usize = 3;

/// Collects faults of the texts in one language.
pub(super) struct Reader {
    language: Language,
    /// English texts that are not texts of this language.
    english: Vec<String>,
    faults: BTreeSet<String>,
}

/// The texts of a screen, and faults of their layout.
#[derive(Deserialize)]
struct Shown {
    texts: Vec<String>,
    faults: Vec<String>,
}

/// Collects texts, labels and titles, and finds texts that are cut off or outside of the screen.
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
        // Texts for screen readers only have no layout.
        const unseen = item.closest('.hidden, .unseen')
            || getComputedStyle(item).clipPath === 'inset(50%)';
        if (!unseen) look(node, item, text);
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

/// All texts of a language file, without names, selectors and placeholders.
fn texts_of(language: Language) -> BTreeSet<String> {
    let lines = language.sources().iter().flat_map(|source| source.lines());
    let lines = lines.filter(|line| !line.starts_with('#'));
    let values = lines.map(|line| {
        if line.trim_start().starts_with(['[', '*']) {
            line.split_once(']').map_or("", |(_, value)| value)
        } else {
            line.split_once('=').map_or(line, |(_, value)| value)
        }
    });
    let parts = values.flat_map(|value| value.split(['{', '}']));
    parts.filter(|part| !part.trim_start().starts_with('$')).map(plain).collect()
}

impl Reader {
    pub(super) fn new(language: Language) -> Self {
        let theirs = texts_of(language);
        let all = theirs.iter().map(String::as_str).collect::<Vec<_>>().join("\n");
        let foreign = |text: &String| match words(text) {
            0 => false,
            count if count < SENTENCE => !theirs.contains(text),
            _ => !all.contains(text.as_str()),
        };
        let english = texts_of(Language::English).into_iter().filter(foreign).collect();
        Self { language, english, faults: BTreeSet::new() }
    }

    /// Opens a screen with this language in the settings.
    pub(super) async fn visit(&self, page: &Page, route: &str) -> Result<()> {
        page.leave_app().await?;
        page.store("mad.settings", &settings(self.language)).await?;
        page.visit(route).await?;
        page.wait_for(&format!(":root[lang={}]", self.language.code())).await
    }

    /// Checks the screen.
    pub(super) async fn read(&mut self, page: &Page, state: &str) -> Result<()> {
        let (width, _) = page.size().pixels();
        let Shown { texts, faults } = page.run(LOOK, vec![width.into()]).await?;
        let texts: Vec<String> = texts.iter().map(|text| plain(text)).collect();
        let all = texts.join("\n");
        let left_over = self.english.iter().filter(|text| match words(text) {
            count if count < SENTENCE => texts.contains(text),
            _ => all.contains(text.as_str()),
        });
        let left_over = left_over.map(|text| format!("“{text}” is English"));
        let faults: Vec<String> = faults.into_iter().chain(left_over).collect();
        let code = self.language.code();
        self.faults.extend(faults.into_iter().map(|fault| format!("{code}, {state}: {fault}")));
        Ok(())
    }

    /// Fails if there were faults.
    pub(super) fn finish(&self) -> Result<()> {
        let faults: Vec<&str> = self.faults.iter().map(String::as_str).collect();
        expect(faults.is_empty(), faults.join("\n"))
    }
}

/// [`SETTINGS`] with a language.
fn settings(language: Language) -> String {
    SETTINGS.replace('}', &format!(r#","language":"{}"}}"#, language.code()))
}
